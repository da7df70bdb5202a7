# Python's operators on bools that are read from tensors. PyTorch's values.
# input m: b8[] 1
# input n: i64[2] 3 5
# input x: f32[2] 0.5 -2.0
# expect out0: i64[2] 3 5
# expect out1: i64[2] 6 8
# expect out2: i64[2] 6 10
# expect out3: i64[2] 2 2
# expect out4: b8[2] 1 1
# expect out5: b8[2] 0 0
# expect out6: b8[2] 1 1
# expect out7: i64[2] 2 2
# expect out8: f32[] 1.0
# expect out9: f32[2] 1.0 -4.0
def forward(self, m: "b8[]", n: "i64[2]", x: "f32[2]"):
    b = torch.ops.aten.item.default(m)
    i = b & 2
    j = b | 2
    k = b ^ 3
    c = b & False
    d = b | False
    e = b + 1
    r0 = torch.ops.aten.add.Tensor(n, i)
    r1 = torch.ops.aten.add.Tensor(n, j)
    r2 = torch.ops.aten.mul.Tensor(n, k)
    r3 = torch.ops.aten.full.default([2], k)
    r4 = torch.ops.aten.full.default([2], b)
    r5 = torch.ops.aten.full.default([2], c)
    r6 = torch.ops.aten.full.default([2], d)
    r7 = torch.ops.aten.full.default([2], e)
    r8 = torch.ops.aten.scalar_tensor.default(b)
    r9 = torch.ops.aten.mul.Tensor(x, e)
    return (r0, r1, r2, r3, r4, r5, r6, r7, r8, r9,)
