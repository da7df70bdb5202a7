# gradients: special_xlog1py.self_scalar
# case c0: by c0_other
graph():
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c0_other_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_other, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.self_scalar](args = (0, %c0_other_view), kwargs = {})
    return (c0,)
