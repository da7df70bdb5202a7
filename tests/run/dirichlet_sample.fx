# A graph that calls _sample_dirichlet, _dirichlet_grad and _standard_gamma_grad can be differentiated with respect to
# other values. The last two have no derivatives; sample_gradients.fx has their values.
# input x: f64[3] 0.5 -1.25 2
# input shape: f64[3] 0.5 2 7
# expect out0: f64[3] 0.25 1.5625 4
# tolerance: float64 rtol=1e-15
# differentiate: x
graph():
    %x : [num_users=2] = placeholder[target=x]
    %shape : [num_users=4] = placeholder[target=shape]
    %sample : [num_users=1] = call_function[target=torch.ops.aten._sample_dirichlet.default](args = (%shape,), kwargs = {})
    %sum : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%shape,), kwargs = {})
    %total : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%sum, [3]), kwargs = {})
    %dirichlet : [num_users=1] = call_function[target=torch.ops.aten._dirichlet_grad.default](args = (%sample, %shape, %total), kwargs = {})
    %gamma : [num_users=1] = call_function[target=torch.ops.aten._standard_gamma_grad.default](args = (%shape, %shape), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%dirichlet, %gamma), kwargs = {})
    %abs : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%add,), kwargs = {})
    %ge : [num_users=1] = call_function[target=torch.ops.aten.ge.Scalar](args = (%abs, 0), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %x), kwargs = {})
    %where : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%ge, %mul, %x), kwargs = {})
    return (where,)
