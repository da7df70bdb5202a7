# Python's arithmetic with floats and bools that are read from tensors. PyTorch's values.
# input x: f64[2, 3] 0.5 -2.0 3.0 1.25 -0.75 4.0
# input s: f32[] 1.5
# input k: i64[2] 3 5
# input m: b8[] 1
# expect out0: f64[2, 3] 1.0 -4.0 6.0 2.5 -1.5 8.0
# expect out1: f64[2, 3] 0.050000000000000044 -0.20000000000000018 0.30000000000000027 0.1250000000000001 -0.07500000000000007 0.40000000000000036
# expect out2: f64[2, 3] 2.5 0.0 5.0 3.25 1.25 6.0
# expect out3: f64[2, 3] -1.0 -3.5 1.5 -0.25 -2.25 2.5
# expect out4: f64[2, 3] 2.0 -8.0 12.0 5.0 -3.0 16.0
# expect out5: i64[2] 15 25
# expect out6: f32[2] 4.5 7.5
# expect out7: f64[2, 3] 0.5 -2.0 3.0 1.25 -0.75 4.0
# expect out8: f64[2, 3] 1.5 -6.0 9.0 3.75 -2.25 12.0
# expect out9: f64[2, 3] 0.25 -1.0 1.5 0.625 -0.375 2.0
# expect out10: f64[2, 3] 0.5 -2.0 3.0 1.25 -0.75 4.0
# expect out11: f64[2, 3] 0.2222222222222222 -0.8888888888888888 1.3333333333333333 0.5555555555555556 -0.3333333333333333 1.7777777777777777
# expect out12: b8[2, 3] 0 0 1 0 0 1
# expect out13: f32[4] 2.0 2.0 2.0 2.0
# expect out14: f64[2, 3] 0.0 -0.0 0.0 0.0 -0.0 0.0
class f(torch.nn.Module):
    def forward(self, x: "f64[2, 3]", s: "f32[]", k: "i64[2]", m: "b8[]"):
        a = torch.ops.aten.item.default(s)
        b = torch.ops.aten.item.default(m)
        q = a // 0.7
        r = a % 0.7
        h = torch.sym_max(a, 2.0)
        l = torch.sym_min(a, 7)
        t = a * 2.75
        i = math_trunc(t)
        j = math_ceil(t)
        c = a > 1.25
        d = torch.sym_not(b)
        n = torch.sym_ite(b, 3, 4)
        y = torch.sym_ite(d, a, 0.5)
        both = c & b
        pw = a ** -2
        u1 = torch.ops.aten._assert_scalar.default(c, 'a is too small')
        u2 = n >= 0
        u3 = torch.ops.aten._assert_scalar.default(u2, 'n is negative')
        r0 = torch.ops.aten.mul.Tensor(x, q)
        r1 = torch.ops.aten.mul.Tensor(x, r)
        r2 = torch.ops.aten.add.Tensor(x, h)
        r3 = torch.ops.aten.sub.Tensor(x, l)
        r4 = torch.ops.aten.mul.Tensor(x, i)
        r5 = torch.ops.aten.mul.Tensor(k, j)
        r6 = torch.ops.aten.mul.Tensor(k, a)
        r8 = torch.ops.aten.mul.Tensor(x, b)
        r9 = torch.ops.aten.mul.Tensor(x, n)
        r10 = torch.ops.aten.mul.Tensor(x, y)
        r11 = torch.ops.aten.mul.Tensor(x, both)
        r12 = torch.ops.aten.mul.Tensor(x, pw)
        r13 = torch.ops.aten.gt.Scalar(x, a)
        r14 = torch.ops.aten.full.default([i], 2.0)
        r15 = torch.ops.aten.mul.Tensor(x, d)
        return (r0, r1, r2, r3, r4, r5, r6, r8, r9, r10, r11, r12, r13, r14, r15,)
