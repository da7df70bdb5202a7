# gradients: convert_element_type.default
# case c0: by c0_a, PyTorch has no derivative
# case c1: by c1_a, PyTorch has no derivative
# case c2: by c2_a, PyTorch has no derivative
# case c3: by c3_a, PyTorch has no derivative
# case c4: by c4_a, PyTorch has no derivative
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_a]
    %c1_a : [num_users=1] = placeholder[target=c1_a]
    %c2_a : [num_users=1] = placeholder[target=c2_a]
    %c3_a : [num_users=1] = placeholder[target=c3_a]
    %c4_a : [num_users=1] = placeholder[target=c4_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c0_a, torch.float64), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c1_a, torch.float64), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c2_a, torch.float64), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c3_a, torch.float64), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.prims.convert_element_type.default](args = (%c4_a, torch.float64), kwargs = {})
    return (c0, c1, c2, c3, c4)
