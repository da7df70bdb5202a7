# gradients: lerp.Scalar
# case c0: by c0_self c0_end, not smooth
# case c1: by c0_self c1_end, not smooth
# case c2: by c0_self c0_end, not smooth
# case c3: by c0_self c1_end, not smooth
# case c4: by c0_self c0_end, not smooth
# case c5: by c0_self c1_end, not smooth
# case c6: by c0_self c0_end, not smooth
# case c7: by c0_self c1_end, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_end : [num_users=4] = placeholder[target=c0_end]
    %c1_end : [num_users=4] = placeholder[target=c1_end]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 0.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c1_end, 0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 2.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c1_end, 2.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 1.0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c1_end, 1.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 0.0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c1_end, 0.0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
