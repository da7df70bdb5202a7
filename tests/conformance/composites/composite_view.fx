# conformance: composite_view
# values: composite_view.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %flatten_using_ints_0_self : [num_users=1] = placeholder[target=flatten_using_ints_0_self]
    %flatten_using_ints_1_self : [num_users=1] = placeholder[target=flatten_using_ints_1_self]
    %flatten_using_ints_2_self : [num_users=1] = placeholder[target=flatten_using_ints_2_self]
    %unflatten_int_0_self : [num_users=1] = placeholder[target=unflatten_int_0_self]
    %unflatten_int_1_self : [num_users=1] = placeholder[target=unflatten_int_1_self]
    %reshape_as_default_0_self : [num_users=1] = placeholder[target=reshape_as_default_0_self]
    %reshape_as_default_0_other : [num_users=1] = placeholder[target=reshape_as_default_0_other]
    %movedim_int_0_self : [num_users=1] = placeholder[target=movedim_int_0_self]
    %movedim_intlist_0_self : [num_users=1] = placeholder[target=movedim_intlist_0_self]
    %numpy_t_default_0_self : [num_users=1] = placeholder[target=numpy_t_default_0_self]
    %mt_default_0_self : [num_users=1] = placeholder[target=mt_default_0_self]
    %adjoint_default_0_self : [num_users=1] = placeholder[target=adjoint_default_0_self]
    %matrix_h_default_0_self : [num_users=1] = placeholder[target=matrix_h_default_0_self]
    %mh_default_0_self : [num_users=1] = placeholder[target=mh_default_0_self]
    %broadcast_to_default_0_self : [num_users=1] = placeholder[target=broadcast_to_default_0_self]
    %broadcast_tensors_default_0_tensors_0 : [num_users=1] = placeholder[target=broadcast_tensors_default_0_tensors_0]
    %broadcast_tensors_default_0_tensors_1 : [num_users=1] = placeholder[target=broadcast_tensors_default_0_tensors_1]
    %atleast_1d_default_0_self : [num_users=1] = placeholder[target=atleast_1d_default_0_self]
    %atleast_1d_default_1_self : [num_users=1] = placeholder[target=atleast_1d_default_1_self]
    %atleast_1d_default_2_self : [num_users=1] = placeholder[target=atleast_1d_default_2_self]
    %atleast_2d_default_0_self : [num_users=1] = placeholder[target=atleast_2d_default_0_self]
    %atleast_2d_default_1_self : [num_users=1] = placeholder[target=atleast_2d_default_1_self]
    %atleast_2d_default_2_self : [num_users=1] = placeholder[target=atleast_2d_default_2_self]
    %atleast_3d_default_0_self : [num_users=1] = placeholder[target=atleast_3d_default_0_self]
    %atleast_3d_default_1_self : [num_users=1] = placeholder[target=atleast_3d_default_1_self]
    %atleast_3d_default_2_self : [num_users=1] = placeholder[target=atleast_3d_default_2_self]
    %atleast_1d_sequence_0_tensors_0 : [num_users=1] = placeholder[target=atleast_1d_sequence_0_tensors_0]
    %atleast_1d_sequence_0_tensors_1 : [num_users=1] = placeholder[target=atleast_1d_sequence_0_tensors_1]
    %atleast_1d_sequence_0_tensors_2 : [num_users=1] = placeholder[target=atleast_1d_sequence_0_tensors_2]
    %atleast_2d_sequence_0_tensors_0 : [num_users=1] = placeholder[target=atleast_2d_sequence_0_tensors_0]
    %atleast_2d_sequence_0_tensors_1 : [num_users=1] = placeholder[target=atleast_2d_sequence_0_tensors_1]
    %atleast_2d_sequence_0_tensors_2 : [num_users=1] = placeholder[target=atleast_2d_sequence_0_tensors_2]
    %atleast_3d_sequence_0_tensors_0 : [num_users=1] = placeholder[target=atleast_3d_sequence_0_tensors_0]
    %atleast_3d_sequence_0_tensors_1 : [num_users=1] = placeholder[target=atleast_3d_sequence_0_tensors_1]
    %atleast_3d_sequence_0_tensors_2 : [num_users=1] = placeholder[target=atleast_3d_sequence_0_tensors_2]
    %tensor_split_sections_0_self : [num_users=1] = placeholder[target=tensor_split_sections_0_self]
    %tensor_split_sections_1_self : [num_users=1] = placeholder[target=tensor_split_sections_1_self]
    %tensor_split_indices_0_self : [num_users=1] = placeholder[target=tensor_split_indices_0_self]
    %hsplit_int_0_self : [num_users=1] = placeholder[target=hsplit_int_0_self]
    %hsplit_array_0_self : [num_users=1] = placeholder[target=hsplit_array_0_self]
    %vsplit_int_0_self : [num_users=1] = placeholder[target=vsplit_int_0_self]
    %vsplit_array_0_self : [num_users=1] = placeholder[target=vsplit_array_0_self]
    %dsplit_int_0_self : [num_users=1] = placeholder[target=dsplit_int_0_self]
    %dsplit_array_0_self : [num_users=1] = placeholder[target=dsplit_array_0_self]
    %ravel_default_0_self : [num_users=1] = placeholder[target=ravel_default_0_self]
    %real_default_0_self : [num_users=1] = placeholder[target=real_default_0_self]
    %conj_default_0_self : [num_users=1] = placeholder[target=conj_default_0_self]
    %resolve_conj_default_0_self : [num_users=1] = placeholder[target=resolve_conj_default_0_self]
    %resolve_neg_default_0_self : [num_users=1] = placeholder[target=resolve_neg_default_0_self]
    %linalg_diagonal_default_0_a : [num_users=1] = placeholder[target=linalg_diagonal_default_0_a]
    %linalg_diagonal_default_1_a : [num_users=1] = placeholder[target=linalg_diagonal_default_1_a]
    %flatten_using_ints_0 : [num_users=1] = call_function[target=torch.ops.aten.flatten.using_ints](args = (%flatten_using_ints_0_self,), kwargs = {})
    %flatten_using_ints_1 : [num_users=1] = call_function[target=torch.ops.aten.flatten.using_ints](args = (%flatten_using_ints_1_self, 1), kwargs = {})
    %flatten_using_ints_2 : [num_users=1] = call_function[target=torch.ops.aten.flatten.using_ints](args = (%flatten_using_ints_2_self, 0, 1), kwargs = {})
    %unflatten_int_0 : [num_users=1] = call_function[target=torch.ops.aten.unflatten.int](args = (%unflatten_int_0_self, 1, [2, 3]), kwargs = {})
    %unflatten_int_1 : [num_users=1] = call_function[target=torch.ops.aten.unflatten.int](args = (%unflatten_int_1_self, -1, [-1, 2]), kwargs = {})
    %reshape_as_default_0 : [num_users=1] = call_function[target=torch.ops.aten.reshape_as.default](args = (%reshape_as_default_0_self, %reshape_as_default_0_other), kwargs = {})
    %movedim_int_0 : [num_users=1] = call_function[target=torch.ops.aten.movedim.int](args = (%movedim_int_0_self, 0, -1), kwargs = {})
    %movedim_intlist_0 : [num_users=1] = call_function[target=torch.ops.aten.movedim.intlist](args = (%movedim_intlist_0_self, [0, 2], [1, 0]), kwargs = {})
    %numpy_t_default_0 : [num_users=1] = call_function[target=torch.ops.aten.numpy_T.default](args = (%numpy_t_default_0_self,), kwargs = {})
    %mt_default_0 : [num_users=1] = call_function[target=torch.ops.aten.mT.default](args = (%mt_default_0_self,), kwargs = {})
    %adjoint_default_0 : [num_users=1] = call_function[target=torch.ops.aten.adjoint.default](args = (%adjoint_default_0_self,), kwargs = {})
    %matrix_h_default_0 : [num_users=1] = call_function[target=torch.ops.aten.matrix_H.default](args = (%matrix_h_default_0_self,), kwargs = {})
    %mh_default_0 : [num_users=1] = call_function[target=torch.ops.aten.mH.default](args = (%mh_default_0_self,), kwargs = {})
    %broadcast_to_default_0 : [num_users=1] = call_function[target=torch.ops.aten.broadcast_to.default](args = (%broadcast_to_default_0_self, [2, 3]), kwargs = {})
    %broadcast_tensors_default_0 : [num_users=2] = call_function[target=torch.ops.aten.broadcast_tensors.default](args = ([%broadcast_tensors_default_0_tensors_0, %broadcast_tensors_default_0_tensors_1],), kwargs = {})
    %broadcast_tensors_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%broadcast_tensors_default_0, 0), kwargs = {})
    %broadcast_tensors_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%broadcast_tensors_default_0, 1), kwargs = {})
    %atleast_1d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.atleast_1d.default](args = (%atleast_1d_default_0_self,), kwargs = {})
    %atleast_1d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.atleast_1d.default](args = (%atleast_1d_default_1_self,), kwargs = {})
    %atleast_1d_default_2 : [num_users=1] = call_function[target=torch.ops.aten.atleast_1d.default](args = (%atleast_1d_default_2_self,), kwargs = {})
    %atleast_2d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.atleast_2d.default](args = (%atleast_2d_default_0_self,), kwargs = {})
    %atleast_2d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.atleast_2d.default](args = (%atleast_2d_default_1_self,), kwargs = {})
    %atleast_2d_default_2 : [num_users=1] = call_function[target=torch.ops.aten.atleast_2d.default](args = (%atleast_2d_default_2_self,), kwargs = {})
    %atleast_3d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.atleast_3d.default](args = (%atleast_3d_default_0_self,), kwargs = {})
    %atleast_3d_default_1 : [num_users=1] = call_function[target=torch.ops.aten.atleast_3d.default](args = (%atleast_3d_default_1_self,), kwargs = {})
    %atleast_3d_default_2 : [num_users=1] = call_function[target=torch.ops.aten.atleast_3d.default](args = (%atleast_3d_default_2_self,), kwargs = {})
    %atleast_1d_sequence_0 : [num_users=3] = call_function[target=torch.ops.aten.atleast_1d.Sequence](args = ([%atleast_1d_sequence_0_tensors_0, %atleast_1d_sequence_0_tensors_1, %atleast_1d_sequence_0_tensors_2],), kwargs = {})
    %atleast_1d_sequence_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_1d_sequence_0, 0), kwargs = {})
    %atleast_1d_sequence_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_1d_sequence_0, 1), kwargs = {})
    %atleast_1d_sequence_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_1d_sequence_0, 2), kwargs = {})
    %atleast_2d_sequence_0 : [num_users=3] = call_function[target=torch.ops.aten.atleast_2d.Sequence](args = ([%atleast_2d_sequence_0_tensors_0, %atleast_2d_sequence_0_tensors_1, %atleast_2d_sequence_0_tensors_2],), kwargs = {})
    %atleast_2d_sequence_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_2d_sequence_0, 0), kwargs = {})
    %atleast_2d_sequence_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_2d_sequence_0, 1), kwargs = {})
    %atleast_2d_sequence_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_2d_sequence_0, 2), kwargs = {})
    %atleast_3d_sequence_0 : [num_users=3] = call_function[target=torch.ops.aten.atleast_3d.Sequence](args = ([%atleast_3d_sequence_0_tensors_0, %atleast_3d_sequence_0_tensors_1, %atleast_3d_sequence_0_tensors_2],), kwargs = {})
    %atleast_3d_sequence_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_3d_sequence_0, 0), kwargs = {})
    %atleast_3d_sequence_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_3d_sequence_0, 1), kwargs = {})
    %atleast_3d_sequence_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%atleast_3d_sequence_0, 2), kwargs = {})
    %tensor_split_sections_0 : [num_users=3] = call_function[target=torch.ops.aten.tensor_split.sections](args = (%tensor_split_sections_0_self, 3), kwargs = {})
    %tensor_split_sections_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_sections_0, 0), kwargs = {})
    %tensor_split_sections_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_sections_0, 1), kwargs = {})
    %tensor_split_sections_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_sections_0, 2), kwargs = {})
    %tensor_split_sections_1 : [num_users=2] = call_function[target=torch.ops.aten.tensor_split.sections](args = (%tensor_split_sections_1_self, 2, 1), kwargs = {})
    %tensor_split_sections_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_sections_1, 0), kwargs = {})
    %tensor_split_sections_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_sections_1, 1), kwargs = {})
    %tensor_split_indices_0 : [num_users=3] = call_function[target=torch.ops.aten.tensor_split.indices](args = (%tensor_split_indices_0_self, [2, 5]), kwargs = {})
    %tensor_split_indices_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_indices_0, 0), kwargs = {})
    %tensor_split_indices_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_indices_0, 1), kwargs = {})
    %tensor_split_indices_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%tensor_split_indices_0, 2), kwargs = {})
    %hsplit_int_0 : [num_users=2] = call_function[target=torch.ops.aten.hsplit.int](args = (%hsplit_int_0_self, 2), kwargs = {})
    %hsplit_int_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%hsplit_int_0, 0), kwargs = {})
    %hsplit_int_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%hsplit_int_0, 1), kwargs = {})
    %hsplit_array_0 : [num_users=3] = call_function[target=torch.ops.aten.hsplit.array](args = (%hsplit_array_0_self, [1, 3]), kwargs = {})
    %hsplit_array_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%hsplit_array_0, 0), kwargs = {})
    %hsplit_array_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%hsplit_array_0, 1), kwargs = {})
    %hsplit_array_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%hsplit_array_0, 2), kwargs = {})
    %vsplit_int_0 : [num_users=2] = call_function[target=torch.ops.aten.vsplit.int](args = (%vsplit_int_0_self, 2), kwargs = {})
    %vsplit_int_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%vsplit_int_0, 0), kwargs = {})
    %vsplit_int_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%vsplit_int_0, 1), kwargs = {})
    %vsplit_array_0 : [num_users=3] = call_function[target=torch.ops.aten.vsplit.array](args = (%vsplit_array_0_self, [1, 3]), kwargs = {})
    %vsplit_array_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%vsplit_array_0, 0), kwargs = {})
    %vsplit_array_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%vsplit_array_0, 1), kwargs = {})
    %vsplit_array_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%vsplit_array_0, 2), kwargs = {})
    %dsplit_int_0 : [num_users=2] = call_function[target=torch.ops.aten.dsplit.int](args = (%dsplit_int_0_self, 2), kwargs = {})
    %dsplit_int_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%dsplit_int_0, 0), kwargs = {})
    %dsplit_int_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%dsplit_int_0, 1), kwargs = {})
    %dsplit_array_0 : [num_users=3] = call_function[target=torch.ops.aten.dsplit.array](args = (%dsplit_array_0_self, [1, 3]), kwargs = {})
    %dsplit_array_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%dsplit_array_0, 0), kwargs = {})
    %dsplit_array_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%dsplit_array_0, 1), kwargs = {})
    %dsplit_array_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%dsplit_array_0, 2), kwargs = {})
    %ravel_default_0 : [num_users=1] = call_function[target=torch.ops.aten.ravel.default](args = (%ravel_default_0_self,), kwargs = {})
    %real_default_0 : [num_users=1] = call_function[target=torch.ops.aten.real.default](args = (%real_default_0_self,), kwargs = {})
    %conj_default_0 : [num_users=1] = call_function[target=torch.ops.aten.conj.default](args = (%conj_default_0_self,), kwargs = {})
    %resolve_conj_default_0 : [num_users=1] = call_function[target=torch.ops.aten.resolve_conj.default](args = (%resolve_conj_default_0_self,), kwargs = {})
    %resolve_neg_default_0 : [num_users=1] = call_function[target=torch.ops.aten.resolve_neg.default](args = (%resolve_neg_default_0_self,), kwargs = {})
    %linalg_diagonal_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_diagonal.default](args = (%linalg_diagonal_default_0_a,), kwargs = {})
    %linalg_diagonal_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_diagonal.default](args = (%linalg_diagonal_default_1_a,), kwargs = {offset: 1})
    return (flatten_using_ints_0, flatten_using_ints_1, flatten_using_ints_2, unflatten_int_0, unflatten_int_1, reshape_as_default_0, movedim_int_0, movedim_intlist_0, numpy_t_default_0, mt_default_0, adjoint_default_0, matrix_h_default_0, mh_default_0, broadcast_to_default_0, broadcast_tensors_default_0_out0, broadcast_tensors_default_0_out1, atleast_1d_default_0, atleast_1d_default_1, atleast_1d_default_2, atleast_2d_default_0, atleast_2d_default_1, atleast_2d_default_2, atleast_3d_default_0, atleast_3d_default_1, atleast_3d_default_2, atleast_1d_sequence_0_out0, atleast_1d_sequence_0_out1, atleast_1d_sequence_0_out2, atleast_2d_sequence_0_out0, atleast_2d_sequence_0_out1, atleast_2d_sequence_0_out2, atleast_3d_sequence_0_out0, atleast_3d_sequence_0_out1, atleast_3d_sequence_0_out2, tensor_split_sections_0_out0, tensor_split_sections_0_out1, tensor_split_sections_0_out2, tensor_split_sections_1_out0, tensor_split_sections_1_out1, tensor_split_indices_0_out0, tensor_split_indices_0_out1, tensor_split_indices_0_out2, hsplit_int_0_out0, hsplit_int_0_out1, hsplit_array_0_out0, hsplit_array_0_out1, hsplit_array_0_out2, vsplit_int_0_out0, vsplit_int_0_out1, vsplit_array_0_out0, vsplit_array_0_out1, vsplit_array_0_out2, dsplit_int_0_out0, dsplit_int_0_out1, dsplit_array_0_out0, dsplit_array_0_out1, dsplit_array_0_out2, ravel_default_0, real_default_0, conj_default_0, resolve_conj_default_0, resolve_neg_default_0, linalg_diagonal_default_0, linalg_diagonal_default_1)
