# conformance: nextafter_.default
# values: nextafter_.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-07 atol=1e-07
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=2] = placeholder[target=c5_other]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_clone, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c0_0v, %c0_other), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c1_clone, %c1_other), kwargs = {})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_clone, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_clone, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c3_0v, %c3_other), kwargs = {})
    %c4_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c4_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c4_clone, %c4_other), kwargs = {})
    %c5_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c5_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c5_clone, %c5_other), kwargs = {})
    %c6_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c6_clone, [1, 0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c6_0v, %c6_other), kwargs = {})
    %c7_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c7_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c7_clone, %c7_other), kwargs = {})
    %c8_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c8_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c8_clone, %c5_other), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone, c4, c4_clone, c5, c5_clone, c6, c6_clone, c7, c7_clone, c8, c8_clone)
