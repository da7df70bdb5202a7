# Norms that are computed in a wider dtype than that of their input.
# input x: f32[2, 3] 1.5 -2 0.5 3 0.25 -1
# input b: bf16[2, 3] 1.5 -2 0.5 3 0.25 -1
# input d: f64[2, 3] 1.5 -2 0.5 3 0.25 -1
# expect out0: f64[2] 2.2571787177370006 3.0371537085395803
# expect out1: f64[1, 3] 3.3541019662496847 2.015564437074637 1.118033988749895
# expect out2: f32[2] 2.5495097637176514 3.1721444129943848
# expect out3: f64[2, 1] 4.0 4.25
# tolerance: float32 rtol=1e-6
# tolerance: float64 rtol=1e-14
# differentiate: d
graph():
    %x : [num_users=2] = placeholder[target=x]
    %b : [num_users=1] = placeholder[target=b]
    %d : [num_users=1] = placeholder[target=d]
    %norm : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%x, 3, [1], False), kwargs = {dtype: torch.float64})
    %norm_1 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%x, None, [0], True), kwargs = {dtype: torch.float64})
    %norm_2 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%b, 2, [1], False), kwargs = {dtype: torch.float32})
    %norm_3 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim_dtype](args = (%d, 1, [1], True), kwargs = {dtype: torch.float64})
    return (norm, norm_1, norm_2, norm_3)
