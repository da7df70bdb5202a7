# conformance: composite_movement
# values: composite_movement.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %to_dtype_0_self : [num_users=1] = placeholder[target=to_dtype_0_self]
    %to_dtype_1_self : [num_users=1] = placeholder[target=to_dtype_1_self]
    %to_dtype_2_self : [num_users=1] = placeholder[target=to_dtype_2_self]
    %to_dtype_layout_0_self : [num_users=1] = placeholder[target=to_dtype_layout_0_self]
    %to_dtype_layout_1_self : [num_users=1] = placeholder[target=to_dtype_layout_1_self]
    %to_device_0_self : [num_users=1] = placeholder[target=to_device_0_self]
    %to_other_0_self : [num_users=1] = placeholder[target=to_other_0_self]
    %to_other_0_other : [num_users=1] = placeholder[target=to_other_0_other]
    %type_as_default_0_self : [num_users=1] = placeholder[target=type_as_default_0_self]
    %type_as_default_0_other : [num_users=1] = placeholder[target=type_as_default_0_other]
    %meshgrid_default_0_tensors_0 : [num_users=1] = placeholder[target=meshgrid_default_0_tensors_0]
    %meshgrid_default_0_tensors_1 : [num_users=1] = placeholder[target=meshgrid_default_0_tensors_1]
    %meshgrid_indexing_0_tensors_0 : [num_users=1] = placeholder[target=meshgrid_indexing_0_tensors_0]
    %meshgrid_indexing_0_tensors_1 : [num_users=1] = placeholder[target=meshgrid_indexing_0_tensors_1]
    %meshgrid_indexing_1_tensors_0 : [num_users=1] = placeholder[target=meshgrid_indexing_1_tensors_0]
    %meshgrid_indexing_1_tensors_1 : [num_users=1] = placeholder[target=meshgrid_indexing_1_tensors_1]
    %meshgrid_indexing_1_tensors_2 : [num_users=1] = placeholder[target=meshgrid_indexing_1_tensors_2]
    %hstack_default_0_tensors_0 : [num_users=1] = placeholder[target=hstack_default_0_tensors_0]
    %hstack_default_0_tensors_1 : [num_users=1] = placeholder[target=hstack_default_0_tensors_1]
    %hstack_default_1_tensors_0 : [num_users=1] = placeholder[target=hstack_default_1_tensors_0]
    %hstack_default_1_tensors_1 : [num_users=1] = placeholder[target=hstack_default_1_tensors_1]
    %vstack_default_0_tensors_0 : [num_users=1] = placeholder[target=vstack_default_0_tensors_0]
    %vstack_default_0_tensors_1 : [num_users=1] = placeholder[target=vstack_default_0_tensors_1]
    %vstack_default_1_tensors_0 : [num_users=1] = placeholder[target=vstack_default_1_tensors_0]
    %vstack_default_1_tensors_1 : [num_users=1] = placeholder[target=vstack_default_1_tensors_1]
    %dstack_default_0_tensors_0 : [num_users=1] = placeholder[target=dstack_default_0_tensors_0]
    %dstack_default_0_tensors_1 : [num_users=1] = placeholder[target=dstack_default_0_tensors_1]
    %dstack_default_1_tensors_0 : [num_users=1] = placeholder[target=dstack_default_1_tensors_0]
    %dstack_default_1_tensors_1 : [num_users=1] = placeholder[target=dstack_default_1_tensors_1]
    %column_stack_default_0_tensors_0 : [num_users=1] = placeholder[target=column_stack_default_0_tensors_0]
    %column_stack_default_0_tensors_1 : [num_users=1] = placeholder[target=column_stack_default_0_tensors_1]
    %column_stack_default_1_tensors_0 : [num_users=1] = placeholder[target=column_stack_default_1_tensors_0]
    %column_stack_default_1_tensors_1 : [num_users=1] = placeholder[target=column_stack_default_1_tensors_1]
    %tile_default_0_self : [num_users=1] = placeholder[target=tile_default_0_self]
    %tile_default_1_self : [num_users=1] = placeholder[target=tile_default_1_self]
    %fliplr_default_0_self : [num_users=1] = placeholder[target=fliplr_default_0_self]
    %flipud_default_0_self : [num_users=1] = placeholder[target=flipud_default_0_self]
    %repeat_interleave_self_int_0_self : [num_users=1] = placeholder[target=repeat_interleave_self_int_0_self]
    %repeat_interleave_self_int_1_self : [num_users=1] = placeholder[target=repeat_interleave_self_int_1_self]
    %repeat_interleave_self_tensor_0_self : [num_users=1] = placeholder[target=repeat_interleave_self_tensor_0_self]
    %repeat_interleave_self_tensor_0_repeats : [num_users=1] = placeholder[target=repeat_interleave_self_tensor_0_repeats]
    %diag_default_0_self : [num_users=1] = placeholder[target=diag_default_0_self]
    %diag_default_1_self : [num_users=1] = placeholder[target=diag_default_1_self]
    %diagflat_default_0_self : [num_users=1] = placeholder[target=diagflat_default_0_self]
    %diagflat_default_1_self : [num_users=1] = placeholder[target=diagflat_default_1_self]
    %take_along_dim_default_0_self : [num_users=1] = placeholder[target=take_along_dim_default_0_self]
    %take_along_dim_default_0_indices : [num_users=1] = placeholder[target=take_along_dim_default_0_indices]
    %take_along_dim_default_1_self : [num_users=1] = placeholder[target=take_along_dim_default_1_self]
    %take_along_dim_default_1_indices : [num_users=1] = placeholder[target=take_along_dim_default_1_indices]
    %one_hot_default_0_self : [num_users=1] = placeholder[target=one_hot_default_0_self]
    %pad_default_0_self : [num_users=1] = placeholder[target=pad_default_0_self]
    %pad_default_1_self : [num_users=1] = placeholder[target=pad_default_1_self]
    %pad_default_2_self : [num_users=1] = placeholder[target=pad_default_2_self]
    %pad_default_3_self : [num_users=1] = placeholder[target=pad_default_3_self]
    %pad_default_4_self : [num_users=1] = placeholder[target=pad_default_4_self]
    %pad_enum_default_0_self : [num_users=1] = placeholder[target=pad_enum_default_0_self]
    %pad_circular_default_0_self : [num_users=1] = placeholder[target=pad_circular_default_0_self]
    %pad_sequence_default_0_sequences_0 : [num_users=1] = placeholder[target=pad_sequence_default_0_sequences_0]
    %pad_sequence_default_0_sequences_1 : [num_users=1] = placeholder[target=pad_sequence_default_0_sequences_1]
    %pad_sequence_default_1_sequences_0 : [num_users=1] = placeholder[target=pad_sequence_default_1_sequences_0]
    %pad_sequence_default_1_sequences_1 : [num_users=1] = placeholder[target=pad_sequence_default_1_sequences_1]
    %combinations_default_0_self : [num_users=1] = placeholder[target=combinations_default_0_self]
    %combinations_default_1_self : [num_users=1] = placeholder[target=combinations_default_1_self]
    %conj_physical_default_0_self : [num_users=1] = placeholder[target=conj_physical_default_0_self]
    %conj_physical_inplace_default_0_self : [num_users=1] = placeholder[target=conj_physical_inplace_default_0_self]
    %block_diag_default_0_tensors_0 : [num_users=1] = placeholder[target=block_diag_default_0_tensors_0]
    %block_diag_default_0_tensors_1 : [num_users=1] = placeholder[target=block_diag_default_0_tensors_1]
    %block_diag_default_0_tensors_2 : [num_users=1] = placeholder[target=block_diag_default_0_tensors_2]
    %rot90_default_0_self : [num_users=1] = placeholder[target=rot90_default_0_self]
    %rot90_default_1_self : [num_users=1] = placeholder[target=rot90_default_1_self]
    %rot90_default_2_self : [num_users=1] = placeholder[target=rot90_default_2_self]
    %rot90_default_3_self : [num_users=1] = placeholder[target=rot90_default_3_self]
    %chunk_cat_default_0_tensors_0 : [num_users=1] = placeholder[target=chunk_cat_default_0_tensors_0]
    %chunk_cat_default_0_tensors_1 : [num_users=1] = placeholder[target=chunk_cat_default_0_tensors_1]
    %chunk_cat_default_0_tensors_2 : [num_users=1] = placeholder[target=chunk_cat_default_0_tensors_2]
    %chunk_cat_default_1_tensors_0 : [num_users=1] = placeholder[target=chunk_cat_default_1_tensors_0]
    %chunk_cat_default_1_tensors_1 : [num_users=1] = placeholder[target=chunk_cat_default_1_tensors_1]
    %to_dtype_0 : [num_users=1] = call_function[target=torch.ops.aten.to.dtype](args = (%to_dtype_0_self, torch.float64), kwargs = {})
    %to_dtype_1 : [num_users=1] = call_function[target=torch.ops.aten.to.dtype](args = (%to_dtype_1_self, torch.int64), kwargs = {})
    %to_dtype_2 : [num_users=1] = call_function[target=torch.ops.aten.to.dtype](args = (%to_dtype_2_self, torch.float32), kwargs = {})
    %to_dtype_layout_0 : [num_users=1] = call_function[target=torch.ops.aten.to.dtype_layout](args = (%to_dtype_layout_0_self,), kwargs = {dtype: torch.float64})
    %to_dtype_layout_1 : [num_users=1] = call_function[target=torch.ops.aten.to.dtype_layout](args = (%to_dtype_layout_1_self,), kwargs = {})
    %to_device_0 : [num_users=1] = call_function[target=torch.ops.aten.to.device](args = (%to_device_0_self, cpu, torch.float64), kwargs = {})
    %to_other_0 : [num_users=1] = call_function[target=torch.ops.aten.to.other](args = (%to_other_0_self, %to_other_0_other), kwargs = {})
    %type_as_default_0 : [num_users=1] = call_function[target=torch.ops.aten.type_as.default](args = (%type_as_default_0_self, %type_as_default_0_other), kwargs = {})
    %meshgrid_default_0 : [num_users=2] = call_function[target=torch.ops.aten.meshgrid.default](args = ([%meshgrid_default_0_tensors_0, %meshgrid_default_0_tensors_1],), kwargs = {})
    %meshgrid_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_default_0, 0), kwargs = {})
    %meshgrid_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_default_0, 1), kwargs = {})
    %meshgrid_indexing_0 : [num_users=2] = call_function[target=torch.ops.aten.meshgrid.indexing](args = ([%meshgrid_indexing_0_tensors_0, %meshgrid_indexing_0_tensors_1],), kwargs = {indexing: ij})
    %meshgrid_indexing_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_indexing_0, 0), kwargs = {})
    %meshgrid_indexing_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_indexing_0, 1), kwargs = {})
    %meshgrid_indexing_1 : [num_users=3] = call_function[target=torch.ops.aten.meshgrid.indexing](args = ([%meshgrid_indexing_1_tensors_0, %meshgrid_indexing_1_tensors_1, %meshgrid_indexing_1_tensors_2],), kwargs = {indexing: xy})
    %meshgrid_indexing_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_indexing_1, 0), kwargs = {})
    %meshgrid_indexing_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_indexing_1, 1), kwargs = {})
    %meshgrid_indexing_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%meshgrid_indexing_1, 2), kwargs = {})
    %hstack_default_0 : [num_users=1] = call_function[target=torch.ops.aten.hstack.default](args = ([%hstack_default_0_tensors_0, %hstack_default_0_tensors_1],), kwargs = {})
    %hstack_default_1 : [num_users=1] = call_function[target=torch.ops.aten.hstack.default](args = ([%hstack_default_1_tensors_0, %hstack_default_1_tensors_1],), kwargs = {})
    %vstack_default_0 : [num_users=1] = call_function[target=torch.ops.aten.vstack.default](args = ([%vstack_default_0_tensors_0, %vstack_default_0_tensors_1],), kwargs = {})
    %vstack_default_1 : [num_users=1] = call_function[target=torch.ops.aten.vstack.default](args = ([%vstack_default_1_tensors_0, %vstack_default_1_tensors_1],), kwargs = {})
    %dstack_default_0 : [num_users=1] = call_function[target=torch.ops.aten.dstack.default](args = ([%dstack_default_0_tensors_0, %dstack_default_0_tensors_1],), kwargs = {})
    %dstack_default_1 : [num_users=1] = call_function[target=torch.ops.aten.dstack.default](args = ([%dstack_default_1_tensors_0, %dstack_default_1_tensors_1],), kwargs = {})
    %column_stack_default_0 : [num_users=1] = call_function[target=torch.ops.aten.column_stack.default](args = ([%column_stack_default_0_tensors_0, %column_stack_default_0_tensors_1],), kwargs = {})
    %column_stack_default_1 : [num_users=1] = call_function[target=torch.ops.aten.column_stack.default](args = ([%column_stack_default_1_tensors_0, %column_stack_default_1_tensors_1],), kwargs = {})
    %tile_default_0 : [num_users=1] = call_function[target=torch.ops.aten.tile.default](args = (%tile_default_0_self, [2]), kwargs = {})
    %tile_default_1 : [num_users=1] = call_function[target=torch.ops.aten.tile.default](args = (%tile_default_1_self, [2, 2]), kwargs = {})
    %fliplr_default_0 : [num_users=1] = call_function[target=torch.ops.aten.fliplr.default](args = (%fliplr_default_0_self,), kwargs = {})
    %flipud_default_0 : [num_users=1] = call_function[target=torch.ops.aten.flipud.default](args = (%flipud_default_0_self,), kwargs = {})
    %repeat_interleave_self_int_0 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.self_int](args = (%repeat_interleave_self_int_0_self, 2), kwargs = {})
    %repeat_interleave_self_int_1 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.self_int](args = (%repeat_interleave_self_int_1_self, 3, 1), kwargs = {})
    %repeat_interleave_self_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.self_Tensor](args = (%repeat_interleave_self_tensor_0_self, %repeat_interleave_self_tensor_0_repeats, 0), kwargs = {output_size: 3})
    %diag_default_0 : [num_users=1] = call_function[target=torch.ops.aten.diag.default](args = (%diag_default_0_self,), kwargs = {})
    %diag_default_1 : [num_users=1] = call_function[target=torch.ops.aten.diag.default](args = (%diag_default_1_self, 1), kwargs = {})
    %diagflat_default_0 : [num_users=1] = call_function[target=torch.ops.aten.diagflat.default](args = (%diagflat_default_0_self,), kwargs = {})
    %diagflat_default_1 : [num_users=1] = call_function[target=torch.ops.aten.diagflat.default](args = (%diagflat_default_1_self, 1), kwargs = {})
    %take_along_dim_default_0 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%take_along_dim_default_0_self, %take_along_dim_default_0_indices, 1), kwargs = {})
    %take_along_dim_default_1 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%take_along_dim_default_1_self, %take_along_dim_default_1_indices), kwargs = {})
    %one_hot_default_0 : [num_users=1] = call_function[target=torch.ops.aten.one_hot.default](args = (%one_hot_default_0_self, 5), kwargs = {})
    %pad_default_0 : [num_users=1] = call_function[target=torch.ops.aten.pad.default](args = (%pad_default_0_self, [1, 2]), kwargs = {})
    %pad_default_1 : [num_users=1] = call_function[target=torch.ops.aten.pad.default](args = (%pad_default_1_self, [1, 0, 2, 1], constant, 0.5), kwargs = {})
    %pad_default_2 : [num_users=1] = call_function[target=torch.ops.aten.pad.default](args = (%pad_default_2_self, [1, 2], reflect), kwargs = {})
    %pad_default_3 : [num_users=1] = call_function[target=torch.ops.aten.pad.default](args = (%pad_default_3_self, [1, 2, 0, 1], replicate), kwargs = {})
    %pad_default_4 : [num_users=1] = call_function[target=torch.ops.aten.pad.default](args = (%pad_default_4_self, [1, 2, 2, 1], circular), kwargs = {})
    %pad_enum_default_0 : [num_users=1] = call_function[target=torch.ops.aten._pad_enum.default](args = (%pad_enum_default_0_self, [1, 2], 1), kwargs = {})
    %pad_circular_default_0 : [num_users=1] = call_function[target=torch.ops.aten._pad_circular.default](args = (%pad_circular_default_0_self, [1, 2, 2, 1]), kwargs = {})
    %pad_sequence_default_0 : [num_users=1] = call_function[target=torch.ops.aten.pad_sequence.default](args = ([%pad_sequence_default_0_sequences_0, %pad_sequence_default_0_sequences_1],), kwargs = {})
    %pad_sequence_default_1 : [num_users=1] = call_function[target=torch.ops.aten.pad_sequence.default](args = ([%pad_sequence_default_1_sequences_0, %pad_sequence_default_1_sequences_1], True, 1.0, left), kwargs = {})
    %combinations_default_0 : [num_users=1] = call_function[target=torch.ops.aten.combinations.default](args = (%combinations_default_0_self,), kwargs = {})
    %combinations_default_1 : [num_users=1] = call_function[target=torch.ops.aten.combinations.default](args = (%combinations_default_1_self, 2, True), kwargs = {})
    %conj_physical_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conj_physical.default](args = (%conj_physical_default_0_self,), kwargs = {})
    %conj_physical_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%conj_physical_inplace_default_0_self,), kwargs = {})
    %conj_physical_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conj_physical_.default](args = (%conj_physical_inplace_default_0_clone,), kwargs = {})
    %block_diag_default_0 : [num_users=1] = call_function[target=torch.ops.aten.block_diag.default](args = ([%block_diag_default_0_tensors_0, %block_diag_default_0_tensors_1, %block_diag_default_0_tensors_2],), kwargs = {})
    %rot90_default_0 : [num_users=1] = call_function[target=torch.ops.aten.rot90.default](args = (%rot90_default_0_self, -1, [0, 1]), kwargs = {})
    %rot90_default_1 : [num_users=1] = call_function[target=torch.ops.aten.rot90.default](args = (%rot90_default_1_self, 0, [0, 1]), kwargs = {})
    %rot90_default_2 : [num_users=1] = call_function[target=torch.ops.aten.rot90.default](args = (%rot90_default_2_self, 1, [0, 1]), kwargs = {})
    %rot90_default_3 : [num_users=1] = call_function[target=torch.ops.aten.rot90.default](args = (%rot90_default_3_self, 2, [0, 1]), kwargs = {})
    %chunk_cat_default_0 : [num_users=1] = call_function[target=torch.ops.aten._chunk_cat.default](args = ([%chunk_cat_default_0_tensors_0, %chunk_cat_default_0_tensors_1, %chunk_cat_default_0_tensors_2], 0, 2), kwargs = {})
    %chunk_cat_default_1 : [num_users=1] = call_function[target=torch.ops.aten._chunk_cat.default](args = ([%chunk_cat_default_1_tensors_0, %chunk_cat_default_1_tensors_1], 1, 3), kwargs = {})
    return (to_dtype_0, to_dtype_1, to_dtype_2, to_dtype_layout_0, to_dtype_layout_1, to_device_0, to_other_0, type_as_default_0, meshgrid_default_0_out0, meshgrid_default_0_out1, meshgrid_indexing_0_out0, meshgrid_indexing_0_out1, meshgrid_indexing_1_out0, meshgrid_indexing_1_out1, meshgrid_indexing_1_out2, hstack_default_0, hstack_default_1, vstack_default_0, vstack_default_1, dstack_default_0, dstack_default_1, column_stack_default_0, column_stack_default_1, tile_default_0, tile_default_1, fliplr_default_0, flipud_default_0, repeat_interleave_self_int_0, repeat_interleave_self_int_1, repeat_interleave_self_tensor_0, diag_default_0, diag_default_1, diagflat_default_0, diagflat_default_1, take_along_dim_default_0, take_along_dim_default_1, one_hot_default_0, pad_default_0, pad_default_1, pad_default_2, pad_default_3, pad_default_4, pad_enum_default_0, pad_circular_default_0, pad_sequence_default_0, pad_sequence_default_1, combinations_default_0, combinations_default_1, conj_physical_default_0, conj_physical_inplace_default_0, block_diag_default_0, rot90_default_0, rot90_default_1, rot90_default_2, rot90_default_3, chunk_cat_default_0, chunk_cat_default_1)
