# conformance: rrelu_with_noise.default
# values: rrelu_with_noise.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_noise : [num_users=2] = placeholder[target=c0_noise]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_noise : [num_users=2] = placeholder[target=c2_noise]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_noise : [num_users=2] = placeholder[target=c4_noise]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c0_self, %c0_noise, 0.1, 0.3, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c0_self, %c0_noise, 0.25, 0.25, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c2_self, %c2_noise, 0.1, 0.3, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c2_self, %c2_noise, 0.25, 0.25, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c4_self, %c4_noise, 0.1, 0.3, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%c4_self, %c4_noise, 0.25, 0.25, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
