# conformance: isin.Tensor_Tensor
# values: isin.Tensor_Tensor.npz
# tolerance: bool rtol=0 atol=0
graph():
    %c0_elements : [num_users=1] = placeholder[target=c0_elements]
    %c0_test_elements : [num_users=1] = placeholder[target=c0_test_elements]
    %c1_elements : [num_users=1] = placeholder[target=c1_elements]
    %c1_test_elements : [num_users=1] = placeholder[target=c1_test_elements]
    %c2_elements : [num_users=1] = placeholder[target=c2_elements]
    %c2_test_elements : [num_users=1] = placeholder[target=c2_test_elements]
    %c3_elements : [num_users=1] = placeholder[target=c3_elements]
    %c3_test_elements : [num_users=1] = placeholder[target=c3_test_elements]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c0_elements, %c0_test_elements), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c1_elements, %c1_test_elements), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c2_elements, %c2_test_elements), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c3_elements, %c3_test_elements), kwargs = {})
    return (c0, c1, c2, c3)
