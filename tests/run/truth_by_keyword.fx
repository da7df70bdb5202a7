# The operand is a keyword argument, and may be the last one.
# input x: f32[2, 3] 0 2 0 0 0 0
# expect out0: b8[2] 1 0
# expect out1: b8[3] 0 0 0
graph():
    %x : [num_users=2] = placeholder[target=x]
    %any_1 : [num_users=1] = call_function[target=torch.ops.aten.any.dim](args = (), kwargs = {self: %x, dim: 1})
    %all_1 : [num_users=1] = call_function[target=torch.ops.aten.all.dim](args = (), kwargs = {dim: 0, self: %x})
    return (any_1, all_1)
