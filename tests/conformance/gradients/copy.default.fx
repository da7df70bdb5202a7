# gradients: copy.default
# case c0: by c0_self c0_src, PyTorch has no derivative
# case c1: by c1_self c1_src, PyTorch has no derivative
# case c2: by c1_self c2_src, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [2, 1, 0]), kwargs = {})
    %c0_src_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_src, 1, 0, 8, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c0_self_view, %c0_src_view), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c1_self, %c1_src), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c1_self, %c2_src), kwargs = {})
    return (c0, c1, c2)
