# Floats and bools that are computed from sizes, in place of numbers and of tensors. All of it is native.
# input s0: i64[] 4
# input x: f32[4, 2] -1.5 -0.25 0.5 2 0.75 3 -4 1.25
# input n: i64[4] 3 -5 0 7
# expect out0: f32[4, 2] -0.375 -0.0625 0.125 0.5 0.1875 0.75 -1 0.3125
# expect out1: f32[4, 2] -1.875 -0.3125 0.625 2.5 0.9375 3.75 -5 1.5625
# expect out2: f32[4, 2] -0.25 -0.25 0.5 1.3333333730697632 0.75 1.3333333730697632 -0.25 1.25
# expect out3: f32[4, 2] 1.7170714139938354 0.15749013423919678 0.39685025811195374 2.5198421478271484 0.6814202070236206 4.326748847961426 6.34960412979126 1.3465217351913452
# expect out4: f32[4, 2] 2 2 0.5 2 0.75 3 2 1.25
# expect out5: f32[4] 0.75 -1.25 0 1.75
# expect out6: f32[4, 2] -0.5 0.75 1.5 3 1.75 4 -3 2.25
# expect out7: f32[] 0.875
# expect out8: f32[4, 2] -1.25 0 0.75 2.25 1 3.25 -3.75 1.5
# expect out9: f32[4] 1.3333333730697632 1.3333333730697632 1.3333333730697632 1.3333333730697632
# expect out10: f32[4, 2] -1.5 -0.25 0.25 0.25 0.25 0.25 -4 0.25
# expect out11: f32[4] 3 -5 0 7
# tolerance: float32 rtol=1e-6
def forward(self, s0: "Sym(s0)", x: "f32[s0, 2][2, 1]", n: "i64[s0][1]"):
    truediv: "Sym(IntTrueDiv(1, s0))" = 1 / s0
    neg: "Sym(-IntTrueDiv(1, s0))" = -truediv
    sym_float: "Sym(ToFloat(s0))" = torch.sym_float(s0)
    sqrt: "Sym(OpaqueUnaryFn_sqrt(ToFloat(s0)))" = math.sqrt(sym_float)
    truediv_1: "Sym(IntTrueDiv(s0, 3))" = s0 / 3
    gt: "Sym(s0 > 2)" = s0 > 2
    sym_float_1: "Sym(ToFloat(s0 > 2))" = torch.sym_float(gt)
    mul: "f32[s0, 2][2, 1]" = torch.ops.aten.mul.Tensor(x, truediv)
    add: "f32[s0, 2][2, 1]" = torch.ops.aten.add.Tensor(x, x, alpha = truediv)
    clamp: "f32[s0, 2][2, 1]" = torch.ops.aten.clamp.default(x, neg, truediv_1)
    abs_1: "f32[s0, 2][2, 1]" = torch.ops.aten.abs.default(x)
    pow_1: "f32[s0, 2][2, 1]" = torch.ops.aten.pow.Tensor_Scalar(abs_1, truediv_1)
    gt_1: "b8[s0, 2][2, 1]" = torch.ops.aten.gt.Scalar(x, 0)
    where: "f32[s0, 2][2, 1]" = torch.ops.aten.where.ScalarOther(gt_1, x, sqrt)
    mul_1: "f32[s0][1]" = torch.ops.aten.mul.Tensor(n, truediv)
    add_1: "f32[s0, 2][2, 1]" = torch.ops.aten.add.Tensor(x, gt)
    sum_1: "f32[][]" = torch.ops.aten.sum.default(x)
    div: "f32[][]" = torch.ops.aten.div.Tensor(sum_1, sqrt)
    add_2: "f32[s0, 2][2, 1]" = torch.ops.aten.add.Tensor(x, 1)
    lerp: "f32[s0, 2][2, 1]" = torch.ops.aten.lerp.Scalar(x, add_2, truediv)
    full: "f32[s0][1]" = torch.ops.aten.full.default([s0], truediv_1)
    masked_fill: "f32[s0, 2][2, 1]" = torch.ops.aten.masked_fill.Scalar(x, gt_1, truediv)
    mul_2: "f32[s0][1]" = torch.ops.aten.mul.Tensor(n, sym_float_1)
    return (mul, add, clamp, pow_1, where, mul_1, add_1, div, lerp, full, masked_fill, mul_2)
