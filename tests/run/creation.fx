# Uninitialised tensors with given sizes and strides, which are filled before they are read.
# input x: i64[2, 3] 1 2 3 4 5 6
# input e: f32[1] 0.5
# expect out0: f64[2, 3] 2.5 2.5 2.5 2.5 2.5 2.5
# expect out1: i64[2, 0]
# expect out2: i32[2, 2] 3 3 3 3
# expect out3: f32[] -1
# expect out4: i64[2, 2] 7 7 7 7
# expect out5: f32[3] 0 0 0
# expect out6: i64[] 1
# expect out7: i64[] 2
# expect out8: i64[] 1
# expect out9: i64[] 2
# expect out10: i64[] 0
# expect out11: i64[] 2
# expect out12: i64[] 1
# expect out13: f32[3, 3] 1 0 0 0 1 0 0 0 1
# expect out14: i64[2, 2] 1 0 0 1
# expect out15: f32[0, 0]
# expect out16: b8[1, 1] 1
graph():
    %x : [num_users=3] = placeholder[target=x]
    %e : [num_users=2] = placeholder[target=e]
    %empty_strided_default : [num_users=3] = call_function[target=torch.ops.aten.empty_strided.default](args = ([2, 3], [1, 2]), kwargs = {dtype: torch.float64, device: cpu})
    %new_empty_default : [num_users=3] = call_function[target=torch.ops.aten.new_empty.default](args = (%x, [2, 0]), kwargs = {})
    %new_empty_default_1 : [num_users=1] = call_function[target=torch.ops.aten.new_empty.default](args = (%e, [2, 2]), kwargs = {dtype: torch.int32})
    %new_empty_default_2 : [num_users=1] = call_function[target=torch.ops.aten.new_empty.default](args = (%e, []), kwargs = {})
    %new_empty_strided_default : [num_users=3] = call_function[target=torch.ops.aten.new_empty_strided.default](args = (%x, [2, 2], [1, 2]), kwargs = {})
    %new_empty_strided_default_1 : [num_users=2] = call_function[target=torch.ops.aten.new_empty_strided.default](args = (%x, [3], [2]), kwargs = {dtype: torch.float32})
    %zero__default : [num_users=1] = call_function[target=torch.ops.aten.zero_.default](args = (%new_empty_strided_default_1,), kwargs = {})
    %fill_scalar : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%empty_strided_default, 2.5), kwargs = {})
    %fill_scalar_1 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%new_empty_default, 1), kwargs = {})
    %fill_scalar_2 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%new_empty_default_1, 3), kwargs = {})
    %fill_scalar_3 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%new_empty_default_2, -1), kwargs = {})
    %fill_scalar_4 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%new_empty_strided_default, 7), kwargs = {})
    %sym_stride_int : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%empty_strided_default, 0), kwargs = {})
    %sym_stride_int_1 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%empty_strided_default, 1), kwargs = {})
    %sym_stride_int_2 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%new_empty_strided_default, 0), kwargs = {})
    %sym_stride_int_3 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%new_empty_strided_default, 1), kwargs = {})
    %sym_numel_default : [num_users=1] = call_function[target=torch.ops.aten.sym_numel.default](args = (%new_empty_default,), kwargs = {})
    %sym_stride_int_4 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%new_empty_strided_default_1, 0), kwargs = {})
    %sym_stride_int_5 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%new_empty_default, 0), kwargs = {})
    %eye_default : [num_users=1] = call_function[target=torch.ops.aten.eye.default](args = (3,), kwargs = {})
    %eye_default_1 : [num_users=1] = call_function[target=torch.ops.aten.eye.default](args = (2,), kwargs = {dtype: torch.int64})
    %eye_default_2 : [num_users=1] = call_function[target=torch.ops.aten.eye.default](args = (0,), kwargs = {})
    %eye_default_3 : [num_users=1] = call_function[target=torch.ops.aten.eye.default](args = (1,), kwargs = {dtype: torch.bool})
    return [fill_scalar, fill_scalar_1, fill_scalar_2, fill_scalar_3, fill_scalar_4, zero__default, sym_stride_int, sym_stride_int_1, sym_stride_int_2, sym_stride_int_3, sym_numel_default, sym_stride_int_4, sym_stride_int_5, eye_default, eye_default_1, eye_default_2, eye_default_3]
