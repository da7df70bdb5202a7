# conformance: baddbmm.default
# values: baddbmm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_batch1 : [num_users=1] = placeholder[target=c0_batch1]
    %c0_batch2 : [num_users=1] = placeholder[target=c0_batch2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_batch1 : [num_users=1] = placeholder[target=c1_batch1]
    %c1_batch2 : [num_users=1] = placeholder[target=c1_batch2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_batch1 : [num_users=1] = placeholder[target=c2_batch1]
    %c2_batch2 : [num_users=1] = placeholder[target=c2_batch2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_batch1 : [num_users=1] = placeholder[target=c3_batch1]
    %c3_batch2 : [num_users=1] = placeholder[target=c3_batch2]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_batch1 : [num_users=1] = placeholder[target=c4_batch1]
    %c4_batch2 : [num_users=1] = placeholder[target=c4_batch2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_batch1 : [num_users=1] = placeholder[target=c5_batch1]
    %c5_batch2 : [num_users=1] = placeholder[target=c5_batch2]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_batch1 : [num_users=1] = placeholder[target=c6_batch1]
    %c6_batch2 : [num_users=1] = placeholder[target=c6_batch2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c0_self, %c0_batch1, %c0_batch2), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c1_batch1, [4, 3, 1], [1, 4, 1], 0), kwargs = {})
    %c1_2v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c1_batch2, [4, 1, 4], [1, 1, 4], 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c1_self, %c1_1v, %c1_2v), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c2_self, %c2_batch1, %c2_batch2), kwargs = {})
    %c3_1v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_batch1, [4, 3, 1], [1, 4, 1], 0), kwargs = {})
    %c3_2v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_batch2, [4, 1, 4], [1, 1, 4], 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c3_self, %c3_1v, %c3_2v), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c4_self, %c4_batch1, %c4_batch2), kwargs = {})
    %c5_1v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c5_batch1, [4, 3, 1], [1, 4, 1], 0), kwargs = {})
    %c5_2v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c5_batch2, [4, 1, 4], [1, 1, 4], 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c5_self, %c5_1v, %c5_2v), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c6_self, %c6_batch1, %c6_batch2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
