# conformance: add_.Tensor
# values: add_.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_other : [num_users=2] = placeholder[target=c0_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c3_other : [num_users=2] = placeholder[target=c3_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_other : [num_users=2] = placeholder[target=c6_other]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_other : [num_users=1] = placeholder[target=c8_other]
    %c9_self : [num_users=2] = placeholder[target=c9_self]
    %c9_other : [num_users=2] = placeholder[target=c9_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_other : [num_users=2] = placeholder[target=c12_other]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_clone, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c0_0v, %c0_other), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_clone, [1, 0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c1_0v, %c0_other), kwargs = {alpha: 2})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c2_clone, %c2_other), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_clone, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c3_0v, %c3_other), kwargs = {})
    %c4_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_clone, [1, 0]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c4_0v, %c3_other), kwargs = {alpha: 2})
    %c5_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c5_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c5_clone, %c5_other), kwargs = {})
    %c6_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c6_clone, [1, 0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c6_0v, %c6_other), kwargs = {})
    %c7_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_clone, [1, 0]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c7_0v, %c6_other), kwargs = {alpha: 2})
    %c8_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c8_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c8_clone, %c8_other), kwargs = {})
    %c9_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_clone, [1, 0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c9_0v, %c9_other), kwargs = {})
    %c10_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {})
    %c10_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c10_clone, [1, 0]), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c10_0v, %c9_other), kwargs = {alpha: 2})
    %c11_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c11_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c11_clone, %c11_other), kwargs = {})
    %c12_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c12_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c12_clone, [1, 0]), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c12_0v, %c12_other), kwargs = {})
    %c13_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c13_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c13_clone, [1, 0]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c13_0v, %c12_other), kwargs = {alpha: 2})
    %c14_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c14_self,), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c14_clone, %c14_self), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone, c4, c4_clone, c5, c5_clone, c6, c6_clone, c7, c7_clone, c8, c8_clone, c9, c9_clone, c10, c10_clone, c11, c11_clone, c12, c12_clone, c13, c13_clone, c14, c14_clone)
