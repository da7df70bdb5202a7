# gradients: masked_fill.Tensor
# case c0: by c0_self c0_value
# case c1: by c1_self c1_value
# case c2: by c2_self c2_value
# case c3: by c3_self c3_value
# case c4: by c4_self c3_value
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c2_value : [num_users=1] = placeholder[target=c2_value]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mask : [num_users=1] = placeholder[target=c3_mask]
    %c3_value : [num_users=2] = placeholder[target=c3_value]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mask : [num_users=1] = placeholder[target=c4_mask]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c0_self, %c0_mask, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c1_self, %c1_mask, %c1_value), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c2_self, %c2_mask, %c2_value), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_mask_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_mask, 1, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c3_self_view, %c3_mask_view, %c3_value), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c4_self, %c4_mask, %c3_value), kwargs = {})
    return (c0, c1, c2, c3, c4)
