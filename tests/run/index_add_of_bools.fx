# A negative factor of bools is True. PyTorch's values.
# input x: b8[3] 1 0 1
# input source: b8[4] 0 0 1 1
# input at: i64[4] 0 0 0 1
# expect out0: b8[3] 1 1 1
# expect out1: b8[3] 1 0 1
def forward(self, x: "b8[3]", source: "b8[4]", at: "i64[4]"):
    out0 = torch.ops.aten.index_add.default(x, 0, at, source, alpha = -1)
    out1 = torch.ops.aten.index_add.default(x, 0, at, source, alpha = 0)
    return (out0, out1)
