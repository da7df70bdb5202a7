# conformance: pow.Tensor_Tensor
# values: pow.Tensor_Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_exponent : [num_users=1] = placeholder[target=c0_exponent]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_exponent : [num_users=1] = placeholder[target=c1_exponent]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_exponent : [num_users=1] = placeholder[target=c2_exponent]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_exponent : [num_users=2] = placeholder[target=c3_exponent]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_exponent : [num_users=1] = placeholder[target=c4_exponent]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_exponent : [num_users=1] = placeholder[target=c5_exponent]
    %c6_exponent : [num_users=4] = placeholder[target=c6_exponent]
    %c7_exponent : [num_users=3] = placeholder[target=c7_exponent]
    %c8_exponent : [num_users=3] = placeholder[target=c8_exponent]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_exponent : [num_users=1] = placeholder[target=c9_exponent]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_exponent : [num_users=1] = placeholder[target=c10_exponent]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_exponent : [num_users=1] = placeholder[target=c11_exponent]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_exponent : [num_users=4] = placeholder[target=c12_exponent]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_exponent : [num_users=1] = placeholder[target=c15_exponent]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_exponent : [num_users=1] = placeholder[target=c16_exponent]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_exponent : [num_users=1] = placeholder[target=c17_exponent]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_exponent : [num_users=1] = placeholder[target=c21_exponent]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_exponent : [num_users=1] = placeholder[target=c22_exponent]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_exponent : [num_users=1] = placeholder[target=c23_exponent]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_exponent : [num_users=1] = placeholder[target=c24_exponent]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_exponent : [num_users=1] = placeholder[target=c26_exponent]
    %c27_self : [num_users=4] = placeholder[target=c27_self]
    %c28_exponent : [num_users=1] = placeholder[target=c28_exponent]
    %c30_exponent : [num_users=1] = placeholder[target=c30_exponent]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_exponent : [num_users=1] = placeholder[target=c31_exponent]
    %c32_self : [num_users=3] = placeholder[target=c32_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c0_self, %c0_exponent), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c1_self, %c1_exponent), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_exponent, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c3_self, %c3_exponent), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c4_self, %c4_exponent), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c5_self, %c5_exponent), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c5_self, %c6_exponent), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c5_self, %c7_exponent), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c5_self, %c8_exponent), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c9_self, %c9_exponent), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c10_self, %c10_exponent), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c11_self, %c11_exponent), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c12_self, %c12_exponent), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c12_self, %c6_exponent), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c12_self, %c3_exponent), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c15_self, %c15_exponent), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c16_self, %c16_exponent), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c17_self, %c17_exponent), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c18_self, %c12_exponent), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c18_self, %c6_exponent), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c18_self, %c7_exponent), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c21_self, %c21_exponent), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c22_self, %c22_exponent), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c23_self, %c23_exponent), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c24_self, [2, 1, 0]), kwargs = {})
    %c24_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c24_exponent, 1, 0, 8, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c24_0v, %c24_1v), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c25_self, %c8_exponent), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c26_self, %c26_exponent), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c27_self, %c12_exponent), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c27_self, %c28_exponent), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c27_self, %c7_exponent), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c27_self, %c30_exponent), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c31_self, %c31_exponent), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c32_self, %c6_exponent), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c32_self, %c12_exponent), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c32_self, %c8_exponent), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34)
