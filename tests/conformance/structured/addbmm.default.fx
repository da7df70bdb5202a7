# conformance: addbmm.default
# values: addbmm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_batch1 : [num_users=2] = placeholder[target=c0_batch1]
    %c0_batch2 : [num_users=2] = placeholder[target=c0_batch2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_batch1 : [num_users=2] = placeholder[target=c2_batch1]
    %c2_batch2 : [num_users=2] = placeholder[target=c2_batch2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_batch1 : [num_users=2] = placeholder[target=c4_batch1]
    %c4_batch2 : [num_users=2] = placeholder[target=c4_batch2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_batch1 : [num_users=2] = placeholder[target=c6_batch1]
    %c6_batch2 : [num_users=2] = placeholder[target=c6_batch2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c0_self, %c0_batch1, %c0_batch2), kwargs = {beta: 0.5, alpha: 1.2})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c1_self, %c0_batch1, %c0_batch2), kwargs = {beta: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c2_self, %c2_batch1, %c2_batch2), kwargs = {beta: 0.5, alpha: 1.2})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c3_self, %c2_batch1, %c2_batch2), kwargs = {beta: 0})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c4_self, %c4_batch1, %c4_batch2), kwargs = {beta: 0.5, alpha: 1.2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c5_self, %c4_batch1, %c4_batch2), kwargs = {beta: 0})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c6_self, %c6_batch1, %c6_batch2), kwargs = {beta: 2})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addbmm.default](args = (%c6_self, %c6_batch1, %c6_batch2), kwargs = {beta: 0})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
