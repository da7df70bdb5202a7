# conformance: _prelu_kernel.default
# values: _prelu_kernel.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_weight : [num_users=1] = placeholder[target=c9_weight]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_weight : [num_users=1] = placeholder[target=c10_weight]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_weight : [num_users=1] = placeholder[target=c11_weight]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_weight : [num_users=1] = placeholder[target=c12_weight]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_weight : [num_users=1] = placeholder[target=c13_weight]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_weight : [num_users=1] = placeholder[target=c14_weight]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_weight, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c0_self, %c0_1v), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c1_self, %c1_weight), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_weight, 2, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c3_self, %c3_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c4_self, %c4_weight), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c5_self, %c5_weight), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c6_self, %c6_weight), kwargs = {})
    %c7_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c7_weight, 1, 0, 16, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c7_self, %c7_1v), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c8_self, %c8_weight), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c9_self, %c9_weight), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c10_self, %c10_weight), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_weight, 1, 0, 16, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c11_self, %c11_1v), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c12_self, %c12_weight), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c13_self, %c13_weight), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c14_self, %c14_weight), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)
