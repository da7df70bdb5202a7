# gradients: pow.Tensor_Tensor
# case c0: by c0_self c0_exponent, not smooth
# case c1: by c1_self c1_exponent, not smooth
# case c2: by c2_self c2_exponent, not smooth
# case c3: by c3_self c3_exponent, not smooth
# case c4: by c4_self c4_exponent, not smooth
# case c5: by c5_self c5_exponent, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_exponent : [num_users=1] = placeholder[target=c0_exponent]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_exponent : [num_users=1] = placeholder[target=c1_exponent]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_exponent : [num_users=1] = placeholder[target=c2_exponent]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_exponent : [num_users=1] = placeholder[target=c3_exponent]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_exponent : [num_users=1] = placeholder[target=c4_exponent]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_exponent : [num_users=1] = placeholder[target=c5_exponent]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c0_self, %c0_exponent), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c1_self, %c1_exponent), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c2_self, %c2_exponent), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c3_self, %c3_exponent), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c4_self, %c4_exponent), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c5_self, %c5_exponent), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
