# NaN and infinities propagate as in PyTorch; products with zero are not optimised away.
# input x: f32[5] nan inf -inf 0 -1
# input y: f32[5] 1 nan 2 inf 0
# input m: f32[2, 2] nan 1 inf 0
# input k: b8[5] 1 0 1 0 1
# expect out0: f32[5] nan inf 0 0 0
# expect out1: f32[5] nan inf inf 0 1
# expect out2: f32[5] nan inf 0 1 0.36787945
# expect out3: f32[5] nan inf nan 0 nan
# expect out4: f32[5] nan inf nan -inf nan
# expect out5: f32[5] nan 1 0 0.5 0.26894143
# expect out6: f32[5] nan 1 -1 0 -0.7615942
# expect out7: f32[5] 0 1 -1 0 -1
# expect out8: b8[5] 1 0 0 0 0
# expect out9: b8[5] 0 1 1 0 0
# expect out10: f32[5] nan inf -inf 0 -1
# expect out11: f32[5] nan nan nan 0 -0.84147096
# expect out12: f32[5] nan nan 2 inf 0
# expect out13: f32[5] nan nan -inf 0 -1
# expect out14: f32[5] 1 inf 2 inf 0
# expect out15: f32[5] 1 inf -inf 0 -1
# expect out16: f32[5] nan nan -inf nan -0
# expect out17: f32[5] nan nan -inf -inf -1
# expect out18: f32[5] nan nan -inf 0 -inf
# expect out19: f32[5] nan nan inf 0 1
# expect out20: b8[5] 0 0 0 0 0
# expect out21: b8[5] 1 1 1 1 1
# expect out22: b8[5] 0 0 1 1 1
# expect out23: f32[5] nan 1 -1 0 -1
# expect out24: f32[5] nan nan -inf inf -1
# expect out25: f32[5] 0 inf 0 0 0
# expect out26: f32[5] nan nan nan 0 -0
# expect out27: f32[] nan
# expect out28: f32[] nan
# expect out29: f32[2, 2] nan nan nan inf
# expect out30: f32[5] 0.5 3 -3 0 -1
# expect out31: f32[5] 1 nan 0 0 0
# expect out32: f32[5] nan nan nan nan nan
# expect out33: f32[] nan
# expect out34: i64[] 0
# expect out35: f32[5] nan nan -inf -inf -inf
# expect out36: f32[5] nan nan nan nan nan
# tolerance: float32 rtol=1e-6 atol=1e-6
graph():
    %x : [num_users=34] = placeholder[target=x]
    %y : [num_users=15] = placeholder[target=y]
    %m : [num_users=1] = placeholder[target=m]
    %k : [num_users=2] = placeholder[target=k]
    %relu_default : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%x,), kwargs = {})
    %abs_default : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%x,), kwargs = {})
    %exp_default : [num_users=1] = call_function[target=torch.ops.aten.exp.default](args = (%x,), kwargs = {})
    %sqrt_default : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%x,), kwargs = {})
    %log_default : [num_users=1] = call_function[target=torch.ops.aten.log.default](args = (%x,), kwargs = {})
    %sigmoid_default : [num_users=1] = call_function[target=torch.ops.aten.sigmoid.default](args = (%x,), kwargs = {})
    %tanh_default : [num_users=1] = call_function[target=torch.ops.aten.tanh.default](args = (%x,), kwargs = {})
    %sign_default : [num_users=1] = call_function[target=torch.ops.aten.sign.default](args = (%x,), kwargs = {})
    %isnan_default : [num_users=1] = call_function[target=torch.ops.aten.isnan.default](args = (%x,), kwargs = {})
    %isinf_default : [num_users=1] = call_function[target=torch.ops.aten.isinf.default](args = (%x,), kwargs = {})
    %ceil_default : [num_users=1] = call_function[target=torch.ops.aten.ceil.default](args = (%x,), kwargs = {})
    %sin_default : [num_users=1] = call_function[target=torch.ops.aten.sin.default](args = (%x,), kwargs = {})
    %maximum_default : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%x, %y), kwargs = {})
    %minimum_default : [num_users=1] = call_function[target=torch.ops.aten.minimum.default](args = (%x, %y), kwargs = {})
    %fmax_default : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%x, %y), kwargs = {})
    %fmin_default : [num_users=1] = call_function[target=torch.ops.aten.fmin.default](args = (%x, %y), kwargs = {})
    %mul_tensor : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %y), kwargs = {})
    %sub_tensor : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%x, %y), kwargs = {})
    %div_tensor : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%x, %y), kwargs = {})
    %pow_tensor_tensor : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%x, %y), kwargs = {})
    %eq_tensor : [num_users=1] = call_function[target=torch.ops.aten.eq.Tensor](args = (%x, %y), kwargs = {})
    %ne_tensor : [num_users=1] = call_function[target=torch.ops.aten.ne.Tensor](args = (%x, %y), kwargs = {})
    %lt_tensor : [num_users=1] = call_function[target=torch.ops.aten.lt.Tensor](args = (%x, %y), kwargs = {})
    %clamp_default : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x, -1, 1), kwargs = {})
    %where_self : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%k, %x, %y), kwargs = {})
    %masked_fill_scalar : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x, %k, 0), kwargs = {})
    %mul_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, 0), kwargs = {})
    %sum_default : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%x,), kwargs = {})
    %amax_default : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x, [0]), kwargs = {})
    %mm_default : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%m, %m), kwargs = {})
    %nan_to_num_default : [num_users=1] = call_function[target=torch.ops.aten.nan_to_num.default](args = (%x, 0.5, 3, -3), kwargs = {})
    %threshold_backward_default : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%y, %x, 0), kwargs = {})
    %_softmax_default : [num_users=1] = call_function[target=torch.ops.aten._softmax.default](args = (%y, 0, False), kwargs = {})
    %max_default : [num_users=1] = call_function[target=torch.ops.aten.max.default](args = (%y,), kwargs = {})
    %argmax_default : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x,), kwargs = {})
    %full_default : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([5], -inf), kwargs = {})
    %add_tensor : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %full_default), kwargs = {})
    %cumsum_default : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%x, 0), kwargs = {})
    return [relu_default, abs_default, exp_default, sqrt_default, log_default, sigmoid_default, tanh_default, sign_default, isnan_default, isinf_default, ceil_default, sin_default, maximum_default, minimum_default, fmax_default, fmin_default, mul_tensor, sub_tensor, div_tensor, pow_tensor_tensor, eq_tensor, ne_tensor, lt_tensor, clamp_default, where_self, masked_fill_scalar, mul_tensor_1, sum_default, amax_default, mm_default, nan_to_num_default, threshold_backward_default, _softmax_default, max_default, argmax_default, add_tensor, cumsum_default]
