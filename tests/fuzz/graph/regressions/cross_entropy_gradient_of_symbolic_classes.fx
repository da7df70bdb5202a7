# seed 60000390, cross_entropy_loss_default_1 of composite_loss, 4 -> 33, float32, changed weight, strided
# input cross_entropy_loss_default_1_self: f32[1, 4] -0.85667461156845093 1.1006041765213013 -1.0711873769760132 0.1227012425661087
# input cross_entropy_loss_default_1_target: i64[1] 1
graph():
    %cross_entropy_loss_default_1_self : [num_users=1] = placeholder[target=cross_entropy_loss_default_1_self]
    %cross_entropy_loss_default_1_target : [num_users=1] = placeholder[target=cross_entropy_loss_default_1_target]
    %_log_softmax : [num_users=1] = call_function[target=torch.ops.aten._log_softmax.default](args = (%cross_entropy_loss_default_1_self, 1, False), kwargs = {})
    %nll_loss_forward : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%_log_softmax, %cross_entropy_loss_default_1_target, None, 2, -100), kwargs = {})
    %cross_entropy_loss_default_1 : [num_users=1] = call_function[target=operator.getitem](args = (%nll_loss_forward, 0), kwargs = {})
    return (cross_entropy_loss_default_1,)
