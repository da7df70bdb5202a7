# gradients: select.int
# case c0: by c0_self
# case c1: by c1_self, empty
# case c2: by c2_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%c0_self, 2, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%c1_self, 1, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%c2_self, 3, 0), kwargs = {})
    return (c0, c1, c2)
