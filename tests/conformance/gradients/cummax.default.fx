# gradients: cummax.default
# case c0: by c0_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cummax.default](args = (%c0_self, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    return (c0_out0,)
