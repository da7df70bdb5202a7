# conformance: embedding.default
# values: embedding.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_indices : [num_users=3] = placeholder[target=c0_indices]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c1_indices : [num_users=3] = placeholder[target=c1_indices]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_indices : [num_users=3] = placeholder[target=c2_indices]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c1_weight, %c1_indices), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c2_weight, %c2_indices), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c3_weight, %c0_indices), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c4_weight, %c1_indices), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c5_weight, %c2_indices), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c6_weight, %c0_indices), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c7_weight, %c1_indices), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c8_weight, %c2_indices), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
