# conformance: scatter.reduce
# values: scatter.reduce.npz
# tolerance: bool rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=2] = placeholder[target=c2_index]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_index : [num_users=2] = placeholder[target=c3_index]
    %c3_src : [num_users=1] = placeholder[target=c3_src]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c0_self, 0, %c0_index, %c0_src), kwargs = {reduce: add})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c1_self, 1, %c1_index, %c1_src), kwargs = {reduce: add})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c2_self, -1, %c2_index, %c2_src), kwargs = {reduce: add})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c3_self, 0, %c3_index, %c3_src), kwargs = {reduce: add})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c4_self, 0, %c0_index, %c4_src), kwargs = {reduce: add})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c5_self, 1, %c1_index, %c5_src), kwargs = {reduce: add})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c6_self, -1, %c2_index, %c6_src), kwargs = {reduce: add})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter.reduce](args = (%c7_self, 0, %c3_index, %c7_self), kwargs = {reduce: add})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
