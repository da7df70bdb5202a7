# refused: Expected input_lengths to have value at most 1, but got value 3 (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[1, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04
# input x1: i64[2, 2] 1 2 1 1
# input x2: i64[2] 3 3
# input x3: i64[2] 2 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 0), kwargs = {})
    return [y]

# refused: Expected input_lengths to have value at most 2, but got value 3 (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[2, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04 -0.798 -1.2 -1.79 -2.51 -0.738 -1.39 -1.87 -2.12
# input x1: i64[2] 3 1
# input x2: i64[2] 3 3
# input x3: i64[2] 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 0), kwargs = {})
    return [y]

# refused: Expected input_lengths to have value at most 1, but got value 3 (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[1, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04
# input x1: i64[2, 2] 1 2 1 1
# input x2: i64[2] 3 3
# input x3: i64[2] 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 3, True), kwargs = {})
    return [y]

# refused: Expected tensor to have size at least 2 at dimension 1, but got size 1 for argument #2 'targets' (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[3, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04 -0.798 -1.2 -1.79 -2.51 -0.738 -1.39 -1.87 -2.12 -2.18 -1.9 -1.39 -0.721 -2.47 -1.77 -1.19 -0.82
# input x1: i64[2, 1] 1 2
# input x2: i64[2] 3 3
# input x3: i64[2] 2 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 0), kwargs = {})
    return [y]

# refused: Expected tensor to have size at least 2 at dimension 1, but got size 0 for argument #2 'targets' (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[3, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04 -0.798 -1.2 -1.79 -2.51 -0.738 -1.39 -1.87 -2.12 -2.18 -1.9 -1.39 -0.721 -2.47 -1.77 -1.19 -0.82
# input x1: i64[2, 0]
# input x2: i64[2] 3 3
# input x3: i64[2] 2 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 0), kwargs = {})
    return [y]

# refused: Expected tensor to have size 4 at dimension 0, but got size 2 for argument #2 'targets' (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[3, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04 -0.798 -1.2 -1.79 -2.51 -0.738 -1.39 -1.87 -2.12 -2.18 -1.9 -1.39 -0.721 -2.47 -1.77 -1.19 -0.82
# input x1: i64[2] 1 2
# input x2: i64[2] 3 3
# input x3: i64[2] 2 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 0), kwargs = {})
    return [y]

# refused: Expected tensor to have size 2 at dimension 0, but got size 3 for argument #2 'targets' (while checking arguments for ctc_loss_allocate_outputs)
# input x0: f32[3, 2, 4] -2.53 -2.03 -1.36 -0.629 -2.12 -1.54 -1.16 -1.04 -0.798 -1.2 -1.79 -2.51 -0.738 -1.39 -1.87 -2.12 -2.18 -1.9 -1.39 -0.721 -2.47 -1.77 -1.19 -0.82
# input x1: i64[3] 3 1 3
# input x2: i64[2] 3 3
# input x3: i64[2] 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%x0, %x1, %x2, %x3, 0), kwargs = {})
    return [y]

# refused: Index 0 of input takes value 5 which is not in the valid range [0, 1)
# input x0: f32[1, 5] 5.11 1.14 4.95 5.77 -3.97
# input x1: i64[5] 5 1 6 5 6
# input x2: i64[2] 0 3
# input x3: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%x0, %x1, %x2, False, 0, False, %x3), kwargs = {})
    return [y]

# refused: Index 0 of input takes value 5 which is not in the valid range [0, 0)
# input x0: f32[0, 5]
# input x1: i64[5] 5 1 6 5 6
# input x2: i64[2] 0 3
# input x3: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%x0, %x1, %x2, False, 0, False, %x3), kwargs = {})
    return [y]

# refused: Index 5 of input takes value 4 which is not in the valid range [0, 4)
# input x0: f32[4, 5] -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32
# input x1: i64[6] 0 1 1 0 1 4
# input x2: i64[3] 0 3 6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%x0, %x1, %x2, False, 1, False, None, True), kwargs = {})
    return [y]

# refused: embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be 4
# input x0: f32[4, 5] -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32
# input x1: i64[6] 4 1 1 0 4 4
# input x2: i64[2] 0 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%x0, %x1, %x2, False, 0, False, None, False, 4), kwargs = {})
    return [y]

# refused: offsets[-1] can not be greater than input's length 5 but got offsets[-1] of 6
# input x0: f32[5, 5] -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99
# input x1: i64[5] 0 1 1 0 1
# input x2: i64[3] 0 3 6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%x0, %x1, %x2, False, 1, False, None, True), kwargs = {})
    return [y]

# refused: offsets[-1] can not be greater than input's length 0 but got offsets[-1] of 6
# input x0: f32[5, 5] -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99
# input x1: i64[0]
# input x2: i64[3] 0 3 6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%x0, %x1, %x2, False, 1, False, None, True), kwargs = {})
    return [y]

