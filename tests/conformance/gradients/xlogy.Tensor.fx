# gradients: xlogy.Tensor
# case c0: by c0_self c0_other
# case c1: by c1_self c1_other, empty
# case c2: by c2_self c2_other
# case c3: by c2_self c3_other
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Tensor](args = (%c1_self, %c1_other), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [2], [2], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Tensor](args = (%c2_self_view, %c2_other), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [1, 2], [4, 2], 1), kwargs = {})
    %c3_other_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_other, [2], [2], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Tensor](args = (%c3_self_view, %c3_other_view), kwargs = {})
    return (c0, c1, c2, c3)
