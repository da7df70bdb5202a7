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
    %mvlgamma_default_0_self : [num_users=1] = placeholder[target=mvlgamma_default_0_self]
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
    %mvlgamma_default_0 : [num_users=1] = call_function[target=torch.ops.aten.mvlgamma.default](args = (%mvlgamma_default_0_self, 3), kwargs = {})
    return (std_default_0, std_default_1, std_dim_0, std_dim_1, var_default_0, var_default_1, std_mean_default_0_out0, std_mean_default_0_out1, std_mean_default_1_out0, std_mean_default_1_out1, std_mean_dim_0_out0, std_mean_dim_0_out1, std_mean_dim_1_out0, std_mean_dim_1_out1, var_mean_default_0_out0, var_mean_default_0_out1, var_mean_default_1_out0, var_mean_default_1_out1, var_mean_dim_0_out0, var_mean_dim_0_out1, var_mean_dim_1_out0, var_mean_dim_1_out1, nanmean_default_0, nanmean_default_1, frobenius_norm_dim_0, frobenius_norm_dim_1, linalg_norm_default_0, linalg_norm_default_1, linalg_norm_default_2, linalg_norm_default_3, linalg_matrix_norm_default_0, linalg_matrix_norm_default_1, linalg_matrix_norm_default_2, linalg_matrix_norm_default_3, sum_to_size_default_0, sum_to_size_default_1, isclose_default_0, isclose_default_1, float_power_tensor_tensor_0, float_power_tensor_scalar_0, float_power_scalar_0, special_round_default_0, special_round_default_1, argsort_default_0, argsort_default_1, argsort_stable_0, msort_default_0, diff_default_0, diff_default_1, diff_default_2, trapezoid_x_0, trapezoid_x_1, trapezoid_dx_0, trapz_dx_0, cumulative_trapezoid_x_0, cumulative_trapezoid_x_1, cumulative_trapezoid_dx_0, cov_default_0, cov_default_1, cov_default_2, cov_default_3, unique_default_0_out0, unique_default_0_out1, unique_default_1_out0, unique_default_1_out1, corrcoef_default_0, quantile_default_0, quantile_default_1, quantile_scalar_0, quantile_scalar_1, quantile_scalar_2, isreal_default_0, special_multigammaln_default_0, renorm_default_0, mvlgamma_default_0)
