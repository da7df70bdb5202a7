# gradients: put.default
# case c0: by c0_self c0_source, not smooth
# case c1: by c1_self c1_source, not smooth
# case c2: by c2_self c0_source, not smooth
# case c3: by c1_self c1_source, not smooth
# case c4: by c4_self c0_source, not smooth
# case c5: by c5_self c5_source, not smooth
# case c6: by c6_self c6_source, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=3] = placeholder[target=c0_index]
    %c0_source : [num_users=3] = placeholder[target=c0_source]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c1_source : [num_users=2] = placeholder[target=c1_source]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_index : [num_users=1] = placeholder[target=c5_index]
    %c5_source : [num_users=1] = placeholder[target=c5_source]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_index : [num_users=1] = placeholder[target=c6_index]
    %c6_source : [num_users=1] = placeholder[target=c6_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c0_self, %c0_index, %c0_source, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c1_self, %c1_index, %c1_source), kwargs = {accumulate: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c2_self, %c0_index, %c0_source, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c1_self, %c1_index, %c1_source), kwargs = {accumulate: False})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c4_self, %c0_index, %c0_source, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c5_self, %c5_index, %c5_source), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c6_self, %c6_index, %c6_source, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
