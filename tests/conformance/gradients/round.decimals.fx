# gradients: round.decimals
# case c0: by c0_self, no second gradient
# case c1: by c1_self, no second gradient
# case c2: by c2_self, no second gradient, empty
# case c3: by c1_self, no second gradient
# case c4: by c4_self, no second gradient, not smooth
# case c5: by c4_self, no second gradient
# case c6: by c4_self, no second gradient
# case c7: by c4_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c4_self : [num_users=4] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c0_self,), kwargs = {decimals: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c1_self,), kwargs = {decimals: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c2_self,), kwargs = {decimals: 0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c1_self,), kwargs = {decimals: 3})
    %c4_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c4_self_view,), kwargs = {decimals: 1})
    %c5_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c5_self_view,), kwargs = {decimals: 0})
    %c6_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c6_self_view,), kwargs = {decimals: -1})
    %c7_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c7_self_view,), kwargs = {decimals: 3})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
