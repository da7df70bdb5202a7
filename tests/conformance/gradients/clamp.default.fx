# gradients: clamp.default
# case c0: by c0_self, not smooth
# case c1: by c1_self
# case c2: by c1_self
# case c3: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=3] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c0_self, -1, 1), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c1_self_view, 0.5), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c2_self_view,), kwargs = {max: 1})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%c3_self_view, 3, -1.5), kwargs = {})
    return (c0, c1, c2, c3)
