# gradients: native_dropout.default
# case c0: by c0_input
# case c1: by c0_input
# case c2: by c2_input
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout.default](args = (%c0_input, 0.0, True), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout.default](args = (%c0_input, 1.0, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout.default](args = (%c2_input, 0.4, False), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0)
