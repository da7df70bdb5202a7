# Floats that are read from tensors, with integer tensors. PyTorch's values.
# input n: i64[4] 3 5 -7 2
# input z: i64[] 4
# input i: i64[2] 1 3
# input q: i64[4] 0 1 2 3
# input s: f32[] 1.5
# expect out0: i64[5] 1 3 5 -7 2
# expect out1: i64[4] 1 1 1 1
# expect out2: i64[2] 1 1
# expect out3: f32[4] 4.5 6.5 -5.5 3.5
# expect out4: f32[4] -4.5 -8.5 15.5 -2.5
# expect out5: f32[4] 1.5 1.5 -7.0 1.5
# expect out6: f32[] 6.0
# expect out7: i64[4] 3 1 -7 1
# expect out8: i64[4] 3 1 -7 1
# expect out9: b8[4] 1 1 0 1
# expect out10: i64[] 2
# expect out11: i64[4] 1 1 1 1
def forward(self, n: "i64[4]", z: "i64[]", i: "i64[2]", q: "i64[4]", s: "f32[]"):
    a = torch.ops.aten.item.default(s)
    r0 = torch.ops.aten.constant_pad_nd.default(n, [1, 0], a)
    r1 = torch.ops.aten.full_like.default(n, a)
    r2 = torch.ops.aten.new_full.default(n, [2], a)
    r3 = torch.ops.aten.add.Scalar(n, a)
    r4 = torch.ops.aten.rsub.Scalar(n, a, 2)
    r5 = torch.ops.aten.clamp.default(n, None, a)
    r6 = torch.ops.aten.mul.Tensor(z, a)
    r7 = torch.ops.aten.scatter.value(n, 0, i, a)
    r8 = torch.ops.aten.index_fill.int_Scalar(n, 0, i, a)
    r9 = torch.ops.aten.gt.Scalar(n, a)
    r10 = torch.ops.aten.bucketize.Scalar(a, q)
    r11 = torch.ops.aten.fill.Scalar(n, a)
    return (r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11,)
