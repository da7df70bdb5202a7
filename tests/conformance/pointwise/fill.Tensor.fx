# conformance: fill.Tensor
# values: fill.Tensor.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_value : [num_users=3] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_value : [num_users=8] = placeholder[target=c2_value]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_value : [num_users=4] = placeholder[target=c5_value]
    %c6_value : [num_users=9] = placeholder[target=c6_value]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_value : [num_users=2] = placeholder[target=c9_value]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_value : [num_users=2] = placeholder[target=c14_value]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=3] = placeholder[target=c16_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_value : [num_users=1] = placeholder[target=c19_value]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_value : [num_users=1] = placeholder[target=c20_value]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=4] = placeholder[target=c24_self]
    %c25_value : [num_users=1] = placeholder[target=c25_value]
    %c27_value : [num_users=1] = placeholder[target=c27_value]
    %c28_self : [num_users=1] = placeholder[target=c28_self]
    %c28_value : [num_users=2] = placeholder[target=c28_value]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=3] = placeholder[target=c30_self]
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c0_0v, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c1_self, %c0_value), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c2_0v, %c2_value), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c0_value, %c2_value), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c4_self, %c2_value), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c5_self, %c5_value), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c5_self, %c6_value), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c5_self, %c5_value), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c5_self, %c6_value), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_self, [1, 0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c9_0v, %c9_value), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c10_self, %c9_value), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c11_self, %c2_value), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c11_self, %c6_value), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c11_self, %c2_value), kwargs = {})
    %c14_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c14_self, [1, 0]), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c14_0v, %c14_value), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c15_self, %c14_value), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c16_self, %c2_value), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c16_self, %c6_value), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c16_self, %c5_value), kwargs = {})
    %c19_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c19_self, [1, 0]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c19_0v, %c19_value), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c20_self, %c20_value), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [2, 1, 0]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c21_0v, %c6_value), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c22_self, %c6_value), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c23_self, %c6_value), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c24_self, %c2_value), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c24_self, %c25_value), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c24_self, %c5_value), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c24_self, %c27_value), kwargs = {})
    %c28_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c28_self, [1, 0]), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c28_0v, %c28_value), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c29_self, %c28_value), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c30_self, %c6_value), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c30_self, %c2_value), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c30_self, %c6_value), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32)
