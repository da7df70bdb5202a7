# gradients: cat.default
# case c0: by c0_tensors_0 c0_tensors_1 c0_tensors_2 c0_tensors_3 c0_tensors_4 c0_tensors_5 c0_tensors_6, not smooth
graph():
    %c0_tensors_0 : [num_users=1] = placeholder[target=c0_tensors_0]
    %c0_tensors_1 : [num_users=1] = placeholder[target=c0_tensors_1]
    %c0_tensors_2 : [num_users=1] = placeholder[target=c0_tensors_2]
    %c0_tensors_3 : [num_users=1] = placeholder[target=c0_tensors_3]
    %c0_tensors_4 : [num_users=1] = placeholder[target=c0_tensors_4]
    %c0_tensors_5 : [num_users=1] = placeholder[target=c0_tensors_5]
    %c0_tensors_6 : [num_users=1] = placeholder[target=c0_tensors_6]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c0_tensors_0, %c0_tensors_1, %c0_tensors_2, %c0_tensors_3, %c0_tensors_4, %c0_tensors_5, %c0_tensors_6],), kwargs = {dim: 0})
    return (c0,)
