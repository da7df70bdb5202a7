# conformance: count_nonzero.dim_IntList
# values: count_nonzero.dim_IntList.npz
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
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c0_self, [0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c1_self, [0, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c2_self, [0, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c3_self, [0, 1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c4_self, [0, 1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c5_self, [0, 1]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c6_self, [0, 1]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.count_nonzero.dim_IntList](args = (%c7_self, [0, 1]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
