# conformance: clamp_.Tensor
# values: clamp_.Tensor.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_min : [num_users=1] = placeholder[target=c0_min]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_min : [num_users=1] = placeholder[target=c1_min]
    %c1_max : [num_users=1] = placeholder[target=c1_max]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_min : [num_users=1] = placeholder[target=c2_min]
    %c2_max : [num_users=1] = placeholder[target=c2_max]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_min : [num_users=1] = placeholder[target=c3_min]
    %c3_max : [num_users=1] = placeholder[target=c3_max]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_min : [num_users=1] = placeholder[target=c4_min]
    %c4_max : [num_users=1] = placeholder[target=c4_max]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_min : [num_users=2] = placeholder[target=c5_min]
    %c5_max : [num_users=2] = placeholder[target=c5_max]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_min : [num_users=1] = placeholder[target=c6_min]
    %c6_max : [num_users=1] = placeholder[target=c6_max]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_min : [num_users=1] = placeholder[target=c7_min]
    %c7_max : [num_users=1] = placeholder[target=c7_max]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_min : [num_users=1] = placeholder[target=c9_min]
    %c9_max : [num_users=1] = placeholder[target=c9_max]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_min : [num_users=1] = placeholder[target=c10_min]
    %c10_max : [num_users=1] = placeholder[target=c10_max]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_min : [num_users=1] = placeholder[target=c11_min]
    %c11_max : [num_users=1] = placeholder[target=c11_max]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_min : [num_users=1] = placeholder[target=c12_min]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_clone, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c0_0v, %c0_min, %c0_max), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c1_clone, %c1_min, %c1_max), kwargs = {})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_clone, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_min, 1, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_max, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_clone, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c3_0v, %c3_min, %c3_max), kwargs = {})
    %c4_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c4_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c4_clone, %c4_min, %c4_max), kwargs = {})
    %c5_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c5_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c5_clone, %c5_min, %c5_max), kwargs = {})
    %c6_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c6_clone, [1, 0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c6_0v, %c6_min, %c6_max), kwargs = {})
    %c7_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c7_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c7_clone, %c7_min, %c7_max), kwargs = {})
    %c8_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c8_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c8_clone, %c5_min, %c5_max), kwargs = {})
    %c9_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_clone, [1, 0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c9_0v, %c9_min, %c9_max), kwargs = {})
    %c10_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c10_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c10_clone, %c10_min, %c10_max), kwargs = {})
    %c11_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c11_self,), kwargs = {})
    %c11_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c11_clone, [2, 1, 0]), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_min, 1, 0, 8, 2), kwargs = {})
    %c11_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c11_max, [2, 3, 4]), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c11_0v, %c11_1v, %c11_2v), kwargs = {})
    %c12_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c12_clone, %c12_min), kwargs = {})
    %c13_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%c13_clone, None, %c12_self), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone, c4, c4_clone, c5, c5_clone, c6, c6_clone, c7, c7_clone, c8, c8_clone, c9, c9_clone, c10, c10_clone, c11, c11_clone, c12, c12_clone, c13, c13_clone)
