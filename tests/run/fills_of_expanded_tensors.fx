# zero_, fill_, masked_fill_ and index_fill_ write expanded tensors, as in PyTorch: an element that shares memory with one
# that is filled changes too.
# interpreter: cannot be functionalised
# input x: f32[2, 1] 1 2
# input m: b8[2, 3] 0 1 0 0 0 0
# input i: i64[1] 0
# expect out0: f32[2, 1] 0 0
# expect out1: f32[2, 1] 5 5
# expect out2: f32[2, 1] 7 2
# expect out3: f32[2, 1] 9 9
# expect out4: f32[2, 3] 9 9 9 2 2 2
def forward(self, x: "f32[2, 1]", m: "b8[2, 3]", i: "i64[1]"):
    a = torch.ops.aten.clone.default(x)
    b = torch.ops.aten.clone.default(x)
    c = torch.ops.aten.clone.default(x)
    d = torch.ops.aten.clone.default(x)
    e = torch.ops.aten.clone.default(x)
    expanded_a = torch.ops.aten.expand.default(a, [2, 3])
    expanded_b = torch.ops.aten.expand.default(b, [2, 3])
    expanded_c = torch.ops.aten.expand.default(c, [2, 3])
    expanded_d = torch.ops.aten.expand.default(d, [2, 3])
    expanded_e = torch.ops.aten.expand.default(e, [2, 3])
    zero_ = torch.ops.aten.zero_.default(expanded_a)
    fill_ = torch.ops.aten.fill_.Scalar(expanded_b, 5.0)
    masked_fill_ = torch.ops.aten.masked_fill_.Scalar(expanded_c, m, 7.0)
    index_fill_ = torch.ops.aten.index_fill_.int_Scalar(expanded_d, 1, i, 9.0)
    index_fill__1 = torch.ops.aten.index_fill_.int_Scalar(expanded_e, 0, i, 9.0)
    return (a, b, c, d, expanded_e)
