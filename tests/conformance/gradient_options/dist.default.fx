# gradients: dist.default
# case c0: by c0_self c0_other, PyTorch has no derivative
# case c1: by c0_self c1_other, not smooth
# case c2: by c0_self c0_other, not smooth
# case c3: by c0_self c1_other, not smooth
# case c4: by c0_self c0_other, not smooth
# case c5: by c0_self c0_other, not smooth
# case c6: by c0_self c1_other, not smooth
# case c7: by c0_self c0_other, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_other : [num_users=5] = placeholder[target=c0_other]
    %c1_other : [num_users=3] = placeholder[target=c1_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other), kwargs = {p: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c1_other, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other), kwargs = {p: 1.0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c1_other, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other), kwargs = {p: -1.0})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other), kwargs = {p: 0.5})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c1_other, -1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other), kwargs = {p: 2})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
