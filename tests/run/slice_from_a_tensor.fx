# narrow with its start in a tensor, as PyTorch traces it: the end of the slice depends on conditions on the start.
# input x: f64[4, 2] 1 2 3 4 5 6 7 8
# input start: i64[] 1
# expect out0: f64[2, 2] 9 16 25 36
# differentiate: x
# interpreter: run separately
graph():
    %x : [num_users=1] = placeholder[target=x]
    %start : [num_users=1] = placeholder[target=start]
    %number : [num_users=3] = call_function[target=torch.ops.aten._local_scalar_dense.default](args = (%start,), kwargs = {})
    %end : [num_users=2] = call_function[target=operator.add](args = (%number, 2), kwargs = {})
    %is_negative : [num_users=1] = call_function[target=operator.lt](args = (%number, 0), kwargs = {})
    %ends_at_zero : [num_users=1] = call_function[target=operator.eq](args = (%end, 0), kwargs = {})
    %both : [num_users=1] = call_function[target=operator.and_](args = (%is_negative, %ends_at_zero), kwargs = {})
    %wraps : [num_users=1] = call_function[target=torch.sym_ite](args = (%both, 1, 0), kwargs = {})
    %turn : [num_users=1] = call_function[target=operator.mul](args = (%wraps, 4), kwargs = {})
    %stop : [num_users=1] = call_function[target=operator.add](args = (%end, %turn), kwargs = {})
    %rows : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, %number, %stop), kwargs = {})
    %square : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%rows, %rows), kwargs = {})
    return (square,)
