# gradients: masked_scatter.default
# case c0: by c0_self c0_source
# case c1: by c0_self c1_source
# case c2: by c0_self c2_source
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c0_self, %c0_mask, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c0_self, %c1_mask, %c1_source), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c0_self, %c2_mask, %c2_source), kwargs = {})
    return (c0, c1, c2)
