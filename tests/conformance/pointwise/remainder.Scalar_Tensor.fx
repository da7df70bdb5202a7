# conformance: remainder.Scalar_Tensor
# values: remainder.Scalar_Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_other : [num_users=2] = placeholder[target=c0_other]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_other : [num_users=2] = placeholder[target=c5_other]
    %c7_other : [num_users=2] = placeholder[target=c7_other]
    %c9_other : [num_users=2] = placeholder[target=c9_other]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_other : [num_users=1] = placeholder[target=c12_other]
    %c13_other : [num_users=1] = placeholder[target=c13_other]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c0_other), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c5_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c7_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c9_other), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_other, 1, 0, 10, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c11_1v), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c13_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c14_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)
