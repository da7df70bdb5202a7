# conformance: _low_memory_max_pool_with_offsets.default
# values: _low_memory_max_pool_with_offsets.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int8 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c0_self, [3, 3], [2, 2], [1, 1], [1, 1], False), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c0_self, [2, 3], [2, 1], [0, 1], [2, 1], True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [0, 3, 1, 2]), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c2_0v, [3, 3], [2, 2], [1, 1], [1, 1], False), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c3_self, [2, 2], [2, 2], [0, 0], [1, 1], False), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c4_self, [2, 2, 2], [2, 1, 2], [0, 1, 1], [1, 1, 1], False), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c5_self, [3, 3], [2, 2], [1, 1], [1, 1], False), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c5_self, [2, 3], [2, 1], [0, 1], [2, 1], True), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_self, [0, 3, 1, 2]), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c7_0v, [3, 3], [2, 2], [1, 1], [1, 1], False), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c8_self, [2, 2], [2, 2], [0, 0], [1, 1], False), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%c9_self, [2, 2, 2], [2, 1, 2], [0, 1, 1], [1, 1, 1], False), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1)
