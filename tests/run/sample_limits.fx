# Samples for shapes without a distribution: NaN and infinity pass through, and a shape that is not positive gives the
# smallest normal number, as in PyTorch.
# input a: f64[4] nan inf -5 0
# input b: f64[2, 2] 0 -5 nan 1
# expect out0: f64[4] nan inf 2.2250738585072014e-308 2.2250738585072014e-308
# expect out1: f64[2, 2] 0.5 0.5 nan nan
graph():
    %a : [num_users=1] = placeholder[target=a]
    %b : [num_users=1] = placeholder[target=b]
    %gamma : [num_users=1] = call_function[target=torch.ops.aten._standard_gamma.default](args = (%a,), kwargs = {})
    %dirichlet : [num_users=1] = call_function[target=torch.ops.aten._sample_dirichlet.default](args = (%b,), kwargs = {})
    return (gamma, dirichlet)
