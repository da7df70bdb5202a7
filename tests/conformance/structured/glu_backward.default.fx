# conformance: glu_backward.default
# values: glu_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c0_grad_output, %c0_self, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c1_grad_output, %c1_self, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c2_grad_output, %c2_self, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c3_grad_output, %c3_self, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c4_grad_output, %c4_self, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c5_grad_output, %c5_self, 3), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c6_grad_output, %c6_self, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c7_grad_output, %c7_self, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.glu_backward.default](args = (%c8_grad_output, %c8_self, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
