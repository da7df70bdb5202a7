# gradients: _upsample_bilinear2d_aa.vec
# case c0: by c0_input
# case c1: by c0_input
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c0_input, [5, 7], False, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.vec](args = (%c0_input, None, True, [1.5, 1.5]), kwargs = {})
    return (c0, c1)
