# seed 53010461, c2 of unfold_backward.default, special values, exact
# native avx2, 1 threads value 0 inf ulps from the interpreter at element 7 found -0, the interpreter has 0
# input c2_grad_in: f32[4, 3] 1.0000000031710769e-30 0.12612640857696533 0.54970097541809082 0.64160513877868652 -0.44144690036773682 0.36342215538024902 -0 0.3134608268737793 -0.52248835563659668 0.46256899833679199 -0 0
graph():
    %c2_grad_in : [num_users=1] = placeholder[target=c2_grad_in]
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c2_grad_in, [10], 0, 3, 2), kwargs = {})
    return [c2]
