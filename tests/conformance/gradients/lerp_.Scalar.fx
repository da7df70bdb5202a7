# gradients: lerp_.Scalar
# case c0: by c0_self c0_end
# case c1: by c0_self c1_end
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_end : [num_users=1] = placeholder[target=c0_end]
    %c1_end : [num_users=1] = placeholder[target=c1_end]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%c0_self_clone, %c0_end, 0.4), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%c1_self_clone, %c1_end, 0.4), kwargs = {})
    return (c0, c1)
