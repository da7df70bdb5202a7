# gradients: linalg_pinv.atol_rtol_tensor
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self, not smooth
# case c3: by c3_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c2_self,), kwargs = {hermitian: True})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c3_self, -2, -1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c3_self_view,), kwargs = {})
    return (c0, c1, c2, c3)
