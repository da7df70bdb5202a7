# gradients: round.decimals
# case c0: by c0_self, no second gradient
# case c1: by c1_self, no second gradient
# case c2: by c2_self, no second gradient, empty
# case c3: by c3_self, no second gradient, not smooth
# case c4: by c3_self, no second gradient
# case c5: by c3_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c0_self,), kwargs = {decimals: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c1_self,), kwargs = {decimals: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c2_self,), kwargs = {decimals: 0})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c3_self_view,), kwargs = {decimals: 1})
    %c4_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c4_self_view,), kwargs = {decimals: 0})
    %c5_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c5_self_view,), kwargs = {decimals: -1})
    return (c0, c1, c2, c3, c4, c5)
