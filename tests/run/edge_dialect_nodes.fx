# Ops of ExecuTorch's edge dialect, as print(graph) names them.
# input x: f32[2] 1 -2
# expect out0: f32[2] 2 0
graph():
    %x : [num_users=1] = placeholder[target=x]
    %aten_add_tensor : [num_users=1] = call_function[target=executorch.exir.dialects.edge._ops.aten.add.Tensor](args = (%x, %x), kwargs = {})
    %aten_relu_default : [num_users=1] = call_function[target=executorch.exir.dialects.edge._ops.aten.relu.default](args = (%aten_add_tensor,), kwargs = {})
    return (aten_relu_default,)
