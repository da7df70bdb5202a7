# conformance: bitwise_right_shift.Scalar_Tensor
# values: bitwise_right_shift.Scalar_Tensor.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_other : [num_users=5] = placeholder[target=c0_other]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c8_other : [num_users=5] = placeholder[target=c8_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (2, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (0, %c0_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (63, %c0_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (64, %c0_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (-1, %c0_other), kwargs = {})
    %c5_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c5_other, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (2, %c5_1v), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (0, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (63, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (2, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (0, %c8_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (63, %c8_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (64, %c8_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Scalar_Tensor](args = (-1, %c8_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12)
