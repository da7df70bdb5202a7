# conformance: composite_copies
# values: composite_copies.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %alias_copy_default_0_self : [num_users=1] = placeholder[target=alias_copy_default_0_self]
    %as_strided_copy_default_0_self : [num_users=1] = placeholder[target=as_strided_copy_default_0_self]
    %as_strided_copy_default_1_self : [num_users=1] = placeholder[target=as_strided_copy_default_1_self]
    %detach_copy_default_0_self : [num_users=1] = placeholder[target=detach_copy_default_0_self]
    %diagonal_copy_default_0_self : [num_users=1] = placeholder[target=diagonal_copy_default_0_self]
    %diagonal_copy_default_1_self : [num_users=1] = placeholder[target=diagonal_copy_default_1_self]
    %expand_copy_default_0_self : [num_users=1] = placeholder[target=expand_copy_default_0_self]
    %narrow_copy_default_0_self : [num_users=1] = placeholder[target=narrow_copy_default_0_self]
    %permute_copy_default_0_self : [num_users=1] = placeholder[target=permute_copy_default_0_self]
    %select_copy_int_0_self : [num_users=1] = placeholder[target=select_copy_int_0_self]
    %slice_copy_tensor_0_self : [num_users=1] = placeholder[target=slice_copy_tensor_0_self]
    %slice_copy_tensor_1_self : [num_users=1] = placeholder[target=slice_copy_tensor_1_self]
    %split_copy_tensor_0_self : [num_users=1] = placeholder[target=split_copy_tensor_0_self]
    %split_with_sizes_copy_default_0_self : [num_users=1] = placeholder[target=split_with_sizes_copy_default_0_self]
    %squeeze_copy_default_0_self : [num_users=1] = placeholder[target=squeeze_copy_default_0_self]
    %squeeze_copy_dim_0_self : [num_users=1] = placeholder[target=squeeze_copy_dim_0_self]
    %squeeze_copy_dim_1_self : [num_users=1] = placeholder[target=squeeze_copy_dim_1_self]
    %squeeze_copy_dims_0_self : [num_users=1] = placeholder[target=squeeze_copy_dims_0_self]
    %t_copy_default_0_self : [num_users=1] = placeholder[target=t_copy_default_0_self]
    %transpose_copy_int_0_self : [num_users=1] = placeholder[target=transpose_copy_int_0_self]
    %unbind_copy_int_0_self : [num_users=1] = placeholder[target=unbind_copy_int_0_self]
    %unfold_copy_default_0_self : [num_users=1] = placeholder[target=unfold_copy_default_0_self]
    %unsqueeze_copy_default_0_self : [num_users=1] = placeholder[target=unsqueeze_copy_default_0_self]
    %view_copy_default_0_self : [num_users=1] = placeholder[target=view_copy_default_0_self]
    %alias_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.alias_copy.default](args = (%alias_copy_default_0_self,), kwargs = {})
    %as_strided_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_copy.default](args = (%as_strided_copy_default_0_self, [2, 3], [1, 4]), kwargs = {})
    %as_strided_copy_default_1 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_copy.default](args = (%as_strided_copy_default_1_self, [2, 2], [4, 2], 1), kwargs = {})
    %detach_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.detach_copy.default](args = (%detach_copy_default_0_self,), kwargs = {})
    %diagonal_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_copy.default](args = (%diagonal_copy_default_0_self,), kwargs = {})
    %diagonal_copy_default_1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_copy.default](args = (%diagonal_copy_default_1_self, 1, 0, 2), kwargs = {})
    %expand_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.expand_copy.default](args = (%expand_copy_default_0_self, [2, 3, 4]), kwargs = {})
    %narrow_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.narrow_copy.default](args = (%narrow_copy_default_0_self, 0, 1, 2), kwargs = {})
    %permute_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.permute_copy.default](args = (%permute_copy_default_0_self, [2, 0, 1]), kwargs = {})
    %select_copy_int_0 : [num_users=1] = call_function[target=torch.ops.aten.select_copy.int](args = (%select_copy_int_0_self, 1, -2), kwargs = {})
    %slice_copy_tensor_0 : [num_users=1] = call_function[target=torch.ops.aten.slice_copy.Tensor](args = (%slice_copy_tensor_0_self, 0, 1, None, 2), kwargs = {})
    %slice_copy_tensor_1 : [num_users=1] = call_function[target=torch.ops.aten.slice_copy.Tensor](args = (%slice_copy_tensor_1_self,), kwargs = {})
    %split_copy_tensor_0 : [num_users=3] = call_function[target=torch.ops.aten.split_copy.Tensor](args = (%split_copy_tensor_0_self, 2), kwargs = {})
    %split_copy_tensor_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%split_copy_tensor_0, 0), kwargs = {})
    %split_copy_tensor_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%split_copy_tensor_0, 1), kwargs = {})
    %split_copy_tensor_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%split_copy_tensor_0, 2), kwargs = {})
    %split_with_sizes_copy_default_0 : [num_users=2] = call_function[target=torch.ops.aten.split_with_sizes_copy.default](args = (%split_with_sizes_copy_default_0_self, [2, 3], 1), kwargs = {})
    %split_with_sizes_copy_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%split_with_sizes_copy_default_0, 0), kwargs = {})
    %split_with_sizes_copy_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%split_with_sizes_copy_default_0, 1), kwargs = {})
    %squeeze_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.squeeze_copy.default](args = (%squeeze_copy_default_0_self,), kwargs = {})
    %squeeze_copy_dim_0 : [num_users=1] = call_function[target=torch.ops.aten.squeeze_copy.dim](args = (%squeeze_copy_dim_0_self, 1), kwargs = {})
    %squeeze_copy_dim_1 : [num_users=1] = call_function[target=torch.ops.aten.squeeze_copy.dim](args = (%squeeze_copy_dim_1_self, 1), kwargs = {})
    %squeeze_copy_dims_0 : [num_users=1] = call_function[target=torch.ops.aten.squeeze_copy.dims](args = (%squeeze_copy_dims_0_self, [0, 2]), kwargs = {})
    %t_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.t_copy.default](args = (%t_copy_default_0_self,), kwargs = {})
    %transpose_copy_int_0 : [num_users=1] = call_function[target=torch.ops.aten.transpose_copy.int](args = (%transpose_copy_int_0_self, 0, -1), kwargs = {})
    %unbind_copy_int_0 : [num_users=3] = call_function[target=torch.ops.aten.unbind_copy.int](args = (%unbind_copy_int_0_self, 1), kwargs = {})
    %unbind_copy_int_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%unbind_copy_int_0, 0), kwargs = {})
    %unbind_copy_int_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%unbind_copy_int_0, 1), kwargs = {})
    %unbind_copy_int_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%unbind_copy_int_0, 2), kwargs = {})
    %unfold_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.unfold_copy.default](args = (%unfold_copy_default_0_self, 1, 3, 2), kwargs = {})
    %unsqueeze_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze_copy.default](args = (%unsqueeze_copy_default_0_self, 1), kwargs = {})
    %view_copy_default_0 : [num_users=1] = call_function[target=torch.ops.aten.view_copy.default](args = (%view_copy_default_0_self, [3, -1]), kwargs = {})
    return (alias_copy_default_0, as_strided_copy_default_0, as_strided_copy_default_1, detach_copy_default_0, diagonal_copy_default_0, diagonal_copy_default_1, expand_copy_default_0, narrow_copy_default_0, permute_copy_default_0, select_copy_int_0, slice_copy_tensor_0, slice_copy_tensor_1, split_copy_tensor_0_out0, split_copy_tensor_0_out1, split_copy_tensor_0_out2, split_with_sizes_copy_default_0_out0, split_with_sizes_copy_default_0_out1, squeeze_copy_default_0, squeeze_copy_dim_0, squeeze_copy_dim_1, squeeze_copy_dims_0, t_copy_default_0, transpose_copy_int_0, unbind_copy_int_0_out0, unbind_copy_int_0_out1, unbind_copy_int_0_out2, unfold_copy_default_0, unsqueeze_copy_default_0, view_copy_default_0)
