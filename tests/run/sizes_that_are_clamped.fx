# A size that is itself Max(1, s). In strides, Max(1, s) stands for this size, not for a size s that may be 0.
# input x: f32[3] -1 2.5 1.5
# expect out0: f32[9, 1] 2 2 2 2 2 2 2 2 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %size : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, -1), kwargs = {})
    %larger : [num_users=1] = call_function[target=torch.sym_max](args = (%size, 1), kwargs = {})
    %full : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([3, %larger], 2), kwargs = {dtype: torch.float32})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%full, 0), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%add, [9, -1]), kwargs = {})
    return (reshape,)
