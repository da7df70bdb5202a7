# seed 98039659, computed sizes
# input x0: i64[5, 5] -12 -8 -8 -11 -8 2 -9 9 -4 12 7 5 6 0 8 -2 -12 7 2 1 12 -4 -6 10 4
# input new_zeros: i64[4] 0 0 0 0
graph():
    %x0 : [num_users=2] = placeholder[target=x0]
    %new_zeros : [num_users=1] = placeholder[target=new_zeros]
    %sym_numel : [num_users=2] = call_function[target=torch.ops.aten.sym_numel.default](args = (%x0,), kwargs = {})
    %sym_min : [num_users=1] = call_function[target=torch.sym_min](args = (%sym_numel, 1), kwargs = {})
    %mul : [num_users=1] = call_function[target=operator.mul](args = (%sym_min, 3), kwargs = {})
    %slice_1 : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%new_zeros, 0, %mul, %sym_numel, 1), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%slice_1, %x0), kwargs = {})
    return (mul_1,)
