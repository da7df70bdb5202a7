# AOTAutograd's wrappers of calls that write: they write copies and return them, after the op's results. In the second
# form, written arguments are views of the tensors in _all_bases.
# input x: f32[3, 2] 1 2 3 4 5 6
# input y: f32[2] 10 20
# expect out0: f32[3, 2] 11 22 13 24 15 26
# expect out1: f32[3, 2] 1 2 3 4 5 6
# expect out2: f32[3, 2] 1 2 13 24 5 6
# expect out3: f32[2] 30 40
# expect out4: f32[3, 2] 2 4 6 8 10 12
# expect out5: f32[2] 20 40
def forward(self, x: "f32[3, 2]", y: "f32[2]"):
    first = torch.ops.higher_order.auto_functionalized(torch.ops.aten.add_.Tensor, self = x, other = y)
    written: "f32[3, 2]" = first[1]
    row = torch.ops.higher_order.auto_functionalized_v2(torch.ops.aten.add_.Tensor, other = y, _self_base_index = 0, _self_slice_dim = 0, _self_slice_start = 1, _self_slice_end = 2, _all_bases = [x])
    with_row: "f32[3, 2]" = row[1]
    listed = torch.ops.higher_order.auto_functionalized_v2(torch.ops.aten._foreach_add_.Scalar, scalar = 20, _self_length = 1, _self_0_base_index = 0, _self_0_alias = True, _all_bases = [y])
    with_list: "f32[2]" = listed[1]
    pair = torch.ops.higher_order.auto_functionalized(torch.ops.aten._foreach_mul_.Scalar, self = [x, y], scalar = 2)
    doubled = pair[1]
    doubled_x: "f32[3, 2]" = doubled[0]
    doubled_y: "f32[2]" = doubled[1]
    return (written, x, with_row, with_list, doubled_x, doubled_y)
