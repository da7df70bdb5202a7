# ldexp has the dtype that its arguments promote to, and powers of 2 that overflow do not make the result overflow.
# PyTorch's values.
# input x: f64[2] 1e-300 3
# input h: bf16[2] 1 3
# input n: i64[2] 900 -1
# input m: i32[2] 7 9
# expect out0: f64[2] 8.452712498170644e-30 1.5
# expect out1: bf16[2] 128 1536
# tolerance: float64 rtol=1e-15
graph():
    %x : [num_users=1] = placeholder[target=x]
    %h : [num_users=1] = placeholder[target=h]
    %n : [num_users=1] = placeholder[target=n]
    %m : [num_users=1] = placeholder[target=m]
    %large : [num_users=1] = call_function[target=torch.ops.aten.ldexp.Tensor](args = (%x, %n), kwargs = {})
    %short : [num_users=1] = call_function[target=torch.ops.aten.ldexp.Tensor](args = (%h, %m), kwargs = {})
    return (large, short)
