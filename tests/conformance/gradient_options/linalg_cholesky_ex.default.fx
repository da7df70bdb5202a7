# gradients: linalg_cholesky_ex.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c2_self, not smooth
# case c3: by c3_self, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c0_self,), kwargs = {upper: True})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c0_self,), kwargs = {upper: False})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c2_self,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c3_self,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0)
