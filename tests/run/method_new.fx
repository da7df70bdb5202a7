# Tensor.new(*sizes) makes an uninitialised tensor of the same dtype. PyTorch computed the expected values.
# input x: f32[2, 3] 1 2 3 4 5 6
# input s0: i64[] 2
# expect out0: f32[2, 4] 7 7 7 7 7 7 7 7
# expect out1: i64[2, 3] 0 0 0 0 0 0
# expect out2: f32[0]
def forward(self, s0: "Sym(s0)", x: "f32[s0, 3]"):
    size = x.size(0)
    new = x.new(size, 4)
    fill = new.fill_(7.0)
    long = x.long()
    new_1 = long.new(size, 3)
    zero = new_1.zero_()
    new_2 = x.new()
    return (fill, zero, new_2)
