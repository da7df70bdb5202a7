# conformance: clamp_max.default
# values: clamp_max.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c0_self, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c0_self, -0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c0_self, nan), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c3_0v, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c4_self, -0.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c5_self, nan), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c6_self, 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c6_self, -0.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c6_self, nan), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c9_self, 1), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c9_self, -0.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c9_self, nan), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c12_self, 1), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c12_self, -0.5), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c12_self, nan), kwargs = {})
    %c15_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c15_self, 1, 0, 10, 2), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c15_0v, 1), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c16_self, -0.5), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c17_self, nan), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c18_self, 1), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c18_self, -0.5), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%c18_self, nan), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20)
