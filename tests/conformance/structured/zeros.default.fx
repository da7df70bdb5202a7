# conformance: zeros.default
# values: zeros.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([],), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([0],), kwargs = {dtype: torch.float32})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([1, 3, 2],), kwargs = {dtype: torch.float32})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([1, 10, 5],), kwargs = {dtype: torch.float64})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([2],), kwargs = {dtype: torch.float64})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([5],), kwargs = {dtype: torch.bfloat16})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([1, 0, 3],), kwargs = {dtype: torch.bfloat16})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([9],), kwargs = {dtype: torch.bfloat16})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([3],), kwargs = {dtype: torch.bfloat16})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.zeros.default](args = ([8],), kwargs = {dtype: torch.float32})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
