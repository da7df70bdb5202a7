# Without elements there is no variance, even if the correction makes the divisor positive.
# input e: f32[2, 0]
# input x: f32[2, 1] 3 4
# expect out0: f32[2] nan nan
# expect out1: f32[2] nan nan
# expect out2: f32[1, 1] nan
# expect out3: f32[2] nan nan
# expect out4: f32[2] nan nan
# expect out5: f32[2] 0 0
def forward(self, e: "f32[2, 0]", x: "f32[2, 1]"):
    var = torch.ops.aten.var.correction(e, [1], correction = -1)
    std = torch.ops.aten.std.correction(e, [1], correction = -3)
    every = torch.ops.aten.std.correction(e, correction = -1, keepdim = True)
    pair = torch.ops.aten.var_mean.correction(e, [1], correction = -1)
    var_1 = pair[0]
    mean = pair[1]
    one = torch.ops.aten.var.correction(x, [1], correction = -1)
    return (var, std, every, var_1, mean, one)
