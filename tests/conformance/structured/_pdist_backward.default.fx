# conformance: _pdist_backward.default
# values: _pdist_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_pdist : [num_users=1] = placeholder[target=c1_pdist]
    %c2_grad_output : [num_users=3] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=3] = placeholder[target=c2_self]
    %c2_pdist : [num_users=1] = placeholder[target=c2_pdist]
    %c3_pdist : [num_users=1] = placeholder[target=c3_pdist]
    %c4_pdist : [num_users=1] = placeholder[target=c4_pdist]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_pdist : [num_users=1] = placeholder[target=c6_pdist]
    %c7_grad_output : [num_users=3] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c7_pdist : [num_users=1] = placeholder[target=c7_pdist]
    %c8_pdist : [num_users=1] = placeholder[target=c8_pdist]
    %c9_pdist : [num_users=1] = placeholder[target=c9_pdist]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c0_grad_output, %c0_self, 2.0, %c0_grad_output), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c1_grad_output, %c1_self, 2.0, %c1_pdist), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c2_grad_output, %c2_self, 1.0, %c2_pdist), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c2_grad_output, %c2_self, 10.0, %c3_pdist), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c2_grad_output, %c2_self, inf, %c4_pdist), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c5_grad_output, %c5_self, 2.0, %c5_grad_output), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c6_grad_output, %c6_self, 2.0, %c6_pdist), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c7_grad_output, %c7_self, 1.0, %c7_pdist), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c7_grad_output, %c7_self, 10.0, %c8_pdist), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c7_grad_output, %c7_self, inf, %c9_pdist), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
