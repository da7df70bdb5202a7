# conformance: mul.Tensor
# values: mul.Tensor.npz
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
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=3] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=6] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=4] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_other : [num_users=5] = placeholder[target=c8_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_other : [num_users=1] = placeholder[target=c12_other]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_other : [num_users=1] = placeholder[target=c13_other]
    %c14_self : [num_users=6] = placeholder[target=c14_self]
    %c14_other : [num_users=4] = placeholder[target=c14_other]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_other : [num_users=1] = placeholder[target=c22_other]
    %c23_self : [num_users=6] = placeholder[target=c23_self]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c30_other : [num_users=1] = placeholder[target=c30_other]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_other : [num_users=1] = placeholder[target=c31_other]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_other : [num_users=1] = placeholder[target=c32_other]
    %c33_self : [num_users=2] = placeholder[target=c33_self]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c34_other : [num_users=1] = placeholder[target=c34_other]
    %c35_self : [num_users=6] = placeholder[target=c35_self]
    %c36_other : [num_users=1] = placeholder[target=c36_other]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c42_other : [num_users=1] = placeholder[target=c42_other]
    %c43_self : [num_users=1] = placeholder[target=c43_self]
    %c44_self : [num_users=6] = placeholder[target=c44_self]
    %c50_self : [num_users=1] = placeholder[target=c50_self]
    %c51_self : [num_users=1] = placeholder[target=c51_self]
    %c51_other : [num_users=1] = placeholder[target=c51_other]
    %c52_self : [num_users=2] = placeholder[target=c52_self]
    %c52_other : [num_users=1] = placeholder[target=c52_other]
    %c54_self : [num_users=1] = placeholder[target=c54_self]
    %c54_other : [num_users=1] = placeholder[target=c54_other]
    %c55_self : [num_users=2] = placeholder[target=c55_self]
    %c55_other : [num_users=1] = placeholder[target=c55_other]
    %c57_self : [num_users=1] = placeholder[target=c57_self]
    %c57_other : [num_users=1] = placeholder[target=c57_other]
    %c58_self : [num_users=2] = placeholder[target=c58_self]
    %c58_other : [num_users=1] = placeholder[target=c58_other]
    %c59_other : [num_users=1] = placeholder[target=c59_other]
    %c60_self : [num_users=1] = placeholder[target=c60_self]
    %c60_other : [num_users=1] = placeholder[target=c60_other]
    %c61_self : [num_users=2] = placeholder[target=c61_self]
    %c61_other : [num_users=1] = placeholder[target=c61_other]
    %c63_self : [num_users=1] = placeholder[target=c63_self]
    %c63_other : [num_users=1] = placeholder[target=c63_other]
    %c64_self : [num_users=2] = placeholder[target=c64_self]
    %c64_other : [num_users=1] = placeholder[target=c64_other]
    %c65_other : [num_users=1] = placeholder[target=c65_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c5_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c5_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c5_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c5_self, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c5_self, 0.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c11_self, %c11_self), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c12_self, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c13_self, %c13_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c14_self, %c14_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c14_self, %c6_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c14_self, %c3_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c14_self, 2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c14_self, 0.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c14_self, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c20_self, %c20_self), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c21_self, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c23_self, %c14_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c23_self, %c6_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c23_self, %c7_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c23_self, 2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c23_self, 0.5), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c23_self, True), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c29_self, %c29_self), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c30_self, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c31_self, %c31_other), kwargs = {})
    %c32_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c32_self, [2, 1, 0]), kwargs = {})
    %c32_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c32_other, 1, 0, 8, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c32_0v, %c32_1v), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c33_self, %c8_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c34_self, %c34_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c35_self, %c14_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c35_self, %c36_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c35_self, %c7_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c35_self, %c38_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c35_self, 2), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c35_self, 0.5), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c41_self, %c33_self), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c42_self, %c42_other), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c43_self, %c43_self), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c44_self, %c6_other), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c44_self, %c14_other), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c44_self, %c8_other), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c44_self, 2), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c44_self, 0.5), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c44_self, True), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c50_self, %c50_self), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c51_self, %c51_other), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c52_self, %c52_other), kwargs = {})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c52_self, %c3_other), kwargs = {})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c54_self, %c54_other), kwargs = {})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c55_self, %c55_other), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c55_self, %c8_other), kwargs = {})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c57_self, %c57_other), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c58_self, %c58_other), kwargs = {})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c58_self, %c59_other), kwargs = {})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c60_self, %c60_other), kwargs = {})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c61_self, %c61_other), kwargs = {})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c61_self, %c8_other), kwargs = {})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c63_self, %c63_other), kwargs = {})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c64_self, %c64_other), kwargs = {})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c64_self, %c65_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65)
