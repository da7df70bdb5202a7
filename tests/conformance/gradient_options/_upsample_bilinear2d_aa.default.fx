# gradients: _upsample_bilinear2d_aa.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c0_self, [2, 7], False, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c0_self, [2, 7], False, 1.7, 1.7), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c0_self, [1, 7], False, None, None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c0_self, [1, 7], False, 1.7, 1.7), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c0_self, [5, 2], False, None, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c0_self, [5, 2], False, 1.7, 1.7), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
