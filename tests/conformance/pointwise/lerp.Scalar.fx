# conformance: lerp.Scalar
# values: lerp.Scalar.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_end : [num_users=3] = placeholder[target=c0_end]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_end : [num_users=1] = placeholder[target=c3_end]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_end : [num_users=1] = placeholder[target=c4_end]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_end : [num_users=1] = placeholder[target=c5_end]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_end : [num_users=1] = placeholder[target=c6_end]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_end : [num_users=1] = placeholder[target=c7_end]
    %c8_self : [num_users=3] = placeholder[target=c8_self]
    %c8_end : [num_users=3] = placeholder[target=c8_end]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_end : [num_users=1] = placeholder[target=c11_end]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_end : [num_users=1] = placeholder[target=c12_end]
    %c13_self : [num_users=3] = placeholder[target=c13_self]
    %c13_end : [num_users=3] = placeholder[target=c13_end]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_end : [num_users=1] = placeholder[target=c16_end]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_end : [num_users=1] = placeholder[target=c17_end]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 0.25), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 0.75), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, -1.5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c3_self, %c3_end, 0.25), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_end, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c4_0v, %c4_1v, 0.75), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c5_self, %c5_end, -1.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c6_self, %c6_end, 0.25), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c7_self, %c7_end, 0.4), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c8_self, %c8_end, 0.25), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c8_self, %c8_end, 0.75), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c8_self, %c8_end, -1.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c11_self, %c11_end, 0.25), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c12_self, %c12_end, 0.4), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c13_self, %c13_end, 0.25), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c13_self, %c13_end, 0.75), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c13_self, %c13_end, -1.5), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c16_self, %c16_end, 0.25), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c17_self, %c17_end, 0.4), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17)
