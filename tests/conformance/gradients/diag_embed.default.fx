# gradients: diag_embed.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diag_embed.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diag_embed.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diag_embed.default](args = (%c1_self, -1), kwargs = {})
    return (c0, c1, c2)
