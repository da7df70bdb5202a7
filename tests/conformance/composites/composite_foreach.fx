# conformance: composite_foreach
# values: composite_foreach.npz
# scale-tolerance: 2e-5
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=2e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %foreach_addcmul_tensor_0_self_0 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_self_0]
    %foreach_addcmul_tensor_0_self_1 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_self_1]
    %foreach_addcmul_tensor_0_self_2 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_self_2]
    %foreach_addcmul_tensor_0_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_tensor1_0]
    %foreach_addcmul_tensor_0_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_tensor1_1]
    %foreach_addcmul_tensor_0_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_tensor1_2]
    %foreach_addcmul_tensor_0_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_tensor2_0]
    %foreach_addcmul_tensor_0_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_tensor2_1]
    %foreach_addcmul_tensor_0_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_tensor2_2]
    %foreach_addcmul_tensor_0_scalars : [num_users=1] = placeholder[target=foreach_addcmul_tensor_0_scalars]
    %foreach_addcmul_tensor_1_self_0 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_self_0]
    %foreach_addcmul_tensor_1_self_1 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_self_1]
    %foreach_addcmul_tensor_1_self_2 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_self_2]
    %foreach_addcmul_tensor_1_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_tensor1_0]
    %foreach_addcmul_tensor_1_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_tensor1_1]
    %foreach_addcmul_tensor_1_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_tensor1_2]
    %foreach_addcmul_tensor_1_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_tensor2_0]
    %foreach_addcmul_tensor_1_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_tensor2_1]
    %foreach_addcmul_tensor_1_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_tensor2_2]
    %foreach_addcmul_tensor_1_scalars : [num_users=1] = placeholder[target=foreach_addcmul_tensor_1_scalars]
    %foreach_addcmul_inplace_tensor_0_self_0 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_self_0]
    %foreach_addcmul_inplace_tensor_0_self_1 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_self_1]
    %foreach_addcmul_inplace_tensor_0_self_2 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_self_2]
    %foreach_addcmul_inplace_tensor_0_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_tensor1_0]
    %foreach_addcmul_inplace_tensor_0_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_tensor1_1]
    %foreach_addcmul_inplace_tensor_0_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_tensor1_2]
    %foreach_addcmul_inplace_tensor_0_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_tensor2_0]
    %foreach_addcmul_inplace_tensor_0_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_tensor2_1]
    %foreach_addcmul_inplace_tensor_0_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_tensor2_2]
    %foreach_addcmul_inplace_tensor_0_scalars : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_0_scalars]
    %foreach_addcmul_inplace_tensor_1_self_0 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_self_0]
    %foreach_addcmul_inplace_tensor_1_self_1 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_self_1]
    %foreach_addcmul_inplace_tensor_1_self_2 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_self_2]
    %foreach_addcmul_inplace_tensor_1_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_tensor1_0]
    %foreach_addcmul_inplace_tensor_1_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_tensor1_1]
    %foreach_addcmul_inplace_tensor_1_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_tensor1_2]
    %foreach_addcmul_inplace_tensor_1_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_tensor2_0]
    %foreach_addcmul_inplace_tensor_1_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_tensor2_1]
    %foreach_addcmul_inplace_tensor_1_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_tensor2_2]
    %foreach_addcmul_inplace_tensor_1_scalars : [num_users=1] = placeholder[target=foreach_addcmul_inplace_tensor_1_scalars]
    %foreach_addcdiv_tensor_0_self_0 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_self_0]
    %foreach_addcdiv_tensor_0_self_1 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_self_1]
    %foreach_addcdiv_tensor_0_self_2 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_self_2]
    %foreach_addcdiv_tensor_0_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_tensor1_0]
    %foreach_addcdiv_tensor_0_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_tensor1_1]
    %foreach_addcdiv_tensor_0_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_tensor1_2]
    %foreach_addcdiv_tensor_0_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_tensor2_0]
    %foreach_addcdiv_tensor_0_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_tensor2_1]
    %foreach_addcdiv_tensor_0_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_tensor2_2]
    %foreach_addcdiv_tensor_0_scalars : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_0_scalars]
    %foreach_addcdiv_tensor_1_self_0 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_self_0]
    %foreach_addcdiv_tensor_1_self_1 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_self_1]
    %foreach_addcdiv_tensor_1_self_2 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_self_2]
    %foreach_addcdiv_tensor_1_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_tensor1_0]
    %foreach_addcdiv_tensor_1_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_tensor1_1]
    %foreach_addcdiv_tensor_1_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_tensor1_2]
    %foreach_addcdiv_tensor_1_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_tensor2_0]
    %foreach_addcdiv_tensor_1_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_tensor2_1]
    %foreach_addcdiv_tensor_1_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_tensor2_2]
    %foreach_addcdiv_tensor_1_scalars : [num_users=1] = placeholder[target=foreach_addcdiv_tensor_1_scalars]
    %foreach_addcdiv_inplace_tensor_0_self_0 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_self_0]
    %foreach_addcdiv_inplace_tensor_0_self_1 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_self_1]
    %foreach_addcdiv_inplace_tensor_0_self_2 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_self_2]
    %foreach_addcdiv_inplace_tensor_0_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_tensor1_0]
    %foreach_addcdiv_inplace_tensor_0_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_tensor1_1]
    %foreach_addcdiv_inplace_tensor_0_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_tensor1_2]
    %foreach_addcdiv_inplace_tensor_0_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_tensor2_0]
    %foreach_addcdiv_inplace_tensor_0_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_tensor2_1]
    %foreach_addcdiv_inplace_tensor_0_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_tensor2_2]
    %foreach_addcdiv_inplace_tensor_0_scalars : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_0_scalars]
    %foreach_addcdiv_inplace_tensor_1_self_0 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_self_0]
    %foreach_addcdiv_inplace_tensor_1_self_1 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_self_1]
    %foreach_addcdiv_inplace_tensor_1_self_2 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_self_2]
    %foreach_addcdiv_inplace_tensor_1_tensor1_0 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_tensor1_0]
    %foreach_addcdiv_inplace_tensor_1_tensor1_1 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_tensor1_1]
    %foreach_addcdiv_inplace_tensor_1_tensor1_2 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_tensor1_2]
    %foreach_addcdiv_inplace_tensor_1_tensor2_0 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_tensor2_0]
    %foreach_addcdiv_inplace_tensor_1_tensor2_1 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_tensor2_1]
    %foreach_addcdiv_inplace_tensor_1_tensor2_2 : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_tensor2_2]
    %foreach_addcdiv_inplace_tensor_1_scalars : [num_users=1] = placeholder[target=foreach_addcdiv_inplace_tensor_1_scalars]
    %foreach_powsum_scalar_0_self_0 : [num_users=1] = placeholder[target=foreach_powsum_scalar_0_self_0]
    %foreach_powsum_scalar_0_self_1 : [num_users=1] = placeholder[target=foreach_powsum_scalar_0_self_1]
    %foreach_powsum_scalar_0_self_2 : [num_users=1] = placeholder[target=foreach_powsum_scalar_0_self_2]
    %foreach_powsum_scalar_1_self_0 : [num_users=1] = placeholder[target=foreach_powsum_scalar_1_self_0]
    %foreach_powsum_scalar_1_self_1 : [num_users=1] = placeholder[target=foreach_powsum_scalar_1_self_1]
    %foreach_powsum_scalar_1_self_2 : [num_users=1] = placeholder[target=foreach_powsum_scalar_1_self_2]
    %foreach_powsum_scalar_2_self_0 : [num_users=1] = placeholder[target=foreach_powsum_scalar_2_self_0]
    %foreach_powsum_scalar_2_self_1 : [num_users=1] = placeholder[target=foreach_powsum_scalar_2_self_1]
    %foreach_powsum_scalar_2_self_2 : [num_users=1] = placeholder[target=foreach_powsum_scalar_2_self_2]
    %foreach_powsum_scalar_3_self_0 : [num_users=1] = placeholder[target=foreach_powsum_scalar_3_self_0]
    %foreach_powsum_scalar_3_self_1 : [num_users=1] = placeholder[target=foreach_powsum_scalar_3_self_1]
    %foreach_powsum_scalar_3_self_2 : [num_users=1] = placeholder[target=foreach_powsum_scalar_3_self_2]
    %foreach_powsum_scalar_4_self_0 : [num_users=1] = placeholder[target=foreach_powsum_scalar_4_self_0]
    %linalg__powsum_default_0_self : [num_users=1] = placeholder[target=linalg__powsum_default_0_self]
    %linalg__powsum_default_1_self : [num_users=1] = placeholder[target=linalg__powsum_default_1_self]
    %linalg__powsum_default_2_self : [num_users=1] = placeholder[target=linalg__powsum_default_2_self]
    %linalg__powsum_default_3_self : [num_users=1] = placeholder[target=linalg__powsum_default_3_self]
    %foreach_addcmul_tensor_0 : [num_users=3] = call_function[target=torch.ops.aten._foreach_addcmul.Tensor](args = ([%foreach_addcmul_tensor_0_self_0, %foreach_addcmul_tensor_0_self_1, %foreach_addcmul_tensor_0_self_2], [%foreach_addcmul_tensor_0_tensor1_0, %foreach_addcmul_tensor_0_tensor1_1, %foreach_addcmul_tensor_0_tensor1_2], [%foreach_addcmul_tensor_0_tensor2_0, %foreach_addcmul_tensor_0_tensor2_1, %foreach_addcmul_tensor_0_tensor2_2], %foreach_addcmul_tensor_0_scalars), kwargs = {})
    %foreach_addcmul_tensor_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcmul_tensor_0, 0), kwargs = {})
    %foreach_addcmul_tensor_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcmul_tensor_0, 1), kwargs = {})
    %foreach_addcmul_tensor_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcmul_tensor_0, 2), kwargs = {})
    %foreach_addcmul_tensor_1 : [num_users=3] = call_function[target=torch.ops.aten._foreach_addcmul.Tensor](args = ([%foreach_addcmul_tensor_1_self_0, %foreach_addcmul_tensor_1_self_1, %foreach_addcmul_tensor_1_self_2], [%foreach_addcmul_tensor_1_tensor1_0, %foreach_addcmul_tensor_1_tensor1_1, %foreach_addcmul_tensor_1_tensor1_2], [%foreach_addcmul_tensor_1_tensor2_0, %foreach_addcmul_tensor_1_tensor2_1, %foreach_addcmul_tensor_1_tensor2_2], %foreach_addcmul_tensor_1_scalars), kwargs = {})
    %foreach_addcmul_tensor_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcmul_tensor_1, 0), kwargs = {})
    %foreach_addcmul_tensor_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcmul_tensor_1, 1), kwargs = {})
    %foreach_addcmul_tensor_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcmul_tensor_1, 2), kwargs = {})
    %foreach_addcmul_inplace_tensor_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcmul_inplace_tensor_0_self_0,), kwargs = {})
    %foreach_addcmul_inplace_tensor_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcmul_inplace_tensor_0_self_1,), kwargs = {})
    %foreach_addcmul_inplace_tensor_0_clone2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcmul_inplace_tensor_0_self_2,), kwargs = {})
    %foreach_addcmul_inplace_tensor_0 : [num_users=0] = call_function[target=torch.ops.aten._foreach_addcmul_.Tensor](args = ([%foreach_addcmul_inplace_tensor_0_clone, %foreach_addcmul_inplace_tensor_0_clone1, %foreach_addcmul_inplace_tensor_0_clone2], [%foreach_addcmul_inplace_tensor_0_tensor1_0, %foreach_addcmul_inplace_tensor_0_tensor1_1, %foreach_addcmul_inplace_tensor_0_tensor1_2], [%foreach_addcmul_inplace_tensor_0_tensor2_0, %foreach_addcmul_inplace_tensor_0_tensor2_1, %foreach_addcmul_inplace_tensor_0_tensor2_2], %foreach_addcmul_inplace_tensor_0_scalars), kwargs = {})
    %foreach_addcmul_inplace_tensor_1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcmul_inplace_tensor_1_self_0,), kwargs = {})
    %foreach_addcmul_inplace_tensor_1_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcmul_inplace_tensor_1_self_1,), kwargs = {})
    %foreach_addcmul_inplace_tensor_1_clone2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcmul_inplace_tensor_1_self_2,), kwargs = {})
    %foreach_addcmul_inplace_tensor_1 : [num_users=0] = call_function[target=torch.ops.aten._foreach_addcmul_.Tensor](args = ([%foreach_addcmul_inplace_tensor_1_clone, %foreach_addcmul_inplace_tensor_1_clone1, %foreach_addcmul_inplace_tensor_1_clone2], [%foreach_addcmul_inplace_tensor_1_tensor1_0, %foreach_addcmul_inplace_tensor_1_tensor1_1, %foreach_addcmul_inplace_tensor_1_tensor1_2], [%foreach_addcmul_inplace_tensor_1_tensor2_0, %foreach_addcmul_inplace_tensor_1_tensor2_1, %foreach_addcmul_inplace_tensor_1_tensor2_2], %foreach_addcmul_inplace_tensor_1_scalars), kwargs = {})
    %foreach_addcdiv_tensor_0 : [num_users=3] = call_function[target=torch.ops.aten._foreach_addcdiv.Tensor](args = ([%foreach_addcdiv_tensor_0_self_0, %foreach_addcdiv_tensor_0_self_1, %foreach_addcdiv_tensor_0_self_2], [%foreach_addcdiv_tensor_0_tensor1_0, %foreach_addcdiv_tensor_0_tensor1_1, %foreach_addcdiv_tensor_0_tensor1_2], [%foreach_addcdiv_tensor_0_tensor2_0, %foreach_addcdiv_tensor_0_tensor2_1, %foreach_addcdiv_tensor_0_tensor2_2], %foreach_addcdiv_tensor_0_scalars), kwargs = {})
    %foreach_addcdiv_tensor_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcdiv_tensor_0, 0), kwargs = {})
    %foreach_addcdiv_tensor_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcdiv_tensor_0, 1), kwargs = {})
    %foreach_addcdiv_tensor_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcdiv_tensor_0, 2), kwargs = {})
    %foreach_addcdiv_tensor_1 : [num_users=3] = call_function[target=torch.ops.aten._foreach_addcdiv.Tensor](args = ([%foreach_addcdiv_tensor_1_self_0, %foreach_addcdiv_tensor_1_self_1, %foreach_addcdiv_tensor_1_self_2], [%foreach_addcdiv_tensor_1_tensor1_0, %foreach_addcdiv_tensor_1_tensor1_1, %foreach_addcdiv_tensor_1_tensor1_2], [%foreach_addcdiv_tensor_1_tensor2_0, %foreach_addcdiv_tensor_1_tensor2_1, %foreach_addcdiv_tensor_1_tensor2_2], %foreach_addcdiv_tensor_1_scalars), kwargs = {})
    %foreach_addcdiv_tensor_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcdiv_tensor_1, 0), kwargs = {})
    %foreach_addcdiv_tensor_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcdiv_tensor_1, 1), kwargs = {})
    %foreach_addcdiv_tensor_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_addcdiv_tensor_1, 2), kwargs = {})
    %foreach_addcdiv_inplace_tensor_0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcdiv_inplace_tensor_0_self_0,), kwargs = {})
    %foreach_addcdiv_inplace_tensor_0_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcdiv_inplace_tensor_0_self_1,), kwargs = {})
    %foreach_addcdiv_inplace_tensor_0_clone2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcdiv_inplace_tensor_0_self_2,), kwargs = {})
    %foreach_addcdiv_inplace_tensor_0 : [num_users=0] = call_function[target=torch.ops.aten._foreach_addcdiv_.Tensor](args = ([%foreach_addcdiv_inplace_tensor_0_clone, %foreach_addcdiv_inplace_tensor_0_clone1, %foreach_addcdiv_inplace_tensor_0_clone2], [%foreach_addcdiv_inplace_tensor_0_tensor1_0, %foreach_addcdiv_inplace_tensor_0_tensor1_1, %foreach_addcdiv_inplace_tensor_0_tensor1_2], [%foreach_addcdiv_inplace_tensor_0_tensor2_0, %foreach_addcdiv_inplace_tensor_0_tensor2_1, %foreach_addcdiv_inplace_tensor_0_tensor2_2], %foreach_addcdiv_inplace_tensor_0_scalars), kwargs = {})
    %foreach_addcdiv_inplace_tensor_1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcdiv_inplace_tensor_1_self_0,), kwargs = {})
    %foreach_addcdiv_inplace_tensor_1_clone1 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcdiv_inplace_tensor_1_self_1,), kwargs = {})
    %foreach_addcdiv_inplace_tensor_1_clone2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%foreach_addcdiv_inplace_tensor_1_self_2,), kwargs = {})
    %foreach_addcdiv_inplace_tensor_1 : [num_users=0] = call_function[target=torch.ops.aten._foreach_addcdiv_.Tensor](args = ([%foreach_addcdiv_inplace_tensor_1_clone, %foreach_addcdiv_inplace_tensor_1_clone1, %foreach_addcdiv_inplace_tensor_1_clone2], [%foreach_addcdiv_inplace_tensor_1_tensor1_0, %foreach_addcdiv_inplace_tensor_1_tensor1_1, %foreach_addcdiv_inplace_tensor_1_tensor1_2], [%foreach_addcdiv_inplace_tensor_1_tensor2_0, %foreach_addcdiv_inplace_tensor_1_tensor2_1, %foreach_addcdiv_inplace_tensor_1_tensor2_2], %foreach_addcdiv_inplace_tensor_1_scalars), kwargs = {})
    %foreach_powsum_scalar_0 : [num_users=3] = call_function[target=torch.ops.aten._foreach_powsum.Scalar](args = ([%foreach_powsum_scalar_0_self_0, %foreach_powsum_scalar_0_self_1, %foreach_powsum_scalar_0_self_2],), kwargs = {})
    %foreach_powsum_scalar_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_0, 0), kwargs = {})
    %foreach_powsum_scalar_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_0, 1), kwargs = {})
    %foreach_powsum_scalar_0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_0, 2), kwargs = {})
    %foreach_powsum_scalar_1 : [num_users=3] = call_function[target=torch.ops.aten._foreach_powsum.Scalar](args = ([%foreach_powsum_scalar_1_self_0, %foreach_powsum_scalar_1_self_1, %foreach_powsum_scalar_1_self_2], 3), kwargs = {})
    %foreach_powsum_scalar_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_1, 0), kwargs = {})
    %foreach_powsum_scalar_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_1, 1), kwargs = {})
    %foreach_powsum_scalar_1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_1, 2), kwargs = {})
    %foreach_powsum_scalar_2 : [num_users=3] = call_function[target=torch.ops.aten._foreach_powsum.Scalar](args = ([%foreach_powsum_scalar_2_self_0, %foreach_powsum_scalar_2_self_1, %foreach_powsum_scalar_2_self_2], 0.5), kwargs = {})
    %foreach_powsum_scalar_2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_2, 0), kwargs = {})
    %foreach_powsum_scalar_2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_2, 1), kwargs = {})
    %foreach_powsum_scalar_2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_2, 2), kwargs = {})
    %foreach_powsum_scalar_3 : [num_users=3] = call_function[target=torch.ops.aten._foreach_powsum.Scalar](args = ([%foreach_powsum_scalar_3_self_0, %foreach_powsum_scalar_3_self_1, %foreach_powsum_scalar_3_self_2], 2, torch.float64), kwargs = {})
    %foreach_powsum_scalar_3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_3, 0), kwargs = {})
    %foreach_powsum_scalar_3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_3, 1), kwargs = {})
    %foreach_powsum_scalar_3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_3, 2), kwargs = {})
    %foreach_powsum_scalar_4 : [num_users=1] = call_function[target=torch.ops.aten._foreach_powsum.Scalar](args = ([%foreach_powsum_scalar_4_self_0], 3), kwargs = {})
    %foreach_powsum_scalar_4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%foreach_powsum_scalar_4, 0), kwargs = {})
    %linalg__powsum_default_0 : [num_users=1] = call_function[target=torch.ops.aten.linalg__powsum.default](args = (%linalg__powsum_default_0_self, 3, [1], True), kwargs = {})
    %linalg__powsum_default_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg__powsum.default](args = (%linalg__powsum_default_1_self, 1), kwargs = {})
    %linalg__powsum_default_2 : [num_users=1] = call_function[target=torch.ops.aten.linalg__powsum.default](args = (%linalg__powsum_default_2_self, 0, [0]), kwargs = {})
    %linalg__powsum_default_3 : [num_users=1] = call_function[target=torch.ops.aten.linalg__powsum.default](args = (%linalg__powsum_default_3_self, 2, None, True), kwargs = {dtype: torch.float64})
    return (foreach_addcmul_tensor_0_out0, foreach_addcmul_tensor_0_out1, foreach_addcmul_tensor_0_out2, foreach_addcmul_tensor_1_out0, foreach_addcmul_tensor_1_out1, foreach_addcmul_tensor_1_out2, foreach_addcmul_inplace_tensor_0_clone, foreach_addcmul_inplace_tensor_0_clone1, foreach_addcmul_inplace_tensor_0_clone2, foreach_addcmul_inplace_tensor_1_clone, foreach_addcmul_inplace_tensor_1_clone1, foreach_addcmul_inplace_tensor_1_clone2, foreach_addcdiv_tensor_0_out0, foreach_addcdiv_tensor_0_out1, foreach_addcdiv_tensor_0_out2, foreach_addcdiv_tensor_1_out0, foreach_addcdiv_tensor_1_out1, foreach_addcdiv_tensor_1_out2, foreach_addcdiv_inplace_tensor_0_clone, foreach_addcdiv_inplace_tensor_0_clone1, foreach_addcdiv_inplace_tensor_0_clone2, foreach_addcdiv_inplace_tensor_1_clone, foreach_addcdiv_inplace_tensor_1_clone1, foreach_addcdiv_inplace_tensor_1_clone2, foreach_powsum_scalar_0_out0, foreach_powsum_scalar_0_out1, foreach_powsum_scalar_0_out2, foreach_powsum_scalar_1_out0, foreach_powsum_scalar_1_out1, foreach_powsum_scalar_1_out2, foreach_powsum_scalar_2_out0, foreach_powsum_scalar_2_out1, foreach_powsum_scalar_2_out2, foreach_powsum_scalar_3_out0, foreach_powsum_scalar_3_out1, foreach_powsum_scalar_3_out2, foreach_powsum_scalar_4_out0, linalg__powsum_default_0, linalg__powsum_default_1, linalg__powsum_default_2, linalg__powsum_default_3)
