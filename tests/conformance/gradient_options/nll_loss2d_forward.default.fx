# gradients: nll_loss2d_forward.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c1_self, not smooth
# case c6: by c0_self, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_target : [num_users=4] = placeholder[target=c0_target]
    %c1_self : [num_users=3] = placeholder[target=c1_self]
    %c1_target : [num_users=3] = placeholder[target=c1_target]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_weight : [num_users=3] = placeholder[target=c2_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c0_self, %c0_target, None, 2, -100), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c1_self, %c1_target, %c1_weight, 1, -100), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c0_self, %c0_target, %c2_weight, 1, -100), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c0_self, %c0_target, %c2_weight, 0, -100), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c1_self, %c1_target, None, 2, -100), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c1_self, %c1_target, None, 0, -100), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c0_self, %c0_target, %c2_weight, 2, 1), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0)
