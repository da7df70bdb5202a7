# gradients: leaky_relu.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self_view,), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c1_self_view, 0.3), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c2_self_view, -1.5), kwargs = {})
    return (c0, c1, c2)
