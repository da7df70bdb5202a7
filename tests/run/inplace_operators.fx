# a += b and similar: on numbers they return a new number, on tensors they write the left operand.
# input x: f32[7, 2] 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input i: i64[2, 3] -7 7 5 -5 0 9
# input j: i64[3] 2 -3 4
# input k: i64[3] 1 2 3
# input y: f32[3] 1 -2 inf
# expect out0: i64[] -5
# expect out1: i64[] -9
# expect out2: i64[] -14
# expect out3: f64[] -3.5
# expect out4: i64[] -4
# expect out5: i64[] 1
# expect out6: i64[] 49
# expect out7: i64[] 0
# expect out8: i64[] -5
# expect out9: i64[] -5
# expect out10: i64[] -28
# expect out11: i64[] -2
# expect out12: i64[2, 3] -5 4 9 -3 -3 13
# expect out13: i64[2, 3] -5 4 9 -3 -3 13
# expect out14: i64[2, 3] -9 10 1 -7 3 5
# expect out15: i64[2, 3] -9 10 1 -7 3 5
# expect out16: i64[2, 3] -14 -21 20 -10 0 36
# expect out17: i64[2, 3] -14 -21 20 -10 0 36
# expect out18: i64[2, 3] -4 -3 1 -3 0 2
# expect out19: i64[2, 3] -4 -3 1 -3 0 2
# expect out20: i64[2, 3] 1 -2 1 1 0 1
# expect out21: i64[2, 3] 1 -2 1 1 0 1
# expect out22: i64[2, 3] 0 5 4 2 0 0
# expect out23: i64[2, 3] 0 5 4 2 0 0
# expect out24: i64[2, 3] -5 -1 5 -5 -3 13
# expect out25: i64[2, 3] -5 -1 5 -5 -3 13
# expect out26: i64[2, 3] -5 -6 1 -7 -3 13
# expect out27: i64[2, 3] -5 -6 1 -7 -3 13
# expect out28: i64[2, 3] -7 49 125 -5 0 729
# expect out29: i64[2, 3] -14 28 40 -10 0 72
# expect out30: i64[2, 3] -4 1 0 -3 0 1
# expect out31: f32[3] 2 0 inf
graph():
    %x : [num_users=13] = placeholder[target=x]
    %i : [num_users=11] = placeholder[target=i]
    %j : [num_users=8] = placeholder[target=j]
    %k : [num_users=4] = placeholder[target=k]
    %y : [num_users=1] = placeholder[target=y]
    %sym_size_int : [num_users=12] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 1), kwargs = {})
    %sym_size_int_1 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_1,), kwargs = {})
    %iadd : [num_users=1] = call_function[target=operator.iadd](args = (%neg, %sym_size_int), kwargs = {})
    %sym_size_int_2 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_1 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_2,), kwargs = {})
    %isub : [num_users=1] = call_function[target=operator.isub](args = (%neg_1, %sym_size_int), kwargs = {})
    %sym_size_int_3 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_2 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_3,), kwargs = {})
    %imul : [num_users=1] = call_function[target=operator.imul](args = (%neg_2, %sym_size_int), kwargs = {})
    %sym_size_int_4 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_3 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_4,), kwargs = {})
    %itruediv : [num_users=1] = call_function[target=operator.itruediv](args = (%neg_3, %sym_size_int), kwargs = {})
    %sym_size_int_5 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_4 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_5,), kwargs = {})
    %ifloordiv : [num_users=1] = call_function[target=operator.ifloordiv](args = (%neg_4, %sym_size_int), kwargs = {})
    %sym_size_int_6 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_5 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_6,), kwargs = {})
    %imod : [num_users=1] = call_function[target=operator.imod](args = (%neg_5, %sym_size_int), kwargs = {})
    %sym_size_int_7 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_6 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_7,), kwargs = {})
    %ipow : [num_users=1] = call_function[target=operator.ipow](args = (%neg_6, %sym_size_int), kwargs = {})
    %sym_size_int_8 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_7 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_8,), kwargs = {})
    %iand : [num_users=1] = call_function[target=operator.iand](args = (%neg_7, %sym_size_int), kwargs = {})
    %sym_size_int_9 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_8 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_9,), kwargs = {})
    %ior : [num_users=1] = call_function[target=operator.ior](args = (%neg_8, %sym_size_int), kwargs = {})
    %sym_size_int_10 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_9 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_10,), kwargs = {})
    %ixor : [num_users=1] = call_function[target=operator.ixor](args = (%neg_9, %sym_size_int), kwargs = {})
    %sym_size_int_11 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_10 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_11,), kwargs = {})
    %ilshift : [num_users=1] = call_function[target=operator.ilshift](args = (%neg_10, %sym_size_int), kwargs = {})
    %sym_size_int_12 : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %neg_11 : [num_users=1] = call_function[target=operator.neg](args = (%sym_size_int_12,), kwargs = {})
    %irshift : [num_users=1] = call_function[target=operator.irshift](args = (%neg_11, %sym_size_int), kwargs = {})
    %clone_default : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %iadd_1 : [num_users=1] = call_function[target=operator.iadd](args = (%clone_default, %j), kwargs = {})
    %clone_default_1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %isub_1 : [num_users=1] = call_function[target=operator.isub](args = (%clone_default_1, %j), kwargs = {})
    %clone_default_2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %imul_1 : [num_users=1] = call_function[target=operator.imul](args = (%clone_default_2, %j), kwargs = {})
    %clone_default_3 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %ifloordiv_1 : [num_users=1] = call_function[target=operator.ifloordiv](args = (%clone_default_3, %j), kwargs = {})
    %clone_default_4 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %imod_1 : [num_users=1] = call_function[target=operator.imod](args = (%clone_default_4, %j), kwargs = {})
    %clone_default_5 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %iand_1 : [num_users=1] = call_function[target=operator.iand](args = (%clone_default_5, %j), kwargs = {})
    %clone_default_6 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %ior_1 : [num_users=1] = call_function[target=operator.ior](args = (%clone_default_6, %j), kwargs = {})
    %clone_default_7 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %ixor_1 : [num_users=1] = call_function[target=operator.ixor](args = (%clone_default_7, %j), kwargs = {})
    %clone_default_8 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %ipow_1 : [num_users=0] = call_function[target=operator.ipow](args = (%clone_default_8, %k), kwargs = {})
    %clone_default_9 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %ilshift_1 : [num_users=0] = call_function[target=operator.ilshift](args = (%clone_default_9, %k), kwargs = {})
    %clone_default_10 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%i,), kwargs = {})
    %irshift_1 : [num_users=0] = call_function[target=operator.irshift](args = (%clone_default_10, %k), kwargs = {})
    %clone_default_11 : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%y,), kwargs = {})
    %itruediv_1 : [num_users=0] = call_function[target=operator.itruediv](args = (%clone_default_11, %k), kwargs = {})
    %iadd_2 : [num_users=0] = call_function[target=operator.iadd](args = (%clone_default_11, 1), kwargs = {})
    return [iadd, isub, imul, itruediv, ifloordiv, imod, ipow, iand, ior, ixor, ilshift, irshift, iadd_1, clone_default, isub_1, clone_default_1, imul_1, clone_default_2, ifloordiv_1, clone_default_3, imod_1, clone_default_4, iand_1, clone_default_5, ior_1, clone_default_6, ixor_1, clone_default_7, clone_default_8, clone_default_9, clone_default_10, clone_default_11]
