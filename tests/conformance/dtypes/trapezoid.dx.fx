# conformance: trapezoid.dx
# values: trapezoid.dx.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_y : [num_users=2] = placeholder[target=c0_y]
    %c2_y : [num_users=2] = placeholder[target=c2_y]
    %c4_y : [num_users=2] = placeholder[target=c4_y]
    %c6_y : [num_users=2] = placeholder[target=c6_y]
    %c8_y : [num_users=2] = placeholder[target=c8_y]
    %c10_y : [num_users=2] = placeholder[target=c10_y]
    %c12_y : [num_users=2] = placeholder[target=c12_y]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c0_y,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c0_y,), kwargs = {dx: 2.5, dim: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c2_y,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c2_y,), kwargs = {dx: 2.5, dim: 0})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c4_y,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c4_y,), kwargs = {dx: 2.5, dim: 0})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c6_y,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c6_y,), kwargs = {dx: 2.5, dim: 0})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c8_y,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c8_y,), kwargs = {dx: 2.5, dim: 0})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c10_y,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c10_y,), kwargs = {dx: 2.5, dim: 0})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c12_y,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%c12_y,), kwargs = {dx: 2.5, dim: 0})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
