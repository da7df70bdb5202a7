# conformance: addcdiv.default
# values: addcdiv.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
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
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c7_tensor1 : [num_users=1] = placeholder[target=c7_tensor1]
    %c7_tensor2 : [num_users=1] = placeholder[target=c7_tensor2]
    %c8_tensor1 : [num_users=3] = placeholder[target=c8_tensor1]
    %c8_tensor2 : [num_users=3] = placeholder[target=c8_tensor2]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_tensor1 : [num_users=1] = placeholder[target=c9_tensor1]
    %c9_tensor2 : [num_users=1] = placeholder[target=c9_tensor2]
    %c10_self : [num_users=3] = placeholder[target=c10_self]
    %c10_tensor1 : [num_users=3] = placeholder[target=c10_tensor1]
    %c10_tensor2 : [num_users=3] = placeholder[target=c10_tensor2]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_tensor1 : [num_users=1] = placeholder[target=c13_tensor1]
    %c13_tensor2 : [num_users=1] = placeholder[target=c13_tensor2]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c14_tensor1 : [num_users=4] = placeholder[target=c14_tensor1]
    %c14_tensor2 : [num_users=4] = placeholder[target=c14_tensor2]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_tensor1 : [num_users=1] = placeholder[target=c16_tensor1]
    %c16_tensor2 : [num_users=1] = placeholder[target=c16_tensor2]
    %c17_self : [num_users=3] = placeholder[target=c17_self]
    %c17_tensor1 : [num_users=3] = placeholder[target=c17_tensor1]
    %c17_tensor2 : [num_users=3] = placeholder[target=c17_tensor2]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_tensor1 : [num_users=1] = placeholder[target=c20_tensor1]
    %c20_tensor2 : [num_users=1] = placeholder[target=c20_tensor2]
    %c21_self : [num_users=2] = placeholder[target=c21_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_tensor1 : [num_users=1] = placeholder[target=c23_tensor1]
    %c23_tensor2 : [num_users=1] = placeholder[target=c23_tensor2]
    %c24_self : [num_users=2] = placeholder[target=c24_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {value: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c0_self, %c0_tensor1, %c0_tensor2), kwargs = {value: -0.5})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c3_self, %c3_tensor1, %c3_tensor2), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_tensor1, 1, 0, 8, 2), kwargs = {})
    %c4_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c4_tensor2, [2, 3, 4]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c4_0v, %c4_1v, %c4_2v), kwargs = {value: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c5_self, %c5_tensor1, %c5_tensor2), kwargs = {value: -0.5})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c6_self, %c6_tensor1, %c6_self), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c7_self, %c7_tensor1, %c7_tensor2), kwargs = {value: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c7_self, %c8_tensor1, %c8_tensor2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c9_self, %c9_tensor1, %c9_tensor2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c10_self, %c10_tensor1, %c10_tensor2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c10_self, %c10_tensor1, %c10_tensor2), kwargs = {value: 2})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c10_self, %c10_tensor1, %c10_tensor2), kwargs = {value: -0.5})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c13_self, %c13_tensor1, %c13_tensor2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c14_self, %c14_tensor1, %c14_tensor2), kwargs = {value: 2})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c14_self, %c5_tensor1, %c5_tensor2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c16_self, %c16_tensor1, %c16_tensor2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c17_self, %c17_tensor1, %c17_tensor2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c17_self, %c17_tensor1, %c17_tensor2), kwargs = {value: 2})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c17_self, %c17_tensor1, %c17_tensor2), kwargs = {value: -0.5})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c20_self, %c20_tensor1, %c20_tensor2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c21_self, %c14_tensor1, %c14_tensor2), kwargs = {value: 2})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c21_self, %c8_tensor1, %c8_tensor2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c23_self, %c23_tensor1, %c23_tensor2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c24_self, %c14_tensor1, %c14_tensor2), kwargs = {value: 2})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c24_self, %c8_tensor1, %c8_tensor2), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%c26_self, %c14_tensor1, %c14_tensor2), kwargs = {value: -0.5})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26)
