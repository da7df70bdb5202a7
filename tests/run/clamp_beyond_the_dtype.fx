# A bound beyond the range of an integer dtype has no effect.
# input i: i32[4] 1 -5 2147483647 -2147483648
# input u: u8[4] 0 1 200 255
# input c: i8[3] -128 0 127
# expect out0: i32[4] 1 -5 2147483647 -2147483648
# expect out1: i32[4] 1 -5 2147483647 -2147483648
# expect out2: i32[4] 1 -5 1000 -2147483648
# expect out3: u8[4] 0 1 100 100
# expect out4: u8[4] 0 1 200 255
# expect out5: i8[3] -100 0 127
# expect out6: i32[4] 1 -5 2147483647 -2147483648
def forward(self, i: "i32[4]", u: "u8[4]", c: "i8[3]"):
    clamp = torch.ops.aten.clamp.default(i, -1099511627776, 1099511627776)
    clamp_max = torch.ops.aten.clamp_max.default(i, 1099511627776)
    clamp_1 = torch.ops.aten.clamp.default(i, -1099511627776, 1000)
    clamp_2 = torch.ops.aten.clamp.default(u, -5, 100)
    clamp_3 = torch.ops.aten.clamp.default(u, None, 300)
    clamp_4 = torch.ops.aten.clamp.default(c, -100, 4294967296)
    clamp_min = torch.ops.aten.clamp_min.default(i, -1099511627776)
    return (clamp, clamp_max, clamp_1, clamp_2, clamp_3, clamp_4, clamp_min)
