# Sizes as exponents and as bases. PyTorch's values.
# input x: f64[3] 0.5 2.0 1.25
# expect out0: f64[3] 0.125 8.0 1.953125
# expect out1: f64[3] 1.7320508075688772 9.0 3.9482220388574776
# tolerance: float64 rtol=1e-15
# differentiate: x
def forward(self, x: "f64[3]"):
    size: "Sym(3)" = torch.ops.aten.sym_size.int(x, 0)
    pow_1: "f64[3]" = torch.ops.aten.pow.Tensor_Scalar(x, size)
    pow_2: "f64[3]" = torch.ops.aten.pow.Scalar(size, x)
    return (pow_1, pow_2)
