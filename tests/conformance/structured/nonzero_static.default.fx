# conformance: nonzero_static.default
# values: nonzero_static.default.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nonzero_static.default](args = (%c0_self,), kwargs = {size: 4})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nonzero_static.default](args = (%c0_self,), kwargs = {size: 20, fill_value: 7})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nonzero_static.default](args = (%c2_self,), kwargs = {size: 0})
    return (c0, c1, c2)
