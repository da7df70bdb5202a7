# Reductions with adjacent dims of size 1, both among the reduced dims and among the kept ones.
# input x: f32[7, 1, 3, 1] 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0 1 2 3 4 0
# input y: f32[7, 1, 1, 2] 0 1 2 3 0 1 2 3 0 1 2 3 0 1
# expect out0: f32[1, 3] -0.33333301544189453 1.666666865348816 -1.333333134651184
# expect out1: f32[1, 1, 3, 1] -0.33333301544189453 1.666666865348816 -1.333333134651184
# expect out2: f32[1, 1] 19
# expect out3: f32[7, 1, 1] 1 3 1 3 1 3 1
# expect out4: f32[7, 1] 0 2 0 2 0 2 0
# expect out5: f32[7, 1] 1 5 1 5 1 5 1
# expect out6: f32[7, 1, 1] 1 5 1 5 1 5 1
# tolerance: float32 rtol=1e-6 atol=1e-5
def forward(self, x: "f32[7, 1, 3, 1]", y: "f32[7, 1, 1, 2]"):
    mean = torch.ops.aten.mean.dim(x, [2, 3], True)
    sub = torch.ops.aten.sub.Tensor(x, mean)
    columns = torch.ops.aten.sum.dim_IntList(sub, [0, 3])
    kept = torch.ops.aten.sum.dim_IntList(sub, [0, 3], True)
    rows = torch.ops.aten.sum.dim_IntList(y, [0, 3])
    amax = torch.ops.aten.amax.default(y, [3])
    amin = torch.ops.aten.amin.default(y, [2, 3])
    rows_1 = torch.ops.aten.sum.dim_IntList(y, [1, 3])
    rows_2 = torch.ops.aten.sum.dim_IntList(y, [3])
    return (columns, kept, rows, amax, amin, rows_1, rows_2)
