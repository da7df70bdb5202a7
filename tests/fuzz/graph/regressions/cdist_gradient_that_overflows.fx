# seed 75004488, cdist_backward_denormal_distance, changed x2 by keyword, changed x2 by keyword, calls after, strided
# native avx2, 1 threads value 0 inf ulps from the interpreter at element 3 found nan, the interpreter has 0
# input g: f32[3, 1] 9.9999461011147596e-41 3 1.0000000031710769e-30
# input x: f32[3, 2] 0 -1.75 9.9999461011147596e-41 0 1 2
# strides x: 1 3
# input d: f32[3, 1] 9.9999461011147596e-41 9.9999461011147596e-41 0
graph():
    %g : [num_users=1] = placeholder[target=g]
    %x : [num_users=1] = placeholder[target=x]
    %d : [num_users=1] = placeholder[target=d]
    %c : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%g, %x, %x, 2.0), kwargs = {cdist: %d})
    %relu : [num_users=1] = call_function[target=torch.ops.aten.relu.default](args = (%c,), kwargs = {})
    return (relu,)
