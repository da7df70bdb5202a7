# gradients: norm.ScalarOpt_dim
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c0_self, 2.0, [0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c0_self, -1.0, [0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c2_self, 2.0, [1]), kwargs = {})
    return (c0, c1, c2)
