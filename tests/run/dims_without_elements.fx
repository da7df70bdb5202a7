# Dims of 0 and 1 elements, and 0-dim tensors. Code that assumes more elements may access memory out of bounds.
# input x: f32[2] -2 1.75
# input y: f32[1] -0.75
# input empty: f32[0, 1, 2]
# input statistics: f32[0, 0]
# input rows: f32[0, 1]
# expect out0: f32[2] -3 0.75
# expect out1: f32[1] 1
# expect out2: f32[1, 1, 1] 0
# expect out3: f32[0, 1]
# expect out4: f32[1] 0
def forward(self, x: "f32[2]", y: "f32[1]", empty: "f32[0, 1, 2][0, 1, 0]", statistics: "f32[0, 0]", rows: "f32[0, 1]"):
    # A transposed scalar is written.
    add = torch.ops.aten.add.Scalar(x, -1)
    select = torch.ops.aten.select.int(add, -1, 0)
    transpose = torch.ops.aten.transpose.int(select, 0, 0)
    copy_ = torch.ops.aten.copy_.default(transpose, transpose)
    # A sum is scattered into a tensor of one element.
    sum_1 = torch.ops.aten.sum.dim_IntList(x, [0])
    sub = torch.ops.aten.sub.Tensor(sum_1, -1.25)
    unsqueeze = torch.ops.aten.unsqueeze.default(sub, 0)
    zeros = torch.ops.aten.zeros_like.default(y)
    place = torch.ops.aten.zeros.default([1], dtype = torch.int64)
    scatter = torch.ops.aten.scatter.src(zeros, 0, place, unsqueeze)
    # The loop over the elements has no iteration, and nothing may be loaded before it.
    total = torch.ops.aten.sum.dim_IntList(empty, [0, 1, 2], True)
    # Layer norm accepts statistics of any shape.
    weight = torch.ops.aten.ones_like.default(y)
    norm = torch.ops.aten.native_layer_norm_backward.default(rows, rows, [1], statistics, statistics, weight, weight, [True, True, False])
    to_rows = norm[0]
    to_weight = norm[1]
    return (add, scatter, total, to_rows, to_weight)
