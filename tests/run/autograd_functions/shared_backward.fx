# Two functions save different constants for the same backward.
# input x: f64[3] 0.5 -1 2
# input y: f64[3] 3 4 -5
# input tangent0: f64[3] -1 0.25 1.5
# input tangent1: f64[3] 2 0.5 1
# expect out0: f64[3] 1 -2 4
# expect out1: f64[3] 15 20 -25
# expect grad_x: f64[3] -2 0.5 3
# expect grad_y: f64[3] 10 2.5 5
class f(torch.nn.Module):
    def forward(self, x: "f64[3]", y: "f64[3]"):
        fa = self.fa
        fb = self.fb
        bw = self.bw
        r = torch.ops.higher_order.autograd_function_apply(fa, bw, x)
        r_0 = r[0]
        r2 = torch.ops.higher_order.autograd_function_apply(fb, bw, y)
        r2_0 = r2[0]
        return (r_0, r2_0)

    class fa(torch.nn.Module):
        def forward(self, x: "f64[3]"):
            m: "f64[3]" = torch.ops.aten.mul.Tensor(x, 2.0)
            return ((m,), (2.0,))
    class fb(torch.nn.Module):
        def forward(self, x: "f64[3]"):
            m: "f64[3]" = torch.ops.aten.mul.Tensor(x, 5.0)
            return ((m,), (5.0,))
    class bw(torch.nn.Module):
        def forward(self, g: "f64[3]", c):
            m = torch.ops.aten.mul.Tensor(g, c)
            return (m,)
