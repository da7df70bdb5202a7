# conformance: new_ones.default
# values: new_ones.default.npz
# tolerance: bool rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.new_ones.default](args = (%c0_self, []), kwargs = {dtype: torch.bool})
    return (c0,)
