# conformance: embedding_dense_backward.default
# values: embedding_dense_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_indices : [num_users=8] = placeholder[target=c0_indices]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c1_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c2_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c3_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c4_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c5_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c6_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c7_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
