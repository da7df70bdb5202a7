# conformance: dot.default
# values: dot.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_tensor : [num_users=1] = placeholder[target=c0_tensor]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_tensor : [num_users=1] = placeholder[target=c1_tensor]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_tensor : [num_users=1] = placeholder[target=c2_tensor]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_tensor : [num_users=1] = placeholder[target=c3_tensor]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c0_self, %c0_tensor), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c1_self, %c1_tensor), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c2_self, %c2_tensor), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c3_self, %c3_tensor), kwargs = {})
    return (c0, c1, c2, c3)
