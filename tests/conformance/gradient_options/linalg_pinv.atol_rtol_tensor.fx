# gradients: linalg_pinv.atol_rtol_tensor
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_atol : [num_users=1] = placeholder[target=c0_atol]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_atol : [num_users=1] = placeholder[target=c1_atol]
    %c2_atol : [num_users=2] = placeholder[target=c2_atol]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c0_self,), kwargs = {atol: %c0_atol})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c1_self,), kwargs = {atol: %c1_atol})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c0_self,), kwargs = {atol: %c2_atol})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_tensor](args = (%c0_self,), kwargs = {rtol: %c2_atol})
    return (c0, c1, c2, c3)
