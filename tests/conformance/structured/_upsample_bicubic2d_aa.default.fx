# conformance: _upsample_bicubic2d_aa.default
# values: _upsample_bicubic2d_aa.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [5, 7], False, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [2, 3], True, None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [5, 7], False, 1.7, 1.7), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c0_self, [2, 3], False, None, None), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [0, 3, 1, 2]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c4_0v, [5, 7], False, None, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c5_self, [5, 7], False, None, None), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c5_self, [2, 3], True, None, None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c5_self, [5, 7], False, 1.7, 1.7), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c5_self, [2, 3], False, None, None), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_self, [0, 3, 1, 2]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bicubic2d_aa.default](args = (%c9_0v, [5, 7], False, None, None), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
