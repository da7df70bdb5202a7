# gradients: stack.default
# case c0: by c0_tensors_0 c0_tensors_1 c0_tensors_2 c0_tensors_3 c0_tensors_4, not smooth
# case c1: by c1_tensors_0 c1_tensors_1, not smooth
# case c2: by c1_tensors_0 c1_tensors_1, not smooth
# case c3: by c3_tensors_0 c3_tensors_1 c3_tensors_2 c3_tensors_3 c3_tensors_4, not smooth
# case c4: by c4_tensors_0 c4_tensors_1, not smooth
# case c5: by c5_tensors_0 c5_tensors_1 c5_tensors_2 c5_tensors_3 c5_tensors_4, not smooth
# case c6: by c6_tensors_0 c6_tensors_1, not smooth
graph():
    %c0_tensors_0 : [num_users=1] = placeholder[target=c0_tensors_0]
    %c0_tensors_1 : [num_users=1] = placeholder[target=c0_tensors_1]
    %c0_tensors_2 : [num_users=1] = placeholder[target=c0_tensors_2]
    %c0_tensors_3 : [num_users=1] = placeholder[target=c0_tensors_3]
    %c0_tensors_4 : [num_users=1] = placeholder[target=c0_tensors_4]
    %c1_tensors_0 : [num_users=2] = placeholder[target=c1_tensors_0]
    %c1_tensors_1 : [num_users=2] = placeholder[target=c1_tensors_1]
    %c3_tensors_0 : [num_users=1] = placeholder[target=c3_tensors_0]
    %c3_tensors_1 : [num_users=1] = placeholder[target=c3_tensors_1]
    %c3_tensors_2 : [num_users=1] = placeholder[target=c3_tensors_2]
    %c3_tensors_3 : [num_users=1] = placeholder[target=c3_tensors_3]
    %c3_tensors_4 : [num_users=1] = placeholder[target=c3_tensors_4]
    %c4_tensors_0 : [num_users=1] = placeholder[target=c4_tensors_0]
    %c4_tensors_1 : [num_users=1] = placeholder[target=c4_tensors_1]
    %c5_tensors_0 : [num_users=1] = placeholder[target=c5_tensors_0]
    %c5_tensors_1 : [num_users=1] = placeholder[target=c5_tensors_1]
    %c5_tensors_2 : [num_users=1] = placeholder[target=c5_tensors_2]
    %c5_tensors_3 : [num_users=1] = placeholder[target=c5_tensors_3]
    %c5_tensors_4 : [num_users=1] = placeholder[target=c5_tensors_4]
    %c6_tensors_0 : [num_users=1] = placeholder[target=c6_tensors_0]
    %c6_tensors_1 : [num_users=1] = placeholder[target=c6_tensors_1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c0_tensors_0, %c0_tensors_1, %c0_tensors_2, %c0_tensors_3, %c0_tensors_4],), kwargs = {dim: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c1_tensors_0, %c1_tensors_1], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c1_tensors_0, %c1_tensors_1], -1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c3_tensors_0, %c3_tensors_1, %c3_tensors_2, %c3_tensors_3, %c3_tensors_4],), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c4_tensors_0, %c4_tensors_1], 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c5_tensors_0, %c5_tensors_1, %c5_tensors_2, %c5_tensors_3, %c5_tensors_4],), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%c6_tensors_0, %c6_tensors_1], 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
