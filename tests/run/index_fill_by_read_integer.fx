# The value that index_fill writes is read from an integer tensor.
# input n: i64[3] 3 4 5
# input i: i64[1] 1
# input s: i64[] 7
# expect out0: i64[3] 3 7 5
# expect out1: i64[3, 1] 7 4 5
def forward(self, n: "i64[3]", i: "i64[1]", s: "i64[]"):
    a = torch.ops.aten._local_scalar_dense.default(s)
    r0 = torch.ops.aten.index_fill.int_Scalar(n, 0, i, a)
    m = torch.ops.aten.unsqueeze.default(n, 1)
    z = torch.ops.aten.sub.Tensor(i, i)
    r1 = torch.ops.aten.index_fill.int_Scalar(m, -2, z, a)
    return (r0, r1)
