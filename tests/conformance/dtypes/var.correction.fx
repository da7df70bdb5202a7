# conformance: var.correction
# values: var.correction.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c0_self, [1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c0_self, [1]), kwargs = {correction: 0, keepdim: True})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c3_self, [1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c3_self, [1]), kwargs = {correction: 0, keepdim: True})
    return (c0, c1, c2, c3, c4, c5)
