# gradients: addmm_.default
# case c0: by c0_self c0_mat1 c0_mat2
# case c1: by c0_self c0_mat1 c0_mat2
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_mat1 : [num_users=2] = placeholder[target=c0_mat1]
    %c0_mat2 : [num_users=2] = placeholder[target=c0_mat2]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmm_.default](args = (%c0_self_clone, %c0_mat1, %c0_mat2), kwargs = {beta: 0.2, alpha: 0.6})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addmm_.default](args = (%c1_self_clone, %c0_mat1, %c0_mat2), kwargs = {})
    return (c0, c1)
