# gradients: zero.default
# case c0: by c0_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.zero.default](args = (%c0_self_view,), kwargs = {})
    return (c0,)
