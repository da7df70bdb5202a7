# conformance: composite_inplace
# values: composite_inplace.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %dropout_inplace_default_0_self : [num_users=1] = placeholder[target=dropout_inplace_default_0_self]
    %iand_tensor_0_self : [num_users=1] = placeholder[target=iand_tensor_0_self]
    %iand_tensor_0_other : [num_users=1] = placeholder[target=iand_tensor_0_other]
    %iand_tensor_1_self : [num_users=1] = placeholder[target=iand_tensor_1_self]
    %iand_tensor_1_other : [num_users=1] = placeholder[target=iand_tensor_1_other]
    %iand_scalar_0_self : [num_users=1] = placeholder[target=iand_scalar_0_self]
    %ior_tensor_0_self : [num_users=1] = placeholder[target=ior_tensor_0_self]
    %ior_tensor_0_other : [num_users=1] = placeholder[target=ior_tensor_0_other]
    %ior_tensor_1_self : [num_users=1] = placeholder[target=ior_tensor_1_self]
    %ior_tensor_1_other : [num_users=1] = placeholder[target=ior_tensor_1_other]
    %ior_scalar_0_self : [num_users=1] = placeholder[target=ior_scalar_0_self]
    %ixor_tensor_0_self : [num_users=1] = placeholder[target=ixor_tensor_0_self]
    %ixor_tensor_0_other : [num_users=1] = placeholder[target=ixor_tensor_0_other]
    %ixor_tensor_1_self : [num_users=1] = placeholder[target=ixor_tensor_1_self]
    %ixor_tensor_1_other : [num_users=1] = placeholder[target=ixor_tensor_1_other]
    %ixor_scalar_0_self : [num_users=1] = placeholder[target=ixor_scalar_0_self]
    %fill_diagonal_inplace_default_0_self : [num_users=1] = placeholder[target=fill_diagonal_inplace_default_0_self]
    %fill_diagonal_inplace_default_1_self : [num_users=1] = placeholder[target=fill_diagonal_inplace_default_1_self]
    %fill_diagonal_inplace_default_2_self : [num_users=1] = placeholder[target=fill_diagonal_inplace_default_2_self]
    %dropout_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%dropout_inplace_default_0_self,), kwargs = {})
    %dropout_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.dropout_.default](args = (%dropout_inplace_default_0_clone, 0.5, False), kwargs = {})
    %iand_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%iand_tensor_0_self,), kwargs = {})
    %iand_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.__iand__.Tensor](args = (%iand_tensor_0_clone, %iand_tensor_0_other), kwargs = {})
    %iand_tensor_1_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%iand_tensor_1_self,), kwargs = {})
    %iand_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.__iand__.Tensor](args = (%iand_tensor_1_clone, %iand_tensor_1_other), kwargs = {})
    %iand_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%iand_scalar_0_self,), kwargs = {})
    %iand_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.__iand__.Scalar](args = (%iand_scalar_0_clone, 6), kwargs = {})
    %ior_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%ior_tensor_0_self,), kwargs = {})
    %ior_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.__ior__.Tensor](args = (%ior_tensor_0_clone, %ior_tensor_0_other), kwargs = {})
    %ior_tensor_1_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%ior_tensor_1_self,), kwargs = {})
    %ior_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.__ior__.Tensor](args = (%ior_tensor_1_clone, %ior_tensor_1_other), kwargs = {})
    %ior_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%ior_scalar_0_self,), kwargs = {})
    %ior_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.__ior__.Scalar](args = (%ior_scalar_0_clone, 6), kwargs = {})
    %ixor_tensor_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%ixor_tensor_0_self,), kwargs = {})
    %ixor_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.__ixor__.Tensor](args = (%ixor_tensor_0_clone, %ixor_tensor_0_other), kwargs = {})
    %ixor_tensor_1_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%ixor_tensor_1_self,), kwargs = {})
    %ixor_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.__ixor__.Tensor](args = (%ixor_tensor_1_clone, %ixor_tensor_1_other), kwargs = {})
    %ixor_scalar_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%ixor_scalar_0_self,), kwargs = {})
    %ixor_scalar_0 : [num_users=1] = call_function[target=torch.ops.aten.__ixor__.Scalar](args = (%ixor_scalar_0_clone, 6), kwargs = {})
    %fill_diagonal_inplace_default_0_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%fill_diagonal_inplace_default_0_self,), kwargs = {})
    %fill_diagonal_inplace_default_0 : [num_users=1] = call_function[target=torch.ops.aten.fill_diagonal_.default](args = (%fill_diagonal_inplace_default_0_clone, 2.0), kwargs = {})
    %fill_diagonal_inplace_default_1_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%fill_diagonal_inplace_default_1_self,), kwargs = {})
    %fill_diagonal_inplace_default_1 : [num_users=1] = call_function[target=torch.ops.aten.fill_diagonal_.default](args = (%fill_diagonal_inplace_default_1_clone, 1.0, True), kwargs = {})
    %fill_diagonal_inplace_default_2_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%fill_diagonal_inplace_default_2_self,), kwargs = {})
    %fill_diagonal_inplace_default_2 : [num_users=1] = call_function[target=torch.ops.aten.fill_diagonal_.default](args = (%fill_diagonal_inplace_default_2_clone, 1.0), kwargs = {})
    return (dropout_inplace_default_0, iand_tensor_0, iand_tensor_1, iand_scalar_0, ior_tensor_0, ior_tensor_1, ior_scalar_0, ixor_tensor_0, ixor_tensor_1, ixor_scalar_0, fill_diagonal_inplace_default_0, fill_diagonal_inplace_default_1, fill_diagonal_inplace_default_2)
