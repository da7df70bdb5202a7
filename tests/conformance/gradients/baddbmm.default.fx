# gradients: baddbmm.default
# case c0: by c0_self c0_batch1 c0_batch2, empty
# case c1: by c1_self c1_batch1 c1_batch2
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_batch1 : [num_users=1] = placeholder[target=c0_batch1]
    %c0_batch2 : [num_users=1] = placeholder[target=c0_batch2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_batch1 : [num_users=1] = placeholder[target=c1_batch1]
    %c1_batch2 : [num_users=1] = placeholder[target=c1_batch2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c0_self, %c0_batch1, %c0_batch2), kwargs = {})
    %c1_batch1_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c1_batch1, [4, 3, 1], [1, 4, 1], 0), kwargs = {})
    %c1_batch2_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c1_batch2, [4, 1, 4], [1, 1, 4], 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm.default](args = (%c1_self, %c1_batch1_view, %c1_batch2_view), kwargs = {})
    return (c0, c1)
