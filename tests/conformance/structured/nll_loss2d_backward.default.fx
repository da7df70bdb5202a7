# conformance: nll_loss2d_backward.default
# values: nll_loss2d_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c0_total_weight : [num_users=1] = placeholder[target=c0_total_weight]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c1_total_weight : [num_users=1] = placeholder[target=c1_total_weight]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_target : [num_users=3] = placeholder[target=c2_target]
    %c2_total_weight : [num_users=1] = placeholder[target=c2_total_weight]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_target : [num_users=1] = placeholder[target=c3_target]
    %c3_total_weight : [num_users=1] = placeholder[target=c3_total_weight]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c4_total_weight : [num_users=1] = placeholder[target=c4_total_weight]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_total_weight : [num_users=1] = placeholder[target=c5_total_weight]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_total_weight : [num_users=1] = placeholder[target=c6_total_weight]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c7_total_weight : [num_users=1] = placeholder[target=c7_total_weight]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_total_weight : [num_users=1] = placeholder[target=c8_total_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, None, 1, -100, %c0_total_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, %c1_weight, 2, -100, %c1_total_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c2_grad_output, %c2_self, %c2_target, None, 0, 0, %c2_total_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c3_grad_output, %c3_self, %c3_target, None, 1, -100, %c3_total_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c4_grad_output, %c4_self, %c4_target, %c4_weight, 2, -100, %c4_total_weight), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c5_grad_output, %c5_self, %c2_target, None, 0, 0, %c5_total_weight), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c6_grad_output, %c6_self, %c0_target, None, 1, -100, %c6_total_weight), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c7_grad_output, %c7_self, %c1_target, %c7_weight, 2, -100, %c7_total_weight), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c8_grad_output, %c8_self, %c2_target, None, 0, 0, %c8_total_weight), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
