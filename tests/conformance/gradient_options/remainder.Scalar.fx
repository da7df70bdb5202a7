# gradients: remainder.Scalar
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c1_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c1_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c0_self, 0.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c1_self, 0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c0_self, 2.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c1_self, 2.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c1_self, 3.0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c0_self, -0.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c1_self, -0.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar](args = (%c7_self, -1.5411692216498662), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
