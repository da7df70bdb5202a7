# conformance: ones.default
# values: ones.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1],), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1],), kwargs = {dtype: torch.float64})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1],), kwargs = {dtype: torch.bfloat16})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([3, 1],), kwargs = {dtype: torch.float32})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1, 1],), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1, 2, 1, 2],), kwargs = {dtype: torch.float32})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1, 5],), kwargs = {dtype: torch.float64})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([3, 2, 1, 1],), kwargs = {dtype: torch.float64})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([3, 1],), kwargs = {dtype: torch.bfloat16})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.ones.default](args = ([1, 1],), kwargs = {dtype: torch.bfloat16})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
