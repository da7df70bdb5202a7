# conformance: upsample_bilinear2d.default
# values: upsample_bilinear2d.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c5_self : [num_users=5] = placeholder[target=c5_self]
    %c10_self : [num_users=5] = placeholder[target=c10_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c0_self, [3, 7], False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c0_self, [8, 4], True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c0_self, [2, 2], False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c0_self, [7, 6], False, 1.5, 1.6), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c0_self, [4, 3], False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c5_self, [3, 7], False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c5_self, [8, 4], True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c5_self, [2, 2], False), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c5_self, [7, 6], False, 1.5, 1.6), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c5_self, [4, 3], False), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c10_self, [3, 7], False), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c10_self, [8, 4], True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c10_self, [2, 2], False), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c10_self, [7, 6], False, 1.5, 1.6), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%c10_self, [4, 3], False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)
