# gradients: dropout.default
# case c0: by c0_input
graph():
    %c0_input : [num_users=1] = placeholder[target=c0_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dropout.default](args = (%c0_input, 1.0, True), kwargs = {})
    return (c0,)
