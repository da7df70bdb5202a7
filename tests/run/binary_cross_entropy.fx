# A logarithm below -100 counts as -100.
# input x: f32[2, 3] 0 1 0.5 0.25 0.75 1
# input t: f32[2, 3] 0 1 1 0.5 0 0
# input w: f32[3] 1 2 3
# expect out0: f32[] 17.1527
# expect out1: f32[] 305.6890
# expect out2: f32[2, 3] 0 0 0.6931472 0.8369882 1.3862944 100
# tolerance: float32 rtol=1e-5
def forward(self, x: "f32[2, 3]", t: "f32[2, 3]", w: "f32[3]"):
    mean = torch.ops.aten.binary_cross_entropy.default(x, t)
    sum_1 = torch.ops.aten.binary_cross_entropy.default(x, t, w, 2)
    each = torch.ops.aten.binary_cross_entropy.default(x, t, None, 0)
    return (mean, sum_1, each)
