# Without a dim, aminmax reads all elements of its operand. take counts positions in row-major order.
# input x: f32[2, 3] 0 1 2 3 4 5
# input n: f32[2, 2] 3 -1 nan 2
# input i: i64[2, 2] 0 -1 4 -6
# expect out0: f32[2, 2] 0 5 4 0
# expect out1: f32[2, 2] 0 5 4 0
# expect out2: f32[] 0
# expect out3: f32[] 5
# expect out4: f32[2, 1] -1 nan
# expect out5: f32[2, 1] 3 nan
# expect out6: f32[] nan
def forward(self, x: "f32[2, 3]", n: "f32[2, 2]", i: "i64[2, 2]"):
    taken = torch.ops.aten.take.default(x, i)
    t = torch.ops.aten.t.default(x)
    back = torch.ops.aten.t.default(t)
    taken_1 = torch.ops.aten.take.default(back, i)
    all_1 = torch.ops.aten.aminmax.default(x)
    a = all_1[0]
    b = all_1[1]
    rows = torch.ops.aten.aminmax.default(n, dim = 1, keepdim = True)
    c = rows[0]
    d = rows[1]
    whole = torch.ops.aten.aminmax.default(n)
    e = whole[0]
    return (taken, taken_1, a, b, c, d, e)
