# gradients: embedding_dense_backward.default
# case c0: by c0_grad_output
# case c1: by c0_grad_output, PyTorch has no derivative
# case c2: by c2_grad_output
# case c3: by c3_grad_output
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_indices : [num_users=2] = placeholder[target=c0_indices]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_indices : [num_users=1] = placeholder[target=c2_indices]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_indices : [num_users=1] = placeholder[target=c3_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, 1, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c2_grad_output, %c2_indices, 10, -1, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c3_grad_output, %c3_indices, 10, -1, False), kwargs = {})
    return (c0, c1, c2, c3)
