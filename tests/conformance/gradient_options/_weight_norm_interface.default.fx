# gradients: _weight_norm_interface.default
# case c0: by c0_v c0_g, not smooth
# case c1: by c1_v c0_g, not smooth
graph():
    %c0_v : [num_users=1] = placeholder[target=c0_v]
    %c0_g : [num_users=2] = placeholder[target=c0_g]
    %c1_v : [num_users=1] = placeholder[target=c1_v]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._weight_norm_interface.default](args = (%c0_v, %c0_g, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._weight_norm_interface.default](args = (%c1_v, %c0_g, 0), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
