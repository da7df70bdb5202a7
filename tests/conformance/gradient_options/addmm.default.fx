# gradients: addmm.default
# case c0: by c0_self c0_mat1 c0_mat2, not smooth
# case c1: by c1_self c1_mat1 c1_mat2, not smooth
# case c2: by c0_self c0_mat1 c0_mat2, not smooth
# case c3: by c1_self c1_mat1 c1_mat2, not smooth
# case c4: by c0_self c0_mat1 c0_mat2, not smooth
# case c5: by c1_self c1_mat1 c1_mat2, not smooth
# case c6: by c0_self c0_mat1 c0_mat2, not smooth
# case c7: by c1_self c1_mat1 c1_mat2, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_mat1 : [num_users=4] = placeholder[target=c0_mat1]
    %c0_mat2 : [num_users=4] = placeholder[target=c0_mat2]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c1_mat1 : [num_users=4] = placeholder[target=c1_mat1]
    %c1_mat2 : [num_users=4] = placeholder[target=c1_mat2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c0_self, %c0_mat1, %c0_mat2), kwargs = {beta: 0.5, alpha: 0.6})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c1_self, %c1_mat1, %c1_mat2), kwargs = {beta: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c0_self, %c0_mat1, %c0_mat2), kwargs = {beta: 2.0, alpha: 0.6})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c1_self, %c1_mat1, %c1_mat2), kwargs = {beta: 1.0})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c0_self, %c0_mat1, %c0_mat2), kwargs = {beta: 1.0, alpha: 0.6})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c1_self, %c1_mat1, %c1_mat2), kwargs = {beta: -1.0})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c0_self, %c0_mat1, %c0_mat2), kwargs = {beta: 0.0, alpha: 0.6})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c1_self, %c1_mat1, %c1_mat2), kwargs = {beta: 0.5})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
