# gradients: normal.float_Tensor
# case c0: by c0_std, no second gradient, not smooth
graph():
    %c0_std : [num_users=1] = placeholder[target=c0_std]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.normal.float_Tensor](args = (0.5, %c0_std), kwargs = {})
    return (c0,)
