# conformance: isin.Tensor_Scalar
# values: isin.Tensor_Scalar.npz
# tolerance: bool rtol=0 atol=0
graph():
    %c0_elements : [num_users=1] = placeholder[target=c0_elements]
    %c1_elements : [num_users=1] = placeholder[target=c1_elements]
    %c2_elements : [num_users=1] = placeholder[target=c2_elements]
    %c3_elements : [num_users=1] = placeholder[target=c3_elements]
    %c4_elements : [num_users=1] = placeholder[target=c4_elements]
    %c5_elements : [num_users=1] = placeholder[target=c5_elements]
    %c6_elements : [num_users=1] = placeholder[target=c6_elements]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c0_elements, 5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c1_elements, 5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c2_elements, 5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c3_elements, 5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c4_elements, 5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c5_elements, 5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%c6_elements, 5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
