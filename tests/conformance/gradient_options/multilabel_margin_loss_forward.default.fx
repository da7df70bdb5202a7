# gradients: multilabel_margin_loss_forward.default
# case c0: by c0_self, no second gradient, not smooth
# case c1: by c0_self, no second gradient, not smooth
# case c2: by c2_self, no second gradient, not smooth
# case c3: by c3_self, no second gradient, not smooth
# case c4: by c0_self, no second gradient, not smooth
# case c5: by c5_self, no second gradient, not smooth
# case c6: by c6_self, no second gradient, not smooth
# case c7: by c7_self, no second gradient, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_target : [num_users=3] = placeholder[target=c0_target]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_target : [num_users=1] = placeholder[target=c2_target]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_target : [num_users=1] = placeholder[target=c3_target]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_target : [num_users=1] = placeholder[target=c5_target]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_target : [num_users=1] = placeholder[target=c6_target]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_target : [num_users=1] = placeholder[target=c7_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c0_self, %c0_target, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c0_self, %c0_target, 2), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c2_self, %c2_target, 2), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c3_self, %c3_target, 2), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c0_self, %c0_target, 1), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c5_self, %c5_target, 1), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c6_self, %c6_target, 1), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c7_self, %c7_target, 1), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0, c7_out0)
