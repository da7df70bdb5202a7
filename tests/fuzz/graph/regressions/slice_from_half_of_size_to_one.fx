# seed 96526082, slices_by_size_seven, changed end by keyword, changed dim, changed start, calls after, strided, strided
# symbolic cannot be compiled the graph breaks 1 invariant
#   V9 node %c (aten.slice.Tensor) is declared as f32[1, 1], but its op returns f32[0, s1]
# input x: f32[1, 2] 1 2
# strides x: 4 1
graph():
    %x : [num_users=2] = placeholder[target=x]
    %n : [num_users=1] = call_function[target=torch.ops.aten.sym_size.int](args = (%x, -1), kwargs = {})
    %h : [num_users=1] = call_function[target=operator.floordiv](args = (%n, 2), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0), kwargs = {start: %h, end: 1})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c, [-1]), kwargs = {})
    return (reshape,)
