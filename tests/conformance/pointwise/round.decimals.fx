# conformance: round.decimals
# values: round.decimals.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=4] = placeholder[target=c8_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=4] = placeholder[target=c13_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c0_self,), kwargs = {decimals: 1})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c0_self,), kwargs = {decimals: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c0_self,), kwargs = {decimals: -1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c0_self,), kwargs = {decimals: 3})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c4_0v,), kwargs = {decimals: 1})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c5_self,), kwargs = {decimals: 0})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c6_self,), kwargs = {decimals: -1})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c7_self,), kwargs = {decimals: 0})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c8_self,), kwargs = {decimals: 1})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c8_self,), kwargs = {decimals: 0})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c8_self,), kwargs = {decimals: -1})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c8_self,), kwargs = {decimals: 3})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c12_self,), kwargs = {decimals: 0})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c13_self,), kwargs = {decimals: 1})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c13_self,), kwargs = {decimals: 0})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c13_self,), kwargs = {decimals: -1})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c13_self,), kwargs = {decimals: 3})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.round.decimals](args = (%c17_self,), kwargs = {decimals: 0})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17)
