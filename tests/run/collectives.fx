# Functional collectives in a group of one rank, where each returns its operand. One operand is not row-major, and one
# result is read without a wait. Two calls write in place.
# input x: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# input n: i64[3] 3 -1 2
# expect out0: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out1: f64[2, 4] 1 3.5 5 7 -2 4 -6 8.25
# expect out2: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out3: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out4: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out5: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out6: f64[4, 2] 2 -4 7 8 10 -12 14 16.5
# expect out7: i64[3] 3 -1 2
# expect out8: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# expect out9: f64[4, 2] 1 -2 3.5 4 5 -6 7 8.25
# tolerance: float64 rtol=0
# differentiate: x
graph():
    %x : [num_users=9] = placeholder[target=x]
    %n : [num_users=1] = placeholder[target=n]
    %all_reduce : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce.default](args = (%x, avg, 0), kwargs = {})
    %wait : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%all_reduce,), kwargs = {})
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %broadcast : [num_users=1] = call_function[target=torch.ops._c10d_functional.broadcast.default](args = (%t, 0, 0), kwargs = {})
    %wait_1 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%broadcast,), kwargs = {})
    %gather : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_gather_into_tensor.default](args = (%x, 1, 0), kwargs = {})
    %wait_2 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%gather,), kwargs = {})
    %scatter : [num_users=1] = call_function[target=torch.ops._c10d_functional.reduce_scatter_tensor.default](args = (%x, sum, 1, 0), kwargs = {})
    %wait_3 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%scatter,), kwargs = {})
    %to_all : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_to_all_single.default](args = (%x, [4], [4], 0), kwargs = {})
    %wait_4 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%to_all,), kwargs = {})
    %to_rank : [num_users=1] = call_function[target=torch.ops.backtape.reduce_to_rank.default](args = (%x, sum, 0, 0), kwargs = {})
    %wait_5 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%to_rank,), kwargs = {})
    %unwaited : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce.default](args = (%x, max, 0), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%unwaited, 2), kwargs = {})
    %numbers : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce.default](args = (%n, product, 0), kwargs = {})
    %wait_6 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%numbers,), kwargs = {})
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %all_reduce_ : [num_users=1] = call_function[target=torch.ops._c10d_functional.all_reduce_.default](args = (%clone, sum, 0), kwargs = {})
    %wait_7 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%all_reduce_,), kwargs = {})
    %clone_1 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %broadcast_ : [num_users=1] = call_function[target=torch.ops._c10d_functional.broadcast_.default](args = (%clone_1, 0, 0), kwargs = {})
    %wait_8 : [num_users=1] = call_function[target=torch.ops._c10d_functional.wait_tensor.default](args = (%broadcast_,), kwargs = {})
    return (wait, wait_1, wait_2, wait_3, wait_4, wait_5, mul, wait_6, wait_7, wait_8)
