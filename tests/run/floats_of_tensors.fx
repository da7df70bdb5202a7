# Floats that are read from tensors, and arithmetic with them. PyTorch's values.
# input x: f64[2, 3] 0.5 -2.0 3.0 1.25 -0.75 4.0
# input s: f32[] 1.5
# input k: i64[] 3
# input z: f32[] 2.0
# expect out0: f64[2, 3] 2.0 -8.0 12.0 5.0 -3.0 16.0
# expect out1: f64[] 4.0
# expect out2: f64[2, 3] 0.5 -1.5 1.5 1.25 -0.75 1.5
# expect out3: f64[2, 3] 2.0 -0.5 4.5 2.75 0.75 5.5
# expect out4: f64[2, 3] 0.5 -3.0 3.0 1.25 -1.125 4.0
# expect out5: f64[2, 3] 1.25 -5.0 7.5 3.125 -1.875 10.0
# expect out6: f32[] 3.0
# expect out7: f64[2, 3] 1.5 -6.0 9.0 3.75 -2.25 12.0
# expect out8: f64[2, 3] 0.25 4.0 9.0 1.5625 0.5625 16.0
# differentiate: x
class f(torch.nn.Module):
    def forward(self, x: "f64[2, 3]", s: "f32[]", k: "i64[]", z: "f32[]"):
        item: "Sym(zuf0)" = torch.ops.aten._local_scalar_dense.default(s);  s = None
        mul: "Sym(2.0*zuf0)" = item * 2.0
        add: "Sym(2.0*zuf0 + 1.0)" = mul + 1.0;  mul = None
        mul_1: "f64[2, 3]" = torch.ops.aten.mul.Tensor(x, add);  add = None
        sum_1: "f64[]" = torch.ops.aten.sum.dim_IntList(x, [])
        div: "f64[]" = torch.ops.aten.div.Tensor(sum_1, item);  sum_1 = None
        neg: "Sym(-zuf0)" = -item
        clamp: "f64[2, 3]" = torch.ops.aten.clamp.default(x, neg, item);  neg = None
        full: "f64[3]" = torch.ops.aten.full.default([3], item, dtype = torch.float64)
        add_1: "f64[2, 3]" = torch.ops.aten.add.Tensor(x, full);  full = None
        leaky_relu: "f64[2, 3]" = torch.ops.aten.leaky_relu.default(x, item)
        add_2: "f64[2, 3]" = torch.ops.aten.add.Tensor(x, x, alpha = item)
        mul_3: "f32[]" = torch.ops.aten.mul.Tensor(z, item);  z = None
        item_1: "Sym(u0)" = torch.ops.aten.item.default(k);  k = None
        mul_4: "f64[2, 3]" = torch.ops.aten.mul.Tensor(x, item_1);  item_1 = None
        sub: "Sym(3.5 - zuf0)" = 3.5 - item;  item = None
        pow_1: "f64[2, 3]" = torch.ops.aten.pow.Tensor_Scalar(x, sub);  x = sub = None
        return (mul_1, div, clamp, add_1, leaky_relu, add_2, mul_3, mul_4, pow_1)
