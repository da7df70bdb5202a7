# gradients: rrelu_with_noise.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_noise : [num_users=2] = placeholder[target=c0_noise]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c0_self, %c0_noise, 0.1, 0.3, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c0_self, %c0_noise, 0.25, 0.25, True), kwargs = {})
    return (c0, c1)
