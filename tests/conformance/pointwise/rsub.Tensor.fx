# conformance: rsub.Tensor
# values: rsub.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_other : [num_users=2] = placeholder[target=c0_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=2] = placeholder[target=c4_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_self : [num_users=4] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_other : [num_users=2] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=2] = placeholder[target=c11_self]
    %c11_other : [num_users=2] = placeholder[target=c11_other]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_other : [num_users=1] = placeholder[target=c13_other]
    %c14_self : [num_users=3] = placeholder[target=c14_self]
    %c14_other : [num_users=3] = placeholder[target=c14_other]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_other : [num_users=1] = placeholder[target=c17_other]
    %c18_self : [num_users=2] = placeholder[target=c18_self]
    %c18_other : [num_users=2] = placeholder[target=c18_other]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_other : [num_users=1] = placeholder[target=c20_other]
    %c21_self : [num_users=3] = placeholder[target=c21_self]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_other : [num_users=1] = placeholder[target=c24_other]
    %c25_self : [num_users=2] = placeholder[target=c25_self]
    %c25_other : [num_users=2] = placeholder[target=c25_other]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c27_other : [num_users=1] = placeholder[target=c27_other]
    %c28_self : [num_users=1] = placeholder[target=c28_self]
    %c28_other : [num_users=1] = placeholder[target=c28_other]
    %c29_self : [num_users=2] = placeholder[target=c29_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c30_other : [num_users=1] = placeholder[target=c30_other]
    %c31_self : [num_users=3] = placeholder[target=c31_self]
    %c33_other : [num_users=1] = placeholder[target=c33_other]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c2_self, %c2_other), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_other, 1, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c3_0v, %c3_1v), kwargs = {alpha: 2})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c5_self, %c5_other), kwargs = {alpha: 2})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c6_self, %c7_other), kwargs = {alpha: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c6_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c6_self, %c9_other), kwargs = {alpha: 2})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c10_self, %c10_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c11_self, %c11_other), kwargs = {alpha: 2})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c13_self, %c13_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c14_self, %c14_other), kwargs = {alpha: 2})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c14_self, %c7_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c14_self, %c4_other), kwargs = {alpha: 2})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c17_self, %c17_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c18_self, %c18_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c18_self, %c18_other), kwargs = {alpha: 2})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c20_self, %c20_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c21_self, %c14_other), kwargs = {alpha: 2})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c21_self, %c7_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c21_self, %c8_other), kwargs = {alpha: 2})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c24_self, %c24_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c25_self, %c25_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c25_self, %c25_other), kwargs = {alpha: 2})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c27_self, %c27_other), kwargs = {})
    %c28_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c28_self, [2, 1, 0]), kwargs = {})
    %c28_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c28_other, 1, 0, 8, 2), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c28_0v, %c28_1v), kwargs = {alpha: 2})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c29_self, %c9_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c30_self, %c30_other), kwargs = {alpha: 2})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c31_self, %c14_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c31_self, %c8_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c31_self, %c33_other), kwargs = {alpha: 2})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Tensor](args = (%c34_self, %c29_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34)
