# conformance: bucketize.Tensor
# values: bucketize.Tensor.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_boundaries : [num_users=1] = placeholder[target=c0_boundaries]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_boundaries : [num_users=1] = placeholder[target=c1_boundaries]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_boundaries : [num_users=1] = placeholder[target=c2_boundaries]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_boundaries : [num_users=1] = placeholder[target=c3_boundaries]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_boundaries : [num_users=1] = placeholder[target=c4_boundaries]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_boundaries : [num_users=1] = placeholder[target=c5_boundaries]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_boundaries : [num_users=1] = placeholder[target=c6_boundaries]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_boundaries : [num_users=1] = placeholder[target=c7_boundaries]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c0_self, %c0_boundaries), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c1_self, %c1_boundaries), kwargs = {right: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c2_self, %c2_boundaries), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c3_self, %c3_boundaries), kwargs = {right: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c4_self, %c4_boundaries), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c5_self, %c5_boundaries), kwargs = {right: True})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c6_self, %c6_boundaries), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Tensor](args = (%c7_self, %c7_boundaries), kwargs = {right: True})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
