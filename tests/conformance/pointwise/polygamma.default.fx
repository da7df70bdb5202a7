# conformance: polygamma.default
# values: polygamma.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-07 atol=1e-07
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=4] = placeholder[target=c7_self]
    %c11_self : [num_users=4] = placeholder[target=c11_self]
    %c15_self : [num_users=4] = placeholder[target=c15_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c22_self : [num_users=4] = placeholder[target=c22_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c0_self), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c0_self), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c0_self), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c0_self), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c4_1v), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c5_self), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c6_self), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c7_self), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c7_self), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c7_self), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c7_self), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c11_self), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c11_self), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c11_self), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c11_self), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c15_self), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c15_self), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c15_self), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c15_self), kwargs = {})
    %c19_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c19_self, 1, 0, 10, 2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c19_1v), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c20_self), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c21_self), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c22_self), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c22_self), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c22_self), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c22_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25)
