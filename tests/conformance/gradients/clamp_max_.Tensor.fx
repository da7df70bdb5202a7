# gradients: clamp_max_.Tensor
# case c0: by c0_self c0_max
# case c1: by c1_self c1_max, empty
# case c2: by c2_self c2_max
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_max : [num_users=1] = placeholder[target=c1_max]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_max : [num_users=1] = placeholder[target=c2_max]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max_.Tensor](args = (%c0_self_clone, %c0_max), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max_.Tensor](args = (%c1_self_clone, %c1_max), kwargs = {})
    %c2_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self_clone, [2], [2], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max_.Tensor](args = (%c2_self_view, %c2_max), kwargs = {})
    return (c0, c1, c2)
