# gradients: pixel_unshuffle.default
# case c0: by c0_self, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pixel_unshuffle.default](args = (%c0_self, 1), kwargs = {})
    return (c0,)
