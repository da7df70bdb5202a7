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
    return (linalg_inv_default_0, linalg_inv_default_1, inverse_default_0, inverse_default_1, linalg_det_default_0, linalg_det_default_1, det_default_0, det_default_1, linalg_slogdet_default_0_out0, linalg_slogdet_default_0_out1, linalg_slogdet_default_1_out0, linalg_slogdet_default_1_out1, slogdet_default_0_out0, slogdet_default_0_out1, slogdet_default_1_out0, slogdet_default_1_out1, logdet_default_0, logdet_default_1, linalg_cholesky_default_0, linalg_cholesky_default_1, linalg_solve_default_0, linalg_solve_default_1, linalg_solve_ex_default_0_out0, linalg_solve_ex_default_0_out1, linalg_lu_factor_default_0_out0, linalg_lu_factor_default_0_out1, linalg_lu_factor_default_1_out0, linalg_lu_factor_default_1_out1, linalg_eigh_default_0_out0, linalg_eigh_default_0_out1, linalg_eigvalsh_default_0, linalg_eigvalsh_default_1, linalg_svd_default_0_out0, linalg_svd_default_0_out1, linalg_svd_default_0_out2, linalg_svdvals_default_0, linalg_householder_product_default_0, linalg_householder_product_default_1, orgqr_default_0, orgqr_default_1, linalg_pinv_atol_rtol_float_0, linalg_pinv_atol_rtol_float_1, linalg_pinv_default_0, linalg_pinv_default_1, linalg_pinv_rcond_tensor_0, pinverse_default_0)
