# The conjugate of real numbers, as a copy with dense strides.
# input x: f32[2, 2] 1.5 -0.0 inf nan
# input n: i64[2] 45 -360
# input d: f64[2] 30 -7.25
# expect out0: f32[2, 2] 1.5 inf -0.0 nan
# expect out1: i64[2] 45 -360
# expect out2: f64[2] 30 -7.25
# differentiate: d
graph():
    %x : [num_users=1] = placeholder[target=x]
    %n : [num_users=1] = placeholder[target=n]
    %d : [num_users=1] = placeholder[target=d]
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %_conj_physical : [num_users=1] = call_function[target=torch.ops.aten._conj_physical.default](args = (%t,), kwargs = {})
    %_conj_physical_1 : [num_users=1] = call_function[target=torch.ops.aten._conj_physical.default](args = (%n,), kwargs = {})
    %_conj_physical_2 : [num_users=1] = call_function[target=torch.ops.aten._conj_physical.default](args = (%d,), kwargs = {})
    return (_conj_physical, _conj_physical_1, _conj_physical_2)
