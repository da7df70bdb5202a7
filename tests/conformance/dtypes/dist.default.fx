# conformance: dist.default
# values: dist.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_other : [num_users=2] = placeholder[target=c0_other]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_other : [num_users=2] = placeholder[target=c2_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c2_self, %c2_other, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c2_self, %c2_other, 1), kwargs = {})
    return (c0, c1, c2, c3)
