# gradients: as_strided_scatter.default
# case c0: by c0_self c0_src, PyTorch has no derivative
# case c1: by c0_self c0_src, PyTorch has no derivative
# case c2: by c0_self c0_src, PyTorch has no derivative
# case c3: by c0_self c0_src, PyTorch has no derivative
# case c4: by c0_self c0_src, PyTorch has no derivative
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0_src : [num_users=5] = placeholder[target=c0_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c0_self, %c0_src, [2, 3], [3, 1], 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c0_self, %c0_src, [2, 3], [6, 1], 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c0_self, %c0_src, [2, 3], [4, 1], 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c0_self, %c0_src, [2, 3], [5, 2], 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c0_self, %c0_src, [2, 3], [5, 1], None), kwargs = {})
    return (c0, c1, c2, c3, c4)
