# The ops of graphs that convert_pt2e quantised: scales and zero points of tensors and of channels.
# input x: f32[2, 3] 0.300000012 -1.70000005 2.54999995 0.0500000007 0.150000006 -9
# input h: bf16[2, 3] 0.30078125 -1.703125 2.546875 0.0500488281 0.150390625 -9
# input i8: i8[2, 3] 3 -128 127 0 -5 77
# input ts: f32[1] 0.100000001
# input tz: i32[1] 3
# input lo: i64[] -100
# input hi: i64[] 100
# input cs: f32[3] 0.100000001 0.0199999996 0.300000012
# input cz: i32[3] 1 -2 0
# expect out0: i8[2, 3] 6 -14 29 3 5 -87
# expect out1: u8[2, 3] 6 0 28 4 5 0
# expect out2: i8[2, 3] 6 -14 29 3 5 -87
# expect out3: i8[2, 3] 6 -14 29 3 5 -87
# expect out4: f32[2, 3] 0 -13.1000004 12.4000006 -0.300000012 -0.800000012 7.4000001
# expect out5: f32[2, 3] 0 -13.1000004 12.4000006 -0.300000012 -0.800000012 7.4000001
# expect out6: bf16[2, 3] 0 -13.125 12.375 -0.30078125 -0.80078125 7.40625
# expect out7: i8[2, 3] 4 -87 8 1 6 -30
# expect out8: f32[2, 3] 0.200000003 -2.51999998 38.1000023 -0.100000001 -0.0599999987 23.1000004
# expect out9: f32[2, 3] 0.300000012 -2.55999994 38.1000023 0 -0.099999994 23.1000004
graph():
    %x : [num_users=4] = placeholder[target=x]
    %h : [num_users=1] = placeholder[target=h]
    %i8 : [num_users=5] = placeholder[target=i8]
    %ts : [num_users=3] = placeholder[target=ts]
    %tz : [num_users=3] = placeholder[target=tz]
    %lo : [num_users=1] = placeholder[target=lo]
    %hi : [num_users=1] = placeholder[target=hi]
    %cs : [num_users=3] = placeholder[target=cs]
    %cz : [num_users=2] = placeholder[target=cz]
    %q0 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.quantize_per_tensor.default](args = (%x, 0.1, 3, -128, 127, torch.int8), kwargs = {})
    %q1 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.quantize_per_tensor.default](args = (%h, 0.1, 3, 0, 255, torch.uint8), kwargs = {})
    %q2 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.quantize_per_tensor.tensor](args = (%x, %ts, %tz, -128, 127, torch.int8), kwargs = {})
    %q3 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.quantize_per_tensor.tensor2](args = (%x, %ts, %tz, %lo, %hi, torch.int8), kwargs = {})
    %q4 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.dequantize_per_tensor.default](args = (%i8, 0.1, 3, -128, 127, torch.int8), kwargs = {})
    %q5 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.dequantize_per_tensor.tensor](args = (%i8, %ts, %tz, -128, 127, torch.int8), kwargs = {})
    %q6 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.dequantize_per_tensor.default](args = (%i8, 0.1, 3, -128, 127, torch.int8), kwargs = {out_dtype: torch.bfloat16})
    %q7 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.quantize_per_channel.default](args = (%x, %cs, %cz, 1, -128, 127, torch.int8), kwargs = {})
    %q8 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.dequantize_per_channel.default](args = (%i8, %cs, %cz, 1, -128, 127, torch.int8), kwargs = {})
    %q9 : [num_users=1] = call_function[target=torch.ops.quantized_decomposed.dequantize_per_channel.default](args = (%i8, %cs, None, 1, -128, 127, torch.int8), kwargs = {})
    return (q0, q1, q2, q3, q4, q5, q6, q7, q8, q9)
