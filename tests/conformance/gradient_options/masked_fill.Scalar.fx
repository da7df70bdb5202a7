# gradients: masked_fill.Scalar
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c1_self, not smooth
# case c3: by c1_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c1_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c1_self : [num_users=5] = placeholder[target=c1_self]
    %c1_mask : [num_users=5] = placeholder[target=c1_mask]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_mask : [num_users=1] = placeholder[target=c6_mask]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_mask : [num_users=1] = placeholder[target=c7_mask]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c0_self, %c0_mask, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_self, %c1_mask, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_self, %c1_mask, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_self, %c1_mask, -1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_self, %c1_mask, 3), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_self, %c1_mask, -2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c6_self, %c6_mask, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c7_self, %c7_mask, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
