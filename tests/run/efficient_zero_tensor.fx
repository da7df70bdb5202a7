# expect out0: f32[2, 2] 0 0 0 0
# expect out1: i64[3] 0 0 0
graph():
    %zeros : [num_users=1] = call_function[target=torch.ops.aten._efficientzerotensor.default](args = ([2, 2],), kwargs = {})
    %whole_zeros : [num_users=1] = call_function[target=torch.ops.aten._efficientzerotensor.default](args = ([3],), kwargs = {dtype: torch.int64})
    return (zeros, whole_zeros)
