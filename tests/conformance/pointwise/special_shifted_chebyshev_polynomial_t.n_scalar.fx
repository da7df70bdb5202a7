# conformance: special_shifted_chebyshev_polynomial_t.n_scalar
# values: special_shifted_chebyshev_polynomial_t.n_scalar.npz
# tolerance: float32 rtol=0.0001 atol=0.0001
# tolerance: float64 rtol=1e-07 atol=1e-07
graph():
    %c0_x : [num_users=1] = placeholder[target=c0_x]
    %c1_x : [num_users=1] = placeholder[target=c1_x]
    %c2_x : [num_users=1] = placeholder[target=c2_x]
    %c3_x : [num_users=1] = placeholder[target=c3_x]
    %c4_x : [num_users=1] = placeholder[target=c4_x]
    %c5_x : [num_users=1] = placeholder[target=c5_x]
    %c6_x : [num_users=1] = placeholder[target=c6_x]
    %c7_x : [num_users=1] = placeholder[target=c7_x]
    %c8_x : [num_users=1] = placeholder[target=c8_x]
    %c9_x : [num_users=1] = placeholder[target=c9_x]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c0_x, 2), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_x, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c1_0v, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c2_x, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c3_x, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c4_x, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c5_x, 2), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_x, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c6_0v, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c7_x, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c8_x, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_shifted_chebyshev_polynomial_t.n_scalar](args = (%c9_x, 2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
