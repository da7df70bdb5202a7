# Numbers that the run reads from tensors, in Python-level calls and arithmetic.
# input x: f32[3] 1 2 3
# input y: f32[4] 1 5 2 4
# expect out0: f32[3] 5 10 15
# expect out1: f32[3] 15 20 25
# expect out2: f32[3] 1 2 2
# expect out3: f32[] 1.5
def forward(self, x: "f32[3]", y: "f32[4]"):
    m = y.max()
    s = m.item()
    z = x * s
    double = s * 2
    w = z + double
    limit = s - 3
    c = torch.clamp(x, max = limit)
    part = s / 20
    q = torch.quantile(x, part)
    return (z, w, c, q)
