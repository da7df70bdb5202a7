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
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_other : [num_users=2] = placeholder[target=c4_other]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_other : [num_users=2] = placeholder[target=c7_other]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_other : [num_users=2] = placeholder[target=c8_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_other : [num_users=2] = placeholder[target=c12_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=2] = placeholder[target=c16_self]
    %c16_other : [num_users=2] = placeholder[target=c16_other]
    %c18_self : [num_users=2] = placeholder[target=c18_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_other : [num_users=1] = placeholder[target=c19_other]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_clone, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c0_0v, %c0_other), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_clone, [1, 0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c1_0v, %c0_other), kwargs = {alpha: 2})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c2_clone, %c2_other), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c3_clone, %c3_other), kwargs = {alpha: 2})
    %c4_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c4_self,), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_clone, [1, 0]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c4_0v, %c4_other), kwargs = {})
    %c5_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c4_self,), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c5_clone, [1, 0]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c5_0v, %c4_other), kwargs = {alpha: 2})
    %c6_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c6_clone, %c6_other), kwargs = {})
    %c7_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c7_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c7_clone, %c7_other), kwargs = {})
    %c8_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c8_self,), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c8_clone, [1, 0]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c8_0v, %c8_other), kwargs = {})
    %c9_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c8_self,), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c9_clone, [1, 0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c9_0v, %c8_other), kwargs = {alpha: 2})
    %c10_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c10_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c10_clone, %c10_other), kwargs = {})
    %c11_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c11_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c11_clone, %c7_other), kwargs = {})
    %c12_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c12_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c12_clone, [1, 0]), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c12_0v, %c12_other), kwargs = {})
    %c13_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c13_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c13_clone, [1, 0]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c13_0v, %c12_other), kwargs = {alpha: 2})
    %c14_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c14_self,), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c14_clone, %c14_other), kwargs = {})
    %c15_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c15_self,), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c15_clone, %c15_other), kwargs = {})
    %c16_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c16_self,), kwargs = {})
    %c16_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c16_clone, [1, 0]), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c16_0v, %c16_other), kwargs = {})
    %c17_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c16_self,), kwargs = {})
    %c17_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c17_clone, [1, 0]), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c17_0v, %c16_other), kwargs = {alpha: 2})
    %c18_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c18_self,), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c18_clone, %c18_self), kwargs = {})
    %c19_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c19_self,), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%c19_clone, %c19_other), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone, c4, c4_clone, c5, c5_clone, c6, c6_clone, c7, c7_clone, c8, c8_clone, c9, c9_clone, c10, c10_clone, c11, c11_clone, c12, c12_clone, c13, c13_clone, c14, c14_clone, c15, c15_clone, c16, c16_clone, c17, c17_clone, c18, c18_clone, c19, c19_clone)
