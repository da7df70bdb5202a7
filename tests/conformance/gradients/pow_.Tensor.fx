# gradients: pow_.Tensor
# case c0: by c0_self c0_exponent
# case c1: by c1_self c1_exponent, empty
# case c2: by c2_self c2_exponent
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_exponent : [num_users=1] = placeholder[target=c0_exponent]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_exponent : [num_users=1] = placeholder[target=c1_exponent]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_exponent : [num_users=1] = placeholder[target=c2_exponent]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow_.Tensor](args = (%c0_self_clone, %c0_exponent), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow_.Tensor](args = (%c1_self_clone, %c1_exponent), kwargs = {})
    %c2_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow_.Tensor](args = (%c2_self_clone, %c2_exponent), kwargs = {})
    return (c0, c1, c2)
