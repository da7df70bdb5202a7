# gradients: masked_select.default
# case c0: by c0_self
# case c1: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c0_self, %c0_mask), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c1_self, %c1_mask), kwargs = {})
    return (c0, c1)
