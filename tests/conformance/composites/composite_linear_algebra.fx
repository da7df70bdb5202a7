# conformance: composite_linear_algebra
# values: composite_linear_algebra.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %linalg_inv_default_0_a : [num_users=1] = placeholder[target=linalg_inv_default_0_a]
    %linalg_inv_default_1_a : [num_users=1] = placeholder[target=linalg_inv_default_1_a]
    %inverse_default_0_self : [num_users=1] = placeholder[target=inverse_default_0_self]
    %inverse_default_1_self : [num_users=1] = placeholder[target=inverse_default_1_self]
    %linalg_det_default_0_a : [num_users=1] = placeholder[target=linalg_det_default_0_a]
    %linalg_det_default_1_a : [num_users=1] = placeholder[target=linalg_det_default_1_a]
    %det_default_0_self : [num_users=1] = placeholder[target=det_default_0_self]
    %det_default_1_self : [num_users=1] = placeholder[target=det_default_1_self]
    %linalg_slogdet_default_0_a : [num_users=1] = placeholder[target=linalg_slogdet_default_0_a]
    %linalg_slogdet_default_1_a : [num_users=1] = placeholder[target=linalg_slogdet_default_1_a]
    %slogdet_default_0_self : [num_users=1] = placeholder[target=slogdet_default_0_self]
    %slogdet_default_1_self : [num_users=1] = placeholder[target=slogdet_default_1_self]
    %logdet_default_0_self : [num_users=1] = placeholder[target=logdet_default_0_self]
    %logdet_default_1_self : [num_users=1] = placeholder[target=logdet_default_1_self]
    %linalg_cholesky_default_0_self : [num_users=1] = placeholder[target=linalg_cholesky_default_0_self]
    %linalg_cholesky_default_1_self : [num_users=1] = placeholder[target=linalg_cholesky_default_1_self]
    %linalg_solve_default_0_a : [num_users=1] = placeholder[target=linalg_solve_default_0_a]
    %linalg_solve_default_0_b : [num_users=1] = placeholder[target=linalg_solve_default_0_b]
    %linalg_solve_default_1_a : [num_users=1] = placeholder[target=linalg_solve_default_1_a]
    %linalg_solve_default_1_b : [num_users=1] = placeholder[target=linalg_solve_default_1_b]
    %linalg_solve_ex_default_0_a : [num_users=1] = placeholder[target=linalg_solve_ex_default_0_a]
    %linalg_solve_ex_default_0_b : [num_users=1] = placeholder[target=linalg_solve_ex_default_0_b]
    %linalg_ldl_factor_default_0_self : [num_users=1] = placeholder[target=linalg_ldl_factor_default_0_self]
    %lu_with_info_default_0_self : [num_users=1] = placeholder[target=lu_with_info_default_0_self]
    %lu_with_info_default_1_self : [num_users=1] = placeholder[target=lu_with_info_default_1_self]
    %linalg_lu_factor_default_0_a : [num_users=1] = placeholder[target=linalg_lu_factor_default_0_a]
    %linalg_lu_factor_default_1_a : [num_users=1] = placeholder[target=linalg_lu_factor_default_1_a]
    %linalg_eigh_default_0_self : [num_users=1] = placeholder[target=linalg_eigh_default_0_self]
    %linalg_eigvalsh_default_0_self : [num_users=1] = placeholder[target=linalg_eigvalsh_default_0_self]
    %linalg_eigvalsh_default_1_self : [num_users=1] = placeholder[target=linalg_eigvalsh_default_1_self]
    %linalg_svd_default_0_a : [num_users=1] = placeholder[target=linalg_svd_default_0_a]
    %linalg_svdvals_default_0_a : [num_users=1] = placeholder[target=linalg_svdvals_default_0_a]
    %linalg_householder_product_default_0_input : [num_users=1] = placeholder[target=linalg_householder_product_default_0_input]
    %linalg_householder_product_default_0_tau : [num_users=1] = placeholder[target=linalg_householder_product_default_0_tau]
    %linalg_householder_product_default_1_input : [num_users=1] = placeholder[target=linalg_householder_product_default_1_input]
    %linalg_householder_product_default_1_tau : [num_users=1] = placeholder[target=linalg_householder_product_default_1_tau]
    %orgqr_default_0_self : [num_users=1] = placeholder[target=orgqr_default_0_self]
    %orgqr_default_0_input2 : [num_users=1] = placeholder[target=orgqr_default_0_input2]
    %orgqr_default_1_self : [num_users=1] = placeholder[target=orgqr_default_1_self]
    %orgqr_default_1_input2 : [num_users=1] = placeholder[target=orgqr_default_1_input2]
    %linalg_pinv_atol_rtol_float_0_self : [num_users=1] = placeholder[target=linalg_pinv_atol_rtol_float_0_self]
    %linalg_pinv_atol_rtol_float_1_self : [num_users=1] = placeholder[target=linalg_pinv_atol_rtol_float_1_self]
    %linalg_pinv_default_0_self : [num_users=1] = placeholder[target=linalg_pinv_default_0_self]
    %linalg_pinv_default_1_self : [num_users=1] = placeholder[target=linalg_pinv_default_1_self]
    %linalg_pinv_rcond_tensor_0_self : [num_users=1] = placeholder[target=linalg_pinv_rcond_tensor_0_self]
    %linalg_pinv_rcond_tensor_0_rcond : [num_users=1] = placeholder[target=linalg_pinv_rcond_tensor_0_rcond]
    %pinverse_default_0_self : [num_users=1] = placeholder[target=pinverse_default_0_self]
    %linalg_vander_default_0_x : [num_users=1] = placeholder[target=linalg_vander_default_0_x]
    %linalg_vander_default_1_x : [num_users=1] = placeholder[target=linalg_vander_default_1_x]
    %linalg_tensorinv_default_0_self : [num_users=1] = placeholder[target=linalg_tensorinv_default_0_self]
    %linalg_tensorsolve_default_0_self : [num_users=1] = placeholder[target=linalg_tensorsolve_default_0_self]
    %linalg_tensorsolve_default_0_other : [num_users=1] = placeholder[target=linalg_tensorsolve_default_0_other]
    %linalg_matrix_rank_atol_rtol_tensor_0_input : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_tensor_0_input]
    %linalg_matrix_rank_atol_rtol_tensor_0_atol : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_tensor_0_atol]
    %linalg_matrix_rank_atol_rtol_tensor_0_rtol : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_tensor_0_rtol]
    %linalg_matrix_rank_atol_rtol_tensor_1_input : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_tensor_1_input]
    %linalg_matrix_rank_atol_rtol_tensor_2_input : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_tensor_2_input]
    %linalg_matrix_rank_atol_rtol_float_0_self : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_float_0_self]
    %linalg_matrix_rank_atol_rtol_float_1_self : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_float_1_self]
    %linalg_matrix_rank_atol_rtol_float_2_self : [num_users=1] = placeholder[target=linalg_matrix_rank_atol_rtol_float_2_self]
    %linalg_matrix_rank_default_0_self : [num_users=1] = placeholder[target=linalg_matrix_rank_default_0_self]
    %linalg_matrix_rank_default_1_self : [num_users=1] = placeholder[target=linalg_matrix_rank_default_1_self]
    %linalg_matrix_rank_tol_tensor_0_input : [num_users=1] = placeholder[target=linalg_matrix_rank_tol_tensor_0_input]
    %linalg_matrix_rank_tol_tensor_0_tol : [num_users=1] = placeholder[target=linalg_matrix_rank_tol_tensor_0_tol]
    %lu_solve_default_0_self : [num_users=1] = placeholder[target=lu_solve_default_0_self]
    %lu_solve_default_0_lu_data : [num_users=1] = placeholder[target=lu_solve_default_0_lu_data]
    %lu_solve_default_0_lu_pivots : [num_users=1] = placeholder[target=lu_solve_default_0_lu_pivots]
    %svd_default_0_self : [num_users=1] = placeholder[target=svd_default_0_self]
    %ormqr_default_0_self : [num_users=1] = placeholder[target=ormqr_default_0_self]
    %ormqr_default_0_input2 : [num_users=1] = placeholder[target=ormqr_default_0_input2]
    %ormqr_default_0_input3 : [num_users=1] = placeholder[target=ormqr_default_0_input3]
    %ormqr_default_1_self : [num_users=1] = placeholder[target=ormqr_default_1_self]
    %ormqr_default_1_input2 : [num_users=1] = placeholder[target=ormqr_default_1_input2]
    %ormqr_default_1_input3 : [num_users=1] = placeholder[target=ormqr_default_1_input3]
    %ormqr_default_2_self : [num_users=1] = placeholder[target=ormqr_default_2_self]
    %ormqr_default_2_input2 : [num_users=1] = placeholder[target=ormqr_default_2_input2]
    %ormqr_default_2_input3 : [num_users=1] = placeholder[target=ormqr_default_2_input3]
    %ormqr_default_3_self : [num_users=1] = placeholder[target=ormqr_default_3_self]
    %ormqr_default_3_input2 : [num_users=1] = placeholder[target=ormqr_default_3_input2]
    %ormqr_default_3_input3 : [num_users=1] = placeholder[target=ormqr_default_3_input3]
    %linalg_lstsq_default_0_self : [num_users=1] = placeholder[target=linalg_lstsq_default_0_self]
    %linalg_lstsq_default_0_b : [num_users=1] = placeholder[target=linalg_lstsq_default_0_b]
    %linalg_lstsq_default_1_self : [num_users=1] = placeholder[target=linalg_lstsq_default_1_self]
    %linalg_lstsq_default_1_b : [num_users=1] = placeholder[target=linalg_lstsq_default_1_b]
    %linalg_lstsq_default_2_self : [num_users=1] = placeholder[target=linalg_lstsq_default_2_self]
    %linalg_lstsq_default_2_b : [num_users=1] = placeholder[target=linalg_lstsq_default_2_b]
    %linalg_lstsq_default_3_self : [num_users=1] = placeholder[target=linalg_lstsq_default_3_self]
    %linalg_lstsq_default_3_b : [num_users=1] = placeholder[target=linalg_lstsq_default_3_b]
    %geqrf_default_0_self : [num_users=1] = placeholder[target=geqrf_default_0_self]
    %geqrf_default_1_self : [num_users=1] = placeholder[target=geqrf_default_1_self]
    %geqrf_default_2_self : [num_users=1] = placeholder[target=geqrf_default_2_self]
    %geqrf_default_3_self : [num_users=1] = placeholder[target=geqrf_default_3_self]
    %geqrf_default_4_self : [num_users=1] = placeholder[target=geqrf_default_4_self]
    %geqrf_default_5_self : [num_users=1] = placeholder[target=geqrf_default_5_self]
    %linalg_polar_default_0_a : [num_users=1] = placeholder[target=linalg_polar_default_0_a]
    %linalg_polar_default_1_a : [num_users=1] = placeholder[target=linalg_polar_default_1_a]
    %linalg_matrix_sqrth_default_0_self : [num_users=1] = placeholder[target=linalg_matrix_sqrth_default_0_self]
    %linalg_inv_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_inv.default](args = (%linalg_inv_default_0_a,), kwargs = {})
    %linalg_inv_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_inv.default](args = (%linalg_inv_default_1_a,), kwargs = {})
    %inverse_default_0 : [num_users=1] = call_function[target=torch.ops.aten.inverse.default](args = (%inverse_default_0_self,), kwargs = {})
    %inverse_default_1 : [num_users=1] = call_function[target=torch.ops.aten.inverse.default](args = (%inverse_default_1_self,), kwargs = {})
    %linalg_det_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_det.default](args = (%linalg_det_default_0_a,), kwargs = {})
    %linalg_det_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_det.default](args = (%linalg_det_default_1_a,), kwargs = {})
    %det_default_0 : [num_users=1] = call_function[target=torch.ops.aten.det.default](args = (%det_default_0_self,), kwargs = {})
    %det_default_1 : [num_users=1] = call_function[target=torch.ops.aten.det.default](args = (%det_default_1_self,), kwargs = {})
    %linalg_slogdet_default_0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_slogdet.default](args = (%linalg_slogdet_default_0_a,), kwargs = {})
    %linalg_slogdet_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_slogdet_default_0, 0), kwargs = {})
    %linalg_slogdet_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_slogdet_default_0, 1), kwargs = {})
    %linalg_slogdet_default_1 : [num_users=2] = call_function[target=torch.ops.aten.linalg_slogdet.default](args = (%linalg_slogdet_default_1_a,), kwargs = {})
    %linalg_slogdet_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_slogdet_default_1, 0), kwargs = {})
    %linalg_slogdet_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_slogdet_default_1, 1), kwargs = {})
    %slogdet_default_0 : [num_users=2] = call_function[target=torch.ops.aten.slogdet.default](args = (%slogdet_default_0_self,), kwargs = {})
    %slogdet_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%slogdet_default_0, 0), kwargs = {})
    %slogdet_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%slogdet_default_0, 1), kwargs = {})
    %slogdet_default_1 : [num_users=2] = call_function[target=torch.ops.aten.slogdet.default](args = (%slogdet_default_1_self,), kwargs = {})
    %slogdet_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%slogdet_default_1, 0), kwargs = {})
    %slogdet_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%slogdet_default_1, 1), kwargs = {})
    %logdet_default_0 : [num_users=1] = call_function[target=torch.ops.aten.logdet.default](args = (%logdet_default_0_self,), kwargs = {})
    %logdet_default_1 : [num_users=1] = call_function[target=torch.ops.aten.logdet.default](args = (%logdet_default_1_self,), kwargs = {})
    %linalg_cholesky_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky.default](args = (%linalg_cholesky_default_0_self,), kwargs = {})
    %linalg_cholesky_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cholesky.default](args = (%linalg_cholesky_default_1_self,), kwargs = {})
    %linalg_solve_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve.default](args = (%linalg_solve_default_0_a, %linalg_solve_default_0_b), kwargs = {})
    %linalg_solve_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve.default](args = (%linalg_solve_default_1_a, %linalg_solve_default_1_b), kwargs = {left: False})
    %linalg_solve_ex_default_0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_solve_ex.default](args = (%linalg_solve_ex_default_0_a, %linalg_solve_ex_default_0_b), kwargs = {})
    %linalg_solve_ex_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_solve_ex_default_0, 0), kwargs = {})
    %linalg_solve_ex_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_solve_ex_default_0, 1), kwargs = {})
    %linalg_ldl_factor_default_0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_ldl_factor.default](args = (%linalg_ldl_factor_default_0_self,), kwargs = {})
    %linalg_ldl_factor_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_ldl_factor_default_0, 0), kwargs = {})
    %linalg_ldl_factor_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_ldl_factor_default_0, 1), kwargs = {})
    %lu_with_info_default_0 : [num_users=3] = call_function[target=torch.ops.aten._lu_with_info.default](args = (%lu_with_info_default_0_self,), kwargs = {})
    %lu_with_info_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%lu_with_info_default_0, 0), kwargs = {})
    %lu_with_info_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%lu_with_info_default_0, 1), kwargs = {})
    %lu_with_info_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%lu_with_info_default_0, 2), kwargs = {})
    %lu_with_info_default_1 : [num_users=3] = call_function[target=torch.ops.aten._lu_with_info.default](args = (%lu_with_info_default_1_self, True, False), kwargs = {})
    %lu_with_info_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%lu_with_info_default_1, 0), kwargs = {})
    %lu_with_info_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%lu_with_info_default_1, 1), kwargs = {})
    %lu_with_info_default_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%lu_with_info_default_1, 2), kwargs = {})
    %linalg_lu_factor_default_0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_lu_factor.default](args = (%linalg_lu_factor_default_0_a,), kwargs = {})
    %linalg_lu_factor_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lu_factor_default_0, 0), kwargs = {})
    %linalg_lu_factor_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lu_factor_default_0, 1), kwargs = {})
    %linalg_lu_factor_default_1 : [num_users=2] = call_function[target=torch.ops.aten.linalg_lu_factor.default](args = (%linalg_lu_factor_default_1_a,), kwargs = {})
    %linalg_lu_factor_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lu_factor_default_1, 0), kwargs = {})
    %linalg_lu_factor_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lu_factor_default_1, 1), kwargs = {})
    %linalg_eigh_default_0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_eigh.default](args = (%linalg_eigh_default_0_self,), kwargs = {})
    %linalg_eigh_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_eigh_default_0, 0), kwargs = {})
    %linalg_eigh_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_eigh_default_0, 1), kwargs = {})
    %linalg_eigvalsh_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_eigvalsh.default](args = (%linalg_eigvalsh_default_0_self,), kwargs = {})
    %linalg_eigvalsh_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_eigvalsh.default](args = (%linalg_eigvalsh_default_1_self,), kwargs = {})
    %linalg_svd_default_0 : [num_users=3] = call_function[target=torch.ops.aten.linalg_svd.default](args = (%linalg_svd_default_0_a,), kwargs = {})
    %linalg_svd_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_svd_default_0, 0), kwargs = {})
    %linalg_svd_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_svd_default_0, 1), kwargs = {})
    %linalg_svd_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_svd_default_0, 2), kwargs = {})
    %linalg_svdvals_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_svdvals.default](args = (%linalg_svdvals_default_0_a,), kwargs = {})
    %linalg_householder_product_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_householder_product.default](args = (%linalg_householder_product_default_0_input, %linalg_householder_product_default_0_tau), kwargs = {})
    %linalg_householder_product_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_householder_product.default](args = (%linalg_householder_product_default_1_input, %linalg_householder_product_default_1_tau), kwargs = {})
    %orgqr_default_0 : [num_users=1] = call_function[target=torch.ops.aten.orgqr.default](args = (%orgqr_default_0_self, %orgqr_default_0_input2), kwargs = {})
    %orgqr_default_1 : [num_users=1] = call_function[target=torch.ops.aten.orgqr.default](args = (%orgqr_default_1_self, %orgqr_default_1_input2), kwargs = {})
    %linalg_pinv_atol_rtol_float_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_float](args = (%linalg_pinv_atol_rtol_float_0_self,), kwargs = {})
    %linalg_pinv_atol_rtol_float_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.atol_rtol_float](args = (%linalg_pinv_atol_rtol_float_1_self,), kwargs = {atol: 0.1, rtol: 0.2})
    %linalg_pinv_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.default](args = (%linalg_pinv_default_0_self, 0.001), kwargs = {})
    %linalg_pinv_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.default](args = (%linalg_pinv_default_1_self, 0.001, True), kwargs = {})
    %linalg_pinv_rcond_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_pinv.rcond_tensor](args = (%linalg_pinv_rcond_tensor_0_self, %linalg_pinv_rcond_tensor_0_rcond), kwargs = {})
    %pinverse_default_0 : [num_users=1] = call_function[target=torch.ops.aten.pinverse.default](args = (%pinverse_default_0_self,), kwargs = {})
    %linalg_vander_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vander.default](args = (%linalg_vander_default_0_x,), kwargs = {})
    %linalg_vander_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vander.default](args = (%linalg_vander_default_1_x,), kwargs = {N: 4})
    %linalg_tensorinv_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_tensorinv.default](args = (%linalg_tensorinv_default_0_self, 2), kwargs = {})
    %linalg_tensorsolve_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_tensorsolve.default](args = (%linalg_tensorsolve_default_0_self, %linalg_tensorsolve_default_0_other), kwargs = {})
    %linalg_matrix_rank_atol_rtol_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.atol_rtol_tensor](args = (%linalg_matrix_rank_atol_rtol_tensor_0_input,), kwargs = {atol: %linalg_matrix_rank_atol_rtol_tensor_0_atol, rtol: %linalg_matrix_rank_atol_rtol_tensor_0_rtol})
    %linalg_matrix_rank_atol_rtol_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.atol_rtol_tensor](args = (%linalg_matrix_rank_atol_rtol_tensor_1_input,), kwargs = {})
    %linalg_matrix_rank_atol_rtol_tensor_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.atol_rtol_tensor](args = (%linalg_matrix_rank_atol_rtol_tensor_2_input,), kwargs = {hermitian: True})
    %linalg_matrix_rank_atol_rtol_float_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.atol_rtol_float](args = (%linalg_matrix_rank_atol_rtol_float_0_self,), kwargs = {atol: 0.5, rtol: 0.3})
    %linalg_matrix_rank_atol_rtol_float_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.atol_rtol_float](args = (%linalg_matrix_rank_atol_rtol_float_1_self,), kwargs = {})
    %linalg_matrix_rank_atol_rtol_float_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.atol_rtol_float](args = (%linalg_matrix_rank_atol_rtol_float_2_self,), kwargs = {hermitian: True})
    %linalg_matrix_rank_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.default](args = (%linalg_matrix_rank_default_0_self, 0.9), kwargs = {})
    %linalg_matrix_rank_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.default](args = (%linalg_matrix_rank_default_1_self, 0.1, True), kwargs = {})
    %linalg_matrix_rank_tol_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_rank.tol_tensor](args = (%linalg_matrix_rank_tol_tensor_0_input, %linalg_matrix_rank_tol_tensor_0_tol), kwargs = {})
    %lu_solve_default_0 : [num_users=1] = call_function[target=torch.ops.aten.lu_solve.default](args = (%lu_solve_default_0_self, %lu_solve_default_0_lu_data, %lu_solve_default_0_lu_pivots), kwargs = {})
    %svd_default_0 : [num_users=3] = call_function[target=torch.ops.aten.svd.default](args = (%svd_default_0_self,), kwargs = {compute_uv: False})
    %svd_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%svd_default_0, 0), kwargs = {})
    %svd_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%svd_default_0, 1), kwargs = {})
    %svd_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%svd_default_0, 2), kwargs = {})
    %ormqr_default_0 : [num_users=1] = call_function[target=torch.ops.aten.ormqr.default](args = (%ormqr_default_0_self, %ormqr_default_0_input2, %ormqr_default_0_input3), kwargs = {})
    %ormqr_default_1 : [num_users=1] = call_function[target=torch.ops.aten.ormqr.default](args = (%ormqr_default_1_self, %ormqr_default_1_input2, %ormqr_default_1_input3, True, True), kwargs = {})
    %ormqr_default_2 : [num_users=1] = call_function[target=torch.ops.aten.ormqr.default](args = (%ormqr_default_2_self, %ormqr_default_2_input2, %ormqr_default_2_input3, False), kwargs = {})
    %ormqr_default_3 : [num_users=1] = call_function[target=torch.ops.aten.ormqr.default](args = (%ormqr_default_3_self, %ormqr_default_3_input2, %ormqr_default_3_input3, False, True), kwargs = {})
    %linalg_lstsq_default_0 : [num_users=4] = call_function[target=torch.ops.aten.linalg_lstsq.default](args = (%linalg_lstsq_default_0_self, %linalg_lstsq_default_0_b), kwargs = {})
    %linalg_lstsq_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_0, 0), kwargs = {})
    %linalg_lstsq_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_0, 1), kwargs = {})
    %linalg_lstsq_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_0, 2), kwargs = {})
    %linalg_lstsq_default_0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_0, 3), kwargs = {})
    %linalg_lstsq_default_1 : [num_users=4] = call_function[target=torch.ops.aten.linalg_lstsq.default](args = (%linalg_lstsq_default_1_self, %linalg_lstsq_default_1_b), kwargs = {})
    %linalg_lstsq_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_1, 0), kwargs = {})
    %linalg_lstsq_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_1, 1), kwargs = {})
    %linalg_lstsq_default_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_1, 2), kwargs = {})
    %linalg_lstsq_default_1_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_1, 3), kwargs = {})
    %linalg_lstsq_default_2 : [num_users=4] = call_function[target=torch.ops.aten.linalg_lstsq.default](args = (%linalg_lstsq_default_2_self, %linalg_lstsq_default_2_b), kwargs = {driver: gelsd})
    %linalg_lstsq_default_2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_2, 0), kwargs = {})
    %linalg_lstsq_default_2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_2, 1), kwargs = {})
    %linalg_lstsq_default_2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_2, 2), kwargs = {})
    %linalg_lstsq_default_2_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_2, 3), kwargs = {})
    %linalg_lstsq_default_3 : [num_users=4] = call_function[target=torch.ops.aten.linalg_lstsq.default](args = (%linalg_lstsq_default_3_self, %linalg_lstsq_default_3_b), kwargs = {driver: gels})
    %linalg_lstsq_default_3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_3, 0), kwargs = {})
    %linalg_lstsq_default_3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_3, 1), kwargs = {})
    %linalg_lstsq_default_3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_3, 2), kwargs = {})
    %linalg_lstsq_default_3_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_lstsq_default_3, 3), kwargs = {})
    %geqrf_default_0 : [num_users=2] = call_function[target=torch.ops.aten.geqrf.default](args = (%geqrf_default_0_self,), kwargs = {})
    %geqrf_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_0, 0), kwargs = {})
    %geqrf_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_0, 1), kwargs = {})
    %geqrf_default_1 : [num_users=2] = call_function[target=torch.ops.aten.geqrf.default](args = (%geqrf_default_1_self,), kwargs = {})
    %geqrf_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_1, 0), kwargs = {})
    %geqrf_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_1, 1), kwargs = {})
    %geqrf_default_2 : [num_users=2] = call_function[target=torch.ops.aten.geqrf.default](args = (%geqrf_default_2_self,), kwargs = {})
    %geqrf_default_2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_2, 0), kwargs = {})
    %geqrf_default_2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_2, 1), kwargs = {})
    %geqrf_default_3 : [num_users=2] = call_function[target=torch.ops.aten.geqrf.default](args = (%geqrf_default_3_self,), kwargs = {})
    %geqrf_default_3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_3, 0), kwargs = {})
    %geqrf_default_3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_3, 1), kwargs = {})
    %geqrf_default_4 : [num_users=2] = call_function[target=torch.ops.aten.geqrf.default](args = (%geqrf_default_4_self,), kwargs = {})
    %geqrf_default_4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_4, 0), kwargs = {})
    %geqrf_default_4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_4, 1), kwargs = {})
    %geqrf_default_5 : [num_users=2] = call_function[target=torch.ops.aten.geqrf.default](args = (%geqrf_default_5_self,), kwargs = {})
    %geqrf_default_5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_5, 0), kwargs = {})
    %geqrf_default_5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%geqrf_default_5, 1), kwargs = {})
    %linalg_polar_default_0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_polar.default](args = (%linalg_polar_default_0_a,), kwargs = {})
    %linalg_polar_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_polar_default_0, 0), kwargs = {})
    %linalg_polar_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_polar_default_0, 1), kwargs = {})
    %linalg_polar_default_1 : [num_users=2] = call_function[target=torch.ops.aten.linalg_polar.default](args = (%linalg_polar_default_1_a,), kwargs = {})
    %linalg_polar_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_polar_default_1, 0), kwargs = {})
    %linalg_polar_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%linalg_polar_default_1, 1), kwargs = {})
    %linalg_matrix_sqrth_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_sqrth.default](args = (%linalg_matrix_sqrth_default_0_self,), kwargs = {})
    return (linalg_inv_default_0, linalg_inv_default_1, inverse_default_0, inverse_default_1, linalg_det_default_0, linalg_det_default_1, det_default_0, det_default_1, linalg_slogdet_default_0_out0, linalg_slogdet_default_0_out1, linalg_slogdet_default_1_out0, linalg_slogdet_default_1_out1, slogdet_default_0_out0, slogdet_default_0_out1, slogdet_default_1_out0, slogdet_default_1_out1, logdet_default_0, logdet_default_1, linalg_cholesky_default_0, linalg_cholesky_default_1, linalg_solve_default_0, linalg_solve_default_1, linalg_solve_ex_default_0_out0, linalg_solve_ex_default_0_out1, linalg_ldl_factor_default_0_out0, linalg_ldl_factor_default_0_out1, lu_with_info_default_0_out0, lu_with_info_default_0_out1, lu_with_info_default_0_out2, lu_with_info_default_1_out0, lu_with_info_default_1_out1, lu_with_info_default_1_out2, linalg_lu_factor_default_0_out0, linalg_lu_factor_default_0_out1, linalg_lu_factor_default_1_out0, linalg_lu_factor_default_1_out1, linalg_eigh_default_0_out0, linalg_eigh_default_0_out1, linalg_eigvalsh_default_0, linalg_eigvalsh_default_1, linalg_svd_default_0_out0, linalg_svd_default_0_out1, linalg_svd_default_0_out2, linalg_svdvals_default_0, linalg_householder_product_default_0, linalg_householder_product_default_1, orgqr_default_0, orgqr_default_1, linalg_pinv_atol_rtol_float_0, linalg_pinv_atol_rtol_float_1, linalg_pinv_default_0, linalg_pinv_default_1, linalg_pinv_rcond_tensor_0, pinverse_default_0, linalg_vander_default_0, linalg_vander_default_1, linalg_tensorinv_default_0, linalg_tensorsolve_default_0, linalg_matrix_rank_atol_rtol_tensor_0, linalg_matrix_rank_atol_rtol_tensor_1, linalg_matrix_rank_atol_rtol_tensor_2, linalg_matrix_rank_atol_rtol_float_0, linalg_matrix_rank_atol_rtol_float_1, linalg_matrix_rank_atol_rtol_float_2, linalg_matrix_rank_default_0, linalg_matrix_rank_default_1, linalg_matrix_rank_tol_tensor_0, lu_solve_default_0, svd_default_0_out0, svd_default_0_out1, svd_default_0_out2, ormqr_default_0, ormqr_default_1, ormqr_default_2, ormqr_default_3, linalg_lstsq_default_0_out0, linalg_lstsq_default_0_out1, linalg_lstsq_default_0_out2, linalg_lstsq_default_0_out3, linalg_lstsq_default_1_out0, linalg_lstsq_default_1_out1, linalg_lstsq_default_1_out2, linalg_lstsq_default_1_out3, linalg_lstsq_default_2_out0, linalg_lstsq_default_2_out1, linalg_lstsq_default_2_out2, linalg_lstsq_default_2_out3, linalg_lstsq_default_3_out0, linalg_lstsq_default_3_out1, linalg_lstsq_default_3_out2, linalg_lstsq_default_3_out3, geqrf_default_0_out0, geqrf_default_0_out1, geqrf_default_1_out0, geqrf_default_1_out1, geqrf_default_2_out0, geqrf_default_2_out1, geqrf_default_3_out0, geqrf_default_3_out1, geqrf_default_4_out0, geqrf_default_4_out1, geqrf_default_5_out0, geqrf_default_5_out1, linalg_polar_default_0_out0, linalg_polar_default_0_out1, linalg_polar_default_1_out0, linalg_polar_default_1_out1, linalg_matrix_sqrth_default_0)
