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
    %add_ : [num_users=3] = call_function[target=torch.ops.aten.add_.Tensor](args = (%step, 1), kwargs = {})
    %pow_1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.9, %add_), kwargs = {})
    %rsub : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_1, 1), kwargs = {})
    %pow_2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.999, %add_), kwargs = {})
    %rsub_1 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_2, 1), kwargs = {})
    %sqrt : [num_users=30] = call_function[target=torch.ops.aten.sqrt.default](args = (%rsub_1,), kwargs = {})
    %reciprocal : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%rsub,), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal, 0.001), kwargs = {})
    %neg : [num_users=60] = call_function[target=torch.ops.aten.neg.default](args = (%mul,), kwargs = {})
    %lerp_ : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_wte, %grad_wte, 0.09999999999999998), kwargs = {})
    %mul_ : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_wte, 0.999), kwargs = {})
    %addcmul_ : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul_, %grad_wte, %grad_wte), kwargs = {value: 0.0010000000000000009})
    %sqrt_1 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_,), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_1, %mul_1), kwargs = {})
    %reciprocal_1 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_2 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_1, 1e-08), kwargs = {})
    %add__1 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div, %mul_2), kwargs = {})
    %addcdiv_ : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_wte, %lerp_, %add__1), kwargs = {})
    %lerp__1 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_wpe, %grad_wpe, 0.09999999999999998), kwargs = {})
    %mul__1 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_wpe, 0.999), kwargs = {})
    %addcmul__1 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__1, %grad_wpe, %grad_wpe), kwargs = {value: 0.0010000000000000009})
    %sqrt_2 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__1,), kwargs = {})
    %mul_3 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_2, %mul_3), kwargs = {})
    %reciprocal_2 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_4 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_2, 1e-08), kwargs = {})
    %add__2 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_1, %mul_4), kwargs = {})
    %addcdiv__1 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_wpe, %lerp__1, %add__2), kwargs = {})
    %lerp__2 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln1_w, %grad_l0_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__2 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln1_w, 0.999), kwargs = {})
    %addcmul__2 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__2, %grad_l0_ln1_w, %grad_l0_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_3 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__2,), kwargs = {})
    %mul_5 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_3, %mul_5), kwargs = {})
    %reciprocal_3 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_6 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_3, 1e-08), kwargs = {})
    %add__3 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_2, %mul_6), kwargs = {})
    %addcdiv__2 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln1_w, %lerp__2, %add__3), kwargs = {})
    %lerp__3 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln1_b, %grad_l0_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__3 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln1_b, 0.999), kwargs = {})
    %addcmul__3 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__3, %grad_l0_ln1_b, %grad_l0_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_4 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__3,), kwargs = {})
    %mul_7 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_4, %mul_7), kwargs = {})
    %reciprocal_4 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_8 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_4, 1e-08), kwargs = {})
    %add__4 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_3, %mul_8), kwargs = {})
    %addcdiv__3 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln1_b, %lerp__3, %add__4), kwargs = {})
    %lerp__4 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln2_w, %grad_l0_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__4 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln2_w, 0.999), kwargs = {})
    %addcmul__4 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__4, %grad_l0_ln2_w, %grad_l0_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_5 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__4,), kwargs = {})
    %mul_9 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_5, %mul_9), kwargs = {})
    %reciprocal_5 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_10 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_5, 1e-08), kwargs = {})
    %add__5 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_4, %mul_10), kwargs = {})
    %addcdiv__4 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln2_w, %lerp__4, %add__5), kwargs = {})
    %lerp__5 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln2_b, %grad_l0_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__5 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln2_b, 0.999), kwargs = {})
    %addcmul__5 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__5, %grad_l0_ln2_b, %grad_l0_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_6 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__5,), kwargs = {})
    %mul_11 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_6, %mul_11), kwargs = {})
    %reciprocal_6 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_12 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_6, 1e-08), kwargs = {})
    %add__6 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_5, %mul_12), kwargs = {})
    %addcdiv__5 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln2_b, %lerp__5, %add__6), kwargs = {})
    %lerp__6 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_attn_w, %grad_l0_attn_w, 0.09999999999999998), kwargs = {})
    %mul__6 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_attn_w, 0.999), kwargs = {})
    %addcmul__6 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__6, %grad_l0_attn_w, %grad_l0_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_7 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__6,), kwargs = {})
    %mul_13 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_7, %mul_13), kwargs = {})
    %reciprocal_7 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_14 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_7, 1e-08), kwargs = {})
    %add__7 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_6, %mul_14), kwargs = {})
    %addcdiv__6 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_attn_w, %lerp__6, %add__7), kwargs = {})
    %lerp__7 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_attn_b, %grad_l0_attn_b, 0.09999999999999998), kwargs = {})
    %mul__7 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_attn_b, 0.999), kwargs = {})
    %addcmul__7 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__7, %grad_l0_attn_b, %grad_l0_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_8 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__7,), kwargs = {})
    %mul_15 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_8, %mul_15), kwargs = {})
    %reciprocal_8 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_16 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_8, 1e-08), kwargs = {})
    %add__8 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_7, %mul_16), kwargs = {})
    %addcdiv__7 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_attn_b, %lerp__7, %add__8), kwargs = {})
    %lerp__8 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_proj_w, %grad_l0_proj_w, 0.09999999999999998), kwargs = {})
    %mul__8 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_proj_w, 0.999), kwargs = {})
    %addcmul__8 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__8, %grad_l0_proj_w, %grad_l0_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_9 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__8,), kwargs = {})
    %mul_17 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_8 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_9, %mul_17), kwargs = {})
    %reciprocal_9 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_18 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_9, 1e-08), kwargs = {})
    %add__9 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_8, %mul_18), kwargs = {})
    %addcdiv__8 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_proj_w, %lerp__8, %add__9), kwargs = {})
    %lerp__9 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_proj_b, %grad_l0_proj_b, 0.09999999999999998), kwargs = {})
    %mul__9 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_proj_b, 0.999), kwargs = {})
    %addcmul__9 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__9, %grad_l0_proj_b, %grad_l0_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_10 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__9,), kwargs = {})
    %mul_19 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_9 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_10, %mul_19), kwargs = {})
    %reciprocal_10 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_20 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_10, 1e-08), kwargs = {})
    %add__10 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_9, %mul_20), kwargs = {})
    %addcdiv__9 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_proj_b, %lerp__9, %add__10), kwargs = {})
    %lerp__10 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_fc_w, %grad_l0_fc_w, 0.09999999999999998), kwargs = {})
    %mul__10 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_fc_w, 0.999), kwargs = {})
    %addcmul__10 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__10, %grad_l0_fc_w, %grad_l0_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_11 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__10,), kwargs = {})
    %mul_21 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_10 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_11, %mul_21), kwargs = {})
    %reciprocal_11 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_22 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_11, 1e-08), kwargs = {})
    %add__11 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_10, %mul_22), kwargs = {})
    %addcdiv__10 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_fc_w, %lerp__10, %add__11), kwargs = {})
    %lerp__11 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_fc_b, %grad_l0_fc_b, 0.09999999999999998), kwargs = {})
    %mul__11 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_fc_b, 0.999), kwargs = {})
    %addcmul__11 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__11, %grad_l0_fc_b, %grad_l0_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_12 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__11,), kwargs = {})
    %mul_23 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_11 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_12, %mul_23), kwargs = {})
    %reciprocal_12 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_24 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_12, 1e-08), kwargs = {})
    %add__12 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_11, %mul_24), kwargs = {})
    %addcdiv__11 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_fc_b, %lerp__11, %add__12), kwargs = {})
    %lerp__12 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_out_w, %grad_l0_out_w, 0.09999999999999998), kwargs = {})
    %mul__12 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_out_w, 0.999), kwargs = {})
    %addcmul__12 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__12, %grad_l0_out_w, %grad_l0_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_13 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__12,), kwargs = {})
    %mul_25 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_12 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_13, %mul_25), kwargs = {})
    %reciprocal_13 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_26 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_13, 1e-08), kwargs = {})
    %add__13 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_12, %mul_26), kwargs = {})
    %addcdiv__12 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_out_w, %lerp__12, %add__13), kwargs = {})
    %lerp__13 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_out_b, %grad_l0_out_b, 0.09999999999999998), kwargs = {})
    %mul__13 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_out_b, 0.999), kwargs = {})
    %addcmul__13 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__13, %grad_l0_out_b, %grad_l0_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_14 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__13,), kwargs = {})
    %mul_27 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_13 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_14, %mul_27), kwargs = {})
    %reciprocal_14 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_28 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_14, 1e-08), kwargs = {})
    %add__14 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_13, %mul_28), kwargs = {})
    %addcdiv__13 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_out_b, %lerp__13, %add__14), kwargs = {})
    %lerp__14 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln1_w, %grad_l1_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__14 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln1_w, 0.999), kwargs = {})
    %addcmul__14 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__14, %grad_l1_ln1_w, %grad_l1_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_15 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__14,), kwargs = {})
    %mul_29 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_14 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_15, %mul_29), kwargs = {})
    %reciprocal_15 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_30 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_15, 1e-08), kwargs = {})
    %add__15 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_14, %mul_30), kwargs = {})
    %addcdiv__14 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln1_w, %lerp__14, %add__15), kwargs = {})
    %lerp__15 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln1_b, %grad_l1_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__15 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln1_b, 0.999), kwargs = {})
    %addcmul__15 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__15, %grad_l1_ln1_b, %grad_l1_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_16 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__15,), kwargs = {})
    %mul_31 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_15 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_16, %mul_31), kwargs = {})
    %reciprocal_16 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_32 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_16, 1e-08), kwargs = {})
    %add__16 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_15, %mul_32), kwargs = {})
    %addcdiv__15 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln1_b, %lerp__15, %add__16), kwargs = {})
    %lerp__16 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln2_w, %grad_l1_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__16 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln2_w, 0.999), kwargs = {})
    %addcmul__16 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__16, %grad_l1_ln2_w, %grad_l1_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_17 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__16,), kwargs = {})
    %mul_33 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_16 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_17, %mul_33), kwargs = {})
    %reciprocal_17 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_34 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_17, 1e-08), kwargs = {})
    %add__17 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_16, %mul_34), kwargs = {})
    %addcdiv__16 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln2_w, %lerp__16, %add__17), kwargs = {})
    %lerp__17 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln2_b, %grad_l1_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__17 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln2_b, 0.999), kwargs = {})
    %addcmul__17 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__17, %grad_l1_ln2_b, %grad_l1_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_18 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__17,), kwargs = {})
    %mul_35 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_17 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_18, %mul_35), kwargs = {})
    %reciprocal_18 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_36 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_18, 1e-08), kwargs = {})
    %add__18 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_17, %mul_36), kwargs = {})
    %addcdiv__17 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln2_b, %lerp__17, %add__18), kwargs = {})
    %lerp__18 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_attn_w, %grad_l1_attn_w, 0.09999999999999998), kwargs = {})
    %mul__18 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_attn_w, 0.999), kwargs = {})
    %addcmul__18 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__18, %grad_l1_attn_w, %grad_l1_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_19 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__18,), kwargs = {})
    %mul_37 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_18 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_19, %mul_37), kwargs = {})
    %reciprocal_19 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_38 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_19, 1e-08), kwargs = {})
    %add__19 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_18, %mul_38), kwargs = {})
    %addcdiv__18 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_attn_w, %lerp__18, %add__19), kwargs = {})
    %lerp__19 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_attn_b, %grad_l1_attn_b, 0.09999999999999998), kwargs = {})
    %mul__19 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_attn_b, 0.999), kwargs = {})
    %addcmul__19 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__19, %grad_l1_attn_b, %grad_l1_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_20 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__19,), kwargs = {})
    %mul_39 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_19 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_20, %mul_39), kwargs = {})
    %reciprocal_20 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_40 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_20, 1e-08), kwargs = {})
    %add__20 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_19, %mul_40), kwargs = {})
    %addcdiv__19 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_attn_b, %lerp__19, %add__20), kwargs = {})
    %lerp__20 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_proj_w, %grad_l1_proj_w, 0.09999999999999998), kwargs = {})
    %mul__20 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_proj_w, 0.999), kwargs = {})
    %addcmul__20 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__20, %grad_l1_proj_w, %grad_l1_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_21 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__20,), kwargs = {})
    %mul_41 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_20 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_21, %mul_41), kwargs = {})
    %reciprocal_21 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_42 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_21, 1e-08), kwargs = {})
    %add__21 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_20, %mul_42), kwargs = {})
    %addcdiv__20 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_proj_w, %lerp__20, %add__21), kwargs = {})
    %lerp__21 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_proj_b, %grad_l1_proj_b, 0.09999999999999998), kwargs = {})
    %mul__21 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_proj_b, 0.999), kwargs = {})
    %addcmul__21 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__21, %grad_l1_proj_b, %grad_l1_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_22 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__21,), kwargs = {})
    %mul_43 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_21 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_22, %mul_43), kwargs = {})
    %reciprocal_22 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_44 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_22, 1e-08), kwargs = {})
    %add__22 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_21, %mul_44), kwargs = {})
    %addcdiv__21 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_proj_b, %lerp__21, %add__22), kwargs = {})
    %lerp__22 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_fc_w, %grad_l1_fc_w, 0.09999999999999998), kwargs = {})
    %mul__22 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_fc_w, 0.999), kwargs = {})
    %addcmul__22 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__22, %grad_l1_fc_w, %grad_l1_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_23 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__22,), kwargs = {})
    %mul_45 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_22 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_23, %mul_45), kwargs = {})
    %reciprocal_23 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_46 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_23, 1e-08), kwargs = {})
    %add__23 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_22, %mul_46), kwargs = {})
    %addcdiv__22 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_fc_w, %lerp__22, %add__23), kwargs = {})
    %lerp__23 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_fc_b, %grad_l1_fc_b, 0.09999999999999998), kwargs = {})
    %mul__23 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_fc_b, 0.999), kwargs = {})
    %addcmul__23 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__23, %grad_l1_fc_b, %grad_l1_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_24 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__23,), kwargs = {})
    %mul_47 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_23 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_24, %mul_47), kwargs = {})
    %reciprocal_24 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_48 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_24, 1e-08), kwargs = {})
    %add__24 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_23, %mul_48), kwargs = {})
    %addcdiv__23 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_fc_b, %lerp__23, %add__24), kwargs = {})
    %lerp__24 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_out_w, %grad_l1_out_w, 0.09999999999999998), kwargs = {})
    %mul__24 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_out_w, 0.999), kwargs = {})
    %addcmul__24 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__24, %grad_l1_out_w, %grad_l1_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_25 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__24,), kwargs = {})
    %mul_49 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_24 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_25, %mul_49), kwargs = {})
    %reciprocal_25 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_50 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_25, 1e-08), kwargs = {})
    %add__25 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_24, %mul_50), kwargs = {})
    %addcdiv__24 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_out_w, %lerp__24, %add__25), kwargs = {})
    %lerp__25 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_out_b, %grad_l1_out_b, 0.09999999999999998), kwargs = {})
    %mul__25 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_out_b, 0.999), kwargs = {})
    %addcmul__25 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__25, %grad_l1_out_b, %grad_l1_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_26 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__25,), kwargs = {})
    %mul_51 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_25 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_26, %mul_51), kwargs = {})
    %reciprocal_26 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_52 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_26, 1e-08), kwargs = {})
    %add__26 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_25, %mul_52), kwargs = {})
    %addcdiv__25 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_out_b, %lerp__25, %add__26), kwargs = {})
    %lerp__26 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_ln_w, %grad_ln_w, 0.09999999999999998), kwargs = {})
    %mul__26 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_ln_w, 0.999), kwargs = {})
    %addcmul__26 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__26, %grad_ln_w, %grad_ln_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_27 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__26,), kwargs = {})
    %mul_53 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_26 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_27, %mul_53), kwargs = {})
    %reciprocal_27 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_54 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_27, 1e-08), kwargs = {})
    %add__27 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_26, %mul_54), kwargs = {})
    %addcdiv__26 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_ln_w, %lerp__26, %add__27), kwargs = {})
    %lerp__27 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_ln_b, %grad_ln_b, 0.09999999999999998), kwargs = {})
    %mul__27 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_ln_b, 0.999), kwargs = {})
    %addcmul__27 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__27, %grad_ln_b, %grad_ln_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_28 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__27,), kwargs = {})
    %mul_55 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_27 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_28, %mul_55), kwargs = {})
    %reciprocal_28 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_56 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_28, 1e-08), kwargs = {})
    %add__28 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_27, %mul_56), kwargs = {})
    %addcdiv__27 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_ln_b, %lerp__27, %add__28), kwargs = {})
    %lerp__28 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_head_w, %grad_head_w, 0.09999999999999998), kwargs = {})
    %mul__28 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_head_w, 0.999), kwargs = {})
    %addcmul__28 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__28, %grad_head_w, %grad_head_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_29 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__28,), kwargs = {})
    %mul_57 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_28 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_29, %mul_57), kwargs = {})
    %reciprocal_29 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_58 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_29, 1e-08), kwargs = {})
    %add__29 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_28, %mul_58), kwargs = {})
    %addcdiv__28 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_head_w, %lerp__28, %add__29), kwargs = {})
    %lerp__29 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_head_b, %grad_head_b, 0.09999999999999998), kwargs = {})
    %mul__29 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_head_b, 0.999), kwargs = {})
    %addcmul__29 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__29, %grad_head_b, %grad_head_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_30 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__29,), kwargs = {})
    %mul_59 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_29 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_30, %mul_59), kwargs = {})
    %reciprocal_30 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_60 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_30, 1e-08), kwargs = {})
    %add__30 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_29, %mul_60), kwargs = {})
    %addcdiv__29 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_head_b, %lerp__29, %add__30), kwargs = {})
    return [add_, addcdiv_, addcdiv__1, addcdiv__2, addcdiv__3, addcdiv__4, addcdiv__5, addcdiv__6, addcdiv__7, addcdiv__8, addcdiv__9, addcdiv__10, addcdiv__11, addcdiv__12, addcdiv__13, addcdiv__14, addcdiv__15, addcdiv__16, addcdiv__17, addcdiv__18, addcdiv__19, addcdiv__20, addcdiv__21, addcdiv__22, addcdiv__23, addcdiv__24, addcdiv__25, addcdiv__26, addcdiv__27, addcdiv__28, addcdiv__29, lerp_, lerp__1, lerp__2, lerp__3, lerp__4, lerp__5, lerp__6, lerp__7, lerp__8, lerp__9, lerp__10, lerp__11, lerp__12, lerp__13, lerp__14, lerp__15, lerp__16, lerp__17, lerp__18, lerp__19, lerp__20, lerp__21, lerp__22, lerp__23, lerp__24, lerp__25, lerp__26, lerp__27, lerp__28, lerp__29, addcmul_, addcmul__1, addcmul__2, addcmul__3, addcmul__4, addcmul__5, addcmul__6, addcmul__7, addcmul__8, addcmul__9, addcmul__10, addcmul__11, addcmul__12, addcmul__13, addcmul__14, addcmul__15, addcmul__16, addcmul__17, addcmul__18, addcmul__19, addcmul__20, addcmul__21, addcmul__22, addcmul__23, addcmul__24, addcmul__25, addcmul__26, addcmul__27, addcmul__28, addcmul__29]
