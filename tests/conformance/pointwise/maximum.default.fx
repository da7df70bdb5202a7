# conformance: maximum.default
# values: maximum.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=2] = placeholder[target=c3_other]
    %c4_self : [num_users=4] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_other : [num_users=4] = placeholder[target=c5_other]
    %c6_other : [num_users=4] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_other : [num_users=1] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=3] = placeholder[target=c13_self]
    %c13_other : [num_users=4] = placeholder[target=c13_other]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_other : [num_users=1] = placeholder[target=c16_other]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_other : [num_users=1] = placeholder[target=c17_other]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c18_other : [num_users=1] = placeholder[target=c18_other]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_other : [num_users=1] = placeholder[target=c19_other]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_other : [num_users=1] = placeholder[target=c24_other]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c25_other : [num_users=1] = placeholder[target=c25_other]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c27_self : [num_users=4] = placeholder[target=c27_self]
    %c28_other : [num_users=1] = placeholder[target=c28_other]
    %c30_other : [num_users=1] = placeholder[target=c30_other]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_other : [num_users=1] = placeholder[target=c31_other]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_other : [num_users=1] = placeholder[target=c32_other]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c34_other : [num_users=1] = placeholder[target=c34_other]
    %c35_self : [num_users=1] = placeholder[target=c35_self]
    %c35_other : [num_users=1] = placeholder[target=c35_other]
    %c36_self : [num_users=3] = placeholder[target=c36_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c4_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c4_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c4_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c8_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c10_self, %c10_other), kwargs = {})
    %c11_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c11_self, [2, 1, 0]), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_other, 1, 0, 8, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c11_0v, %c11_1v), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c12_self, %c6_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c13_self, %c13_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c13_self, %c5_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c13_self, %c3_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c16_self, %c16_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c17_self, %c17_other), kwargs = {})
    %c18_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c18_self, [2, 1, 0]), kwargs = {})
    %c18_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c18_other, 1, 0, 8, 2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c18_0v, %c18_1v), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c19_self, %c19_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c20_self, %c13_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c20_self, %c5_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c20_self, %c6_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c23_self, %c23_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c24_self, %c24_other), kwargs = {})
    %c25_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c25_self, [2, 1, 0]), kwargs = {})
    %c25_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c25_other, 1, 0, 8, 2), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c25_0v, %c25_1v), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c26_self, %c7_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c27_self, %c13_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c27_self, %c28_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c27_self, %c6_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c27_self, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c31_self, %c31_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c32_self, %c32_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c33_self, %c33_self), kwargs = {})
    %c34_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c34_self, [2, 1, 0]), kwargs = {})
    %c34_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c34_other, 1, 0, 8, 2), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c34_0v, %c34_1v), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c35_self, %c35_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c36_self, %c5_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c36_self, %c13_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c36_self, %c7_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38)
