# seed 59000862, c9 of _upsample_bilinear2d_aa.default, calls after, call before, expanded
# input c9_self: f64[1, 3, 4, 2] -1.682941969615793 -1.178289515884539 -0.51416110378431024 0.21955660167434937 0.9235583510829658 1.5025608102805854 1.878198712638135 1.9996312302685817 1.8504230415763365 1.4507687749336391 0.85475976046765956 0.14306302228168652 -0.58799662483113435 -1.2394736871899257 -1.7231938006214811 -1.9736877170064731 -1.957052259882277 -1.6755389603301956 -1.1672493228060146 -0.50097796525414984 0.23309840970098727 0.93562600841716703 1.5115210161141086 1.8828387451456365
# strides c9_self: 0 8 2 1
graph():
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %maximum : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c9_self, %c9_self), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%maximum, [0, 3, 1, 2]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa.default](args = (%c9_0v, [5, 7], False, None, None), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%c9, 2), kwargs = {})
    %abs_1 : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%mul,), kwargs = {})
    return [abs_1]

