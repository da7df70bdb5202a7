# gradients: cholesky_inverse.default
# case c0: by c0_self, PyTorch has no derivative
# case c1: by c1_self, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c1_self, True), kwargs = {})
    return (c0, c1)
