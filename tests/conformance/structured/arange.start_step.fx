# conformance: arange.start_step
# values: arange.start_step.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (0.0, 0.5, 0.5), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-0.5, 0.5, 0.5), kwargs = {dtype: torch.float32})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-1.0, 0.5, 0.5), kwargs = {dtype: torch.float32})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-1.5, 0.5, 0.5), kwargs = {dtype: torch.float32})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-2.0, 0.5, 0.5), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (0.0, 0.5, 0.5), kwargs = {dtype: torch.float64})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-0.5, 0.5, 0.5), kwargs = {dtype: torch.float64})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-1.0, 0.5, 0.5), kwargs = {dtype: torch.float64})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-1.5, 0.5, 0.5), kwargs = {dtype: torch.float64})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.arange.start_step](args = (-2.0, 0.5, 0.5), kwargs = {dtype: torch.float64})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
