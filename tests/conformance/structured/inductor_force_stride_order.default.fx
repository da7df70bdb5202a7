# conformance: inductor_force_stride_order.default
# values: inductor_force_stride_order.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.inductor_force_stride_order.default](args = (%c0_input, [5, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.inductor_force_stride_order.default](args = (%c0_input, [1, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.inductor_force_stride_order.default](args = (%c2_input, [1, 4]), kwargs = {})
    return (c0, c1, c2)
