# conformance: scatter.value_reduce
# values: scatter.value_reduce.npz
# tolerance: bool rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c0_self, 0, %c0_index, 2.5), kwargs = {reduce: add})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value_reduce](args = (%c1_self, 0, %c0_index, 2.5), kwargs = {reduce: add})
    return (c0, c1)
