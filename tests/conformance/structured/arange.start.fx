# conformance: arange.start
# values: arange.start.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.arange.start](args = (0, 10), kwargs = {dtype: torch.int64})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.arange.start](args = (0, 16), kwargs = {dtype: torch.int64})
    return (c0, c1)
