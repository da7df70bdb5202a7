# gradients: masked_fill.Tensor
# case c0: by c0_self c0_value, not smooth
# case c1: by c1_self c1_value, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c0_self, %c0_mask, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c1_self, %c1_mask, %c1_value), kwargs = {})
    return (c0, c1)
