# conformance: _euclidean_dist.default
# values: _euclidean_dist.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_x1 : [num_users=1] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=1] = placeholder[target=c0_x2]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=1] = placeholder[target=c1_x2]
    %c2_x1 : [num_users=1] = placeholder[target=c2_x1]
    %c2_x2 : [num_users=1] = placeholder[target=c2_x2]
    %c3_x1 : [num_users=1] = placeholder[target=c3_x1]
    %c3_x2 : [num_users=1] = placeholder[target=c3_x2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c0_x1, %c0_x2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c1_x1, %c1_x2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c2_x1, %c2_x2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c3_x1, %c3_x2), kwargs = {})
    return (c0, c1, c2, c3)
