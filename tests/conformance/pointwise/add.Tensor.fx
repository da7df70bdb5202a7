# conformance: add.Tensor
# values: add.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=1e-05
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
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=4] = placeholder[target=c7_self]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_other : [num_users=4] = placeholder[target=c9_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_other : [num_users=3] = placeholder[target=c12_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=6] = placeholder[target=c16_self]
    %c16_other : [num_users=4] = placeholder[target=c16_other]
    %c17_other : [num_users=3] = placeholder[target=c17_other]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_other : [num_users=1] = placeholder[target=c22_other]
    %c23_self : [num_users=3] = placeholder[target=c23_self]
    %c23_other : [num_users=3] = placeholder[target=c23_other]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_other : [num_users=1] = placeholder[target=c26_other]
    %c27_self : [num_users=6] = placeholder[target=c27_self]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c33_other : [num_users=1] = placeholder[target=c33_other]
    %c34_self : [num_users=2] = placeholder[target=c34_self]
    %c34_other : [num_users=2] = placeholder[target=c34_other]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c36_other : [num_users=1] = placeholder[target=c36_other]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c37_other : [num_users=1] = placeholder[target=c37_other]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c39_self : [num_users=5] = placeholder[target=c39_self]
    %c41_other : [num_users=1] = placeholder[target=c41_other]
    %c44_self : [num_users=1] = placeholder[target=c44_self]
    %c44_other : [num_users=1] = placeholder[target=c44_other]
    %c45_self : [num_users=2] = placeholder[target=c45_self]
    %c45_other : [num_users=2] = placeholder[target=c45_other]
    %c47_self : [num_users=1] = placeholder[target=c47_self]
    %c48_self : [num_users=6] = placeholder[target=c48_self]
    %c54_self : [num_users=1] = placeholder[target=c54_self]
    %c55_self : [num_users=3] = placeholder[target=c55_self]
    %c55_other : [num_users=3] = placeholder[target=c55_other]
    %c58_self : [num_users=2] = placeholder[target=c58_self]
    %c58_other : [num_users=1] = placeholder[target=c58_other]
    %c60_self : [num_users=2] = placeholder[target=c60_self]
    %c60_other : [num_users=2] = placeholder[target=c60_other]
    %c62_self : [num_users=2] = placeholder[target=c62_self]
    %c62_other : [num_users=1] = placeholder[target=c62_other]
    %c64_self : [num_users=2] = placeholder[target=c64_self]
    %c64_other : [num_users=2] = placeholder[target=c64_other]
    %c66_self : [num_users=2] = placeholder[target=c66_self]
    %c66_other : [num_users=1] = placeholder[target=c66_other]
    %c67_other : [num_users=1] = placeholder[target=c67_other]
    %c68_self : [num_users=2] = placeholder[target=c68_self]
    %c68_other : [num_users=2] = placeholder[target=c68_other]
    %c70_self : [num_users=2] = placeholder[target=c70_self]
    %c70_other : [num_users=1] = placeholder[target=c70_other]
    %c72_self : [num_users=2] = placeholder[target=c72_self]
    %c72_other : [num_users=2] = placeholder[target=c72_other]
    %c74_self : [num_users=2] = placeholder[target=c74_self]
    %c74_other : [num_users=1] = placeholder[target=c74_other]
    %c75_other : [num_users=1] = placeholder[target=c75_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: -0.5})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c4_0v, %c4_1v), kwargs = {alpha: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c5_self, %c5_other), kwargs = {alpha: -0.5})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c7_self, %c7_other), kwargs = {alpha: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c7_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c7_self, %c9_other), kwargs = {alpha: 2})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c7_self, 0.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c12_self, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c12_self, %c12_other), kwargs = {alpha: 2})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c12_self, %c12_other), kwargs = {alpha: -0.5})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, %c16_other), kwargs = {alpha: 2})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, %c17_other), kwargs = {alpha: -0.5})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, %c5_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, 2), kwargs = {alpha: 2})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, 0.5), kwargs = {alpha: -0.5})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c16_self, True), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c23_self, %c23_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c23_self, %c23_other), kwargs = {alpha: 2})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c23_self, %c23_other), kwargs = {alpha: -0.5})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c26_self, %c26_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, %c16_other), kwargs = {alpha: 2})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, %c17_other), kwargs = {alpha: -0.5})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, %c8_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, 2), kwargs = {alpha: 2})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, 0.5), kwargs = {alpha: -0.5})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c27_self, True), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c33_self, %c33_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c34_self, %c34_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c34_self, %c34_other), kwargs = {alpha: 2})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c36_self, %c36_other), kwargs = {})
    %c37_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c37_self, [2, 1, 0]), kwargs = {})
    %c37_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c37_other, 1, 0, 8, 2), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c37_0v, %c37_1v), kwargs = {alpha: 2})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c38_self, %c38_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c39_self, %c16_other), kwargs = {alpha: 2})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c39_self, %c8_other), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c39_self, %c41_other), kwargs = {alpha: 2})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c39_self, 0.5), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c39_self, True), kwargs = {alpha: 2})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c44_self, %c44_other), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c45_self, %c45_other), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c45_self, %c45_other), kwargs = {alpha: 2})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c47_self, %c47_self), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, %c17_other), kwargs = {alpha: 2})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, %c16_other), kwargs = {alpha: -0.5})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, %c9_other), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, 2), kwargs = {alpha: 2})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, 0.5), kwargs = {alpha: -0.5})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c48_self, True), kwargs = {})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c54_self, %c54_self), kwargs = {})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c55_self, %c55_other), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c55_self, %c55_other), kwargs = {alpha: 2})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c55_self, %c55_other), kwargs = {alpha: -0.5})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c58_self, %c58_other), kwargs = {})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c58_self, %c5_other), kwargs = {alpha: 2})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c60_self, %c60_other), kwargs = {})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c60_self, %c60_other), kwargs = {alpha: 2})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c62_self, %c62_other), kwargs = {})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c62_self, %c9_other), kwargs = {alpha: 2})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c64_self, %c64_other), kwargs = {})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c64_self, %c64_other), kwargs = {alpha: 2})
    %c66 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c66_self, %c66_other), kwargs = {})
    %c67 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c66_self, %c67_other), kwargs = {alpha: 2})
    %c68 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c68_self, %c68_other), kwargs = {})
    %c69 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c68_self, %c68_other), kwargs = {alpha: 2})
    %c70 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c70_self, %c70_other), kwargs = {})
    %c71 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c70_self, %c9_other), kwargs = {alpha: 2})
    %c72 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c72_self, %c72_other), kwargs = {})
    %c73 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c72_self, %c72_other), kwargs = {alpha: 2})
    %c74 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c74_self, %c74_other), kwargs = {})
    %c75 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c74_self, %c75_other), kwargs = {alpha: 2})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74, c75)
