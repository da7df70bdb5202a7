# seed 1, weight norm of an expanded length
# input v: f32[2, 2] 3 4 6 8
# input g: f32[2, 1] 1 1
# strides g: 0 1
graph():
    %v : [num_users=1] = placeholder[target=v]
    %g : [num_users=1] = placeholder[target=g]
    %weight_norm : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface.default](args = (%v, %g), kwargs = {})
    %weight : [num_users=1] = call_function[target=operator.getitem](args = (%weight_norm, 0), kwargs = {})
    %norms : [num_users=1] = call_function[target=operator.getitem](args = (%weight_norm, 1), kwargs = {})
    return (weight, norms)
