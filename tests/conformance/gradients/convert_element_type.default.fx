# gradients: convert_element_type.default
# case c0: by c0_a, PyTorch has no derivative
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c0_a, torch.float64), kwargs = {})
    return (c0,)
