# conformance: upsample_trilinear3d.default
# values: upsample_trilinear3d.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=4] = placeholder[target=c10_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 4, 3], False, None, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [1, 2, 4], True, None, None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 4, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [1, 2, 4], False, None, None, None), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [0, 4, 1, 2, 3]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c4_0v, [3, 4, 3], False, None, None, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c5_self, [3, 4, 3], False, None, None, None), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c5_self, [1, 2, 4], True, None, None, None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c5_self, [3, 4, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c5_self, [1, 2, 4], False, None, None, None), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_self, [0, 4, 1, 2, 3]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c9_0v, [3, 4, 3], False, None, None, None), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c10_self, [3, 4, 3], False, None, None, None), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c10_self, [1, 2, 4], True, None, None, None), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c10_self, [3, 4, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c10_self, [1, 2, 4], False, None, None, None), kwargs = {})
    %c14_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c14_self, [0, 4, 1, 2, 3]), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c14_0v, [3, 4, 3], False, None, None, None), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)
