# The elements of src are converted to the dtype of self.
# input x: f32[2, 3] 1 2 3 4 5 6
# input i: i64[2, 3] 1 2 3 4 5 6
# input d: f64[2] 0.1 -7.75
# input b: b8[3] 1 0 1
# expect out0: f32[2, 3] 0.10000000149011612 2 3 4 -7.75 6
# expect out1: i64[2, 3] 1 0 3 4 5 -7
# expect out2: i64[2, 3] 1 2 0 4 5 -7
# expect out3: f32[2, 3] 1 2 3 1 0 1
# expect out4: i64[2, 3] 1 2 3 1 0 1
# expect out5: i64[2, 3] 1 0 3 4 5 -7
# expect out6: i64[2, 3] 0 0 0 -7 -7 -7
def forward(self, x: "f32[2, 3]", i: "i64[2, 3]", d: "f64[2]", b: "b8[3]"):
    on_diagonal = torch.ops.aten.diagonal_scatter.default(x, d)
    on_diagonal_1 = torch.ops.aten.diagonal_scatter.default(i, d, 1)
    column = torch.ops.aten.select_scatter.default(i, d, 1, 2)
    row = torch.ops.aten.select_scatter.default(x, b, 0, -1)
    b_1 = torch.ops.aten.unsqueeze.default(b, 0)
    rows = torch.ops.aten.slice_scatter.default(i, b_1, 0, 1, 2)
    copy = torch.ops.aten.clone.default(i)
    strided = torch.ops.aten.as_strided_scatter.default(copy, d, [2], [4], 1)
    d_1 = torch.ops.aten.unsqueeze.default(d, 1)
    d_2 = torch.ops.aten.expand.default(d_1, [2, 3])
    whole = torch.ops.aten.as_strided_scatter.default(copy, d_2, [2, 3], [3, 1], 0)
    return (on_diagonal, on_diagonal_1, column, row, rows, strided, whole)
