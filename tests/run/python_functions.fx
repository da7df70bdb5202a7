# Python's functions of sizes: a maximum with a float operand is a float; math.floor, math.ceil and math.trunc remove the
# fraction of floats.
# input x: f32[7, 2] 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# expect out0: i64[] 7
# expect out1: i64[] 2
# expect out2: f64[] 7
# expect out3: f64[] 1.5
# expect out4: i64[] 19
# expect out5: i64[] 0
# expect out6: b8[] 0
# expect out7: b8[] 1
# expect out8: f64[] 7
# expect out9: i64[] 3
# expect out10: i64[] -3
# expect out11: i64[] 4
# expect out12: i64[] -4
# expect out13: i64[] 3
# expect out14: i64[] -3
# expect out15: i64[] 7
# expect out16: i64[] 2
# expect out17: f64[] 7
# expect out18: f32[2] 0 0
graph():
    %x : [num_users=2] = placeholder[target=x]
    %a : [num_users=10] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %b : [num_users=7] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 1), kwargs = {})
    %sym_max : [num_users=1] = call_function[target=torch.sym_max](args = (%a, %b), kwargs = {})
    %sym_min : [num_users=2] = call_function[target=torch.sym_min](args = (%a, %b), kwargs = {})
    %sym_max_1 : [num_users=1] = call_function[target=torch.sym_max](args = (%a, 1.5), kwargs = {})
    %sym_min_1 : [num_users=1] = call_function[target=torch.sym_min](args = (1.5, %b), kwargs = {})
    %sym_sum : [num_users=1] = call_function[target=torch.sym_sum](args = ((%a, %b, 3, %a),), kwargs = {})
    %sym_sum_1 : [num_users=1] = call_function[target=torch.sym_sum](args = ([],), kwargs = {})
    %sym_not : [num_users=1] = call_function[target=torch.sym_not](args = (%a,), kwargs = {})
    %lt : [num_users=2] = call_function[target=operator.lt](args = (%a, %b), kwargs = {})
    %sym_not_1 : [num_users=2] = call_function[target=torch.sym_not](args = (%lt,), kwargs = {})
    %sym_float : [num_users=2] = call_function[target=torch.sym_float](args = (%a,), kwargs = {})
    %half : [num_users=4] = call_function[target=operator.truediv](args = (%a, %b), kwargs = {})
    %neg : [num_users=3] = call_function[target=operator.neg](args = (%half,), kwargs = {})
    %sym_int : [num_users=1] = call_function[target=torch.sym_int](args = (%half,), kwargs = {})
    %sym_int_1 : [num_users=1] = call_function[target=torch.sym_int](args = (%neg,), kwargs = {})
    %ceil : [num_users=1] = call_function[target=math.ceil](args = (%half,), kwargs = {})
    %floor_1 : [num_users=1] = call_function[target=math.floor](args = (%neg,), kwargs = {})
    %floor : [num_users=1] = call_function[target=math.floor](args = (%half,), kwargs = {})
    %trunc : [num_users=1] = call_function[target=math.trunc](args = (%neg,), kwargs = {})
    %trunc_1 : [num_users=1] = call_function[target=math.trunc](args = (%a,), kwargs = {})
    %sym_ite : [num_users=1] = call_function[target=torch.sym_ite](args = (%lt, %a, %b), kwargs = {})
    %sym_ite_1 : [num_users=1] = call_function[target=torch.sym_ite](args = (%sym_not_1, %sym_float, 1.5), kwargs = {})
    %full : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([%sym_min], 0), kwargs = {dtype: torch.float32})
    return (sym_max, sym_min, sym_max_1, sym_min_1, sym_sum, sym_sum_1, sym_not, sym_not_1, sym_float, sym_int, sym_int_1, ceil, floor_1, floor, trunc, trunc_1, sym_ite, sym_ite_1, full)
