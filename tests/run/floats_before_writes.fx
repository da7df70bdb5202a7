# A number that was read from a tensor does not change when the tensor is written, and is accepted wherever a number is.
# input x: f64[] 2
# input w: f64[] 2
# input z: f64[3] 1 2 3
# expect out0: f64[3] 2 4 6
# expect out1: f64[3] 2 4 6
# expect out2: f64[3] 5 6 7
# expect out3: f64[3] 2 2 3
# expect out4: f64[2] 2 2
# expect out5: f64[3] 5 6 7
# expect out6: f64[3] 0 0 -1
# expect out7: f64[3] 4 8 12
def forward(self, x: "f64[]", w: "f64[]", z: "f64[3]"):
    clone: "f64[]" = torch.ops.aten.clone.default(w)
    v: "f64[1]" = torch.ops.aten.view.default(clone, [1])
    item: "Sym(zuf0)" = torch.ops.aten._local_scalar_dense.default(x)
    item_1: "Sym(zuf1)" = torch.ops.aten._local_scalar_dense.default(v)
    square = torch.ops.aten.mul.Tensor(x, x)
    add_ = torch.ops.aten.add_.Tensor(x, 100)
    add__1 = torch.ops.aten.add_.Tensor(v, 100)
    mul: "f64[3]" = torch.ops.aten.mul.Tensor(z, item)
    mul_1: "f64[3]" = torch.ops.aten.mul.Tensor(z, item_1)
    add: "f64[3]" = torch.ops.aten.add.Scalar(z, item, 2)
    clamp: "f64[3]" = torch.ops.aten.clamp.default(z, min = item)
    full: "f64[2]" = torch.ops.aten.full.default([2], fill_value = item, dtype = torch.float64)
    add_1: "f64[3]" = torch.ops.aten.add.Tensor(z, item, alpha = item)
    clamp_1: "f64[3]" = torch.ops.aten.clamp.default(z, max = item)
    sub: "f64[3]" = torch.ops.aten.sub.Tensor(item, other = clamp)
    number = torch.ops.aten._local_scalar_dense.default(square)
    mul_2: "f64[3]" = torch.ops.aten.mul.Tensor(z, number)
    return (mul, mul_1, add, clamp, full, add_1, sub, mul_2)
