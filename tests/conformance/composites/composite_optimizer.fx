# conformance: composite_optimizer
# values: composite_optimizer.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %fused_adam_inplace_default_0_self_0 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_self_0]
    %fused_adam_inplace_default_0_self_1 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_self_1]
    %fused_adam_inplace_default_0_grads_0 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_grads_0]
    %fused_adam_inplace_default_0_grads_1 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_grads_1]
    %fused_adam_inplace_default_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_exp_avgs_0]
    %fused_adam_inplace_default_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_exp_avgs_1]
    %fused_adam_inplace_default_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_exp_avg_sqs_0]
    %fused_adam_inplace_default_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_exp_avg_sqs_1]
    %fused_adam_inplace_default_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_max_exp_avg_sqs_0]
    %fused_adam_inplace_default_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_max_exp_avg_sqs_1]
    %fused_adam_inplace_default_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_state_steps_0]
    %fused_adam_inplace_default_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adam_inplace_default_0_state_steps_1]
    %fused_adam_default_0_self_0 : [num_users=1] = placeholder[target=fused_adam_default_0_self_0]
    %fused_adam_default_0_self_1 : [num_users=1] = placeholder[target=fused_adam_default_0_self_1]
    %fused_adam_default_0_grads_0 : [num_users=1] = placeholder[target=fused_adam_default_0_grads_0]
    %fused_adam_default_0_grads_1 : [num_users=1] = placeholder[target=fused_adam_default_0_grads_1]
    %fused_adam_default_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adam_default_0_exp_avgs_0]
    %fused_adam_default_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adam_default_0_exp_avgs_1]
    %fused_adam_default_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_default_0_exp_avg_sqs_0]
    %fused_adam_default_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_default_0_exp_avg_sqs_1]
    %fused_adam_default_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_default_0_max_exp_avg_sqs_0]
    %fused_adam_default_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_default_0_max_exp_avg_sqs_1]
    %fused_adam_default_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adam_default_0_state_steps_0]
    %fused_adam_default_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adam_default_0_state_steps_1]
    %fused_adam_default_1_self_0 : [num_users=1] = placeholder[target=fused_adam_default_1_self_0]
    %fused_adam_default_1_self_1 : [num_users=1] = placeholder[target=fused_adam_default_1_self_1]
    %fused_adam_default_1_grads_0 : [num_users=1] = placeholder[target=fused_adam_default_1_grads_0]
    %fused_adam_default_1_grads_1 : [num_users=1] = placeholder[target=fused_adam_default_1_grads_1]
    %fused_adam_default_1_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adam_default_1_exp_avgs_0]
    %fused_adam_default_1_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adam_default_1_exp_avgs_1]
    %fused_adam_default_1_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_default_1_exp_avg_sqs_0]
    %fused_adam_default_1_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_default_1_exp_avg_sqs_1]
    %fused_adam_default_1_state_steps_0 : [num_users=1] = placeholder[target=fused_adam_default_1_state_steps_0]
    %fused_adam_default_1_state_steps_1 : [num_users=1] = placeholder[target=fused_adam_default_1_state_steps_1]
    %fused_adam_default_1_grad_scale : [num_users=1] = placeholder[target=fused_adam_default_1_grad_scale]
    %fused_adam_default_1_found_inf : [num_users=1] = placeholder[target=fused_adam_default_1_found_inf]
    %fused_adam_default_2_self_0 : [num_users=1] = placeholder[target=fused_adam_default_2_self_0]
    %fused_adam_default_2_self_1 : [num_users=1] = placeholder[target=fused_adam_default_2_self_1]
    %fused_adam_default_2_grads_0 : [num_users=1] = placeholder[target=fused_adam_default_2_grads_0]
    %fused_adam_default_2_grads_1 : [num_users=1] = placeholder[target=fused_adam_default_2_grads_1]
    %fused_adam_default_2_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adam_default_2_exp_avgs_0]
    %fused_adam_default_2_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adam_default_2_exp_avgs_1]
    %fused_adam_default_2_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_default_2_exp_avg_sqs_0]
    %fused_adam_default_2_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_default_2_exp_avg_sqs_1]
    %fused_adam_default_2_state_steps_0 : [num_users=1] = placeholder[target=fused_adam_default_2_state_steps_0]
    %fused_adam_default_2_state_steps_1 : [num_users=1] = placeholder[target=fused_adam_default_2_state_steps_1]
    %fused_adam_default_2_found_inf : [num_users=1] = placeholder[target=fused_adam_default_2_found_inf]
    %fused_adam_inplace_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_self_0]
    %fused_adam_inplace_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_self_1]
    %fused_adam_inplace_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_grads_0]
    %fused_adam_inplace_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_grads_1]
    %fused_adam_inplace_tensor_lr_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_exp_avgs_0]
    %fused_adam_inplace_tensor_lr_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_exp_avgs_1]
    %fused_adam_inplace_tensor_lr_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_exp_avg_sqs_0]
    %fused_adam_inplace_tensor_lr_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_exp_avg_sqs_1]
    %fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_0]
    %fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_1]
    %fused_adam_inplace_tensor_lr_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_state_steps_0]
    %fused_adam_inplace_tensor_lr_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_state_steps_1]
    %fused_adam_inplace_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_adam_inplace_tensor_lr_0_lr]
    %fused_adam_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_self_0]
    %fused_adam_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_self_1]
    %fused_adam_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_grads_0]
    %fused_adam_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_grads_1]
    %fused_adam_tensor_lr_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_exp_avgs_0]
    %fused_adam_tensor_lr_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_exp_avgs_1]
    %fused_adam_tensor_lr_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_exp_avg_sqs_0]
    %fused_adam_tensor_lr_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_exp_avg_sqs_1]
    %fused_adam_tensor_lr_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_max_exp_avg_sqs_0]
    %fused_adam_tensor_lr_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_max_exp_avg_sqs_1]
    %fused_adam_tensor_lr_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_state_steps_0]
    %fused_adam_tensor_lr_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_state_steps_1]
    %fused_adam_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_adam_tensor_lr_0_lr]
    %fused_adamw_inplace_default_0_self_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_self_0]
    %fused_adamw_inplace_default_0_self_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_self_1]
    %fused_adamw_inplace_default_0_grads_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_grads_0]
    %fused_adamw_inplace_default_0_grads_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_grads_1]
    %fused_adamw_inplace_default_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_exp_avgs_0]
    %fused_adamw_inplace_default_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_exp_avgs_1]
    %fused_adamw_inplace_default_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_exp_avg_sqs_0]
    %fused_adamw_inplace_default_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_exp_avg_sqs_1]
    %fused_adamw_inplace_default_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_max_exp_avg_sqs_0]
    %fused_adamw_inplace_default_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_max_exp_avg_sqs_1]
    %fused_adamw_inplace_default_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_state_steps_0]
    %fused_adamw_inplace_default_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_default_0_state_steps_1]
    %fused_adamw_default_0_self_0 : [num_users=1] = placeholder[target=fused_adamw_default_0_self_0]
    %fused_adamw_default_0_self_1 : [num_users=1] = placeholder[target=fused_adamw_default_0_self_1]
    %fused_adamw_default_0_grads_0 : [num_users=1] = placeholder[target=fused_adamw_default_0_grads_0]
    %fused_adamw_default_0_grads_1 : [num_users=1] = placeholder[target=fused_adamw_default_0_grads_1]
    %fused_adamw_default_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adamw_default_0_exp_avgs_0]
    %fused_adamw_default_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adamw_default_0_exp_avgs_1]
    %fused_adamw_default_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_default_0_exp_avg_sqs_0]
    %fused_adamw_default_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_default_0_exp_avg_sqs_1]
    %fused_adamw_default_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_default_0_max_exp_avg_sqs_0]
    %fused_adamw_default_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_default_0_max_exp_avg_sqs_1]
    %fused_adamw_default_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adamw_default_0_state_steps_0]
    %fused_adamw_default_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adamw_default_0_state_steps_1]
    %fused_adamw_default_1_self_0 : [num_users=1] = placeholder[target=fused_adamw_default_1_self_0]
    %fused_adamw_default_1_self_1 : [num_users=1] = placeholder[target=fused_adamw_default_1_self_1]
    %fused_adamw_default_1_grads_0 : [num_users=1] = placeholder[target=fused_adamw_default_1_grads_0]
    %fused_adamw_default_1_grads_1 : [num_users=1] = placeholder[target=fused_adamw_default_1_grads_1]
    %fused_adamw_default_1_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adamw_default_1_exp_avgs_0]
    %fused_adamw_default_1_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adamw_default_1_exp_avgs_1]
    %fused_adamw_default_1_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_default_1_exp_avg_sqs_0]
    %fused_adamw_default_1_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_default_1_exp_avg_sqs_1]
    %fused_adamw_default_1_state_steps_0 : [num_users=1] = placeholder[target=fused_adamw_default_1_state_steps_0]
    %fused_adamw_default_1_state_steps_1 : [num_users=1] = placeholder[target=fused_adamw_default_1_state_steps_1]
    %fused_adamw_default_1_grad_scale : [num_users=1] = placeholder[target=fused_adamw_default_1_grad_scale]
    %fused_adamw_default_1_found_inf : [num_users=1] = placeholder[target=fused_adamw_default_1_found_inf]
    %fused_adamw_default_2_self_0 : [num_users=1] = placeholder[target=fused_adamw_default_2_self_0]
    %fused_adamw_default_2_self_1 : [num_users=1] = placeholder[target=fused_adamw_default_2_self_1]
    %fused_adamw_default_2_grads_0 : [num_users=1] = placeholder[target=fused_adamw_default_2_grads_0]
    %fused_adamw_default_2_grads_1 : [num_users=1] = placeholder[target=fused_adamw_default_2_grads_1]
    %fused_adamw_default_2_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adamw_default_2_exp_avgs_0]
    %fused_adamw_default_2_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adamw_default_2_exp_avgs_1]
    %fused_adamw_default_2_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_default_2_exp_avg_sqs_0]
    %fused_adamw_default_2_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_default_2_exp_avg_sqs_1]
    %fused_adamw_default_2_state_steps_0 : [num_users=1] = placeholder[target=fused_adamw_default_2_state_steps_0]
    %fused_adamw_default_2_state_steps_1 : [num_users=1] = placeholder[target=fused_adamw_default_2_state_steps_1]
    %fused_adamw_default_2_found_inf : [num_users=1] = placeholder[target=fused_adamw_default_2_found_inf]
    %fused_adamw_inplace_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_self_0]
    %fused_adamw_inplace_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_self_1]
    %fused_adamw_inplace_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_grads_0]
    %fused_adamw_inplace_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_grads_1]
    %fused_adamw_inplace_tensor_lr_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_exp_avgs_0]
    %fused_adamw_inplace_tensor_lr_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_exp_avgs_1]
    %fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_0]
    %fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_1]
    %fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_0]
    %fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_1]
    %fused_adamw_inplace_tensor_lr_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_state_steps_0]
    %fused_adamw_inplace_tensor_lr_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_state_steps_1]
    %fused_adamw_inplace_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_adamw_inplace_tensor_lr_0_lr]
    %fused_adamw_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_self_0]
    %fused_adamw_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_self_1]
    %fused_adamw_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_grads_0]
    %fused_adamw_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_grads_1]
    %fused_adamw_tensor_lr_0_exp_avgs_0 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_exp_avgs_0]
    %fused_adamw_tensor_lr_0_exp_avgs_1 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_exp_avgs_1]
    %fused_adamw_tensor_lr_0_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_exp_avg_sqs_0]
    %fused_adamw_tensor_lr_0_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_exp_avg_sqs_1]
    %fused_adamw_tensor_lr_0_max_exp_avg_sqs_0 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_max_exp_avg_sqs_0]
    %fused_adamw_tensor_lr_0_max_exp_avg_sqs_1 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_max_exp_avg_sqs_1]
    %fused_adamw_tensor_lr_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_state_steps_0]
    %fused_adamw_tensor_lr_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_state_steps_1]
    %fused_adamw_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_adamw_tensor_lr_0_lr]
    %fused_sgd_inplace_default_0_self_0 : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_self_0]
    %fused_sgd_inplace_default_0_self_1 : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_self_1]
    %fused_sgd_inplace_default_0_grads_0 : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_grads_0]
    %fused_sgd_inplace_default_0_grads_1 : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_grads_1]
    %fused_sgd_inplace_default_0_momentum_buffer_list_0 : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_momentum_buffer_list_0]
    %fused_sgd_inplace_default_0_momentum_buffer_list_1 : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_momentum_buffer_list_1]
    %fused_sgd_inplace_default_0_grad_scale : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_grad_scale]
    %fused_sgd_inplace_default_0_found_inf : [num_users=1] = placeholder[target=fused_sgd_inplace_default_0_found_inf]
    %fused_sgd_default_0_self_0 : [num_users=1] = placeholder[target=fused_sgd_default_0_self_0]
    %fused_sgd_default_0_self_1 : [num_users=1] = placeholder[target=fused_sgd_default_0_self_1]
    %fused_sgd_default_0_grads_0 : [num_users=1] = placeholder[target=fused_sgd_default_0_grads_0]
    %fused_sgd_default_0_grads_1 : [num_users=1] = placeholder[target=fused_sgd_default_0_grads_1]
    %fused_sgd_default_0_momentum_buffer_list_0 : [num_users=1] = placeholder[target=fused_sgd_default_0_momentum_buffer_list_0]
    %fused_sgd_default_0_momentum_buffer_list_1 : [num_users=1] = placeholder[target=fused_sgd_default_0_momentum_buffer_list_1]
    %fused_sgd_default_0_grad_scale : [num_users=1] = placeholder[target=fused_sgd_default_0_grad_scale]
    %fused_sgd_default_0_found_inf : [num_users=1] = placeholder[target=fused_sgd_default_0_found_inf]
    %fused_sgd_default_1_self_0 : [num_users=1] = placeholder[target=fused_sgd_default_1_self_0]
    %fused_sgd_default_1_self_1 : [num_users=1] = placeholder[target=fused_sgd_default_1_self_1]
    %fused_sgd_default_1_grads_0 : [num_users=1] = placeholder[target=fused_sgd_default_1_grads_0]
    %fused_sgd_default_1_grads_1 : [num_users=1] = placeholder[target=fused_sgd_default_1_grads_1]
    %fused_sgd_default_1_momentum_buffer_list_0 : [num_users=1] = placeholder[target=fused_sgd_default_1_momentum_buffer_list_0]
    %fused_sgd_default_1_momentum_buffer_list_1 : [num_users=1] = placeholder[target=fused_sgd_default_1_momentum_buffer_list_1]
    %fused_sgd_default_2_self_0 : [num_users=1] = placeholder[target=fused_sgd_default_2_self_0]
    %fused_sgd_default_2_self_1 : [num_users=1] = placeholder[target=fused_sgd_default_2_self_1]
    %fused_sgd_default_2_grads_0 : [num_users=1] = placeholder[target=fused_sgd_default_2_grads_0]
    %fused_sgd_default_2_grads_1 : [num_users=1] = placeholder[target=fused_sgd_default_2_grads_1]
    %fused_sgd_inplace_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_self_0]
    %fused_sgd_inplace_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_self_1]
    %fused_sgd_inplace_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_grads_0]
    %fused_sgd_inplace_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_grads_1]
    %fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_0 : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_0]
    %fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_1 : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_1]
    %fused_sgd_inplace_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_lr]
    %fused_sgd_inplace_tensor_lr_0_grad_scale : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_grad_scale]
    %fused_sgd_inplace_tensor_lr_0_found_inf : [num_users=1] = placeholder[target=fused_sgd_inplace_tensor_lr_0_found_inf]
    %fused_sgd_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_self_0]
    %fused_sgd_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_self_1]
    %fused_sgd_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_grads_0]
    %fused_sgd_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_grads_1]
    %fused_sgd_tensor_lr_0_momentum_buffer_list_0 : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_momentum_buffer_list_0]
    %fused_sgd_tensor_lr_0_momentum_buffer_list_1 : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_momentum_buffer_list_1]
    %fused_sgd_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_lr]
    %fused_sgd_tensor_lr_0_grad_scale : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_grad_scale]
    %fused_sgd_tensor_lr_0_found_inf : [num_users=1] = placeholder[target=fused_sgd_tensor_lr_0_found_inf]
    %fused_adagrad_inplace_default_0_self_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_self_0]
    %fused_adagrad_inplace_default_0_self_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_self_1]
    %fused_adagrad_inplace_default_0_grads_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_grads_0]
    %fused_adagrad_inplace_default_0_grads_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_grads_1]
    %fused_adagrad_inplace_default_0_state_sums_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_state_sums_0]
    %fused_adagrad_inplace_default_0_state_sums_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_state_sums_1]
    %fused_adagrad_inplace_default_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_state_steps_0]
    %fused_adagrad_inplace_default_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_default_0_state_steps_1]
    %fused_adagrad_default_0_self_0 : [num_users=1] = placeholder[target=fused_adagrad_default_0_self_0]
    %fused_adagrad_default_0_self_1 : [num_users=1] = placeholder[target=fused_adagrad_default_0_self_1]
    %fused_adagrad_default_0_grads_0 : [num_users=1] = placeholder[target=fused_adagrad_default_0_grads_0]
    %fused_adagrad_default_0_grads_1 : [num_users=1] = placeholder[target=fused_adagrad_default_0_grads_1]
    %fused_adagrad_default_0_state_sums_0 : [num_users=1] = placeholder[target=fused_adagrad_default_0_state_sums_0]
    %fused_adagrad_default_0_state_sums_1 : [num_users=1] = placeholder[target=fused_adagrad_default_0_state_sums_1]
    %fused_adagrad_default_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adagrad_default_0_state_steps_0]
    %fused_adagrad_default_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adagrad_default_0_state_steps_1]
    %fused_adagrad_inplace_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_self_0]
    %fused_adagrad_inplace_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_self_1]
    %fused_adagrad_inplace_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_grads_0]
    %fused_adagrad_inplace_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_grads_1]
    %fused_adagrad_inplace_tensor_lr_0_state_sums_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_state_sums_0]
    %fused_adagrad_inplace_tensor_lr_0_state_sums_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_state_sums_1]
    %fused_adagrad_inplace_tensor_lr_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_state_steps_0]
    %fused_adagrad_inplace_tensor_lr_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_state_steps_1]
    %fused_adagrad_inplace_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_adagrad_inplace_tensor_lr_0_lr]
    %fused_adagrad_tensor_lr_0_self_0 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_self_0]
    %fused_adagrad_tensor_lr_0_self_1 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_self_1]
    %fused_adagrad_tensor_lr_0_grads_0 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_grads_0]
    %fused_adagrad_tensor_lr_0_grads_1 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_grads_1]
    %fused_adagrad_tensor_lr_0_state_sums_0 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_state_sums_0]
    %fused_adagrad_tensor_lr_0_state_sums_1 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_state_sums_1]
    %fused_adagrad_tensor_lr_0_state_steps_0 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_state_steps_0]
    %fused_adagrad_tensor_lr_0_state_steps_1 : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_state_steps_1]
    %fused_adagrad_tensor_lr_0_lr : [num_users=1] = placeholder[target=fused_adagrad_tensor_lr_0_lr]
    %fused_adam_inplace_default_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_self_0,), kwargs = {})
    %fused_adam_inplace_default_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_self_1,), kwargs = {})
    %fused_adam_inplace_default_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_grads_0,), kwargs = {})
    %fused_adam_inplace_default_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_grads_1,), kwargs = {})
    %fused_adam_inplace_default_0_exp_avgs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_exp_avgs_0,), kwargs = {})
    %fused_adam_inplace_default_0_exp_avgs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_exp_avgs_1,), kwargs = {})
    %fused_adam_inplace_default_0_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_exp_avg_sqs_0,), kwargs = {})
    %fused_adam_inplace_default_0_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_exp_avg_sqs_1,), kwargs = {})
    %fused_adam_inplace_default_0_max_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_max_exp_avg_sqs_0,), kwargs = {})
    %fused_adam_inplace_default_0_max_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_default_0_max_exp_avg_sqs_1,), kwargs = {})
    %fused_adam_inplace_default_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_adam_.default](args = ([%fused_adam_inplace_default_0_clone, %fused_adam_inplace_default_0_clone1], [%fused_adam_inplace_default_0_grads_clone, %fused_adam_inplace_default_0_grads_clone1], [%fused_adam_inplace_default_0_exp_avgs_clone, %fused_adam_inplace_default_0_exp_avgs_clone1], [%fused_adam_inplace_default_0_exp_avg_sqs_clone, %fused_adam_inplace_default_0_exp_avg_sqs_clone1], [%fused_adam_inplace_default_0_max_exp_avg_sqs_clone, %fused_adam_inplace_default_0_max_exp_avg_sqs_clone1], [%fused_adam_inplace_default_0_state_steps_0, %fused_adam_inplace_default_0_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adam_default_0 : [num_users=5] = call_function[target=torch.ops.aten._fused_adam.default](args = ([%fused_adam_default_0_self_0, %fused_adam_default_0_self_1], [%fused_adam_default_0_grads_0, %fused_adam_default_0_grads_1], [%fused_adam_default_0_exp_avgs_0, %fused_adam_default_0_exp_avgs_1], [%fused_adam_default_0_exp_avg_sqs_0, %fused_adam_default_0_exp_avg_sqs_1], [%fused_adam_default_0_max_exp_avg_sqs_0, %fused_adam_default_0_max_exp_avg_sqs_1], [%fused_adam_default_0_state_steps_0, %fused_adam_default_0_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adam_default_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_0, 0), kwargs = {})
    %fused_adam_default_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out0, 0), kwargs = {})
    %fused_adam_default_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out0, 1), kwargs = {})
    %fused_adam_default_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_0, 1), kwargs = {})
    %fused_adam_default_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out1, 0), kwargs = {})
    %fused_adam_default_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out1, 1), kwargs = {})
    %fused_adam_default_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_0, 2), kwargs = {})
    %fused_adam_default_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out2, 0), kwargs = {})
    %fused_adam_default_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out2, 1), kwargs = {})
    %fused_adam_default_0_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_0, 3), kwargs = {})
    %fused_adam_default_0_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out3, 0), kwargs = {})
    %fused_adam_default_0_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out3, 1), kwargs = {})
    %fused_adam_default_0_out4 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_0, 4), kwargs = {})
    %fused_adam_default_0_out4_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out4, 0), kwargs = {})
    %fused_adam_default_0_out4_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_0_out4, 1), kwargs = {})
    %fused_adam_default_1 : [num_users=5] = call_function[target=torch.ops.aten._fused_adam.default](args = ([%fused_adam_default_1_self_0, %fused_adam_default_1_self_1], [%fused_adam_default_1_grads_0, %fused_adam_default_1_grads_1], [%fused_adam_default_1_exp_avgs_0, %fused_adam_default_1_exp_avgs_1], [%fused_adam_default_1_exp_avg_sqs_0, %fused_adam_default_1_exp_avg_sqs_1], [], [%fused_adam_default_1_state_steps_0, %fused_adam_default_1_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: False, maximize: False, grad_scale: %fused_adam_default_1_grad_scale, found_inf: %fused_adam_default_1_found_inf})
    %fused_adam_default_1_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_1, 0), kwargs = {})
    %fused_adam_default_1_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out0, 0), kwargs = {})
    %fused_adam_default_1_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out0, 1), kwargs = {})
    %fused_adam_default_1_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_1, 1), kwargs = {})
    %fused_adam_default_1_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out1, 0), kwargs = {})
    %fused_adam_default_1_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out1, 1), kwargs = {})
    %fused_adam_default_1_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_1, 2), kwargs = {})
    %fused_adam_default_1_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out2, 0), kwargs = {})
    %fused_adam_default_1_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out2, 1), kwargs = {})
    %fused_adam_default_1_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_1, 3), kwargs = {})
    %fused_adam_default_1_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out3, 0), kwargs = {})
    %fused_adam_default_1_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_1_out3, 1), kwargs = {})
    %fused_adam_default_1_out4 : [num_users=0] = call_function[target=operator.getitem](args = (%fused_adam_default_1, 4), kwargs = {})
    %fused_adam_default_2 : [num_users=5] = call_function[target=torch.ops.aten._fused_adam.default](args = ([%fused_adam_default_2_self_0, %fused_adam_default_2_self_1], [%fused_adam_default_2_grads_0, %fused_adam_default_2_grads_1], [%fused_adam_default_2_exp_avgs_0, %fused_adam_default_2_exp_avgs_1], [%fused_adam_default_2_exp_avg_sqs_0, %fused_adam_default_2_exp_avg_sqs_1], [], [%fused_adam_default_2_state_steps_0, %fused_adam_default_2_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: False, maximize: False, found_inf: %fused_adam_default_2_found_inf})
    %fused_adam_default_2_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_2, 0), kwargs = {})
    %fused_adam_default_2_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out0, 0), kwargs = {})
    %fused_adam_default_2_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out0, 1), kwargs = {})
    %fused_adam_default_2_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_2, 1), kwargs = {})
    %fused_adam_default_2_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out1, 0), kwargs = {})
    %fused_adam_default_2_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out1, 1), kwargs = {})
    %fused_adam_default_2_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_2, 2), kwargs = {})
    %fused_adam_default_2_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out2, 0), kwargs = {})
    %fused_adam_default_2_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out2, 1), kwargs = {})
    %fused_adam_default_2_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_default_2, 3), kwargs = {})
    %fused_adam_default_2_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out3, 0), kwargs = {})
    %fused_adam_default_2_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_default_2_out3, 1), kwargs = {})
    %fused_adam_default_2_out4 : [num_users=0] = call_function[target=operator.getitem](args = (%fused_adam_default_2, 4), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_self_0,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_self_1,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_grads_0,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_grads_1,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_exp_avgs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_exp_avgs_0,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_exp_avgs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_exp_avgs_1,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_exp_avg_sqs_0,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_exp_avg_sqs_1,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_0,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_1,), kwargs = {})
    %fused_adam_inplace_tensor_lr_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_adam_.tensor_lr](args = ([%fused_adam_inplace_tensor_lr_0_clone, %fused_adam_inplace_tensor_lr_0_clone1], [%fused_adam_inplace_tensor_lr_0_grads_clone, %fused_adam_inplace_tensor_lr_0_grads_clone1], [%fused_adam_inplace_tensor_lr_0_exp_avgs_clone, %fused_adam_inplace_tensor_lr_0_exp_avgs_clone1], [%fused_adam_inplace_tensor_lr_0_exp_avg_sqs_clone, %fused_adam_inplace_tensor_lr_0_exp_avg_sqs_clone1], [%fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_clone, %fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_clone1], [%fused_adam_inplace_tensor_lr_0_state_steps_0, %fused_adam_inplace_tensor_lr_0_state_steps_1]), kwargs = {lr: %fused_adam_inplace_tensor_lr_0_lr, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adam_tensor_lr_0 : [num_users=5] = call_function[target=torch.ops.aten._fused_adam.tensor_lr](args = ([%fused_adam_tensor_lr_0_self_0, %fused_adam_tensor_lr_0_self_1], [%fused_adam_tensor_lr_0_grads_0, %fused_adam_tensor_lr_0_grads_1], [%fused_adam_tensor_lr_0_exp_avgs_0, %fused_adam_tensor_lr_0_exp_avgs_1], [%fused_adam_tensor_lr_0_exp_avg_sqs_0, %fused_adam_tensor_lr_0_exp_avg_sqs_1], [%fused_adam_tensor_lr_0_max_exp_avg_sqs_0, %fused_adam_tensor_lr_0_max_exp_avg_sqs_1], [%fused_adam_tensor_lr_0_state_steps_0, %fused_adam_tensor_lr_0_state_steps_1]), kwargs = {lr: %fused_adam_tensor_lr_0_lr, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adam_tensor_lr_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0, 0), kwargs = {})
    %fused_adam_tensor_lr_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out0, 0), kwargs = {})
    %fused_adam_tensor_lr_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out0, 1), kwargs = {})
    %fused_adam_tensor_lr_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0, 1), kwargs = {})
    %fused_adam_tensor_lr_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out1, 0), kwargs = {})
    %fused_adam_tensor_lr_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out1, 1), kwargs = {})
    %fused_adam_tensor_lr_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0, 2), kwargs = {})
    %fused_adam_tensor_lr_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out2, 0), kwargs = {})
    %fused_adam_tensor_lr_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out2, 1), kwargs = {})
    %fused_adam_tensor_lr_0_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0, 3), kwargs = {})
    %fused_adam_tensor_lr_0_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out3, 0), kwargs = {})
    %fused_adam_tensor_lr_0_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out3, 1), kwargs = {})
    %fused_adam_tensor_lr_0_out4 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0, 4), kwargs = {})
    %fused_adam_tensor_lr_0_out4_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out4, 0), kwargs = {})
    %fused_adam_tensor_lr_0_out4_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adam_tensor_lr_0_out4, 1), kwargs = {})
    %fused_adamw_inplace_default_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_self_0,), kwargs = {})
    %fused_adamw_inplace_default_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_self_1,), kwargs = {})
    %fused_adamw_inplace_default_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_grads_0,), kwargs = {})
    %fused_adamw_inplace_default_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_grads_1,), kwargs = {})
    %fused_adamw_inplace_default_0_exp_avgs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_exp_avgs_0,), kwargs = {})
    %fused_adamw_inplace_default_0_exp_avgs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_exp_avgs_1,), kwargs = {})
    %fused_adamw_inplace_default_0_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_exp_avg_sqs_0,), kwargs = {})
    %fused_adamw_inplace_default_0_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_exp_avg_sqs_1,), kwargs = {})
    %fused_adamw_inplace_default_0_max_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_max_exp_avg_sqs_0,), kwargs = {})
    %fused_adamw_inplace_default_0_max_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_default_0_max_exp_avg_sqs_1,), kwargs = {})
    %fused_adamw_inplace_default_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_adamw_.default](args = ([%fused_adamw_inplace_default_0_clone, %fused_adamw_inplace_default_0_clone1], [%fused_adamw_inplace_default_0_grads_clone, %fused_adamw_inplace_default_0_grads_clone1], [%fused_adamw_inplace_default_0_exp_avgs_clone, %fused_adamw_inplace_default_0_exp_avgs_clone1], [%fused_adamw_inplace_default_0_exp_avg_sqs_clone, %fused_adamw_inplace_default_0_exp_avg_sqs_clone1], [%fused_adamw_inplace_default_0_max_exp_avg_sqs_clone, %fused_adamw_inplace_default_0_max_exp_avg_sqs_clone1], [%fused_adamw_inplace_default_0_state_steps_0, %fused_adamw_inplace_default_0_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adamw_default_0 : [num_users=5] = call_function[target=torch.ops.aten._fused_adamw.default](args = ([%fused_adamw_default_0_self_0, %fused_adamw_default_0_self_1], [%fused_adamw_default_0_grads_0, %fused_adamw_default_0_grads_1], [%fused_adamw_default_0_exp_avgs_0, %fused_adamw_default_0_exp_avgs_1], [%fused_adamw_default_0_exp_avg_sqs_0, %fused_adamw_default_0_exp_avg_sqs_1], [%fused_adamw_default_0_max_exp_avg_sqs_0, %fused_adamw_default_0_max_exp_avg_sqs_1], [%fused_adamw_default_0_state_steps_0, %fused_adamw_default_0_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adamw_default_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_0, 0), kwargs = {})
    %fused_adamw_default_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out0, 0), kwargs = {})
    %fused_adamw_default_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out0, 1), kwargs = {})
    %fused_adamw_default_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_0, 1), kwargs = {})
    %fused_adamw_default_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out1, 0), kwargs = {})
    %fused_adamw_default_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out1, 1), kwargs = {})
    %fused_adamw_default_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_0, 2), kwargs = {})
    %fused_adamw_default_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out2, 0), kwargs = {})
    %fused_adamw_default_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out2, 1), kwargs = {})
    %fused_adamw_default_0_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_0, 3), kwargs = {})
    %fused_adamw_default_0_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out3, 0), kwargs = {})
    %fused_adamw_default_0_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out3, 1), kwargs = {})
    %fused_adamw_default_0_out4 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_0, 4), kwargs = {})
    %fused_adamw_default_0_out4_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out4, 0), kwargs = {})
    %fused_adamw_default_0_out4_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_0_out4, 1), kwargs = {})
    %fused_adamw_default_1 : [num_users=5] = call_function[target=torch.ops.aten._fused_adamw.default](args = ([%fused_adamw_default_1_self_0, %fused_adamw_default_1_self_1], [%fused_adamw_default_1_grads_0, %fused_adamw_default_1_grads_1], [%fused_adamw_default_1_exp_avgs_0, %fused_adamw_default_1_exp_avgs_1], [%fused_adamw_default_1_exp_avg_sqs_0, %fused_adamw_default_1_exp_avg_sqs_1], [], [%fused_adamw_default_1_state_steps_0, %fused_adamw_default_1_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: False, maximize: False, grad_scale: %fused_adamw_default_1_grad_scale, found_inf: %fused_adamw_default_1_found_inf})
    %fused_adamw_default_1_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_1, 0), kwargs = {})
    %fused_adamw_default_1_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out0, 0), kwargs = {})
    %fused_adamw_default_1_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out0, 1), kwargs = {})
    %fused_adamw_default_1_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_1, 1), kwargs = {})
    %fused_adamw_default_1_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out1, 0), kwargs = {})
    %fused_adamw_default_1_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out1, 1), kwargs = {})
    %fused_adamw_default_1_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_1, 2), kwargs = {})
    %fused_adamw_default_1_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out2, 0), kwargs = {})
    %fused_adamw_default_1_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out2, 1), kwargs = {})
    %fused_adamw_default_1_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_1, 3), kwargs = {})
    %fused_adamw_default_1_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out3, 0), kwargs = {})
    %fused_adamw_default_1_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_1_out3, 1), kwargs = {})
    %fused_adamw_default_1_out4 : [num_users=0] = call_function[target=operator.getitem](args = (%fused_adamw_default_1, 4), kwargs = {})
    %fused_adamw_default_2 : [num_users=5] = call_function[target=torch.ops.aten._fused_adamw.default](args = ([%fused_adamw_default_2_self_0, %fused_adamw_default_2_self_1], [%fused_adamw_default_2_grads_0, %fused_adamw_default_2_grads_1], [%fused_adamw_default_2_exp_avgs_0, %fused_adamw_default_2_exp_avgs_1], [%fused_adamw_default_2_exp_avg_sqs_0, %fused_adamw_default_2_exp_avg_sqs_1], [], [%fused_adamw_default_2_state_steps_0, %fused_adamw_default_2_state_steps_1]), kwargs = {lr: 0.1, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: False, maximize: False, found_inf: %fused_adamw_default_2_found_inf})
    %fused_adamw_default_2_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_2, 0), kwargs = {})
    %fused_adamw_default_2_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out0, 0), kwargs = {})
    %fused_adamw_default_2_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out0, 1), kwargs = {})
    %fused_adamw_default_2_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_2, 1), kwargs = {})
    %fused_adamw_default_2_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out1, 0), kwargs = {})
    %fused_adamw_default_2_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out1, 1), kwargs = {})
    %fused_adamw_default_2_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_2, 2), kwargs = {})
    %fused_adamw_default_2_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out2, 0), kwargs = {})
    %fused_adamw_default_2_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out2, 1), kwargs = {})
    %fused_adamw_default_2_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_default_2, 3), kwargs = {})
    %fused_adamw_default_2_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out3, 0), kwargs = {})
    %fused_adamw_default_2_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_default_2_out3, 1), kwargs = {})
    %fused_adamw_default_2_out4 : [num_users=0] = call_function[target=operator.getitem](args = (%fused_adamw_default_2, 4), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_self_0,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_self_1,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_grads_0,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_grads_1,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_exp_avgs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_exp_avgs_0,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_exp_avgs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_exp_avgs_1,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_0,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_1,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_0,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_1,), kwargs = {})
    %fused_adamw_inplace_tensor_lr_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_adamw_.tensor_lr](args = ([%fused_adamw_inplace_tensor_lr_0_clone, %fused_adamw_inplace_tensor_lr_0_clone1], [%fused_adamw_inplace_tensor_lr_0_grads_clone, %fused_adamw_inplace_tensor_lr_0_grads_clone1], [%fused_adamw_inplace_tensor_lr_0_exp_avgs_clone, %fused_adamw_inplace_tensor_lr_0_exp_avgs_clone1], [%fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_clone, %fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_clone1], [%fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_clone, %fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_clone1], [%fused_adamw_inplace_tensor_lr_0_state_steps_0, %fused_adamw_inplace_tensor_lr_0_state_steps_1]), kwargs = {lr: %fused_adamw_inplace_tensor_lr_0_lr, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adamw_tensor_lr_0 : [num_users=5] = call_function[target=torch.ops.aten._fused_adamw.tensor_lr](args = ([%fused_adamw_tensor_lr_0_self_0, %fused_adamw_tensor_lr_0_self_1], [%fused_adamw_tensor_lr_0_grads_0, %fused_adamw_tensor_lr_0_grads_1], [%fused_adamw_tensor_lr_0_exp_avgs_0, %fused_adamw_tensor_lr_0_exp_avgs_1], [%fused_adamw_tensor_lr_0_exp_avg_sqs_0, %fused_adamw_tensor_lr_0_exp_avg_sqs_1], [%fused_adamw_tensor_lr_0_max_exp_avg_sqs_0, %fused_adamw_tensor_lr_0_max_exp_avg_sqs_1], [%fused_adamw_tensor_lr_0_state_steps_0, %fused_adamw_tensor_lr_0_state_steps_1]), kwargs = {lr: %fused_adamw_tensor_lr_0_lr, beta1: 0.9, beta2: 0.99, weight_decay: 0.01, eps: 1e-08, amsgrad: True, maximize: True})
    %fused_adamw_tensor_lr_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0, 0), kwargs = {})
    %fused_adamw_tensor_lr_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out0, 0), kwargs = {})
    %fused_adamw_tensor_lr_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out0, 1), kwargs = {})
    %fused_adamw_tensor_lr_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0, 1), kwargs = {})
    %fused_adamw_tensor_lr_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out1, 0), kwargs = {})
    %fused_adamw_tensor_lr_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out1, 1), kwargs = {})
    %fused_adamw_tensor_lr_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0, 2), kwargs = {})
    %fused_adamw_tensor_lr_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out2, 0), kwargs = {})
    %fused_adamw_tensor_lr_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out2, 1), kwargs = {})
    %fused_adamw_tensor_lr_0_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0, 3), kwargs = {})
    %fused_adamw_tensor_lr_0_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out3, 0), kwargs = {})
    %fused_adamw_tensor_lr_0_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out3, 1), kwargs = {})
    %fused_adamw_tensor_lr_0_out4 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0, 4), kwargs = {})
    %fused_adamw_tensor_lr_0_out4_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out4, 0), kwargs = {})
    %fused_adamw_tensor_lr_0_out4_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adamw_tensor_lr_0_out4, 1), kwargs = {})
    %fused_sgd_inplace_default_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_default_0_self_0,), kwargs = {})
    %fused_sgd_inplace_default_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_default_0_self_1,), kwargs = {})
    %fused_sgd_inplace_default_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_default_0_grads_0,), kwargs = {})
    %fused_sgd_inplace_default_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_default_0_grads_1,), kwargs = {})
    %fused_sgd_inplace_default_0_momentum_buffer_list_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_default_0_momentum_buffer_list_0,), kwargs = {})
    %fused_sgd_inplace_default_0_momentum_buffer_list_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_default_0_momentum_buffer_list_1,), kwargs = {})
    %fused_sgd_inplace_default_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_sgd_.default](args = ([%fused_sgd_inplace_default_0_clone, %fused_sgd_inplace_default_0_clone1], [%fused_sgd_inplace_default_0_grads_clone, %fused_sgd_inplace_default_0_grads_clone1], [%fused_sgd_inplace_default_0_momentum_buffer_list_clone, %fused_sgd_inplace_default_0_momentum_buffer_list_clone1]), kwargs = {weight_decay: 0.01, momentum: 0.9, lr: 0.1, dampening: 0.1, nesterov: True, maximize: False, is_first_step: False, grad_scale: %fused_sgd_inplace_default_0_grad_scale, found_inf: %fused_sgd_inplace_default_0_found_inf})
    %fused_sgd_default_0 : [num_users=3] = call_function[target=torch.ops.aten._fused_sgd.default](args = ([%fused_sgd_default_0_self_0, %fused_sgd_default_0_self_1], [%fused_sgd_default_0_grads_0, %fused_sgd_default_0_grads_1], [%fused_sgd_default_0_momentum_buffer_list_0, %fused_sgd_default_0_momentum_buffer_list_1]), kwargs = {weight_decay: 0.01, momentum: 0.9, lr: 0.1, dampening: 0.1, nesterov: True, maximize: False, is_first_step: False, grad_scale: %fused_sgd_default_0_grad_scale, found_inf: %fused_sgd_default_0_found_inf})
    %fused_sgd_default_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_0, 0), kwargs = {})
    %fused_sgd_default_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_0_out0, 0), kwargs = {})
    %fused_sgd_default_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_0_out0, 1), kwargs = {})
    %fused_sgd_default_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_0, 1), kwargs = {})
    %fused_sgd_default_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_0_out1, 0), kwargs = {})
    %fused_sgd_default_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_0_out1, 1), kwargs = {})
    %fused_sgd_default_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_0, 2), kwargs = {})
    %fused_sgd_default_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_0_out2, 0), kwargs = {})
    %fused_sgd_default_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_0_out2, 1), kwargs = {})
    %fused_sgd_default_1 : [num_users=3] = call_function[target=torch.ops.aten._fused_sgd.default](args = ([%fused_sgd_default_1_self_0, %fused_sgd_default_1_self_1], [%fused_sgd_default_1_grads_0, %fused_sgd_default_1_grads_1], [%fused_sgd_default_1_momentum_buffer_list_0, %fused_sgd_default_1_momentum_buffer_list_1]), kwargs = {weight_decay: 0.01, momentum: 0.9, lr: 0.1, dampening: 0.1, nesterov: False, maximize: False, is_first_step: True})
    %fused_sgd_default_1_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_1, 0), kwargs = {})
    %fused_sgd_default_1_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_1_out0, 0), kwargs = {})
    %fused_sgd_default_1_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_1_out0, 1), kwargs = {})
    %fused_sgd_default_1_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_1, 1), kwargs = {})
    %fused_sgd_default_1_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_1_out1, 0), kwargs = {})
    %fused_sgd_default_1_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_1_out1, 1), kwargs = {})
    %fused_sgd_default_1_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_1, 2), kwargs = {})
    %fused_sgd_default_1_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_1_out2, 0), kwargs = {})
    %fused_sgd_default_1_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_1_out2, 1), kwargs = {})
    %fused_sgd_default_2 : [num_users=3] = call_function[target=torch.ops.aten._fused_sgd.default](args = ([%fused_sgd_default_2_self_0, %fused_sgd_default_2_self_1], [%fused_sgd_default_2_grads_0, %fused_sgd_default_2_grads_1], []), kwargs = {weight_decay: 0.01, momentum: 0.0, lr: 0.1, dampening: 0.1, nesterov: False, maximize: True, is_first_step: False})
    %fused_sgd_default_2_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_2, 0), kwargs = {})
    %fused_sgd_default_2_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_2_out0, 0), kwargs = {})
    %fused_sgd_default_2_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_2_out0, 1), kwargs = {})
    %fused_sgd_default_2_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_default_2, 1), kwargs = {})
    %fused_sgd_default_2_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_2_out1, 0), kwargs = {})
    %fused_sgd_default_2_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_default_2_out1, 1), kwargs = {})
    %fused_sgd_default_2_out2 : [num_users=0] = call_function[target=operator.getitem](args = (%fused_sgd_default_2, 2), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_tensor_lr_0_self_0,), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_tensor_lr_0_self_1,), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_tensor_lr_0_grads_0,), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_tensor_lr_0_grads_1,), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_0,), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_1,), kwargs = {})
    %fused_sgd_inplace_tensor_lr_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_sgd_.tensor_lr](args = ([%fused_sgd_inplace_tensor_lr_0_clone, %fused_sgd_inplace_tensor_lr_0_clone1], [%fused_sgd_inplace_tensor_lr_0_grads_clone, %fused_sgd_inplace_tensor_lr_0_grads_clone1], [%fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_clone, %fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_clone1]), kwargs = {weight_decay: 0.01, momentum: 0.9, lr: %fused_sgd_inplace_tensor_lr_0_lr, dampening: 0.1, nesterov: True, maximize: False, is_first_step: False, grad_scale: %fused_sgd_inplace_tensor_lr_0_grad_scale, found_inf: %fused_sgd_inplace_tensor_lr_0_found_inf})
    %fused_sgd_tensor_lr_0 : [num_users=3] = call_function[target=torch.ops.aten._fused_sgd.tensor_lr](args = ([%fused_sgd_tensor_lr_0_self_0, %fused_sgd_tensor_lr_0_self_1], [%fused_sgd_tensor_lr_0_grads_0, %fused_sgd_tensor_lr_0_grads_1], [%fused_sgd_tensor_lr_0_momentum_buffer_list_0, %fused_sgd_tensor_lr_0_momentum_buffer_list_1]), kwargs = {weight_decay: 0.01, momentum: 0.9, lr: %fused_sgd_tensor_lr_0_lr, dampening: 0.1, nesterov: True, maximize: False, is_first_step: False, grad_scale: %fused_sgd_tensor_lr_0_grad_scale, found_inf: %fused_sgd_tensor_lr_0_found_inf})
    %fused_sgd_tensor_lr_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0, 0), kwargs = {})
    %fused_sgd_tensor_lr_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0_out0, 0), kwargs = {})
    %fused_sgd_tensor_lr_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0_out0, 1), kwargs = {})
    %fused_sgd_tensor_lr_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0, 1), kwargs = {})
    %fused_sgd_tensor_lr_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0_out1, 0), kwargs = {})
    %fused_sgd_tensor_lr_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0_out1, 1), kwargs = {})
    %fused_sgd_tensor_lr_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0, 2), kwargs = {})
    %fused_sgd_tensor_lr_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0_out2, 0), kwargs = {})
    %fused_sgd_tensor_lr_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_sgd_tensor_lr_0_out2, 1), kwargs = {})
    %fused_adagrad_inplace_default_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_self_0,), kwargs = {})
    %fused_adagrad_inplace_default_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_self_1,), kwargs = {})
    %fused_adagrad_inplace_default_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_grads_0,), kwargs = {})
    %fused_adagrad_inplace_default_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_grads_1,), kwargs = {})
    %fused_adagrad_inplace_default_0_state_sums_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_state_sums_0,), kwargs = {})
    %fused_adagrad_inplace_default_0_state_sums_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_state_sums_1,), kwargs = {})
    %fused_adagrad_inplace_default_0_state_steps_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_state_steps_0,), kwargs = {})
    %fused_adagrad_inplace_default_0_state_steps_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_default_0_state_steps_1,), kwargs = {})
    %fused_adagrad_inplace_default_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_adagrad_.default](args = ([%fused_adagrad_inplace_default_0_clone, %fused_adagrad_inplace_default_0_clone1], [%fused_adagrad_inplace_default_0_grads_clone, %fused_adagrad_inplace_default_0_grads_clone1], [%fused_adagrad_inplace_default_0_state_sums_clone, %fused_adagrad_inplace_default_0_state_sums_clone1], [%fused_adagrad_inplace_default_0_state_steps_clone, %fused_adagrad_inplace_default_0_state_steps_clone1]), kwargs = {lr: 0.1, lr_decay: 0.1, weight_decay: 0.01, eps: 1e-08, maximize: True})
    %fused_adagrad_default_0 : [num_users=4] = call_function[target=torch.ops.aten._fused_adagrad.default](args = ([%fused_adagrad_default_0_self_0, %fused_adagrad_default_0_self_1], [%fused_adagrad_default_0_grads_0, %fused_adagrad_default_0_grads_1], [%fused_adagrad_default_0_state_sums_0, %fused_adagrad_default_0_state_sums_1], [%fused_adagrad_default_0_state_steps_0, %fused_adagrad_default_0_state_steps_1]), kwargs = {lr: 0.1, lr_decay: 0.1, weight_decay: 0.01, eps: 1e-08, maximize: True})
    %fused_adagrad_default_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0, 0), kwargs = {})
    %fused_adagrad_default_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out0, 0), kwargs = {})
    %fused_adagrad_default_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out0, 1), kwargs = {})
    %fused_adagrad_default_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0, 1), kwargs = {})
    %fused_adagrad_default_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out1, 0), kwargs = {})
    %fused_adagrad_default_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out1, 1), kwargs = {})
    %fused_adagrad_default_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0, 2), kwargs = {})
    %fused_adagrad_default_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out2, 0), kwargs = {})
    %fused_adagrad_default_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out2, 1), kwargs = {})
    %fused_adagrad_default_0_out3 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0, 3), kwargs = {})
    %fused_adagrad_default_0_out3_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out3, 0), kwargs = {})
    %fused_adagrad_default_0_out3_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_default_0_out3, 1), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_tensor_lr_0_self_0,), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_tensor_lr_0_self_1,), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0_grads_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_tensor_lr_0_grads_0,), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0_grads_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_tensor_lr_0_grads_1,), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0_state_sums_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_tensor_lr_0_state_sums_0,), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0_state_sums_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%fused_adagrad_inplace_tensor_lr_0_state_sums_1,), kwargs = {})
    %fused_adagrad_inplace_tensor_lr_0 : [num_users=0] = call_function[target=torch.ops.aten._fused_adagrad_.tensor_lr](args = ([%fused_adagrad_inplace_tensor_lr_0_clone, %fused_adagrad_inplace_tensor_lr_0_clone1], [%fused_adagrad_inplace_tensor_lr_0_grads_clone, %fused_adagrad_inplace_tensor_lr_0_grads_clone1], [%fused_adagrad_inplace_tensor_lr_0_state_sums_clone, %fused_adagrad_inplace_tensor_lr_0_state_sums_clone1], [%fused_adagrad_inplace_tensor_lr_0_state_steps_0, %fused_adagrad_inplace_tensor_lr_0_state_steps_1]), kwargs = {lr: %fused_adagrad_inplace_tensor_lr_0_lr, lr_decay: 0.1, weight_decay: 0.01, eps: 1e-08, maximize: True})
    %fused_adagrad_tensor_lr_0 : [num_users=3] = call_function[target=torch.ops.aten._fused_adagrad.tensor_lr](args = ([%fused_adagrad_tensor_lr_0_self_0, %fused_adagrad_tensor_lr_0_self_1], [%fused_adagrad_tensor_lr_0_grads_0, %fused_adagrad_tensor_lr_0_grads_1], [%fused_adagrad_tensor_lr_0_state_sums_0, %fused_adagrad_tensor_lr_0_state_sums_1], [%fused_adagrad_tensor_lr_0_state_steps_0, %fused_adagrad_tensor_lr_0_state_steps_1]), kwargs = {lr: %fused_adagrad_tensor_lr_0_lr, lr_decay: 0.1, weight_decay: 0.01, eps: 1e-08, maximize: True})
    %fused_adagrad_tensor_lr_0_out0 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0, 0), kwargs = {})
    %fused_adagrad_tensor_lr_0_out0_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0_out0, 0), kwargs = {})
    %fused_adagrad_tensor_lr_0_out0_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0_out0, 1), kwargs = {})
    %fused_adagrad_tensor_lr_0_out1 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0, 1), kwargs = {})
    %fused_adagrad_tensor_lr_0_out1_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0_out1, 0), kwargs = {})
    %fused_adagrad_tensor_lr_0_out1_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0_out1, 1), kwargs = {})
    %fused_adagrad_tensor_lr_0_out2 : [num_users=2] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0, 2), kwargs = {})
    %fused_adagrad_tensor_lr_0_out2_0 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0_out2, 0), kwargs = {})
    %fused_adagrad_tensor_lr_0_out2_1 : [num_users=1] = call_function[target=operator.getitem](args = (%fused_adagrad_tensor_lr_0_out2, 1), kwargs = {})
    return (fused_adam_inplace_default_0_clone, fused_adam_inplace_default_0_clone1, fused_adam_inplace_default_0_grads_clone, fused_adam_inplace_default_0_grads_clone1, fused_adam_inplace_default_0_exp_avgs_clone, fused_adam_inplace_default_0_exp_avgs_clone1, fused_adam_inplace_default_0_exp_avg_sqs_clone, fused_adam_inplace_default_0_exp_avg_sqs_clone1, fused_adam_inplace_default_0_max_exp_avg_sqs_clone, fused_adam_inplace_default_0_max_exp_avg_sqs_clone1, fused_adam_default_0_out0_0, fused_adam_default_0_out0_1, fused_adam_default_0_out1_0, fused_adam_default_0_out1_1, fused_adam_default_0_out2_0, fused_adam_default_0_out2_1, fused_adam_default_0_out3_0, fused_adam_default_0_out3_1, fused_adam_default_0_out4_0, fused_adam_default_0_out4_1, fused_adam_default_1_out0_0, fused_adam_default_1_out0_1, fused_adam_default_1_out1_0, fused_adam_default_1_out1_1, fused_adam_default_1_out2_0, fused_adam_default_1_out2_1, fused_adam_default_1_out3_0, fused_adam_default_1_out3_1, fused_adam_default_2_out0_0, fused_adam_default_2_out0_1, fused_adam_default_2_out1_0, fused_adam_default_2_out1_1, fused_adam_default_2_out2_0, fused_adam_default_2_out2_1, fused_adam_default_2_out3_0, fused_adam_default_2_out3_1, fused_adam_inplace_tensor_lr_0_clone, fused_adam_inplace_tensor_lr_0_clone1, fused_adam_inplace_tensor_lr_0_grads_clone, fused_adam_inplace_tensor_lr_0_grads_clone1, fused_adam_inplace_tensor_lr_0_exp_avgs_clone, fused_adam_inplace_tensor_lr_0_exp_avgs_clone1, fused_adam_inplace_tensor_lr_0_exp_avg_sqs_clone, fused_adam_inplace_tensor_lr_0_exp_avg_sqs_clone1, fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_clone, fused_adam_inplace_tensor_lr_0_max_exp_avg_sqs_clone1, fused_adam_tensor_lr_0_out0_0, fused_adam_tensor_lr_0_out0_1, fused_adam_tensor_lr_0_out1_0, fused_adam_tensor_lr_0_out1_1, fused_adam_tensor_lr_0_out2_0, fused_adam_tensor_lr_0_out2_1, fused_adam_tensor_lr_0_out3_0, fused_adam_tensor_lr_0_out3_1, fused_adam_tensor_lr_0_out4_0, fused_adam_tensor_lr_0_out4_1, fused_adamw_inplace_default_0_clone, fused_adamw_inplace_default_0_clone1, fused_adamw_inplace_default_0_grads_clone, fused_adamw_inplace_default_0_grads_clone1, fused_adamw_inplace_default_0_exp_avgs_clone, fused_adamw_inplace_default_0_exp_avgs_clone1, fused_adamw_inplace_default_0_exp_avg_sqs_clone, fused_adamw_inplace_default_0_exp_avg_sqs_clone1, fused_adamw_inplace_default_0_max_exp_avg_sqs_clone, fused_adamw_inplace_default_0_max_exp_avg_sqs_clone1, fused_adamw_default_0_out0_0, fused_adamw_default_0_out0_1, fused_adamw_default_0_out1_0, fused_adamw_default_0_out1_1, fused_adamw_default_0_out2_0, fused_adamw_default_0_out2_1, fused_adamw_default_0_out3_0, fused_adamw_default_0_out3_1, fused_adamw_default_0_out4_0, fused_adamw_default_0_out4_1, fused_adamw_default_1_out0_0, fused_adamw_default_1_out0_1, fused_adamw_default_1_out1_0, fused_adamw_default_1_out1_1, fused_adamw_default_1_out2_0, fused_adamw_default_1_out2_1, fused_adamw_default_1_out3_0, fused_adamw_default_1_out3_1, fused_adamw_default_2_out0_0, fused_adamw_default_2_out0_1, fused_adamw_default_2_out1_0, fused_adamw_default_2_out1_1, fused_adamw_default_2_out2_0, fused_adamw_default_2_out2_1, fused_adamw_default_2_out3_0, fused_adamw_default_2_out3_1, fused_adamw_inplace_tensor_lr_0_clone, fused_adamw_inplace_tensor_lr_0_clone1, fused_adamw_inplace_tensor_lr_0_grads_clone, fused_adamw_inplace_tensor_lr_0_grads_clone1, fused_adamw_inplace_tensor_lr_0_exp_avgs_clone, fused_adamw_inplace_tensor_lr_0_exp_avgs_clone1, fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_clone, fused_adamw_inplace_tensor_lr_0_exp_avg_sqs_clone1, fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_clone, fused_adamw_inplace_tensor_lr_0_max_exp_avg_sqs_clone1, fused_adamw_tensor_lr_0_out0_0, fused_adamw_tensor_lr_0_out0_1, fused_adamw_tensor_lr_0_out1_0, fused_adamw_tensor_lr_0_out1_1, fused_adamw_tensor_lr_0_out2_0, fused_adamw_tensor_lr_0_out2_1, fused_adamw_tensor_lr_0_out3_0, fused_adamw_tensor_lr_0_out3_1, fused_adamw_tensor_lr_0_out4_0, fused_adamw_tensor_lr_0_out4_1, fused_sgd_inplace_default_0_clone, fused_sgd_inplace_default_0_clone1, fused_sgd_inplace_default_0_grads_clone, fused_sgd_inplace_default_0_grads_clone1, fused_sgd_inplace_default_0_momentum_buffer_list_clone, fused_sgd_inplace_default_0_momentum_buffer_list_clone1, fused_sgd_default_0_out0_0, fused_sgd_default_0_out0_1, fused_sgd_default_0_out1_0, fused_sgd_default_0_out1_1, fused_sgd_default_0_out2_0, fused_sgd_default_0_out2_1, fused_sgd_default_1_out0_0, fused_sgd_default_1_out0_1, fused_sgd_default_1_out1_0, fused_sgd_default_1_out1_1, fused_sgd_default_1_out2_0, fused_sgd_default_1_out2_1, fused_sgd_default_2_out0_0, fused_sgd_default_2_out0_1, fused_sgd_default_2_out1_0, fused_sgd_default_2_out1_1, fused_sgd_inplace_tensor_lr_0_clone, fused_sgd_inplace_tensor_lr_0_clone1, fused_sgd_inplace_tensor_lr_0_grads_clone, fused_sgd_inplace_tensor_lr_0_grads_clone1, fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_clone, fused_sgd_inplace_tensor_lr_0_momentum_buffer_list_clone1, fused_sgd_tensor_lr_0_out0_0, fused_sgd_tensor_lr_0_out0_1, fused_sgd_tensor_lr_0_out1_0, fused_sgd_tensor_lr_0_out1_1, fused_sgd_tensor_lr_0_out2_0, fused_sgd_tensor_lr_0_out2_1, fused_adagrad_inplace_default_0_clone, fused_adagrad_inplace_default_0_clone1, fused_adagrad_inplace_default_0_grads_clone, fused_adagrad_inplace_default_0_grads_clone1, fused_adagrad_inplace_default_0_state_sums_clone, fused_adagrad_inplace_default_0_state_sums_clone1, fused_adagrad_inplace_default_0_state_steps_clone, fused_adagrad_inplace_default_0_state_steps_clone1, fused_adagrad_default_0_out0_0, fused_adagrad_default_0_out0_1, fused_adagrad_default_0_out1_0, fused_adagrad_default_0_out1_1, fused_adagrad_default_0_out2_0, fused_adagrad_default_0_out2_1, fused_adagrad_default_0_out3_0, fused_adagrad_default_0_out3_1, fused_adagrad_inplace_tensor_lr_0_clone, fused_adagrad_inplace_tensor_lr_0_clone1, fused_adagrad_inplace_tensor_lr_0_grads_clone, fused_adagrad_inplace_tensor_lr_0_grads_clone1, fused_adagrad_inplace_tensor_lr_0_state_sums_clone, fused_adagrad_inplace_tensor_lr_0_state_sums_clone1, fused_adagrad_tensor_lr_0_out0_0, fused_adagrad_tensor_lr_0_out0_1, fused_adagrad_tensor_lr_0_out1_0, fused_adagrad_tensor_lr_0_out1_1, fused_adagrad_tensor_lr_0_out2_0, fused_adagrad_tensor_lr_0_out2_1)
