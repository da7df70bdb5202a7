# Offsets of max pooling, as in PyTorch: an offset beyond the window continues along the first dim, and along a
# dim with a stride of 0 all windows start at the same place.
# input o: i8[1, 1, 2, 2] 5 7 3 1
# expect out0: i64[1, 1, 2, 2] 9 15 13 11
# expect out1: i64[1, 1, 2, 2] 9 15 5 3
def forward(self, o: "i8[1, 1, 2, 2]"):
    beyond = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(o, [1, 2], [4, 4], [2, 2], [0, 0], [1, 1])
    same_start = torch.ops.prims._low_memory_max_pool_offsets_to_indices.default(o, [2, 2], [4, 4], [0, 2], [0, 0], [1, 1])
    return (beyond, same_start)
