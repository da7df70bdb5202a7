# conformance: linalg_pinv.atol_rtol_tensor
# values: linalg_pinv.atol_rtol_tensor.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_atol : [num_users=1] = placeholder[target=c9_atol]
    %c10_rtol : [num_users=1] = placeholder[target=c10_rtol]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=2] = placeholder[target=c13_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=2] = placeholder[target=c16_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_atol : [num_users=1] = placeholder[target=c20_atol]
    %c21_rtol : [num_users=1] = placeholder[target=c21_rtol]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c5_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c7_self,), kwargs = {hermitian: True})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c8_self, -2, -1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c8_0v,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c5_self,), kwargs = {atol: %c9_atol})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c2_self,), kwargs = {rtol: %c10_rtol})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c11_self,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c13_self,), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c14_self,), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c15_self,), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c16_self,), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c17_self,), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c18_self,), kwargs = {hermitian: True})
    %c19_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c19_self, -2, -1), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c19_0v,), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c16_self,), kwargs = {atol: %c20_atol})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c13_self,), kwargs = {rtol: %c21_rtol})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21)
