# conformance: histc.default
# values: histc.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c0_self, 4, -8, 8), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c1_self, 4, -8, 8), kwargs = {})
    return (c0, c1)
