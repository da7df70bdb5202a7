# gradients: scatter_.reduce
# case c0: by c0_self c0_src, PyTorch has no derivative
# case c1: by c0_self c0_src, PyTorch has no derivative
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=2] = placeholder[target=c0_src]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_.reduce](args = (%c0_self_clone, 0, %c0_index, %c0_src), kwargs = {reduce: add})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_.reduce](args = (%c1_self_clone, 0, %c0_index, %c0_src), kwargs = {reduce: multiply})
    return (c0, c1)
