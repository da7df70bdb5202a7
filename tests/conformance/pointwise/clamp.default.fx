# conformance: clamp.default
# values: clamp.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=5] = placeholder[target=c8_self]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_self : [num_users=5] = placeholder[target=c15_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c22_self : [num_users=5] = placeholder[target=c22_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c28_self : [num_users=1] = placeholder[target=c28_self]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=5] = placeholder[target=c30_self]
    %c35_self : [num_users=1] = placeholder[target=c35_self]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c0_self, -1, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c0_self, 0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c0_self,), kwargs = {max: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c0_self, 3, -1.5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c0_self, nan, 1.0), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c5_self, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c5_0v, -1, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c6_self, 0.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c7_self,), kwargs = {max: 1})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c8_self, -1, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c8_self, 0.5), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c8_self,), kwargs = {max: 1})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c8_self, 3, -1.5), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c8_self, nan, 1.0), kwargs = {})
    %c13_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c13_self, 1, 0, 10, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c13_0v, -1, 2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c14_self, 0.5), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c15_self, -1, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c15_self, 0.5), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c15_self,), kwargs = {max: 1})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c15_self, 3, -1.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c15_self, nan, 1.0), kwargs = {})
    %c20_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c20_self, 1, 0, 10, 2), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c20_0v, -1, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c21_self, 0.5), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c22_self, -1, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c22_self, 0.5), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c22_self,), kwargs = {max: 1})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c22_self, 3, -1.5), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c22_self, nan, 1.0), kwargs = {})
    %c27_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c27_self, 1, 0, 10, 2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c27_0v, -1, 2), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c28_self, 0.5), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c29_self,), kwargs = {max: 1})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c30_self, -1, 2), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c30_self, 0.5), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c30_self,), kwargs = {max: 1})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c30_self, 3, -1.5), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c30_self, nan, 1.0), kwargs = {})
    %c35_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c35_self, 1, 0, 10, 2), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c35_0v, -1, 2), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c36_self, 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36)
