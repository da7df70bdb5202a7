# Python's operators with a tensor operand are aten ops; numbers are wrapped.
# input i: i64[2, 2] -7 7 5 -5
# input j: i64[2] 2 -3
# input x: f32[3] -7.5 2 inf
# input b: b8[2] 1 0
# input z: i64[] 2
# input e: f32[0]
# expect out0: i64[2, 2] -5 2 9 -8
# expect out1: i64[2, 2] -9 8 5 -2
# expect out2: i64[2, 2] -14 -15 14 15
# expect out3: f32[2, 2] -3.5 -1.6666666 3.5 1.6666666
# expect out4: i64[2, 2] -4 -2 3 1
# expect out5: i64[2, 2] 1 -1 1 -2
# expect out6: i64[2, 2] 0 5 2 -7
# expect out7: i64[2, 2] -5 -3 7 -1
# expect out8: i64[2, 2] -5 -8 5 6
# expect out9: b8[2, 2] 0 0 0 0
# expect out10: b8[2, 2] 1 1 1 1
# expect out11: b8[2, 2] 1 0 0 1
# expect out12: b8[2, 2] 1 0 0 1
# expect out13: b8[2, 2] 0 1 1 0
# expect out14: b8[2, 2] 0 1 1 0
# expect out15: i64[2, 2] 49 49 25 25
# expect out16: i64[2, 2] -28 28 20 -20
# expect out17: i64[2, 2] -4 2 3 -3
# expect out18: i64[] 4
# expect out19: f32[3] 56.25 4 inf
# expect out20: f32[3] 7.5 -2 -inf
# expect out21: i64[2, 2] -7 5 7 -5
# expect out22: i64[2, 2] 6 -8 -6 4
# expect out23: b8[2] 0 1
# expect out24: f32[3] 8.5 -1 -inf
# expect out25: f32[2, 2] -0.14285715 0.14285715 0.2 -0.2
# expect out26: i64[2] 3 -3
# expect out27: i64[2] 1 -2
# expect out28: f32[3] 3 -1 nan
# expect out29: f32[3] -0 2 nan
# expect out30: f32[2, 2] -6.5 7.5 5.5 -4.5
# expect out31: b8[3] 0 1 1
# expect out32: b8[3] 0 0 1
# expect out33: f32[0]
# expect out34: i64[2] 2 1
# expect out35: b8[2] 1 0
graph():
    %i : [num_users=6] = placeholder[target=i]
    %j : [num_users=17] = placeholder[target=j]
    %x : [num_users=7] = placeholder[target=x]
    %b : [num_users=3] = placeholder[target=b]
    %z : [num_users=3] = placeholder[target=z]
    %e : [num_users=1] = placeholder[target=e]
    %t_default : [num_users=17] = call_function[target=torch.ops.aten.t.default](args = (%i,), kwargs = {})
    %add : [num_users=1] = call_function[target=operator.add](args = (%t_default, %j), kwargs = {})
    %sub : [num_users=1] = call_function[target=operator.sub](args = (%t_default, %j), kwargs = {})
    %mul : [num_users=1] = call_function[target=operator.mul](args = (%t_default, %j), kwargs = {})
    %truediv : [num_users=1] = call_function[target=operator.truediv](args = (%t_default, %j), kwargs = {})
    %floordiv : [num_users=1] = call_function[target=operator.floordiv](args = (%t_default, %j), kwargs = {})
    %mod : [num_users=1] = call_function[target=operator.mod](args = (%t_default, %j), kwargs = {})
    %and_ : [num_users=1] = call_function[target=operator.and_](args = (%t_default, %j), kwargs = {})
    %or_ : [num_users=1] = call_function[target=operator.or_](args = (%t_default, %j), kwargs = {})
    %xor : [num_users=1] = call_function[target=operator.xor](args = (%t_default, %j), kwargs = {})
    %eq : [num_users=1] = call_function[target=operator.eq](args = (%t_default, %j), kwargs = {})
    %ne : [num_users=1] = call_function[target=operator.ne](args = (%t_default, %j), kwargs = {})
    %lt : [num_users=1] = call_function[target=operator.lt](args = (%t_default, %j), kwargs = {})
    %le : [num_users=1] = call_function[target=operator.le](args = (%t_default, %j), kwargs = {})
    %gt : [num_users=1] = call_function[target=operator.gt](args = (%t_default, %j), kwargs = {})
    %ge : [num_users=1] = call_function[target=operator.ge](args = (%t_default, %j), kwargs = {})
    %pow_1 : [num_users=1] = call_function[target=operator.pow](args = (%i, %z), kwargs = {})
    %lshift : [num_users=1] = call_function[target=operator.lshift](args = (%i, %z), kwargs = {})
    %rshift : [num_users=1] = call_function[target=operator.rshift](args = (%t_default, 1), kwargs = {})
    %pow_2 : [num_users=1] = call_function[target=operator.pow](args = (2, %z), kwargs = {})
    %pow_3 : [num_users=1] = call_function[target=operator.pow](args = (%x, 2), kwargs = {})
    %neg : [num_users=1] = call_function[target=operator.neg](args = (%x,), kwargs = {})
    %pos : [num_users=1] = call_function[target=operator.pos](args = (%t_default,), kwargs = {})
    %invert : [num_users=1] = call_function[target=operator.invert](args = (%i,), kwargs = {})
    %invert_1 : [num_users=1] = call_function[target=operator.invert](args = (%b,), kwargs = {})
    %sub_1 : [num_users=1] = call_function[target=operator.sub](args = (1, %x), kwargs = {})
    %truediv_1 : [num_users=1] = call_function[target=operator.truediv](args = (1, %i), kwargs = {})
    %floordiv_1 : [num_users=1] = call_function[target=operator.floordiv](args = (7, %j), kwargs = {})
    %mod_1 : [num_users=1] = call_function[target=operator.mod](args = (7, %j), kwargs = {})
    %floordiv_2 : [num_users=1] = call_function[target=operator.floordiv](args = (%x, -2), kwargs = {})
    %mod_2 : [num_users=1] = call_function[target=operator.mod](args = (%x, 2.5), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=operator.add](args = (%i, 0.5), kwargs = {})
    %ge_1 : [num_users=1] = call_function[target=operator.ge](args = (%x, 2), kwargs = {})
    %lt_1 : [num_users=1] = call_function[target=operator.lt](args = (2, %x), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=operator.mul](args = (%e, 3), kwargs = {})
    %add_2 : [num_users=1] = call_function[target=operator.add](args = (%b, 1), kwargs = {})
    %and__1 : [num_users=1] = call_function[target=operator.and_](args = (%b, True), kwargs = {})
    return [add, sub, mul, truediv, floordiv, mod, and_, or_, xor, eq, ne, lt, le, gt, ge, pow_1, lshift, rshift, pow_2, pow_3, neg, pos, invert, invert_1, sub_1, truediv_1, floordiv_1, mod_1, floordiv_2, mod_2, add_1, ge_1, lt_1, mul_1, add_2, and__1]
