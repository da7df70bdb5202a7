# gradients: where.ScalarSelf
# case c0: by c0_other
# case c1: by c1_other
# case c2: by c2_other
graph():
    %c0_condition : [num_users=1] = placeholder[target=c0_condition]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_condition : [num_users=2] = placeholder[target=c1_condition]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c0_condition_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_condition, [2, 1, 0]), kwargs = {})
    %c0_other_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_other, 1, 0, 8, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition_view, 2, %c0_other_view), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c1_condition, -1.5, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c1_condition, True, %c2_other), kwargs = {})
    return (c0, c1, c2)
