# conformance: gelu.default
# values: gelu.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c0_self,), kwargs = {approximate: tanh})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c2_0v,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c3_self,), kwargs = {approximate: tanh})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c5_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c5_self,), kwargs = {approximate: tanh})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c7_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%c7_self,), kwargs = {approximate: tanh})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
