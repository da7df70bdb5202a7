# conformance: bucketize.Tensor
# values: bucketize.Tensor.npz
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_boundaries : [num_users=2] = placeholder[target=c0_boundaries]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_boundaries : [num_users=2] = placeholder[target=c2_boundaries]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_boundaries : [num_users=2] = placeholder[target=c4_boundaries]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_boundaries : [num_users=2] = placeholder[target=c6_boundaries]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_boundaries : [num_users=2] = placeholder[target=c8_boundaries]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c10_boundaries : [num_users=2] = placeholder[target=c10_boundaries]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_boundaries : [num_users=2] = placeholder[target=c12_boundaries]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c0_self, %c0_boundaries), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c0_self, %c0_boundaries), kwargs = {out_int32: True, right: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c2_self, %c2_boundaries), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c2_self, %c2_boundaries), kwargs = {out_int32: True, right: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c4_self, %c4_boundaries), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c4_self, %c4_boundaries), kwargs = {out_int32: True, right: True})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c6_self, %c6_boundaries), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c6_self, %c6_boundaries), kwargs = {out_int32: True, right: True})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c8_self, %c8_boundaries), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c8_self, %c8_boundaries), kwargs = {out_int32: True, right: True})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c10_self, %c10_boundaries), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c10_self, %c10_boundaries), kwargs = {out_int32: True, right: True})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c12_self, %c12_boundaries), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c12_self, %c12_boundaries), kwargs = {out_int32: True, right: True})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
