# gradients: stack.default
# case c0: by c0_tensors_0 c0_tensors_1
# case c1: by c1_tensors_0 c1_tensors_1 c1_tensors_2 c1_tensors_3 c1_tensors_4
# case c2: by c2_tensors_0 c2_tensors_1 c2_tensors_2 c2_tensors_3 c2_tensors_4
graph():
    %c0_tensors_0 : [num_users=1] = placeholder[target=c0_tensors_0]
    %c0_tensors_1 : [num_users=1] = placeholder[target=c0_tensors_1]
    %c1_tensors_0 : [num_users=1] = placeholder[target=c1_tensors_0]
    %c1_tensors_1 : [num_users=1] = placeholder[target=c1_tensors_1]
    %c1_tensors_2 : [num_users=1] = placeholder[target=c1_tensors_2]
    %c1_tensors_3 : [num_users=1] = placeholder[target=c1_tensors_3]
    %c1_tensors_4 : [num_users=1] = placeholder[target=c1_tensors_4]
    %c2_tensors_0 : [num_users=1] = placeholder[target=c2_tensors_0]
    %c2_tensors_1 : [num_users=1] = placeholder[target=c2_tensors_1]
    %c2_tensors_2 : [num_users=1] = placeholder[target=c2_tensors_2]
    %c2_tensors_3 : [num_users=1] = placeholder[target=c2_tensors_3]
    %c2_tensors_4 : [num_users=1] = placeholder[target=c2_tensors_4]
    %c0_tensors_0_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c0_tensors_0, [2], [0], 0), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c0_tensors_0_view, %c0_tensors_1], 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c1_tensors_0, %c1_tensors_1, %c1_tensors_2, %c1_tensors_3, %c1_tensors_4],), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c2_tensors_0, %c2_tensors_1, %c2_tensors_2, %c2_tensors_3, %c2_tensors_4], 1), kwargs = {})
    return (c0, c1, c2)
