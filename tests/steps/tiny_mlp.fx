graph():
    %x : [num_users=2] = placeholder[target=x]
    %target : [num_users=2] = placeholder[target=target]
    %w0 : [num_users=1] = placeholder[target=w0]
    %b0 : [num_users=1] = placeholder[target=b0]
    %w1 : [num_users=1] = placeholder[target=w1]
    %b1 : [num_users=1] = placeholder[target=b1]
    %w2 : [num_users=1] = placeholder[target=w2]
    %b2 : [num_users=1] = placeholder[target=b2]
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%w0,), kwargs = {})
    %addmm : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%b0, %x, %t), kwargs = {})
    %tanh : [num_users=3] = call_function[target=torch.ops.aten.tanh.default](args = (%addmm,), kwargs = {})
    %alias : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%tanh,), kwargs = {})
    %t_1 : [num_users=2] = call_function[target=torch.ops.aten.t.default](args = (%w1,), kwargs = {})
    %addmm_1 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%b1, %tanh, %t_1), kwargs = {})
    %tanh_1 : [num_users=3] = call_function[target=torch.ops.aten.tanh.default](args = (%addmm_1,), kwargs = {})
    %alias_1 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%tanh_1,), kwargs = {})
    %t_2 : [num_users=2] = call_function[target=torch.ops.aten.t.default](args = (%w2,), kwargs = {})
    %addmm_2 : [num_users=2] = call_function[target=torch.ops.aten.addmm.default](args = (%b2, %tanh_1, %t_2), kwargs = {})
    %mse_loss : [num_users=2] = call_function[target=torch.ops.aten.mse_loss.default](args = (%addmm_2, %target), kwargs = {})
    %ones_like : [num_users=1] = call_function[target=torch.ops.aten.ones_like.default](args = (%mse_loss,), kwargs = {pin_memory: False, memory_format: torch.preserve_format})
    %mse_loss_backward : [num_users=3] = call_function[target=torch.ops.aten.mse_loss_backward.default](args = (%ones_like, %addmm_2, %target, 1), kwargs = {})
    %t_3 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%t_2,), kwargs = {})
    %mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%mse_loss_backward, %t_3), kwargs = {})
    %t_4 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%mse_loss_backward,), kwargs = {})
    %mm_1 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%t_4, %tanh_1), kwargs = {})
    %t_5 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%mm_1,), kwargs = {})
    %sum_1 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%mse_loss_backward, [0], True), kwargs = {})
    %view : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%sum_1, [1]), kwargs = {})
    %t_6 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%t_5,), kwargs = {})
    %alias_2 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias_1,), kwargs = {})
    %tanh_backward : [num_users=3] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%mm, %alias_2), kwargs = {})
    %t_7 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%t_1,), kwargs = {})
    %mm_2 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%tanh_backward, %t_7), kwargs = {})
    %t_8 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%tanh_backward,), kwargs = {})
    %mm_3 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%t_8, %tanh), kwargs = {})
    %t_9 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%mm_3,), kwargs = {})
    %sum_2 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%tanh_backward, [0], True), kwargs = {})
    %view_1 : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%sum_2, [16]), kwargs = {})
    %t_10 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%t_9,), kwargs = {})
    %alias_3 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias,), kwargs = {})
    %tanh_backward_1 : [num_users=2] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%mm_2, %alias_3), kwargs = {})
    %t_11 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%tanh_backward_1,), kwargs = {})
    %mm_4 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%t_11, %x), kwargs = {})
    %t_12 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%mm_4,), kwargs = {})
    %sum_3 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%tanh_backward_1, [0], True), kwargs = {})
    %view_2 : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%sum_3, [16]), kwargs = {})
    %t_13 : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%t_12,), kwargs = {})
    return [mse_loss, t_13, view_2, t_10, view_1, t_6, view]
