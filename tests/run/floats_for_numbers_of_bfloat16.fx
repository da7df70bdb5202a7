# Floats that are read from tensors, with bfloat16: the result is rounded once. PyTorch's values.
# input h: bf16[6] 0.5 -2.0 3.0 1.25 -0.75 4.0
# input z: bf16[] 1.25
# input p: bf16[6] 0.5 2.0 3.0 1.25 0.75 4.0
# input i: i64[2] 1 3
# input q: bf16[4] 0.25 0.5 1.0 2.0
# input s: f64[] 0.7010006455392199
# expect out0: bf16[6] 0.5 0.09765625 0.203125 0.55078125 0.6484375 0.50390625
# expect out1: bf16[6] 0.349609375 -0.52734375 2.109375 0.875 -0.287109375 2.796875
# expect out2: bf16[6] 0.5 -0.66015625 3.0 1.25 -0.4609375 4.0
# expect out3: bf16[6] 1.2578125 0.314453125 3.0 1.75 0.6640625 4.0
# expect out4: bf16[6] 0.67578125 0.8046875 9.3125 2.34375 -0.35546875 15.1875
# expect out5: bf16[6] 1.203125 -1.296875 3.703125 1.953125 -0.049072265625 4.6875
# expect out6: bf16[6] 0.5 -1.3984375 3.0 1.25 -0.52734375 4.0
# expect out7: bf16[6] 0.5 0.8046875 3.0 1.25 0.30078125 4.0
# expect out8: bf16[6] 0.5 -1.0 0.69921875 0.69921875 -0.75 0.69921875
# expect out9: bf16[6] 0.0 -1.296875 2.296875 0.55078125 -0.05078125 3.296875
# expect out10: bf16[] 1.953125
# expect out11: bf16[] 0.875
# expect out12: bf16[] 1.25
# expect out13: bf16[6] 0.5 0.69921875 3.0 0.69921875 -0.75 4.0
# expect out14: bf16[6] 0.69921875 0.69921875 3.0 1.25 0.69921875 4.0
# expect out15: bf16[6] 1.8984375 -0.6015625 4.40625 2.65625 0.6484375 5.40625
# expect out16: i64[] 2
def forward(self, h: "bf16[6]", z: "bf16[]", p: "bf16[6]", i: "i64[2]", q: "bf16[4]", s: "f64[]"):
    a = torch.ops.aten.item.default(s)
    r0 = torch.ops.aten.remainder.Scalar(h, a)
    r1 = torch.ops.aten.elu.default(h, 1.0, a, a)
    r2 = torch.ops.aten.celu.default(h, a)
    r3 = torch.ops.aten.softplus.default(h, a, 2.0)
    r4 = torch.ops.aten.addcmul.default(h, h, h, value = a)
    r5 = torch.ops.aten.addcdiv.default(h, h, h, value = a)
    r6 = torch.ops.aten.leaky_relu.default(h, a)
    r7 = torch.ops.aten.lerp.Scalar(h, p, a)
    r8 = torch.ops.aten.hardtanh.default(h, -1.0, a)
    r9 = torch.ops.aten.softshrink.default(h, a)
    r10 = torch.ops.aten.add.Tensor(z, a)
    r11 = torch.ops.aten.mul.Tensor(z, a)
    r12 = torch.ops.aten.elu.default(z, a)
    r13 = torch.ops.aten.scatter.value(h, 0, i, a)
    r14 = torch.ops.aten.threshold.default(h, 1.0, a)
    r15 = torch.ops.aten.add.Scalar(h, a, 2)
    r16 = torch.ops.aten.searchsorted.Scalar(q, a)
    return (r0, r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16,)
