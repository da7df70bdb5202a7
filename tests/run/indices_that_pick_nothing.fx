# As in PyTorch, the indices of index, index_put, index_add, index_copy and index_fill are not checked if another dim of
# the tensor has size 0.
# input x: f32[3, 0]
# input i: i64[1] 7
# input y: f32[1, 0]
# expect out0: f32[1, 0]
# expect out1: f32[3, 0]
# expect out2: f32[3, 0]
# expect out3: f32[3, 0]
# expect out4: f32[3, 0]
# expect out5: f32[3, 0]
def forward(self, x: "f32[3, 0]", i: "i64[1]", y: "f32[1, 0]"):
    index = torch.ops.aten.index.Tensor(x, [i])
    index_put = torch.ops.aten.index_put.default(x, [i], y)
    index_add = torch.ops.aten.index_add.default(x, 0, i, y)
    index_copy = torch.ops.aten.index_copy.default(x, 0, i, y)
    index_fill = torch.ops.aten.index_fill.int_Scalar(x, 0, i, 1.0)
    embedding_dense_backward = torch.ops.aten.embedding_dense_backward.default(y, i, 3, -1, False)
    return (index, index_put, index_add, index_copy, index_fill, embedding_dense_backward)
