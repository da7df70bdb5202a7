# conformance: masked_select.default
# values: masked_select.default.npz
# interpreter: depends on values
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=3] = placeholder[target=c0_mask]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mask : [num_users=1] = placeholder[target=c3_mask]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mask : [num_users=1] = placeholder[target=c4_mask]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c0_self, %c0_mask), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c1_self, %c1_mask), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c2_self, %c0_mask), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c3_self, %c3_mask), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c4_self, %c4_mask), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_select.default](args = (%c5_self, %c0_mask), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
