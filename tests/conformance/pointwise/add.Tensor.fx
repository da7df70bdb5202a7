# conformance: add.Tensor
# values: add.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: bool rtol=0 atol=0
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
    %c7_other : [num_users=4] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c11_other : [num_users=3] = placeholder[target=c11_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_other : [num_users=3] = placeholder[target=c16_other]
    %c17_self : [num_users=5] = placeholder[target=c17_self]
    %c17_other : [num_users=4] = placeholder[target=c17_other]
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
    %c37_self : [num_users=6] = placeholder[target=c37_self]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c40_other : [num_users=1] = placeholder[target=c40_other]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c41_other : [num_users=1] = placeholder[target=c41_other]
    %c44_self : [num_users=2] = placeholder[target=c44_self]
    %c44_other : [num_users=2] = placeholder[target=c44_other]
    %c46_self : [num_users=1] = placeholder[target=c46_self]
    %c47_self : [num_users=1] = placeholder[target=c47_self]
    %c47_other : [num_users=1] = placeholder[target=c47_other]
    %c48_self : [num_users=4] = placeholder[target=c48_self]
    %c52_self : [num_users=3] = placeholder[target=c52_self]
    %c52_other : [num_users=3] = placeholder[target=c52_other]
    %c55_self : [num_users=2] = placeholder[target=c55_self]
    %c55_other : [num_users=1] = placeholder[target=c55_other]
    %c57_self : [num_users=2] = placeholder[target=c57_self]
    %c57_other : [num_users=2] = placeholder[target=c57_other]
    %c59_self : [num_users=2] = placeholder[target=c59_self]
    %c59_other : [num_users=1] = placeholder[target=c59_other]
    %c61_self : [num_users=2] = placeholder[target=c61_self]
    %c61_other : [num_users=2] = placeholder[target=c61_other]
    %c63_self : [num_users=2] = placeholder[target=c63_self]
    %c63_other : [num_users=1] = placeholder[target=c63_other]
    %c64_other : [num_users=1] = placeholder[target=c64_other]
    %c65_self : [num_users=2] = placeholder[target=c65_self]
    %c65_other : [num_users=2] = placeholder[target=c65_other]
    %c67_self : [num_users=2] = placeholder[target=c67_self]
    %c67_other : [num_users=1] = placeholder[target=c67_other]
    %c69_self : [num_users=2] = placeholder[target=c69_self]
    %c69_other : [num_users=2] = placeholder[target=c69_other]
    %c71_self : [num_users=2] = placeholder[target=c71_self]
    %c71_other : [num_users=1] = placeholder[target=c71_other]
    %c72_other : [num_users=1] = placeholder[target=c72_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: -0.5})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c4_0v, %c4_1v), kwargs = {alpha: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c5_self, %c5_other), kwargs = {alpha: -0.5})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c6_self, %c7_other), kwargs = {alpha: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c6_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c9_self, %c9_other), kwargs = {alpha: 2})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c6_self, 0.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c11_self, %c11_other), kwargs = {alpha: 2})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c11_self, %c11_other), kwargs = {alpha: -0.5})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c14_self, %c14_other), kwargs = {})
    %c15_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c15_self, [2, 1, 0]), kwargs = {})
    %c15_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c15_other, 1, 0, 8, 2), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c15_0v, %c15_1v), kwargs = {alpha: 2})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, %c16_other), kwargs = {alpha: -0.5})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c17_self, %c17_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c17_self, %c7_other), kwargs = {alpha: 2})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c17_self, %c5_other), kwargs = {alpha: -0.5})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c17_self, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c17_self, 0.5), kwargs = {alpha: 2})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c22_self, %c22_other), kwargs = {alpha: 2})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c22_self, %c22_other), kwargs = {alpha: -0.5})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c25_self, %c25_other), kwargs = {})
    %c26_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c26_self, [2, 1, 0]), kwargs = {})
    %c26_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c26_other, 1, 0, 8, 2), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c26_0v, %c26_1v), kwargs = {alpha: 2})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, %c27_other), kwargs = {alpha: -0.5})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c28_self, %c17_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c28_self, %c7_other), kwargs = {alpha: 2})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c28_self, %c16_other), kwargs = {alpha: -0.5})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c28_self, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c28_self, 0.5), kwargs = {alpha: 2})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c33_self, %c33_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c33_self, %c33_other), kwargs = {alpha: 2})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c35_self, %c35_other), kwargs = {})
    %c36_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c36_self, [2, 1, 0]), kwargs = {})
    %c36_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c36_other, 1, 0, 8, 2), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c36_0v, %c36_1v), kwargs = {alpha: 2})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_self, %c17_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_self, %c38_other), kwargs = {alpha: 2})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_self, %c16_other), kwargs = {alpha: -0.5})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_self, %c40_other), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c41_self, %c41_other), kwargs = {alpha: 2})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_self, 0.5), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_self, True), kwargs = {alpha: 2})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c44_self, %c44_other), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c44_self, %c44_other), kwargs = {alpha: 2})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c46_self, %c46_self), kwargs = {})
    %c47_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c47_self, [2, 1, 0]), kwargs = {})
    %c47_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c47_other, 1, 0, 8, 2), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c47_0v, %c47_1v), kwargs = {alpha: 2})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, %c7_other), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, %c17_other), kwargs = {alpha: 2})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, 2), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, 0.5), kwargs = {alpha: 2})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c52_self, %c52_other), kwargs = {})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c52_self, %c52_other), kwargs = {alpha: 2})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c52_self, %c52_other), kwargs = {alpha: -0.5})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c55_self, %c55_other), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c55_self, %c5_other), kwargs = {alpha: 2})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c57_self, %c57_other), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c57_self, %c57_other), kwargs = {alpha: 2})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c59_self, %c59_other), kwargs = {})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c59_self, %c8_other), kwargs = {alpha: 2})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c61_self, %c61_other), kwargs = {})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c61_self, %c61_other), kwargs = {alpha: 2})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c63_self, %c63_other), kwargs = {})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c63_self, %c64_other), kwargs = {alpha: 2})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c65_self, %c65_other), kwargs = {})
    %c66 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c65_self, %c65_other), kwargs = {alpha: 2})
    %c67 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c67_self, %c67_other), kwargs = {})
    %c68 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c67_self, %c8_other), kwargs = {alpha: 2})
    %c69 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c69_self, %c69_other), kwargs = {})
    %c70 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c69_self, %c69_other), kwargs = {alpha: 2})
    %c71 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c71_self, %c71_other), kwargs = {})
    %c72 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c71_self, %c72_other), kwargs = {alpha: 2})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72)
