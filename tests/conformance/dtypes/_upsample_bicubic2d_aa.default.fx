# conformance: _upsample_bicubic2d_aa.default
# values: _upsample_bicubic2d_aa.default.npz
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [3, 7], False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [8, 4], True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [2, 2], False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [7, 6], False, 1.5, 1.6), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [4, 3], False), kwargs = {})
    return (c0, c1, c2, c3, c4)
