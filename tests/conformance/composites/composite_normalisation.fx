# conformance: composite_normalisation
# values: composite_normalisation.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %layer_norm_default_0_input : [num_users=1] = placeholder[target=layer_norm_default_0_input]
    %layer_norm_default_0_weight : [num_users=1] = placeholder[target=layer_norm_default_0_weight]
    %layer_norm_default_0_bias : [num_users=1] = placeholder[target=layer_norm_default_0_bias]
    %layer_norm_default_1_input : [num_users=1] = placeholder[target=layer_norm_default_1_input]
    %group_norm_default_0_input : [num_users=1] = placeholder[target=group_norm_default_0_input]
    %group_norm_default_0_weight : [num_users=1] = placeholder[target=group_norm_default_0_weight]
    %group_norm_default_0_bias : [num_users=1] = placeholder[target=group_norm_default_0_bias]
    %group_norm_default_1_input : [num_users=1] = placeholder[target=group_norm_default_1_input]
    %batch_norm_default_0_input : [num_users=1] = placeholder[target=batch_norm_default_0_input]
    %batch_norm_default_0_weight : [num_users=1] = placeholder[target=batch_norm_default_0_weight]
    %batch_norm_default_0_bias : [num_users=1] = placeholder[target=batch_norm_default_0_bias]
    %batch_norm_default_0_running_mean : [num_users=1] = placeholder[target=batch_norm_default_0_running_mean]
    %batch_norm_default_0_running_var : [num_users=1] = placeholder[target=batch_norm_default_0_running_var]
    %batch_norm_default_1_input : [num_users=1] = placeholder[target=batch_norm_default_1_input]
    %instance_norm_default_0_input : [num_users=1] = placeholder[target=instance_norm_default_0_input]
    %instance_norm_default_0_weight : [num_users=1] = placeholder[target=instance_norm_default_0_weight]
    %instance_norm_default_0_bias : [num_users=1] = placeholder[target=instance_norm_default_0_bias]
    %instance_norm_default_1_input : [num_users=1] = placeholder[target=instance_norm_default_1_input]
    %instance_norm_default_1_running_mean : [num_users=1] = placeholder[target=instance_norm_default_1_running_mean]
    %instance_norm_default_1_running_var : [num_users=1] = placeholder[target=instance_norm_default_1_running_var]
    %rms_norm_default_0_input : [num_users=1] = placeholder[target=rms_norm_default_0_input]
    %rms_norm_default_0_weight : [num_users=1] = placeholder[target=rms_norm_default_0_weight]
    %rms_norm_default_1_input : [num_users=1] = placeholder[target=rms_norm_default_1_input]
    %weight_norm_default_0_v : [num_users=1] = placeholder[target=weight_norm_default_0_v]
    %weight_norm_default_0_g : [num_users=1] = placeholder[target=weight_norm_default_0_g]
    %weight_norm_default_1_v : [num_users=1] = placeholder[target=weight_norm_default_1_v]
    %weight_norm_default_1_g : [num_users=1] = placeholder[target=weight_norm_default_1_g]
    %norm_except_dim_default_0_v : [num_users=1] = placeholder[target=norm_except_dim_default_0_v]
    %norm_except_dim_default_1_v : [num_users=1] = placeholder[target=norm_except_dim_default_1_v]
    %softmax_int_0_self : [num_users=1] = placeholder[target=softmax_int_0_self]
    %softmax_int_1_self : [num_users=1] = placeholder[target=softmax_int_1_self]
    %log_softmax_int_0_self : [num_users=1] = placeholder[target=log_softmax_int_0_self]
    %log_softmax_int_1_self : [num_users=1] = placeholder[target=log_softmax_int_1_self]
    %special_log_softmax_default_0_self : [num_users=1] = placeholder[target=special_log_softmax_default_0_self]
    %log_sigmoid_default_0_self : [num_users=1] = placeholder[target=log_sigmoid_default_0_self]
    %batch_norm_with_update_default_0_input : [num_users=1] = placeholder[target=batch_norm_with_update_default_0_input]
    %batch_norm_with_update_default_0_weight : [num_users=1] = placeholder[target=batch_norm_with_update_default_0_weight]
    %batch_norm_with_update_default_0_bias : [num_users=1] = placeholder[target=batch_norm_with_update_default_0_bias]
    %batch_norm_with_update_default_0_running_mean : [num_users=1] = placeholder[target=batch_norm_with_update_default_0_running_mean]
    %batch_norm_with_update_default_0_running_var : [num_users=1] = placeholder[target=batch_norm_with_update_default_0_running_var]
    %batch_norm_with_update_functional_default_0_input : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_0_input]
    %batch_norm_with_update_functional_default_0_weight : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_0_weight]
    %batch_norm_with_update_functional_default_0_bias : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_0_bias]
    %batch_norm_with_update_functional_default_0_running_mean : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_0_running_mean]
    %batch_norm_with_update_functional_default_0_running_var : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_0_running_var]
    %batch_norm_with_update_functional_default_1_input : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_1_input]
    %batch_norm_with_update_functional_default_1_weight : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_1_weight]
    %batch_norm_with_update_functional_default_1_running_mean : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_1_running_mean]
    %batch_norm_with_update_functional_default_1_running_var : [num_users=1] = placeholder[target=batch_norm_with_update_functional_default_1_running_var]
    %batch_norm_no_update_default_0_input : [num_users=1] = placeholder[target=batch_norm_no_update_default_0_input]
    %batch_norm_no_update_default_0_weight : [num_users=1] = placeholder[target=batch_norm_no_update_default_0_weight]
    %batch_norm_no_update_default_0_bias : [num_users=1] = placeholder[target=batch_norm_no_update_default_0_bias]
    %batch_norm_no_update_default_0_running_mean : [num_users=1] = placeholder[target=batch_norm_no_update_default_0_running_mean]
    %batch_norm_no_update_default_0_running_var : [num_users=1] = placeholder[target=batch_norm_no_update_default_0_running_var]
    %batch_norm_backward_default_0_grad_out : [num_users=1] = placeholder[target=batch_norm_backward_default_0_grad_out]
    %batch_norm_backward_default_0_input : [num_users=1] = placeholder[target=batch_norm_backward_default_0_input]
    %batch_norm_backward_default_0_weight : [num_users=1] = placeholder[target=batch_norm_backward_default_0_weight]
    %batch_norm_backward_default_0_running_mean : [num_users=1] = placeholder[target=batch_norm_backward_default_0_running_mean]
    %batch_norm_backward_default_0_running_var : [num_users=1] = placeholder[target=batch_norm_backward_default_0_running_var]
    %batch_norm_backward_default_0_save_mean : [num_users=1] = placeholder[target=batch_norm_backward_default_0_save_mean]
    %batch_norm_backward_default_0_save_var : [num_users=1] = placeholder[target=batch_norm_backward_default_0_save_var]
    %batch_norm_backward_default_0_reserve : [num_users=1] = placeholder[target=batch_norm_backward_default_0_reserve]
    %layer_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.layer_norm.default](args = (%layer_norm_default_0_input, [4], %layer_norm_default_0_weight, %layer_norm_default_0_bias), kwargs = {})
    %layer_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.layer_norm.default](args = (%layer_norm_default_1_input, [3, 4]), kwargs = {})
    %group_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.group_norm.default](args = (%group_norm_default_0_input, 2, %group_norm_default_0_weight, %group_norm_default_0_bias), kwargs = {})
    %group_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.group_norm.default](args = (%group_norm_default_1_input, 4), kwargs = {})
    %batch_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.batch_norm.default](args = (%batch_norm_default_0_input, %batch_norm_default_0_weight, %batch_norm_default_0_bias, %batch_norm_default_0_running_mean, %batch_norm_default_0_running_var, False, 0.1, 1e-05, False), kwargs = {})
    %batch_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.batch_norm.default](args = (%batch_norm_default_1_input, None, None, None, None, True, 0.1, 1e-05, False), kwargs = {})
    %instance_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.instance_norm.default](args = (%instance_norm_default_0_input, %instance_norm_default_0_weight, %instance_norm_default_0_bias, None, None, True, 0.1, 1e-05, False), kwargs = {})
    %instance_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.instance_norm.default](args = (%instance_norm_default_1_input, None, None, %instance_norm_default_1_running_mean, %instance_norm_default_1_running_var, False, 0.1, 1e-05, False), kwargs = {})
    %rms_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten.rms_norm.default](args = (%rms_norm_default_0_input, [4], %rms_norm_default_0_weight, 1e-06), kwargs = {})
    %rms_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten.rms_norm.default](args = (%rms_norm_default_1_input, [3, 4]), kwargs = {})
    %weight_norm_default_0 : [num_users=1] = call_function[target=torch.ops.aten._weight_norm.default](args = (%weight_norm_default_0_v, %weight_norm_default_0_g), kwargs = {})
    %weight_norm_default_1 : [num_users=1] = call_function[target=torch.ops.aten._weight_norm.default](args = (%weight_norm_default_1_v, %weight_norm_default_1_g, 1), kwargs = {})
    %norm_except_dim_default_0 : [num_users=1] = call_function[target=torch.ops.aten.norm_except_dim.default](args = (%norm_except_dim_default_0_v,), kwargs = {})
    %norm_except_dim_default_1 : [num_users=1] = call_function[target=torch.ops.aten.norm_except_dim.default](args = (%norm_except_dim_default_1_v, 2, 1), kwargs = {})
    %softmax_int_0 : [num_users=1] = call_function[target=torch.ops.aten.softmax.int](args = (%softmax_int_0_self, 1), kwargs = {})
    %softmax_int_1 : [num_users=1] = call_function[target=torch.ops.aten.softmax.int](args = (%softmax_int_1_self, 0, torch.float64), kwargs = {})
    %log_softmax_int_0 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%log_softmax_int_0_self, 1), kwargs = {})
    %log_softmax_int_1 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%log_softmax_int_1_self, 0, torch.float64), kwargs = {})
    %special_log_softmax_default_0 : [num_users=1] = call_function[target=torch.ops.aten.special_log_softmax.default](args = (%special_log_softmax_default_0_self, 1), kwargs = {})
    %log_sigmoid_default_0 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid.default](args = (%log_sigmoid_default_0_self,), kwargs = {})
    %batch_norm_with_update_default_0_running_mean_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%batch_norm_with_update_default_0_running_mean,), kwargs = {})
    %batch_norm_with_update_default_0_running_var_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%batch_norm_with_update_default_0_running_var,), kwargs = {})
    %batch_norm_with_update_default_0 : [num_users=4] = call_function[target=torch.ops.aten._batch_norm_with_update.default](args = (%batch_norm_with_update_default_0_input, %batch_norm_with_update_default_0_weight, %batch_norm_with_update_default_0_bias, %batch_norm_with_update_default_0_running_mean_clone, %batch_norm_with_update_default_0_running_var_clone, 0.1, 1e-05), kwargs = {})
    %batch_norm_with_update_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_default_0, 0), kwargs = {})
    %batch_norm_with_update_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_default_0, 1), kwargs = {})
    %batch_norm_with_update_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_default_0, 2), kwargs = {})
    %batch_norm_with_update_default_0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_default_0, 3), kwargs = {})
    %batch_norm_with_update_functional_default_0 : [num_users=6] = call_function[target=torch.ops.aten._batch_norm_with_update_functional.default](args = (%batch_norm_with_update_functional_default_0_input, %batch_norm_with_update_functional_default_0_weight, %batch_norm_with_update_functional_default_0_bias, %batch_norm_with_update_functional_default_0_running_mean, %batch_norm_with_update_functional_default_0_running_var, 0.1, 1e-05), kwargs = {})
    %batch_norm_with_update_functional_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_0, 0), kwargs = {})
    %batch_norm_with_update_functional_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_0, 1), kwargs = {})
    %batch_norm_with_update_functional_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_0, 2), kwargs = {})
    %batch_norm_with_update_functional_default_0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_0, 3), kwargs = {})
    %batch_norm_with_update_functional_default_0_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_0, 4), kwargs = {})
    %batch_norm_with_update_functional_default_0_out5 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_0, 5), kwargs = {})
    %batch_norm_with_update_functional_default_1 : [num_users=6] = call_function[target=torch.ops.aten._batch_norm_with_update_functional.default](args = (%batch_norm_with_update_functional_default_1_input, %batch_norm_with_update_functional_default_1_weight, None, %batch_norm_with_update_functional_default_1_running_mean, %batch_norm_with_update_functional_default_1_running_var, 0.0, 0.001), kwargs = {})
    %batch_norm_with_update_functional_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_1, 0), kwargs = {})
    %batch_norm_with_update_functional_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_1, 1), kwargs = {})
    %batch_norm_with_update_functional_default_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_1, 2), kwargs = {})
    %batch_norm_with_update_functional_default_1_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_1, 3), kwargs = {})
    %batch_norm_with_update_functional_default_1_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_1, 4), kwargs = {})
    %batch_norm_with_update_functional_default_1_out5 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_with_update_functional_default_1, 5), kwargs = {})
    %batch_norm_no_update_default_0 : [num_users=4] = call_function[target=torch.ops.aten._batch_norm_no_update.default](args = (%batch_norm_no_update_default_0_input, %batch_norm_no_update_default_0_weight, %batch_norm_no_update_default_0_bias, %batch_norm_no_update_default_0_running_mean, %batch_norm_no_update_default_0_running_var, 0.1, 1e-05), kwargs = {})
    %batch_norm_no_update_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_no_update_default_0, 0), kwargs = {})
    %batch_norm_no_update_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_no_update_default_0, 1), kwargs = {})
    %batch_norm_no_update_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_no_update_default_0, 2), kwargs = {})
    %batch_norm_no_update_default_0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_no_update_default_0, 3), kwargs = {})
    %batch_norm_backward_default_0 : [num_users=3] = call_function[target=torch.ops.aten.batch_norm_backward.default](args = (%batch_norm_backward_default_0_grad_out, %batch_norm_backward_default_0_input, %batch_norm_backward_default_0_weight, %batch_norm_backward_default_0_running_mean, %batch_norm_backward_default_0_running_var, %batch_norm_backward_default_0_save_mean, %batch_norm_backward_default_0_save_var, True, 1e-05, [True, True, True], %batch_norm_backward_default_0_reserve), kwargs = {})
    %batch_norm_backward_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_backward_default_0, 0), kwargs = {})
    %batch_norm_backward_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_backward_default_0, 1), kwargs = {})
    %batch_norm_backward_default_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%batch_norm_backward_default_0, 2), kwargs = {})
    return (layer_norm_default_0, layer_norm_default_1, group_norm_default_0, group_norm_default_1, batch_norm_default_0, batch_norm_default_1, instance_norm_default_0, instance_norm_default_1, rms_norm_default_0, rms_norm_default_1, weight_norm_default_0, weight_norm_default_1, norm_except_dim_default_0, norm_except_dim_default_1, softmax_int_0, softmax_int_1, log_softmax_int_0, log_softmax_int_1, special_log_softmax_default_0, log_sigmoid_default_0, batch_norm_with_update_default_0_running_var_clone, batch_norm_with_update_default_0_out0, batch_norm_with_update_default_0_out1, batch_norm_with_update_default_0_out2, batch_norm_with_update_default_0_out3, batch_norm_with_update_functional_default_0_out0, batch_norm_with_update_functional_default_0_out1, batch_norm_with_update_functional_default_0_out2, batch_norm_with_update_functional_default_0_out3, batch_norm_with_update_functional_default_0_out4, batch_norm_with_update_functional_default_0_out5, batch_norm_with_update_functional_default_1_out0, batch_norm_with_update_functional_default_1_out1, batch_norm_with_update_functional_default_1_out2, batch_norm_with_update_functional_default_1_out3, batch_norm_with_update_functional_default_1_out4, batch_norm_with_update_functional_default_1_out5, batch_norm_no_update_default_0_out0, batch_norm_no_update_default_0_out1, batch_norm_no_update_default_0_out2, batch_norm_no_update_default_0_out3, batch_norm_backward_default_0_out0, batch_norm_backward_default_0_out1, batch_norm_backward_default_0_out2)
