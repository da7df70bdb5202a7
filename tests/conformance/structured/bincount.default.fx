# conformance: bincount.default
# values: bincount.default.npz
# interpreter: depends on values
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_weights : [num_users=1] = placeholder[target=c2_weights]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_weights : [num_users=1] = placeholder[target=c3_weights]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c1_self, None, 5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c2_self, %c2_weights), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c3_self, %c3_weights, 3), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c4_self,), kwargs = {})
    return (c0, c1, c2, c3, c4)
