# gradients: masked_scatter.default
# case c0: by c0_self c0_source, not smooth
# case c1: by c1_self c1_source, not smooth
# case c2: by c1_self c2_source, not smooth
# case c3: by c3_self c3_source, not smooth
# case c4: by c3_self c4_source, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c3_mask : [num_users=1] = placeholder[target=c3_mask]
    %c3_source : [num_users=1] = placeholder[target=c3_source]
    %c4_mask : [num_users=1] = placeholder[target=c4_mask]
    %c4_source : [num_users=1] = placeholder[target=c4_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c0_self, %c0_mask, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c1_self, %c1_mask, %c1_source), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c1_self, %c2_mask, %c2_source), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c3_self, %c3_mask, %c3_source), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c3_self, %c4_mask, %c4_source), kwargs = {})
    return (c0, c1, c2, c3, c4)
