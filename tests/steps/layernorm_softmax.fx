graph():
    %x : [num_users=2] = placeholder[target=x]
    %weight : [num_users=2] = placeholder[target=weight]
    %bias : [num_users=2] = placeholder[target=bias]
    %target : [num_users=2] = placeholder[target=target]
    %native_layer_norm : [num_users=3] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x, [48], %weight, %bias, 1e-05), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm, 2), kwargs = {})
    %_softmax : [num_users=4] = call_function[target=torch.ops.aten._softmax.default](args = (%getitem, -1, False), kwargs = {})
    %alias : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%_softmax,), kwargs = {})
    %log : [num_users=2] = call_function[target=torch.ops.aten.log.default](args = (%_softmax,), kwargs = {})
    %nll_loss_forward : [num_users=2] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%log, %target, None, 1, -100), kwargs = {})
    %getitem_3 : [num_users=2] = call_function[target=operator.getitem](args = (%nll_loss_forward, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%nll_loss_forward, 1), kwargs = {})
    %ones_like : [num_users=1] = call_function[target=torch.ops.aten.ones_like.default](args = (%getitem_3,), kwargs = {pin_memory: False, memory_format: torch.preserve_format})
    %nll_loss_backward : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%ones_like, %log, %target, None, 1, -100, %getitem_4), kwargs = {})
    %div : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%nll_loss_backward, %_softmax), kwargs = {})
    %alias_1 : [num_users=1] = call_function[target=torch.ops.aten.alias.default](args = (%alias,), kwargs = {})
    %_softmax_backward_data : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%div, %alias_1, -1, torch.float32), kwargs = {})
    %native_layer_norm_backward : [num_users=3] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%_softmax_backward_data, %x, [48], %getitem_1, %getitem_2, %weight, %bias, [True, True, True]), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward, 0), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward, 1), kwargs = {})
    %getitem_7 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward, 2), kwargs = {})
    return [getitem_3, _softmax, getitem_5, getitem_6, getitem_7]
