# conformance: eye.m
# values: eye.m.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int64 rtol=0 atol=0
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.eye.m](args = (3, 4), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.eye.m](args = (4, 2), kwargs = {dtype: torch.int64})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.eye.m](args = (0, 3), kwargs = {})
    return (c0, c1, c2)
