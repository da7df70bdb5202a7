# Sizes, strides and offsets as numbers, and as arguments of other calls.
# input x: f32[2, 3, 4] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
# input z: f32[] 1
# input e: f32[3, 0]
# expect out0: i64[] 24
# expect out1: i64[] 0
# expect out2: i64[] 16
# expect out3: i64[] 4
# expect out4: i64[] 1
# expect out5: i64[] 0
# expect out6: i64[] 0
# expect out7: i64[] 0
# expect out8: i64[] 1
# expect out9: i64[] 12
# expect out10: i64[] 4
# expect out11: i64[] 7
# expect out12: i64[] 12
# expect out13: i64[] 0
# expect out14: i64[] 1
# expect out15: f32[2, 3, 2] 2 3 6 7 10 11 14 15 18 19 22 23
# expect out16: f32[16] 4 5 6 7 8 9 10 11 16 17 18 19 20 21 22 23
# expect out17: i64[2, 4] 2 2 2 2 2 2 2 2
# expect out18: f32[2, 2] 4 5 16 17
graph():
    %x : [num_users=7] = placeholder[target=x]
    %z : [num_users=3] = placeholder[target=z]
    %e : [num_users=3] = placeholder[target=e]
    %slice_tensor : [num_users=5] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 1, 1, 3), kwargs = {})
    %permute_default : [num_users=4] = call_function[target=torch.ops.aten.permute.default](args = (%slice_tensor, [2, 0, 1]), kwargs = {})
    %select_int : [num_users=2] = call_function[target=torch.ops.aten.select.int](args = (%permute_default, 0, 3), kwargs = {})
    %expand_default : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%z, [2, 2]), kwargs = {})
    %sym_numel_default : [num_users=1] = call_function[target=torch.ops.aten.sym_numel.default](args = (%x,), kwargs = {})
    %sym_storage_offset_default : [num_users=1] = call_function[target=torch.ops.aten.sym_storage_offset.default](args = (%x,), kwargs = {})
    %sym_numel_default_1 : [num_users=1] = call_function[target=torch.ops.aten.sym_numel.default](args = (%slice_tensor,), kwargs = {})
    %sym_storage_offset_default_1 : [num_users=1] = call_function[target=torch.ops.aten.sym_storage_offset.default](args = (%slice_tensor,), kwargs = {})
    %sym_numel_default_2 : [num_users=1] = call_function[target=torch.ops.aten.sym_numel.default](args = (%z,), kwargs = {})
    %sym_storage_offset_default_2 : [num_users=1] = call_function[target=torch.ops.aten.sym_storage_offset.default](args = (%z,), kwargs = {})
    %sym_numel_default_3 : [num_users=1] = call_function[target=torch.ops.aten.sym_numel.default](args = (%e,), kwargs = {})
    %sym_storage_offset_default_3 : [num_users=1] = call_function[target=torch.ops.aten.sym_storage_offset.default](args = (%e,), kwargs = {})
    %sym_stride_int : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%permute_default, 0), kwargs = {})
    %sym_stride_int_1 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%permute_default, 1), kwargs = {})
    %sym_stride_int_2 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%permute_default, -1), kwargs = {})
    %sym_storage_offset_default_4 : [num_users=1] = call_function[target=torch.ops.aten.sym_storage_offset.default](args = (%select_int,), kwargs = {})
    %sym_stride_int_3 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%select_int, 0), kwargs = {})
    %sym_stride_int_4 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%expand_default, 1), kwargs = {})
    %sym_stride_int_5 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%e, 0), kwargs = {})
    %sym_size_int : [num_users=3] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 2), kwargs = {})
    %floordiv : [num_users=3] = call_function[target=operator.floordiv](args = (%sym_size_int, 2), kwargs = {})
    %sym_numel_default_4 : [num_users=1] = call_function[target=torch.ops.aten.sym_numel.default](args = (%slice_tensor,), kwargs = {})
    %narrow_default : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%x, 2, %floordiv, %floordiv), kwargs = {})
    %reshape_default : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%slice_tensor, [%sym_numel_default_4]), kwargs = {})
    %full_default : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([%floordiv, %sym_size_int], %floordiv), kwargs = {})
    %sym_stride_int_6 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%x, 0), kwargs = {})
    %as_strided_default : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%x, [%floordiv, %floordiv], [%sym_stride_int_6, 1], %sym_size_int), kwargs = {})
    return [sym_numel_default, sym_storage_offset_default, sym_numel_default_1, sym_storage_offset_default_1, sym_numel_default_2, sym_storage_offset_default_2, sym_numel_default_3, sym_storage_offset_default_3, sym_stride_int, sym_stride_int_1, sym_stride_int_2, sym_storage_offset_default_4, sym_stride_int_3, sym_stride_int_4, sym_stride_int_5, narrow_default, reshape_default, full_default, as_strided_default]
