# gradients: relu6.default
# case c0: by c0_self
# case c1: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.relu6.default](args = (%c0_self,), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.relu6.default](args = (%c1_self_view,), kwargs = {})
    return (c0, c1)
