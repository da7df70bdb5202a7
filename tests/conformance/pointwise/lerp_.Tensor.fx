# conformance: lerp_.Tensor
# values: lerp_.Tensor.npz
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
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_end : [num_users=1] = placeholder[target=c5_end]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_end : [num_users=1] = placeholder[target=c6_end]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_clone, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c0_0v, %c0_end, %c0_weight), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c1_clone, %c1_end, %c1_weight), kwargs = {})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_clone, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_end, 1, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_weight, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_clone, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c3_0v, %c3_end, %c3_weight), kwargs = {})
    %c4_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c4_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c4_clone, %c4_end, %c4_weight), kwargs = {})
    %c5_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c5_self,), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c5_clone, [1, 0]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c5_0v, %c5_end, %c5_weight), kwargs = {})
    %c6_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%c6_clone, %c6_end, %c6_weight), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone, c4, c4_clone, c5, c5_clone, c6, c6_clone)
