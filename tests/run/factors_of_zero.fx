# A product whose alpha is 0 is not computed, and an addend whose beta is 0 is not read: NaNs and infinities in them
# do not reach the result.
# input x: f32[2, 3] nan inf 1 2 3 4
# input w: f32[3, 2] 1 2 3 4 5 6
# input r: f32[2] 4 -3
# input m: f32[2, 2] 1 2 3 4
# input n: f64[1, 2, 2] nan 1 2 inf
# input v: f32[3] nan 0 1
# expect out0: f32[2, 2] 8 -6 8 -6
# expect out1: f32[2, 2] 4 -3 4 -3
# expect out2: f32[2, 2] 0 0 0 0
# expect out3: f64[1, 2, 2] 0.5 0.5 0.5 0.5
# expect out4: f64[1, 2, 2] 0 0 0 0
# expect out5: f32[2] 8 -6
# expect out6: f32[2, 2] 2 4 6 8
def forward(self, x: "f32[2, 3]", w: "f32[3, 2]", r: "f32[2]", m: "f32[2, 2]", n: "f64[1, 2, 2]", v: "f32[3]"):
    addmm = torch.ops.aten.addmm.default(r, x, w, beta = 2.0, alpha = 0.0)
    addmm_1 = torch.ops.aten.addmm.default(r, x, w, alpha = 0)
    addmm_2 = torch.ops.aten.addmm.default(r, x, w, beta = 0, alpha = 0)
    ones = torch.ops.aten.ones.default([1, 2, 2], dtype = torch.float64)
    baddbmm = torch.ops.aten.baddbmm.default(ones, n, ones, beta = 0.5, alpha = 0)
    baddbmm_1 = torch.ops.aten.baddbmm.default(n, n, n, beta = 0, alpha = 0)
    addmv = torch.ops.aten.addmv.default(r, x, v, beta = 2, alpha = 0)
    x_1 = torch.ops.aten.unsqueeze.default(x, 0)
    w_1 = torch.ops.aten.unsqueeze.default(w, 0)
    addbmm = torch.ops.aten.addbmm.default(m, x_1, w_1, beta = 2, alpha = 0)
    return (addmm, addmm_1, addmm_2, baddbmm, baddbmm_1, addmv, addbmm)
