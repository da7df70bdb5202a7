# gradients: pow.Scalar
# case c0: by c0_exponent, not smooth
# case c1: by c1_exponent, not smooth
# case c2: by c0_exponent, not smooth
# case c3: by c1_exponent, not smooth
# case c4: by c0_exponent, not smooth
# case c5: by c1_exponent, not smooth
# case c6: by c6_exponent, not smooth
# case c7: by c7_exponent, not smooth
graph():
    %c0_exponent : [num_users=3] = placeholder[target=c0_exponent]
    %c1_exponent : [num_users=3] = placeholder[target=c1_exponent]
    %c6_exponent : [num_users=1] = placeholder[target=c6_exponent]
    %c7_exponent : [num_users=1] = placeholder[target=c7_exponent]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.5, %c0_exponent), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.5, %c1_exponent), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1.0, %c0_exponent), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (1.0, %c1_exponent), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (3.0, %c0_exponent), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (3.0, %c1_exponent), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c6_exponent), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (2.0, %c7_exponent), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
