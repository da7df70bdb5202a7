# gradients: clone.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c0_self, [1, 2, 4], [2, 1, 0], 0), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self_view,), kwargs = {memory_format: torch.contiguous_format})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    return (c0, c1, c2)
