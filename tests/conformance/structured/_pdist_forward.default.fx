# conformance: _pdist_forward.default
# values: _pdist_forward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=3] = placeholder[target=c1_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=3] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c1_self, 1.0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c1_self, 10.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c1_self, inf), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c5_self, 1.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c5_self, 10.0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%c5_self, inf), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
