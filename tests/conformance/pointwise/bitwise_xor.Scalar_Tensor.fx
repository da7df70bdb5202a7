# conformance: bitwise_xor.Scalar_Tensor
# values: bitwise_xor.Scalar_Tensor.npz
# tolerance: bool rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_other : [num_users=3] = placeholder[target=c0_other]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=3] = placeholder[target=c6_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (6, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (-3, %c0_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (True, %c0_other), kwargs = {})
    %c3_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_other, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (6, %c3_1v), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (-3, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (True, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (6, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (-3, %c6_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar_Tensor](args = (True, %c6_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
