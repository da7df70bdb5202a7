# conformance: bucketize.Scalar
# values: bucketize.Scalar.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_boundaries : [num_users=1] = placeholder[target=c0_boundaries]
    %c1_boundaries : [num_users=1] = placeholder[target=c1_boundaries]
    %c2_boundaries : [num_users=1] = placeholder[target=c2_boundaries]
    %c3_boundaries : [num_users=1] = placeholder[target=c3_boundaries]
    %c4_boundaries : [num_users=1] = placeholder[target=c4_boundaries]
    %c5_boundaries : [num_users=1] = placeholder[target=c5_boundaries]
    %c6_boundaries : [num_users=1] = placeholder[target=c6_boundaries]
    %c7_boundaries : [num_users=1] = placeholder[target=c7_boundaries]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c0_boundaries), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c1_boundaries), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c2_boundaries), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c3_boundaries), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c4_boundaries), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c5_boundaries), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c6_boundaries), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (1, %c7_boundaries), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
