# gradients: _reshape_alias.default
# case c0: by c0_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._reshape_alias.default](args = (%c0_self, [3, 4], [4, 1]), kwargs = {})
    return (c0,)
