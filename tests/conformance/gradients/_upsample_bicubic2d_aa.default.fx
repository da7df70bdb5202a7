# gradients: _upsample_bicubic2d_aa.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
# case c3: by c0_self
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [5, 7], False, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [2, 3], True, None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [5, 7], False, 1.7, 1.7), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [2, 3], False, None, None), kwargs = {})
    return (c0, c1, c2, c3)
