# gradients: dot.default
# case c0: by c0_self c0_tensor
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_tensor : [num_users=1] = placeholder[target=c0_tensor]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c0_self, %c0_tensor), kwargs = {})
    return (c0,)
