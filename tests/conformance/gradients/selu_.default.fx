# gradients: selu_.default
# case c0: by c0_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self_clone, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.selu_.default](args = (%c0_self_view,), kwargs = {})
    return (c0,)
