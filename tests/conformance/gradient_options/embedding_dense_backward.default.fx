# gradients: embedding_dense_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c0_grad_output, not smooth
# case c2: by c0_grad_output, not smooth
# case c3: by c0_grad_output, not smooth
# case c4: by c0_grad_output, not smooth
# case c5: by c0_grad_output, not smooth
# case c6: by c0_grad_output, PyTorch has no derivative
# case c7: by c7_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=7] = placeholder[target=c0_grad_output]
    %c0_indices : [num_users=8] = placeholder[target=c0_indices]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 3, -1, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 5, -1, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, 2, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, 1, False), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, 0, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, 3, False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c0_grad_output, %c0_indices, 4, -1, True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.embedding_dense_backward.default](args = (%c7_grad_output, %c0_indices, 4, -1, False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
