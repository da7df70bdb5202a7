# The Jacobian of a linear layer for a vector, as Dynamo records torch.func.jacrev: the gradient differentiates calls before
# the vmap region. The ops of linear add the bias in place.
# input x: f64[3] 1.54 -0.29 -2.18
# input w: f64[3, 3] 0.57 -1.08 -1.4 0.4 0.84 -0.72 -0.4 -0.6 0.18
# input b: f64[3] -0.86 1.1 -1.07
# expect out0: f64[3, 3] 0.0026211875002672843 -0.004966460526822224 -0.0064380043866214005 0.003629903304083793 0.0076227969385759655 -0.006533825947350827 -0.033956963143083205 -0.0509354447146248 0.015280633414387441
# tolerance: float64 rtol=1e-12
# differentiate: x w b
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[3]", w: "f64[3, 3]", b: "f64[3]"):
        primals = torch._C._functorch._wrap_for_grad(x, 1)
        linear = torch._C._nn.linear(primals, w, b)
        out = linear.tanh()
        results = torch._functorch.predispatch._unwrap_for_grad(out, 1)
        chunk = results.new_zeros(3, 3)
        diagonal = chunk.diagonal(0)
        fill_ = diagonal.fill_(1)
        basis = chunk.view(3, 3)
        inc = torch._functorch.predispatch._vmap_increment_nesting(3, 'error')
        row = torch._functorch.predispatch._add_batch_dim(basis, 0, 1)
        grad = torch._functorch.eager_transforms._autograd_grad([out], [primals], [row], retain_graph = True, create_graph = True)
        item = grad[0]
        jacobian = torch._functorch.predispatch._remove_batch_dim(item, 1, 3, 0)
        dec = torch._functorch.predispatch._vmap_decrement_nesting()
        return (jacobian,)
