# conformance: copy.default
# values: copy.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_src : [num_users=2] = placeholder[target=c3_src]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_src : [num_users=4] = placeholder[target=c6_src]
    %c7_src : [num_users=3] = placeholder[target=c7_src]
    %c8_src : [num_users=3] = placeholder[target=c8_src]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_src : [num_users=1] = placeholder[target=c9_src]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c11_src : [num_users=4] = placeholder[target=c11_src]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_src : [num_users=1] = placeholder[target=c14_src]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=3] = placeholder[target=c16_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_src : [num_users=1] = placeholder[target=c19_src]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_src : [num_users=1] = placeholder[target=c20_src]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_src : [num_users=1] = placeholder[target=c21_src]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_src : [num_users=1] = placeholder[target=c23_src]
    %c24_self : [num_users=4] = placeholder[target=c24_self]
    %c25_src : [num_users=1] = placeholder[target=c25_src]
    %c27_src : [num_users=1] = placeholder[target=c27_src]
    %c28_self : [num_users=1] = placeholder[target=c28_self]
    %c28_src : [num_users=1] = placeholder[target=c28_src]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=3] = placeholder[target=c30_self]
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c0_0v, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c1_self, %c1_self), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_src, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c3_self, %c3_src), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c4_self, %c4_src), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c5_self, %c5_src), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c5_self, %c6_src), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c5_self, %c7_src), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c5_self, %c8_src), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_self, [1, 0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c9_0v, %c9_src), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c10_self, %c10_self), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c11_self, %c11_src), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c11_self, %c6_src), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c11_self, %c3_src), kwargs = {})
    %c14_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c14_self, [1, 0]), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c14_0v, %c14_src), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c15_self, %c15_self), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c16_self, %c11_src), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c16_self, %c6_src), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c16_self, %c7_src), kwargs = {})
    %c19_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c19_self, [1, 0]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c19_0v, %c19_src), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c20_self, %c20_src), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [2, 1, 0]), kwargs = {})
    %c21_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c21_src, 1, 0, 8, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c21_0v, %c21_1v), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c22_self, %c8_src), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c23_self, %c23_src), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c24_self, %c11_src), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c24_self, %c25_src), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c24_self, %c7_src), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c24_self, %c27_src), kwargs = {})
    %c28_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c28_self, [1, 0]), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c28_0v, %c28_src), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c29_self, %c29_self), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c30_self, %c6_src), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c30_self, %c11_src), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c30_self, %c8_src), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32)
