# gradients: where.ScalarSelf
# case c0: by c0_other, not smooth
# case c1: by c1_other, not smooth
# case c2: by c0_other, not smooth
# case c3: by c1_other, not smooth
# case c4: by c0_other, not smooth
# case c5: by c1_other, not smooth
# case c6: by c0_other, not smooth
# case c7: by c1_other, not smooth
graph():
    %c0_condition : [num_users=4] = placeholder[target=c0_condition]
    %c0_other : [num_users=4] = placeholder[target=c0_other]
    %c1_condition : [num_users=4] = placeholder[target=c1_condition]
    %c1_other : [num_users=4] = placeholder[target=c1_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 1, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c1_condition, 0.5, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 0, %c0_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c1_condition, 2.0, %c1_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, -1, %c0_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c1_condition, 1.0, %c1_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 3, %c0_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c1_condition, 0.0, %c1_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
