# conformance: isin.Tensor_Tensor
# values: isin.Tensor_Tensor.npz
# tolerance: bool rtol=0 atol=0
graph():
    %c0_elements : [num_users=2] = placeholder[target=c0_elements]
    %c0_test_elements : [num_users=1] = placeholder[target=c0_test_elements]
    %c1_test_elements : [num_users=7] = placeholder[target=c1_test_elements]
    %c2_elements : [num_users=2] = placeholder[target=c2_elements]
    %c2_test_elements : [num_users=1] = placeholder[target=c2_test_elements]
    %c4_elements : [num_users=2] = placeholder[target=c4_elements]
    %c4_test_elements : [num_users=1] = placeholder[target=c4_test_elements]
    %c6_elements : [num_users=2] = placeholder[target=c6_elements]
    %c6_test_elements : [num_users=1] = placeholder[target=c6_test_elements]
    %c8_elements : [num_users=2] = placeholder[target=c8_elements]
    %c8_test_elements : [num_users=1] = placeholder[target=c8_test_elements]
    %c10_elements : [num_users=2] = placeholder[target=c10_elements]
    %c10_test_elements : [num_users=1] = placeholder[target=c10_test_elements]
    %c12_elements : [num_users=2] = placeholder[target=c12_elements]
    %c12_test_elements : [num_users=1] = placeholder[target=c12_test_elements]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c0_elements, %c0_test_elements), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c0_elements, %c1_test_elements), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c2_elements, %c2_test_elements), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c2_elements, %c1_test_elements), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c4_elements, %c4_test_elements), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c4_elements, %c1_test_elements), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c6_elements, %c6_test_elements), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c6_elements, %c1_test_elements), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c8_elements, %c8_test_elements), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c8_elements, %c1_test_elements), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c10_elements, %c10_test_elements), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c10_elements, %c1_test_elements), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c12_elements, %c12_test_elements), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%c12_elements, %c1_test_elements), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
