# conformance: special_chebyshev_polynomial_v.x_scalar
# values: special_chebyshev_polynomial_v.x_scalar.npz
# tolerance: float32 rtol=0.0001 atol=0.0001
# tolerance: float64 rtol=1e-07 atol=1e-07
graph():
    %c0_n : [num_users=1] = placeholder[target=c0_n]
    %c1_n : [num_users=1] = placeholder[target=c1_n]
    %c2_n : [num_users=1] = placeholder[target=c2_n]
    %c3_n : [num_users=1] = placeholder[target=c3_n]
    %c4_n : [num_users=1] = placeholder[target=c4_n]
    %c5_n : [num_users=1] = placeholder[target=c5_n]
    %c6_n : [num_users=1] = placeholder[target=c6_n]
    %c7_n : [num_users=1] = placeholder[target=c7_n]
    %c8_n : [num_users=1] = placeholder[target=c8_n]
    %c9_n : [num_users=1] = placeholder[target=c9_n]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c0_n), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_n, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c1_1v), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c2_n), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c3_n), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c4_n), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c5_n), kwargs = {})
    %c6_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_n, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c6_1v), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c7_n), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c8_n), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_chebyshev_polynomial_v.x_scalar](args = (2, %c9_n), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
