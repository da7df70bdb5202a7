# gradients: normal_functional.default
# case c0: by c0_self, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.normal_functional.default](args = (%c0_self, 2.0, 0.0), kwargs = {})
    return (c0,)
