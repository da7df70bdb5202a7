# Scores of ignored samples have no effect, even if they are infinite or NaN.
# input x: f32[3, 3] -inf -1 -2 nan -3 -0.5 -0.5 -1.5 -4
# input i: i64[3] -100 -100 1
# input w: f32[3] 2 3 4
# expect out0: f32[] 1.5
# expect out1: f32[] 1
# expect out2: f32[] 4.5
# expect out3: f32[] 3
def forward(self, x: "f32[3, 3]", i: "i64[3]", w: "f32[3]"):
    nll_loss = torch.ops.aten.nll_loss_forward.default(x, i, None, 1, -100)
    a = nll_loss[0]
    b = nll_loss[1]
    nll_loss_1 = torch.ops.aten.nll_loss_forward.default(x, i, w, 2, -100)
    c = nll_loss_1[0]
    d = nll_loss_1[1]
    return (a, b, c, d)
