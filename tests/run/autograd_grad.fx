# torch.autograd.grad in a graph of Dynamo (trace_autograd_ops): with one output and one input, with lists and incoming
# gradients, and with an input that no output depends on.
# input x: f64[2, 3] 0.02 0.2 -0.42 0.01 -0.29 1.31
# input w: f64[3, 2] 1.06 -0.48 -0.66 -0.47 -0.35 -1.39
# input v: f64[2, 2] 0.23 0.8 0.14 -0.58
# input half: f64[] 0.5
# input u: f64[3] 0.22 0.76 -2.23
# expect out0: f64[2, 3] 0.6742647823343761 -1.0354759917734357 -1.4625476543280562 0.9320031660626238 -0.678343622783275 -0.5051877775557279
# expect out1: f64[2, 3] 0.5432181322865951 0.37627973323253766 1.2596496759833924 0.9129659689175477 -0.616656522653339 -0.3985373475891646
# expect out2: f64[3] 0.0 0.0 0.0
# tolerance: float64 rtol=1e-12
# differentiate: x w v half
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[2, 3]", w: "f64[3, 2]", v: "f64[2, 2]", half: "f64[]", u: "f64[3]"):
        product = x @ w
        y = torch.tanh(product)
        total = y.sum()
        grad = torch.autograd.grad(total, x, create_graph = True)
        first = grad[0]
        square = first.square()
        norm = square.sum()
        grad_1 = torch.autograd.grad([y, norm], [x, u], [v, half], create_graph = True, allow_unused = True, materialize_grads = True)
        second = grad_1[0]
        third = grad_1[1]
        return (first, second, third)
