# conformance: composite_creation
# values: composite_creation.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %linspace_tensor_tensor_0_start : [num_users=1] = placeholder[target=linspace_tensor_tensor_0_start]
    %linspace_tensor_tensor_0_end : [num_users=1] = placeholder[target=linspace_tensor_tensor_0_end]
    %linspace_tensor_tensor_1_start : [num_users=1] = placeholder[target=linspace_tensor_tensor_1_start]
    %linspace_tensor_tensor_1_end : [num_users=1] = placeholder[target=linspace_tensor_tensor_1_end]
    %linspace_tensor_tensor_2_start : [num_users=1] = placeholder[target=linspace_tensor_tensor_2_start]
    %linspace_tensor_tensor_2_end : [num_users=1] = placeholder[target=linspace_tensor_tensor_2_end]
    %linspace_tensor_tensor_3_start : [num_users=1] = placeholder[target=linspace_tensor_tensor_3_start]
    %linspace_tensor_tensor_3_end : [num_users=1] = placeholder[target=linspace_tensor_tensor_3_end]
    %linspace_tensor_scalar_0_start : [num_users=1] = placeholder[target=linspace_tensor_scalar_0_start]
    %linspace_tensor_scalar_1_start : [num_users=1] = placeholder[target=linspace_tensor_scalar_1_start]
    %linspace_scalar_tensor_0_end : [num_users=1] = placeholder[target=linspace_scalar_tensor_0_end]
    %linspace_scalar_tensor_1_end : [num_users=1] = placeholder[target=linspace_scalar_tensor_1_end]
    %logspace_tensor_tensor_0_start : [num_users=1] = placeholder[target=logspace_tensor_tensor_0_start]
    %logspace_tensor_tensor_0_end : [num_users=1] = placeholder[target=logspace_tensor_tensor_0_end]
    %logspace_tensor_tensor_1_start : [num_users=1] = placeholder[target=logspace_tensor_tensor_1_start]
    %logspace_tensor_tensor_1_end : [num_users=1] = placeholder[target=logspace_tensor_tensor_1_end]
    %logspace_tensor_tensor_2_start : [num_users=1] = placeholder[target=logspace_tensor_tensor_2_start]
    %logspace_tensor_tensor_2_end : [num_users=1] = placeholder[target=logspace_tensor_tensor_2_end]
    %logspace_tensor_tensor_3_start : [num_users=1] = placeholder[target=logspace_tensor_tensor_3_start]
    %logspace_tensor_tensor_3_end : [num_users=1] = placeholder[target=logspace_tensor_tensor_3_end]
    %logspace_tensor_scalar_0_start : [num_users=1] = placeholder[target=logspace_tensor_scalar_0_start]
    %logspace_tensor_scalar_1_start : [num_users=1] = placeholder[target=logspace_tensor_scalar_1_start]
    %logspace_scalar_tensor_0_end : [num_users=1] = placeholder[target=logspace_scalar_tensor_0_end]
    %logspace_scalar_tensor_1_end : [num_users=1] = placeholder[target=logspace_scalar_tensor_1_end]
    %ldexp_tensor_0_self : [num_users=1] = placeholder[target=ldexp_tensor_0_self]
    %ldexp_tensor_0_other : [num_users=1] = placeholder[target=ldexp_tensor_0_other]
    %ldexp_tensor_1_self : [num_users=1] = placeholder[target=ldexp_tensor_1_self]
    %ldexp_tensor_1_other : [num_users=1] = placeholder[target=ldexp_tensor_1_other]
    %ldexp_tensor_2_self : [num_users=1] = placeholder[target=ldexp_tensor_2_self]
    %ldexp_tensor_2_other : [num_users=1] = placeholder[target=ldexp_tensor_2_other]
    %angle_default_0_self : [num_users=1] = placeholder[target=angle_default_0_self]
    %angle_default_1_self : [num_users=1] = placeholder[target=angle_default_1_self]
    %new_zeros_with_same_feature_meta_default_0_self : [num_users=1] = placeholder[target=new_zeros_with_same_feature_meta_default_0_self]
    %new_zeros_with_same_feature_meta_default_0_other : [num_users=1] = placeholder[target=new_zeros_with_same_feature_meta_default_0_other]
    %linspace_tensor_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Tensor](args = (%linspace_tensor_tensor_0_start, %linspace_tensor_tensor_0_end, 7), kwargs = {})
    %linspace_tensor_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Tensor](args = (%linspace_tensor_tensor_1_start, %linspace_tensor_tensor_1_end, 4), kwargs = {dtype: torch.float64})
    %linspace_tensor_tensor_2 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Tensor](args = (%linspace_tensor_tensor_2_start, %linspace_tensor_tensor_2_end, 1), kwargs = {})
    %linspace_tensor_tensor_3 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Tensor](args = (%linspace_tensor_tensor_3_start, %linspace_tensor_tensor_3_end, 0), kwargs = {})
    %linspace_tensor_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Scalar](args = (%linspace_tensor_scalar_0_start, 2.5, 5), kwargs = {})
    %linspace_tensor_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Scalar](args = (%linspace_tensor_scalar_1_start, 4, 3), kwargs = {dtype: torch.int64})
    %linspace_scalar_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Scalar_Tensor](args = (-1, %linspace_scalar_tensor_0_end, 6), kwargs = {})
    %linspace_scalar_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.linspace.Scalar_Tensor](args = (0.5, %linspace_scalar_tensor_1_end, 5), kwargs = {dtype: torch.float64})
    %logspace_tensor_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Tensor](args = (%logspace_tensor_tensor_0_start, %logspace_tensor_tensor_0_end, 7), kwargs = {})
    %logspace_tensor_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Tensor](args = (%logspace_tensor_tensor_1_start, %logspace_tensor_tensor_1_end, 4), kwargs = {dtype: torch.float64})
    %logspace_tensor_tensor_2 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Tensor](args = (%logspace_tensor_tensor_2_start, %logspace_tensor_tensor_2_end, 1), kwargs = {})
    %logspace_tensor_tensor_3 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Tensor](args = (%logspace_tensor_tensor_3_start, %logspace_tensor_tensor_3_end, 0), kwargs = {})
    %logspace_tensor_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Scalar](args = (%logspace_tensor_scalar_0_start, 2.5, 5), kwargs = {})
    %logspace_tensor_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Scalar](args = (%logspace_tensor_scalar_1_start, 4, 3), kwargs = {dtype: torch.int64})
    %logspace_scalar_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Scalar_Tensor](args = (-1, %logspace_scalar_tensor_0_end, 6), kwargs = {})
    %logspace_scalar_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.logspace.Scalar_Tensor](args = (0.5, %logspace_scalar_tensor_1_end, 5), kwargs = {dtype: torch.float64})
    %ldexp_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.ldexp.Tensor](args = (%ldexp_tensor_0_self, %ldexp_tensor_0_other), kwargs = {})
    %ldexp_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.ldexp.Tensor](args = (%ldexp_tensor_1_self, %ldexp_tensor_1_other), kwargs = {})
    %ldexp_tensor_2 : [num_users=1] = call_function[target=torch.ops.aten.ldexp.Tensor](args = (%ldexp_tensor_2_self, %ldexp_tensor_2_other), kwargs = {})
    %angle_default_0 : [num_users=1] = call_function[target=torch.ops.aten.angle.default](args = (%angle_default_0_self,), kwargs = {})
    %angle_default_1 : [num_users=1] = call_function[target=torch.ops.aten.angle.default](args = (%angle_default_1_self,), kwargs = {})
    %new_zeros_with_same_feature_meta_default_0 : [num_users=1] = call_function[target=torch.ops.aten._new_zeros_with_same_feature_meta.default](args = (%new_zeros_with_same_feature_meta_default_0_self, %new_zeros_with_same_feature_meta_default_0_other), kwargs = {})
    %bartlett_window_default_0 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.default](args = (6,), kwargs = {})
    %bartlett_window_default_1 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.default](args = (7,), kwargs = {dtype: torch.float64})
    %bartlett_window_default_2 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.default](args = (1,), kwargs = {})
    %bartlett_window_default_3 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.default](args = (0,), kwargs = {})
    %bartlett_window_periodic_0 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.periodic](args = (6, True), kwargs = {})
    %bartlett_window_periodic_1 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.periodic](args = (7, False), kwargs = {dtype: torch.float64})
    %bartlett_window_periodic_2 : [num_users=1] = call_function[target=torch.ops.aten.bartlett_window.periodic](args = (1, True), kwargs = {})
    %blackman_window_default_0 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.default](args = (6,), kwargs = {})
    %blackman_window_default_1 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.default](args = (7,), kwargs = {dtype: torch.float64})
    %blackman_window_default_2 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.default](args = (1,), kwargs = {})
    %blackman_window_default_3 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.default](args = (0,), kwargs = {})
    %blackman_window_periodic_0 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.periodic](args = (6, True), kwargs = {})
    %blackman_window_periodic_1 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.periodic](args = (7, False), kwargs = {dtype: torch.float64})
    %blackman_window_periodic_2 : [num_users=1] = call_function[target=torch.ops.aten.blackman_window.periodic](args = (1, True), kwargs = {})
    %hann_window_default_0 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.default](args = (6,), kwargs = {})
    %hann_window_default_1 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.default](args = (7,), kwargs = {dtype: torch.float64})
    %hann_window_default_2 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.default](args = (1,), kwargs = {})
    %hann_window_default_3 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.default](args = (0,), kwargs = {})
    %hann_window_periodic_0 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.periodic](args = (6, True), kwargs = {})
    %hann_window_periodic_1 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.periodic](args = (7, False), kwargs = {dtype: torch.float64})
    %hann_window_periodic_2 : [num_users=1] = call_function[target=torch.ops.aten.hann_window.periodic](args = (1, True), kwargs = {})
    %hamming_window_default_0 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.default](args = (6,), kwargs = {})
    %hamming_window_default_1 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.default](args = (7,), kwargs = {dtype: torch.float64})
    %hamming_window_default_2 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.default](args = (1,), kwargs = {})
    %hamming_window_default_3 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.default](args = (0,), kwargs = {})
    %hamming_window_periodic_0 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.periodic](args = (6, True), kwargs = {})
    %hamming_window_periodic_1 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.periodic](args = (7, False), kwargs = {dtype: torch.float64})
    %hamming_window_periodic_2 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.periodic](args = (1, True), kwargs = {})
    %hamming_window_periodic_alpha_0 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.periodic_alpha](args = (6, True, 0.6), kwargs = {})
    %hamming_window_periodic_alpha_beta_0 : [num_users=1] = call_function[target=torch.ops.aten.hamming_window.periodic_alpha_beta](args = (6, False, 0.6, 0.3), kwargs = {})
    %kaiser_window_default_0 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.default](args = (6,), kwargs = {})
    %kaiser_window_default_1 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.default](args = (7,), kwargs = {dtype: torch.float64})
    %kaiser_window_default_2 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.default](args = (1,), kwargs = {})
    %kaiser_window_default_3 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.default](args = (0,), kwargs = {})
    %kaiser_window_periodic_0 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.periodic](args = (6, True), kwargs = {})
    %kaiser_window_periodic_1 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.periodic](args = (7, False), kwargs = {dtype: torch.float64})
    %kaiser_window_periodic_2 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.periodic](args = (1, True), kwargs = {})
    %kaiser_window_beta_0 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.beta](args = (6, True, 5.0), kwargs = {})
    %kaiser_window_beta_1 : [num_users=1] = call_function[target=torch.ops.aten.kaiser_window.beta](args = (7, False, 14.0), kwargs = {dtype: torch.float64})
    return (linspace_tensor_tensor_0, linspace_tensor_tensor_1, linspace_tensor_tensor_2, linspace_tensor_tensor_3, linspace_tensor_scalar_0, linspace_tensor_scalar_1, linspace_scalar_tensor_0, linspace_scalar_tensor_1, logspace_tensor_tensor_0, logspace_tensor_tensor_1, logspace_tensor_tensor_2, logspace_tensor_tensor_3, logspace_tensor_scalar_0, logspace_tensor_scalar_1, logspace_scalar_tensor_0, logspace_scalar_tensor_1, ldexp_tensor_0, ldexp_tensor_1, ldexp_tensor_2, angle_default_0, angle_default_1, new_zeros_with_same_feature_meta_default_0, bartlett_window_default_0, bartlett_window_default_1, bartlett_window_default_2, bartlett_window_default_3, bartlett_window_periodic_0, bartlett_window_periodic_1, bartlett_window_periodic_2, blackman_window_default_0, blackman_window_default_1, blackman_window_default_2, blackman_window_default_3, blackman_window_periodic_0, blackman_window_periodic_1, blackman_window_periodic_2, hann_window_default_0, hann_window_default_1, hann_window_default_2, hann_window_default_3, hann_window_periodic_0, hann_window_periodic_1, hann_window_periodic_2, hamming_window_default_0, hamming_window_default_1, hamming_window_default_2, hamming_window_default_3, hamming_window_periodic_0, hamming_window_periodic_1, hamming_window_periodic_2, hamming_window_periodic_alpha_0, hamming_window_periodic_alpha_beta_0, kaiser_window_default_0, kaiser_window_default_1, kaiser_window_default_2, kaiser_window_default_3, kaiser_window_periodic_0, kaiser_window_periodic_1, kaiser_window_periodic_2, kaiser_window_beta_0, kaiser_window_beta_1)
