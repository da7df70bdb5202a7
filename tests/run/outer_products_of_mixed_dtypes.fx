# addr promotes all three operands; a 0-dim operand affects the result's dtype like any other.
# input s: i32[2, 3] 1 2 3 4 5 6
# input z: f64[] 0.1
# input a: bf16[2] 1.75 -3
# input b: i64[3] 3 -1 2
# input c: f32[3] 0.3 0 -1.5
# input t: b8[2] 1 0
# expect out0: bf16[2, 3] 13.5 2.5 16 -6 21 6
# expect out1: f64[2, 3] 0.6250000208616256 0.1 -2.525 -0.8000000357627869 0.1 4.6
# expect out2: i64[2, 3] 4 1 5 4 5 6
# expect out3: f32[2, 3] 0.5250000357627869 0 -2.625 -0.9000000357627869 -0 4.5
# expect out4: f32[2, 3] 6.25 0.25 6.5 -5 8 0
def forward(self, s: "i32[2, 3]", z: "f64[]", a: "bf16[2]", b: "i64[3]", c: "f32[3]", t: "b8[2]"):
    first = torch.ops.aten.addr.default(s, a, b, beta = 3, alpha = 2)
    second = torch.ops.aten.addr.default(z, a, c)
    third = torch.ops.aten.addr.default(s, t, b)
    fourth = torch.ops.aten.addr.default(s, a, c, beta = 0)
    f = torch.ops.aten._to_copy.default(s, dtype = torch.float32)
    fifth = torch.ops.aten.addr_.default(f, a, b)
    return (first, second, third, fourth, fifth)
