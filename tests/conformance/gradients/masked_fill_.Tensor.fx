# gradients: masked_fill_.Tensor
# case c0: by c0_self c0_value
# case c1: by c1_self c1_value
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Tensor](args = (%c0_self_clone, %c0_mask, %c0_value), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Tensor](args = (%c1_self_clone, %c1_mask, %c1_value), kwargs = {})
    return (c0, c1)
