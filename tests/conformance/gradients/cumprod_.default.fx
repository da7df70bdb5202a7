# gradients: cumprod_.default
# case c0: by c0_self
# case c1: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cumprod_.default](args = (%c0_self_clone, 0), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cumprod_.default](args = (%c1_self_clone, 0), kwargs = {})
    return (c0, c1)
