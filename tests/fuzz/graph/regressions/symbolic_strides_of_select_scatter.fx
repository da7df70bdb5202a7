# seed 90000056, scatters_keep_gaps
# symbolic s0 = 3 value 0 the result has strides with gaps that depend on a size
# input x: bf16[2, 3] 0 1 2 4 5 6
# input row: bf16[2] 10 11
graph():
    %x : [num_users=1] = placeholder[target=x]
    %row : [num_users=1] = placeholder[target=row]
    %gaps : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 1, 0, 9223372036854775807, 2), kwargs = {})
    %select : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%gaps, %row, 0, 1), kwargs = {})
    %a : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%select, 0), kwargs = {})
    %a_1 : [num_users=1] = call_function[target=torch.ops.aten.scalar_tensor.default](args = (%a,), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%a_1, %a_1), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%add, [-1]), kwargs = {})
    return (reshape,)
