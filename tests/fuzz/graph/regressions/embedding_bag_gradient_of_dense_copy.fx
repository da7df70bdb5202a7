# seed 1, gradient of embedding bags of a dense copy
# input grad: f32[2, 2] 1 -2 3 0.5
# input indices: i64[3] 0 2 1
# strides indices: 2
# input offsets: i64[2] 0 1
# input bag_of: i64[3] 0 1 1
# input sizes: i64[2] 1 2
# input maxima: i64[2] 0 0
graph():
    %grad : [num_users=1] = placeholder[target=grad]
    %indices : [num_users=1] = placeholder[target=indices]
    %offsets : [num_users=1] = placeholder[target=offsets]
    %bag_of : [num_users=1] = placeholder[target=bag_of]
    %sizes : [num_users=1] = placeholder[target=sizes]
    %maxima : [num_users=1] = placeholder[target=maxima]
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%indices,), kwargs = {})
    %backward : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_backward.default](args = (%grad, %clone, %offsets, %bag_of, %sizes, %maxima, 3, False, 0, False, None), kwargs = {})
    %sum_1 : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%backward,), kwargs = {})
    return (sum_1,)
