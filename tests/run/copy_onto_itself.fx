# Both operands are one view of a dim of size 1 with a step of 2.
# input x: bf16[2] 2.75 1.5
# expect out0: bf16[2] 0 0
graph():
    %x : [num_users=2] = placeholder[target=x]
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [1, 1, 1, 1, -1]), kwargs = {})
    %slice_1 : [num_users=2] = call_function[target=torch.ops.aten.slice.Tensor](args = (%reshape, 2, -2, 2, 2), kwargs = {})
    %zero_ : [num_users=1] = call_function[target=torch.ops.aten.zero_.default](args = (%slice_1,), kwargs = {})
    %copy_ : [num_users=0] = call_function[target=torch.ops.aten.copy_.default](args = (%zero_, %slice_1), kwargs = {})
    return (x,)
