# A slice replaced in a copy: open and negative bounds, steps, empty slices, transposed operands.
# input x: f32[4, 3] 0 1 2 3 4 5 6 7 8 9 10 11
# input src: f32[2, 3] -1 -2 -3 -4 -5 -6
# input col: f32[4, 1] 9 8 7 6
# input e: f32[0, 3]
# input v: f32[5] 1 2 3 4 5
# input w: f32[3] -1 -2 -3
# input i: i64[3] 1 2 3
# input u: i64[1] 7
# expect out0: f32[4, 3] 0 1 2 -1 -2 -3 -4 -5 -6 9 10 11
# expect out1: f32[4, 3] 0 1 2 3 4 5 -1 -2 -3 -4 -5 -6
# expect out2: f32[4, 3] -1 -2 -3 3 4 5 -4 -5 -6 9 10 11
# expect out3: f32[4, 3] 0 1 9 3 4 8 6 7 7 9 10 6
# expect out4: f32[4, 3] 0 1 9 3 4 8 6 7 7 9 10 6
# expect out5: f32[4, 3] 0 1 2 3 4 5 6 7 8 9 10 11
# expect out6: f32[3, 4] -1 3 6 -4 -2 4 7 -5 -3 5 8 -6
# expect out7: f32[5] -1 2 -2 4 -3
# expect out8: f32[5] 1 2 3 4 5
# expect out9: i64[3] 1 7 3
# expect out10: f32[4, 3] 0 1 2 3 4 5 6 7 8 9 10 11
graph():
    %x : [num_users=8] = placeholder[target=x]
    %src : [num_users=4] = placeholder[target=src]
    %col : [num_users=2] = placeholder[target=col]
    %e : [num_users=1] = placeholder[target=e]
    %v : [num_users=2] = placeholder[target=v]
    %w : [num_users=1] = placeholder[target=w]
    %i : [num_users=1] = placeholder[target=i]
    %u : [num_users=1] = placeholder[target=u]
    %t_default : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %slice_scatter_default : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%x, %src, 0, 1, 3), kwargs = {})
    %slice_scatter_default_1 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%x, %src, 0, -2), kwargs = {})
    %slice_scatter_default_2 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%x, %src, 0, 0, 9223372036854775807, 2), kwargs = {})
    %slice_scatter_default_3 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%x, %col, 1, 2, 3), kwargs = {})
    %slice_scatter_default_4 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%x, %col, -1, -1), kwargs = {})
    %slice_scatter_default_5 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%x, %e, 0, 2, 2), kwargs = {})
    %t_default_1 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%src,), kwargs = {})
    %slice_scatter_default_6 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%t_default, %t_default_1, 1, 0, 4, 3), kwargs = {})
    %slice_scatter_default_7 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%v, %w, 0, 0, 5, 2), kwargs = {})
    %slice_scatter_default_8 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%v, %v), kwargs = {})
    %slice_scatter_default_9 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%i, %u, 0, 1, 2), kwargs = {})
    return [slice_scatter_default, slice_scatter_default_1, slice_scatter_default_2, slice_scatter_default_3, slice_scatter_default_4, slice_scatter_default_5, slice_scatter_default_6, slice_scatter_default_7, slice_scatter_default_8, slice_scatter_default_9, x]
