# get_attr constants: nested targets, 0-dim and bool, read twice, and returned directly.
# input x: f32[3] 1 2 3
# input layer.weight: f32[2, 3] 0 1 2 3 4 5
# input _tensor_constant0: i64[] 2
# input mask: b8[3] 1 0 1
# expect out0: f32[2] 8 26
# expect out1: f32[3] 2 4 6
# expect out2: f32[3] 1 2 3
# expect out3: i64[] 2
# expect out4: f32[2, 3] 0 1 2 3 4 5
# expect out5: f32[3, 2] 0 3 1 4 2 5
graph():
    %x : [num_users=3] = placeholder[target=x]
    %layer_weight : [num_users=2] = get_attr[target=layer.weight]
    %_tensor_constant0 : [num_users=3] = get_attr[target=_tensor_constant0]
    %mask : [num_users=1] = get_attr[target=mask]
    %mv_default : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%layer_weight, %x), kwargs = {})
    %mul_tensor : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %_tensor_constant0), kwargs = {})
    %where_self : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%mask, %x, %_tensor_constant0), kwargs = {})
    %lift_fresh_copy_default : [num_users=1] = call_function[target=torch.ops.aten.lift_fresh_copy.default](args = (%_tensor_constant0,), kwargs = {})
    %layer_weight_1 : [num_users=1] = get_attr[target=layer.weight]
    %t_default : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%layer_weight_1,), kwargs = {})
    return [mv_default, mul_tensor, where_self, lift_fresh_copy_default, layer_weight, t_default]
