# conformance: _low_memory_max_pool_offsets_to_indices.default
# values: _low_memory_max_pool_offsets_to_indices.default.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c0_self, [3, 3], [7, 6], [2, 2], [1, 1], [1, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c1_self, [2, 3], [7, 6], [2, 1], [0, 1], [2, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c0_self, [3, 3], [7, 6], [2, 2], [1, 1], [1, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c3_self, [2, 2], [7, 6], [2, 2], [0, 0], [1, 1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c4_self, [2, 2, 2], [4, 5, 4], [2, 1, 2], [0, 1, 1], [1, 1, 1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c0_self, [3, 3], [7, 6], [2, 2], [1, 1], [1, 1]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c1_self, [2, 3], [7, 6], [2, 1], [0, 1], [2, 1]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c0_self, [3, 3], [7, 6], [2, 2], [1, 1], [1, 1]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c3_self, [2, 2], [7, 6], [2, 2], [0, 0], [1, 1]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_offsets_to_indices.default](args = (%c4_self, [2, 2, 2], [4, 5, 4], [2, 1, 2], [0, 1, 1], [1, 1, 1]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
