# conformance: bincount.default
# values: bincount.default.npz
# interpreter: depends on tensor values
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=9] = placeholder[target=c0_self]
    %c1_weights : [num_users=1] = placeholder[target=c1_weights]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_weights : [num_users=1] = placeholder[target=c3_weights]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_weights : [num_users=1] = placeholder[target=c5_weights]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_weights : [num_users=1] = placeholder[target=c7_weights]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_weights : [num_users=1] = placeholder[target=c9_weights]
    %c10_weights : [num_users=1] = placeholder[target=c10_weights]
    %c11_weights : [num_users=1] = placeholder[target=c11_weights]
    %c12_weights : [num_users=1] = placeholder[target=c12_weights]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c1_weights), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c3_weights), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c5_weights), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c7_weights), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c8_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c9_weights), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c10_weights), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c11_weights), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.bincount.default](args = (%c0_self, %c12_weights), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12)
