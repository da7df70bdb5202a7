# conformance: special_bessel_y1.default
# values: special_bessel_y1.default.npz
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-06 atol=1e-06
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c0_self,), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c1_0v,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c5_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c7_self,), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c8_self, 1, 0, 10, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c8_0v,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c9_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c10_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c11_self,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.special_bessel_y1.default](args = (%c13_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
