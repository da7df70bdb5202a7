# conformance: composite_matmul
# values: composite_matmul.npz
# scale-tolerance: 2e-5
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %matmul_default_0_self : [num_users=1] = placeholder[target=matmul_default_0_self]
    %matmul_default_0_other : [num_users=1] = placeholder[target=matmul_default_0_other]
    %matmul_default_1_self : [num_users=1] = placeholder[target=matmul_default_1_self]
    %matmul_default_1_other : [num_users=1] = placeholder[target=matmul_default_1_other]
    %matmul_default_2_self : [num_users=1] = placeholder[target=matmul_default_2_self]
    %matmul_default_2_other : [num_users=1] = placeholder[target=matmul_default_2_other]
    %matmul_default_3_self : [num_users=1] = placeholder[target=matmul_default_3_self]
    %matmul_default_3_other : [num_users=1] = placeholder[target=matmul_default_3_other]
    %matmul_default_4_self : [num_users=1] = placeholder[target=matmul_default_4_self]
    %matmul_default_4_other : [num_users=1] = placeholder[target=matmul_default_4_other]
    %matmul_default_5_self : [num_users=1] = placeholder[target=matmul_default_5_self]
    %matmul_default_5_other : [num_users=1] = placeholder[target=matmul_default_5_other]
    %matmul_default_6_self : [num_users=1] = placeholder[target=matmul_default_6_self]
    %matmul_default_6_other : [num_users=1] = placeholder[target=matmul_default_6_other]
    %matmul_default_7_self : [num_users=1] = placeholder[target=matmul_default_7_self]
    %matmul_default_7_other : [num_users=1] = placeholder[target=matmul_default_7_other]
    %linear_default_0_input : [num_users=1] = placeholder[target=linear_default_0_input]
    %linear_default_0_weight : [num_users=1] = placeholder[target=linear_default_0_weight]
    %linear_default_0_bias : [num_users=1] = placeholder[target=linear_default_0_bias]
    %linear_default_1_input : [num_users=1] = placeholder[target=linear_default_1_input]
    %linear_default_1_weight : [num_users=1] = placeholder[target=linear_default_1_weight]
    %linear_default_1_bias : [num_users=1] = placeholder[target=linear_default_1_bias]
    %linear_default_2_input : [num_users=1] = placeholder[target=linear_default_2_input]
    %linear_default_2_weight : [num_users=1] = placeholder[target=linear_default_2_weight]
    %linear_default_3_input : [num_users=1] = placeholder[target=linear_default_3_input]
    %linear_default_3_weight : [num_users=1] = placeholder[target=linear_default_3_weight]
    %linear_default_3_bias : [num_users=1] = placeholder[target=linear_default_3_bias]
    %outer_default_0_self : [num_users=1] = placeholder[target=outer_default_0_self]
    %outer_default_0_vec2 : [num_users=1] = placeholder[target=outer_default_0_vec2]
    %inner_default_0_self : [num_users=1] = placeholder[target=inner_default_0_self]
    %inner_default_0_other : [num_users=1] = placeholder[target=inner_default_0_other]
    %inner_default_1_self : [num_users=1] = placeholder[target=inner_default_1_self]
    %inner_default_1_other : [num_users=1] = placeholder[target=inner_default_1_other]
    %tensordot_default_0_self : [num_users=1] = placeholder[target=tensordot_default_0_self]
    %tensordot_default_0_other : [num_users=1] = placeholder[target=tensordot_default_0_other]
    %tensordot_default_1_self : [num_users=1] = placeholder[target=tensordot_default_1_self]
    %tensordot_default_1_other : [num_users=1] = placeholder[target=tensordot_default_1_other]
    %einsum_default_0_tensors_0 : [num_users=1] = placeholder[target=einsum_default_0_tensors_0]
    %einsum_default_0_tensors_1 : [num_users=1] = placeholder[target=einsum_default_0_tensors_1]
    %einsum_default_1_tensors_0 : [num_users=1] = placeholder[target=einsum_default_1_tensors_0]
    %einsum_default_1_tensors_1 : [num_users=1] = placeholder[target=einsum_default_1_tensors_1]
    %einsum_default_2_tensors_0 : [num_users=1] = placeholder[target=einsum_default_2_tensors_0]
    %einsum_default_2_tensors_1 : [num_users=1] = placeholder[target=einsum_default_2_tensors_1]
    %einsum_default_3_tensors_0 : [num_users=1] = placeholder[target=einsum_default_3_tensors_0]
    %einsum_default_3_tensors_1 : [num_users=1] = placeholder[target=einsum_default_3_tensors_1]
    %einsum_default_4_tensors_0 : [num_users=1] = placeholder[target=einsum_default_4_tensors_0]
    %einsum_default_5_tensors_0 : [num_users=1] = placeholder[target=einsum_default_5_tensors_0]
    %einsum_default_6_tensors_0 : [num_users=1] = placeholder[target=einsum_default_6_tensors_0]
    %einsum_default_6_tensors_1 : [num_users=1] = placeholder[target=einsum_default_6_tensors_1]
    %einsum_default_7_tensors_0 : [num_users=1] = placeholder[target=einsum_default_7_tensors_0]
    %einsum_default_7_tensors_1 : [num_users=1] = placeholder[target=einsum_default_7_tensors_1]
    %einsum_default_8_tensors_0 : [num_users=1] = placeholder[target=einsum_default_8_tensors_0]
    %einsum_default_9_tensors_0 : [num_users=1] = placeholder[target=einsum_default_9_tensors_0]
    %einsum_default_9_tensors_1 : [num_users=1] = placeholder[target=einsum_default_9_tensors_1]
    %einsum_default_9_tensors_2 : [num_users=1] = placeholder[target=einsum_default_9_tensors_2]
    %einsum_default_10_tensors_0 : [num_users=1] = placeholder[target=einsum_default_10_tensors_0]
    %einsum_default_10_tensors_1 : [num_users=1] = placeholder[target=einsum_default_10_tensors_1]
    %einsum_default_11_tensors_0 : [num_users=1] = placeholder[target=einsum_default_11_tensors_0]
    %einsum_default_11_tensors_1 : [num_users=1] = placeholder[target=einsum_default_11_tensors_1]
    %einsum_default_12_tensors_0 : [num_users=1] = placeholder[target=einsum_default_12_tensors_0]
    %einsum_default_12_tensors_1 : [num_users=1] = placeholder[target=einsum_default_12_tensors_1]
    %einsum_default_13_tensors_0 : [num_users=1] = placeholder[target=einsum_default_13_tensors_0]
    %einsum_default_13_tensors_1 : [num_users=1] = placeholder[target=einsum_default_13_tensors_1]
    %bilinear_default_0_input1 : [num_users=1] = placeholder[target=bilinear_default_0_input1]
    %bilinear_default_0_input2 : [num_users=1] = placeholder[target=bilinear_default_0_input2]
    %bilinear_default_0_weight : [num_users=1] = placeholder[target=bilinear_default_0_weight]
    %bilinear_default_0_bias : [num_users=1] = placeholder[target=bilinear_default_0_bias]
    %bilinear_default_1_input1 : [num_users=1] = placeholder[target=bilinear_default_1_input1]
    %bilinear_default_1_input2 : [num_users=1] = placeholder[target=bilinear_default_1_input2]
    %bilinear_default_1_weight : [num_users=1] = placeholder[target=bilinear_default_1_weight]
    %chain_matmul_default_0_matrices_0 : [num_users=1] = placeholder[target=chain_matmul_default_0_matrices_0]
    %chain_matmul_default_0_matrices_1 : [num_users=1] = placeholder[target=chain_matmul_default_0_matrices_1]
    %chain_matmul_default_0_matrices_2 : [num_users=1] = placeholder[target=chain_matmul_default_0_matrices_2]
    %kron_default_0_self : [num_users=1] = placeholder[target=kron_default_0_self]
    %kron_default_0_other : [num_users=1] = placeholder[target=kron_default_0_other]
    %kron_default_1_self : [num_users=1] = placeholder[target=kron_default_1_self]
    %kron_default_1_other : [num_users=1] = placeholder[target=kron_default_1_other]
    %cross_default_0_self : [num_users=1] = placeholder[target=cross_default_0_self]
    %cross_default_0_other : [num_users=1] = placeholder[target=cross_default_0_other]
    %cross_default_1_self : [num_users=1] = placeholder[target=cross_default_1_self]
    %cross_default_1_other : [num_users=1] = placeholder[target=cross_default_1_other]
    %cosine_similarity_default_0_x1 : [num_users=1] = placeholder[target=cosine_similarity_default_0_x1]
    %cosine_similarity_default_0_x2 : [num_users=1] = placeholder[target=cosine_similarity_default_0_x2]
    %cosine_similarity_default_1_x1 : [num_users=1] = placeholder[target=cosine_similarity_default_1_x1]
    %cosine_similarity_default_1_x2 : [num_users=1] = placeholder[target=cosine_similarity_default_1_x2]
    %pairwise_distance_default_0_x1 : [num_users=1] = placeholder[target=pairwise_distance_default_0_x1]
    %pairwise_distance_default_0_x2 : [num_users=1] = placeholder[target=pairwise_distance_default_0_x2]
    %pairwise_distance_default_1_x1 : [num_users=1] = placeholder[target=pairwise_distance_default_1_x1]
    %pairwise_distance_default_1_x2 : [num_users=1] = placeholder[target=pairwise_distance_default_1_x2]
    %matrix_power_default_0_self : [num_users=1] = placeholder[target=matrix_power_default_0_self]
    %matrix_power_default_1_self : [num_users=1] = placeholder[target=matrix_power_default_1_self]
    %matrix_power_default_2_self : [num_users=1] = placeholder[target=matrix_power_default_2_self]
    %linalg_matrix_power_default_0_self : [num_users=1] = placeholder[target=linalg_matrix_power_default_0_self]
    %linalg_matrix_power_default_1_self : [num_users=1] = placeholder[target=linalg_matrix_power_default_1_self]
    %linalg_matrix_power_default_2_self : [num_users=1] = placeholder[target=linalg_matrix_power_default_2_self]
    %linalg_multi_dot_default_0_tensors_0 : [num_users=1] = placeholder[target=linalg_multi_dot_default_0_tensors_0]
    %linalg_multi_dot_default_0_tensors_1 : [num_users=1] = placeholder[target=linalg_multi_dot_default_0_tensors_1]
    %linalg_multi_dot_default_0_tensors_2 : [num_users=1] = placeholder[target=linalg_multi_dot_default_0_tensors_2]
    %linalg_multi_dot_default_1_tensors_0 : [num_users=1] = placeholder[target=linalg_multi_dot_default_1_tensors_0]
    %linalg_multi_dot_default_1_tensors_1 : [num_users=1] = placeholder[target=linalg_multi_dot_default_1_tensors_1]
    %linalg_multi_dot_default_1_tensors_2 : [num_users=1] = placeholder[target=linalg_multi_dot_default_1_tensors_2]
    %linalg_multi_dot_default_2_tensors_0 : [num_users=1] = placeholder[target=linalg_multi_dot_default_2_tensors_0]
    %linalg_multi_dot_default_2_tensors_1 : [num_users=1] = placeholder[target=linalg_multi_dot_default_2_tensors_1]
    %linalg_multi_dot_default_2_tensors_2 : [num_users=1] = placeholder[target=linalg_multi_dot_default_2_tensors_2]
    %linalg_multi_dot_default_2_tensors_3 : [num_users=1] = placeholder[target=linalg_multi_dot_default_2_tensors_3]
    %linalg_vecdot_default_0_x : [num_users=1] = placeholder[target=linalg_vecdot_default_0_x]
    %linalg_vecdot_default_0_y : [num_users=1] = placeholder[target=linalg_vecdot_default_0_y]
    %linalg_vecdot_default_1_x : [num_users=1] = placeholder[target=linalg_vecdot_default_1_x]
    %linalg_vecdot_default_1_y : [num_users=1] = placeholder[target=linalg_vecdot_default_1_y]
    %cartesian_prod_default_0_tensors_0 : [num_users=1] = placeholder[target=cartesian_prod_default_0_tensors_0]
    %cartesian_prod_default_0_tensors_1 : [num_users=1] = placeholder[target=cartesian_prod_default_0_tensors_1]
    %cdist_default_0_x1 : [num_users=1] = placeholder[target=cdist_default_0_x1]
    %cdist_default_0_x2 : [num_users=1] = placeholder[target=cdist_default_0_x2]
    %cdist_default_1_x1 : [num_users=1] = placeholder[target=cdist_default_1_x1]
    %cdist_default_1_x2 : [num_users=1] = placeholder[target=cdist_default_1_x2]
    %pdist_default_0_self : [num_users=1] = placeholder[target=pdist_default_0_self]
    %vander_default_0_x : [num_users=1] = placeholder[target=vander_default_0_x]
    %vander_default_1_x : [num_users=1] = placeholder[target=vander_default_1_x]
    %trilinear_default_0_i1 : [num_users=1] = placeholder[target=trilinear_default_0_i1]
    %trilinear_default_0_i2 : [num_users=1] = placeholder[target=trilinear_default_0_i2]
    %trilinear_default_0_i3 : [num_users=1] = placeholder[target=trilinear_default_0_i3]
    %int_mm_default_0_self : [num_users=1] = placeholder[target=int_mm_default_0_self]
    %int_mm_default_0_mat2 : [num_users=1] = placeholder[target=int_mm_default_0_mat2]
    %weight_int8pack_mm_default_0_self : [num_users=1] = placeholder[target=weight_int8pack_mm_default_0_self]
    %weight_int8pack_mm_default_0_mat2 : [num_users=1] = placeholder[target=weight_int8pack_mm_default_0_mat2]
    %weight_int8pack_mm_default_0_scales : [num_users=1] = placeholder[target=weight_int8pack_mm_default_0_scales]
    %addmm_activation_default_0_self : [num_users=1] = placeholder[target=addmm_activation_default_0_self]
    %addmm_activation_default_0_mat1 : [num_users=1] = placeholder[target=addmm_activation_default_0_mat1]
    %addmm_activation_default_0_mat2 : [num_users=1] = placeholder[target=addmm_activation_default_0_mat2]
    %addmm_activation_default_1_self : [num_users=1] = placeholder[target=addmm_activation_default_1_self]
    %addmm_activation_default_1_mat1 : [num_users=1] = placeholder[target=addmm_activation_default_1_mat1]
    %addmm_activation_default_1_mat2 : [num_users=1] = placeholder[target=addmm_activation_default_1_mat2]
    %matmul_default_0 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_0_self, %matmul_default_0_other), kwargs = {})
    %matmul_default_1 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_1_self, %matmul_default_1_other), kwargs = {})
    %matmul_default_2 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_2_self, %matmul_default_2_other), kwargs = {})
    %matmul_default_3 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_3_self, %matmul_default_3_other), kwargs = {})
    %matmul_default_4 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_4_self, %matmul_default_4_other), kwargs = {})
    %matmul_default_5 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_5_self, %matmul_default_5_other), kwargs = {})
    %matmul_default_6 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_6_self, %matmul_default_6_other), kwargs = {})
    %matmul_default_7 : [num_users=1] = call_function[target=torch.ops.aten.matmul.default](args = (%matmul_default_7_self, %matmul_default_7_other), kwargs = {})
    %linear_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linear.default](args = (%linear_default_0_input, %linear_default_0_weight, %linear_default_0_bias), kwargs = {})
    %linear_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linear.default](args = (%linear_default_1_input, %linear_default_1_weight, %linear_default_1_bias), kwargs = {})
    %linear_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linear.default](args = (%linear_default_2_input, %linear_default_2_weight), kwargs = {})
    %linear_default_3 : [num_users=1] = call_function[target=torch.ops.aten.linear.default](args = (%linear_default_3_input, %linear_default_3_weight, %linear_default_3_bias), kwargs = {})
    %outer_default_0 : [num_users=1] = call_function[target=torch.ops.aten.outer.default](args = (%outer_default_0_self, %outer_default_0_vec2), kwargs = {})
    %inner_default_0 : [num_users=1] = call_function[target=torch.ops.aten.inner.default](args = (%inner_default_0_self, %inner_default_0_other), kwargs = {})
    %inner_default_1 : [num_users=1] = call_function[target=torch.ops.aten.inner.default](args = (%inner_default_1_self, %inner_default_1_other), kwargs = {})
    %tensordot_default_0 : [num_users=1] = call_function[target=torch.ops.aten.tensordot.default](args = (%tensordot_default_0_self, %tensordot_default_0_other, [1, 2], [1, 0]), kwargs = {})
    %tensordot_default_1 : [num_users=1] = call_function[target=torch.ops.aten.tensordot.default](args = (%tensordot_default_1_self, %tensordot_default_1_other, [], []), kwargs = {})
    %einsum_default_0 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ij,jk->ik, [%einsum_default_0_tensors_0, %einsum_default_0_tensors_1]), kwargs = {})
    %einsum_default_1 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (bij,bjk->bik, [%einsum_default_1_tensors_0, %einsum_default_1_tensors_1]), kwargs = {})
    %einsum_default_2 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (bhqd,bhkd->bhqk, [%einsum_default_2_tensors_0, %einsum_default_2_tensors_1]), kwargs = {})
    %einsum_default_3 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (...ij,...jk, [%einsum_default_3_tensors_0, %einsum_default_3_tensors_1]), kwargs = {})
    %einsum_default_4 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ii, [%einsum_default_4_tensors_0]), kwargs = {})
    %einsum_default_5 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ii->i, [%einsum_default_5_tensors_0]), kwargs = {})
    %einsum_default_6 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (i,j->ij, [%einsum_default_6_tensors_0, %einsum_default_6_tensors_1]), kwargs = {})
    %einsum_default_7 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ij,ij->, [%einsum_default_7_tensors_0, %einsum_default_7_tensors_1]), kwargs = {})
    %einsum_default_8 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ij->j, [%einsum_default_8_tensors_0]), kwargs = {})
    %einsum_default_9 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ab,bc,cd->ad, [%einsum_default_9_tensors_0, %einsum_default_9_tensors_1, %einsum_default_9_tensors_2]), kwargs = {})
    %einsum_default_10 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (b...,...->b, [%einsum_default_10_tensors_0, %einsum_default_10_tensors_1]), kwargs = {})
    %einsum_default_11 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (btgi,bgci->btgc, [%einsum_default_11_tensors_0, %einsum_default_11_tensors_1]), kwargs = {})
    %einsum_default_12 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ij,kj->ik, [%einsum_default_12_tensors_0, %einsum_default_12_tensors_1]), kwargs = {})
    %einsum_default_13 : [num_users=1] = call_function[target=torch.ops.aten.einsum.default](args = (ij,ij->ij, [%einsum_default_13_tensors_0, %einsum_default_13_tensors_1]), kwargs = {})
    %bilinear_default_0 : [num_users=1] = call_function[target=torch.ops.aten.bilinear.default](args = (%bilinear_default_0_input1, %bilinear_default_0_input2, %bilinear_default_0_weight, %bilinear_default_0_bias), kwargs = {})
    %bilinear_default_1 : [num_users=1] = call_function[target=torch.ops.aten.bilinear.default](args = (%bilinear_default_1_input1, %bilinear_default_1_input2, %bilinear_default_1_weight), kwargs = {})
    %chain_matmul_default_0 : [num_users=1] = call_function[target=torch.ops.aten.chain_matmul.default](args = ([%chain_matmul_default_0_matrices_0, %chain_matmul_default_0_matrices_1, %chain_matmul_default_0_matrices_2],), kwargs = {})
    %kron_default_0 : [num_users=1] = call_function[target=torch.ops.aten.kron.default](args = (%kron_default_0_self, %kron_default_0_other), kwargs = {})
    %kron_default_1 : [num_users=1] = call_function[target=torch.ops.aten.kron.default](args = (%kron_default_1_self, %kron_default_1_other), kwargs = {})
    %cross_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cross.default](args = (%cross_default_0_self, %cross_default_0_other), kwargs = {})
    %cross_default_1 : [num_users=1] = call_function[target=torch.ops.aten.cross.default](args = (%cross_default_1_self, %cross_default_1_other, 0), kwargs = {})
    %cosine_similarity_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cosine_similarity.default](args = (%cosine_similarity_default_0_x1, %cosine_similarity_default_0_x2), kwargs = {})
    %cosine_similarity_default_1 : [num_users=1] = call_function[target=torch.ops.aten.cosine_similarity.default](args = (%cosine_similarity_default_1_x1, %cosine_similarity_default_1_x2, -1), kwargs = {})
    %pairwise_distance_default_0 : [num_users=1] = call_function[target=torch.ops.aten.pairwise_distance.default](args = (%pairwise_distance_default_0_x1, %pairwise_distance_default_0_x2), kwargs = {})
    %pairwise_distance_default_1 : [num_users=1] = call_function[target=torch.ops.aten.pairwise_distance.default](args = (%pairwise_distance_default_1_x1, %pairwise_distance_default_1_x2, 1.0, 1e-06, True), kwargs = {})
    %matrix_power_default_0 : [num_users=1] = call_function[target=torch.ops.aten.matrix_power.default](args = (%matrix_power_default_0_self, 1), kwargs = {})
    %matrix_power_default_1 : [num_users=1] = call_function[target=torch.ops.aten.matrix_power.default](args = (%matrix_power_default_1_self, 2), kwargs = {})
    %matrix_power_default_2 : [num_users=1] = call_function[target=torch.ops.aten.matrix_power.default](args = (%matrix_power_default_2_self, 5), kwargs = {})
    %linalg_matrix_power_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_power.default](args = (%linalg_matrix_power_default_0_self, 1), kwargs = {})
    %linalg_matrix_power_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_power.default](args = (%linalg_matrix_power_default_1_self, 2), kwargs = {})
    %linalg_matrix_power_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_power.default](args = (%linalg_matrix_power_default_2_self, 5), kwargs = {})
    %linalg_multi_dot_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_multi_dot.default](args = ([%linalg_multi_dot_default_0_tensors_0, %linalg_multi_dot_default_0_tensors_1, %linalg_multi_dot_default_0_tensors_2],), kwargs = {})
    %linalg_multi_dot_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_multi_dot.default](args = ([%linalg_multi_dot_default_1_tensors_0, %linalg_multi_dot_default_1_tensors_1, %linalg_multi_dot_default_1_tensors_2],), kwargs = {})
    %linalg_multi_dot_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_multi_dot.default](args = ([%linalg_multi_dot_default_2_tensors_0, %linalg_multi_dot_default_2_tensors_1, %linalg_multi_dot_default_2_tensors_2, %linalg_multi_dot_default_2_tensors_3],), kwargs = {})
    %linalg_vecdot_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vecdot.default](args = (%linalg_vecdot_default_0_x, %linalg_vecdot_default_0_y), kwargs = {})
    %linalg_vecdot_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_vecdot.default](args = (%linalg_vecdot_default_1_x, %linalg_vecdot_default_1_y), kwargs = {dim: 0})
    %cartesian_prod_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cartesian_prod.default](args = ([%cartesian_prod_default_0_tensors_0, %cartesian_prod_default_0_tensors_1],), kwargs = {})
    %cdist_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cdist.default](args = (%cdist_default_0_x1, %cdist_default_0_x2), kwargs = {})
    %cdist_default_1 : [num_users=1] = call_function[target=torch.ops.aten.cdist.default](args = (%cdist_default_1_x1, %cdist_default_1_x2, 1.0), kwargs = {})
    %pdist_default_0 : [num_users=1] = call_function[target=torch.ops.aten.pdist.default](args = (%pdist_default_0_self,), kwargs = {})
    %vander_default_0 : [num_users=1] = call_function[target=torch.ops.aten.vander.default](args = (%vander_default_0_x,), kwargs = {})
    %vander_default_1 : [num_users=1] = call_function[target=torch.ops.aten.vander.default](args = (%vander_default_1_x, 2, True), kwargs = {})
    %trilinear_default_0 : [num_users=1] = call_function[target=torch.ops.aten._trilinear.default](args = (%trilinear_default_0_i1, %trilinear_default_0_i2, %trilinear_default_0_i3, [1, 3], [0], [1, 2], [2, 3]), kwargs = {})
    %int_mm_default_0 : [num_users=1] = call_function[target=torch.ops.aten._int_mm.default](args = (%int_mm_default_0_self, %int_mm_default_0_mat2), kwargs = {})
    %weight_int8pack_mm_default_0 : [num_users=1] = call_function[target=torch.ops.aten._weight_int8pack_mm.default](args = (%weight_int8pack_mm_default_0_self, %weight_int8pack_mm_default_0_mat2, %weight_int8pack_mm_default_0_scales), kwargs = {})
    %addmm_activation_default_0 : [num_users=1] = call_function[target=torch.ops.aten._addmm_activation.default](args = (%addmm_activation_default_0_self, %addmm_activation_default_0_mat1, %addmm_activation_default_0_mat2), kwargs = {})
    %addmm_activation_default_1 : [num_users=1] = call_function[target=torch.ops.aten._addmm_activation.default](args = (%addmm_activation_default_1_self, %addmm_activation_default_1_mat1, %addmm_activation_default_1_mat2), kwargs = {beta: 0.5, alpha: 2, use_gelu: True})
    return (matmul_default_0, matmul_default_1, matmul_default_2, matmul_default_3, matmul_default_4, matmul_default_5, matmul_default_6, matmul_default_7, linear_default_0, linear_default_1, linear_default_2, linear_default_3, outer_default_0, inner_default_0, inner_default_1, tensordot_default_0, tensordot_default_1, einsum_default_0, einsum_default_1, einsum_default_2, einsum_default_3, einsum_default_4, einsum_default_5, einsum_default_6, einsum_default_7, einsum_default_8, einsum_default_9, einsum_default_10, einsum_default_11, einsum_default_12, einsum_default_13, bilinear_default_0, bilinear_default_1, chain_matmul_default_0, kron_default_0, kron_default_1, cross_default_0, cross_default_1, cosine_similarity_default_0, cosine_similarity_default_1, pairwise_distance_default_0, pairwise_distance_default_1, matrix_power_default_0, matrix_power_default_1, matrix_power_default_2, linalg_matrix_power_default_0, linalg_matrix_power_default_1, linalg_matrix_power_default_2, linalg_multi_dot_default_0, linalg_multi_dot_default_1, linalg_multi_dot_default_2, linalg_vecdot_default_0, linalg_vecdot_default_1, cartesian_prod_default_0, cdist_default_0, cdist_default_1, pdist_default_0, vander_default_0, vander_default_1, trilinear_default_0, int_mm_default_0, weight_int8pack_mm_default_0, addmm_activation_default_0, addmm_activation_default_1)
