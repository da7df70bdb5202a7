# gradients: div_.Scalar_mode
# case c0: by c0_self
# case c1: by c0_self, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self_clone, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div_.Scalar_mode](args = (%c0_self_view, -3), kwargs = {rounding_mode: floor})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self_clone, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div_.Scalar_mode](args = (%c1_self_view, 2), kwargs = {rounding_mode: trunc})
    return (c0, c1)
