# conformance: addcmul.default
# values: addcmul.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_tensor1 : [num_users=3] = placeholder[target=c0_tensor1]
    %c0_tensor2 : [num_users=3] = placeholder[target=c0_tensor2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_tensor1 : [num_users=1] = placeholder[target=c3_tensor1]
    %c3_tensor2 : [num_users=1] = placeholder[target=c3_tensor2]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_tensor1 : [num_users=1] = placeholder[target=c4_tensor1]
    %c4_tensor2 : [num_users=1] = placeholder[target=c4_tensor2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_tensor1 : [num_users=2] = placeholder[target=c5_tensor1]
    %c5_tensor2 : [num_users=2] = placeholder[target=c5_tensor2]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_tensor1 : [num_users=1] = placeholder[target=c6_tensor1]
    %c7_self : [num_users=4] = placeholder[target=c7_self]
    %c7_tensor1 : [num_users=1] = placeholder[target=c7_tensor1]
    %c7_tensor2 : [num_users=1] = placeholder[target=c7_tensor2]
    %c8_tensor1 : [num_users=4] = placeholder[target=c8_tensor1]
    %c8_tensor2 : [num_users=4] = placeholder[target=c8_tensor2]
    %c9_tensor1 : [num_users=3] = placeholder[target=c9_tensor1]
    %c9_tensor2 : [num_users=3] = placeholder[target=c9_tensor2]
    %c10_tensor1 : [num_users=3] = placeholder[target=c10_tensor1]
    %c10_tensor2 : [num_users=3] = placeholder[target=c10_tensor2]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_tensor1 : [num_users=1] = placeholder[target=c11_tensor1]
    %c11_tensor2 : [num_users=1] = placeholder[target=c11_tensor2]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_tensor1 : [num_users=3] = placeholder[target=c12_tensor1]
    %c12_tensor2 : [num_users=3] = placeholder[target=c12_tensor2]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_tensor1 : [num_users=1] = placeholder[target=c15_tensor1]
    %c15_tensor2 : [num_users=1] = placeholder[target=c15_tensor2]
    %c16_self : [num_users=3] = placeholder[target=c16_self]
    %c16_tensor1 : [num_users=4] = placeholder[target=c16_tensor1]
    %c16_tensor2 : [num_users=4] = placeholder[target=c16_tensor2]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_tensor1 : [num_users=1] = placeholder[target=c19_tensor1]
    %c19_tensor2 : [num_users=1] = placeholder[target=c19_tensor2]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c20_tensor1 : [num_users=3] = placeholder[target=c20_tensor1]
    %c20_tensor2 : [num_users=3] = placeholder[target=c20_tensor2]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_tensor1 : [num_users=1] = placeholder[target=c23_tensor1]
    %c23_tensor2 : [num_users=1] = placeholder[target=c23_tensor2]
    %c24_self : [num_users=3] = placeholder[target=c24_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c27_tensor1 : [num_users=1] = placeholder[target=c27_tensor1]
    %c27_tensor2 : [num_users=1] = placeholder[target=c27_tensor2]
    %c28_self : [num_users=3] = placeholder[target=c28_self]
    %c28_tensor1 : [num_users=3] = placeholder[target=c28_tensor1]
    %c28_tensor2 : [num_users=3] = placeholder[target=c28_tensor2]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_tensor1 : [num_users=1] = placeholder[target=c31_tensor1]
    %c31_tensor2 : [num_users=1] = placeholder[target=c31_tensor2]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_tensor1 : [num_users=1] = placeholder[target=c32_tensor1]
    %c32_tensor2 : [num_users=1] = placeholder[target=c32_tensor2]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c34_tensor1 : [num_users=1] = placeholder[target=c34_tensor1]
    %c35_self : [num_users=4] = placeholder[target=c35_self]
    %c36_tensor1 : [num_users=1] = placeholder[target=c36_tensor1]
    %c36_tensor2 : [num_users=4] = placeholder[target=c36_tensor2]
    %c38_tensor1 : [num_users=1] = placeholder[target=c38_tensor1]
    %c38_tensor2 : [num_users=1] = placeholder[target=c38_tensor2]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c39_tensor1 : [num_users=1] = placeholder[target=c39_tensor1]
    %c39_tensor2 : [num_users=1] = placeholder[target=c39_tensor2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {value: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {value: -0.5})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c3_self, %c3_tensor1, %c3_tensor2), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_tensor1, 1, 0, 8, 2), kwargs = {})
    %c4_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c4_tensor2, [2, 3, 4]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c4_0v, %c4_1v, %c4_2v), kwargs = {value: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c5_self, %c5_tensor1, %c5_tensor2), kwargs = {value: -0.5})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c6_self, %c6_tensor1, %c6_self), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c7_self, %c7_tensor1, %c7_tensor2), kwargs = {value: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c7_self, %c8_tensor1, %c8_tensor2), kwargs = {value: -0.5})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c7_self, %c9_tensor1, %c9_tensor2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c7_self, %c10_tensor1, %c10_tensor2), kwargs = {value: 2})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c11_self, %c11_tensor1, %c11_tensor2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c12_self, %c12_tensor1, %c12_tensor2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c12_self, %c12_tensor1, %c12_tensor2), kwargs = {value: 2})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c12_self, %c12_tensor1, %c12_tensor2), kwargs = {value: -0.5})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c15_self, %c15_tensor1, %c15_tensor2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c16_self, %c16_tensor1, %c16_tensor2), kwargs = {value: 2})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c16_self, %c8_tensor1, %c8_tensor2), kwargs = {value: -0.5})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c16_self, %c5_tensor1, %c5_tensor2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c19_self, %c19_tensor1, %c19_tensor2), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c20_self, %c20_tensor1, %c20_tensor2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c20_self, %c20_tensor1, %c20_tensor2), kwargs = {value: 2})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c20_self, %c20_tensor1, %c20_tensor2), kwargs = {value: -0.5})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c23_self, %c23_tensor1, %c23_tensor2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c24_self, %c16_tensor1, %c16_tensor2), kwargs = {value: 2})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c24_self, %c8_tensor1, %c8_tensor2), kwargs = {value: -0.5})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c24_self, %c9_tensor1, %c9_tensor2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c27_self, %c27_tensor1, %c27_tensor2), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c28_self, %c28_tensor1, %c28_tensor2), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c28_self, %c28_tensor1, %c28_tensor2), kwargs = {value: 2})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c28_self, %c28_tensor1, %c28_tensor2), kwargs = {value: -0.5})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c31_self, %c31_tensor1, %c31_tensor2), kwargs = {})
    %c32_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c32_self, [2, 1, 0]), kwargs = {})
    %c32_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c32_tensor1, 1, 0, 8, 2), kwargs = {})
    %c32_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c32_tensor2, [2, 3, 4]), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c32_0v, %c32_1v, %c32_2v), kwargs = {value: 2})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c33_self, %c10_tensor1, %c10_tensor2), kwargs = {value: -0.5})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c34_self, %c34_tensor1, %c34_self), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c35_self, %c16_tensor1, %c16_tensor2), kwargs = {value: 2})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c35_self, %c36_tensor1, %c36_tensor2), kwargs = {value: -0.5})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c35_self, %c9_tensor1, %c9_tensor2), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c35_self, %c38_tensor1, %c38_tensor2), kwargs = {value: 2})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c39_self, %c39_tensor1, %c39_tensor2), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c36_tensor2, %c8_tensor1, %c8_tensor2), kwargs = {value: 2})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c36_tensor2, %c16_tensor1, %c16_tensor2), kwargs = {value: -0.5})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%c36_tensor2, %c10_tensor1, %c10_tensor2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42)
