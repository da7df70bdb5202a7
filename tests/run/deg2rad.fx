# Degrees to radians; integers become float32.
# input x: f32[5] 180 -90 0.5 inf nan
# input n: i64[2] 45 -360
# input d: f64[2] 30 -7.25
# expect out0: f32[5] 3.1415927410125732 -1.5707963705062866 0.008726646192371845 inf nan
# expect out1: f32[2] 0.7853981852531433 -6.2831854820251465
# expect out2: f64[2] 0.5235987755982988 -0.12653637076958888
# tolerance: float32 rtol=1e-7
# tolerance: float64 rtol=1e-15
# differentiate: d
graph():
    %x : [num_users=1] = placeholder[target=x]
    %n : [num_users=1] = placeholder[target=n]
    %d : [num_users=1] = placeholder[target=d]
    %deg2rad : [num_users=1] = call_function[target=torch.ops.aten.deg2rad.default](args = (%x,), kwargs = {})
    %deg2rad_1 : [num_users=1] = call_function[target=torch.ops.aten.deg2rad.default](args = (%n,), kwargs = {})
    %deg2rad_2 : [num_users=1] = call_function[target=torch.ops.aten.deg2rad.default](args = (%d,), kwargs = {})
    return (deg2rad, deg2rad_1, deg2rad_2)
