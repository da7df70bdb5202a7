# gradients: where.ScalarOther
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
graph():
    %c0_condition : [num_users=1] = placeholder[target=c0_condition]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_condition : [num_users=2] = placeholder[target=c1_condition]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0_condition_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_condition, [2, 1, 0]), kwargs = {})
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 8, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition_view, %c0_self_view, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c1_condition, %c1_self, -1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c1_condition, %c2_self, True), kwargs = {})
    return (c0, c1, c2)
