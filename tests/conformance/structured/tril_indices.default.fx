# conformance: tril_indices.default
# values: tril_indices.default.npz
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (3, 4), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (4, 3, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (4, 3, -2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (2, 5, 3), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (5, 2, -4), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (3, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (2, 2, -9), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.tril_indices.default](args = (2, 2, 9), kwargs = {dtype: torch.int32})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
