# gradients: contiguous.default
# case c0: by c0_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.contiguous.default](args = (%c0_self_view,), kwargs = {})
    return (c0,)
