# Results have PyTorch's strides. Each view is valid only for these.
# input x: f32[2, 3, 2] 0 1 2 3 4 5 6 7 8 9 10 11
# input y: f32[3, 2] 0.5 0.25 1 0 0.75 0.125
# input i: i64[2] 1 0
# input j: i64[2, 2] 0 1 1 0
# expect out0: f32[2, 6] 1 3 5 7 9 11 0 2 4 6 8 10
# expect out1: f32[8] 2 3 0 1 8 9 6 7
# expect out2: f32[8] 0.5 0.25 1 0 1 0 0.5 0.25
# expect out3: f32[6] 7 9 11 0 2 4
# expect out4: f32[2, 6] 1 3 5 7 9 11 0 2 4 6 8 10
# expect out5: f32[6] 0 -0.75 0.25 -0.25 0.75 0
# expect out6: f32[6] 0.7240769863128662 1.0632617473602295 0.38687101006507874 0.825939416885376 0.6931471824645996 0.7419740557670593
# expect out7: f32[6] 0.7240769863128662 0.6931471824645996 0.575939416885376 1.1368709802627563 0.5632616877555847 0.7419740557670593
# tolerance: float32 rtol=1e-6
def forward(self, x: "f32[2, 3, 2]", y: "f32[3, 2]", i: "i64[2]", j: "i64[2, 2]"):
    permuted = torch.ops.aten.permute.default(x, [2, 1, 0])
    rows = torch.ops.aten.index.Tensor(permuted, [i])
    rows_1 = torch.ops.aten.permute.default(rows, [0, 2, 1])
    rows_2 = torch.ops.aten.view.default(rows_1, [2, 6])
    columns = torch.ops.aten.index.Tensor(permuted, [None, i])
    columns_1 = torch.ops.aten.permute.default(columns, [2, 1, 0])
    columns_2 = torch.ops.aten.view.default(columns_1, [8])
    t = torch.ops.aten.t.default(j)
    picked = torch.ops.aten.index.Tensor(y, [t])
    picked_1 = torch.ops.aten.permute.default(picked, [1, 0, 2])
    picked_2 = torch.ops.aten.view.default(picked_1, [8])
    apart = torch.ops.aten.index.Tensor(permuted, [i, None, i])
    apart_1 = torch.ops.aten.view.default(apart, [6])
    unsafe = torch.ops.aten._unsafe_index.Tensor(permuted, [i])
    unsafe_1 = torch.ops.aten.permute.default(unsafe, [0, 2, 1])
    unsafe_2 = torch.ops.aten.view.default(unsafe_1, [2, 6])
    z = torch.ops.aten.clone.default(y)
    z_1 = torch.ops.aten.view.default(z, [2, 3])
    y_1 = torch.ops.aten.t.default(y)
    difference = torch.ops.aten.rsub.Tensor(y_1, z_1)
    difference_1 = torch.ops.aten.view.default(difference, [6])
    losses = torch.ops.aten.binary_cross_entropy_with_logits.default(y_1, z_1, None, None, 0)
    losses_1 = torch.ops.aten.view.default(losses, [6])
    losses_2 = torch.ops.aten.binary_cross_entropy_with_logits.default(z_1, y_1, None, None, 0)
    losses_3 = torch.ops.aten.t.default(losses_2)
    losses_4 = torch.ops.aten.view.default(losses_3, [6])
    return (rows_2, columns_2, picked_2, apart_1, unsafe_2, difference_1, losses_1, losses_4)
