# conformance: im2col.default
# values: im2col.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c0_self, [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c0_self, [2, 2], [2, 2], [1, 2], [2, 2]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c2_self, [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c2_self, [2, 2], [2, 2], [1, 2], [2, 2]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c4_self, [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c4_self, [2, 2], [2, 2], [1, 2], [2, 2]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c6_self, [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c6_self, [2, 2], [2, 2], [1, 1], [2, 2]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
