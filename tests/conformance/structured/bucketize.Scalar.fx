# conformance: bucketize.Scalar
# values: bucketize.Scalar.npz
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_boundaries : [num_users=3] = placeholder[target=c0_boundaries]
    %c3_boundaries : [num_users=3] = placeholder[target=c3_boundaries]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (0.5, %c0_boundaries), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (0.5, %c0_boundaries), kwargs = {right: True, out_int32: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (7, %c0_boundaries), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (0.5, %c3_boundaries), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (0.5, %c3_boundaries), kwargs = {right: True, out_int32: True})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bucketize.Scalar](args = (7, %c3_boundaries), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
