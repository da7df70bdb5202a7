# The bounds of an integer dtype are truncated, then saturated.
# input x: u8[6] 0 1 2 3 200 255
# input y: i8[4] -128 -3 3 127
# expect out0: u8[6] 0 1 1 1 1 1
# expect out1: u8[6] 0 1 2 3 5 5
# expect out2: u8[6] 2 2 2 3 200 255
# expect out3: i8[4] -128 -3 2 2
def forward(self, x: "u8[6]", y: "i8[4]"):
    hardtanh = torch.ops.aten.hardtanh.default(x)
    hardtanh_1 = torch.ops.aten.hardtanh.default(x, -3.5, 5.5)
    hardtanh_2 = torch.ops.aten.hardtanh.default(x, 2, 300)
    hardtanh_3 = torch.ops.aten.hardtanh.default(y, -200, 2.5)
    return (hardtanh, hardtanh_1, hardtanh_2, hardtanh_3)
