# gradients: pow.Tensor_Tensor
# case c0: by c0_self c0_exponent
# case c1: by c1_self c1_exponent, empty
# case c2: by c2_self c2_exponent
# case c3: by c3_self c3_exponent
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_exponent : [num_users=1] = placeholder[target=c0_exponent]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_exponent : [num_users=1] = placeholder[target=c1_exponent]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_exponent : [num_users=1] = placeholder[target=c2_exponent]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_exponent : [num_users=1] = placeholder[target=c3_exponent]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c0_self, %c0_exponent), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c1_self, %c1_exponent), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c2_self, %c2_exponent), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_self, [5, 1], [2, 2], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%c3_self_view, %c3_exponent), kwargs = {})
    return (c0, c1, c2, c3)
