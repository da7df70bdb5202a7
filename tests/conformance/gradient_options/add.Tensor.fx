# gradients: add.Tensor
# case c0: by c0_self c0_other, not smooth
# case c1: by c1_self c1_other, not smooth
# case c2: by c0_self c0_other, not smooth
# case c3: by c1_self c1_other, not smooth
# case c4: by c0_self c0_other, not smooth
# case c5: by c1_self c1_other, not smooth
# case c6: by c0_self c0_other, not smooth
# case c7: by c1_self c1_other, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_other : [num_users=4] = placeholder[target=c0_other]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c1_other : [num_users=4] = placeholder[target=c1_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c1_self, %c1_other), kwargs = {alpha: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 1.0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c1_self, %c1_other), kwargs = {alpha: 1.0})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: -1.0})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c1_self, %c1_other), kwargs = {alpha: -1.0})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 0.5})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%c1_self, %c1_other), kwargs = {alpha: 0.5})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
