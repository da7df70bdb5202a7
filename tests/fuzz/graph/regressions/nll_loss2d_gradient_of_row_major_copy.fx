# seed 1, gradient of a loss of a row-major copy
# input grad: f32[] 2
# input x: f32[1, 2, 2, 1] 1 2 3 4
# strides x: 4 1 2 2
# input target: i64[1, 2, 1] 0 1
# input total: f32[] 2
graph():
    %grad : [num_users=1] = placeholder[target=grad]
    %x : [num_users=1] = placeholder[target=x]
    %target : [num_users=1] = placeholder[target=target]
    %total : [num_users=1] = placeholder[target=total]
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {memory_format: torch.contiguous_format})
    %backward : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%grad, %clone, %target, None, 1, -100, %total), kwargs = {})
    %sum_1 : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%backward,), kwargs = {})
    return (sum_1,)
