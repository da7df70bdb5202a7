# The incomplete gamma functions, for x below and above the order a, and at the edges. mpmath computed the values; PyTorch's
# differ from them by 1e-9 near the order.
# input a: f64[4] 0.5 2.0 30.0 12.0
# input x: f64[4] 0.25 3.5 29.0 1.0
# input edge: f64[5] 0 0 2 2 -1
# input at: f64[5] 1 0 0 inf 1
# expect out0: f64[4] 0.5204998778130465 0.8641117745995668 0.4508291147181239 8.316107426882334e-10
# expect out1: f64[4] 0.4795001221869535 0.13588822540043324 0.5491708852818761 0.9999999991683892
# expect out2: f64[5] 1 nan 0 1 nan
# expect out3: f64[5] 0 nan 1 0 nan
# tolerance: float64 rtol=1e-13
# differentiate: x
graph():
    %a : [num_users=2] = placeholder[target=a]
    %x : [num_users=2] = placeholder[target=x]
    %edge : [num_users=2] = placeholder[target=edge]
    %at : [num_users=2] = placeholder[target=at]
    %igamma : [num_users=1] = call_function[target=torch.ops.aten.igamma.default](args = (%a, %x), kwargs = {})
    %igammac : [num_users=1] = call_function[target=torch.ops.aten.igammac.default](args = (%a, %x), kwargs = {})
    %igamma_1 : [num_users=1] = call_function[target=torch.ops.aten.igamma.default](args = (%edge, %at), kwargs = {})
    %igammac_1 : [num_users=1] = call_function[target=torch.ops.aten.igammac.default](args = (%edge, %at), kwargs = {})
    return (igamma, igammac, igamma_1, igammac_1)
