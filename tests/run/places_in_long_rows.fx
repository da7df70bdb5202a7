# Column indices in a loop over rows that is vectorised along the columns; they must be right in later vectors too.
# input x: f32[2, 3] 1 2 3 4 5 6
# input g: f32[] 4
# input y: f32[2, 40] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input i: i64[2] 3 37
# input w: f32[] 2
# expect out0: f32[2, 40] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 2 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4 5 6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# expect out1: f32[2, 40] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -4 -5 -6 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1 -2 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# expect out2: f32[2, 40] 0 0 0 -2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2 0 0
# expect out3: f32[2, 40] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
def forward(self, x: "f32[2, 3]", g: "f32[]", y: "f32[2, 40]", i: "i64[2]", w: "f32[]"):
    slice_backward = torch.ops.aten.slice_backward.default(x, [2, 40], 1, 21, 24, 1)
    sum_1 = torch.ops.aten.sum.dim_IntList(slice_backward, [0], True)
    sub = torch.ops.aten.sub.Tensor(slice_backward, sum_1)
    nll_loss_backward = torch.ops.aten.nll_loss_backward.default(g, y, i, None, 1, -100, w)
    sum_2 = torch.ops.aten.sum.dim_IntList(nll_loss_backward, [0], True)
    sub_1 = torch.ops.aten.sub.Tensor(nll_loss_backward, sum_2)
    return (slice_backward, sub, nll_loss_backward, sub_1)
