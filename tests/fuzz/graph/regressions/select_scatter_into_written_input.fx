# seed 1, select_scatter_after_index_copy
# input x: f32[4] 1 2 3 4
# strides x: 2
# input index: i64[1] 2
# input rows: f32[1] 7
# input value: f32[] 10
graph():
    %x : [num_users=1] = placeholder[target=x]
    %index : [num_users=1] = placeholder[target=index]
    %rows : [num_users=1] = placeholder[target=rows]
    %value : [num_users=1] = placeholder[target=value]
    %index_copy_ : [num_users=1] = call_function[target=torch.ops.aten.index_copy_.default](args = (%x, 0, %index, %rows), kwargs = {})
    %select_scatter : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%index_copy_, %value, 0, 1), kwargs = {})
    return (select_scatter,)
