# seed 132, edge_dialect_nodes, 2 -> 7, special values, calls after, strided
# symbolic s0 = 0 interpreter the graph breaks 2 invariants
#   V6 node %aten_add_tensor (call_function torch.add) calls executorch.exir.dialects.edge._ops.aten.add.Tensor, which is unknown or cannot be resolved
#   V6 node %aten_relu_default (call_function torch.relu) calls executorch.exir.dialects.edge._ops.aten.relu.default, which is unknown or cannot be resolved; other run no error
# input x: f32[7] 3.4028234663852886e+38 -2 0 -2 1 -2 -inf
graph():
    %x : [num_users=1] = placeholder[target=x]
    %aten_add_tensor : [num_users=1] = call_function[target=torch.add](args = (%x, %x), kwargs = {})
    %aten_relu_default : [num_users=1] = call_function[target=torch.relu](args = (%aten_add_tensor,), kwargs = {})
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%aten_relu_default,), kwargs = {})
    %amax : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%relu,), kwargs = {})
    return (amax,)

