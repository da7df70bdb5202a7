# gradients: pow.Scalar
# case c0: by c0_exponent
# case c1: by c1_exponent, empty
# case c2: by c2_exponent
# case c3: by c3_exponent
# case c4: by c4_exponent
# case c5: by c4_exponent
graph():
    %c0_exponent : [num_users=1] = placeholder[target=c0_exponent]
    %c1_exponent : [num_users=1] = placeholder[target=c1_exponent]
    %c2_exponent : [num_users=1] = placeholder[target=c2_exponent]
    %c3_exponent : [num_users=1] = placeholder[target=c3_exponent]
    %c4_exponent : [num_users=2] = placeholder[target=c4_exponent]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c0_exponent), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c1_exponent), kwargs = {})
    %c2_exponent_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_exponent, [2], [2], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c2_exponent_view), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c3_exponent), kwargs = {})
    %c4_exponent_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_exponent, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2, %c4_exponent_view), kwargs = {})
    %c5_exponent_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_exponent, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1, %c5_exponent_view), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
