# gradients: inductor_force_stride_order.default
# case c0: by c0_input, PyTorch has no derivative
graph():
    %c0_input : [num_users=1] = placeholder[target=c0_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.inductor_force_stride_order.default](args = (%c0_input, [1, 2]), kwargs = {})
    return (c0,)
