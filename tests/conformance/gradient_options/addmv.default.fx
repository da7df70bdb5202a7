# gradients: addmv.default
# case c0: by c0_self c0_mat c0_vec, not smooth
# case c1: by c0_self c0_mat c0_vec, not smooth
# case c2: by c0_self c0_mat c0_vec, not smooth
# case c3: by c0_self c0_mat c0_vec, not smooth
# case c4: by c0_self c0_mat c0_vec, not smooth
# case c5: by c0_self c0_mat c0_vec, not smooth
# case c6: by c0_self c0_mat c0_vec, not smooth
# case c7: by c0_self c0_mat c0_vec, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_mat : [num_users=8] = placeholder[target=c0_mat]
    %c0_vec : [num_users=8] = placeholder[target=c0_vec]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 0.5, alpha: -2})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 2.0, alpha: -2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 1.0, alpha: -2})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 0.0, alpha: -2})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 3.0, alpha: -2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: -0.5, alpha: -2})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 0.6, alpha: 2})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 0.6, alpha: 1})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
