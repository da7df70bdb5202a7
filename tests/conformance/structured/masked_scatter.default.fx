# conformance: masked_scatter.default
# values: masked_scatter.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_mask : [num_users=4] = placeholder[target=c0_mask]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_mask : [num_users=4] = placeholder[target=c1_mask]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c3_mask : [num_users=1] = placeholder[target=c3_mask]
    %c3_source : [num_users=1] = placeholder[target=c3_source]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_source : [num_users=1] = placeholder[target=c4_source]
    %c5_source : [num_users=1] = placeholder[target=c5_source]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_source : [num_users=1] = placeholder[target=c6_source]
    %c7_source : [num_users=1] = placeholder[target=c7_source]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_source : [num_users=1] = placeholder[target=c8_source]
    %c9_source : [num_users=1] = placeholder[target=c9_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c0_self, %c0_mask, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c0_self, %c1_mask, %c1_source), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c2_self, %c2_mask, %c2_source), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c2_self, %c3_mask, %c3_source), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c4_self, %c0_mask, %c4_source), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c4_self, %c1_mask, %c5_source), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c6_self, %c0_mask, %c6_source), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c6_self, %c1_mask, %c7_source), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c8_self, %c0_mask, %c8_source), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%c8_self, %c1_mask, %c9_source), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
