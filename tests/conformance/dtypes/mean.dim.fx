# conformance: mean.dim
# values: mean.dim.npz
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
    %c12_self : [num_users=4] = placeholder[target=c12_self]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c18_self : [num_users=4] = placeholder[target=c18_self]
    %c20_self : [num_users=2] = placeholder[target=c20_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c0_self, [1]), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c0_self, [1]), kwargs = {dtype: torch.float16})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c2_self, [1]), kwargs = {dtype: torch.float32})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c2_self, [1]), kwargs = {dtype: torch.float16})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c4_self, [1]), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c4_self, [1]), kwargs = {dtype: torch.float16})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c6_self, [1]), kwargs = {dtype: torch.float32})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c6_self, [1]), kwargs = {dtype: torch.float16})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c8_self, [1]), kwargs = {dtype: torch.float32})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c8_self, [1]), kwargs = {dtype: torch.float16})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c10_self, [1]), kwargs = {dtype: torch.float32})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c10_self, [1]), kwargs = {dtype: torch.float16})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c12_self, [0, 1]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c12_self, [1], True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c14_self, [0]), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c14_self, [1]), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c12_self, [1]), kwargs = {dtype: torch.float32})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c12_self, [1]), kwargs = {dtype: torch.float16})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c18_self, [0, 1]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c18_self, [1], True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c20_self, [0]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c20_self, [1]), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c18_self, [1]), kwargs = {dtype: torch.float32})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%c18_self, [1]), kwargs = {dtype: torch.float16})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23)
