# Views and copies of contiguous, transposed, 0-dim and empty tensors.
# input x: f32[2, 3] 0 1 2 3 4 5
# input y: f32[3, 2] 0 1 2 3 4 5
# input z: f32[] 5
# input e: f32[0, 3]
# input r: f32[3] 1 2 3
# expect out0: f32[3, 2] 0 1 2 3 4 5
# expect out1: f32[0, 3]
# expect out2: f32[2, 3] 1 2 3 1 2 3
# expect out3: f32[3, 2] 5 5 5 5 5 5
# expect out4: f32[2, 2] 1 2 4 5
# expect out5: f32[2, 1] 1 4
# expect out6: f32[0, 3]
# expect out7: f32[2, 2] 0 3 1 4
# expect out8: f32[1, 2] 2 5
# expect out9: f32[2, 1] 0 3
# expect out10: f32[2, 1] 2 5
# expect out11: f32[3, 2] 0 3 1 4 2 5
# expect out12: f32[] 5
# expect out13: f32[3, 2] 0 0 0 0 0 0
# expect out14: f32[] 0
# expect out15: f32[0, 3]
# expect out16: f32[6] 0 3 1 4 2 5
# expect out17: f32[3, 1, 2] 0 3 1 4 2 5
# expect out18: f32[1, 1] 5
# expect out19: f32[3, 0, 2]
graph():
    %x : [num_users=7] = placeholder[target=x]
    %y : [num_users=2] = placeholder[target=y]
    %z : [num_users=4] = placeholder[target=z]
    %e : [num_users=3] = placeholder[target=e]
    %r : [num_users=1] = placeholder[target=r]
    %t_default : [num_users=5] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %view_as_default : [num_users=1] = call_function[target=torch.ops.aten.view_as.default](args = (%x, %y), kwargs = {})
    %view_as_default_1 : [num_users=1] = call_function[target=torch.ops.aten.view_as.default](args = (%e, %e), kwargs = {})
    %expand_as_default : [num_users=1] = call_function[target=torch.ops.aten.expand_as.default](args = (%r, %x), kwargs = {})
    %expand_as_default_1 : [num_users=1] = call_function[target=torch.ops.aten.expand_as.default](args = (%z, %y), kwargs = {})
    %narrow_default : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%x, 1, 1, 2), kwargs = {})
    %narrow_default_1 : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%x, -1, -2, 1), kwargs = {})
    %narrow_default_2 : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%x, 0, 2, 0), kwargs = {})
    %chunk_default : [num_users=2] = call_function[target=torch.ops.aten.chunk.default](args = (%t_default, 2), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%chunk_default, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%chunk_default, -1), kwargs = {})
    %chunk_default_1 : [num_users=2] = call_function[target=torch.ops.aten.chunk.default](args = (%x, 3, -1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%chunk_default_1, 0), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%chunk_default_1, 2), kwargs = {})
    %contiguous_default : [num_users=1] = call_function[target=torch.ops.aten.contiguous.default](args = (%t_default,), kwargs = {})
    %contiguous_default_1 : [num_users=1] = call_function[target=torch.ops.aten.contiguous.default](args = (%z,), kwargs = {})
    %zero_default : [num_users=1] = call_function[target=torch.ops.aten.zero.default](args = (%t_default,), kwargs = {})
    %zero_default_1 : [num_users=1] = call_function[target=torch.ops.aten.zero.default](args = (%z,), kwargs = {})
    %zero_default_2 : [num_users=1] = call_function[target=torch.ops.aten.zero.default](args = (%e,), kwargs = {})
    %reshape_default : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%t_default, [-1]), kwargs = {})
    %reshape_default_1 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%t_default, [3, 1, 2]), kwargs = {})
    %reshape_default_2 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%z, [1, 1]), kwargs = {})
    %reshape_default_3 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%e, [3, 0, 2]), kwargs = {})
    return [view_as_default, view_as_default_1, expand_as_default, expand_as_default_1, narrow_default, narrow_default_1, narrow_default_2, getitem, getitem_1, getitem_2, getitem_3, contiguous_default, contiguous_default_1, zero_default, zero_default_1, zero_default_2, reshape_default, reshape_default_1, reshape_default_2, reshape_default_3]
