# conformance: gather.default
# values: gather.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_index : [num_users=2] = placeholder[target=c2_index]
    %c3_index : [num_users=2] = placeholder[target=c3_index]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_index : [num_users=2] = placeholder[target=c4_index]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c0_self, -1, %c0_index), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c1_self, -1, %c1_index), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [5, 3], [1, 5], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c2_0v, -1, %c2_index), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [1, 5, 3], [5, 1, 5], 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c3_0v, -1, %c3_index), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c4_self, [2, 1, 2, 3], [2, 2, 1, 4], 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c4_0v, -1, %c4_index), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c5_self, -1, %c0_index), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c6_self, -1, %c1_index), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c7_self, [5, 3], [1, 5], 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c7_0v, -1, %c2_index), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c7_self, [1, 5, 3], [5, 1, 5], 0), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c8_0v, -1, %c3_index), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c9_self, [2, 1, 2, 3], [2, 2, 1, 4], 0), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c9_0v, -1, %c4_index), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
