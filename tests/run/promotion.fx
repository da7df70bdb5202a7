# Result types of mixed operands: a tensor with dims takes precedence over a 0-dim tensor of the same category, and both
# over a wrapped number.
# input h: f16[2] 1.5 -2
# input bf: bf16[2] 1.5 3
# input x: f32[2] 1.5 -2
# input d: f64[] 0.1
# input i: i64[2] 3 -4
# input i32: i32[2] 7 8
# input u: u8[2] 250 10
# input b: b8[2] 1 0
# input z: i64[] 5
# expect out0: f32[2] 3 1
# expect out1: f32[2] 3 -4
# expect out2: f32[2] 1.6 -1.9
# expect out3: f32[2] 3.5 0
# expect out4: f16[2] 2 -1.5
# expect out5: f32[2] 8.5 9.5
# expect out6: i32[2] 12 13
# expect out7: i64[2] 8 1
# expect out8: u8[2] 4 20
# expect out9: i32[2] 257 18
# expect out10: b8[2] 1 0
# expect out11: i64[2] 2 1
# expect out12: f32[2] 1.5 0.5
# expect out13: f32[2] 1.5 -0
# expect out14: f64[2] 3.1 -3.9
# expect out15: f64[] 5.1
# expect out16: i32[2] 10 11
# expect out17: f32[2] 3.5 4
# expect out18: f32[2] 0.2 0
# expect out19: f32[2] 5 -2
# expect out20: i32[2] 7 5
# expect out21: f32[4] 7 8 1.5 -2
# expect out22: b8[2] 0 1
# expect out23: i64[2] 7 8
# expect out24: u8[2] 0 0
# expect out25: i32[2] 49 64
# expect out26: u8[2] 7 247
# expect out27: i64[] 1
# expect out28: f16[] -0.25
# expect out29: u8[2] 251 10
graph():
    %h : [num_users=4] = placeholder[target=h]
    %bf : [num_users=1] = placeholder[target=bf]
    %x : [num_users=6] = placeholder[target=x]
    %d : [num_users=3] = placeholder[target=d]
    %i : [num_users=3] = placeholder[target=i]
    %i32 : [num_users=9] = placeholder[target=i32]
    %u : [num_users=6] = placeholder[target=u]
    %b : [num_users=9] = placeholder[target=b]
    %z : [num_users=6] = placeholder[target=z]
    %add_tensor : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%h, %bf), kwargs = {})
    %add_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%h, %x), kwargs = {})
    %add_tensor_2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %d), kwargs = {})
    %add_tensor_3 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, 2), kwargs = {})
    %add_tensor_4 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%h, 0.5), kwargs = {})
    %add_tensor_5 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%i32, 1.5), kwargs = {})
    %add_tensor_6 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%i32, %z), kwargs = {})
    %add_tensor_7 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%i, %z), kwargs = {})
    %add_tensor_8 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%u, 10), kwargs = {})
    %add_tensor_9 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%u, %i32), kwargs = {})
    %add_tensor_10 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%b, %b), kwargs = {})
    %add_tensor_11 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%b, 1), kwargs = {})
    %add_tensor_12 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%b, 0.5), kwargs = {})
    %mul_tensor : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%b, %x), kwargs = {})
    %add_tensor_13 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%i, %d), kwargs = {})
    %add_tensor_14 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%z, %d), kwargs = {})
    %add_tensor_15 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%i32, 3), kwargs = {})
    %div_tensor : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%i32, 2), kwargs = {})
    %div_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%b, %z), kwargs = {})
    %where_self : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%b, %z, %x), kwargs = {})
    %where_self_1 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%b, %i32, %z), kwargs = {})
    %cat_default : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%i32, %x],), kwargs = {})
    %eq_scalar : [num_users=1] = call_function[target=torch.ops.aten.eq.Scalar](args = (%u, 10), kwargs = {})
    %maximum_default : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%i32, %i), kwargs = {})
    %sub_tensor : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%u, %u), kwargs = {})
    %pow_tensor_scalar : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%i32, 2), kwargs = {})
    %rsub_scalar : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%u, 1), kwargs = {})
    %sum_default : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%b,), kwargs = {})
    %mean_default : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%h,), kwargs = {})
    %bitwise_or_tensor : [num_users=1] = call_function[target=torch.ops.aten.bitwise_or.Tensor](args = (%b, %u), kwargs = {})
    return [add_tensor, add_tensor_1, add_tensor_2, add_tensor_3, add_tensor_4, add_tensor_5, add_tensor_6, add_tensor_7, add_tensor_8, add_tensor_9, add_tensor_10, add_tensor_11, add_tensor_12, mul_tensor, add_tensor_13, add_tensor_14, add_tensor_15, div_tensor, div_tensor_1, where_self, where_self_1, cat_default, eq_scalar, maximum_default, sub_tensor, pow_tensor_scalar, rsub_scalar, sum_default, mean_default, bitwise_or_tensor]
