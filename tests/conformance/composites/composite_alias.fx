# conformance: composite_alias
# values: composite_alias.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %absolute_default_0_self : [num_users=1] = placeholder[target=absolute_default_0_self]
    %absolute_inplace_default_0_self : [num_users=1] = placeholder[target=absolute_inplace_default_0_self]
    %arccos_default_0_self : [num_users=1] = placeholder[target=arccos_default_0_self]
    %arccos_inplace_default_0_self : [num_users=1] = placeholder[target=arccos_inplace_default_0_self]
    %arccosh_default_0_self : [num_users=1] = placeholder[target=arccosh_default_0_self]
    %arccosh_inplace_default_0_self : [num_users=1] = placeholder[target=arccosh_inplace_default_0_self]
    %arcsin_default_0_self : [num_users=1] = placeholder[target=arcsin_default_0_self]
    %arcsin_inplace_default_0_self : [num_users=1] = placeholder[target=arcsin_inplace_default_0_self]
    %arcsinh_default_0_self : [num_users=1] = placeholder[target=arcsinh_default_0_self]
    %arcsinh_inplace_default_0_self : [num_users=1] = placeholder[target=arcsinh_inplace_default_0_self]
    %arctan_default_0_self : [num_users=1] = placeholder[target=arctan_default_0_self]
    %arctan_inplace_default_0_self : [num_users=1] = placeholder[target=arctan_inplace_default_0_self]
    %arctan2_default_0_self : [num_users=1] = placeholder[target=arctan2_default_0_self]
    %arctan2_default_0_other : [num_users=1] = placeholder[target=arctan2_default_0_other]
    %arctan2_inplace_default_0_self : [num_users=1] = placeholder[target=arctan2_inplace_default_0_self]
    %arctan2_inplace_default_0_other : [num_users=1] = placeholder[target=arctan2_inplace_default_0_other]
    %arctanh_default_0_self : [num_users=1] = placeholder[target=arctanh_default_0_self]
    %arctanh_inplace_default_0_self : [num_users=1] = placeholder[target=arctanh_inplace_default_0_self]
    %clip_default_0_self : [num_users=1] = placeholder[target=clip_default_0_self]
    %clip_default_1_self : [num_users=1] = placeholder[target=clip_default_1_self]
    %clip_inplace_default_0_self : [num_users=1] = placeholder[target=clip_inplace_default_0_self]
    %clip_inplace_default_1_self : [num_users=1] = placeholder[target=clip_inplace_default_1_self]
    %concat_default_0_tensors_0 : [num_users=1] = placeholder[target=concat_default_0_tensors_0]
    %concat_default_0_tensors_1 : [num_users=1] = placeholder[target=concat_default_0_tensors_1]
    %concat_default_1_tensors_0 : [num_users=1] = placeholder[target=concat_default_1_tensors_0]
    %concat_default_1_tensors_1 : [num_users=1] = placeholder[target=concat_default_1_tensors_1]
    %concatenate_default_0_tensors_0 : [num_users=1] = placeholder[target=concatenate_default_0_tensors_0]
    %concatenate_default_0_tensors_1 : [num_users=1] = placeholder[target=concatenate_default_0_tensors_1]
    %concatenate_default_1_tensors_0 : [num_users=1] = placeholder[target=concatenate_default_1_tensors_0]
    %concatenate_default_1_tensors_1 : [num_users=1] = placeholder[target=concatenate_default_1_tensors_1]
    %fix_default_0_self : [num_users=1] = placeholder[target=fix_default_0_self]
    %fix_inplace_default_0_self : [num_users=1] = placeholder[target=fix_inplace_default_0_self]
    %negative_default_0_self : [num_users=1] = placeholder[target=negative_default_0_self]
    %negative_inplace_default_0_self : [num_users=1] = placeholder[target=negative_inplace_default_0_self]
    %special_digamma_default_0_self : [num_users=1] = placeholder[target=special_digamma_default_0_self]
    %special_psi_default_0_self : [num_users=1] = placeholder[target=special_psi_default_0_self]
    %special_erf_default_0_self : [num_users=1] = placeholder[target=special_erf_default_0_self]
    %special_erfc_default_0_self : [num_users=1] = placeholder[target=special_erfc_default_0_self]
    %special_erfinv_default_0_self : [num_users=1] = placeholder[target=special_erfinv_default_0_self]
    %special_exp2_default_0_self : [num_users=1] = placeholder[target=special_exp2_default_0_self]
    %special_expit_default_0_self : [num_users=1] = placeholder[target=special_expit_default_0_self]
    %special_expm1_default_0_self : [num_users=1] = placeholder[target=special_expm1_default_0_self]
    %special_log1p_default_0_self : [num_users=1] = placeholder[target=special_log1p_default_0_self]
    %special_gammaln_default_0_self : [num_users=1] = placeholder[target=special_gammaln_default_0_self]
    %special_sinc_default_0_self : [num_users=1] = placeholder[target=special_sinc_default_0_self]
    %special_logsumexp_default_0_self : [num_users=1] = placeholder[target=special_logsumexp_default_0_self]
    %special_logsumexp_default_1_self : [num_users=1] = placeholder[target=special_logsumexp_default_1_self]
    %special_i0_default_0_self : [num_users=1] = placeholder[target=special_i0_default_0_self]
    %special_polygamma_default_0_self : [num_users=1] = placeholder[target=special_polygamma_default_0_self]
    %special_logit_default_0_self : [num_users=1] = placeholder[target=special_logit_default_0_self]
    %unsafe_chunk_default_0_self : [num_users=1] = placeholder[target=unsafe_chunk_default_0_self]
    %special_xlogy_default_0_self : [num_users=1] = placeholder[target=special_xlogy_default_0_self]
    %special_xlogy_default_0_other : [num_users=1] = placeholder[target=special_xlogy_default_0_other]
    %swapaxes_default_0_self : [num_users=1] = placeholder[target=swapaxes_default_0_self]
    %swapdims_default_0_self : [num_users=1] = placeholder[target=swapdims_default_0_self]
    %ger_default_0_self : [num_users=1] = placeholder[target=ger_default_0_self]
    %ger_default_0_vec2 : [num_users=1] = placeholder[target=ger_default_0_vec2]
    %row_stack_default_0_tensors_0 : [num_users=1] = placeholder[target=row_stack_default_0_tensors_0]
    %row_stack_default_0_tensors_1 : [num_users=1] = placeholder[target=row_stack_default_0_tensors_1]
    %linalg_matmul_default_0_self : [num_users=1] = placeholder[target=linalg_matmul_default_0_self]
    %linalg_matmul_default_0_other : [num_users=1] = placeholder[target=linalg_matmul_default_0_other]
    %greater_tensor_0_self : [num_users=1] = placeholder[target=greater_tensor_0_self]
    %greater_tensor_0_other : [num_users=1] = placeholder[target=greater_tensor_0_other]
    %greater_inplace_tensor_0_self : [num_users=1] = placeholder[target=greater_inplace_tensor_0_self]
    %greater_inplace_tensor_0_other : [num_users=1] = placeholder[target=greater_inplace_tensor_0_other]
    %greater_scalar_0_self : [num_users=1] = placeholder[target=greater_scalar_0_self]
    %greater_inplace_scalar_0_self : [num_users=1] = placeholder[target=greater_inplace_scalar_0_self]
    %greater_equal_tensor_0_self : [num_users=1] = placeholder[target=greater_equal_tensor_0_self]
    %greater_equal_tensor_0_other : [num_users=1] = placeholder[target=greater_equal_tensor_0_other]
    %greater_equal_inplace_tensor_0_self : [num_users=1] = placeholder[target=greater_equal_inplace_tensor_0_self]
    %greater_equal_inplace_tensor_0_other : [num_users=1] = placeholder[target=greater_equal_inplace_tensor_0_other]
    %greater_equal_scalar_0_self : [num_users=1] = placeholder[target=greater_equal_scalar_0_self]
    %greater_equal_inplace_scalar_0_self : [num_users=1] = placeholder[target=greater_equal_inplace_scalar_0_self]
    %less_tensor_0_self : [num_users=1] = placeholder[target=less_tensor_0_self]
    %less_tensor_0_other : [num_users=1] = placeholder[target=less_tensor_0_other]
    %less_inplace_tensor_0_self : [num_users=1] = placeholder[target=less_inplace_tensor_0_self]
    %less_inplace_tensor_0_other : [num_users=1] = placeholder[target=less_inplace_tensor_0_other]
    %less_scalar_0_self : [num_users=1] = placeholder[target=less_scalar_0_self]
    %less_inplace_scalar_0_self : [num_users=1] = placeholder[target=less_inplace_scalar_0_self]
    %less_equal_tensor_0_self : [num_users=1] = placeholder[target=less_equal_tensor_0_self]
    %less_equal_tensor_0_other : [num_users=1] = placeholder[target=less_equal_tensor_0_other]
    %less_equal_inplace_tensor_0_self : [num_users=1] = placeholder[target=less_equal_inplace_tensor_0_self]
    %less_equal_inplace_tensor_0_other : [num_users=1] = placeholder[target=less_equal_inplace_tensor_0_other]
    %less_equal_scalar_0_self : [num_users=1] = placeholder[target=less_equal_scalar_0_self]
    %less_equal_inplace_scalar_0_self : [num_users=1] = placeholder[target=less_equal_inplace_scalar_0_self]
    %not_equal_tensor_0_self : [num_users=1] = placeholder[target=not_equal_tensor_0_self]
    %not_equal_tensor_0_other : [num_users=1] = placeholder[target=not_equal_tensor_0_other]
    %not_equal_inplace_tensor_0_self : [num_users=1] = placeholder[target=not_equal_inplace_tensor_0_self]
    %not_equal_inplace_tensor_0_other : [num_users=1] = placeholder[target=not_equal_inplace_tensor_0_other]
    %not_equal_scalar_0_self : [num_users=1] = placeholder[target=not_equal_scalar_0_self]
    %not_equal_inplace_scalar_0_self : [num_users=1] = placeholder[target=not_equal_inplace_scalar_0_self]
    %multiply_tensor_0_self : [num_users=1] = placeholder[target=multiply_tensor_0_self]
    %multiply_tensor_0_other : [num_users=1] = placeholder[target=multiply_tensor_0_other]
    %multiply_inplace_tensor_0_self : [num_users=1] = placeholder[target=multiply_inplace_tensor_0_self]
    %multiply_inplace_tensor_0_other : [num_users=1] = placeholder[target=multiply_inplace_tensor_0_other]
    %multiply_scalar_0_self : [num_users=1] = placeholder[target=multiply_scalar_0_self]
    %multiply_inplace_scalar_0_self : [num_users=1] = placeholder[target=multiply_inplace_scalar_0_self]
    %subtract_tensor_0_self : [num_users=1] = placeholder[target=subtract_tensor_0_self]
    %subtract_tensor_0_other : [num_users=1] = placeholder[target=subtract_tensor_0_other]
    %subtract_inplace_tensor_0_self : [num_users=1] = placeholder[target=subtract_inplace_tensor_0_self]
    %subtract_inplace_tensor_0_other : [num_users=1] = placeholder[target=subtract_inplace_tensor_0_other]
    %subtract_scalar_0_self : [num_users=1] = placeholder[target=subtract_scalar_0_self]
    %subtract_inplace_scalar_0_self : [num_users=1] = placeholder[target=subtract_inplace_scalar_0_self]
    %true_divide_tensor_0_self : [num_users=1] = placeholder[target=true_divide_tensor_0_self]
    %true_divide_tensor_0_other : [num_users=1] = placeholder[target=true_divide_tensor_0_other]
    %true_divide_inplace_tensor_0_self : [num_users=1] = placeholder[target=true_divide_inplace_tensor_0_self]
    %true_divide_inplace_tensor_0_other : [num_users=1] = placeholder[target=true_divide_inplace_tensor_0_other]
    %true_divide_scalar_0_self : [num_users=1] = placeholder[target=true_divide_scalar_0_self]
    %true_divide_inplace_scalar_0_self : [num_users=1] = placeholder[target=true_divide_inplace_scalar_0_self]
    %divide_tensor_0_self : [num_users=1] = placeholder[target=divide_tensor_0_self]
    %divide_tensor_0_other : [num_users=1] = placeholder[target=divide_tensor_0_other]
    %divide_inplace_tensor_0_self : [num_users=1] = placeholder[target=divide_inplace_tensor_0_self]
    %divide_inplace_tensor_0_other : [num_users=1] = placeholder[target=divide_inplace_tensor_0_other]
    %divide_scalar_0_self : [num_users=1] = placeholder[target=divide_scalar_0_self]
    %divide_inplace_scalar_0_self : [num_users=1] = placeholder[target=divide_inplace_scalar_0_self]
    %clip_tensor_0_self : [num_users=1] = placeholder[target=clip_tensor_0_self]
    %clip_tensor_0_min : [num_users=1] = placeholder[target=clip_tensor_0_min]
    %clip_tensor_0_max : [num_users=1] = placeholder[target=clip_tensor_0_max]
    %clip_inplace_tensor_0_self : [num_users=1] = placeholder[target=clip_inplace_tensor_0_self]
    %clip_inplace_tensor_0_min : [num_users=1] = placeholder[target=clip_inplace_tensor_0_min]
    %clip_inplace_tensor_0_max : [num_users=1] = placeholder[target=clip_inplace_tensor_0_max]
    %divide_tensor_mode_0_self : [num_users=1] = placeholder[target=divide_tensor_mode_0_self]
    %divide_tensor_mode_0_other : [num_users=1] = placeholder[target=divide_tensor_mode_0_other]
    %divide_inplace_tensor_mode_0_self : [num_users=1] = placeholder[target=divide_inplace_tensor_mode_0_self]
    %divide_inplace_tensor_mode_0_other : [num_users=1] = placeholder[target=divide_inplace_tensor_mode_0_other]
    %divide_scalar_mode_0_self : [num_users=1] = placeholder[target=divide_scalar_mode_0_self]
    %divide_inplace_scalar_mode_0_self : [num_users=1] = placeholder[target=divide_inplace_scalar_mode_0_self]
    %and_tensor_0_self : [num_users=1] = placeholder[target=and_tensor_0_self]
    %and_tensor_0_other : [num_users=1] = placeholder[target=and_tensor_0_other]
    %and_tensor_1_self : [num_users=1] = placeholder[target=and_tensor_1_self]
    %and_tensor_1_other : [num_users=1] = placeholder[target=and_tensor_1_other]
    %or_tensor_0_self : [num_users=1] = placeholder[target=or_tensor_0_self]
    %or_tensor_0_other : [num_users=1] = placeholder[target=or_tensor_0_other]
    %or_tensor_1_self : [num_users=1] = placeholder[target=or_tensor_1_self]
    %or_tensor_1_other : [num_users=1] = placeholder[target=or_tensor_1_other]
    %xor_tensor_0_self : [num_users=1] = placeholder[target=xor_tensor_0_self]
    %xor_tensor_0_other : [num_users=1] = placeholder[target=xor_tensor_0_other]
    %xor_tensor_1_self : [num_users=1] = placeholder[target=xor_tensor_1_self]
    %xor_tensor_1_other : [num_users=1] = placeholder[target=xor_tensor_1_other]
    %and_scalar_0_self : [num_users=1] = placeholder[target=and_scalar_0_self]
    %or_scalar_0_self : [num_users=1] = placeholder[target=or_scalar_0_self]
    %xor_scalar_0_self : [num_users=1] = placeholder[target=xor_scalar_0_self]
    %special_xlogy_other_scalar_0_self : [num_users=1] = placeholder[target=special_xlogy_other_scalar_0_self]
    %special_xlogy_self_scalar_0_other : [num_users=1] = placeholder[target=special_xlogy_self_scalar_0_other]
    %max_other_0_self : [num_users=1] = placeholder[target=max_other_0_self]
    %max_other_0_other : [num_users=1] = placeholder[target=max_other_0_other]
    %min_other_0_self : [num_users=1] = placeholder[target=min_other_0_self]
    %min_other_0_other : [num_users=1] = placeholder[target=min_other_0_other]
    %split_sizes_0_self : [num_users=1] = placeholder[target=split_sizes_0_self]
    %split_sizes_1_self : [num_users=1] = placeholder[target=split_sizes_1_self]
    %special_softmax_default_0_self : [num_users=1] = placeholder[target=special_softmax_default_0_self]
    %moveaxis_int_0_self : [num_users=1] = placeholder[target=moveaxis_int_0_self]
    %moveaxis_intlist_0_self : [num_users=1] = placeholder[target=moveaxis_intlist_0_self]
    %trapz_x_0_y : [num_users=1] = placeholder[target=trapz_x_0_y]
    %trapz_x_0_x : [num_users=1] = placeholder[target=trapz_x_0_x]
    %special_gammainc_default_0_self : [num_users=1] = placeholder[target=special_gammainc_default_0_self]
    %special_gammainc_default_0_other : [num_users=1] = placeholder[target=special_gammainc_default_0_other]
    %special_gammaincc_default_0_self : [num_users=1] = placeholder[target=special_gammaincc_default_0_self]
    %special_gammaincc_default_0_other : [num_users=1] = placeholder[target=special_gammaincc_default_0_other]
    %matrix_exp_default_0_self : [num_users=1] = placeholder[target=matrix_exp_default_0_self]
    %matrix_exp_default_1_self : [num_users=1] = placeholder[target=matrix_exp_default_1_self]
    %is_all_true_default_0_self : [num_users=1] = placeholder[target=is_all_true_default_0_self]
    %is_all_true_default_1_self : [num_users=1] = placeholder[target=is_all_true_default_1_self]
    %is_any_true_default_0_self : [num_users=1] = placeholder[target=is_any_true_default_0_self]
    %is_any_true_default_1_self : [num_users=1] = placeholder[target=is_any_true_default_1_self]
    %argwhere_default_0_self : [num_users=1] = placeholder[target=argwhere_default_0_self]
    %stack_default_0_tensors_0 : [num_users=1] = placeholder[target=stack_default_0_tensors_0]
    %stack_default_0_tensors_1 : [num_users=1] = placeholder[target=stack_default_0_tensors_1]
    %absolute_default_0 : [num_users=1] = call_function[target=torch.ops.aten.absolute.default](args = (%absolute_default_0_self,), kwargs = {})
    %absolute_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%absolute_inplace_default_0_self,), kwargs = {})
    %absolute_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.absolute_.default](args = (%absolute_inplace_default_0_clone,), kwargs = {})
    %arccos_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arccos.default](args = (%arccos_default_0_self,), kwargs = {})
    %arccos_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arccos_inplace_default_0_self,), kwargs = {})
    %arccos_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arccos_.default](args = (%arccos_inplace_default_0_clone,), kwargs = {})
    %arccosh_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arccosh.default](args = (%arccosh_default_0_self,), kwargs = {})
    %arccosh_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arccosh_inplace_default_0_self,), kwargs = {})
    %arccosh_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arccosh_.default](args = (%arccosh_inplace_default_0_clone,), kwargs = {})
    %arcsin_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arcsin.default](args = (%arcsin_default_0_self,), kwargs = {})
    %arcsin_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arcsin_inplace_default_0_self,), kwargs = {})
    %arcsin_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arcsin_.default](args = (%arcsin_inplace_default_0_clone,), kwargs = {})
    %arcsinh_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arcsinh.default](args = (%arcsinh_default_0_self,), kwargs = {})
    %arcsinh_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arcsinh_inplace_default_0_self,), kwargs = {})
    %arcsinh_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arcsinh_.default](args = (%arcsinh_inplace_default_0_clone,), kwargs = {})
    %arctan_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arctan.default](args = (%arctan_default_0_self,), kwargs = {})
    %arctan_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arctan_inplace_default_0_self,), kwargs = {})
    %arctan_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arctan_.default](args = (%arctan_inplace_default_0_clone,), kwargs = {})
    %arctan2_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arctan2.default](args = (%arctan2_default_0_self, %arctan2_default_0_other), kwargs = {})
    %arctan2_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arctan2_inplace_default_0_self,), kwargs = {})
    %arctan2_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arctan2_.default](args = (%arctan2_inplace_default_0_clone, %arctan2_inplace_default_0_other), kwargs = {})
    %arctanh_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arctanh.default](args = (%arctanh_default_0_self,), kwargs = {})
    %arctanh_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arctanh_inplace_default_0_self,), kwargs = {})
    %arctanh_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.arctanh_.default](args = (%arctanh_inplace_default_0_clone,), kwargs = {})
    %clip_default_0 : [num_users=1] = call_function[target=torch.ops.aten.clip.default](args = (%clip_default_0_self, -0.5, 0.5), kwargs = {})
    %clip_default_1 : [num_users=1] = call_function[target=torch.ops.aten.clip.default](args = (%clip_default_1_self, None, 0.2), kwargs = {})
    %clip_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%clip_inplace_default_0_self,), kwargs = {})
    %clip_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.clip_.default](args = (%clip_inplace_default_0_clone, -0.5, 0.5), kwargs = {})
    %clip_inplace_default_1_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%clip_inplace_default_1_self,), kwargs = {})
    %clip_inplace_default_1 : [num_users=1] = call_function[target=torch.ops.aten.clip_.default](args = (%clip_inplace_default_1_clone, None, 0.2), kwargs = {})
    %concat_default_0 : [num_users=1] = call_function[target=torch.ops.aten.concat.default](args = ([%concat_default_0_tensors_0, %concat_default_0_tensors_1],), kwargs = {})
    %concat_default_1 : [num_users=1] = call_function[target=torch.ops.aten.concat.default](args = ([%concat_default_1_tensors_0, %concat_default_1_tensors_1], 1), kwargs = {})
    %concatenate_default_0 : [num_users=1] = call_function[target=torch.ops.aten.concatenate.default](args = ([%concatenate_default_0_tensors_0, %concatenate_default_0_tensors_1],), kwargs = {})
    %concatenate_default_1 : [num_users=1] = call_function[target=torch.ops.aten.concatenate.default](args = ([%concatenate_default_1_tensors_0, %concatenate_default_1_tensors_1], 1), kwargs = {})
    %fix_default_0 : [num_users=1] = call_function[target=torch.ops.aten.fix.default](args = (%fix_default_0_self,), kwargs = {})
    %fix_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%fix_inplace_default_0_self,), kwargs = {})
    %fix_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.fix_.default](args = (%fix_inplace_default_0_clone,), kwargs = {})
    %negative_default_0 : [num_users=1] = call_function[target=torch.ops.aten.negative.default](args = (%negative_default_0_self,), kwargs = {})
    %negative_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%negative_inplace_default_0_self,), kwargs = {})
    %negative_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.negative_.default](args = (%negative_inplace_default_0_clone,), kwargs = {})
    %special_digamma_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_digamma.default](args = (%special_digamma_default_0_self,), kwargs = {})
    %special_psi_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_psi.default](args = (%special_psi_default_0_self,), kwargs = {})
    %special_erf_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_erf.default](args = (%special_erf_default_0_self,), kwargs = {})
    %special_erfc_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_erfc.default](args = (%special_erfc_default_0_self,), kwargs = {})
    %special_erfinv_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_erfinv.default](args = (%special_erfinv_default_0_self,), kwargs = {})
    %special_exp2_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_exp2.default](args = (%special_exp2_default_0_self,), kwargs = {})
    %special_expit_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_expit.default](args = (%special_expit_default_0_self,), kwargs = {})
    %special_expm1_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_expm1.default](args = (%special_expm1_default_0_self,), kwargs = {})
    %special_log1p_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_log1p.default](args = (%special_log1p_default_0_self,), kwargs = {})
    %special_gammaln_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_gammaln.default](args = (%special_gammaln_default_0_self,), kwargs = {})
    %special_sinc_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_sinc.default](args = (%special_sinc_default_0_self,), kwargs = {})
    %special_logsumexp_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_logsumexp.default](args = (%special_logsumexp_default_0_self, [1]), kwargs = {})
    %special_logsumexp_default_1 : [num_users=1] = call_function[target=torch.ops.aten.special_logsumexp.default](args = (%special_logsumexp_default_1_self, [0, 1], True), kwargs = {})
    %special_i0_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_i0.default](args = (%special_i0_default_0_self,), kwargs = {})
    %special_polygamma_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_polygamma.default](args = (1, %special_polygamma_default_0_self), kwargs = {})
    %special_logit_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_logit.default](args = (%special_logit_default_0_self,), kwargs = {})
    %unsafe_chunk_default_0 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_chunk.default](args = (%unsafe_chunk_default_0_self, 2), kwargs = {})
    %unsafe_chunk_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%unsafe_chunk_default_0, 0), kwargs = {})
    %unsafe_chunk_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%unsafe_chunk_default_0, 1), kwargs = {})
    %special_xlogy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_xlogy.default](args = (%special_xlogy_default_0_self, %special_xlogy_default_0_other), kwargs = {})
    %swapaxes_default_0 : [num_users=1] = call_function[target=torch.ops.aten.swapaxes.default](args = (%swapaxes_default_0_self, 0, -1), kwargs = {})
    %swapdims_default_0 : [num_users=1] = call_function[target=torch.ops.aten.swapdims.default](args = (%swapdims_default_0_self, 0, -1), kwargs = {})
    %ger_default_0 : [num_users=1] = call_function[target=torch.ops.aten.ger.default](args = (%ger_default_0_self, %ger_default_0_vec2), kwargs = {})
    %row_stack_default_0 : [num_users=1] = call_function[target=torch.ops.aten.row_stack.default](args = ([%row_stack_default_0_tensors_0, %row_stack_default_0_tensors_1],), kwargs = {})
    %linalg_matmul_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matmul.default](args = (%linalg_matmul_default_0_self, %linalg_matmul_default_0_other), kwargs = {})
    %greater_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.greater.Tensor](args = (%greater_tensor_0_self, %greater_tensor_0_other), kwargs = {})
    %greater_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%greater_inplace_tensor_0_self,), kwargs = {})
    %greater_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.greater_.Tensor](args = (%greater_inplace_tensor_0_clone, %greater_inplace_tensor_0_other), kwargs = {})
    %greater_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.greater.Scalar](args = (%greater_scalar_0_self, 0.1), kwargs = {})
    %greater_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%greater_inplace_scalar_0_self,), kwargs = {})
    %greater_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.greater_.Scalar](args = (%greater_inplace_scalar_0_clone, 0.1), kwargs = {})
    %greater_equal_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.greater_equal.Tensor](args = (%greater_equal_tensor_0_self, %greater_equal_tensor_0_other), kwargs = {})
    %greater_equal_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%greater_equal_inplace_tensor_0_self,), kwargs = {})
    %greater_equal_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.greater_equal_.Tensor](args = (%greater_equal_inplace_tensor_0_clone, %greater_equal_inplace_tensor_0_other), kwargs = {})
    %greater_equal_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.greater_equal.Scalar](args = (%greater_equal_scalar_0_self, 0.1), kwargs = {})
    %greater_equal_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%greater_equal_inplace_scalar_0_self,), kwargs = {})
    %greater_equal_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.greater_equal_.Scalar](args = (%greater_equal_inplace_scalar_0_clone, 0.1), kwargs = {})
    %less_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.less.Tensor](args = (%less_tensor_0_self, %less_tensor_0_other), kwargs = {})
    %less_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%less_inplace_tensor_0_self,), kwargs = {})
    %less_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.less_.Tensor](args = (%less_inplace_tensor_0_clone, %less_inplace_tensor_0_other), kwargs = {})
    %less_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.less.Scalar](args = (%less_scalar_0_self, 0.1), kwargs = {})
    %less_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%less_inplace_scalar_0_self,), kwargs = {})
    %less_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.less_.Scalar](args = (%less_inplace_scalar_0_clone, 0.1), kwargs = {})
    %less_equal_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.less_equal.Tensor](args = (%less_equal_tensor_0_self, %less_equal_tensor_0_other), kwargs = {})
    %less_equal_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%less_equal_inplace_tensor_0_self,), kwargs = {})
    %less_equal_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.less_equal_.Tensor](args = (%less_equal_inplace_tensor_0_clone, %less_equal_inplace_tensor_0_other), kwargs = {})
    %less_equal_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.less_equal.Scalar](args = (%less_equal_scalar_0_self, 0.1), kwargs = {})
    %less_equal_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%less_equal_inplace_scalar_0_self,), kwargs = {})
    %less_equal_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.less_equal_.Scalar](args = (%less_equal_inplace_scalar_0_clone, 0.1), kwargs = {})
    %not_equal_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.not_equal.Tensor](args = (%not_equal_tensor_0_self, %not_equal_tensor_0_other), kwargs = {})
    %not_equal_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%not_equal_inplace_tensor_0_self,), kwargs = {})
    %not_equal_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.not_equal_.Tensor](args = (%not_equal_inplace_tensor_0_clone, %not_equal_inplace_tensor_0_other), kwargs = {})
    %not_equal_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.not_equal.Scalar](args = (%not_equal_scalar_0_self, 0.1), kwargs = {})
    %not_equal_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%not_equal_inplace_scalar_0_self,), kwargs = {})
    %not_equal_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.not_equal_.Scalar](args = (%not_equal_inplace_scalar_0_clone, 0.1), kwargs = {})
    %multiply_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.multiply.Tensor](args = (%multiply_tensor_0_self, %multiply_tensor_0_other), kwargs = {})
    %multiply_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%multiply_inplace_tensor_0_self,), kwargs = {})
    %multiply_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.multiply_.Tensor](args = (%multiply_inplace_tensor_0_clone, %multiply_inplace_tensor_0_other), kwargs = {})
    %multiply_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.multiply.Scalar](args = (%multiply_scalar_0_self, 1.7), kwargs = {})
    %multiply_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%multiply_inplace_scalar_0_self,), kwargs = {})
    %multiply_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.multiply_.Scalar](args = (%multiply_inplace_scalar_0_clone, 1.7), kwargs = {})
    %subtract_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.subtract.Tensor](args = (%subtract_tensor_0_self, %subtract_tensor_0_other), kwargs = {})
    %subtract_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%subtract_inplace_tensor_0_self,), kwargs = {})
    %subtract_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.subtract_.Tensor](args = (%subtract_inplace_tensor_0_clone, %subtract_inplace_tensor_0_other), kwargs = {})
    %subtract_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.subtract.Scalar](args = (%subtract_scalar_0_self, 1.7), kwargs = {})
    %subtract_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%subtract_inplace_scalar_0_self,), kwargs = {})
    %subtract_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.subtract_.Scalar](args = (%subtract_inplace_scalar_0_clone, 1.7), kwargs = {})
    %true_divide_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.true_divide.Tensor](args = (%true_divide_tensor_0_self, %true_divide_tensor_0_other), kwargs = {})
    %true_divide_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%true_divide_inplace_tensor_0_self,), kwargs = {})
    %true_divide_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.true_divide_.Tensor](args = (%true_divide_inplace_tensor_0_clone, %true_divide_inplace_tensor_0_other), kwargs = {})
    %true_divide_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.true_divide.Scalar](args = (%true_divide_scalar_0_self, 1.7), kwargs = {})
    %true_divide_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%true_divide_inplace_scalar_0_self,), kwargs = {})
    %true_divide_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.true_divide_.Scalar](args = (%true_divide_inplace_scalar_0_clone, 1.7), kwargs = {})
    %divide_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.divide.Tensor](args = (%divide_tensor_0_self, %divide_tensor_0_other), kwargs = {})
    %divide_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%divide_inplace_tensor_0_self,), kwargs = {})
    %divide_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.divide_.Tensor](args = (%divide_inplace_tensor_0_clone, %divide_inplace_tensor_0_other), kwargs = {})
    %divide_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.divide.Scalar](args = (%divide_scalar_0_self, 1.7), kwargs = {})
    %divide_inplace_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%divide_inplace_scalar_0_self,), kwargs = {})
    %divide_inplace_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.divide_.Scalar](args = (%divide_inplace_scalar_0_clone, 1.7), kwargs = {})
    %clip_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.clip.Tensor](args = (%clip_tensor_0_self, %clip_tensor_0_min, %clip_tensor_0_max), kwargs = {})
    %clip_inplace_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%clip_inplace_tensor_0_self,), kwargs = {})
    %clip_inplace_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.clip_.Tensor](args = (%clip_inplace_tensor_0_clone, %clip_inplace_tensor_0_min, %clip_inplace_tensor_0_max), kwargs = {})
    %divide_tensor_mode_0 : [num_users=1] = call_function[target=torch.ops.aten.divide.Tensor_mode](args = (%divide_tensor_mode_0_self, %divide_tensor_mode_0_other), kwargs = {rounding_mode: floor})
    %divide_inplace_tensor_mode_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%divide_inplace_tensor_mode_0_self,), kwargs = {})
    %divide_inplace_tensor_mode_0 : [num_users=1] = call_function[target=torch.ops.aten.divide_.Tensor_mode](args = (%divide_inplace_tensor_mode_0_clone, %divide_inplace_tensor_mode_0_other), kwargs = {rounding_mode: floor})
    %divide_scalar_mode_0 : [num_users=1] = call_function[target=torch.ops.aten.divide.Scalar_mode](args = (%divide_scalar_mode_0_self, 0.3), kwargs = {rounding_mode: trunc})
    %divide_inplace_scalar_mode_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%divide_inplace_scalar_mode_0_self,), kwargs = {})
    %divide_inplace_scalar_mode_0 : [num_users=1] = call_function[target=torch.ops.aten.divide_.Scalar_mode](args = (%divide_inplace_scalar_mode_0_clone, 0.3), kwargs = {rounding_mode: trunc})
    %and_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.__and__.Tensor](args = (%and_tensor_0_self, %and_tensor_0_other), kwargs = {})
    %and_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.__and__.Tensor](args = (%and_tensor_1_self, %and_tensor_1_other), kwargs = {})
    %or_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.__or__.Tensor](args = (%or_tensor_0_self, %or_tensor_0_other), kwargs = {})
    %or_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.__or__.Tensor](args = (%or_tensor_1_self, %or_tensor_1_other), kwargs = {})
    %xor_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.__xor__.Tensor](args = (%xor_tensor_0_self, %xor_tensor_0_other), kwargs = {})
    %xor_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.__xor__.Tensor](args = (%xor_tensor_1_self, %xor_tensor_1_other), kwargs = {})
    %and_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.__and__.Scalar](args = (%and_scalar_0_self, 6), kwargs = {})
    %or_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.__or__.Scalar](args = (%or_scalar_0_self, 6), kwargs = {})
    %xor_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.__xor__.Scalar](args = (%xor_scalar_0_self, 6), kwargs = {})
    %special_xlogy_other_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.special_xlogy.other_scalar](args = (%special_xlogy_other_scalar_0_self, 2.5), kwargs = {})
    %special_xlogy_self_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.special_xlogy.self_scalar](args = (2.5, %special_xlogy_self_scalar_0_other), kwargs = {})
    %max_other_0 : [num_users=1] = call_function[target=torch.ops.aten.max.other](args = (%max_other_0_self, %max_other_0_other), kwargs = {})
    %min_other_0 : [num_users=1] = call_function[target=torch.ops.aten.min.other](args = (%min_other_0_self, %min_other_0_other), kwargs = {})
    %split_sizes_0 : [num_users=2] = call_function[target=torch.ops.aten.split.sizes](args = (%split_sizes_0_self, [1, 4]), kwargs = {})
    %split_sizes_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%split_sizes_0, 0), kwargs = {})
    %split_sizes_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%split_sizes_0, 1), kwargs = {})
    %split_sizes_1 : [num_users=2] = call_function[target=torch.ops.aten.split.sizes](args = (%split_sizes_1_self, [2, 3], 1), kwargs = {})
    %split_sizes_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%split_sizes_1, 0), kwargs = {})
    %split_sizes_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%split_sizes_1, 1), kwargs = {})
    %special_softmax_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_softmax.default](args = (%special_softmax_default_0_self, 1), kwargs = {})
    %moveaxis_int_0 : [num_users=1] = call_function[target=torch.ops.aten.moveaxis.int](args = (%moveaxis_int_0_self, 0, 2), kwargs = {})
    %moveaxis_intlist_0 : [num_users=1] = call_function[target=torch.ops.aten.moveaxis.intlist](args = (%moveaxis_intlist_0_self, [0, 1], [2, 0]), kwargs = {})
    %trapz_x_0 : [num_users=1] = call_function[target=torch.ops.aten.trapz.x](args = (%trapz_x_0_y, %trapz_x_0_x), kwargs = {})
    %special_gammainc_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_gammainc.default](args = (%special_gammainc_default_0_self, %special_gammainc_default_0_other), kwargs = {})
    %special_gammaincc_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_gammaincc.default](args = (%special_gammaincc_default_0_self, %special_gammaincc_default_0_other), kwargs = {})
    %matrix_exp_default_0 : [num_users=1] = call_function[target=torch.ops.aten.matrix_exp.default](args = (%matrix_exp_default_0_self,), kwargs = {})
    %matrix_exp_default_1 : [num_users=1] = call_function[target=torch.ops.aten.matrix_exp.default](args = (%matrix_exp_default_1_self,), kwargs = {})
    %is_all_true_default_0 : [num_users=1] = call_function[target=torch.ops.aten._is_all_true.default](args = (%is_all_true_default_0_self,), kwargs = {})
    %is_all_true_default_1 : [num_users=1] = call_function[target=torch.ops.aten._is_all_true.default](args = (%is_all_true_default_1_self,), kwargs = {})
    %is_any_true_default_0 : [num_users=1] = call_function[target=torch.ops.aten._is_any_true.default](args = (%is_any_true_default_0_self,), kwargs = {})
    %is_any_true_default_1 : [num_users=1] = call_function[target=torch.ops.aten._is_any_true.default](args = (%is_any_true_default_1_self,), kwargs = {})
    %argwhere_default_0 : [num_users=1] = call_function[target=torch.ops.aten.argwhere.default](args = (%argwhere_default_0_self,), kwargs = {})
    %stack_default_0 : [num_users=1] = call_function[target=torch.ops.aten._stack.default](args = ([%stack_default_0_tensors_0, %stack_default_0_tensors_1], 1), kwargs = {})
    return (absolute_default_0, absolute_inplace_default_0, arccos_default_0, arccos_inplace_default_0, arccosh_default_0, arccosh_inplace_default_0, arcsin_default_0, arcsin_inplace_default_0, arcsinh_default_0, arcsinh_inplace_default_0, arctan_default_0, arctan_inplace_default_0, arctan2_default_0, arctan2_inplace_default_0, arctanh_default_0, arctanh_inplace_default_0, clip_default_0, clip_default_1, clip_inplace_default_0, clip_inplace_default_1, concat_default_0, concat_default_1, concatenate_default_0, concatenate_default_1, fix_default_0, fix_inplace_default_0, negative_default_0, negative_inplace_default_0, special_digamma_default_0, special_psi_default_0, special_erf_default_0, special_erfc_default_0, special_erfinv_default_0, special_exp2_default_0, special_expit_default_0, special_expm1_default_0, special_log1p_default_0, special_gammaln_default_0, special_sinc_default_0, special_logsumexp_default_0, special_logsumexp_default_1, special_i0_default_0, special_polygamma_default_0, special_logit_default_0, unsafe_chunk_default_0_out0, unsafe_chunk_default_0_out1, special_xlogy_default_0, swapaxes_default_0, swapdims_default_0, ger_default_0, row_stack_default_0, linalg_matmul_default_0, greater_tensor_0, greater_inplace_tensor_0, greater_scalar_0, greater_inplace_scalar_0, greater_equal_tensor_0, greater_equal_inplace_tensor_0, greater_equal_scalar_0, greater_equal_inplace_scalar_0, less_tensor_0, less_inplace_tensor_0, less_scalar_0, less_inplace_scalar_0, less_equal_tensor_0, less_equal_inplace_tensor_0, less_equal_scalar_0, less_equal_inplace_scalar_0, not_equal_tensor_0, not_equal_inplace_tensor_0, not_equal_scalar_0, not_equal_inplace_scalar_0, multiply_tensor_0, multiply_inplace_tensor_0, multiply_scalar_0, multiply_inplace_scalar_0, subtract_tensor_0, subtract_inplace_tensor_0, subtract_scalar_0, subtract_inplace_scalar_0, true_divide_tensor_0, true_divide_inplace_tensor_0, true_divide_scalar_0, true_divide_inplace_scalar_0, divide_tensor_0, divide_inplace_tensor_0, divide_scalar_0, divide_inplace_scalar_0, clip_tensor_0, clip_inplace_tensor_0, divide_tensor_mode_0, divide_inplace_tensor_mode_0, divide_scalar_mode_0, divide_inplace_scalar_mode_0, and_tensor_0, and_tensor_1, or_tensor_0, or_tensor_1, xor_tensor_0, xor_tensor_1, and_scalar_0, or_scalar_0, xor_scalar_0, special_xlogy_other_scalar_0, special_xlogy_self_scalar_0, max_other_0, min_other_0, split_sizes_0_out0, split_sizes_0_out1, split_sizes_1_out0, split_sizes_1_out1, special_softmax_default_0, moveaxis_int_0, moveaxis_intlist_0, trapz_x_0, special_gammainc_default_0, special_gammaincc_default_0, matrix_exp_default_0, matrix_exp_default_1, is_all_true_default_0, is_all_true_default_1, is_any_true_default_0, is_any_true_default_1, argwhere_default_0, stack_default_0)
