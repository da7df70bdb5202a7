# gradients: scatter.reduce
# case c0: by c0_self c0_src, PyTorch has no derivative
# case c1: by c0_self c0_src, PyTorch has no derivative
# case c2: by c0_self c0_src, PyTorch has no derivative
# case c3: by c3_self c0_src, PyTorch has no derivative
# case c4: by c4_self c0_src, PyTorch has no derivative
# case c5: by c5_self c5_src, PyTorch has no derivative
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_index : [num_users=5] = placeholder[target=c0_index]
    %c0_src : [num_users=5] = placeholder[target=c0_src]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_index : [num_users=1] = placeholder[target=c5_index]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c0_self, 1, %c0_index, %c0_src), kwargs = {reduce: add})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c0_self, -2, %c0_index, %c0_src), kwargs = {reduce: add})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c0_self, 0, %c0_index, %c0_src), kwargs = {reduce: multiply})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c3_self, 0, %c0_index, %c0_src), kwargs = {reduce: add})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c4_self, 0, %c0_index, %c0_src), kwargs = {reduce: add})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c5_self, 0, %c5_index, %c5_src), kwargs = {reduce: add})
    return (c0, c1, c2, c3, c4, c5)
