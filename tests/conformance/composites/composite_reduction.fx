# conformance: composite_reduction
# values: composite_reduction.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %std_default_0_self : [num_users=1] = placeholder[target=std_default_0_self]
    %std_default_1_self : [num_users=1] = placeholder[target=std_default_1_self]
    %std_dim_0_self : [num_users=1] = placeholder[target=std_dim_0_self]
    %std_dim_1_self : [num_users=1] = placeholder[target=std_dim_1_self]
    %var_default_0_self : [num_users=1] = placeholder[target=var_default_0_self]
    %var_default_1_self : [num_users=1] = placeholder[target=var_default_1_self]
    %std_mean_default_0_self : [num_users=1] = placeholder[target=std_mean_default_0_self]
    %std_mean_default_1_self : [num_users=1] = placeholder[target=std_mean_default_1_self]
    %std_mean_dim_0_self : [num_users=1] = placeholder[target=std_mean_dim_0_self]
    %std_mean_dim_1_self : [num_users=1] = placeholder[target=std_mean_dim_1_self]
    %var_mean_default_0_self : [num_users=1] = placeholder[target=var_mean_default_0_self]
    %var_mean_default_1_self : [num_users=1] = placeholder[target=var_mean_default_1_self]
    %var_mean_dim_0_self : [num_users=1] = placeholder[target=var_mean_dim_0_self]
    %var_mean_dim_1_self : [num_users=1] = placeholder[target=var_mean_dim_1_self]
    %nanmean_default_0_self : [num_users=1] = placeholder[target=nanmean_default_0_self]
    %nanmean_default_1_self : [num_users=1] = placeholder[target=nanmean_default_1_self]
    %frobenius_norm_dim_0_self : [num_users=1] = placeholder[target=frobenius_norm_dim_0_self]
    %frobenius_norm_dim_1_self : [num_users=1] = placeholder[target=frobenius_norm_dim_1_self]
    %linalg_norm_default_0_self : [num_users=1] = placeholder[target=linalg_norm_default_0_self]
    %linalg_norm_default_1_self : [num_users=1] = placeholder[target=linalg_norm_default_1_self]
    %linalg_norm_default_2_self : [num_users=1] = placeholder[target=linalg_norm_default_2_self]
    %linalg_norm_default_3_self : [num_users=1] = placeholder[target=linalg_norm_default_3_self]
    %linalg_matrix_norm_default_0_self : [num_users=1] = placeholder[target=linalg_matrix_norm_default_0_self]
    %linalg_matrix_norm_default_1_self : [num_users=1] = placeholder[target=linalg_matrix_norm_default_1_self]
    %linalg_matrix_norm_default_2_self : [num_users=1] = placeholder[target=linalg_matrix_norm_default_2_self]
    %linalg_matrix_norm_default_3_self : [num_users=1] = placeholder[target=linalg_matrix_norm_default_3_self]
    %linalg_norm_ord_str_0_self : [num_users=1] = placeholder[target=linalg_norm_ord_str_0_self]
    %linalg_norm_ord_str_1_self : [num_users=1] = placeholder[target=linalg_norm_ord_str_1_self]
    %linalg_matrix_norm_str_ord_0_self : [num_users=1] = placeholder[target=linalg_matrix_norm_str_ord_0_self]
    %linalg_matrix_norm_str_ord_1_self : [num_users=1] = placeholder[target=linalg_matrix_norm_str_ord_1_self]
    %linalg_cond_default_0_self : [num_users=1] = placeholder[target=linalg_cond_default_0_self]
    %linalg_cond_default_1_self : [num_users=1] = placeholder[target=linalg_cond_default_1_self]
    %linalg_cond_default_2_self : [num_users=1] = placeholder[target=linalg_cond_default_2_self]
    %linalg_cond_p_str_0_self : [num_users=1] = placeholder[target=linalg_cond_p_str_0_self]
    %linalg_cond_p_str_1_self : [num_users=1] = placeholder[target=linalg_cond_p_str_1_self]
    %sum_to_size_default_0_self : [num_users=1] = placeholder[target=sum_to_size_default_0_self]
    %sum_to_size_default_1_self : [num_users=1] = placeholder[target=sum_to_size_default_1_self]
    %isclose_default_0_self : [num_users=1] = placeholder[target=isclose_default_0_self]
    %isclose_default_0_other : [num_users=1] = placeholder[target=isclose_default_0_other]
    %isclose_default_1_self : [num_users=1] = placeholder[target=isclose_default_1_self]
    %isclose_default_1_other : [num_users=1] = placeholder[target=isclose_default_1_other]
    %float_power_tensor_tensor_0_self : [num_users=1] = placeholder[target=float_power_tensor_tensor_0_self]
    %float_power_tensor_tensor_0_exponent : [num_users=1] = placeholder[target=float_power_tensor_tensor_0_exponent]
    %float_power_tensor_scalar_0_self : [num_users=1] = placeholder[target=float_power_tensor_scalar_0_self]
    %float_power_scalar_0_exponent : [num_users=1] = placeholder[target=float_power_scalar_0_exponent]
    %special_round_default_0_self : [num_users=1] = placeholder[target=special_round_default_0_self]
    %special_round_default_1_self : [num_users=1] = placeholder[target=special_round_default_1_self]
    %argsort_default_0_self : [num_users=1] = placeholder[target=argsort_default_0_self]
    %argsort_default_1_self : [num_users=1] = placeholder[target=argsort_default_1_self]
    %argsort_stable_0_self : [num_users=1] = placeholder[target=argsort_stable_0_self]
    %msort_default_0_self : [num_users=1] = placeholder[target=msort_default_0_self]
    %diff_default_0_self : [num_users=1] = placeholder[target=diff_default_0_self]
    %diff_default_1_self : [num_users=1] = placeholder[target=diff_default_1_self]
    %diff_default_2_self : [num_users=1] = placeholder[target=diff_default_2_self]
    %diff_default_2_prepend : [num_users=1] = placeholder[target=diff_default_2_prepend]
    %diff_default_2_append : [num_users=1] = placeholder[target=diff_default_2_append]
    %trapezoid_x_0_y : [num_users=1] = placeholder[target=trapezoid_x_0_y]
    %trapezoid_x_0_x : [num_users=1] = placeholder[target=trapezoid_x_0_x]
    %trapezoid_x_1_y : [num_users=1] = placeholder[target=trapezoid_x_1_y]
    %trapezoid_x_1_x : [num_users=1] = placeholder[target=trapezoid_x_1_x]
    %trapezoid_dx_0_y : [num_users=1] = placeholder[target=trapezoid_dx_0_y]
    %trapz_dx_0_y : [num_users=1] = placeholder[target=trapz_dx_0_y]
    %cumulative_trapezoid_x_0_y : [num_users=1] = placeholder[target=cumulative_trapezoid_x_0_y]
    %cumulative_trapezoid_x_0_x : [num_users=1] = placeholder[target=cumulative_trapezoid_x_0_x]
    %cumulative_trapezoid_x_1_y : [num_users=1] = placeholder[target=cumulative_trapezoid_x_1_y]
    %cumulative_trapezoid_x_1_x : [num_users=1] = placeholder[target=cumulative_trapezoid_x_1_x]
    %cumulative_trapezoid_dx_0_y : [num_users=1] = placeholder[target=cumulative_trapezoid_dx_0_y]
    %cov_default_0_self : [num_users=1] = placeholder[target=cov_default_0_self]
    %cov_default_1_self : [num_users=1] = placeholder[target=cov_default_1_self]
    %cov_default_2_self : [num_users=1] = placeholder[target=cov_default_2_self]
    %cov_default_2_fweights : [num_users=1] = placeholder[target=cov_default_2_fweights]
    %cov_default_3_self : [num_users=1] = placeholder[target=cov_default_3_self]
    %cov_default_3_aweights : [num_users=1] = placeholder[target=cov_default_3_aweights]
    %unique_default_0_self : [num_users=1] = placeholder[target=unique_default_0_self]
    %unique_default_1_self : [num_users=1] = placeholder[target=unique_default_1_self]
    %corrcoef_default_0_self : [num_users=1] = placeholder[target=corrcoef_default_0_self]
    %quantile_default_0_self : [num_users=1] = placeholder[target=quantile_default_0_self]
    %quantile_default_0_q : [num_users=1] = placeholder[target=quantile_default_0_q]
    %quantile_default_1_self : [num_users=1] = placeholder[target=quantile_default_1_self]
    %quantile_default_1_q : [num_users=1] = placeholder[target=quantile_default_1_q]
    %quantile_scalar_0_self : [num_users=1] = placeholder[target=quantile_scalar_0_self]
    %quantile_scalar_1_self : [num_users=1] = placeholder[target=quantile_scalar_1_self]
    %quantile_scalar_2_self : [num_users=1] = placeholder[target=quantile_scalar_2_self]
    %isreal_default_0_self : [num_users=1] = placeholder[target=isreal_default_0_self]
    %special_multigammaln_default_0_self : [num_users=1] = placeholder[target=special_multigammaln_default_0_self]
    %renorm_default_0_self : [num_users=1] = placeholder[target=renorm_default_0_self]
    %renorm_inplace_default_0_self : [num_users=1] = placeholder[target=renorm_inplace_default_0_self]
    %mvlgamma_default_0_self : [num_users=1] = placeholder[target=mvlgamma_default_0_self]
    %mvlgamma_inplace_default_0_self : [num_users=1] = placeholder[target=mvlgamma_inplace_default_0_self]
    %nanquantile_default_0_self : [num_users=1] = placeholder[target=nanquantile_default_0_self]
    %nanquantile_default_0_q : [num_users=1] = placeholder[target=nanquantile_default_0_q]
    %nanquantile_default_1_self : [num_users=1] = placeholder[target=nanquantile_default_1_self]
    %nanquantile_default_1_q : [num_users=1] = placeholder[target=nanquantile_default_1_q]
    %nanquantile_scalar_0_self : [num_users=1] = placeholder[target=nanquantile_scalar_0_self]
    %nanquantile_scalar_1_self : [num_users=1] = placeholder[target=nanquantile_scalar_1_self]
    %nanquantile_scalar_2_self : [num_users=1] = placeholder[target=nanquantile_scalar_2_self]
    %nuclear_norm_default_0_self : [num_users=1] = placeholder[target=nuclear_norm_default_0_self]
    %nuclear_norm_default_1_self : [num_users=1] = placeholder[target=nuclear_norm_default_1_self]
    %nuclear_norm_dim_0_self : [num_users=1] = placeholder[target=nuclear_norm_dim_0_self]
    %nuclear_norm_dim_1_self : [num_users=1] = placeholder[target=nuclear_norm_dim_1_self]
    %value_selecting_reduction_backward_default_0_grad : [num_users=1] = placeholder[target=value_selecting_reduction_backward_default_0_grad]
    %value_selecting_reduction_backward_default_0_indices : [num_users=1] = placeholder[target=value_selecting_reduction_backward_default_0_indices]
    %value_selecting_reduction_backward_default_1_grad : [num_users=1] = placeholder[target=value_selecting_reduction_backward_default_1_grad]
    %value_selecting_reduction_backward_default_1_indices : [num_users=1] = placeholder[target=value_selecting_reduction_backward_default_1_indices]
    %isin_tensor_scalar_0_elements : [num_users=1] = placeholder[target=isin_tensor_scalar_0_elements]
    %isin_tensor_scalar_1_elements : [num_users=1] = placeholder[target=isin_tensor_scalar_1_elements]
    %isin_scalar_tensor_0_test_elements : [num_users=1] = placeholder[target=isin_scalar_tensor_0_test_elements]
    %isin_scalar_tensor_1_test_elements : [num_users=1] = placeholder[target=isin_scalar_tensor_1_test_elements]
    %segment_reduce_default_0_data : [num_users=1] = placeholder[target=segment_reduce_default_0_data]
    %segment_reduce_default_0_lengths : [num_users=1] = placeholder[target=segment_reduce_default_0_lengths]
    %segment_reduce_default_1_data : [num_users=1] = placeholder[target=segment_reduce_default_1_data]
    %segment_reduce_default_1_offsets : [num_users=1] = placeholder[target=segment_reduce_default_1_offsets]
    %segment_reduce_default_2_data : [num_users=1] = placeholder[target=segment_reduce_default_2_data]
    %segment_reduce_default_2_lengths : [num_users=1] = placeholder[target=segment_reduce_default_2_lengths]
    %segment_reduce_default_3_data : [num_users=1] = placeholder[target=segment_reduce_default_3_data]
    %segment_reduce_default_3_lengths : [num_users=1] = placeholder[target=segment_reduce_default_3_lengths]
    %segment_reduce_default_4_data : [num_users=1] = placeholder[target=segment_reduce_default_4_data]
    %segment_reduce_default_4_offsets : [num_users=1] = placeholder[target=segment_reduce_default_4_offsets]
    %segment_reduce_default_5_data : [num_users=1] = placeholder[target=segment_reduce_default_5_data]
    %segment_reduce_default_5_lengths : [num_users=1] = placeholder[target=segment_reduce_default_5_lengths]
    %segment_reduce_default_6_data : [num_users=1] = placeholder[target=segment_reduce_default_6_data]
    %segment_reduce_default_6_lengths : [num_users=1] = placeholder[target=segment_reduce_default_6_lengths]
    %segment_reduce_default_7_data : [num_users=1] = placeholder[target=segment_reduce_default_7_data]
    %segment_reduce_default_7_offsets : [num_users=1] = placeholder[target=segment_reduce_default_7_offsets]
    %segment_reduce_default_8_data : [num_users=1] = placeholder[target=segment_reduce_default_8_data]
    %segment_reduce_default_8_lengths : [num_users=1] = placeholder[target=segment_reduce_default_8_lengths]
    %segment_reduce_default_9_data : [num_users=1] = placeholder[target=segment_reduce_default_9_data]
    %segment_reduce_default_9_lengths : [num_users=1] = placeholder[target=segment_reduce_default_9_lengths]
    %segment_reduce_default_10_data : [num_users=1] = placeholder[target=segment_reduce_default_10_data]
    %segment_reduce_default_10_offsets : [num_users=1] = placeholder[target=segment_reduce_default_10_offsets]
    %segment_reduce_default_11_data : [num_users=1] = placeholder[target=segment_reduce_default_11_data]
    %segment_reduce_default_11_lengths : [num_users=1] = placeholder[target=segment_reduce_default_11_lengths]
    %segment_reduce_default_12_data : [num_users=1] = placeholder[target=segment_reduce_default_12_data]
    %segment_reduce_default_12_lengths : [num_users=1] = placeholder[target=segment_reduce_default_12_lengths]
    %segment_reduce_default_13_data : [num_users=1] = placeholder[target=segment_reduce_default_13_data]
    %segment_reduce_default_13_offsets : [num_users=1] = placeholder[target=segment_reduce_default_13_offsets]
    %segment_reduce_default_14_data : [num_users=1] = placeholder[target=segment_reduce_default_14_data]
    %segment_reduce_default_14_lengths : [num_users=1] = placeholder[target=segment_reduce_default_14_lengths]
    %segment_reduce_backward_default_0_grad : [num_users=1] = placeholder[target=segment_reduce_backward_default_0_grad]
    %segment_reduce_backward_default_0_output : [num_users=1] = placeholder[target=segment_reduce_backward_default_0_output]
    %segment_reduce_backward_default_0_data : [num_users=1] = placeholder[target=segment_reduce_backward_default_0_data]
    %segment_reduce_backward_default_0_lengths : [num_users=1] = placeholder[target=segment_reduce_backward_default_0_lengths]
    %segment_reduce_backward_default_1_grad : [num_users=1] = placeholder[target=segment_reduce_backward_default_1_grad]
    %segment_reduce_backward_default_1_output : [num_users=1] = placeholder[target=segment_reduce_backward_default_1_output]
    %segment_reduce_backward_default_1_data : [num_users=1] = placeholder[target=segment_reduce_backward_default_1_data]
    %segment_reduce_backward_default_1_lengths : [num_users=1] = placeholder[target=segment_reduce_backward_default_1_lengths]
    %segment_reduce_backward_default_2_grad : [num_users=1] = placeholder[target=segment_reduce_backward_default_2_grad]
    %segment_reduce_backward_default_2_output : [num_users=1] = placeholder[target=segment_reduce_backward_default_2_output]
    %segment_reduce_backward_default_2_data : [num_users=1] = placeholder[target=segment_reduce_backward_default_2_data]
    %segment_reduce_backward_default_2_lengths : [num_users=1] = placeholder[target=segment_reduce_backward_default_2_lengths]
    %segment_reduce_backward_default_3_grad : [num_users=1] = placeholder[target=segment_reduce_backward_default_3_grad]
    %segment_reduce_backward_default_3_output : [num_users=1] = placeholder[target=segment_reduce_backward_default_3_output]
    %segment_reduce_backward_default_3_data : [num_users=1] = placeholder[target=segment_reduce_backward_default_3_data]
    %segment_reduce_backward_default_3_lengths : [num_users=1] = placeholder[target=segment_reduce_backward_default_3_lengths]
    %segment_reduce_backward_default_4_grad : [num_users=1] = placeholder[target=segment_reduce_backward_default_4_grad]
    %segment_reduce_backward_default_4_output : [num_users=1] = placeholder[target=segment_reduce_backward_default_4_output]
    %segment_reduce_backward_default_4_data : [num_users=1] = placeholder[target=segment_reduce_backward_default_4_data]
    %segment_reduce_backward_default_4_lengths : [num_users=1] = placeholder[target=segment_reduce_backward_default_4_lengths]
    %gradient_scalarint_0_self : [num_users=1] = placeholder[target=gradient_scalarint_0_self]
    %gradient_scalarint_1_self : [num_users=1] = placeholder[target=gradient_scalarint_1_self]
    %gradient_scalararray_0_self : [num_users=1] = placeholder[target=gradient_scalararray_0_self]
    %gradient_scalararray_1_self : [num_users=1] = placeholder[target=gradient_scalararray_1_self]
    %gradient_array_0_self : [num_users=1] = placeholder[target=gradient_array_0_self]
    %gradient_array_1_self : [num_users=1] = placeholder[target=gradient_array_1_self]
    %gradient_scalarrayint_0_self : [num_users=1] = placeholder[target=gradient_scalarrayint_0_self]
    %gradient_scalarrayint_1_self : [num_users=1] = placeholder[target=gradient_scalarrayint_1_self]
    %gradient_scalarrayarray_0_self : [num_users=1] = placeholder[target=gradient_scalarrayarray_0_self]
    %gradient_scalarrayarray_1_self : [num_users=1] = placeholder[target=gradient_scalarrayarray_1_self]
    %gradient_tensorarrayint_0_self : [num_users=1] = placeholder[target=gradient_tensorarrayint_0_self]
    %gradient_tensorarrayint_0_spacing_0 : [num_users=1] = placeholder[target=gradient_tensorarrayint_0_spacing_0]
    %gradient_tensorarrayint_0_spacing_1 : [num_users=1] = placeholder[target=gradient_tensorarrayint_0_spacing_1]
    %gradient_tensorarrayint_1_self : [num_users=1] = placeholder[target=gradient_tensorarrayint_1_self]
    %gradient_tensorarrayint_1_spacing_0 : [num_users=1] = placeholder[target=gradient_tensorarrayint_1_spacing_0]
    %gradient_tensorarrayint_1_spacing_1 : [num_users=1] = placeholder[target=gradient_tensorarrayint_1_spacing_1]
    %gradient_tensorarray_0_self : [num_users=1] = placeholder[target=gradient_tensorarray_0_self]
    %gradient_tensorarray_0_spacing_0 : [num_users=1] = placeholder[target=gradient_tensorarray_0_spacing_0]
    %gradient_tensorarray_1_self : [num_users=1] = placeholder[target=gradient_tensorarray_1_self]
    %gradient_tensorarray_1_spacing_0 : [num_users=1] = placeholder[target=gradient_tensorarray_1_spacing_0]
    %histogram_bins_tensor_0_self : [num_users=1] = placeholder[target=histogram_bins_tensor_0_self]
    %histogram_bins_tensor_0_bins : [num_users=1] = placeholder[target=histogram_bins_tensor_0_bins]
    %histogram_bins_tensor_1_self : [num_users=1] = placeholder[target=histogram_bins_tensor_1_self]
    %histogram_bins_tensor_1_bins : [num_users=1] = placeholder[target=histogram_bins_tensor_1_bins]
    %histogram_bins_tensor_1_weight : [num_users=1] = placeholder[target=histogram_bins_tensor_1_weight]
    %histogram_bin_ct_0_self : [num_users=1] = placeholder[target=histogram_bin_ct_0_self]
    %histogram_bin_ct_1_self : [num_users=1] = placeholder[target=histogram_bin_ct_1_self]
    %histogram_bin_ct_2_self : [num_users=1] = placeholder[target=histogram_bin_ct_2_self]
    %histogramdd_bin_edges_default_0_self : [num_users=1] = placeholder[target=histogramdd_bin_edges_default_0_self]
    %histogramdd_bin_edges_default_1_self : [num_users=1] = placeholder[target=histogramdd_bin_edges_default_1_self]
    %histogramdd_from_bin_cts_default_0_self : [num_users=1] = placeholder[target=histogramdd_from_bin_cts_default_0_self]
    %histogramdd_from_bin_cts_default_1_self : [num_users=1] = placeholder[target=histogramdd_from_bin_cts_default_1_self]
    %histogramdd_from_bin_cts_default_1_weight : [num_users=1] = placeholder[target=histogramdd_from_bin_cts_default_1_weight]
    %histogramdd_from_bin_tensors_default_0_self : [num_users=1] = placeholder[target=histogramdd_from_bin_tensors_default_0_self]
    %histogramdd_from_bin_tensors_default_0_bins_0 : [num_users=1] = placeholder[target=histogramdd_from_bin_tensors_default_0_bins_0]
    %histogramdd_from_bin_tensors_default_0_bins_1 : [num_users=1] = placeholder[target=histogramdd_from_bin_tensors_default_0_bins_1]
    %histogramdd_default_0_self : [num_users=1] = placeholder[target=histogramdd_default_0_self]
    %histogramdd_default_1_self : [num_users=1] = placeholder[target=histogramdd_default_1_self]
    %histogramdd_default_1_weight : [num_users=1] = placeholder[target=histogramdd_default_1_weight]
    %histogramdd_int_bins_0_self : [num_users=1] = placeholder[target=histogramdd_int_bins_0_self]
    %histogramdd_tensorlist_bins_0_self : [num_users=1] = placeholder[target=histogramdd_tensorlist_bins_0_self]
    %histogramdd_tensorlist_bins_0_bins_0 : [num_users=1] = placeholder[target=histogramdd_tensorlist_bins_0_bins_0]
    %histogramdd_tensorlist_bins_0_bins_1 : [num_users=1] = placeholder[target=histogramdd_tensorlist_bins_0_bins_1]
    %nonzero_numpy_default_0_self : [num_users=1] = placeholder[target=nonzero_numpy_default_0_self]
    %nonzero_numpy_default_1_self : [num_users=1] = placeholder[target=nonzero_numpy_default_1_self]
    %where_default_0_condition : [num_users=1] = placeholder[target=where_default_0_condition]
    %where_default_1_condition : [num_users=1] = placeholder[target=where_default_1_condition]
    %std_default_0 : [num_users=1] = call_function[target=torch.ops.aten.std.default](args = (%std_default_0_self,), kwargs = {})
    %std_default_1 : [num_users=1] = call_function[target=torch.ops.aten.std.default](args = (%std_default_1_self, False), kwargs = {})
    %std_dim_0 : [num_users=1] = call_function[target=torch.ops.aten.std.dim](args = (%std_dim_0_self, [1]), kwargs = {})
    %std_dim_1 : [num_users=1] = call_function[target=torch.ops.aten.std.dim](args = (%std_dim_1_self, [0, 1], False, True), kwargs = {})
    %var_default_0 : [num_users=1] = call_function[target=torch.ops.aten.var.default](args = (%var_default_0_self,), kwargs = {})
    %var_default_1 : [num_users=1] = call_function[target=torch.ops.aten.var.default](args = (%var_default_1_self, False), kwargs = {})
    %std_mean_default_0 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.default](args = (%std_mean_default_0_self,), kwargs = {})
    %std_mean_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_default_0, 0), kwargs = {})
    %std_mean_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_default_0, 1), kwargs = {})
    %std_mean_default_1 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.default](args = (%std_mean_default_1_self, False), kwargs = {})
    %std_mean_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_default_1, 0), kwargs = {})
    %std_mean_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_default_1, 1), kwargs = {})
    %std_mean_dim_0 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.dim](args = (%std_mean_dim_0_self, [1]), kwargs = {})
    %std_mean_dim_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_dim_0, 0), kwargs = {})
    %std_mean_dim_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_dim_0, 1), kwargs = {})
    %std_mean_dim_1 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.dim](args = (%std_mean_dim_1_self, [0, 1], False, True), kwargs = {})
    %std_mean_dim_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_dim_1, 0), kwargs = {})
    %std_mean_dim_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%std_mean_dim_1, 1), kwargs = {})
    %var_mean_default_0 : [num_users=2] = call_function[target=torch.ops.aten.var_mean.default](args = (%var_mean_default_0_self,), kwargs = {})
    %var_mean_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_default_0, 0), kwargs = {})
    %var_mean_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_default_0, 1), kwargs = {})
    %var_mean_default_1 : [num_users=2] = call_function[target=torch.ops.aten.var_mean.default](args = (%var_mean_default_1_self, False), kwargs = {})
    %var_mean_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_default_1, 0), kwargs = {})
    %var_mean_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_default_1, 1), kwargs = {})
    %var_mean_dim_0 : [num_users=2] = call_function[target=torch.ops.aten.var_mean.dim](args = (%var_mean_dim_0_self, [1]), kwargs = {})
    %var_mean_dim_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_dim_0, 0), kwargs = {})
    %var_mean_dim_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_dim_0, 1), kwargs = {})
    %var_mean_dim_1 : [num_users=2] = call_function[target=torch.ops.aten.var_mean.dim](args = (%var_mean_dim_1_self, [0, 1], False, True), kwargs = {})
    %var_mean_dim_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_dim_1, 0), kwargs = {})
    %var_mean_dim_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%var_mean_dim_1, 1), kwargs = {})
    %nanmean_default_0 : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%nanmean_default_0_self,), kwargs = {})
    %nanmean_default_1 : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%nanmean_default_1_self, [1], True), kwargs = {})
    %frobenius_norm_dim_0 : [num_users=1] = call_function[target=torch.ops.aten.frobenius_norm.dim](args = (%frobenius_norm_dim_0_self, [1]), kwargs = {})
    %frobenius_norm_dim_1 : [num_users=1] = call_function[target=torch.ops.aten.frobenius_norm.dim](args = (%frobenius_norm_dim_1_self, [0, 1], True), kwargs = {})
    %linalg_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.default](args = (%linalg_norm_default_0_self,), kwargs = {})
    %linalg_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.default](args = (%linalg_norm_default_1_self, 1), kwargs = {})
    %linalg_norm_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.default](args = (%linalg_norm_default_2_self, 3, [1], True), kwargs = {})
    %linalg_norm_default_3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.default](args = (%linalg_norm_default_3_self, inf), kwargs = {})
    %linalg_matrix_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.default](args = (%linalg_matrix_norm_default_0_self, 1), kwargs = {})
    %linalg_matrix_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.default](args = (%linalg_matrix_norm_default_1_self, -1), kwargs = {})
    %linalg_matrix_norm_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.default](args = (%linalg_matrix_norm_default_2_self, inf), kwargs = {})
    %linalg_matrix_norm_default_3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.default](args = (%linalg_matrix_norm_default_3_self, 1, [0, 2], True), kwargs = {})
    %linalg_norm_ord_str_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.ord_str](args = (%linalg_norm_ord_str_0_self, fro), kwargs = {})
    %linalg_norm_ord_str_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_norm.ord_str](args = (%linalg_norm_ord_str_1_self, nuc, [1, 2], True), kwargs = {})
    %linalg_matrix_norm_str_ord_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.str_ord](args = (%linalg_matrix_norm_str_ord_0_self,), kwargs = {})
    %linalg_matrix_norm_str_ord_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_norm.str_ord](args = (%linalg_matrix_norm_str_ord_1_self, nuc, [0, 1], True), kwargs = {})
    %linalg_cond_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.default](args = (%linalg_cond_default_0_self,), kwargs = {})
    %linalg_cond_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.default](args = (%linalg_cond_default_1_self, 1), kwargs = {})
    %linalg_cond_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.default](args = (%linalg_cond_default_2_self, -2), kwargs = {})
    %linalg_cond_p_str_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.p_str](args = (%linalg_cond_p_str_0_self, fro), kwargs = {})
    %linalg_cond_p_str_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cond.p_str](args = (%linalg_cond_p_str_1_self, nuc), kwargs = {})
    %sum_to_size_default_0 : [num_users=1] = call_function[target=torch.ops.aten.sum_to_size.default](args = (%sum_to_size_default_0_self, [3, 1]), kwargs = {})
    %sum_to_size_default_1 : [num_users=1] = call_function[target=torch.ops.aten.sum_to_size.default](args = (%sum_to_size_default_1_self, [2, 3]), kwargs = {})
    %isclose_default_0 : [num_users=1] = call_function[target=torch.ops.aten.isclose.default](args = (%isclose_default_0_self, %isclose_default_0_other), kwargs = {})
    %isclose_default_1 : [num_users=1] = call_function[target=torch.ops.aten.isclose.default](args = (%isclose_default_1_self, %isclose_default_1_other, 1e-05, 1e-08, True), kwargs = {})
    %float_power_tensor_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.float_power.Tensor_Tensor](args = (%float_power_tensor_tensor_0_self, %float_power_tensor_tensor_0_exponent), kwargs = {})
    %float_power_tensor_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.float_power.Tensor_Scalar](args = (%float_power_tensor_scalar_0_self, 2.5), kwargs = {})
    %float_power_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.float_power.Scalar](args = (2.0, %float_power_scalar_0_exponent), kwargs = {})
    %special_round_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_round.default](args = (%special_round_default_0_self,), kwargs = {})
    %special_round_default_1 : [num_users=1] = call_function[target=torch.ops.aten.special_round.default](args = (%special_round_default_1_self,), kwargs = {decimals: 1})
    %argsort_default_0 : [num_users=1] = call_function[target=torch.ops.aten.argsort.default](args = (%argsort_default_0_self,), kwargs = {})
    %argsort_default_1 : [num_users=1] = call_function[target=torch.ops.aten.argsort.default](args = (%argsort_default_1_self, 0, True), kwargs = {})
    %argsort_stable_0 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%argsort_stable_0_self,), kwargs = {stable: True, dim: 1})
    %msort_default_0 : [num_users=1] = call_function[target=torch.ops.aten.msort.default](args = (%msort_default_0_self,), kwargs = {})
    %diff_default_0 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%diff_default_0_self,), kwargs = {})
    %diff_default_1 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%diff_default_1_self, 2, 1), kwargs = {})
    %diff_default_2 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%diff_default_2_self, 1, 1, %diff_default_2_prepend, %diff_default_2_append), kwargs = {})
    %trapezoid_x_0 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%trapezoid_x_0_y, %trapezoid_x_0_x), kwargs = {})
    %trapezoid_x_1 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%trapezoid_x_1_y, %trapezoid_x_1_x), kwargs = {dim: 0})
    %trapezoid_dx_0 : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.dx](args = (%trapezoid_dx_0_y,), kwargs = {dx: 0.5})
    %trapz_dx_0 : [num_users=1] = call_function[target=torch.ops.aten.trapz.dx](args = (%trapz_dx_0_y,), kwargs = {dx: 0.5})
    %cumulative_trapezoid_x_0 : [num_users=1] = call_function[target=torch.ops.aten.cumulative_trapezoid.x](args = (%cumulative_trapezoid_x_0_y, %cumulative_trapezoid_x_0_x), kwargs = {})
    %cumulative_trapezoid_x_1 : [num_users=1] = call_function[target=torch.ops.aten.cumulative_trapezoid.x](args = (%cumulative_trapezoid_x_1_y, %cumulative_trapezoid_x_1_x), kwargs = {dim: 0})
    %cumulative_trapezoid_dx_0 : [num_users=1] = call_function[target=torch.ops.aten.cumulative_trapezoid.dx](args = (%cumulative_trapezoid_dx_0_y,), kwargs = {dx: 0.5})
    %cov_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cov.default](args = (%cov_default_0_self,), kwargs = {})
    %cov_default_1 : [num_users=1] = call_function[target=torch.ops.aten.cov.default](args = (%cov_default_1_self,), kwargs = {})
    %cov_default_2 : [num_users=1] = call_function[target=torch.ops.aten.cov.default](args = (%cov_default_2_self,), kwargs = {correction: 0, fweights: %cov_default_2_fweights})
    %cov_default_3 : [num_users=1] = call_function[target=torch.ops.aten.cov.default](args = (%cov_default_3_self,), kwargs = {aweights: %cov_default_3_aweights})
    %unique_default_0 : [num_users=2] = call_function[target=torch.ops.aten._unique.default](args = (%unique_default_0_self,), kwargs = {})
    %unique_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%unique_default_0, 0), kwargs = {})
    %unique_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%unique_default_0, 1), kwargs = {})
    %unique_default_1 : [num_users=2] = call_function[target=torch.ops.aten._unique.default](args = (%unique_default_1_self, True, True), kwargs = {})
    %unique_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%unique_default_1, 0), kwargs = {})
    %unique_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%unique_default_1, 1), kwargs = {})
    %corrcoef_default_0 : [num_users=1] = call_function[target=torch.ops.aten.corrcoef.default](args = (%corrcoef_default_0_self,), kwargs = {})
    %quantile_default_0 : [num_users=1] = call_function[target=torch.ops.aten.quantile.default](args = (%quantile_default_0_self, %quantile_default_0_q, 1), kwargs = {})
    %quantile_default_1 : [num_users=1] = call_function[target=torch.ops.aten.quantile.default](args = (%quantile_default_1_self, %quantile_default_1_q, 0, True), kwargs = {})
    %quantile_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%quantile_scalar_0_self, 0.3), kwargs = {})
    %quantile_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%quantile_scalar_1_self, 0.3, 1, False), kwargs = {interpolation: midpoint})
    %quantile_scalar_2 : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%quantile_scalar_2_self, 0.3, None, True), kwargs = {})
    %isreal_default_0 : [num_users=1] = call_function[target=torch.ops.aten.isreal.default](args = (%isreal_default_0_self,), kwargs = {})
    %special_multigammaln_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_multigammaln.default](args = (%special_multigammaln_default_0_self, 2), kwargs = {})
    %renorm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.renorm.default](args = (%renorm_default_0_self, 2, 0, 1.0), kwargs = {})
    %renorm_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%renorm_inplace_default_0_self,), kwargs = {})
    %renorm_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.renorm_.default](args = (%renorm_inplace_default_0_clone, 2, 0, 0.5), kwargs = {})
    %mvlgamma_default_0 : [num_users=1] = call_function[target=torch.ops.aten.mvlgamma.default](args = (%mvlgamma_default_0_self, 3), kwargs = {})
    %mvlgamma_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%mvlgamma_inplace_default_0_self,), kwargs = {})
    %mvlgamma_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.mvlgamma_.default](args = (%mvlgamma_inplace_default_0_clone, 3), kwargs = {})
    %nanquantile_default_0 : [num_users=1] = call_function[target=torch.ops.aten.nanquantile.default](args = (%nanquantile_default_0_self, %nanquantile_default_0_q, 1), kwargs = {})
    %nanquantile_default_1 : [num_users=1] = call_function[target=torch.ops.aten.nanquantile.default](args = (%nanquantile_default_1_self, %nanquantile_default_1_q, 0, True), kwargs = {})
    %nanquantile_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.nanquantile.scalar](args = (%nanquantile_scalar_0_self, 0.3, 1), kwargs = {interpolation: nearest})
    %nanquantile_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.nanquantile.scalar](args = (%nanquantile_scalar_1_self, 0.9), kwargs = {})
    %nanquantile_scalar_2 : [num_users=1] = call_function[target=torch.ops.aten.nanquantile.scalar](args = (%nanquantile_scalar_2_self, 0.4, 1), kwargs = {})
    %nuclear_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.nuclear_norm.default](args = (%nuclear_norm_default_0_self,), kwargs = {})
    %nuclear_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.nuclear_norm.default](args = (%nuclear_norm_default_1_self, True), kwargs = {})
    %nuclear_norm_dim_0 : [num_users=1] = call_function[target=torch.ops.aten.nuclear_norm.dim](args = (%nuclear_norm_dim_0_self, [0, 2]), kwargs = {})
    %nuclear_norm_dim_1 : [num_users=1] = call_function[target=torch.ops.aten.nuclear_norm.dim](args = (%nuclear_norm_dim_1_self, [0, 1], True), kwargs = {})
    %value_selecting_reduction_backward_default_0 : [num_users=1] = call_function[target=torch.ops.aten.value_selecting_reduction_backward.default](args = (%value_selecting_reduction_backward_default_0_grad, 1, %value_selecting_reduction_backward_default_0_indices, [3, 4], False), kwargs = {})
    %value_selecting_reduction_backward_default_1 : [num_users=1] = call_function[target=torch.ops.aten.value_selecting_reduction_backward.default](args = (%value_selecting_reduction_backward_default_1_grad, 0, %value_selecting_reduction_backward_default_1_indices, [3, 4], True), kwargs = {})
    %isin_tensor_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%isin_tensor_scalar_0_elements, 2), kwargs = {})
    %isin_tensor_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%isin_tensor_scalar_1_elements, 1), kwargs = {invert: True})
    %isin_scalar_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.isin.Scalar_Tensor](args = (2, %isin_scalar_tensor_0_test_elements), kwargs = {})
    %isin_scalar_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.isin.Scalar_Tensor](args = (7, %isin_scalar_tensor_1_test_elements), kwargs = {invert: True})
    %segment_reduce_default_0 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_0_data, sum), kwargs = {lengths: %segment_reduce_default_0_lengths})
    %segment_reduce_default_1 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_1_data, sum), kwargs = {offsets: %segment_reduce_default_1_offsets})
    %segment_reduce_default_2 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_2_data, sum), kwargs = {lengths: %segment_reduce_default_2_lengths, axis: 1, initial: 0.5})
    %segment_reduce_default_3 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_3_data, mean), kwargs = {lengths: %segment_reduce_default_3_lengths})
    %segment_reduce_default_4 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_4_data, mean), kwargs = {offsets: %segment_reduce_default_4_offsets})
    %segment_reduce_default_5 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_5_data, mean), kwargs = {lengths: %segment_reduce_default_5_lengths, axis: 1, initial: 0.5})
    %segment_reduce_default_6 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_6_data, max), kwargs = {lengths: %segment_reduce_default_6_lengths})
    %segment_reduce_default_7 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_7_data, max), kwargs = {offsets: %segment_reduce_default_7_offsets})
    %segment_reduce_default_8 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_8_data, max), kwargs = {lengths: %segment_reduce_default_8_lengths, axis: 1, initial: 0.5})
    %segment_reduce_default_9 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_9_data, min), kwargs = {lengths: %segment_reduce_default_9_lengths})
    %segment_reduce_default_10 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_10_data, min), kwargs = {offsets: %segment_reduce_default_10_offsets})
    %segment_reduce_default_11 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_11_data, min), kwargs = {lengths: %segment_reduce_default_11_lengths, axis: 1, initial: 0.5})
    %segment_reduce_default_12 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_12_data, prod), kwargs = {lengths: %segment_reduce_default_12_lengths})
    %segment_reduce_default_13 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_13_data, prod), kwargs = {offsets: %segment_reduce_default_13_offsets})
    %segment_reduce_default_14 : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%segment_reduce_default_14_data, prod), kwargs = {lengths: %segment_reduce_default_14_lengths, axis: 1, initial: 0.5})
    %segment_reduce_backward_default_0 : [num_users=1] = call_function[target=torch.ops.aten._segment_reduce_backward.default](args = (%segment_reduce_backward_default_0_grad, %segment_reduce_backward_default_0_output, %segment_reduce_backward_default_0_data, sum), kwargs = {lengths: %segment_reduce_backward_default_0_lengths, initial: 0.5})
    %segment_reduce_backward_default_1 : [num_users=1] = call_function[target=torch.ops.aten._segment_reduce_backward.default](args = (%segment_reduce_backward_default_1_grad, %segment_reduce_backward_default_1_output, %segment_reduce_backward_default_1_data, mean), kwargs = {lengths: %segment_reduce_backward_default_1_lengths, initial: 0.5})
    %segment_reduce_backward_default_2 : [num_users=1] = call_function[target=torch.ops.aten._segment_reduce_backward.default](args = (%segment_reduce_backward_default_2_grad, %segment_reduce_backward_default_2_output, %segment_reduce_backward_default_2_data, max), kwargs = {lengths: %segment_reduce_backward_default_2_lengths, initial: 0.5})
    %segment_reduce_backward_default_3 : [num_users=1] = call_function[target=torch.ops.aten._segment_reduce_backward.default](args = (%segment_reduce_backward_default_3_grad, %segment_reduce_backward_default_3_output, %segment_reduce_backward_default_3_data, min), kwargs = {lengths: %segment_reduce_backward_default_3_lengths, initial: 0.5})
    %segment_reduce_backward_default_4 : [num_users=1] = call_function[target=torch.ops.aten._segment_reduce_backward.default](args = (%segment_reduce_backward_default_4_grad, %segment_reduce_backward_default_4_output, %segment_reduce_backward_default_4_data, prod), kwargs = {lengths: %segment_reduce_backward_default_4_lengths, initial: 0.5})
    %gradient_scalarint_0 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalarint](args = (%gradient_scalarint_0_self,), kwargs = {spacing: 0.5, edge_order: 1})
    %gradient_scalarint_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarint_0, 0), kwargs = {})
    %gradient_scalarint_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarint_0, 1), kwargs = {})
    %gradient_scalarint_1 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalarint](args = (%gradient_scalarint_1_self,), kwargs = {spacing: 0.5, edge_order: 2})
    %gradient_scalarint_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarint_1, 0), kwargs = {})
    %gradient_scalarint_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarint_1, 1), kwargs = {})
    %gradient_scalararray_0 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalararray](args = (%gradient_scalararray_0_self,), kwargs = {spacing: 2.0, dim: [1, 0], edge_order: 1})
    %gradient_scalararray_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalararray_0, 0), kwargs = {})
    %gradient_scalararray_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalararray_0, 1), kwargs = {})
    %gradient_scalararray_1 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalararray](args = (%gradient_scalararray_1_self,), kwargs = {spacing: 2.0, dim: [1, 0], edge_order: 2})
    %gradient_scalararray_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalararray_1, 0), kwargs = {})
    %gradient_scalararray_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalararray_1, 1), kwargs = {})
    %gradient_array_0 : [num_users=1] = call_function[target=torch.ops.aten.gradient.array](args = (%gradient_array_0_self,), kwargs = {dim: [0], edge_order: 1})
    %gradient_array_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_array_0, 0), kwargs = {})
    %gradient_array_1 : [num_users=1] = call_function[target=torch.ops.aten.gradient.array](args = (%gradient_array_1_self,), kwargs = {dim: [0], edge_order: 2})
    %gradient_array_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_array_1, 0), kwargs = {})
    %gradient_scalarrayint_0 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalarrayint](args = (%gradient_scalarrayint_0_self,), kwargs = {spacing: [0.5, 2.0], edge_order: 1})
    %gradient_scalarrayint_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayint_0, 0), kwargs = {})
    %gradient_scalarrayint_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayint_0, 1), kwargs = {})
    %gradient_scalarrayint_1 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalarrayint](args = (%gradient_scalarrayint_1_self,), kwargs = {spacing: [0.5, 2.0], edge_order: 2})
    %gradient_scalarrayint_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayint_1, 0), kwargs = {})
    %gradient_scalarrayint_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayint_1, 1), kwargs = {})
    %gradient_scalarrayarray_0 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalarrayarray](args = (%gradient_scalarrayarray_0_self,), kwargs = {spacing: [0.5, 2.0], dim: [1, 0], edge_order: 1})
    %gradient_scalarrayarray_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayarray_0, 0), kwargs = {})
    %gradient_scalarrayarray_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayarray_0, 1), kwargs = {})
    %gradient_scalarrayarray_1 : [num_users=2] = call_function[target=torch.ops.aten.gradient.scalarrayarray](args = (%gradient_scalarrayarray_1_self,), kwargs = {spacing: [0.5, 2.0], dim: [1, 0], edge_order: 2})
    %gradient_scalarrayarray_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayarray_1, 0), kwargs = {})
    %gradient_scalarrayarray_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_scalarrayarray_1, 1), kwargs = {})
    %gradient_tensorarrayint_0 : [num_users=2] = call_function[target=torch.ops.aten.gradient.tensorarrayint](args = (%gradient_tensorarrayint_0_self,), kwargs = {spacing: [%gradient_tensorarrayint_0_spacing_0, %gradient_tensorarrayint_0_spacing_1], edge_order: 1})
    %gradient_tensorarrayint_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_tensorarrayint_0, 0), kwargs = {})
    %gradient_tensorarrayint_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_tensorarrayint_0, 1), kwargs = {})
    %gradient_tensorarrayint_1 : [num_users=2] = call_function[target=torch.ops.aten.gradient.tensorarrayint](args = (%gradient_tensorarrayint_1_self,), kwargs = {spacing: [%gradient_tensorarrayint_1_spacing_0, %gradient_tensorarrayint_1_spacing_1], edge_order: 2})
    %gradient_tensorarrayint_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_tensorarrayint_1, 0), kwargs = {})
    %gradient_tensorarrayint_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_tensorarrayint_1, 1), kwargs = {})
    %gradient_tensorarray_0 : [num_users=1] = call_function[target=torch.ops.aten.gradient.tensorarray](args = (%gradient_tensorarray_0_self,), kwargs = {spacing: [%gradient_tensorarray_0_spacing_0], dim: [1], edge_order: 1})
    %gradient_tensorarray_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_tensorarray_0, 0), kwargs = {})
    %gradient_tensorarray_1 : [num_users=1] = call_function[target=torch.ops.aten.gradient.tensorarray](args = (%gradient_tensorarray_1_self,), kwargs = {spacing: [%gradient_tensorarray_1_spacing_0], dim: [1], edge_order: 2})
    %gradient_tensorarray_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%gradient_tensorarray_1, 0), kwargs = {})
    %histogram_bins_tensor_0 : [num_users=2] = call_function[target=torch.ops.aten.histogram.bins_tensor](args = (%histogram_bins_tensor_0_self, %histogram_bins_tensor_0_bins), kwargs = {})
    %histogram_bins_tensor_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bins_tensor_0, 0), kwargs = {})
    %histogram_bins_tensor_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bins_tensor_0, 1), kwargs = {})
    %histogram_bins_tensor_1 : [num_users=2] = call_function[target=torch.ops.aten.histogram.bins_tensor](args = (%histogram_bins_tensor_1_self, %histogram_bins_tensor_1_bins), kwargs = {weight: %histogram_bins_tensor_1_weight, density: True})
    %histogram_bins_tensor_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bins_tensor_1, 0), kwargs = {})
    %histogram_bins_tensor_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bins_tensor_1, 1), kwargs = {})
    %histogram_bin_ct_0 : [num_users=2] = call_function[target=torch.ops.aten.histogram.bin_ct](args = (%histogram_bin_ct_0_self, 4), kwargs = {})
    %histogram_bin_ct_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bin_ct_0, 0), kwargs = {})
    %histogram_bin_ct_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bin_ct_0, 1), kwargs = {})
    %histogram_bin_ct_1 : [num_users=2] = call_function[target=torch.ops.aten.histogram.bin_ct](args = (%histogram_bin_ct_1_self, 3), kwargs = {range: [-1.0, 1.0], density: True})
    %histogram_bin_ct_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bin_ct_1, 0), kwargs = {})
    %histogram_bin_ct_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bin_ct_1, 1), kwargs = {})
    %histogram_bin_ct_2 : [num_users=2] = call_function[target=torch.ops.aten.histogram.bin_ct](args = (%histogram_bin_ct_2_self, 2), kwargs = {})
    %histogram_bin_ct_2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bin_ct_2, 0), kwargs = {})
    %histogram_bin_ct_2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogram_bin_ct_2, 1), kwargs = {})
    %histogramdd_bin_edges_default_0 : [num_users=2] = call_function[target=torch.ops.aten._histogramdd_bin_edges.default](args = (%histogramdd_bin_edges_default_0_self, [3, 2]), kwargs = {})
    %histogramdd_bin_edges_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_bin_edges_default_0, 0), kwargs = {})
    %histogramdd_bin_edges_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_bin_edges_default_0, 1), kwargs = {})
    %histogramdd_bin_edges_default_1 : [num_users=2] = call_function[target=torch.ops.aten._histogramdd_bin_edges.default](args = (%histogramdd_bin_edges_default_1_self, [2, 2]), kwargs = {range: [-1.0, 1.0, 0.0, 2.0]})
    %histogramdd_bin_edges_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_bin_edges_default_1, 0), kwargs = {})
    %histogramdd_bin_edges_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_bin_edges_default_1, 1), kwargs = {})
    %histogramdd_from_bin_cts_default_0 : [num_users=1] = call_function[target=torch.ops.aten._histogramdd_from_bin_cts.default](args = (%histogramdd_from_bin_cts_default_0_self, [3, 2]), kwargs = {})
    %histogramdd_from_bin_cts_default_1 : [num_users=1] = call_function[target=torch.ops.aten._histogramdd_from_bin_cts.default](args = (%histogramdd_from_bin_cts_default_1_self, [2, 2]), kwargs = {range: [-1.0, 1.0, 0.0, 2.0], weight: %histogramdd_from_bin_cts_default_1_weight, density: True})
    %histogramdd_from_bin_tensors_default_0 : [num_users=1] = call_function[target=torch.ops.aten._histogramdd_from_bin_tensors.default](args = (%histogramdd_from_bin_tensors_default_0_self, [%histogramdd_from_bin_tensors_default_0_bins_0, %histogramdd_from_bin_tensors_default_0_bins_1]), kwargs = {})
    %histogramdd_default_0 : [num_users=2] = call_function[target=torch.ops.aten.histogramdd.default](args = (%histogramdd_default_0_self, [3, 2]), kwargs = {})
    %histogramdd_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_default_0, 0), kwargs = {})
    %histogramdd_default_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%histogramdd_default_0, 1), kwargs = {})
    %histogramdd_default_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_default_0_out1, 0), kwargs = {})
    %histogramdd_default_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_default_0_out1, 1), kwargs = {})
    %histogramdd_default_1 : [num_users=2] = call_function[target=torch.ops.aten.histogramdd.default](args = (%histogramdd_default_1_self, [2, 2]), kwargs = {range: [-1.0, 1.0, 0.0, 2.0], weight: %histogramdd_default_1_weight, density: True})
    %histogramdd_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_default_1, 0), kwargs = {})
    %histogramdd_default_1_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%histogramdd_default_1, 1), kwargs = {})
    %histogramdd_default_1_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_default_1_out1, 0), kwargs = {})
    %histogramdd_default_1_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_default_1_out1, 1), kwargs = {})
    %histogramdd_int_bins_0 : [num_users=2] = call_function[target=torch.ops.aten.histogramdd.int_bins](args = (%histogramdd_int_bins_0_self, 3), kwargs = {})
    %histogramdd_int_bins_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_int_bins_0, 0), kwargs = {})
    %histogramdd_int_bins_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%histogramdd_int_bins_0, 1), kwargs = {})
    %histogramdd_int_bins_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_int_bins_0_out1, 0), kwargs = {})
    %histogramdd_int_bins_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_int_bins_0_out1, 1), kwargs = {})
    %histogramdd_tensorlist_bins_0 : [num_users=2] = call_function[target=torch.ops.aten.histogramdd.TensorList_bins](args = (%histogramdd_tensorlist_bins_0_self, [%histogramdd_tensorlist_bins_0_bins_0, %histogramdd_tensorlist_bins_0_bins_1]), kwargs = {})
    %histogramdd_tensorlist_bins_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_tensorlist_bins_0, 0), kwargs = {})
    %histogramdd_tensorlist_bins_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%histogramdd_tensorlist_bins_0, 1), kwargs = {})
    %histogramdd_tensorlist_bins_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_tensorlist_bins_0_out1, 0), kwargs = {})
    %histogramdd_tensorlist_bins_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%histogramdd_tensorlist_bins_0_out1, 1), kwargs = {})
    %nonzero_numpy_default_0 : [num_users=2] = call_function[target=torch.ops.aten.nonzero_numpy.default](args = (%nonzero_numpy_default_0_self,), kwargs = {})
    %nonzero_numpy_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%nonzero_numpy_default_0, 0), kwargs = {})
    %nonzero_numpy_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%nonzero_numpy_default_0, 1), kwargs = {})
    %nonzero_numpy_default_1 : [num_users=1] = call_function[target=torch.ops.aten.nonzero_numpy.default](args = (%nonzero_numpy_default_1_self,), kwargs = {})
    %nonzero_numpy_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%nonzero_numpy_default_1, 0), kwargs = {})
    %where_default_0 : [num_users=2] = call_function[target=torch.ops.aten.where.default](args = (%where_default_0_condition,), kwargs = {})
    %where_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%where_default_0, 0), kwargs = {})
    %where_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%where_default_0, 1), kwargs = {})
    %where_default_1 : [num_users=1] = call_function[target=torch.ops.aten.where.default](args = (%where_default_1_condition,), kwargs = {})
    %where_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%where_default_1, 0), kwargs = {})
    return (std_default_0, std_default_1, std_dim_0, std_dim_1, var_default_0, var_default_1, std_mean_default_0_out0, std_mean_default_0_out1, std_mean_default_1_out0, std_mean_default_1_out1, std_mean_dim_0_out0, std_mean_dim_0_out1, std_mean_dim_1_out0, std_mean_dim_1_out1, var_mean_default_0_out0, var_mean_default_0_out1, var_mean_default_1_out0, var_mean_default_1_out1, var_mean_dim_0_out0, var_mean_dim_0_out1, var_mean_dim_1_out0, var_mean_dim_1_out1, nanmean_default_0, nanmean_default_1, frobenius_norm_dim_0, frobenius_norm_dim_1, linalg_norm_default_0, linalg_norm_default_1, linalg_norm_default_2, linalg_norm_default_3, linalg_matrix_norm_default_0, linalg_matrix_norm_default_1, linalg_matrix_norm_default_2, linalg_matrix_norm_default_3, linalg_norm_ord_str_0, linalg_norm_ord_str_1, linalg_matrix_norm_str_ord_0, linalg_matrix_norm_str_ord_1, linalg_cond_default_0, linalg_cond_default_1, linalg_cond_default_2, linalg_cond_p_str_0, linalg_cond_p_str_1, sum_to_size_default_0, sum_to_size_default_1, isclose_default_0, isclose_default_1, float_power_tensor_tensor_0, float_power_tensor_scalar_0, float_power_scalar_0, special_round_default_0, special_round_default_1, argsort_default_0, argsort_default_1, argsort_stable_0, msort_default_0, diff_default_0, diff_default_1, diff_default_2, trapezoid_x_0, trapezoid_x_1, trapezoid_dx_0, trapz_dx_0, cumulative_trapezoid_x_0, cumulative_trapezoid_x_1, cumulative_trapezoid_dx_0, cov_default_0, cov_default_1, cov_default_2, cov_default_3, unique_default_0_out0, unique_default_0_out1, unique_default_1_out0, unique_default_1_out1, corrcoef_default_0, quantile_default_0, quantile_default_1, quantile_scalar_0, quantile_scalar_1, quantile_scalar_2, isreal_default_0, special_multigammaln_default_0, renorm_default_0, renorm_inplace_default_0, mvlgamma_default_0, mvlgamma_inplace_default_0, nanquantile_default_0, nanquantile_default_1, nanquantile_scalar_0, nanquantile_scalar_1, nanquantile_scalar_2, nuclear_norm_default_0, nuclear_norm_default_1, nuclear_norm_dim_0, nuclear_norm_dim_1, value_selecting_reduction_backward_default_0, value_selecting_reduction_backward_default_1, isin_tensor_scalar_0, isin_tensor_scalar_1, isin_scalar_tensor_0, isin_scalar_tensor_1, segment_reduce_default_0, segment_reduce_default_1, segment_reduce_default_2, segment_reduce_default_3, segment_reduce_default_4, segment_reduce_default_5, segment_reduce_default_6, segment_reduce_default_7, segment_reduce_default_8, segment_reduce_default_9, segment_reduce_default_10, segment_reduce_default_11, segment_reduce_default_12, segment_reduce_default_13, segment_reduce_default_14, segment_reduce_backward_default_0, segment_reduce_backward_default_1, segment_reduce_backward_default_2, segment_reduce_backward_default_3, segment_reduce_backward_default_4, gradient_scalarint_0_out0, gradient_scalarint_0_out1, gradient_scalarint_1_out0, gradient_scalarint_1_out1, gradient_scalararray_0_out0, gradient_scalararray_0_out1, gradient_scalararray_1_out0, gradient_scalararray_1_out1, gradient_array_0_out0, gradient_array_1_out0, gradient_scalarrayint_0_out0, gradient_scalarrayint_0_out1, gradient_scalarrayint_1_out0, gradient_scalarrayint_1_out1, gradient_scalarrayarray_0_out0, gradient_scalarrayarray_0_out1, gradient_scalarrayarray_1_out0, gradient_scalarrayarray_1_out1, gradient_tensorarrayint_0_out0, gradient_tensorarrayint_0_out1, gradient_tensorarrayint_1_out0, gradient_tensorarrayint_1_out1, gradient_tensorarray_0_out0, gradient_tensorarray_1_out0, histogram_bins_tensor_0_out0, histogram_bins_tensor_0_out1, histogram_bins_tensor_1_out0, histogram_bins_tensor_1_out1, histogram_bin_ct_0_out0, histogram_bin_ct_0_out1, histogram_bin_ct_1_out0, histogram_bin_ct_1_out1, histogram_bin_ct_2_out0, histogram_bin_ct_2_out1, histogramdd_bin_edges_default_0_out0, histogramdd_bin_edges_default_0_out1, histogramdd_bin_edges_default_1_out0, histogramdd_bin_edges_default_1_out1, histogramdd_from_bin_cts_default_0, histogramdd_from_bin_cts_default_1, histogramdd_from_bin_tensors_default_0, histogramdd_default_0_out0, histogramdd_default_0_out1_0, histogramdd_default_0_out1_1, histogramdd_default_1_out0, histogramdd_default_1_out1_0, histogramdd_default_1_out1_1, histogramdd_int_bins_0_out0, histogramdd_int_bins_0_out1_0, histogramdd_int_bins_0_out1_1, histogramdd_tensorlist_bins_0_out0, histogramdd_tensorlist_bins_0_out1_0, histogramdd_tensorlist_bins_0_out1_1, nonzero_numpy_default_0_out0, nonzero_numpy_default_0_out1, nonzero_numpy_default_1_out0, where_default_0_out0, where_default_0_out1, where_default_1_out0)
