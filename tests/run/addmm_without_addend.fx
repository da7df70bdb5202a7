# With a beta of 0 the addend is not read, so its NaNs do not reach the result.
# input s: f32[3] nan 1 inf
# input a: f32[2, 2] 0 1 2 3
# input b: f32[2, 3] -2 -1 0 1 2 3
# input c: f32[1, 1, 3] nan nan nan
# expect out0: f32[2, 3] 1 2 3 -1 4 9
# expect out1: f32[2, 3] 2 4 6 -2 8 18
# expect out2: f32[1, 2, 3] -1 -2 -3 1 -4 -9
def forward(self, s: "f32[3]", a: "f32[2, 2]", b: "f32[2, 3]", c: "f32[1, 1, 3]"):
    addmm = torch.ops.aten.addmm.default(s, a, b, beta = 0)
    addmm_1 = torch.ops.aten.addmm.default(s, a, b, beta = 0, alpha = 2)
    a_1 = torch.ops.aten.unsqueeze.default(a, 0)
    b_1 = torch.ops.aten.unsqueeze.default(b, 0)
    baddbmm = torch.ops.aten.baddbmm.default(c, a_1, b_1, beta = 0, alpha = -1)
    return (addmm, addmm_1, baddbmm)