# refused: embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be 3
# input x0: f32[3, 3] -1.68 -1.18 -0.514 0.22 0.924 1.5 1.88 2 1.85
# input x1: i64[4] 1 3 3 0
# input x2: i64[2] 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%x0, %x1, %x2, False, 2, False, None), kwargs = {})
    return [y]

# refused: embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be 1
# input x0: f32[1, 3] -1.68 -1.18 -0.514
# input x1: i64[4] 1 3 3 0
# input x2: i64[2] 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%x0, %x1, %x2, False, 2, False, None), kwargs = {})
    return [y]

# refused: embedding_bag: Expected idx >= 0 && idx < num_embeddings but found idx to be 1
# input x0: f32[0, 3]
# input x1: i64[4] 1 3 3 0
# input x2: i64[2] 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%x0, %x1, %x2, False, 2, False, None), kwargs = {})
    return [y]

# refused: offsets[-1] can not be greater than input's length 0 but got offsets[-1] of 1
# input x0: f32[4, 3] -1.68 -1.18 -0.514 0.22 0.924 1.5 1.88 2 1.85 1.45 0.855 0.143
# input x1: i64[0]
# input x2: i64[2] 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%x0, %x1, %x2, False, 2, False, None), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: u8[] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%x0, 256), kwargs = {rounding_mode: trunc})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[7, 1] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3
# input x1: i64[8] 0 0 -9223372036854775808 -9223372036854775808 -9223372036854775808 -2 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%x0, %x1), kwargs = {rounding_mode: floor})
    return [y]

# refused: ZeroDivisionError
# input x0: u8[4, 6] 0 0 1 255 0 0 1 254 3 253 0 10 236 88 156 0 0 16 0 0 0 0 0 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.div_.Scalar_mode](args = (%x0, 0), kwargs = {rounding_mode: floor})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[8, 7] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3
# input x1: i64[8, 1] 0 0 -9223372036854775808 -9223372036854775808 -9223372036854775808 -2 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.div_.Tensor_mode](args = (%x0, %x1), kwargs = {rounding_mode: floor})
    return [y]

# refused: ZeroDivisionError
# input x0: b8[] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.floor_divide.Scalar](args = (%x0, 0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[2, 3] 0 -1 2 0 0 3
# input x1: i64[2, 3] -2 0 4 -3 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.floor_divide.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: u8[4, 6] 0 0 1 255 0 0 1 254 3 253 0 10 236 88 156 0 0 16 0 0 0 0 0 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.floor_divide_.Scalar](args = (%x0, 0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[8, 7] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3
# input x1: i64[8, 1] 0 0 -9223372036854775808 -9223372036854775808 -9223372036854775808 -2 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.floor_divide_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: b8[] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fmod.Scalar](args = (%x0, 0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[2, 3] 0 -1 2 0 0 3
# input x1: i64[2, 3] -2 0 4 -3 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fmod.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: u8[4, 6] 0 0 1 255 0 0 1 254 3 253 0 10 236 88 156 0 0 16 0 0 0 0 0 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fmod_.Scalar](args = (%x0, 0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[8, 7] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3
# input x1: i64[8, 1] 0 0 -9223372036854775808 -9223372036854775808 -9223372036854775808 -2 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.fmod_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# input x0: u8[] 248
# input x1: i64[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# input x0: u8[1] 248
# input x1: i64[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# input x0: u8[24] 0 0 1 255 0 0 1 254 3 253 0 10 236 88 156 0 0 16 0 0 0 0 0 2
# input x1: b8[24] 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1
# input x2: f32[] -100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: value cannot be converted to type uint8_t without overflow
# input x0: u8[24] 0 0 1 255 0 0 1 254 3 253 0 10 236 88 156 0 0 16 0 0 0 0 0 2
# input x1: b8[24] 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1 1 0 0 1
# input x2: f32[] -100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: Number of elements of source < number of ones in mask
# input x0: f32[5, 5, 1] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: b8[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
# input x2: f32[5, 5] 5.48 -3.27 -3.77 -1.45 -2.29 -2.22 -8.81 8.02 4.79 -4.26 -5.62 0.313 5.13 -6.46 -3.4 3.76 -5.81 -1 -6.79 8.35 4.85 -8.32 -4.97 3.19 0.493
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: Number of elements of source < number of ones in mask
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: b8[5, 5, 1] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
# input x2: f32[5, 5] 5.48 -3.27 -3.77 -1.45 -2.29 -2.22 -8.81 8.02 4.79 -4.26 -5.62 0.313 5.13 -6.46 -3.4 3.76 -5.81 -1 -6.79 8.35 4.85 -8.32 -4.97 3.19 0.493
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: Number of elements of source < number of ones in mask
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: b8[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
# input x2: f32[1, 5] 5.48 -3.27 -3.77 -1.45 -2.29
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: shape '[0, 5]' is invalid for input of size 12
# input x0: f32[5, 5] 0.265 -0.818 -0.535 0.454 -0.763 -0.21 0.44 0.519 0.0622 0.29 0.445 -0.117 -0.273 0.764 0.975 0.463 -0.437 -0.87 -0.987 0.00692 -0.384 -0.252 -0.141 0.946 0.948
# input x1: b8[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%x0, %x1, [0, 5]), kwargs = {})
    return [y]

# refused: shape '[1, 5]' is invalid for input of size 12
# input x0: f32[5, 5] 0.265 -0.818 -0.535 0.454 -0.763 -0.21 0.44 0.519 0.0622 0.29 0.445 -0.117 -0.273 0.764 0.975 0.463 -0.437 -0.87 -0.987 0.00692 -0.384 -0.252 -0.141 0.946 0.948
# input x1: b8[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%x0, %x1, [1, 5]), kwargs = {})
    return [y]

# refused: shape '[5, 2]' is invalid for input of size 12
# input x0: f32[5, 5] 0.265 -0.818 -0.535 0.454 -0.763 -0.21 0.44 0.519 0.0622 0.29 0.445 -0.117 -0.273 0.764 0.975 0.463 -0.437 -0.87 -0.987 0.00692 -0.384 -0.252 -0.141 0.946 0.948
# input x1: b8[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%x0, %x1, [5, 2]), kwargs = {})
    return [y]

# refused: out of range: tried to access index 6 on a tensor of 3 elements.
# input x0: f32[3] 3.13 -3.03 5.11
# input x1: i64[] 6
# input x2: f32[] 2.82
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%x0, %x1, %x2, True), kwargs = {})
    return [y]

