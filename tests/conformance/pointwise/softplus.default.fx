# conformance: softplus.default
# values: softplus.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=2] = placeholder[target=c9_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c0_self, 2, 1.5), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c2_0v,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c3_self, 2, 1.5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c5_self, 3, 0.2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c6_self, 2, 1.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c8_self, 3, 0.2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c9_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c9_self, 2, 1.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.softplus.default](args = (%c11_self, 3, 0.2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)
