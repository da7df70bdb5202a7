# linspace and logspace convert their ends to the dtype of the result before they divide the range. If logspace returns
# only one element, it does not convert the start, which is the exponent. PyTorch's values.
# input start: f32[] 4.3
# expect out0: i64[6] 4 13 22 31 40 50
# expect out1: i64[6] -1 0 0 1 2 3
# expect out2: i64[6] 10 39 158 630 2511 10000
# expect out3: i64[1] 79432
# expect out4: bf16[2] 1032 6.9375
# expect out5: i64[6] 4 13 22 31 40 50
# expect out6: i64[6] 10000 25118 63095 158489 398107 1000000
graph():
    %start : [num_users=2] = placeholder[target=start]
    %a : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (4.3, 50, 6), kwargs = {dtype: torch.int64})
    %b : [num_users=1] = call_function[target=torch.ops.aten.linspace.default](args = (-1.7, 3.9, 6), kwargs = {dtype: torch.int64})
    %c : [num_users=1] = call_function[target=torch.ops.aten.logspace.default](args = (1.9, 4.2, 6), kwargs = {dtype: torch.int64})
    %d : [num_users=1] = call_function[target=torch.ops.aten.logspace.default](args = (4.9, 4.9, 1), kwargs = {dtype: torch.int64})
    %e : [num_users=1] = call_function[target=torch.ops.aten.logspace.default](args = (4.3, 1.2, 2, 5.0), kwargs = {dtype: torch.bfloat16})
    %f : [num_users=1] = call_function[target=torch.ops.aten.linspace.Tensor_Scalar](args = (%start, 50, 6), kwargs = {dtype: torch.int64})
    %g : [num_users=1] = call_function[target=torch.ops.aten.logspace.Tensor_Scalar](args = (%start, 6, 6), kwargs = {dtype: torch.int64})
    return (a, b, c, d, e, f, g)
