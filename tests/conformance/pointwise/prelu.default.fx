# conformance: prelu.default
# values: prelu.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c1_self : [num_users=3] = placeholder[target=c1_self]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c5_self : [num_users=3] = placeholder[target=c5_self]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c9_weight : [num_users=1] = placeholder[target=c9_weight]
    %c10_weight : [num_users=1] = placeholder[target=c10_weight]
    %c11_weight : [num_users=1] = placeholder[target=c11_weight]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_weight : [num_users=1] = placeholder[target=c12_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c0_self, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c1_self, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c1_self, %c2_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c1_self, %c0_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c4_self, %c4_weight), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c5_self, %c5_weight), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c5_self, %c6_weight), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c5_self, %c7_weight), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c8_self, %c8_weight), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c9_self, %c9_weight), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c9_self, %c10_weight), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c9_self, %c11_weight), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c12_self, %c12_weight), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12)
