# conformance: linspace.default
# values: linspace.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 1, 4), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (-2.5, 3, 7), kwargs = {dtype: torch.float64})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (0, 10, 4), kwargs = {dtype: torch.int64})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (3, 5, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (3, 5, 0), kwargs = {})
    return (c0, c1, c2, c3, c4)
