# conformance: special_hermite_polynomial_h.default
# values: special_hermite_polynomial_h.default.npz
# tolerance: float32 rtol=0.0001 atol=0.0001
# tolerance: float64 rtol=1e-07 atol=1e-07
graph():
    %c0_x : [num_users=1] = placeholder[target=c0_x]
    %c0_n : [num_users=1] = placeholder[target=c0_n]
    %c1_x : [num_users=1] = placeholder[target=c1_x]
    %c1_n : [num_users=1] = placeholder[target=c1_n]
    %c2_x : [num_users=1] = placeholder[target=c2_x]
    %c2_n : [num_users=1] = placeholder[target=c2_n]
    %c3_x : [num_users=1] = placeholder[target=c3_x]
    %c3_n : [num_users=2] = placeholder[target=c3_n]
    %c4_x : [num_users=1] = placeholder[target=c4_x]
    %c4_n : [num_users=1] = placeholder[target=c4_n]
    %c5_x : [num_users=4] = placeholder[target=c5_x]
    %c5_n : [num_users=1] = placeholder[target=c5_n]
    %c6_n : [num_users=3] = placeholder[target=c6_n]
    %c7_n : [num_users=2] = placeholder[target=c7_n]
    %c8_n : [num_users=3] = placeholder[target=c8_n]
    %c9_x : [num_users=1] = placeholder[target=c9_x]
    %c9_n : [num_users=1] = placeholder[target=c9_n]
    %c10_x : [num_users=1] = placeholder[target=c10_x]
    %c10_n : [num_users=1] = placeholder[target=c10_n]
    %c11_x : [num_users=3] = placeholder[target=c11_x]
    %c11_n : [num_users=4] = placeholder[target=c11_n]
    %c14_x : [num_users=1] = placeholder[target=c14_x]
    %c15_x : [num_users=1] = placeholder[target=c15_x]
    %c15_n : [num_users=1] = placeholder[target=c15_n]
    %c16_x : [num_users=1] = placeholder[target=c16_x]
    %c16_n : [num_users=1] = placeholder[target=c16_n]
    %c17_x : [num_users=1] = placeholder[target=c17_x]
    %c17_n : [num_users=1] = placeholder[target=c17_n]
    %c18_x : [num_users=1] = placeholder[target=c18_x]
    %c19_x : [num_users=1] = placeholder[target=c19_x]
    %c19_n : [num_users=1] = placeholder[target=c19_n]
    %c20_x : [num_users=4] = placeholder[target=c20_x]
    %c21_n : [num_users=1] = placeholder[target=c21_n]
    %c23_n : [num_users=1] = placeholder[target=c23_n]
    %c24_x : [num_users=1] = placeholder[target=c24_x]
    %c24_n : [num_users=1] = placeholder[target=c24_n]
    %c25_x : [num_users=1] = placeholder[target=c25_x]
    %c26_x : [num_users=3] = placeholder[target=c26_x]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c0_x, %c0_n), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c1_x, %c1_n), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_x, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_n, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c3_x, %c3_n), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c4_x, %c4_n), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c5_x, %c5_n), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c5_x, %c6_n), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c5_x, %c7_n), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c5_x, %c8_n), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c9_x, %c9_n), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c10_x, %c10_n), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c11_x, %c11_n), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c11_x, %c6_n), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c11_x, %c3_n), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c14_x, %c11_n), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c15_x, %c15_n), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c16_x, %c16_n), kwargs = {})
    %c17_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c17_x, [2, 1, 0]), kwargs = {})
    %c17_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c17_n, 1, 0, 8, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c17_0v, %c17_1v), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c18_x, %c8_n), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c19_x, %c19_n), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c20_x, %c11_n), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c20_x, %c21_n), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c20_x, %c7_n), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c20_x, %c23_n), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c24_x, %c24_n), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c25_x, %c25_x), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c26_x, %c6_n), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c26_x, %c11_n), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.special_hermite_polynomial_h.default](args = (%c26_x, %c8_n), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28)
