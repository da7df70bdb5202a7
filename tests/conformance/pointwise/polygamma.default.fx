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
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=4] = placeholder[target=c8_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=4] = placeholder[target=c13_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=4] = placeholder[target=c18_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=4] = placeholder[target=c26_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c0_self), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c0_self), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c0_self), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c0_self), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c4_1v), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c5_self), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c6_self), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c7_self), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c8_self), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c8_self), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c8_self), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c8_self), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c12_self), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c13_self), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c13_self), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c13_self), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c13_self), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c17_self), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c18_self), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c18_self), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c18_self), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c18_self), kwargs = {})
    %c22_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c22_self, 1, 0, 10, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c22_1v), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c23_self), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c24_self), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c25_self), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c26_self), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c26_self), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c26_self), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c26_self), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c30_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30)
