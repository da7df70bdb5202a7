# conformance: multilabel_margin_loss_backward.default
# values: multilabel_margin_loss_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c0_is_target : [num_users=1] = placeholder[target=c0_is_target]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c1_is_target : [num_users=1] = placeholder[target=c1_is_target]
    %c2_grad_output : [num_users=2] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=3] = placeholder[target=c2_self]
    %c2_target : [num_users=2] = placeholder[target=c2_target]
    %c2_is_target : [num_users=1] = placeholder[target=c2_is_target]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_target : [num_users=2] = placeholder[target=c3_target]
    %c3_is_target : [num_users=1] = placeholder[target=c3_is_target]
    %c4_target : [num_users=2] = placeholder[target=c4_target]
    %c4_is_target : [num_users=1] = placeholder[target=c4_is_target]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_is_target : [num_users=1] = placeholder[target=c5_is_target]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_is_target : [num_users=1] = placeholder[target=c6_is_target]
    %c7_grad_output : [num_users=2] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c7_is_target : [num_users=1] = placeholder[target=c7_is_target]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c8_is_target : [num_users=1] = placeholder[target=c8_is_target]
    %c9_is_target : [num_users=1] = placeholder[target=c9_is_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 1, %c0_is_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, %c1_is_target), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c2_grad_output, %c2_self, %c2_target, 1, %c2_is_target), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c3_grad_output, %c2_self, %c3_target, 0, %c3_is_target), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c2_grad_output, %c2_self, %c4_target, 2, %c4_is_target), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c5_grad_output, %c5_self, %c0_target, 1, %c5_is_target), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c6_grad_output, %c6_self, %c1_target, 1, %c6_is_target), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c7_grad_output, %c7_self, %c2_target, 1, %c7_is_target), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c8_grad_output, %c7_self, %c3_target, 0, %c8_is_target), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c7_grad_output, %c7_self, %c4_target, 2, %c9_is_target), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
