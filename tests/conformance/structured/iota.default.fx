# conformance: iota.default
# values: iota.default.npz
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.iota.default](args = (7,), kwargs = {start: 0, step: 1, dtype: torch.int64, device: cpu, requires_grad: False})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.iota.default](args = (4,), kwargs = {start: -2, step: 3, dtype: torch.int64, device: cpu, requires_grad: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.iota.default](args = (3,), kwargs = {start: 5, step: -2, dtype: torch.int32, device: cpu, requires_grad: False})
    %c3 : [num_users=1] = call_function[target=torch.ops.prims.iota.default](args = (0,), kwargs = {start: 1, step: 1, dtype: torch.int64, device: cpu, requires_grad: False})
    return (c0, c1, c2, c3)
