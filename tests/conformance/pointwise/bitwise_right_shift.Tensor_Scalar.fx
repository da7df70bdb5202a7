# conformance: bitwise_right_shift.Tensor_Scalar
# values: bitwise_right_shift.Tensor_Scalar.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=5] = placeholder[target=c9_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c0_self, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c0_self, 63), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c0_self, 64), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c0_self, -1), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c5_self, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c5_0v, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c6_self, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c7_self, 63), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c8_self, 5), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c9_self, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c9_self, 0), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c9_self, 63), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c9_self, 64), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_right_shift.Tensor_Scalar](args = (%c9_self, -1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
