# refused: offsets must start at 0, be ascending and not exceed the number of indices (4); bag 0 has the range [0, 9)
# input w: f32[5, 3] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input i: i64[4] 0 1 3 2
# input o: i64[2] 0 9
graph():
    %w : [num_users=1] = placeholder[target=w]
    %i : [num_users=1] = placeholder[target=i]
    %o : [num_users=1] = placeholder[target=o]
    %bags : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%w, %i, %o), kwargs = {})
    %y : [num_users=1] = call_function[target=operator.getitem](args = (%bags, 0), kwargs = {})
    return [y]

# refused: offsets must start at 0, be ascending and not exceed the number of indices (4); bag 0 has the range [1, 0)
# input w: f32[5, 3] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input i: i64[4] 0 1 3 2
# input o: i64[2] 1 0
graph():
    %w : [num_users=1] = placeholder[target=w]
    %i : [num_users=1] = placeholder[target=i]
    %o : [num_users=1] = placeholder[target=o]
    %bags : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%w, %i, %o), kwargs = {})
    %y : [num_users=1] = call_function[target=operator.getitem](args = (%bags, 0), kwargs = {})
    return [y]
