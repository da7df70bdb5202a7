# gradients: baddbmm_.default
# case c0: by c0_self c0_batch1 c0_batch2
# case c1: by c0_self c1_batch1 c1_batch2
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_batch1 : [num_users=1] = placeholder[target=c0_batch1]
    %c0_batch2 : [num_users=1] = placeholder[target=c0_batch2]
    %c1_batch1 : [num_users=1] = placeholder[target=c1_batch1]
    %c1_batch2 : [num_users=1] = placeholder[target=c1_batch2]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm_.default](args = (%c0_self_clone, %c0_batch1, %c0_batch2), kwargs = {beta: 0.6, alpha: -2})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.baddbmm_.default](args = (%c1_self_clone, %c1_batch1, %c1_batch2), kwargs = {})
    return (c0, c1)
