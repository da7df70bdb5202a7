# seed 53008243, views and writes
# symbolic s0 = 1 value 0 4 of 4 elements are outside the tolerance; worst at [0, 0, 0] found 12, expected 0
# input x0: i64[2, 2, 2] 3 3 4 -8 -1 -8 1 -7
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %transpose : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%x0, -1, 1), kwargs = {})
    %fill_ : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%transpose, 3), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%fill_, [1, -1, 1]), kwargs = {})
    %neg_ : [num_users=0] = call_function[target=torch.ops.aten.neg_.default](args = (%reshape,), kwargs = {})
    return ()
