# Functions of floats, applied to sizes: those of math, those of torch that PyTorch traces for sizes, and the operators
# abs and not.
# input x: f32[7, 16] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# expect out0: f64[] 1.1179797320499711
# expect out1: f64[] 0.4528165947449256
# expect out2: f64[] 0.4124104415973873
# expect out3: f64[] 0.7539022543433046
# expect out4: f64[] 548.317035155212
# expect out5: f64[] 1096.6331584284585
# expect out6: f64[] 1095.6331584284585
# expect out7: f64[] 1.9459101490553132
# expect out8: f64[] 0.8450980400142568
# expect out9: f64[] 2.0794415416798357
# expect out10: f64[] 2.807354922057604
# expect out11: f64[] 0.6569865987187891
# expect out12: f64[] 548.3161232732465
# expect out13: f64[] 2.6457513110645907
# expect out14: f64[] 0.8714479827243188
# expect out15: f64[] 0.9999983369439447
# expect out16: f64[] 2.6457513110645907
# expect out17: f64[] 0.7539022543433046
# expect out18: f64[] 548.317035155212
# expect out19: f64[] 0.6569865987187891
# expect out20: f64[] 548.3161232732465
# expect out21: f64[] 0.8714479827243188
# expect out22: f64[] 0.9999983369439447
# expect out23: f64[] 0.4528165947449256
# expect out24: f64[] 1.1179797320499711
# expect out25: f64[] 0.4124104415973873
# expect out26: f64[] 2.807354922057604
# expect out27: i64[] 9
# expect out28: f64[] 0.4375
# expect out29: b8[] 0
# expect out30: b8[] 0
graph():
    %x : [num_users=2] = placeholder[target=x]
    %a : [num_users=24] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 0), kwargs = {})
    %b : [num_users=3] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, 1), kwargs = {})
    %ratio : [num_users=8] = call_function[target=operator.truediv](args = (%a, %b), kwargs = {})
    %minus : [num_users=1] = call_function[target=operator.neg](args = (%ratio,), kwargs = {})
    %less : [num_users=1] = call_function[target=operator.sub](args = (%a, %b), kwargs = {})
    %lt : [num_users=1] = call_function[target=operator.lt](args = (%a, %b), kwargs = {})
    %v0 : [num_users=1] = call_function[target=math.acos](args = (%ratio,), kwargs = {})
    %v1 : [num_users=1] = call_function[target=math.asin](args = (%ratio,), kwargs = {})
    %v2 : [num_users=1] = call_function[target=math.atan](args = (%ratio,), kwargs = {})
    %v3 : [num_users=1] = call_function[target=math.cos](args = (%a,), kwargs = {})
    %v4 : [num_users=1] = call_function[target=math.cosh](args = (%a,), kwargs = {})
    %v5 : [num_users=1] = call_function[target=math.exp](args = (%a,), kwargs = {})
    %v6 : [num_users=1] = call_function[target=math.expm1](args = (%a,), kwargs = {})
    %v7 : [num_users=1] = call_function[target=math.log](args = (%a,), kwargs = {})
    %v8 : [num_users=1] = call_function[target=math.log10](args = (%a,), kwargs = {})
    %v9 : [num_users=1] = call_function[target=math.log1p](args = (%a,), kwargs = {})
    %v10 : [num_users=1] = call_function[target=math.log2](args = (%a,), kwargs = {})
    %v11 : [num_users=1] = call_function[target=math.sin](args = (%a,), kwargs = {})
    %v12 : [num_users=1] = call_function[target=math.sinh](args = (%a,), kwargs = {})
    %v13 : [num_users=1] = call_function[target=math.sqrt](args = (%a,), kwargs = {})
    %v14 : [num_users=1] = call_function[target=math.tan](args = (%a,), kwargs = {})
    %v15 : [num_users=1] = call_function[target=math.tanh](args = (%a,), kwargs = {})
    %v16 : [num_users=1] = call_function[target=torch._sym_sqrt](args = (%a,), kwargs = {})
    %v17 : [num_users=1] = call_function[target=torch._sym_cos](args = (%a,), kwargs = {})
    %v18 : [num_users=1] = call_function[target=torch._sym_cosh](args = (%a,), kwargs = {})
    %v19 : [num_users=1] = call_function[target=torch._sym_sin](args = (%a,), kwargs = {})
    %v20 : [num_users=1] = call_function[target=torch._sym_sinh](args = (%a,), kwargs = {})
    %v21 : [num_users=1] = call_function[target=torch._sym_tan](args = (%a,), kwargs = {})
    %v22 : [num_users=1] = call_function[target=torch._sym_tanh](args = (%a,), kwargs = {})
    %v23 : [num_users=1] = call_function[target=torch._sym_asin](args = (%ratio,), kwargs = {})
    %v24 : [num_users=1] = call_function[target=torch._sym_acos](args = (%ratio,), kwargs = {})
    %v25 : [num_users=1] = call_function[target=torch._sym_atan](args = (%ratio,), kwargs = {})
    %v26 : [num_users=1] = call_function[target=torch._sym_log2](args = (%a,), kwargs = {})
    %v27 : [num_users=1] = call_function[target=operator.abs](args = (%less,), kwargs = {})
    %v28 : [num_users=1] = call_function[target=operator.abs](args = (%minus,), kwargs = {})
    %v29 : [num_users=1] = call_function[target=operator.not_](args = (%lt,), kwargs = {})
    %v30 : [num_users=1] = call_function[target=operator.not_](args = (%ratio,), kwargs = {})
    return (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15, v16, v17, v18, v19, v20, v21, v22, v23, v24, v25, v26, v27, v28, v29, v30)
