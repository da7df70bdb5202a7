# Rows, columns and terms that belong to no group do not count, and elements of the result that belong to none are 0. The
# rows of results are padded to 16 bytes.
# input x: f64[4, 3] 1 -2 0.5 0.25 3 -1 2 1 -0.75 4 -3 2
# input s: f64[2, 3, 2] 1 2 -1 0.5 3 -2 0.25 1 -4 2 -1 0.5
# input y: f64[3, 3] 2 -1 0.5 1 3 -2 0.25 -0.5 4
# input t: f64[2, 2, 3] 1 0.5 -1 2 -0.25 3 -3 1 0.75 2 -1 0.5
# input rows: i32[2] 1 3
# input columns: i32[2] 2 2
# input terms: i32[3] 0 1 3
# expect out0: f64[4, 2] 4.5 0 -10.9375 5.75 -2.75 3.625 0 0
# expect out1: f64[2, 3] 2.25 1 0 4.5 -4.25 0
# expect out2: f64[3, 3, 3] 0 0 0 0 0 0 0 0 0 4 -2 1 -2 1 -0.5 1 -0.5 0.25 1.0625 2.875 -1 2.875 9.25 -8 -1 -8 20
# expect out3: f64[2, 2, 2] -2.5 4.25 11.25 -2.125 -5.5 -0.625 4 0.25
# differentiate: x s y t
def forward(self, x: "f64[4, 3]", s: "f64[2, 3, 2]", y: "f64[3, 3]", t: "f64[2, 2, 3]", rows: "i32[2]", columns: "i32[2]", terms: "i32[3]"):
    by_rows = torch.ops.aten._grouped_mm.default(x, s, rows)
    by_columns = torch.ops.aten._grouped_mm.default(t, y, columns)
    transposed = torch.ops.aten.permute.default(y, [1, 0])
    by_terms = torch.ops.aten._grouped_mm.default(transposed, y, terms)
    stacks = torch.ops.aten._grouped_mm.default(t, s)
    return (by_rows, by_columns, by_terms, stacks)
