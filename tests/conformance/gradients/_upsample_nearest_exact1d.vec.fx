# gradients: _upsample_nearest_exact1d.vec
# case c0: by c0_input
# case c1: by c0_input
# case c2: by c0_input
graph():
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d.vec](args = (%c0_input, [7], None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d.vec](args = (%c0_input, None, [1.5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d.vec](args = (%c0_input, None, [2.0]), kwargs = {})
    return (c0, c1, c2)
