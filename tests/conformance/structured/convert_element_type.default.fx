# conformance: convert_element_type.default
# values: convert_element_type.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_a : [num_users=4] = placeholder[target=c0_a]
    %c4_a : [num_users=1] = placeholder[target=c4_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c0_a, torch.float64), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c0_a, torch.bool), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c0_a, torch.bfloat16), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_a, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c3_0v, torch.int64), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c4_a, torch.float32), kwargs = {})
    return (c0, c1, c2, c3, c4)
