# conformance: logspace.default
# values: logspace.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.logspace.default](args = (0, 1, 4), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.logspace.default](args = (-1, 2, 5, 2.0), kwargs = {dtype: torch.float64})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.logspace.default](args = (3, 5, 1), kwargs = {})
    return (c0, c1, c2)