# refused: out of range: tried to access index 6 on a tensor of 6 elements.
# input x0: f32[2, 3] 3.13 -3.03 5.11 1.14 4.95 5.77
# input x1: i64[3] 6 4 2
# input x2: f32[3] 2.82 -4.7 4.16
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%x0, %x1, %x2, True), kwargs = {})
    return [y]

# refused: out of range: tried to access index 6 on a tensor of 6 elements.
# input x0: f32[3, 2] 3.13 -3.03 5.11 1.14 4.95 5.77
# input x1: i64[3] 6 4 2
# input x2: f32[3] 2.82 -4.7 4.16
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%x0, %x1, %x2, True), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: b8[] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%x0, 0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: u8[4, 6] 254 3 253 0 10 236 88 156 0 16 0 0 0 0 0 2 0 0 1 255 0 0 1 254
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (255, %x0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i8[4, 6] -2 3 -3 0 10 -20 88 -100 0 16 0 0 0 0 0 2 0 0 1 -1 0 0 1 -2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-129, %x0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i16[4, 6] -2 3 -3 0 10 -20 88 -100 0 10000 0 0 0 0 0 2 0 0 1 -1 0 0 1 -2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (32767, %x0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[2, 3] 0 -1 2 0 0 3
# input x1: i64[2, 3] -2 0 4 -3 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: u8[4, 6] 0 0 1 255 0 0 1 254 3 253 0 10 236 88 156 0 0 16 0 0 0 0 0 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder_.Scalar](args = (%x0, 0), kwargs = {})
    return [y]

# refused: ZeroDivisionError
# input x0: i64[8, 7] -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 0 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 1 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 -2 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 3 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 -9223372036854775808 -9223372036854775808 -9223372036854775808 0 1 -2 3
# input x1: i64[8, 1] 0 0 -9223372036854775808 -9223372036854775808 -9223372036854775808 -2 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.remainder_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: allocated size does not match required size
# input x0: i64[3] 0 1 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%x0,), kwargs = {output_size: 0})
    return [y]

# refused: allocated size does not match required size
# input x0: i64[3] 0 1 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%x0,), kwargs = {output_size: 1})
    return [y]

# refused: allocated size does not match required size
# input x0: i64[3] 0 1 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%x0,), kwargs = {output_size: 2})
    return [y]

# refused: out of range: tried to access index 6 on a tensor of 3 elements.
# input x0: f32[3] 0.202 -0.391 -0.49
# input x1: i64[] 6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: out of range: tried to access index 6 on a tensor of 6 elements.
# input x0: f32[2, 3] 0.202 -0.391 -0.49 0.259 0.933 0.48
# input x1: i64[3] 6 4 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: out of range: tried to access index 6 on a tensor of 3 elements.
# input x0: f32[1, 3] 0.202 -0.391 -0.49
# input x1: i64[3] 6 4 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%x0, %x1), kwargs = {})
    return [y]
