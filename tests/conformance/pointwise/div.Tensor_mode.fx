# conformance: div.Tensor_mode
# values: div.Tensor_mode.npz
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
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=4] = placeholder[target=c7_self]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_other : [num_users=5] = placeholder[target=c9_other]
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
    %c34_self : [num_users=3] = placeholder[target=c34_self]
    %c34_other : [num_users=3] = placeholder[target=c34_other]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c37_other : [num_users=1] = placeholder[target=c37_other]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c40_other : [num_users=1] = placeholder[target=c40_other]
    %c41_self : [num_users=4] = placeholder[target=c41_self]
    %c43_other : [num_users=1] = placeholder[target=c43_other]
    %c45_self : [num_users=1] = placeholder[target=c45_self]
    %c45_other : [num_users=1] = placeholder[target=c45_other]
    %c46_self : [num_users=1] = placeholder[target=c46_self]
    %c46_other : [num_users=1] = placeholder[target=c46_other]
    %c47_self : [num_users=5] = placeholder[target=c47_self]
    %c52_self : [num_users=3] = placeholder[target=c52_self]
    %c52_other : [num_users=3] = placeholder[target=c52_other]
    %c55_self : [num_users=2] = placeholder[target=c55_self]
    %c55_other : [num_users=1] = placeholder[target=c55_other]
    %c57_self : [num_users=3] = placeholder[target=c57_self]
    %c57_other : [num_users=3] = placeholder[target=c57_other]
    %c60_self : [num_users=2] = placeholder[target=c60_self]
    %c60_other : [num_users=1] = placeholder[target=c60_other]
    %c62_self : [num_users=3] = placeholder[target=c62_self]
    %c62_other : [num_users=3] = placeholder[target=c62_other]
    %c65_self : [num_users=2] = placeholder[target=c65_self]
    %c65_other : [num_users=1] = placeholder[target=c65_other]
    %c66_other : [num_users=1] = placeholder[target=c66_other]
    %c67_self : [num_users=3] = placeholder[target=c67_self]
    %c67_other : [num_users=3] = placeholder[target=c67_other]
    %c70_self : [num_users=2] = placeholder[target=c70_self]
    %c70_other : [num_users=1] = placeholder[target=c70_other]
    %c72_self : [num_users=3] = placeholder[target=c72_self]
    %c72_other : [num_users=3] = placeholder[target=c72_other]
    %c75_self : [num_users=2] = placeholder[target=c75_self]
    %c75_other : [num_users=1] = placeholder[target=c75_other]
    %c76_other : [num_users=1] = placeholder[target=c76_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c0_self, %c0_other), kwargs = {rounding_mode: floor})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c0_self, %c0_other), kwargs = {rounding_mode: trunc})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c0_self, %c0_other), kwargs = {rounding_mode: None})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c3_self, %c3_other), kwargs = {rounding_mode: floor})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c4_0v, %c4_1v), kwargs = {rounding_mode: trunc})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c5_self, %c5_other), kwargs = {rounding_mode: None})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c6_self, %c6_other), kwargs = {rounding_mode: floor})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c7_self, %c7_other), kwargs = {rounding_mode: trunc})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c7_self, %c8_other), kwargs = {rounding_mode: floor})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c7_self, %c9_other), kwargs = {rounding_mode: trunc})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c7_self, 0.5), kwargs = {rounding_mode: floor})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c11_self, %c11_other), kwargs = {rounding_mode: trunc})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c12_self, %c12_other), kwargs = {rounding_mode: floor})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c12_self, %c12_other), kwargs = {rounding_mode: trunc})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c12_self, %c12_other), kwargs = {rounding_mode: None})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c15_self, %c15_other), kwargs = {rounding_mode: floor})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c16_self, %c16_other), kwargs = {rounding_mode: trunc})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c16_self, %c17_other), kwargs = {rounding_mode: None})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c16_self, %c5_other), kwargs = {rounding_mode: floor})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c16_self, 2), kwargs = {rounding_mode: trunc})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c16_self, 0.5), kwargs = {rounding_mode: None})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c16_self, True), kwargs = {rounding_mode: floor})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c22_self, %c22_other), kwargs = {rounding_mode: trunc})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c23_self, %c23_other), kwargs = {rounding_mode: floor})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c23_self, %c23_other), kwargs = {rounding_mode: trunc})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c23_self, %c23_other), kwargs = {rounding_mode: None})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c26_self, %c26_other), kwargs = {rounding_mode: floor})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c27_self, %c16_other), kwargs = {rounding_mode: trunc})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c27_self, %c17_other), kwargs = {rounding_mode: None})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c27_self, %c8_other), kwargs = {rounding_mode: floor})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c27_self, 2), kwargs = {rounding_mode: trunc})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c27_self, 0.5), kwargs = {rounding_mode: None})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c27_self, True), kwargs = {rounding_mode: floor})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c33_self, %c33_other), kwargs = {rounding_mode: trunc})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c34_self, %c34_other), kwargs = {rounding_mode: floor})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c34_self, %c34_other), kwargs = {rounding_mode: trunc})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c34_self, %c34_other), kwargs = {rounding_mode: None})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c37_self, %c37_other), kwargs = {rounding_mode: floor})
    %c38_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c38_self, [2, 1, 0]), kwargs = {})
    %c38_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c38_other, 1, 0, 8, 2), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c38_0v, %c38_1v), kwargs = {rounding_mode: trunc})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c39_self, %c9_other), kwargs = {rounding_mode: None})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c40_self, %c40_other), kwargs = {rounding_mode: floor})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c41_self, %c16_other), kwargs = {rounding_mode: trunc})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c41_self, %c8_other), kwargs = {rounding_mode: floor})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c41_self, %c43_other), kwargs = {rounding_mode: trunc})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c41_self, 0.5), kwargs = {rounding_mode: floor})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c45_self, %c45_other), kwargs = {rounding_mode: trunc})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c46_self, %c46_other), kwargs = {rounding_mode: None})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c47_self, %c17_other), kwargs = {rounding_mode: trunc})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c47_self, %c16_other), kwargs = {rounding_mode: None})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c47_self, %c9_other), kwargs = {rounding_mode: floor})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c47_self, 2), kwargs = {rounding_mode: trunc})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c47_self, 0.5), kwargs = {rounding_mode: None})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c52_self, %c52_other), kwargs = {rounding_mode: floor})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c52_self, %c52_other), kwargs = {rounding_mode: trunc})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c52_self, %c52_other), kwargs = {rounding_mode: None})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c55_self, %c55_other), kwargs = {rounding_mode: floor})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c55_self, %c5_other), kwargs = {rounding_mode: trunc})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c57_self, %c57_other), kwargs = {rounding_mode: floor})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c57_self, %c57_other), kwargs = {rounding_mode: trunc})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c57_self, %c57_other), kwargs = {rounding_mode: None})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c60_self, %c60_other), kwargs = {rounding_mode: floor})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c60_self, %c9_other), kwargs = {rounding_mode: trunc})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c62_self, %c62_other), kwargs = {rounding_mode: floor})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c62_self, %c62_other), kwargs = {rounding_mode: trunc})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c62_self, %c62_other), kwargs = {rounding_mode: None})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c65_self, %c65_other), kwargs = {rounding_mode: floor})
    %c66 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c65_self, %c66_other), kwargs = {rounding_mode: trunc})
    %c67 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c67_self, %c67_other), kwargs = {rounding_mode: floor})
    %c68 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c67_self, %c67_other), kwargs = {rounding_mode: trunc})
    %c69 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c67_self, %c67_other), kwargs = {rounding_mode: None})
    %c70 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c70_self, %c70_other), kwargs = {rounding_mode: floor})
    %c71 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c70_self, %c9_other), kwargs = {rounding_mode: trunc})
    %c72 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c72_self, %c72_other), kwargs = {rounding_mode: floor})
    %c73 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c72_self, %c72_other), kwargs = {rounding_mode: trunc})
    %c74 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c72_self, %c72_other), kwargs = {rounding_mode: None})
    %c75 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c75_self, %c75_other), kwargs = {rounding_mode: floor})
    %c76 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c75_self, %c76_other), kwargs = {rounding_mode: trunc})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74, c75, c76)
