graph():
    %param_wte : [num_users=1] = placeholder[target=param_wte]
    %param_wpe : [num_users=1] = placeholder[target=param_wpe]
    %param_l0_ln1_w : [num_users=1] = placeholder[target=param_l0_ln1_w]
    %param_l0_ln1_b : [num_users=1] = placeholder[target=param_l0_ln1_b]
    %param_l0_ln2_w : [num_users=1] = placeholder[target=param_l0_ln2_w]
    %param_l0_ln2_b : [num_users=1] = placeholder[target=param_l0_ln2_b]
    %param_l0_attn_w : [num_users=1] = placeholder[target=param_l0_attn_w]
    %param_l0_attn_b : [num_users=1] = placeholder[target=param_l0_attn_b]
    %param_l0_proj_w : [num_users=1] = placeholder[target=param_l0_proj_w]
    %param_l0_proj_b : [num_users=1] = placeholder[target=param_l0_proj_b]
    %param_l0_fc_w : [num_users=1] = placeholder[target=param_l0_fc_w]
    %param_l0_fc_b : [num_users=1] = placeholder[target=param_l0_fc_b]
    %param_l0_out_w : [num_users=1] = placeholder[target=param_l0_out_w]
    %param_l0_out_b : [num_users=1] = placeholder[target=param_l0_out_b]
    %param_l1_ln1_w : [num_users=1] = placeholder[target=param_l1_ln1_w]
    %param_l1_ln1_b : [num_users=1] = placeholder[target=param_l1_ln1_b]
    %param_l1_ln2_w : [num_users=1] = placeholder[target=param_l1_ln2_w]
    %param_l1_ln2_b : [num_users=1] = placeholder[target=param_l1_ln2_b]
    %param_l1_attn_w : [num_users=1] = placeholder[target=param_l1_attn_w]
    %param_l1_attn_b : [num_users=1] = placeholder[target=param_l1_attn_b]
    %param_l1_proj_w : [num_users=1] = placeholder[target=param_l1_proj_w]
    %param_l1_proj_b : [num_users=1] = placeholder[target=param_l1_proj_b]
    %param_l1_fc_w : [num_users=1] = placeholder[target=param_l1_fc_w]
    %param_l1_fc_b : [num_users=1] = placeholder[target=param_l1_fc_b]
    %param_l1_out_w : [num_users=1] = placeholder[target=param_l1_out_w]
    %param_l1_out_b : [num_users=1] = placeholder[target=param_l1_out_b]
    %param_ln_w : [num_users=1] = placeholder[target=param_ln_w]
    %param_ln_b : [num_users=1] = placeholder[target=param_ln_b]
    %param_head_w : [num_users=1] = placeholder[target=param_head_w]
    %param_head_b : [num_users=1] = placeholder[target=param_head_b]
    %grad_wte : [num_users=2] = placeholder[target=grad_wte]
    %grad_wpe : [num_users=2] = placeholder[target=grad_wpe]
    %grad_l0_ln1_w : [num_users=2] = placeholder[target=grad_l0_ln1_w]
    %grad_l0_ln1_b : [num_users=2] = placeholder[target=grad_l0_ln1_b]
    %grad_l0_ln2_w : [num_users=2] = placeholder[target=grad_l0_ln2_w]
    %grad_l0_ln2_b : [num_users=2] = placeholder[target=grad_l0_ln2_b]
    %grad_l0_attn_w : [num_users=2] = placeholder[target=grad_l0_attn_w]
    %grad_l0_attn_b : [num_users=2] = placeholder[target=grad_l0_attn_b]
    %grad_l0_proj_w : [num_users=2] = placeholder[target=grad_l0_proj_w]
    %grad_l0_proj_b : [num_users=2] = placeholder[target=grad_l0_proj_b]
    %grad_l0_fc_w : [num_users=2] = placeholder[target=grad_l0_fc_w]
    %grad_l0_fc_b : [num_users=2] = placeholder[target=grad_l0_fc_b]
    %grad_l0_out_w : [num_users=2] = placeholder[target=grad_l0_out_w]
    %grad_l0_out_b : [num_users=2] = placeholder[target=grad_l0_out_b]
    %grad_l1_ln1_w : [num_users=2] = placeholder[target=grad_l1_ln1_w]
    %grad_l1_ln1_b : [num_users=2] = placeholder[target=grad_l1_ln1_b]
    %grad_l1_ln2_w : [num_users=2] = placeholder[target=grad_l1_ln2_w]
    %grad_l1_ln2_b : [num_users=2] = placeholder[target=grad_l1_ln2_b]
    %grad_l1_attn_w : [num_users=2] = placeholder[target=grad_l1_attn_w]
    %grad_l1_attn_b : [num_users=2] = placeholder[target=grad_l1_attn_b]
    %grad_l1_proj_w : [num_users=2] = placeholder[target=grad_l1_proj_w]
    %grad_l1_proj_b : [num_users=2] = placeholder[target=grad_l1_proj_b]
    %grad_l1_fc_w : [num_users=2] = placeholder[target=grad_l1_fc_w]
    %grad_l1_fc_b : [num_users=2] = placeholder[target=grad_l1_fc_b]
    %grad_l1_out_w : [num_users=2] = placeholder[target=grad_l1_out_w]
    %grad_l1_out_b : [num_users=2] = placeholder[target=grad_l1_out_b]
    %grad_ln_w : [num_users=2] = placeholder[target=grad_ln_w]
    %grad_ln_b : [num_users=2] = placeholder[target=grad_ln_b]
    %grad_head_w : [num_users=2] = placeholder[target=grad_head_w]
    %grad_head_b : [num_users=2] = placeholder[target=grad_head_b]
    %exp_avg_wte : [num_users=1] = placeholder[target=exp_avg_wte]
    %exp_avg_wpe : [num_users=1] = placeholder[target=exp_avg_wpe]
    %exp_avg_l0_ln1_w : [num_users=1] = placeholder[target=exp_avg_l0_ln1_w]
    %exp_avg_l0_ln1_b : [num_users=1] = placeholder[target=exp_avg_l0_ln1_b]
    %exp_avg_l0_ln2_w : [num_users=1] = placeholder[target=exp_avg_l0_ln2_w]
    %exp_avg_l0_ln2_b : [num_users=1] = placeholder[target=exp_avg_l0_ln2_b]
    %exp_avg_l0_attn_w : [num_users=1] = placeholder[target=exp_avg_l0_attn_w]
    %exp_avg_l0_attn_b : [num_users=1] = placeholder[target=exp_avg_l0_attn_b]
    %exp_avg_l0_proj_w : [num_users=1] = placeholder[target=exp_avg_l0_proj_w]
    %exp_avg_l0_proj_b : [num_users=1] = placeholder[target=exp_avg_l0_proj_b]
    %exp_avg_l0_fc_w : [num_users=1] = placeholder[target=exp_avg_l0_fc_w]
    %exp_avg_l0_fc_b : [num_users=1] = placeholder[target=exp_avg_l0_fc_b]
    %exp_avg_l0_out_w : [num_users=1] = placeholder[target=exp_avg_l0_out_w]
    %exp_avg_l0_out_b : [num_users=1] = placeholder[target=exp_avg_l0_out_b]
    %exp_avg_l1_ln1_w : [num_users=1] = placeholder[target=exp_avg_l1_ln1_w]
    %exp_avg_l1_ln1_b : [num_users=1] = placeholder[target=exp_avg_l1_ln1_b]
    %exp_avg_l1_ln2_w : [num_users=1] = placeholder[target=exp_avg_l1_ln2_w]
    %exp_avg_l1_ln2_b : [num_users=1] = placeholder[target=exp_avg_l1_ln2_b]
    %exp_avg_l1_attn_w : [num_users=1] = placeholder[target=exp_avg_l1_attn_w]
    %exp_avg_l1_attn_b : [num_users=1] = placeholder[target=exp_avg_l1_attn_b]
    %exp_avg_l1_proj_w : [num_users=1] = placeholder[target=exp_avg_l1_proj_w]
    %exp_avg_l1_proj_b : [num_users=1] = placeholder[target=exp_avg_l1_proj_b]
    %exp_avg_l1_fc_w : [num_users=1] = placeholder[target=exp_avg_l1_fc_w]
    %exp_avg_l1_fc_b : [num_users=1] = placeholder[target=exp_avg_l1_fc_b]
    %exp_avg_l1_out_w : [num_users=1] = placeholder[target=exp_avg_l1_out_w]
    %exp_avg_l1_out_b : [num_users=1] = placeholder[target=exp_avg_l1_out_b]
    %exp_avg_ln_w : [num_users=1] = placeholder[target=exp_avg_ln_w]
    %exp_avg_ln_b : [num_users=1] = placeholder[target=exp_avg_ln_b]
    %exp_avg_head_w : [num_users=1] = placeholder[target=exp_avg_head_w]
    %exp_avg_head_b : [num_users=1] = placeholder[target=exp_avg_head_b]
    %exp_avg_sq_wte : [num_users=1] = placeholder[target=exp_avg_sq_wte]
    %exp_avg_sq_wpe : [num_users=1] = placeholder[target=exp_avg_sq_wpe]
    %exp_avg_sq_l0_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln1_w]
    %exp_avg_sq_l0_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln1_b]
    %exp_avg_sq_l0_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln2_w]
    %exp_avg_sq_l0_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln2_b]
    %exp_avg_sq_l0_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_attn_w]
    %exp_avg_sq_l0_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_attn_b]
    %exp_avg_sq_l0_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_proj_w]
    %exp_avg_sq_l0_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_proj_b]
    %exp_avg_sq_l0_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_fc_w]
    %exp_avg_sq_l0_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_fc_b]
    %exp_avg_sq_l0_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_out_w]
    %exp_avg_sq_l0_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_out_b]
    %exp_avg_sq_l1_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln1_w]
    %exp_avg_sq_l1_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln1_b]
    %exp_avg_sq_l1_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln2_w]
    %exp_avg_sq_l1_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln2_b]
    %exp_avg_sq_l1_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_attn_w]
    %exp_avg_sq_l1_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_attn_b]
    %exp_avg_sq_l1_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_proj_w]
    %exp_avg_sq_l1_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_proj_b]
    %exp_avg_sq_l1_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_fc_w]
    %exp_avg_sq_l1_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_fc_b]
    %exp_avg_sq_l1_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_out_w]
    %exp_avg_sq_l1_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_out_b]
    %exp_avg_sq_ln_w : [num_users=1] = placeholder[target=exp_avg_sq_ln_w]
    %exp_avg_sq_ln_b : [num_users=1] = placeholder[target=exp_avg_sq_ln_b]
    %exp_avg_sq_head_w : [num_users=1] = placeholder[target=exp_avg_sq_head_w]
    %exp_avg_sq_head_b : [num_users=1] = placeholder[target=exp_avg_sq_head_b]
    %step : [num_users=1] = placeholder[target=step]
    %add : [num_users=3] = call_function[target=torch.ops.aten.add.Tensor](args = (%step, 1), kwargs = {})
    %pow_1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.9, %add), kwargs = {})
    %rsub : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_1, 1), kwargs = {})
    %reciprocal : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%rsub,), kwargs = {})
    %mul : [num_users=30] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal, 0.001), kwargs = {})
    %pow_2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.999, %add), kwargs = {})
    %rsub_1 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_2, 1), kwargs = {})
    %sqrt : [num_users=30] = call_function[target=torch.ops.aten.sqrt.default](args = (%rsub_1,), kwargs = {})
    %lerp : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_wte, %grad_wte, 0.09999999999999998), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_wte, 0.999), kwargs = {})
    %addcmul : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_1, %grad_wte, %grad_wte), kwargs = {value: 0.0010000000000000009})
    %sqrt_1 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul,), kwargs = {})
    %div : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_1, %sqrt), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div, 1e-08), kwargs = {})
    %div_1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp, %add_1), kwargs = {})
    %mul_2 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_1), kwargs = {})
    %sub : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_wte, %mul_2), kwargs = {})
    %lerp_1 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_wpe, %grad_wpe, 0.09999999999999998), kwargs = {})
    %mul_3 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_wpe, 0.999), kwargs = {})
    %addcmul_1 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_3, %grad_wpe, %grad_wpe), kwargs = {value: 0.0010000000000000009})
    %sqrt_2 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_1,), kwargs = {})
    %div_2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_2, %sqrt), kwargs = {})
    %add_2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_2, 1e-08), kwargs = {})
    %div_3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_1, %add_2), kwargs = {})
    %mul_4 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_3), kwargs = {})
    %sub_1 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_wpe, %mul_4), kwargs = {})
    %lerp_2 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln1_w, %grad_l0_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_5 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln1_w, 0.999), kwargs = {})
    %addcmul_2 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_5, %grad_l0_ln1_w, %grad_l0_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_3 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_2,), kwargs = {})
    %div_4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_3, %sqrt), kwargs = {})
    %add_3 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_4, 1e-08), kwargs = {})
    %div_5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_2, %add_3), kwargs = {})
    %mul_6 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_5), kwargs = {})
    %sub_2 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln1_w, %mul_6), kwargs = {})
    %lerp_3 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln1_b, %grad_l0_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_7 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln1_b, 0.999), kwargs = {})
    %addcmul_3 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_7, %grad_l0_ln1_b, %grad_l0_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_4 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_3,), kwargs = {})
    %div_6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_4, %sqrt), kwargs = {})
    %add_4 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_6, 1e-08), kwargs = {})
    %div_7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_3, %add_4), kwargs = {})
    %mul_8 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_7), kwargs = {})
    %sub_3 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln1_b, %mul_8), kwargs = {})
    %lerp_4 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln2_w, %grad_l0_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_9 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln2_w, 0.999), kwargs = {})
    %addcmul_4 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_9, %grad_l0_ln2_w, %grad_l0_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_5 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_4,), kwargs = {})
    %div_8 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_5, %sqrt), kwargs = {})
    %add_5 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_8, 1e-08), kwargs = {})
    %div_9 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_4, %add_5), kwargs = {})
    %mul_10 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_9), kwargs = {})
    %sub_4 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln2_w, %mul_10), kwargs = {})
    %lerp_5 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln2_b, %grad_l0_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_11 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln2_b, 0.999), kwargs = {})
    %addcmul_5 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_11, %grad_l0_ln2_b, %grad_l0_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_6 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_5,), kwargs = {})
    %div_10 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_6, %sqrt), kwargs = {})
    %add_6 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_10, 1e-08), kwargs = {})
    %div_11 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_5, %add_6), kwargs = {})
    %mul_12 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_11), kwargs = {})
    %sub_5 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln2_b, %mul_12), kwargs = {})
    %lerp_6 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_attn_w, %grad_l0_attn_w, 0.09999999999999998), kwargs = {})
    %mul_13 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_attn_w, 0.999), kwargs = {})
    %addcmul_6 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_13, %grad_l0_attn_w, %grad_l0_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_7 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_6,), kwargs = {})
    %div_12 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_7, %sqrt), kwargs = {})
    %add_7 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_12, 1e-08), kwargs = {})
    %div_13 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_6, %add_7), kwargs = {})
    %mul_14 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_13), kwargs = {})
    %sub_6 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_attn_w, %mul_14), kwargs = {})
    %lerp_7 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_attn_b, %grad_l0_attn_b, 0.09999999999999998), kwargs = {})
    %mul_15 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_attn_b, 0.999), kwargs = {})
    %addcmul_7 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_15, %grad_l0_attn_b, %grad_l0_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_8 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_7,), kwargs = {})
    %div_14 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_8, %sqrt), kwargs = {})
    %add_8 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_14, 1e-08), kwargs = {})
    %div_15 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_7, %add_8), kwargs = {})
    %mul_16 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_15), kwargs = {})
    %sub_7 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_attn_b, %mul_16), kwargs = {})
    %lerp_8 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_proj_w, %grad_l0_proj_w, 0.09999999999999998), kwargs = {})
    %mul_17 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_proj_w, 0.999), kwargs = {})
    %addcmul_8 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_17, %grad_l0_proj_w, %grad_l0_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_9 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_8,), kwargs = {})
    %div_16 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_9, %sqrt), kwargs = {})
    %add_9 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_16, 1e-08), kwargs = {})
    %div_17 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_8, %add_9), kwargs = {})
    %mul_18 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_17), kwargs = {})
    %sub_8 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_proj_w, %mul_18), kwargs = {})
    %lerp_9 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_proj_b, %grad_l0_proj_b, 0.09999999999999998), kwargs = {})
    %mul_19 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_proj_b, 0.999), kwargs = {})
    %addcmul_9 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_19, %grad_l0_proj_b, %grad_l0_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_10 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_9,), kwargs = {})
    %div_18 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_10, %sqrt), kwargs = {})
    %add_10 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_18, 1e-08), kwargs = {})
    %div_19 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_9, %add_10), kwargs = {})
    %mul_20 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_19), kwargs = {})
    %sub_9 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_proj_b, %mul_20), kwargs = {})
    %lerp_10 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_fc_w, %grad_l0_fc_w, 0.09999999999999998), kwargs = {})
    %mul_21 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_fc_w, 0.999), kwargs = {})
    %addcmul_10 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_21, %grad_l0_fc_w, %grad_l0_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_11 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_10,), kwargs = {})
    %div_20 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_11, %sqrt), kwargs = {})
    %add_11 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_20, 1e-08), kwargs = {})
    %div_21 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_10, %add_11), kwargs = {})
    %mul_22 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_21), kwargs = {})
    %sub_10 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_fc_w, %mul_22), kwargs = {})
    %lerp_11 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_fc_b, %grad_l0_fc_b, 0.09999999999999998), kwargs = {})
    %mul_23 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_fc_b, 0.999), kwargs = {})
    %addcmul_11 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_23, %grad_l0_fc_b, %grad_l0_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_12 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_11,), kwargs = {})
    %div_22 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_12, %sqrt), kwargs = {})
    %add_12 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_22, 1e-08), kwargs = {})
    %div_23 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_11, %add_12), kwargs = {})
    %mul_24 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_23), kwargs = {})
    %sub_11 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_fc_b, %mul_24), kwargs = {})
    %lerp_12 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_out_w, %grad_l0_out_w, 0.09999999999999998), kwargs = {})
    %mul_25 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_out_w, 0.999), kwargs = {})
    %addcmul_12 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_25, %grad_l0_out_w, %grad_l0_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_13 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_12,), kwargs = {})
    %div_24 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_13, %sqrt), kwargs = {})
    %add_13 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_24, 1e-08), kwargs = {})
    %div_25 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_12, %add_13), kwargs = {})
    %mul_26 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_25), kwargs = {})
    %sub_12 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_out_w, %mul_26), kwargs = {})
    %lerp_13 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_out_b, %grad_l0_out_b, 0.09999999999999998), kwargs = {})
    %mul_27 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_out_b, 0.999), kwargs = {})
    %addcmul_13 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_27, %grad_l0_out_b, %grad_l0_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_14 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_13,), kwargs = {})
    %div_26 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_14, %sqrt), kwargs = {})
    %add_14 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_26, 1e-08), kwargs = {})
    %div_27 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_13, %add_14), kwargs = {})
    %mul_28 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_27), kwargs = {})
    %sub_13 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_out_b, %mul_28), kwargs = {})
    %lerp_14 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln1_w, %grad_l1_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_29 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln1_w, 0.999), kwargs = {})
    %addcmul_14 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_29, %grad_l1_ln1_w, %grad_l1_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_15 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_14,), kwargs = {})
    %div_28 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_15, %sqrt), kwargs = {})
    %add_15 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_28, 1e-08), kwargs = {})
    %div_29 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_14, %add_15), kwargs = {})
    %mul_30 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_29), kwargs = {})
    %sub_14 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln1_w, %mul_30), kwargs = {})
    %lerp_15 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln1_b, %grad_l1_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_31 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln1_b, 0.999), kwargs = {})
    %addcmul_15 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_31, %grad_l1_ln1_b, %grad_l1_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_16 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_15,), kwargs = {})
    %div_30 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_16, %sqrt), kwargs = {})
    %add_16 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_30, 1e-08), kwargs = {})
    %div_31 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_15, %add_16), kwargs = {})
    %mul_32 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_31), kwargs = {})
    %sub_15 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln1_b, %mul_32), kwargs = {})
    %lerp_16 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln2_w, %grad_l1_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_33 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln2_w, 0.999), kwargs = {})
    %addcmul_16 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_33, %grad_l1_ln2_w, %grad_l1_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_17 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_16,), kwargs = {})
    %div_32 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_17, %sqrt), kwargs = {})
    %add_17 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_32, 1e-08), kwargs = {})
    %div_33 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_16, %add_17), kwargs = {})
    %mul_34 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_33), kwargs = {})
    %sub_16 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln2_w, %mul_34), kwargs = {})
    %lerp_17 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln2_b, %grad_l1_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_35 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln2_b, 0.999), kwargs = {})
    %addcmul_17 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_35, %grad_l1_ln2_b, %grad_l1_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_18 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_17,), kwargs = {})
    %div_34 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_18, %sqrt), kwargs = {})
    %add_18 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_34, 1e-08), kwargs = {})
    %div_35 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_17, %add_18), kwargs = {})
    %mul_36 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_35), kwargs = {})
    %sub_17 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln2_b, %mul_36), kwargs = {})
    %lerp_18 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_attn_w, %grad_l1_attn_w, 0.09999999999999998), kwargs = {})
    %mul_37 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_attn_w, 0.999), kwargs = {})
    %addcmul_18 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_37, %grad_l1_attn_w, %grad_l1_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_19 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_18,), kwargs = {})
    %div_36 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_19, %sqrt), kwargs = {})
    %add_19 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_36, 1e-08), kwargs = {})
    %div_37 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_18, %add_19), kwargs = {})
    %mul_38 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_37), kwargs = {})
    %sub_18 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_attn_w, %mul_38), kwargs = {})
    %lerp_19 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_attn_b, %grad_l1_attn_b, 0.09999999999999998), kwargs = {})
    %mul_39 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_attn_b, 0.999), kwargs = {})
    %addcmul_19 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_39, %grad_l1_attn_b, %grad_l1_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_20 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_19,), kwargs = {})
    %div_38 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_20, %sqrt), kwargs = {})
    %add_20 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_38, 1e-08), kwargs = {})
    %div_39 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_19, %add_20), kwargs = {})
    %mul_40 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_39), kwargs = {})
    %sub_19 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_attn_b, %mul_40), kwargs = {})
    %lerp_20 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_proj_w, %grad_l1_proj_w, 0.09999999999999998), kwargs = {})
    %mul_41 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_proj_w, 0.999), kwargs = {})
    %addcmul_20 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_41, %grad_l1_proj_w, %grad_l1_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_21 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_20,), kwargs = {})
    %div_40 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_21, %sqrt), kwargs = {})
    %add_21 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_40, 1e-08), kwargs = {})
    %div_41 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_20, %add_21), kwargs = {})
    %mul_42 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_41), kwargs = {})
    %sub_20 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_proj_w, %mul_42), kwargs = {})
    %lerp_21 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_proj_b, %grad_l1_proj_b, 0.09999999999999998), kwargs = {})
    %mul_43 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_proj_b, 0.999), kwargs = {})
    %addcmul_21 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_43, %grad_l1_proj_b, %grad_l1_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_22 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_21,), kwargs = {})
    %div_42 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_22, %sqrt), kwargs = {})
    %add_22 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_42, 1e-08), kwargs = {})
    %div_43 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_21, %add_22), kwargs = {})
    %mul_44 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_43), kwargs = {})
    %sub_21 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_proj_b, %mul_44), kwargs = {})
    %lerp_22 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_fc_w, %grad_l1_fc_w, 0.09999999999999998), kwargs = {})
    %mul_45 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_fc_w, 0.999), kwargs = {})
    %addcmul_22 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_45, %grad_l1_fc_w, %grad_l1_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_23 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_22,), kwargs = {})
    %div_44 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_23, %sqrt), kwargs = {})
    %add_23 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_44, 1e-08), kwargs = {})
    %div_45 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_22, %add_23), kwargs = {})
    %mul_46 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_45), kwargs = {})
    %sub_22 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_fc_w, %mul_46), kwargs = {})
    %lerp_23 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_fc_b, %grad_l1_fc_b, 0.09999999999999998), kwargs = {})
    %mul_47 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_fc_b, 0.999), kwargs = {})
    %addcmul_23 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_47, %grad_l1_fc_b, %grad_l1_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_24 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_23,), kwargs = {})
    %div_46 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_24, %sqrt), kwargs = {})
    %add_24 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_46, 1e-08), kwargs = {})
    %div_47 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_23, %add_24), kwargs = {})
    %mul_48 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_47), kwargs = {})
    %sub_23 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_fc_b, %mul_48), kwargs = {})
    %lerp_24 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_out_w, %grad_l1_out_w, 0.09999999999999998), kwargs = {})
    %mul_49 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_out_w, 0.999), kwargs = {})
    %addcmul_24 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_49, %grad_l1_out_w, %grad_l1_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_25 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_24,), kwargs = {})
    %div_48 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_25, %sqrt), kwargs = {})
    %add_25 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_48, 1e-08), kwargs = {})
    %div_49 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_24, %add_25), kwargs = {})
    %mul_50 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_49), kwargs = {})
    %sub_24 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_out_w, %mul_50), kwargs = {})
    %lerp_25 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_out_b, %grad_l1_out_b, 0.09999999999999998), kwargs = {})
    %mul_51 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_out_b, 0.999), kwargs = {})
    %addcmul_25 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_51, %grad_l1_out_b, %grad_l1_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_26 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_25,), kwargs = {})
    %div_50 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_26, %sqrt), kwargs = {})
    %add_26 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_50, 1e-08), kwargs = {})
    %div_51 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_25, %add_26), kwargs = {})
    %mul_52 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_51), kwargs = {})
    %sub_25 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_out_b, %mul_52), kwargs = {})
    %lerp_26 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_ln_w, %grad_ln_w, 0.09999999999999998), kwargs = {})
    %mul_53 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_ln_w, 0.999), kwargs = {})
    %addcmul_26 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_53, %grad_ln_w, %grad_ln_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_27 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_26,), kwargs = {})
    %div_52 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_27, %sqrt), kwargs = {})
    %add_27 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_52, 1e-08), kwargs = {})
    %div_53 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_26, %add_27), kwargs = {})
    %mul_54 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_53), kwargs = {})
    %sub_26 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_ln_w, %mul_54), kwargs = {})
    %lerp_27 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_ln_b, %grad_ln_b, 0.09999999999999998), kwargs = {})
    %mul_55 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_ln_b, 0.999), kwargs = {})
    %addcmul_27 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_55, %grad_ln_b, %grad_ln_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_28 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_27,), kwargs = {})
    %div_54 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_28, %sqrt), kwargs = {})
    %add_28 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_54, 1e-08), kwargs = {})
    %div_55 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_27, %add_28), kwargs = {})
    %mul_56 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_55), kwargs = {})
    %sub_27 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_ln_b, %mul_56), kwargs = {})
    %lerp_28 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_head_w, %grad_head_w, 0.09999999999999998), kwargs = {})
    %mul_57 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_head_w, 0.999), kwargs = {})
    %addcmul_28 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_57, %grad_head_w, %grad_head_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_29 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_28,), kwargs = {})
    %div_56 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_29, %sqrt), kwargs = {})
    %add_29 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_56, 1e-08), kwargs = {})
    %div_57 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_28, %add_29), kwargs = {})
    %mul_58 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_57), kwargs = {})
    %sub_28 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_head_w, %mul_58), kwargs = {})
    %lerp_29 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_head_b, %grad_head_b, 0.09999999999999998), kwargs = {})
    %mul_59 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_head_b, 0.999), kwargs = {})
    %addcmul_29 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_59, %grad_head_b, %grad_head_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_30 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_29,), kwargs = {})
    %div_58 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_30, %sqrt), kwargs = {})
    %add_30 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_58, 1e-08), kwargs = {})
    %div_59 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_29, %add_30), kwargs = {})
    %mul_60 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_59), kwargs = {})
    %sub_29 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_head_b, %mul_60), kwargs = {})
    return [add, sub, sub_1, sub_2, sub_3, sub_4, sub_5, sub_6, sub_7, sub_8, sub_9, sub_10, sub_11, sub_12, sub_13, sub_14, sub_15, sub_16, sub_17, sub_18, sub_19, sub_20, sub_21, sub_22, sub_23, sub_24, sub_25, sub_26, sub_27, sub_28, sub_29, lerp, lerp_1, lerp_2, lerp_3, lerp_4, lerp_5, lerp_6, lerp_7, lerp_8, lerp_9, lerp_10, lerp_11, lerp_12, lerp_13, lerp_14, lerp_15, lerp_16, lerp_17, lerp_18, lerp_19, lerp_20, lerp_21, lerp_22, lerp_23, lerp_24, lerp_25, lerp_26, lerp_27, lerp_28, lerp_29, addcmul, addcmul_1, addcmul_2, addcmul_3, addcmul_4, addcmul_5, addcmul_6, addcmul_7, addcmul_8, addcmul_9, addcmul_10, addcmul_11, addcmul_12, addcmul_13, addcmul_14, addcmul_15, addcmul_16, addcmul_17, addcmul_18, addcmul_19, addcmul_20, addcmul_21, addcmul_22, addcmul_23, addcmul_24, addcmul_25, addcmul_26, addcmul_27, addcmul_28, addcmul_29]
