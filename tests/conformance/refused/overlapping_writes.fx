# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.copy_.default](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%written, %operand, 0.5), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul_.default](args = (%written, %x0, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.eq_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_.src](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put_.default](args = (%written, [%i], %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 1, 5), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.put_.default](args = (%written, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.copy_.default](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%written, %operand, 0.5), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul_.default](args = (%written, %x0, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.eq_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%written, [1, 0]), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put_.default](args = (%written, [%i], %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.copy_.default](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%written, %operand, 0.5), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul_.default](args = (%written, %x0, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.eq_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put_.default](args = (%written, [%i], %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [4, 4]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 0), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.put_.default](args = (%written, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_.src](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put_.default](args = (%written, [%i], %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, 0, 4), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.put_.default](args = (%written, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.copy_.default](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%written, %operand, 0.5), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcmul_.default](args = (%written, %x0, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.eq_.Tensor](args = (%written, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy_.default](args = (%written, 0, %i, %operand), kwargs = {})
    return [y]

# refused: unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.
# wording: PyTorch's
# input x: f32[16] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
# input i: i64[4] 0 1 2 3
# input x0: f32[] 2
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i : [num_users=1] = placeholder[target=i]
    %x0 : [num_users=1] = placeholder[target=x0]
    %written : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [2, 8]), kwargs = {})
    %operand : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%written, 0, 1), kwargs = {})
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put_.default](args = (%written, [%i], %operand), kwargs = {})
    return [y]
