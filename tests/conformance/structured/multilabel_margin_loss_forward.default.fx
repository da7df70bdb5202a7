# conformance: multilabel_margin_loss_forward.default
# values: multilabel_margin_loss_forward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c2_self : [num_users=3] = placeholder[target=c2_self]
    %c2_target : [num_users=2] = placeholder[target=c2_target]
    %c3_target : [num_users=2] = placeholder[target=c3_target]
    %c4_target : [num_users=2] = placeholder[target=c4_target]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c0_self, %c0_target, 1), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c1_self, %c1_target, 1), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c2_self, %c2_target, 1), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c2_self, %c3_target, 0), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c2_self, %c4_target, 2), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c5_self, %c0_target, 1), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c6_self, %c1_target, 1), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c7_self, %c2_target, 1), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c7_self, %c3_target, 0), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.multilabel_margin_loss_forward.default](args = (%c7_self, %c4_target, 2), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1)
