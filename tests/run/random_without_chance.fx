# Random ops, called with arguments that make the result deterministic.
# input x: f32[2, 3] 1 -2 3 4 5 -6
# input d: f64[2] 0.5 -1.5
# input h: f16[4] 1.5 2 -3 0.25
# input i: i64[1, 3] 3 1 2
# input bits: f32[2, 3] 1 0 1 0 0 1
# input b: b8[2] 1 0
# expect out0: f32[2, 3] 1 -2 3 4 5 -6
# expect out1: b8[2, 3] 1 1 1 1 1 1
# expect out2: f32[2, 3] 0 0 0 0 0 0
# expect out3: b8[2, 3] 0 0 0 0 0 0
# expect out4: f32[2, 3] 1 -2 3 4 5 -6
# expect out5: b8[2, 3] 1 1 1 1 1 1
# expect out6: f16[4] 1.5 2 -3 0.25
# expect out7: b8[4] 1 1 1 1
# expect out8: i64[1, 3] 3 1 2
# expect out9: b8[1, 3] 1 1 1
# expect out10: f64[2] 0 0
# expect out11: b8[2] 0 0
# expect out12: f32[2, 3] 1 -2 3 4 5 -6
# expect out13: f32[2, 3] 0 0 0 0 0 0
# expect out14: f32[2, 3] 1 -2 3 4 5 -6
# expect out15: i64[1, 3] 3 1 2
# expect out16: f32[2, 3] 1 0 1 0 0 1
# expect out17: f32[2, 3] 1 1 1 1 1 1
# expect out18: i64[1, 3] 0 0 0
# expect out19: b8[2] 1 1
# expect out20: i64[1, 3] 1 0 1
# expect out21: f32[2, 3] 0 0 1 0 0 1
# expect out22: b8[2, 3] 1 1 1 1 1 1
# expect out23: b8[2] 1 1
# expect out24: b8[2, 3] 1 1 1 1 1 1
# expect out25: b8[1, 3] 1 1 1
# expect out26: b8[3] 0 0 0
# expect out27: b8[4] 0 0 0 0
# expect out28: f32[2, 3] 2 2 2 2 2 2
# expect out29: f16[4] -1.5 -1.5 -1.5 -1.5
# expect out30: f32[2, 3] 3 3 3 3 3 3
# expect out31: f32[2, 3] 1 -2 3 4 5 -6
# expect out32: f32[2, 3] 1.5 1.5 1.5 1.5 1.5 1.5
# expect out33: f32[2, 3] 1 -2 3 1 -2 3
# expect out34: f64[2, 2] 2 2 2 2
# expect out35: f32[2, 3] 0 0 0 0 0 0
# expect out36: i64[1, 3] 1 1 1
# expect out37: f32[2, 3] 1 1 1 1 1 1
# expect out38: f32[2, 3] 1.5 1.5 1.5 1.5 1.5 1.5
# expect out39: f32[2, 3] 1 1 1 1 1 1
# expect out40: b8[1, 3] 1 1 1
# expect out41: b8[2, 3] 1 1 1 1 1 1
# expect out42: i64[1, 3] 0 0 0
# expect out43: f32[2, 3] -4 -4 -4 -4 -4 -4
# expect out44: i64[2, 2] 0 0 0 0
# expect out45: i8[3] -7 -7 -7
# expect out46: f32[2, 3] 0 0 0 0 0 0
# expect out47: f32[1, 3] 5 5 5
# expect out48: i64[1] 0
# expect out49: f32[2, 3] 1 1 1 1 1 1
# expect out50: f32[2, 3] 0 0 0 0 0 0
# expect out51: f32[2, 3] 0.5 0.5 0.5 0.5 0.5 0.5
# expect out52: f32[2, 3] 0.5 0.5 0.5 0.5 0.5 0.5
# expect out53: f32[2, 3] 0 0 0 0 0 0
# expect out54: f32[2, 3] 0 0 0 0 0 0
graph():
    %x : [num_users=26] = placeholder[target=x]
    %d : [num_users=1] = placeholder[target=d]
    %h : [num_users=3] = placeholder[target=h]
    %i : [num_users=9] = placeholder[target=i]
    %bits : [num_users=4] = placeholder[target=bits]
    %b : [num_users=1] = placeholder[target=b]
    %native_dropout_default : [num_users=2] = call_function[target=torch.ops.aten.native_dropout.default](args = (%x, 0.0, True), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default, 1), kwargs = {})
    %native_dropout_default_1 : [num_users=2] = call_function[target=torch.ops.aten.native_dropout.default](args = (%x, 1.0, True), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_1, 0), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_1, 1), kwargs = {})
    %native_dropout_default_2 : [num_users=2] = call_function[target=torch.ops.aten.native_dropout.default](args = (%x, 0.4, False), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_2, 0), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_2, 1), kwargs = {})
    %native_dropout_default_3 : [num_users=2] = call_function[target=torch.ops.aten.native_dropout.default](args = (%h, 0.0, None), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_3, 0), kwargs = {})
    %getitem_7 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_3, 1), kwargs = {})
    %native_dropout_default_4 : [num_users=2] = call_function[target=torch.ops.aten.native_dropout.default](args = (%i, 0.5, False), kwargs = {})
    %getitem_8 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_4, 0), kwargs = {})
    %getitem_9 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_4, 1), kwargs = {})
    %native_dropout_default_5 : [num_users=2] = call_function[target=torch.ops.aten.native_dropout.default](args = (%d, 1.0, True), kwargs = {})
    %getitem_10 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_5, 0), kwargs = {})
    %getitem_11 : [num_users=1] = call_function[target=operator.getitem](args = (%native_dropout_default_5, 1), kwargs = {})
    %dropout_default : [num_users=1] = call_function[target=torch.ops.aten.dropout.default](args = (%x, 0.0, True), kwargs = {})
    %dropout_default_1 : [num_users=1] = call_function[target=torch.ops.aten.dropout.default](args = (%x, 1.0, True), kwargs = {})
    %dropout_default_2 : [num_users=1] = call_function[target=torch.ops.aten.dropout.default](args = (%x, 0.3, False), kwargs = {})
    %dropout_default_3 : [num_users=1] = call_function[target=torch.ops.aten.dropout.default](args = (%i, 0.5, False), kwargs = {})
    %bernoulli_default : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.default](args = (%bits,), kwargs = {})
    %bernoulli_p : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.p](args = (%x, 1.0), kwargs = {})
    %bernoulli_p_1 : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.p](args = (%i, 0.0), kwargs = {})
    %bernoulli_p_2 : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.p](args = (%b, 1.0), kwargs = {})
    %select_int : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%bits, 0, 0), kwargs = {})
    %bernoulli_tensor : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.Tensor](args = (%i, %select_int), kwargs = {})
    %select_int_1 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%bits, 0, 1), kwargs = {})
    %bernoulli_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.bernoulli.Tensor](args = (%x, %select_int_1), kwargs = {})
    %rand_default : [num_users=1] = call_function[target=torch.ops.aten.rand.default](args = ([2, 3],), kwargs = {})
    %lt_scalar : [num_users=1] = call_function[target=torch.ops.aten.lt.Scalar](args = (%rand_default, 1.0), kwargs = {})
    %rand_default_1 : [num_users=1] = call_function[target=torch.ops.aten.rand.default](args = ([2],), kwargs = {dtype: torch.bfloat16})
    %ge_scalar : [num_users=1] = call_function[target=torch.ops.aten.ge.Scalar](args = (%rand_default_1, 0.0), kwargs = {})
    %rand_like_default : [num_users=1] = call_function[target=torch.ops.aten.rand_like.default](args = (%x,), kwargs = {})
    %lt_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.lt.Scalar](args = (%rand_like_default, 1.0), kwargs = {})
    %rand_like_default_1 : [num_users=1] = call_function[target=torch.ops.aten.rand_like.default](args = (%i,), kwargs = {dtype: torch.float64})
    %ge_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.ge.Scalar](args = (%rand_like_default_1, 0.0), kwargs = {})
    %randn_default : [num_users=1] = call_function[target=torch.ops.aten.randn.default](args = ([3],), kwargs = {})
    %isnan_default : [num_users=1] = call_function[target=torch.ops.aten.isnan.default](args = (%randn_default,), kwargs = {})
    %randn_like_default : [num_users=1] = call_function[target=torch.ops.aten.randn_like.default](args = (%h,), kwargs = {})
    %isnan_default_1 : [num_users=1] = call_function[target=torch.ops.aten.isnan.default](args = (%randn_like_default,), kwargs = {})
    %uniform_default : [num_users=1] = call_function[target=torch.ops.aten.uniform.default](args = (%x, 2.0, 2.0), kwargs = {})
    %uniform_default_1 : [num_users=1] = call_function[target=torch.ops.aten.uniform.default](args = (%h, -1.5, -1.5), kwargs = {})
    %normal_functional_default : [num_users=1] = call_function[target=torch.ops.aten.normal_functional.default](args = (%x, 3.0, 0.0), kwargs = {})
    %normal_tensor_float : [num_users=1] = call_function[target=torch.ops.aten.normal.Tensor_float](args = (%x, 0.0), kwargs = {})
    %zeros_like_default : [num_users=3] = call_function[target=torch.ops.aten.zeros_like.default](args = (%bits,), kwargs = {})
    %normal_float_tensor : [num_users=1] = call_function[target=torch.ops.aten.normal.float_Tensor](args = (1.5, %zeros_like_default), kwargs = {})
    %select_int_2 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%x, 0, 0), kwargs = {})
    %normal_tensor_tensor : [num_users=1] = call_function[target=torch.ops.aten.normal.Tensor_Tensor](args = (%select_int_2, %zeros_like_default), kwargs = {})
    %normal_float_float : [num_users=1] = call_function[target=torch.ops.aten.normal.float_float](args = (2.0, 0.0, [2, 2]), kwargs = {dtype: torch.float64})
    %exponential_default : [num_users=1] = call_function[target=torch.ops.aten.exponential.default](args = (%x, inf), kwargs = {})
    %geometric_default : [num_users=1] = call_function[target=torch.ops.aten.geometric.default](args = (%i, 0.9999999999999999), kwargs = {})
    %geometric_default_1 : [num_users=1] = call_function[target=torch.ops.aten.geometric.default](args = (%x, 0.9999999999999999), kwargs = {})
    %cauchy_default : [num_users=1] = call_function[target=torch.ops.aten.cauchy.default](args = (%x, 1.5, 1e-300), kwargs = {})
    %log_normal_default : [num_users=1] = call_function[target=torch.ops.aten.log_normal.default](args = (%x, 0.0, 1e-300), kwargs = {})
    %random_default : [num_users=1] = call_function[target=torch.ops.aten.random.default](args = (%i,), kwargs = {})
    %ge_scalar_2 : [num_users=1] = call_function[target=torch.ops.aten.ge.Scalar](args = (%random_default, 0), kwargs = {})
    %random_default_1 : [num_users=1] = call_function[target=torch.ops.aten.random.default](args = (%x,), kwargs = {})
    %le_scalar : [num_users=1] = call_function[target=torch.ops.aten.le.Scalar](args = (%random_default_1, 16777216.0), kwargs = {})
    %random_to : [num_users=1] = call_function[target=torch.ops.aten.random.to](args = (%i, 1), kwargs = {})
    %random_from : [num_users=1] = call_function[target=torch.ops.aten.random.from](args = (%x, -4, -3), kwargs = {})
    %randint_default : [num_users=1] = call_function[target=torch.ops.aten.randint.default](args = (1, [2, 2]), kwargs = {})
    %randint_low : [num_users=1] = call_function[target=torch.ops.aten.randint.low](args = (-7, -6, [3]), kwargs = {dtype: torch.int8})
    %randint_like_default : [num_users=1] = call_function[target=torch.ops.aten.randint_like.default](args = (%x, 1), kwargs = {})
    %randint_like_low_dtype : [num_users=1] = call_function[target=torch.ops.aten.randint_like.low_dtype](args = (%i, 5, 6), kwargs = {dtype: torch.float32})
    %randperm_default : [num_users=1] = call_function[target=torch.ops.aten.randperm.default](args = (1,), kwargs = {})
    %clone_default : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %bernoulli__float : [num_users=1] = call_function[target=torch.ops.aten.bernoulli_.float](args = (%clone_default, 1.0), kwargs = {})
    %clone_default_1 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %bernoulli__tensor : [num_users=1] = call_function[target=torch.ops.aten.bernoulli_.Tensor](args = (%clone_default_1, %zeros_like_default), kwargs = {})
    %clone_default_2 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %uniform__default : [num_users=1] = call_function[target=torch.ops.aten.uniform_.default](args = (%clone_default_2, 0.5, 0.5), kwargs = {})
    %clone_default_3 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %normal__default : [num_users=1] = call_function[target=torch.ops.aten.normal_.default](args = (%clone_default_3, 0.5, 0.0), kwargs = {})
    %clone_default_4 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %exponential__default : [num_users=1] = call_function[target=torch.ops.aten.exponential_.default](args = (%clone_default_4, inf), kwargs = {})
    %clone_default_5 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %random__to : [num_users=1] = call_function[target=torch.ops.aten.random_.to](args = (%clone_default_5, 1), kwargs = {})
    return (getitem, getitem_1, getitem_2, getitem_3, getitem_4, getitem_5, getitem_6, getitem_7, getitem_8, getitem_9, getitem_10, getitem_11, dropout_default, dropout_default_1, dropout_default_2, dropout_default_3, bernoulli_default, bernoulli_p, bernoulli_p_1, bernoulli_p_2, bernoulli_tensor, bernoulli_tensor_1, lt_scalar, ge_scalar, lt_scalar_1, ge_scalar_1, isnan_default, isnan_default_1, uniform_default, uniform_default_1, normal_functional_default, normal_tensor_float, normal_float_tensor, normal_tensor_tensor, normal_float_float, exponential_default, geometric_default, geometric_default_1, cauchy_default, log_normal_default, ge_scalar_2, le_scalar, random_to, random_from, randint_default, randint_low, randint_like_default, randint_like_low_dtype, randperm_default, bernoulli__float, bernoulli__tensor, uniform__default, normal__default, exponential__default, random__to)
