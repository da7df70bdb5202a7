# gradients: copy.default
# case c0: by c0_self c0_src, PyTorch has no derivative
# case c1: by c1_self c1_src, PyTorch has no derivative
# case c2: by c2_self c1_src, PyTorch has no derivative
# case c3: by c3_self c1_src, PyTorch has no derivative
# case c4: by c4_self c4_src, PyTorch has no derivative
# case c5: by c5_self c5_src, PyTorch has no derivative
# case c6: by c6_self c6_src, PyTorch has no derivative
# case c7: by c7_self c1_src, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_src : [num_users=4] = placeholder[target=c1_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c0_self, %c0_src), kwargs = {non_blocking: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c1_self, %c1_src), kwargs = {non_blocking: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c2_self, %c1_src), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c3_self, %c1_src), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c4_self, %c4_src), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c5_self, %c5_src), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c6_self, %c6_src), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.copy.default](args = (%c7_self, %c1_src), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
