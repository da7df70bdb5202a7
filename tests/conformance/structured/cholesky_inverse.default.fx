# conformance: cholesky_inverse.default
# values: cholesky_inverse.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c1_self, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_inverse.default](args = (%c3_self, True), kwargs = {})
    return (c0, c1, c2, c3)
