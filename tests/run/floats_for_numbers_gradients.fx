# Derivatives of calls whose numbers are floats that are read from tensors. PyTorch's values.
# input x: f64[2, 3] 0.5 -2.0 3.0 1.25 -0.75 4.0
# input s: f32[] 1.5
# input w: f64[3, 2] 1.0 0.5 -2.0 1.0 0.25 3.0
# expect out0: f64[2, 3] 0.5 -1.296997075145081 3.0 1.25 -0.791450170888478 4.0
# expect out1: f64[2, 3] 0.75 -1.4253193974482041 4.5 1.875 -1.0130212989624754 6.0
# expect out2: f64[2, 3] 0.5 -1.10460429282641 3.0 1.25 -0.5902040104310499 4.0
# expect out3: f64[2, 3] 0.5 -3.0 3.0 1.25 -1.125 4.0
# expect out4: f64[2, 3] 0.7579140040765999 0.03239156771582804 3.0 1.3451167050704012 0.18743342416554318 4.0
# expect out5: f64[2, 3] 0.9740769841801067 0.1269280110429725 3.0 1.501929081345373 0.38687100611489994 4.0
# expect out6: f64[2, 3] 0.875 4.0 16.5 3.59375 0.09375 28.0
# expect out7: f64[2, 3] 2.0 -0.5 4.5 2.75 0.75 5.5
# expect out8: f64[2, 3] 1.25 -5.0 7.5 3.125 -1.875 10.0
# expect out9: f64[2, 3] 3.5 1.0 6.0 4.25 2.25 7.0
# expect out10: f64[2, 3] 3.5 1.0 6.0 4.25 2.25 7.0
# expect out11: f64[2, 3] -0.25 1.0 -1.5 -0.625 0.375 -2.0
# expect out12: f64[2, 3] 1.0 3.5 -1.5 0.25 2.25 -2.5
# expect out13: f64[2, 3] 0.5 5.5 -4.5 -1.0 3.0 -6.5
# expect out14: f64[2, 3] 0.25 4.0 -3.5 -0.875 2.125 -5.0
# expect out15: f64[2, 3] -0.25 1.0 -1.5 -0.625 0.375 -2.0
# expect out16: f64[2, 3] 0.3535533905932738 2.8284271247461903 5.196152422706632 1.3975424859373686 0.649519052838329 8.0
# expect out17: f64[2, 3] 1.224744871391589 0.4444444444444444 3.375 1.6600228795504823 0.7377879464668811 5.0625
# expect out18: f64[2, 4] 1.5 0.5 -2.0 3.0 1.5 1.25 -0.75 4.0
# expect out19: f64[2, 3] 0.5 4.0 3.0 1.25 1.5 4.0
# expect out20: f64[3, 2] 12.1875 20.53125 -13.125 -2.4375 19.21875 60.65625
# expect out21: f64[2, 3] 0.75 -3.0 4.5 1.875 -1.125 6.0
# tolerance: float64 rtol=1e-14
# differentiate: x
class f(torch.nn.Module):
    def forward(self, x: "f64[2, 3]", s: "f32[]", w: "f64[3, 2]"):
        a = torch.ops.aten._local_scalar_dense.default(s)
        p = torch.ops.aten.abs.default(x)
        q = torch.ops.aten.mm.default(x, w)
        r0 = torch.ops.aten.elu.default(x, a)
        r1 = torch.ops.aten.elu.default(x, 1.0, a, a)
        r2 = torch.ops.aten.celu.default(x, a)
        r3 = torch.ops.aten.leaky_relu.default(x, negative_slope = a)
        r7 = torch.ops.aten.softplus.default(x, a, 2.0)
        r8 = torch.ops.aten.softplus.default(x, 1, a)
        r11 = torch.ops.aten.addcmul.default(x, x, x, value = a)
        r12 = torch.ops.aten.addcdiv.default(x, x, x, value = a)
        r13 = torch.ops.aten.add.Tensor(x, x, alpha = a)
        r14 = torch.ops.aten.add.Scalar(x, a, 2)
        r15 = torch.ops.aten.add.Scalar(x, 2, a)
        r16 = torch.ops.aten.sub.Tensor(x, x, alpha = a)
        r17 = torch.ops.aten.rsub.Scalar(x, a)
        r18 = torch.ops.aten.rsub.Scalar(x, a, 2)
        r19 = torch.ops.aten.rsub.Scalar(x, 1.0, a)
        r20 = torch.ops.aten.rsub.Tensor(x, x, alpha = a)
        r24 = torch.ops.aten.pow.Tensor_Scalar(p, exponent = a)
        r25 = torch.ops.aten.pow.Scalar(a, x)
        r31 = torch.ops.aten.constant_pad_nd.default(x, [1, 0], a)
        r33 = torch.ops.aten.lerp.Scalar(x, p, a)
        r36 = torch.ops.aten.addmm.default(w, w, q, beta = a, alpha = a)
        r40 = torch.ops.aten.mul.Tensor(x, other = a)
        return (r0, r1, r2, r3, r7, r8, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r24, r25, r31, r33, r36, r40)
