# gradients: cholesky_inverse.default
# case c0: by c0_self, PyTorch has no derivative
# case c1: by c1_self, PyTorch has no derivative
# case c2: by c2_self, PyTorch has no derivative
# case c3: by c3_self, PyTorch has no derivative
# case c4: by c4_self, PyTorch has no derivative
# case c5: by c5_self, PyTorch has no derivative
# case c6: by c6_self, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c0_self,), kwargs = {upper: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c1_self, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c2_self, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c4_self, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c5_self, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c6_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
