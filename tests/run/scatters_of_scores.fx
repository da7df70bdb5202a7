# zeros_and_scatter, with which flex attention adds up the gradients of captured values, and empty_permuted, whose dims
# have another order in memory.
# input rows: i64[2, 1] 0 2
# input columns: i64[2] 1 1
# input v: f64[2, 2] 1 2 3 4
# expect out0: f64[3, 2] 0 3 0 0 0 7
# expect out1: f64[3, 2] 0 0 4 6 0 0
# expect out2: f32[2, 3] 1.5 1.5 1.5 1.5 1.5 1.5
# differentiate: v
graph():
    %rows : [num_users=1] = placeholder[target=rows]
    %columns : [num_users=2] = placeholder[target=columns]
    %v : [num_users=2] = placeholder[target=v]
    %elements : [num_users=1] = call_function[target=torch.ops.flex_lib.zeros_and_scatter.default](args = ([3, 2], [%rows, %columns], %v), kwargs = {})
    %whole_rows : [num_users=1] = call_function[target=torch.ops.flex_lib.zeros_and_scatter.default](args = ([3, 2], [%columns], %v), kwargs = {})
    %empty : [num_users=1] = call_function[target=torch.ops.aten.empty_permuted.default](args = ([2, 3], [1, 0]), kwargs = {})
    %filled : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%empty, 1.5), kwargs = {})
    return (elements, whole_rows, filled)
