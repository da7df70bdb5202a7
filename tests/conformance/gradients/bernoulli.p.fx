# gradients: bernoulli.p
# case c0: by c0_self, PyTorch has no derivative, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.p](args = (%c0_self, 1.0), kwargs = {})
    return (c0,)
