# gradients: floor_divide_.Scalar
# case c0: by c0_self, PyTorch has no derivative, not smooth
# case c1: by c0_self, PyTorch has no derivative
# case c2: by c0_self, PyTorch has no derivative
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self_clone, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.floor_divide_.Scalar](args = (%c0_self_view, 2), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self_clone, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.floor_divide_.Scalar](args = (%c1_self_view, -1.5), kwargs = {})
    %c2_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self_clone, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.floor_divide_.Scalar](args = (%c2_self_view, -3), kwargs = {})
    return (c0, c1, c2)
