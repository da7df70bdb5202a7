# conformance: sub.Tensor
# values: sub.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float16 rtol=0.001 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_other : [num_users=3] = placeholder[target=c0_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=3] = placeholder[target=c5_other]
    %c6_self : [num_users=4] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_other : [num_users=4] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c11_other : [num_users=3] = placeholder[target=c11_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c17_self : [num_users=5] = placeholder[target=c17_self]
    %c17_other : [num_users=3] = placeholder[target=c17_other]
    %c22_self : [num_users=3] = placeholder[target=c22_self]
    %c22_other : [num_users=3] = placeholder[target=c22_other]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c25_other : [num_users=1] = placeholder[target=c25_other]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_other : [num_users=1] = placeholder[target=c26_other]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c27_other : [num_users=1] = placeholder[target=c27_other]
    %c28_self : [num_users=5] = placeholder[target=c28_self]
    %c33_self : [num_users=2] = placeholder[target=c33_self]
    %c33_other : [num_users=2] = placeholder[target=c33_other]
    %c35_self : [num_users=1] = placeholder[target=c35_self]
    %c35_other : [num_users=1] = placeholder[target=c35_other]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c36_other : [num_users=1] = placeholder[target=c36_other]
    %c37_self : [num_users=4] = placeholder[target=c37_self]
    %c39_other : [num_users=1] = placeholder[target=c39_other]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c40_other : [num_users=1] = placeholder[target=c40_other]
    %c42_self : [num_users=3] = placeholder[target=c42_self]
    %c42_other : [num_users=3] = placeholder[target=c42_other]
    %c45_self : [num_users=2] = placeholder[target=c45_self]
    %c45_other : [num_users=1] = placeholder[target=c45_other]
    %c47_self : [num_users=2] = placeholder[target=c47_self]
    %c47_other : [num_users=2] = placeholder[target=c47_other]
    %c49_self : [num_users=2] = placeholder[target=c49_self]
    %c49_other : [num_users=1] = placeholder[target=c49_other]
    %c50_other : [num_users=2] = placeholder[target=c50_other]
    %c51_self : [num_users=2] = placeholder[target=c51_self]
    %c51_other : [num_users=2] = placeholder[target=c51_other]
    %c53_self : [num_users=2] = placeholder[target=c53_self]
    %c53_other : [num_users=1] = placeholder[target=c53_other]
    %c54_other : [num_users=1] = placeholder[target=c54_other]
    %c55_self : [num_users=2] = placeholder[target=c55_self]
    %c55_other : [num_users=2] = placeholder[target=c55_other]
    %c57_self : [num_users=2] = placeholder[target=c57_self]
    %c57_other : [num_users=1] = placeholder[target=c57_other]
    %c59_self : [num_users=2] = placeholder[target=c59_self]
    %c59_other : [num_users=2] = placeholder[target=c59_other]
    %c61_self : [num_users=2] = placeholder[target=c61_self]
    %c61_other : [num_users=1] = placeholder[target=c61_other]
    %c62_other : [num_users=1] = placeholder[target=c62_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 3})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 0.25})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c4_0v, %c4_1v), kwargs = {alpha: 3})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c5_self, %c5_other), kwargs = {alpha: 0.25})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c6_self, %c7_other), kwargs = {alpha: 3})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c6_self, %c8_other), kwargs = {alpha: 0.25})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c9_self, %c9_other), kwargs = {alpha: 3})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c6_self, 2), kwargs = {alpha: 0.25})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c11_self, %c11_other), kwargs = {alpha: 3})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c11_self, %c11_other), kwargs = {alpha: 0.25})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c14_self, %c14_other), kwargs = {})
    %c15_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c15_self, [2, 1, 0]), kwargs = {})
    %c15_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c15_other, 1, 0, 8, 2), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c15_0v, %c15_1v), kwargs = {alpha: 3})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c16_self, %c8_other), kwargs = {alpha: 0.25})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c17_self, %c17_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c17_self, %c7_other), kwargs = {alpha: 3})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c17_self, %c5_other), kwargs = {alpha: 0.25})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c17_self, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c17_self, 0.5), kwargs = {alpha: 3})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c22_self, %c22_other), kwargs = {alpha: 3})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c22_self, %c22_other), kwargs = {alpha: 0.25})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c25_self, %c25_other), kwargs = {})
    %c26_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c26_self, [2, 1, 0]), kwargs = {})
    %c26_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c26_other, 1, 0, 8, 2), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c26_0v, %c26_1v), kwargs = {alpha: 3})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c27_self, %c27_other), kwargs = {alpha: 0.25})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c28_self, %c17_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c28_self, %c7_other), kwargs = {alpha: 3})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c28_self, %c8_other), kwargs = {alpha: 0.25})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c28_self, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c28_self, 0.5), kwargs = {alpha: 3})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c33_self, %c33_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c33_self, %c33_other), kwargs = {alpha: 3})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c35_self, %c35_other), kwargs = {})
    %c36_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c36_self, [2, 1, 0]), kwargs = {})
    %c36_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c36_other, 1, 0, 8, 2), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c36_0v, %c36_1v), kwargs = {alpha: 3})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, %c17_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, %c8_other), kwargs = {alpha: 0.25})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, %c39_other), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c40_self, %c40_other), kwargs = {alpha: 3})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, 0.5), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c42_self, %c42_other), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c42_self, %c42_other), kwargs = {alpha: 3})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c42_self, %c42_other), kwargs = {alpha: 0.25})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c45_self, %c45_other), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c45_self, %c5_other), kwargs = {alpha: 3})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c47_self, %c47_other), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c47_self, %c47_other), kwargs = {alpha: 3})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c49_self, %c49_other), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c49_self, %c50_other), kwargs = {alpha: 3})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c51_self, %c51_other), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c51_self, %c51_other), kwargs = {alpha: 3})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c53_self, %c53_other), kwargs = {})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c53_self, %c54_other), kwargs = {alpha: 3})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c55_self, %c55_other), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c55_self, %c55_other), kwargs = {alpha: 3})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c57_self, %c57_other), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c57_self, %c50_other), kwargs = {alpha: 3})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c59_self, %c59_other), kwargs = {})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c59_self, %c59_other), kwargs = {alpha: 3})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c61_self, %c61_other), kwargs = {})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c61_self, %c62_other), kwargs = {alpha: 3})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62)
