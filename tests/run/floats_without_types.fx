# Results that are computed from floats that are read from tensors do not depend on the types that a text states.
# PyTorch's values.
# input x: f32[4] 0.5 -2.0 3.0 1.25
# input n: i64[4] 3 5 -7 2
# input s: f32[] 1.7000000476837158
# expect out0: f32[] 1.1687500476837158
# expect out1: f32[] 1.7000000476837158
# expect out2: f32[] 0.5288878679275513
# expect out3: f32[4] 10.200000762939453 17.0 -23.80000114440918 6.800000190734863
# expect out4: b8[4] 0 0 0 0
# expect out5: f32[] 1.9868751764297485
# expect out6: f32[4] 20.266128540039062 33.776878356933594 -47.28763198852539 13.510751724243164
# expect out7: f32[4] 7.986875057220459 11.986875534057617 -12.013124465942383 5.986875057220459
# tolerance: float32 rtol=1e-6
def forward(self, x: "f32[4]", n: "i64[4]", s: "f32[]"):
    a = torch.ops.aten.item.default(s)
    m = torch.ops.aten.mean.default(x)
    k = torch.ops.aten.add.Tensor(n, n)
    r0 = torch.ops.aten.mul.Tensor(m, a)
    r1 = torch.ops.aten.full_like.default(m, a)
    r2 = torch.ops.aten.pow.Tensor_Scalar(m, a)
    r3 = torch.ops.aten.mul.Tensor(k, a)
    r4 = torch.ops.aten.eq.Scalar(k, a)
    r5 = torch.ops.aten.mul.Tensor(r0, a)
    r6 = torch.ops.aten.mul.Tensor(r3, r5)
    b = torch.ops.aten.item.default(r5)
    r7 = torch.ops.aten.add.Tensor(k, b)
    return (r0, r1, r2, r3, r4, r5, r6, r7,)
