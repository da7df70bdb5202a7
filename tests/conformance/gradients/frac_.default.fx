# gradients: frac_.default
# case c0: by c0_self, empty
# case c1: by c1_self
# case c2: by c2_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.frac_.default](args = (%c0_self_clone,), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.frac_.default](args = (%c1_self_clone,), kwargs = {})
    %c2_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self_clone, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.frac_.default](args = (%c2_self_view,), kwargs = {})
    return (c0, c1, c2)
