# gradients: normal.Tensor_Tensor
# case c0: by c0_mean c0_std, no second gradient, not smooth
graph():
    %c0_mean : [num_users=1] = placeholder[target=c0_mean]
    %c0_std : [num_users=1] = placeholder[target=c0_std]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.normal.Tensor_Tensor](args = (%c0_mean, %c0_std), kwargs = {})
    return (c0,)
