# Floats that are read from tensors, where ops take only numbers. PyTorch's values.
# input x: f64[2, 3] 0.5 -2.0 3.0 1.25 -0.75 4.0
# input s: f32[] 1.5
# input z: f32[] 2.5
# input w: f64[3, 2] 1.0 0.5 -2.0 1.0 0.25 3.0
# expect out0: f64[2, 3] 0.5 -1.296997075145081 3.0 1.25 -0.791450170888478 4.0
# expect out1: f64[2, 3] 0.75 -1.4253193974482041 4.5 1.875 -1.0130212989624754 6.0
# expect out2: f64[2, 3] 0.5 -1.10460429282641 3.0 1.25 -0.5902040104310499 4.0
# expect out3: f64[2, 3] 0.5 -3.0 3.0 1.25 -1.125 4.0
# expect out4: f64[2, 3] 0.5 0.5 3.0 0.5 0.5 4.0
# expect out5: f64[2, 3] 1.5 1.5 3.0 1.25 1.5 4.0
# expect out6: f64[2, 3] 0.5 -1.0 1.5 1.25 -0.75 1.5
# expect out7: f64[2, 3] 0.7579140040765999 0.03239156771582804 3.0 1.3451167050704012 0.18743342416554318 4.0
# expect out8: f64[2, 3] 0.9740769841801067 0.1269280110429725 3.0 1.501929081345373 0.38687100611489994 4.0
# expect out9: f64[2, 3] 0.0 -2.0 3.0 0.0 0.0 4.0
# expect out10: f64[2, 3] 0.0 -0.5 1.5 0.0 -0.0 2.5
# expect out11: f64[2, 3] 0.875 4.0 16.5 3.59375 0.09375 28.0
# expect out12: f64[2, 3] 2.0 -0.5 4.5 2.75 0.75 5.5
# expect out13: f64[2, 3] 1.25 -5.0 7.5 3.125 -1.875 10.0
# expect out14: f64[2, 3] 3.5 1.0 6.0 4.25 2.25 7.0
# expect out15: f64[2, 3] 3.5 1.0 6.0 4.25 2.25 7.0
# expect out16: f64[2, 3] -0.25 1.0 -1.5 -0.625 0.375 -2.0
# expect out17: f64[2, 3] 1.0 3.5 -1.5 0.25 2.25 -2.5
# expect out18: f64[2, 3] 0.5 5.5 -4.5 -1.0 3.0 -6.5
# expect out19: f64[2, 3] 0.25 4.0 -3.5 -0.875 2.125 -5.0
# expect out20: f64[2, 3] -0.25 1.0 -1.5 -0.625 0.375 -2.0
# expect out21: f64[2, 3] 0.5 -0.5 0.0 1.25 -0.75 1.0
# expect out22: f64[2, 3] 0.5 1.0 0.0 1.25 0.75 1.0
# expect out23: f64[2, 3] 0.0 -2.0 2.0 0.0 -1.0 2.0
# expect out24: f64[2, 3] 0.3535533905932738 2.8284271247461903 5.196152422706632 1.3975424859373686 0.649519052838329 8.0
# expect out25: f64[2, 3] 1.224744871391589 0.4444444444444444 3.375 1.6600228795504823 0.7377879464668811 5.0625
# expect out26: f64[2, 3] 1.5 1.5 1.5 1.5 1.5 1.5
# expect out27: f64[2] 1.5 1.5
# expect out28: f32[2] 1.5 1.5
# expect out29: f64[2, 3] 1.5 1.5 1.5 1.5 1.5 1.5
# expect out30: f64[2, 3] 0.5 2.0 3.0 1.25 0.75 4.0
# expect out31: f64[2, 4] 1.5 0.5 -2.0 3.0 1.5 1.25 -0.75 4.0
# expect out32: f64[2, 3] -1.0397207708399179 1.0397207708399179 1.6479184330021646 0.3347153269713147 -0.43152310867767135 2.0794415416798357
# expect out33: f64[2, 3] 0.5 4.0 3.0 1.25 1.5 4.0
# expect out34: f64[2, 3] 0.5 -2.0 1.5 1.5 -0.75 1.5
# expect out35: f64[2, 3] 0.5 -2.0 1.5 1.5 -0.75 1.5
# expect out36: f64[3, 2] 12.1875 20.53125 -13.125 -2.4375 19.21875 60.65625
# expect out37: f64[2, 3] 0.5 -2.0 1.5 1.25 -0.75 1.5
# expect out38: f64[2, 3] 0.5 -2.0 1.5 1.25 -0.75 1.5
# expect out39: f64[2, 3] 1.5 1.5 3.0 1.5 1.5 4.0
# expect out40: f64[2, 3] 0.75 -3.0 4.5 1.875 -1.125 6.0
# expect out41: f32[] 2.5
# expect out42: f32[] 11.875
# expect out43: f64[] 1.5
# tolerance: float64 rtol=1e-14
class f(torch.nn.Module):
    def forward(self, x: "f64[2, 3]", s: "f32[]", z: "f32[]", w: "f64[3, 2]"):
        a = torch.ops.aten._local_scalar_dense.default(s)
        p = torch.ops.aten.abs.default(x)
        mask = torch.ops.aten.gt.Scalar(x, 1)
        q = torch.ops.aten.mm.default(x, w)
        r0 = torch.ops.aten.elu.default(x, a)
        r1 = torch.ops.aten.elu.default(x, 1.0, a, a)
        r2 = torch.ops.aten.celu.default(x, a)
        r3 = torch.ops.aten.leaky_relu.default(x, negative_slope = a)
        r4 = torch.ops.aten.threshold.default(x, a, 0.5)
        r5 = torch.ops.aten.threshold.default(x, 0.5, a)
        r6 = torch.ops.aten.hardtanh.default(x, -1.0, a)
        r7 = torch.ops.aten.softplus.default(x, a, 2.0)
        r8 = torch.ops.aten.softplus.default(x, 1, a)
        r9 = torch.ops.aten.hardshrink.default(x, a)
        r10 = torch.ops.aten.softshrink.default(x, a)
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
        r21 = torch.ops.aten.fmod.Scalar(x, a)
        r22 = torch.ops.aten.remainder.Scalar(x, a)
        r23 = torch.ops.aten.div.Scalar_mode(x, a, rounding_mode = 'floor')
        r24 = torch.ops.aten.pow.Tensor_Scalar(p, exponent = a)
        r25 = torch.ops.aten.pow.Scalar(a, x)
        r26 = torch.ops.aten.full_like.default(x, a)
        r27 = torch.ops.aten.new_full.default(x, [2], a)
        r28 = torch.ops.aten.full.default([2], a)
        r29 = torch.ops.aten.fill.Scalar(x, a)
        r30 = torch.ops.aten.copysign.Scalar(x, a)
        r31 = torch.ops.aten.constant_pad_nd.default(x, [1, 0], a)
        r32 = torch.ops.aten.xlogy.Scalar_Self(a, p)
        r33 = torch.ops.aten.lerp.Scalar(x, p, a)
        r34 = torch.ops.aten.masked_fill.Scalar(x, mask, a)
        r35 = torch.ops.aten.where.ScalarSelf(mask, a, x)
        r36 = torch.ops.aten.addmm.default(w, w, q, beta = a, alpha = a)
        r37 = torch.ops.aten.clamp.default(x, None, a)
        r38 = torch.ops.aten.clamp.default(x, max = a)
        r39 = torch.ops.aten.clamp_min.default(x, min = a)
        r40 = torch.ops.aten.mul.Tensor(x, other = a)
        r41 = torch.ops.aten.elu.default(z, a)
        r42 = torch.ops.aten.addcmul.default(z, z, z, value = a)
        r43 = torch.ops.aten.scalar_tensor.default(a, dtype = torch.float64)
        return (r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16, r17, r18, r19, r20, r21, r22, r23, r24, r25, r26, r27, r28, r29, r30, r31, r32, r33, r34, r35, r36, r37, r38, r39, r40, r41, r42, r43,)
