# conformance: arange.default
# values: arange.default.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.arange.default](args = (1,), kwargs = {dtype: torch.int64})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.arange.default](args = (2,), kwargs = {dtype: torch.int64})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.arange.default](args = (4,), kwargs = {dtype: torch.int64})
    return (c0, c1, c2)
