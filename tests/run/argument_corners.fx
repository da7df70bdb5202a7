# Results that keep the dtype of one argument, indices and offsets of different dtypes, and other corners of arguments.
# input x: f16[3] 0.25 -1.5 2.0
# input t: f32[3] 1.0 -1.0 0.5
# input w: f32[3, 2] 0.5 -1.0 2.0 0.25 1.5 3.0
# input indices: i64[4] 2 0 1 1
# input offsets: i32[2] 0 3
# input small: u8[4] 2 0 1 1
# input n: i64[3] 3 -2 7
# input scale: f32[1] 0.5
# input zero: f32[1] 1.0
# input i: i32[3] 4 -1 2
# input u: f32[2] 0.25 0.5
# input value: i64[] -100
# input bytes: u8[3] 1 2 3
# input mask: b8[3] 1 0 1
# input half: f32[] 1.5
# input infinity: f32[] -inf
# expect out0: f16[3] 0.28125 0.125 1.0
# expect out1: f16[] 0.46875
# expect out2: f16[] 1.0908203125
# expect out3: f16[] -0.049652099609375
# expect out4: f32[2, 2] 1.3333333730697632 0.75 2.0 0.25
# expect out5: i64[4] 0 0 0 1
# expect out6: i64[2] 3 1
# expect out7: i64[2] 3 1
# expect out8: f32[2, 2] 1.3333333730697632 0.75 2.0 0.25
# expect out9: i32[4] 0 0 0 1
# expect out10: i32[2] 3 1
# expect out11: i32[2] 3 1
# expect out12: f32[] 6.873863697052002
# expect out13: f32[2] inf inf
# expect out14: f32[3] 1.0 -1.0 0.5
# expect out15: i32[3] -2 -7 -4
# expect out16: u8[3] 156 2 156
# expect out17: u8[3] 1 2 1
# expect out18: f16[3] -inf -1.5 -inf
# tolerance: float32 rtol=1e-6
# tolerance: float16 rtol=5e-3
graph():
    %x : [num_users=5] = placeholder[target=x]
    %t : [num_users=6] = placeholder[target=t]
    %w : [num_users=2] = placeholder[target=w]
    %indices : [num_users=1] = placeholder[target=indices]
    %offsets : [num_users=2] = placeholder[target=offsets]
    %small : [num_users=1] = placeholder[target=small]
    %n : [num_users=1] = placeholder[target=n]
    %scale : [num_users=1] = placeholder[target=scale]
    %zero : [num_users=1] = placeholder[target=zero]
    %i : [num_users=1] = placeholder[target=i]
    %u : [num_users=1] = placeholder[target=u]
    %value : [num_users=1] = placeholder[target=value]
    %bytes : [num_users=2] = placeholder[target=bytes]
    %mask : [num_users=3] = placeholder[target=mask]
    %half : [num_users=1] = placeholder[target=half]
    %infinity : [num_users=1] = placeholder[target=infinity]
    %y0 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%x, %t, 0, 1.0), kwargs = {})
    %y1 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%x, %t, 1, 1.0), kwargs = {})
    %y2 : [num_users=1] = call_function[target=torch.ops.aten.soft_margin_loss.default](args = (%x, %t, 2), kwargs = {})
    %y3 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%t, %x), kwargs = {})
    %y4 : [num_users=4] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%w, %indices, %offsets, False, 1), kwargs = {})
    %y4_0 : [num_users=1] = call_function[target=operator.getitem](args = (%y4, 0), kwargs = {})
    %y4_1 : [num_users=1] = call_function[target=operator.getitem](args = (%y4, 1), kwargs = {})
    %y4_2 : [num_users=1] = call_function[target=operator.getitem](args = (%y4, 2), kwargs = {})
    %y4_3 : [num_users=1] = call_function[target=operator.getitem](args = (%y4, 3), kwargs = {})
    %y5 : [num_users=4] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%w, %small, %offsets, False, 1), kwargs = {})
    %y5_0 : [num_users=1] = call_function[target=operator.getitem](args = (%y5, 0), kwargs = {})
    %y5_1 : [num_users=1] = call_function[target=operator.getitem](args = (%y5, 1), kwargs = {})
    %y5_2 : [num_users=1] = call_function[target=operator.getitem](args = (%y5, 2), kwargs = {})
    %y5_3 : [num_users=1] = call_function[target=operator.getitem](args = (%y5, 3), kwargs = {})
    %y6 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%n, %t), kwargs = {})
    %y7 : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%u, True), kwargs = {})
    %y8 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_tensor_affine.default](args = (%t, %scale, %zero, -8, 7), kwargs = {})
    %y9 : [num_users=1] = call_function[target=torch.ops.aten.sub.Scalar](args = (%i, 3, 2), kwargs = {})
    %y10 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%bytes, %mask, %value), kwargs = {})
    %y11 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%bytes, %mask, %half), kwargs = {})
    %y12 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%x, %mask, %infinity), kwargs = {})
    return (y0, y1, y2, y3, y4_0, y4_1, y4_2, y4_3, y5_0, y5_1, y5_2, y5_3, y6, y7, y8, y9, y10, y11, y12)
