# seed 50006233, batch_norm_backward_of_input, float16, special values, special values, special values, calls after
# symbolic s0 = 1 value 0 inf ulps from the interpreter at element 2 found inf, the interpreter has nan
# input grad_out: f16[3, 2, 2] -0.84130859375 -0.58935546875 -0.257080078125 0.10980224609375 0.461669921875 0.75146484375 0.93896484375 1 0.92529296875 0.7255859375 0.427490234375 0.071533203125
# input x: f16[3, 2, 2] 0.389404296875 0.6962890625 0.90869140625 0.998046875 0.95263671875 0 0.498291015625 -inf -0.2166748046875 -0.55517578125 -0.818359375 -0.970703125
# input weight: f16[2] 0.7001953125 -inf
graph():
    %grad_out : [num_users=1] = placeholder[target=grad_out]
    %x : [num_users=2] = placeholder[target=x]
    %weight : [num_users=2] = placeholder[target=weight]
    %native_batch_norm : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%x, %weight, None, None, None, True, 0.1, 1e-05), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 2), kwargs = {})
    %detach : [num_users=1] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_1,), kwargs = {})
    %detach_1 : [num_users=1] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_2,), kwargs = {})
    %native_batch_norm_backward_2 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, None, None, %detach, %detach_1, True, 1e-05, [True, False, True]), kwargs = {})
    %getitem_9 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 0), kwargs = {})
    %maximum : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%getitem_9, %getitem_9), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%maximum, 2), kwargs = {})
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%mul,), kwargs = {})
    return (relu,)
