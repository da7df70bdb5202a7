# gradients: masked_fill.Scalar
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
# case c3: by c3_self
# case c4: by c4_self
# case c5: by c3_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=2] = placeholder[target=c0_mask]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c3_mask : [num_users=2] = placeholder[target=c3_mask]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c0_self, %c0_mask, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_self, %c1_mask, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c2_self, %c2_mask, 0), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_mask_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_mask, 1, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c3_self_view, %c3_mask_view, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c4_self, %c0_mask, -1.5), kwargs = {})
    %c5_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c5_mask_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_mask, 1, 0, 8, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c5_self_view, %c5_mask_view, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
