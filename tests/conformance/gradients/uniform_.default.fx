# gradients: uniform_.default
# case c0: by c0_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.uniform_.default](args = (%c0_self_clone, 2.0, 2.0), kwargs = {})
    return (c0,)
