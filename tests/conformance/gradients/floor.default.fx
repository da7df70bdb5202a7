# gradients: floor.default
# case c0: by c0_self, no second gradient, empty
# case c1: by c1_self, no second gradient
# case c2: by c2_self, no second gradient
# case c3: by c3_self, no second gradient, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.floor.default](args = (%c0_self,), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c1_self, [3, 1, 3], [0, 3, 1], 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.floor.default](args = (%c1_self_view,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.floor.default](args = (%c2_self,), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.floor.default](args = (%c3_self_view,), kwargs = {})
    return (c0, c1, c2, c3)
