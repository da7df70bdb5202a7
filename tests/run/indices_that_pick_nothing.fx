# Where a tensor has no elements beside the indexed dim, indices of index, index_copy and index_fill may be any, as in
# PyTorch.
# input x: f32[3, 0]
# input i: i64[1] 7
# input y: f32[1, 0]
# expect out0: f32[1, 0]
# expect out1: f32[3, 0]
# expect out2: f32[3, 0]
def forward(self, x: "f32[3, 0]", i: "i64[1]", y: "f32[1, 0]"):
    index = torch.ops.aten.index.Tensor(x, [i])
    index_copy = torch.ops.aten.index_copy.default(x, 0, i, y)
    index_fill = torch.ops.aten.index_fill.int_Scalar(x, 0, i, 1.0)
    return (index, index_copy, index_fill)
