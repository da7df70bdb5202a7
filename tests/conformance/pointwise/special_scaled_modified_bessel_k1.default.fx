# conformance: special_scaled_modified_bessel_k1.default
# values: special_scaled_modified_bessel_k1.default.npz
# tolerance: float32 rtol=1.3e-06 atol=1e-05
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
    %c10_x : [num_users=1] = placeholder[target=c10_x]
    %c11_x : [num_users=1] = placeholder[target=c11_x]
    %c12_x : [num_users=1] = placeholder[target=c12_x]
    %c13_x : [num_users=1] = placeholder[target=c13_x]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c0_x,), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_x, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c1_0v,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c2_x,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c3_x,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c4_x,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c5_x,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c6_x,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c7_x,), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c8_x, 1, 0, 10, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c8_0v,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c9_x,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c10_x,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c11_x,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c12_x,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.special_scaled_modified_bessel_k1.default](args = (%c13_x,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
