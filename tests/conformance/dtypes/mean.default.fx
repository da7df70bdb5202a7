# conformance: mean.default
# values: mean.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c17_self : [num_users=3] = placeholder[target=c17_self]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c0_self,), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c0_self,), kwargs = {dtype: torch.float16})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c2_self,), kwargs = {dtype: torch.float32})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c2_self,), kwargs = {dtype: torch.float16})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c4_self,), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c4_self,), kwargs = {dtype: torch.float16})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c6_self,), kwargs = {dtype: torch.float32})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c6_self,), kwargs = {dtype: torch.float16})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c8_self,), kwargs = {dtype: torch.float32})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c8_self,), kwargs = {dtype: torch.float16})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c10_self,), kwargs = {dtype: torch.float32})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c10_self,), kwargs = {dtype: torch.float16})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c13_self,), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c14_self,), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c12_self,), kwargs = {dtype: torch.float32})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c12_self,), kwargs = {dtype: torch.float16})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c17_self,), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c18_self,), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c19_self,), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c17_self,), kwargs = {dtype: torch.float32})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%c17_self,), kwargs = {dtype: torch.float16})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21)
