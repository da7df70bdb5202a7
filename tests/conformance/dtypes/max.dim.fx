# conformance: max.dim
# values: max.dim.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=2] = placeholder[target=c16_self]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_self : [num_users=2] = placeholder[target=c20_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=2] = placeholder[target=c24_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c28_self : [num_users=2] = placeholder[target=c28_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c0_self, 1), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c0_self, 0, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c2_self, 1), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c3_self, 0), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c4_self, 1), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c4_self, 0, True), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c6_self, 1), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c7_self, 0), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c8_self, 1), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c8_self, 0, True), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c10 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c10_self, 1), kwargs = {})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    %c11 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c11_self, 0), kwargs = {})
    %c11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 0), kwargs = {})
    %c11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 1), kwargs = {})
    %c12 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c12_self, 1), kwargs = {})
    %c12_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 0), kwargs = {})
    %c12_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 1), kwargs = {})
    %c13 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c12_self, 0, True), kwargs = {})
    %c13_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 0), kwargs = {})
    %c13_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 1), kwargs = {})
    %c14 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c14_self, 1), kwargs = {})
    %c14_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c14, 0), kwargs = {})
    %c14_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c14, 1), kwargs = {})
    %c15 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c15_self, 0), kwargs = {})
    %c15_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c15, 0), kwargs = {})
    %c15_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c15, 1), kwargs = {})
    %c16 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c16_self, 1), kwargs = {})
    %c16_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c16, 0), kwargs = {})
    %c16_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c16, 1), kwargs = {})
    %c17 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c16_self, 0, True), kwargs = {})
    %c17_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c17, 0), kwargs = {})
    %c17_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c17, 1), kwargs = {})
    %c18 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c18_self, 1), kwargs = {})
    %c18_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c18, 0), kwargs = {})
    %c18_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c18, 1), kwargs = {})
    %c19 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c19_self, 0), kwargs = {})
    %c19_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c19, 0), kwargs = {})
    %c19_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c19, 1), kwargs = {})
    %c20 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c20_self, 1), kwargs = {})
    %c20_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c20, 0), kwargs = {})
    %c20_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c20, 1), kwargs = {})
    %c21 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c20_self, 0, True), kwargs = {})
    %c21_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c21, 0), kwargs = {})
    %c21_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c21, 1), kwargs = {})
    %c22 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c22_self, 1), kwargs = {})
    %c22_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c22, 0), kwargs = {})
    %c22_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c22, 1), kwargs = {})
    %c23 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c23_self, 0), kwargs = {})
    %c23_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c23, 0), kwargs = {})
    %c23_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c23, 1), kwargs = {})
    %c24 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c24_self, 1), kwargs = {})
    %c24_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c24, 0), kwargs = {})
    %c24_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c24, 1), kwargs = {})
    %c25 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c24_self, 0, True), kwargs = {})
    %c25_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c25, 0), kwargs = {})
    %c25_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c25, 1), kwargs = {})
    %c26 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c26_self, 1), kwargs = {})
    %c26_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c26, 0), kwargs = {})
    %c26_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c26, 1), kwargs = {})
    %c27 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c27_self, 0), kwargs = {})
    %c27_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c27, 0), kwargs = {})
    %c27_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c27, 1), kwargs = {})
    %c28 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c28_self, 1), kwargs = {})
    %c28_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c28, 0), kwargs = {})
    %c28_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c28, 1), kwargs = {})
    %c29 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c28_self, 0, True), kwargs = {})
    %c29_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c29, 0), kwargs = {})
    %c29_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c29, 1), kwargs = {})
    %c30 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c30_self, 1), kwargs = {})
    %c30_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c30, 0), kwargs = {})
    %c30_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c30, 1), kwargs = {})
    %c31 : [num_users=2] = call_function[target=torch.ops.aten.max.dim](args = (%c31_self, 0), kwargs = {})
    %c31_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c31, 0), kwargs = {})
    %c31_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c31, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1, c10_out0, c10_out1, c11_out0, c11_out1, c12_out0, c12_out1, c13_out0, c13_out1, c14_out0, c14_out1, c15_out0, c15_out1, c16_out0, c16_out1, c17_out0, c17_out1, c18_out0, c18_out1, c19_out0, c19_out1, c20_out0, c20_out1, c21_out0, c21_out1, c22_out0, c22_out1, c23_out0, c23_out1, c24_out0, c24_out1, c25_out0, c25_out1, c26_out0, c26_out1, c27_out0, c27_out1, c28_out0, c28_out1, c29_out0, c29_out1, c30_out0, c30_out1, c31_out0, c31_out1)
