# conformance: lerp.Tensor
# values: lerp.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_end : [num_users=1] = placeholder[target=c0_end]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_end : [num_users=1] = placeholder[target=c1_end]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_end : [num_users=1] = placeholder[target=c2_end]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_end : [num_users=1] = placeholder[target=c3_end]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_end : [num_users=1] = placeholder[target=c4_end]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_end : [num_users=1] = placeholder[target=c5_end]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_end : [num_users=1] = placeholder[target=c6_end]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_end : [num_users=1] = placeholder[target=c7_end]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_end : [num_users=1] = placeholder[target=c8_end]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_end : [num_users=1] = placeholder[target=c9_end]
    %c9_weight : [num_users=1] = placeholder[target=c9_weight]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_end : [num_users=1] = placeholder[target=c10_end]
    %c10_weight : [num_users=1] = placeholder[target=c10_weight]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_end : [num_users=1] = placeholder[target=c11_end]
    %c11_weight : [num_users=1] = placeholder[target=c11_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c0_self, %c0_end, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c1_self, %c1_end, %c1_weight), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_end, 1, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_weight, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c3_self, %c3_end, %c3_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c4_self, %c4_end, %c4_self), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c5_self, %c5_end, %c5_weight), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c6_self, %c6_end, %c6_weight), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c7_self, %c7_end, %c7_weight), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c8_self, %c8_end, %c8_weight), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c9_self, %c9_end, %c9_weight), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c10_self, %c10_end, %c10_weight), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c11_self, %c11_end, %c11_weight), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)
