# conformance: logcumsumexp.default
# values: logcumsumexp.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%c0_self, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%c1_self, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%c2_self, 0), kwargs = {})
    return (c0, c1, c2)
