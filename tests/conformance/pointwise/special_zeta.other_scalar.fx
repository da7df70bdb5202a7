# conformance: special_zeta.other_scalar
# values: special_zeta.other_scalar.npz
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-07 atol=1e-07
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=6] = placeholder[target=c9_self]
    %c15_self : [num_users=6] = placeholder[target=c15_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=6] = placeholder[target=c24_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c0_self, -1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c0_self, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c0_self, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c0_self, nan), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c0_self, -3), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_self, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c6_0v, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c7_self, -1.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c8_self, True), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c9_self, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c9_self, -1.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c9_self, True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c9_self, 0), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c9_self, nan), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c9_self, -3), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c15_self, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c15_self, -1.5), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c15_self, True), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c15_self, 0), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c15_self, nan), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c15_self, -3), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c21_self, 1, 0, 10, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c21_0v, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c22_self, -1.5), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c23_self, True), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c24_self, 2), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c24_self, -1.5), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c24_self, True), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c24_self, 0), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c24_self, nan), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%c24_self, -3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29)
