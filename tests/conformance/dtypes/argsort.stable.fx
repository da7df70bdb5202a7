# conformance: argsort.stable
# values: argsort.stable.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c0_self,), kwargs = {stable: True, dim: 1})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c1_self,), kwargs = {stable: True, dim: 1})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c2_self,), kwargs = {stable: True, dim: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c3_self,), kwargs = {stable: True, dim: 1})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c4_self,), kwargs = {stable: True, dim: 1})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c5_self,), kwargs = {stable: True, dim: 1})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c6_self,), kwargs = {stable: True, dim: 1})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.argsort.stable](args = (%c7_self,), kwargs = {stable: True, dim: 1})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
