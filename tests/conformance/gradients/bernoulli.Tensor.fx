# gradients: bernoulli.Tensor
# case c0: by c0_self c0_p, no second gradient, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_p : [num_users=1] = placeholder[target=c0_p]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.Tensor](args = (%c0_self, %c0_p), kwargs = {})
    return (c0,)
