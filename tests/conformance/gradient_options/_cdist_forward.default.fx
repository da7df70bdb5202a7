# gradients: _cdist_forward.default
# case c0: by c0_x1 c0_x2, not smooth
# case c1: by c1_x1 c1_x2, not smooth
# case c2: by c0_x1 c0_x2, not smooth
# case c3: by c0_x1 c0_x2, not smooth
# case c4: by c1_x1 c1_x2, not smooth
# case c5: by c0_x1 c0_x2, not smooth
# case c6: by c0_x1 c0_x2, not smooth
# case c7: by c7_x1 c1_x2, not smooth
graph():
    %c0_x1 : [num_users=5] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=5] = placeholder[target=c0_x2]
    %c1_x1 : [num_users=2] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=3] = placeholder[target=c1_x2]
    %c7_x1 : [num_users=1] = placeholder[target=c7_x1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 0.5, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c1_x1, %c1_x2, 0.5, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 2.0, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 1.0, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c1_x1, %c1_x2, 0.0, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 0.0, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 3.0, None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c7_x1, %c1_x2, 1.0, 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
