# Slices whose bounds are computed from a symbolic size, here 7. PyTorch computed the expected values.
# input x: f32[7, 4] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
# input y: f32[7, 7] -2 -1 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46
# expect out0: f32[5, 4] 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
# expect out1: f32[1, 7] 19 20 21 22 23 24 25
# expect out2: f32[4, 4] 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
# expect out3: f32[6, 4] 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
# expect out4: f32[2, 4] 1 2 3 4 5 6 7 8
# expect out5: f32[6, 4] -5 -6 -7 -8 -9 -10 -11 -12 -13 -14 -15 -16 -17 -18 -19 -20 -21 -22 -23 -24 -25 -26 -27 -28
# expect out6: f32[4] 76 80 84 88
def forward(self, x: "f32[s0, 4]", y: "f32[s0, s0]"):
    n = torch.ops.aten.sym_size.int(x, 0)
    m = n - 5
    a = torch.ops.aten.slice.Tensor(x, 0, m, 9223372036854775807)
    k = n - 4
    b = torch.ops.aten.slice.Tensor(y, 0, k, 5, 2)
    h = n // 2
    c = torch.ops.aten.slice.Tensor(x, 0, h, 9223372036854775807)
    q = n * 2
    d = torch.ops.aten.slice.Tensor(x, 0, 1, q)
    e = torch.ops.aten.slice.Tensor(x, 0, 0, m)
    r = n % 3
    f = torch.ops.aten.slice.Tensor(x, 0, r, n)
    g = torch.ops.aten.neg.default(f)
    z = torch.ops.aten.expand.default(c, [-1, 4])
    u = torch.ops.aten.sum.dim_IntList(z, [0])
    return (a, b, c, d, e, g, u)
