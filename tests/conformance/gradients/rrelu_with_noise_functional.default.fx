# gradients: rrelu_with_noise_functional.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_noise : [num_users=2] = placeholder[target=c0_noise]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_functional.default](args = (%c0_self, %c0_noise, 0.1, 0.3, False), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_functional.default](args = (%c0_self, %c0_noise, 0.25, 0.25, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
