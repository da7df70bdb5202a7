# Exponentials of a batch, and of a matrix that must be scaled; values by mpmath.
# input a: f64[2, 2, 2] 0.5 -1.25 2 0.75 0 3 0 0
# input b: f64[2, 2] -40 38 38 -40
# expect out0: f64[2, 2, 2] -0.15823609577831033 -1.4815938675291678 2.370550188046668 0.13808267772752322 1.0 3.0 0.0 1.0
# expect out1: f64[2, 2] 0.06766764161830635 0.06766764161830635 0.06766764161830635 0.06766764161830635
# tolerance: float64 rtol=1e-12 atol=1e-14
# differentiate: a
graph():
    %a : [num_users=1] = placeholder[target=a]
    %b : [num_users=1] = placeholder[target=b]
    %linalg_matrix_exp : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_exp.default](args = (%a,), kwargs = {})
    %linalg_matrix_exp_1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_matrix_exp.default](args = (%b,), kwargs = {})
    return (linalg_matrix_exp, linalg_matrix_exp_1)
