# gradients: scatter_reduce.two
# case c0: by c0_self c0_src, no second gradient, not smooth
# case c1: by c1_self c1_src, not smooth
# case c2: by c0_self c0_src, not smooth
# case c3: by c1_self c1_src, not smooth
# case c4: by c0_self c0_src, not smooth
# case c5: by c1_self c1_src, not smooth
# case c6: by c0_self c0_src, not smooth
# case c7: by c1_self c1_src, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_index : [num_users=4] = placeholder[target=c0_index]
    %c0_src : [num_users=4] = placeholder[target=c0_src]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c1_index : [num_users=4] = placeholder[target=c1_index]
    %c1_src : [num_users=4] = placeholder[target=c1_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, -1, %c0_index, %c0_src, prod), kwargs = {include_self: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c1_self, -1, %c1_index, %c1_src, prod), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, mean), kwargs = {include_self: True})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c1_self, 0, %c1_index, %c1_src, mean), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, sum), kwargs = {include_self: True})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c1_self, 0, %c1_index, %c1_src, sum), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, amax), kwargs = {include_self: True})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c1_self, 0, %c1_index, %c1_src, amax), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
