# gradients: scatter.value_reduce
# case c0: by c0_self, PyTorch has no derivative
# case c1: by c0_self, PyTorch has no derivative
# case c2: by c0_self, PyTorch has no derivative
# case c3: by c0_self, PyTorch has no derivative
# case c4: by c0_self, PyTorch has no derivative
# case c5: by c0_self, PyTorch has no derivative
# case c6: by c0_self, PyTorch has no derivative
# case c7: by c0_self, PyTorch has no derivative
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_index : [num_users=8] = placeholder[target=c0_index]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 1, %c0_index, 1.5), kwargs = {reduce: add})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, -2, %c0_index, 1.5), kwargs = {reduce: add})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, 0.5), kwargs = {reduce: add})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, 2.0), kwargs = {reduce: add})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, 1.0), kwargs = {reduce: add})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, 0.0), kwargs = {reduce: add})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, 3.0), kwargs = {reduce: add})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, -0.5), kwargs = {reduce: add})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
