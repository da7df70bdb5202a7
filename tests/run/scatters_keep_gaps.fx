# Results have the gaps of the operand; an expanded operand becomes dense (values from PyTorch).
# input x: f32[2, 4] 0 1 2 3 4 5 6 7
# input row: f32[2] 10 11
# input column: f32[2, 1] 20 21
# expect out0: f32[2, 2] 0 2 10 11
# expect out1: f32[] 4
# expect out2: f32[] 2
# expect out3: f32[2, 2] 20 2 21 6
# expect out4: f32[] 4
# expect out5: f32[] 2
# expect out6: f32[2, 2] 10 2 4 11
# expect out7: f32[] 4
# expect out8: f32[2, 2] 10 11 10 11
# expect out9: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %row : [num_users=4] = placeholder[target=row]
    %column : [num_users=1] = placeholder[target=column]
    %gaps : [num_users=3] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 1, 0, 9223372036854775807, 2), kwargs = {})
    %select : [num_users=3] = call_function[target=torch.ops.aten.select_scatter.default](args = (%gaps, %row, 0, 1), kwargs = {})
    %a : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%select, 0), kwargs = {})
    %a_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%a,), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%select, 1), kwargs = {})
    %b_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%b,), kwargs = {})
    %slice : [num_users=3] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%gaps, %column, 1, 0, 1), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%slice, 0), kwargs = {})
    %c_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%c,), kwargs = {})
    %d : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%slice, 1), kwargs = {})
    %d_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%d,), kwargs = {})
    %diagonal : [num_users=2] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%gaps, %row), kwargs = {})
    %e : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%diagonal, 0), kwargs = {})
    %e_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%e,), kwargs = {})
    %expand : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%row, [2, 2]), kwargs = {})
    %dense : [num_users=2] = call_function[target=torch.ops.aten.select_scatter.default](args = (%expand, %row, 0, 1), kwargs = {})
    %f : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%dense, 0), kwargs = {})
    %f_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%f,), kwargs = {})
    return (select, a_1, b_1, slice, c_1, d_1, diagonal, e_1, dense, f_1)
