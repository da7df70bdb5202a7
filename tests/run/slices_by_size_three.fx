# Slices whose bounds are computed from a symbolic size, here 3. PyTorch computed the expected values.
# input x: f32[3, 4] 1 2 3 4 5 6 7 8 9 10 11 12
# input y: f32[3, 3] -2 -1 0 1 2 3 4 5 6
# expect out0: f32[2, 4] 5 6 7 8 9 10 11 12
# expect out1: f32[1, 3] 4 5 6
# expect out2: f32[2, 4] 5 6 7 8 9 10 11 12
# expect out3: f32[2, 4] 5 6 7 8 9 10 11 12
# expect out4: f32[1, 4] 1 2 3 4
# expect out5: f32[3, 4] -1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -11 -12
# expect out6: f32[4] 14 16 18 20
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
