# conformance: fill_.Scalar
# values: fill_.Scalar.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c0_clone, 2), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c1_clone, -1.5), kwargs = {})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c2_clone, True), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c3_clone, 2), kwargs = {})
    %c4_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c4_clone, -1.5), kwargs = {})
    %c5_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c5_clone, True), kwargs = {})
    %c6_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c6_clone, 2), kwargs = {})
    %c7_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c7_clone, -1.5), kwargs = {})
    %c8_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c6_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c8_clone, True), kwargs = {})
    %c9_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c9_clone, 2), kwargs = {})
    %c10_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c10_clone, -1.5), kwargs = {})
    %c11_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c11_clone, True), kwargs = {})
    %c12_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c12_clone, 2), kwargs = {})
    %c13_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c13_clone, -1.5), kwargs = {})
    %c14_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c12_self,), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%c14_clone, True), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone, c4, c4_clone, c5, c5_clone, c6, c6_clone, c7, c7_clone, c8, c8_clone, c9, c9_clone, c10, c10_clone, c11, c11_clone, c12, c12_clone, c13, c13_clone, c14, c14_clone)
