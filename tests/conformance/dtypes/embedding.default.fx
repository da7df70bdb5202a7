# conformance: embedding.default
# values: embedding.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c0_indices : [num_users=8] = placeholder[target=c0_indices]
    %c1_indices : [num_users=8] = placeholder[target=c1_indices]
    %c2_weight : [num_users=2] = placeholder[target=c2_weight]
    %c4_weight : [num_users=2] = placeholder[target=c4_weight]
    %c6_weight : [num_users=2] = placeholder[target=c6_weight]
    %c8_weight : [num_users=2] = placeholder[target=c8_weight]
    %c10_weight : [num_users=2] = placeholder[target=c10_weight]
    %c12_weight : [num_users=2] = placeholder[target=c12_weight]
    %c14_weight : [num_users=2] = placeholder[target=c14_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c1_indices), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c2_weight, %c0_indices), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c2_weight, %c1_indices), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c4_weight, %c0_indices), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c4_weight, %c1_indices), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c6_weight, %c0_indices), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c6_weight, %c1_indices), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c8_weight, %c0_indices), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c8_weight, %c1_indices), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c10_weight, %c0_indices), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c10_weight, %c1_indices), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c12_weight, %c0_indices), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c12_weight, %c1_indices), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c14_weight, %c0_indices), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c14_weight, %c1_indices), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
