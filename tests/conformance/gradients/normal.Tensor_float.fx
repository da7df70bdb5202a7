# gradients: normal.Tensor_float
# case c0: by c0_mean, no second gradient, not smooth
graph():
    %c0_mean : [num_users=1] = placeholder[target=c0_mean]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.normal.Tensor_float](args = (%c0_mean, 0.0), kwargs = {})
    return (c0,)
