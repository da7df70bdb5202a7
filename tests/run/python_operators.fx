# Python's operators on sizes and numbers: floor division and modulo round towards minus infinity, bools are
# integers.
# input x: f32[7, 2] 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# expect out0: i64[] 3
# expect out1: i64[] -4
# expect out2: i64[] -4
# expect out3: i64[] 3
# expect out4: i64[] 1
# expect out5: i64[] 1
# expect out6: i64[] -1
# expect out7: i64[] -1
# expect out8: f64[] 3.5
# expect out9: f64[] -3.5
# expect out10: f64[] -3.5
# expect out11: f64[] 3.5
# expect out12: i64[] 9
# expect out13: i64[] 5
# expect out14: i64[] 14
# expect out15: i64[] 49
# expect out16: i64[] 2
# expect out17: i64[] 7
# expect out18: i64[] 5
# expect out19: i64[] 28
# expect out20: i64[] 1
# expect out21: b8[] 0
# expect out22: b8[] 1
# expect out23: b8[] 0
# expect out24: b8[] 0
# expect out25: b8[] 1
# expect out26: b8[] 1
# expect out27: f64[] 0.25
# expect out28: i64[] -4
# expect out29: i64[] 8
# expect out30: i64[] -7
# expect out31: i64[] -8
# expect out32: b8[] 1
# expect out33: b8[] 1
# expect out34: b8[] 0
# expect out35: f64[] -4
# expect out36: f64[] 0.5
# expect out37: f64[] -0.5
# expect out38: f64[] -4
# expect out39: f64[] 3.5
# expect out40: b8[] 0
# expect out41: f64[] 2.5
# expect out42: f64[] 1.4142135623730951
# expect out43: f64[] -1.5
# expect out44: i64[] 3
# expect out45: b8[] 0
# expect out46: b8[] 1
# expect out47: i64[] 5
graph():
    %x : [num_users=2] = placeholder[target=x]
    %sym_size_int : [num_users=34] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg : [num_users=15] = call_function[target=operator.neg](args = (%sym_size_int,), kwargs = {})
    %sym_size_int_1 : [num_users=30] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 1), kwargs = {})
    %floordiv : [num_users=1] = call_function[target=operator.floordiv](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %floordiv_1 : [num_users=1] = call_function[target=operator.floordiv](args = (%neg, %sym_size_int_1), kwargs = {})
    %neg_1 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_1,), kwargs = {})
    %floordiv_2 : [num_users=1] = call_function[target=operator.floordiv](args = (%sym_size_int, %neg_1), kwargs = {})
    %floordiv_3 : [num_users=1] = call_function[target=operator.floordiv](args = (%neg, -2), kwargs = {})
    %mod : [num_users=1] = call_function[target=operator.mod](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %mod_1 : [num_users=1] = call_function[target=operator.mod](args = (%neg, %sym_size_int_1), kwargs = {})
    %neg_2 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_1,), kwargs = {})
    %mod_2 : [num_users=1] = call_function[target=operator.mod](args = (%sym_size_int, %neg_2), kwargs = {})
    %mod_3 : [num_users=1] = call_function[target=operator.mod](args = (%neg, -2), kwargs = {})
    %truediv : [num_users=1] = call_function[target=operator.truediv](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %truediv_1 : [num_users=1] = call_function[target=operator.truediv](args = (%neg, %sym_size_int_1), kwargs = {})
    %neg_3 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_1,), kwargs = {})
    %truediv_2 : [num_users=1] = call_function[target=operator.truediv](args = (%sym_size_int, %neg_3), kwargs = {})
    %truediv_3 : [num_users=1] = call_function[target=operator.truediv](args = (%neg, -2), kwargs = {})
    %add : [num_users=1] = call_function[target=operator.add](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %sub : [num_users=1] = call_function[target=operator.sub](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %mul : [num_users=1] = call_function[target=operator.mul](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %pow_1 : [num_users=1] = call_function[target=operator.pow](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %and_ : [num_users=1] = call_function[target=operator.and_](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %or_ : [num_users=1] = call_function[target=operator.or_](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %xor : [num_users=1] = call_function[target=operator.xor](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %lshift : [num_users=1] = call_function[target=operator.lshift](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %rshift : [num_users=1] = call_function[target=operator.rshift](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %eq : [num_users=1] = call_function[target=operator.eq](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %ne : [num_users=1] = call_function[target=operator.ne](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %lt : [num_users=1] = call_function[target=operator.lt](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %le : [num_users=1] = call_function[target=operator.le](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %gt : [num_users=1] = call_function[target=operator.gt](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %ge : [num_users=1] = call_function[target=operator.ge](args = (%sym_size_int, %sym_size_int_1), kwargs = {})
    %pow_2 : [num_users=1] = call_function[target=operator.pow](args = (%sym_size_int_1, -2), kwargs = {})
    %rshift_1 : [num_users=1] = call_function[target=operator.rshift](args = (%neg, 1), kwargs = {})
    %and__1 : [num_users=1] = call_function[target=operator.and_](args = (%neg, 12), kwargs = {})
    %pos : [num_users=1] = call_function[target=operator.pos](args = (%neg,), kwargs = {})
    %invert : [num_users=1] = call_function[target=operator.invert](args = (%sym_size_int,), kwargs = {})
    %lt_1 : [num_users=1] = call_function[target=operator.lt](args = (%neg, 0), kwargs = {})
    %ge_1 : [num_users=1] = call_function[target=operator.ge](args = (%sym_size_int, 7), kwargs = {})
    %lt_2 : [num_users=1] = call_function[target=operator.lt](args = (%sym_size_int, 7), kwargs = {})
    %floordiv_4 : [num_users=1] = call_function[target=operator.floordiv](args = (-7.5, %sym_size_int_1), kwargs = {})
    %mod_4 : [num_users=1] = call_function[target=operator.mod](args = (-7.5, %sym_size_int_1), kwargs = {})
    %mod_5 : [num_users=1] = call_function[target=operator.mod](args = (%sym_size_int, -2.5), kwargs = {})
    %floordiv_5 : [num_users=1] = call_function[target=operator.floordiv](args = (%sym_size_int, -2.0), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=operator.mul](args = (%sym_size_int, 0.5), kwargs = {})
    %ge_2 : [num_users=1] = call_function[target=operator.ge](args = (%sym_size_int, 7.5), kwargs = {})
    %pos_1 : [num_users=1] = call_function[target=operator.pos](args = (2.5,), kwargs = {})
    %pow_3 : [num_users=1] = call_function[target=operator.pow](args = (%sym_size_int_1, 0.5), kwargs = {})
    %sub_1 : [num_users=1] = call_function[target=operator.sub](args = (0.5, %sym_size_int_1), kwargs = {})
    %lt_3 : [num_users=1] = call_function[target=operator.lt](args = (%neg, %sym_size_int), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=operator.add](args = (%lt_3, %sym_size_int_1), kwargs = {})
    %lt_4 : [num_users=1] = call_function[target=operator.lt](args = (%neg, %sym_size_int), kwargs = {})
    %ge_3 : [num_users=1] = call_function[target=operator.ge](args = (%neg, %sym_size_int), kwargs = {})
    %and__2 : [num_users=1] = call_function[target=operator.and_](args = (%lt_4, %ge_3), kwargs = {})
    %ge_4 : [num_users=1] = call_function[target=operator.ge](args = (%neg, %sym_size_int), kwargs = {})
    %xor_1 : [num_users=1] = call_function[target=operator.xor](args = (True, %ge_4), kwargs = {})
    %lt_5 : [num_users=1] = call_function[target=operator.lt](args = (%neg, %sym_size_int), kwargs = {})
    %or__1 : [num_users=1] = call_function[target=operator.or_](args = (%lt_5, 4), kwargs = {})
    return [floordiv, floordiv_1, floordiv_2, floordiv_3, mod, mod_1, mod_2, mod_3, truediv, truediv_1, truediv_2, truediv_3, add, sub, mul, pow_1, and_, or_, xor, lshift, rshift, eq, ne, lt, le, gt, ge, pow_2, rshift_1, and__1, pos, invert, lt_1, ge_1, lt_2, floordiv_4, mod_4, mod_5, floordiv_5, mul_1, ge_2, pos_1, pow_3, sub_1, add_1, and__2, xor_1, or__1]
