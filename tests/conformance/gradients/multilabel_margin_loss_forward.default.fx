# gradients: multilabel_margin_loss_forward.default
# case c0: by c0_self, no second gradient
# case c1: by c1_self, no second gradient
# case c2: by c2_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c0_self, %c0_target, 1), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c1_self, %c1_target, 1), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c2_self, %c0_target, 0), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0)
