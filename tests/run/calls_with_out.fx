# Calls that write their result into the tensor `out`, as exports of spectral_norm do.
# input x: f64[3] -0.9917952805635366 1.6982459558094551 0.11584423590631027
# input y: f64[3] -0.9226250663435951 1.0272460414356859 -1.1210249934378085
# expect out0: f64[3] 1.074971097949968 1.6532027258396396 -0.1033377815699316
# expect out1: f64[3] 0.08317581738643143 3.351448681649095 0.012506454336378661
# expect out2: f64[3] -3.8288406938142634 5.450983994490282 -2.0103615150629963
graph():
    %x : [num_users=5] = placeholder[target=x]
    %y : [num_users=2] = placeholder[target=y]
    %e : [num_users=2] = call_function[target=torch.ops.aten.empty_like.default](args = (%x,), kwargs = {})
    %d : [num_users=1] = call_function[target=torch.ops.aten.div.out](args = (%x, %y), kwargs = {out: %e})
    %s : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%e, %x), kwargs = {})
    %e2 : [num_users=2] = call_function[target=torch.ops.aten.empty_like.default](args = (%x,), kwargs = {})
    %q : [num_users=0] = call_function[target=torch.add](args = (%x, %y), kwargs = {out: %e2})
    %m : [num_users=1] = call_function[target=torch.ops.aten.mul.Scalar](args = (%e2, 2), kwargs = {})
    return (d, s, m)
