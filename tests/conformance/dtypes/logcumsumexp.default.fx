# conformance: logcumsumexp.default
# values: logcumsumexp.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%c0_self, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.logcumsumexp.default](args = (%c1_self, 0), kwargs = {})
    return (c0, c1)
