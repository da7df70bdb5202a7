# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: -300})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 256})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 1048576})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 1099511627776})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 1000000.0})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 1e+39})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x0), kwargs = {alpha: 1e+300})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%x0, %x0, %x0), kwargs = {value: 1e+39})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%x0, %x0, %x0), kwargs = {value: 1e+300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: -300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 1000.0})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 256})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 1048576})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 1099511627776})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 1e+30})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 1e+39})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul.default](args = (%x0, %x0, %x0), kwargs = {value: 1e+300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: -300})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 1000.0})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 256})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 1048576})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 1099511627776})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 1e+30})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 1e+39})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[1, 1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x0, %x0), kwargs = {beta: 1e+300})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (1e+30, 1e+30, 1), kwargs = {dtype: torch.int64})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (1e+39, 1e+39, 1), kwargs = {dtype: torch.bfloat16})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.celu.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.celu.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: Clamp min value 300 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 300), kwargs = {})
    return [y]

# refused: Clamp min value 256 is outside the representable range of Byte
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 256), kwargs = {})
    return [y]

# refused: Clamp min value 1.04858e+06 is outside the representable range of Short
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 1048576), kwargs = {})
    return [y]

# refused: Clamp min value 1.09951e+12 is outside the representable range of Int
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: Clamp max value -300 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -300), kwargs = {})
    return [y]

# refused: Clamp max value -256 is outside the representable range of Byte
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -256), kwargs = {})
    return [y]

# refused: Clamp max value -1.04858e+06 is outside the representable range of Short
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -1048576), kwargs = {})
    return [y]

# refused: Clamp max value -1.09951e+12 is outside the representable range of Int
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp.default](args = (%x0, None, -1e+300), kwargs = {})
    return [y]

# refused: Clamp max value -300 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%x0, -300), kwargs = {})
    return [y]

# refused: Clamp max value -1 is outside the representable range of Byte
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%x0, -1), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: Clamp min value 300 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 300), kwargs = {})
    return [y]

# refused: Clamp min value 256 is outside the representable range of Byte
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 256), kwargs = {})
    return [y]

# refused: Clamp min value 1.04858e+06 is outside the representable range of Short
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 1048576), kwargs = {})
    return [y]

# refused: Clamp min value 1.09951e+12 is outside the representable range of Int
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [1, 1], 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.elu.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.elu.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 300), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], -300), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1000.0), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 256), kwargs = {dtype: torch.uint8})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1048576), kwargs = {dtype: torch.int16})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1099511627776), kwargs = {dtype: torch.int32})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1e+30), kwargs = {dtype: torch.int64})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1000000.0), kwargs = {dtype: torch.float16})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1e+39), kwargs = {dtype: torch.bfloat16})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([2], 1e+300), kwargs = {dtype: torch.float32})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardshrink.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardshrink.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardshrink.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: Clamp min value 300 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 300, 300), kwargs = {})
    return [y]

# refused: Clamp max value -300 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, -300, -300), kwargs = {})
    return [y]

# refused: Clamp min value 1000 is outside the representable range of Char
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1000.0, 1000.0), kwargs = {})
    return [y]

# refused: Clamp min value 256 is outside the representable range of Byte
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 256, 256), kwargs = {})
    return [y]

# refused: Clamp max value -1 is outside the representable range of Byte
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, -1, -1), kwargs = {})
    return [y]

# refused: Clamp min value 1.04858e+06 is outside the representable range of Short
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1048576, 1048576), kwargs = {})
    return [y]

# refused: Clamp min value 1.09951e+12 is outside the representable range of Int
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1099511627776, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1e+30, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1000000.0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1e+39, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.hardtanh.default](args = (%x0, 1e+300, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 0, %x1, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 300, 2), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, -300, 2), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1000.0, 2), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 256, 2), kwargs = {dtype: torch.uint8})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1048576, 2), kwargs = {dtype: torch.int16})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1099511627776, 2), kwargs = {dtype: torch.int32})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1e+30, 2), kwargs = {dtype: torch.int64})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1000000.0, 2), kwargs = {dtype: torch.float16})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1e+39, 2), kwargs = {dtype: torch.bfloat16})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1e+300, 2), kwargs = {dtype: torch.float32})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.logit.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
# input x1: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_full.default](args = (%x0, [2], 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%x0, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%x0, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%x0, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%x0, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (300,), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (-300,), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (1000.0,), kwargs = {dtype: torch.int8})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (256,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (1048576,), kwargs = {dtype: torch.int16})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (1099511627776,), kwargs = {dtype: torch.int32})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (1e+30,), kwargs = {dtype: torch.int64})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (1e+300,), kwargs = {dtype: torch.float32})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%x0, 0, %x1, 1e+300), kwargs = {})
    return [y]

# refused: lambda must be in range [0, 65504] for input dtype Half, but found 1e+06
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.softshrink.default](args = (%x0, 1000000.0), kwargs = {})
    return [y]

# refused: lambda must be in range [0, 3.38953e+38] for input dtype BFloat16, but found 1e+39
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.softshrink.default](args = (%x0, 1e+39), kwargs = {})
    return [y]

# refused: lambda must be in range [0, 3.40282e+38] for input dtype Float, but found 1e+300
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.softshrink.default](args = (%x0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 300, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, -300, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 1000.0, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 256, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 1048576, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 1099511627776, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 1e+30, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 1e+39, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 1e+300, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type int64_t without overflow
# wording: PyTorch's
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1e+30), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::Half without overflow
# wording: PyTorch's
# input x0: f16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1000000.0), kwargs = {})
    return [y]

# refused: value cannot be converted to type c10::BFloat16 without overflow
# wording: PyTorch's
# input x0: bf16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1e+39), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%x0, 0, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%x0, 1e+39, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.Scalar](args = (%x0, 1e+300, 0), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%x0, %x1, 300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%x0, %x1, -300), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%x0, %x1, 256), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%x0, %x1, 1048576), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%x0, %x1, 1099511627776), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%x0, %x1, 1e+300), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%x0, 300, %x1), kwargs = {})
    return [y]

# refused: value cannot be converted to type int8_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%x0, -300, %x1), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: u8[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%x0, 256, %x1), kwargs = {})
    return [y]

# refused: value cannot be converted to type int16_t without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i16[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%x0, 1048576, %x1), kwargs = {})
    return [y]

# refused: value cannot be converted to type int without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: i32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%x0, 1099511627776, %x1), kwargs = {})
    return [y]

# refused: value cannot be converted to type float without overflow
# wording: PyTorch's
# input x0: b8[3] 1 0 1
# input x1: f32[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%x0, 1e+300, %x1), kwargs = {})
    return [y]
