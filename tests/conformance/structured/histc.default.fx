# conformance: histc.default
# values: histc.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c0_self, 100, 0, 10), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c2_self, 100, -10, 10), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c3_self, 100, 0, 10), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%c5_self, 100, -10, 10), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
