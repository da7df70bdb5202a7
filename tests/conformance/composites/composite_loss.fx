# conformance: composite_loss
# values: composite_loss.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %cross_entropy_loss_default_0_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_0_self]
    %cross_entropy_loss_default_0_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_0_target]
    %cross_entropy_loss_default_1_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_1_self]
    %cross_entropy_loss_default_1_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_1_target]
    %cross_entropy_loss_default_1_weight : [num_users=1] = placeholder[target=cross_entropy_loss_default_1_weight]
    %cross_entropy_loss_default_2_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_2_self]
    %cross_entropy_loss_default_2_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_2_target]
    %cross_entropy_loss_default_3_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_3_self]
    %cross_entropy_loss_default_3_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_3_target]
    %cross_entropy_loss_default_4_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_4_self]
    %cross_entropy_loss_default_4_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_4_target]
    %cross_entropy_loss_default_5_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_5_self]
    %cross_entropy_loss_default_5_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_5_target]
    %cross_entropy_loss_default_6_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_6_self]
    %cross_entropy_loss_default_6_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_6_target]
    %cross_entropy_loss_default_6_weight : [num_users=1] = placeholder[target=cross_entropy_loss_default_6_weight]
    %cross_entropy_loss_default_7_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_7_self]
    %cross_entropy_loss_default_7_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_7_target]
    %cross_entropy_loss_default_8_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_8_self]
    %cross_entropy_loss_default_8_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_8_target]
    %cross_entropy_loss_default_9_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_9_self]
    %cross_entropy_loss_default_9_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_9_target]
    %cross_entropy_loss_default_9_weight : [num_users=1] = placeholder[target=cross_entropy_loss_default_9_weight]
    %cross_entropy_loss_default_10_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_10_self]
    %cross_entropy_loss_default_10_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_10_target]
    %nll_loss_default_0_self : [num_users=1] = placeholder[target=nll_loss_default_0_self]
    %nll_loss_default_0_target : [num_users=1] = placeholder[target=nll_loss_default_0_target]
    %nll_loss_default_1_self : [num_users=1] = placeholder[target=nll_loss_default_1_self]
    %nll_loss_default_1_target : [num_users=1] = placeholder[target=nll_loss_default_1_target]
    %nll_loss_default_1_weight : [num_users=1] = placeholder[target=nll_loss_default_1_weight]
    %nll_loss_default_2_self : [num_users=1] = placeholder[target=nll_loss_default_2_self]
    %nll_loss_default_2_target : [num_users=1] = placeholder[target=nll_loss_default_2_target]
    %nll_loss_default_3_self : [num_users=1] = placeholder[target=nll_loss_default_3_self]
    %nll_loss_default_3_target : [num_users=1] = placeholder[target=nll_loss_default_3_target]
    %nll_loss_nd_default_0_self : [num_users=1] = placeholder[target=nll_loss_nd_default_0_self]
    %nll_loss_nd_default_0_target : [num_users=1] = placeholder[target=nll_loss_nd_default_0_target]
    %nll_loss_nd_default_1_self : [num_users=1] = placeholder[target=nll_loss_nd_default_1_self]
    %nll_loss_nd_default_1_target : [num_users=1] = placeholder[target=nll_loss_nd_default_1_target]
    %nll_loss_nd_default_1_weight : [num_users=1] = placeholder[target=nll_loss_nd_default_1_weight]
    %nll_loss_nd_default_2_self : [num_users=1] = placeholder[target=nll_loss_nd_default_2_self]
    %nll_loss_nd_default_2_target : [num_users=1] = placeholder[target=nll_loss_nd_default_2_target]
    %nll_loss_nd_default_3_self : [num_users=1] = placeholder[target=nll_loss_nd_default_3_self]
    %nll_loss_nd_default_3_target : [num_users=1] = placeholder[target=nll_loss_nd_default_3_target]
    %nll_loss2d_default_0_self : [num_users=1] = placeholder[target=nll_loss2d_default_0_self]
    %nll_loss2d_default_0_target : [num_users=1] = placeholder[target=nll_loss2d_default_0_target]
    %l1_loss_default_0_self : [num_users=1] = placeholder[target=l1_loss_default_0_self]
    %l1_loss_default_0_target : [num_users=1] = placeholder[target=l1_loss_default_0_target]
    %l1_loss_default_1_self : [num_users=1] = placeholder[target=l1_loss_default_1_self]
    %l1_loss_default_1_target : [num_users=1] = placeholder[target=l1_loss_default_1_target]
    %l1_loss_default_2_self : [num_users=1] = placeholder[target=l1_loss_default_2_self]
    %l1_loss_default_2_target : [num_users=1] = placeholder[target=l1_loss_default_2_target]
    %kl_div_default_0_self : [num_users=1] = placeholder[target=kl_div_default_0_self]
    %kl_div_default_0_target : [num_users=1] = placeholder[target=kl_div_default_0_target]
    %kl_div_default_1_self : [num_users=1] = placeholder[target=kl_div_default_1_self]
    %kl_div_default_1_target : [num_users=1] = placeholder[target=kl_div_default_1_target]
    %kl_div_default_2_self : [num_users=1] = placeholder[target=kl_div_default_2_self]
    %kl_div_default_2_target : [num_users=1] = placeholder[target=kl_div_default_2_target]
    %kl_div_default_3_self : [num_users=1] = placeholder[target=kl_div_default_3_self]
    %kl_div_default_3_target : [num_users=1] = placeholder[target=kl_div_default_3_target]
    %hinge_embedding_loss_default_0_self : [num_users=1] = placeholder[target=hinge_embedding_loss_default_0_self]
    %hinge_embedding_loss_default_0_target : [num_users=1] = placeholder[target=hinge_embedding_loss_default_0_target]
    %margin_ranking_loss_default_0_input1 : [num_users=1] = placeholder[target=margin_ranking_loss_default_0_input1]
    %margin_ranking_loss_default_0_input2 : [num_users=1] = placeholder[target=margin_ranking_loss_default_0_input2]
    %margin_ranking_loss_default_0_target : [num_users=1] = placeholder[target=margin_ranking_loss_default_0_target]
    %cosine_embedding_loss_default_0_input1 : [num_users=1] = placeholder[target=cosine_embedding_loss_default_0_input1]
    %cosine_embedding_loss_default_0_input2 : [num_users=1] = placeholder[target=cosine_embedding_loss_default_0_input2]
    %cosine_embedding_loss_default_0_target : [num_users=1] = placeholder[target=cosine_embedding_loss_default_0_target]
    %triplet_margin_loss_default_0_anchor : [num_users=1] = placeholder[target=triplet_margin_loss_default_0_anchor]
    %triplet_margin_loss_default_0_positive : [num_users=1] = placeholder[target=triplet_margin_loss_default_0_positive]
    %triplet_margin_loss_default_0_negative : [num_users=1] = placeholder[target=triplet_margin_loss_default_0_negative]
    %triplet_margin_loss_default_1_anchor : [num_users=1] = placeholder[target=triplet_margin_loss_default_1_anchor]
    %triplet_margin_loss_default_1_positive : [num_users=1] = placeholder[target=triplet_margin_loss_default_1_positive]
    %triplet_margin_loss_default_1_negative : [num_users=1] = placeholder[target=triplet_margin_loss_default_1_negative]
    %poisson_nll_loss_default_0_input : [num_users=1] = placeholder[target=poisson_nll_loss_default_0_input]
    %poisson_nll_loss_default_0_target : [num_users=1] = placeholder[target=poisson_nll_loss_default_0_target]
    %poisson_nll_loss_default_1_input : [num_users=1] = placeholder[target=poisson_nll_loss_default_1_input]
    %poisson_nll_loss_default_1_target : [num_users=1] = placeholder[target=poisson_nll_loss_default_1_target]
    %multilabel_margin_loss_default_0_self : [num_users=1] = placeholder[target=multilabel_margin_loss_default_0_self]
    %multilabel_margin_loss_default_0_target : [num_users=1] = placeholder[target=multilabel_margin_loss_default_0_target]
    %ctc_loss_tensor_0_log_probs : [num_users=1] = placeholder[target=ctc_loss_tensor_0_log_probs]
    %ctc_loss_tensor_0_targets : [num_users=1] = placeholder[target=ctc_loss_tensor_0_targets]
    %ctc_loss_tensor_0_input_lengths : [num_users=1] = placeholder[target=ctc_loss_tensor_0_input_lengths]
    %ctc_loss_tensor_0_target_lengths : [num_users=1] = placeholder[target=ctc_loss_tensor_0_target_lengths]
    %ctc_loss_tensor_1_log_probs : [num_users=1] = placeholder[target=ctc_loss_tensor_1_log_probs]
    %ctc_loss_tensor_1_targets : [num_users=1] = placeholder[target=ctc_loss_tensor_1_targets]
    %ctc_loss_tensor_1_input_lengths : [num_users=1] = placeholder[target=ctc_loss_tensor_1_input_lengths]
    %ctc_loss_tensor_1_target_lengths : [num_users=1] = placeholder[target=ctc_loss_tensor_1_target_lengths]
    %ctc_loss_tensor_2_log_probs : [num_users=1] = placeholder[target=ctc_loss_tensor_2_log_probs]
    %ctc_loss_tensor_2_targets : [num_users=1] = placeholder[target=ctc_loss_tensor_2_targets]
    %ctc_loss_tensor_2_input_lengths : [num_users=1] = placeholder[target=ctc_loss_tensor_2_input_lengths]
    %ctc_loss_tensor_2_target_lengths : [num_users=1] = placeholder[target=ctc_loss_tensor_2_target_lengths]
    %ctc_loss_intlist_0_log_probs : [num_users=1] = placeholder[target=ctc_loss_intlist_0_log_probs]
    %ctc_loss_intlist_0_targets : [num_users=1] = placeholder[target=ctc_loss_intlist_0_targets]
    %ctc_loss_intlist_1_log_probs : [num_users=1] = placeholder[target=ctc_loss_intlist_1_log_probs]
    %ctc_loss_intlist_1_targets : [num_users=1] = placeholder[target=ctc_loss_intlist_1_targets]
    %cross_entropy_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_0_self, %cross_entropy_loss_default_0_target), kwargs = {})
    %cross_entropy_loss_default_1 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_1_self, %cross_entropy_loss_default_1_target, %cross_entropy_loss_default_1_weight, 2), kwargs = {})
    %cross_entropy_loss_default_2 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_2_self, %cross_entropy_loss_default_2_target, None, 0, 3), kwargs = {})
    %cross_entropy_loss_default_3 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_3_self, %cross_entropy_loss_default_3_target), kwargs = {})
    %cross_entropy_loss_default_4 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_4_self, %cross_entropy_loss_default_4_target), kwargs = {})
    %cross_entropy_loss_default_5 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_5_self, %cross_entropy_loss_default_5_target), kwargs = {})
    %cross_entropy_loss_default_6 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_6_self, %cross_entropy_loss_default_6_target, %cross_entropy_loss_default_6_weight, 1, 3, 0.2), kwargs = {})
    %cross_entropy_loss_default_7 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_7_self, %cross_entropy_loss_default_7_target, None, 2, -100, 0.1), kwargs = {})
    %cross_entropy_loss_default_8 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_8_self, %cross_entropy_loss_default_8_target), kwargs = {})
    %cross_entropy_loss_default_9 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_9_self, %cross_entropy_loss_default_9_target, %cross_entropy_loss_default_9_weight, 0, -100, 0.1), kwargs = {})
    %cross_entropy_loss_default_10 : [num_users=1] = call_function[target=torch.ops.aten.cross_entropy_loss.default](args = (%cross_entropy_loss_default_10_self, %cross_entropy_loss_default_10_target), kwargs = {})
    %nll_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss.default](args = (%nll_loss_default_0_self, %nll_loss_default_0_target), kwargs = {})
    %nll_loss_default_1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss.default](args = (%nll_loss_default_1_self, %nll_loss_default_1_target, %nll_loss_default_1_weight, 2), kwargs = {})
    %nll_loss_default_2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss.default](args = (%nll_loss_default_2_self, %nll_loss_default_2_target, None, 0, 3), kwargs = {})
    %nll_loss_default_3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss.default](args = (%nll_loss_default_3_self, %nll_loss_default_3_target), kwargs = {})
    %nll_loss_nd_default_0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_nd.default](args = (%nll_loss_nd_default_0_self, %nll_loss_nd_default_0_target), kwargs = {})
    %nll_loss_nd_default_1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_nd.default](args = (%nll_loss_nd_default_1_self, %nll_loss_nd_default_1_target, %nll_loss_nd_default_1_weight, 2), kwargs = {})
    %nll_loss_nd_default_2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_nd.default](args = (%nll_loss_nd_default_2_self, %nll_loss_nd_default_2_target, None, 0, 3), kwargs = {})
    %nll_loss_nd_default_3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_nd.default](args = (%nll_loss_nd_default_3_self, %nll_loss_nd_default_3_target), kwargs = {})
    %nll_loss2d_default_0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d.default](args = (%nll_loss2d_default_0_self, %nll_loss2d_default_0_target), kwargs = {})
    %l1_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.l1_loss.default](args = (%l1_loss_default_0_self, %l1_loss_default_0_target, 0), kwargs = {})
    %l1_loss_default_1 : [num_users=1] = call_function[target=torch.ops.aten.l1_loss.default](args = (%l1_loss_default_1_self, %l1_loss_default_1_target, 1), kwargs = {})
    %l1_loss_default_2 : [num_users=1] = call_function[target=torch.ops.aten.l1_loss.default](args = (%l1_loss_default_2_self, %l1_loss_default_2_target, 2), kwargs = {})
    %kl_div_default_0 : [num_users=1] = call_function[target=torch.ops.aten.kl_div.default](args = (%kl_div_default_0_self, %kl_div_default_0_target, 0), kwargs = {})
    %kl_div_default_1 : [num_users=1] = call_function[target=torch.ops.aten.kl_div.default](args = (%kl_div_default_1_self, %kl_div_default_1_target, 1), kwargs = {})
    %kl_div_default_2 : [num_users=1] = call_function[target=torch.ops.aten.kl_div.default](args = (%kl_div_default_2_self, %kl_div_default_2_target, 2), kwargs = {})
    %kl_div_default_3 : [num_users=1] = call_function[target=torch.ops.aten.kl_div.default](args = (%kl_div_default_3_self, %kl_div_default_3_target, 1), kwargs = {log_target: True})
    %hinge_embedding_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.hinge_embedding_loss.default](args = (%hinge_embedding_loss_default_0_self, %hinge_embedding_loss_default_0_target), kwargs = {})
    %margin_ranking_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.margin_ranking_loss.default](args = (%margin_ranking_loss_default_0_input1, %margin_ranking_loss_default_0_input2, %margin_ranking_loss_default_0_target, 0.2), kwargs = {})
    %cosine_embedding_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.cosine_embedding_loss.default](args = (%cosine_embedding_loss_default_0_input1, %cosine_embedding_loss_default_0_input2, %cosine_embedding_loss_default_0_target, 0.1), kwargs = {})
    %triplet_margin_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.triplet_margin_loss.default](args = (%triplet_margin_loss_default_0_anchor, %triplet_margin_loss_default_0_positive, %triplet_margin_loss_default_0_negative), kwargs = {})
    %triplet_margin_loss_default_1 : [num_users=1] = call_function[target=torch.ops.aten.triplet_margin_loss.default](args = (%triplet_margin_loss_default_1_anchor, %triplet_margin_loss_default_1_positive, %triplet_margin_loss_default_1_negative, 2.0, 2.0, 1e-06, True, 2), kwargs = {})
    %poisson_nll_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.poisson_nll_loss.default](args = (%poisson_nll_loss_default_0_input, %poisson_nll_loss_default_0_target, True, False, 1e-08, 1), kwargs = {})
    %poisson_nll_loss_default_1 : [num_users=1] = call_function[target=torch.ops.aten.poisson_nll_loss.default](args = (%poisson_nll_loss_default_1_input, %poisson_nll_loss_default_1_target, False, True, 1e-08, 2), kwargs = {})
    %multilabel_margin_loss_default_0 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss.default](args = (%multilabel_margin_loss_default_0_self, %multilabel_margin_loss_default_0_target), kwargs = {})
    %ctc_loss_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.ctc_loss.Tensor](args = (%ctc_loss_tensor_0_log_probs, %ctc_loss_tensor_0_targets, %ctc_loss_tensor_0_input_lengths, %ctc_loss_tensor_0_target_lengths), kwargs = {})
    %ctc_loss_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.ctc_loss.Tensor](args = (%ctc_loss_tensor_1_log_probs, %ctc_loss_tensor_1_targets, %ctc_loss_tensor_1_input_lengths, %ctc_loss_tensor_1_target_lengths, 0, 0), kwargs = {})
    %ctc_loss_tensor_2 : [num_users=1] = call_function[target=torch.ops.aten.ctc_loss.Tensor](args = (%ctc_loss_tensor_2_log_probs, %ctc_loss_tensor_2_targets, %ctc_loss_tensor_2_input_lengths, %ctc_loss_tensor_2_target_lengths, 0, 2, True), kwargs = {})
    %ctc_loss_intlist_0 : [num_users=1] = call_function[target=torch.ops.aten.ctc_loss.IntList](args = (%ctc_loss_intlist_0_log_probs, %ctc_loss_intlist_0_targets, [6, 5], [3, 2]), kwargs = {})
    %ctc_loss_intlist_1 : [num_users=1] = call_function[target=torch.ops.aten.ctc_loss.IntList](args = (%ctc_loss_intlist_1_log_probs, %ctc_loss_intlist_1_targets, [6, 5], [3, 2], 0, 0), kwargs = {})
    return (cross_entropy_loss_default_0, cross_entropy_loss_default_1, cross_entropy_loss_default_2, cross_entropy_loss_default_3, cross_entropy_loss_default_4, cross_entropy_loss_default_5, cross_entropy_loss_default_6, cross_entropy_loss_default_7, cross_entropy_loss_default_8, cross_entropy_loss_default_9, cross_entropy_loss_default_10, nll_loss_default_0, nll_loss_default_1, nll_loss_default_2, nll_loss_default_3, nll_loss_nd_default_0, nll_loss_nd_default_1, nll_loss_nd_default_2, nll_loss_nd_default_3, nll_loss2d_default_0, l1_loss_default_0, l1_loss_default_1, l1_loss_default_2, kl_div_default_0, kl_div_default_1, kl_div_default_2, kl_div_default_3, hinge_embedding_loss_default_0, margin_ranking_loss_default_0, cosine_embedding_loss_default_0, triplet_margin_loss_default_0, triplet_margin_loss_default_1, poisson_nll_loss_default_0, poisson_nll_loss_default_1, multilabel_margin_loss_default_0, ctc_loss_tensor_0, ctc_loss_tensor_1, ctc_loss_tensor_2, ctc_loss_intlist_0, ctc_loss_intlist_1)
