# conformance: sort.default
# values: sort.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c0_self,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c1_self,), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [5, 3], [1, 5], 0), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c2_0v,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [1, 5, 3], [5, 1, 5], 0), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c3_0v,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c4_self, [2, 1, 2, 3], [2, 2, 1, 4], 0), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c4_0v,), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c5_self,), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c6_self,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c7_self, [5, 3], [1, 5], 0), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c7_0v,), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c7_self, [1, 5, 3], [5, 1, 5], 0), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c8_0v,), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c9_self, [2, 1, 2, 3], [2, 2, 1, 4], 0), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.sort.default](args = (%c9_0v,), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1)
