# conformance: trapezoid.x
# values: trapezoid.x.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_y : [num_users=1] = placeholder[target=c0_y]
    %c0_x : [num_users=7] = placeholder[target=c0_x]
    %c1_y : [num_users=1] = placeholder[target=c1_y]
    %c2_y : [num_users=1] = placeholder[target=c2_y]
    %c3_y : [num_users=1] = placeholder[target=c3_y]
    %c4_y : [num_users=1] = placeholder[target=c4_y]
    %c5_y : [num_users=1] = placeholder[target=c5_y]
    %c6_y : [num_users=1] = placeholder[target=c6_y]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c0_y, %c0_x), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c1_y, %c0_x), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c2_y, %c0_x), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c3_y, %c0_x), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c4_y, %c0_x), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c5_y, %c0_x), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%c6_y, %c0_x), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
