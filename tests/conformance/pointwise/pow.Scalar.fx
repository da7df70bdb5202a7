# conformance: pow.Scalar
# values: pow.Scalar.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_exponent : [num_users=4] = placeholder[target=c0_exponent]
    %c4_exponent : [num_users=1] = placeholder[target=c4_exponent]
    %c5_exponent : [num_users=1] = placeholder[target=c5_exponent]
    %c6_exponent : [num_users=1] = placeholder[target=c6_exponent]
    %c7_exponent : [num_users=1] = placeholder[target=c7_exponent]
    %c8_exponent : [num_users=4] = placeholder[target=c8_exponent]
    %c12_exponent : [num_users=1] = placeholder[target=c12_exponent]
    %c13_exponent : [num_users=4] = placeholder[target=c13_exponent]
    %c17_exponent : [num_users=1] = placeholder[target=c17_exponent]
    %c18_exponent : [num_users=4] = placeholder[target=c18_exponent]
    %c22_exponent : [num_users=1] = placeholder[target=c22_exponent]
    %c23_exponent : [num_users=1] = placeholder[target=c23_exponent]
    %c24_exponent : [num_users=1] = placeholder[target=c24_exponent]
    %c25_exponent : [num_users=1] = placeholder[target=c25_exponent]
    %c26_exponent : [num_users=4] = placeholder[target=c26_exponent]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c0_exponent), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c0_exponent), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c0_exponent), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %c0_exponent), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_exponent, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c4_1v), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c5_exponent), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c6_exponent), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c7_exponent), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c8_exponent), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c8_exponent), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c8_exponent), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %c8_exponent), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c12_exponent), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c13_exponent), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c13_exponent), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c13_exponent), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %c13_exponent), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c17_exponent), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c18_exponent), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c18_exponent), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c18_exponent), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %c18_exponent), kwargs = {})
    %c22_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c22_exponent, 1, 0, 10, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c22_1v), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c23_exponent), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c24_exponent), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c25_exponent), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c26_exponent), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (-1.5, %c26_exponent), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0, %c26_exponent), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %c26_exponent), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29)
