# conformance: diagonal_scatter.default
# values: diagonal_scatter.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c3_src : [num_users=1] = placeholder[target=c3_src]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_src : [num_users=1] = placeholder[target=c7_src]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_src : [num_users=1] = placeholder[target=c8_src]
    %c9_src : [num_users=1] = placeholder[target=c9_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c1_src, -2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c2_self, %c2_src), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c2_self, %c3_src, -2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c4_self, %c4_src), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c4_self, %c5_src, -2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c6_self, %c6_src), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c6_self, %c7_src, -2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c8_self, %c8_src), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c8_self, %c9_src, -2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
