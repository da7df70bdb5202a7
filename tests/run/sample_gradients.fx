# The derivatives of samples of gamma and beta distributions with respect to a parameter; mpmath computed the values.
# input a: f64[6] 0.05 0.5 2.0 30.0 30.0 400.0
# input x: f64[6] 1e-06 0.25 3.5 29.0 55.0 350.0
# input p: f64[5] 0.3 0.7 0.01 0.999 0.5
# input alpha: f64[5] 0.5 2.0 0.2 5.0 40.0
# input total: f64[5] 1.5 5.0 3.0 5.5 90.0
# expect out0: f64[6] 0.0002663535831438351 0.9080144917641113 1.4187780519668756 0.9886242460490694 1.3408481463610888 0.93510907412003
# expect out1: f64[5] 1.0319766894222309 0.3067515481969157 0.17462863124238276 0.2098441278890283 0.011872730351891222
# tolerance: float64 rtol=1e-7
graph():
    %a : [num_users=1] = placeholder[target=a]
    %x : [num_users=1] = placeholder[target=x]
    %p : [num_users=1] = placeholder[target=p]
    %alpha : [num_users=1] = placeholder[target=alpha]
    %total : [num_users=1] = placeholder[target=total]
    %gamma : [num_users=1] = call_function[target=torch.ops.aten._standard_gamma_grad.default](args = (%a, %x), kwargs = {})
    %dirichlet : [num_users=1] = call_function[target=torch.ops.aten._dirichlet_grad.default](args = (%p, %alpha, %total), kwargs = {})
    return (gamma, dirichlet)
