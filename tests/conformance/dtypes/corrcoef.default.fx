# conformance: corrcoef.default
# values: corrcoef.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c5_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%c6_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
