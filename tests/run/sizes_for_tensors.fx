# Sizes, and numbers read from tensors, as arguments where the schema has a tensor, as in exported programs. They do not
# change the dtype of the result.
# input x: f64[2, 3] 0.5 -2 3 1.25 -0.75 4
# input i: i32[] 5
# input k: i64[] 3
# expect out0: f64[2, 3] 1.5 -6 9 3.75 -2.25 12
# expect out1: f64[2, 3] 0.25 -1 1.5 0.625 -0.375 2
# expect out2: i32[] 15
# expect out3: f64[2, 3] 3.5 1 6 4.25 2.25 7
# differentiate: x
def forward(self, x: "f64[2, 3]", i: "i32[]", k: "i64[]"):
    rows: "Sym(2)" = torch.ops.aten.sym_size.int(x, 0)
    number: "Sym(u0)" = torch.ops.aten._local_scalar_dense.default(k)
    mul = torch.ops.aten.mul.Tensor(x, number)
    div = torch.ops.aten.div.Tensor(x, rows)
    product = torch.ops.aten.mul.Tensor(i, number)
    add = torch.ops.aten.add.Tensor(number, x)
    return (mul, div, product, add)
