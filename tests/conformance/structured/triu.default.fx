# conformance: triu.default
# values: triu.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c0_self, [3, 3], [5, 1], 0), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c0_0v,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c1_self,), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [3, 3, 3], [15, 5, 1], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c2_0v,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c4_self,), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c5_self, [3, 3], [5, 1], 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c5_0v,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c6_self,), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c7_self, [3, 3, 3], [15, 5, 1], 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c7_0v,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c8_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%c9_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
