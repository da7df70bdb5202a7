# conformance: heaviside.default
# values: heaviside.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_values : [num_users=1] = placeholder[target=c0_values]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_values : [num_users=1] = placeholder[target=c3_values]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_values : [num_users=1] = placeholder[target=c4_values]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_values : [num_users=1] = placeholder[target=c5_values]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_values : [num_users=1] = placeholder[target=c6_values]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_values : [num_users=1] = placeholder[target=c7_values]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_values : [num_users=1] = placeholder[target=c8_values]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_values : [num_users=1] = placeholder[target=c9_values]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_values : [num_users=1] = placeholder[target=c10_values]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_values : [num_users=1] = placeholder[target=c11_values]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_values : [num_users=1] = placeholder[target=c12_values]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_values : [num_users=1] = placeholder[target=c13_values]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_values : [num_users=1] = placeholder[target=c14_values]
    %c15_self : [num_users=2] = placeholder[target=c15_self]
    %c15_values : [num_users=1] = placeholder[target=c15_values]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_values : [num_users=1] = placeholder[target=c16_values]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c18_values : [num_users=1] = placeholder[target=c18_values]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c0_self, %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c1_self, %c1_values), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_values, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c3_self, %c3_values), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c4_self, %c4_values), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c5_self, %c5_values), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c6_self, %c6_values), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c7_self, %c7_values), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c8_self, %c8_values), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c9_self, %c9_values), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c10_self, %c10_values), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c11_self, %c11_values), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c12_self, %c12_values), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c13_self, %c13_values), kwargs = {})
    %c14_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c14_self, [2, 1, 0]), kwargs = {})
    %c14_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c14_values, 1, 0, 8, 2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c14_0v, %c14_1v), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c15_self, %c15_values), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c16_self, %c16_values), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c17_self, %c15_self), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c18_self, %c18_values), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c19_self, %c19_self), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c20_self, %c20_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20)
