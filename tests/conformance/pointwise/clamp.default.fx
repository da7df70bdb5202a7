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
    %c13_self : [num_users=5] = placeholder[target=c13_self]
    %c18_self : [num_users=5] = placeholder[target=c18_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=5] = placeholder[target=c26_self]
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
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c13_self, -1, 2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c13_self, 0.5), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c13_self,), kwargs = {max: 1})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c13_self, 3, -1.5), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c13_self, nan, 1.0), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c18_self, -1, 2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c18_self, 0.5), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c18_self,), kwargs = {max: 1})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c18_self, 3, -1.5), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c18_self, nan, 1.0), kwargs = {})
    %c23_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c23_self, 1, 0, 10, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c23_0v, -1, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c24_self, 0.5), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c25_self,), kwargs = {max: 1})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c26_self, -1, 2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c26_self, 0.5), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c26_self,), kwargs = {max: 1})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c26_self, 3, -1.5), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c26_self, nan, 1.0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30)
