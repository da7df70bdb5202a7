# Collectives on lists, which become one call for each tensor.
# input x: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# input y: f64[2] 0.5 -3
# expect out0: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out1: f64[2] 0.5 -3
# expect out2: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out3: f64[2] 0.5 -3
# expect out4: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out5: f64[2] 0.5 -3
# tolerance: float64 rtol=0
# differentiate: x y
graph():
    %x : [num_users=3] = placeholder[target=x]
    %y : [num_users=3] = placeholder[target=y]
    %reduced : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce_coalesced.default](args = ([%x, %y], sum, 0), kwargs = {})
    %reduced_wait : [num_users=2] = call_function[target=torch.ops._c10d_functional.wait_tensors.default](args = (%reduced,), kwargs = {})
    %item_0 : [num_users=1] = call_function[target=operator.getitem](args = (%reduced_wait, 0), kwargs = {})
    %item_1 : [num_users=1] = call_function[target=operator.getitem](args = (%reduced_wait, 1), kwargs = {})
    %gathered : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_gather_into_tensor_coalesced.default](args = ([%x, %y], 1, 0), kwargs = {})
    %gathered_wait : [num_users=2] = call_function[target=torch.ops._c10d_functional.wait_tensors.default](args = (%gathered,), kwargs = {})
    %item_2 : [num_users=1] = call_function[target=operator.getitem](args = (%gathered_wait, 0), kwargs = {})
    %item_3 : [num_users=1] = call_function[target=operator.getitem](args = (%gathered_wait, 1), kwargs = {})
    %scattered : [num_users=1] = call_function[target=torch.ops._c10d_functional.reduce_scatter_tensor_coalesced.default](args = ([%x, %y], avg, 1, 0), kwargs = {})
    %scattered_wait : [num_users=2] = call_function[target=torch.ops._c10d_functional.wait_tensors.default](args = (%scattered,), kwargs = {})
    %item_4 : [num_users=1] = call_function[target=operator.getitem](args = (%scattered_wait, 0), kwargs = {})
    %item_5 : [num_users=1] = call_function[target=operator.getitem](args = (%scattered_wait, 1), kwargs = {})
    return (item_0, item_1, item_2, item_3, item_4, item_5)
