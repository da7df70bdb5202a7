# Gathers, pads and scatters that read the results of reductions with keepdim=False.
# input y: f32[3, 5, 2] 0 7 3 10 6 2 9 5 1 8 4 0 7 3 10 6 2 9 5 1 8 4 0 7 3 10 6 2 9 5
# input w: f32[4, 2] 0 1 2 3 4 5 6 7
# expect out0: f32[5, 2] 10 7 7 7 7 10 8 10 10 7
# expect out1: f32[5, 2] 4 1 2 1 2 5 0 3 4 1
# expect out2: f32[5, 2] 8 7 15 17 17 20 19 19 9 8
# expect out3: f32[5, 2] 12 11 10 20 12 18 17 16 15 14
# expect out4: f32[5, 2] 4 5 2 3 2 3 0 1 4 5
# expect out5: f32[10, 1, 1] 2 0 1 0 1 2 0 1 2 0
def forward(self, y: "f32[3, 5, 2]", w: "f32[4, 2]"):
    argmax = torch.ops.aten.argmax.default(y, 0)
    select = torch.ops.aten.select.int(argmax, 1, 0)
    amax = torch.ops.aten.amax.default(y, [0])
    gather = torch.ops.aten.gather.default(amax, 0, argmax)
    gather_1 = torch.ops.aten.gather.default(w, 0, argmax)
    slice = torch.ops.aten.slice.Tensor(amax, 0, 0, 3)
    slice_backward = torch.ops.aten.slice_backward.default(slice, [5, 2], 0, 1, 4, 1)
    add = torch.ops.aten.add.Tensor(slice_backward, amax)
    sum_1 = torch.ops.aten.sum.dim_IntList(y, [0])
    narrow = torch.ops.aten.narrow.default(argmax, 0, 0, 1)
    narrow_1 = torch.ops.aten.narrow.default(sum_1, 0, 0, 1)
    scatter = torch.ops.aten.scatter.src(sum_1, 0, narrow, narrow_1)
    embedding = torch.ops.aten.embedding.default(w, select)
    t = torch.ops.aten.reshape.default(y, [3, 10, 1])
    argmax_1 = torch.ops.aten.argmax.default(t, 0)
    reshape = torch.ops.aten.reshape.default(w, [8, 1])
    embedding_1 = torch.ops.aten.embedding.default(reshape, argmax_1)
    return (gather, gather_1, add, scatter, embedding, embedding_1)
