# seed 51000269, c3 of index_copy.default, 1 -> 8
# tape forward mode 0.046875, reverse mode 0.347656
# input c0_index: i64[2] 0 0
# input c3_self: f64[2] -4.8269849024076494 -4.8269849024076494
# input c3_source: f64[2] -7.5824304956951289 -7.5824304956951289
graph():
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_source : [num_users=1] = placeholder[target=c3_source]
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c3_self, 0, %c0_index, %c3_source), kwargs = {})
    return [c3]
