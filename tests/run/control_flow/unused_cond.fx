# No output depends on the branch.
# input x: f64[2] 0.5 -1.0
# input p: b8[] 1
# expect out0: f64[2] 0.25 1.0
class f(torch.nn.Module):
    def forward(self, x: "f64[2]", p: "b8[]"):
        t = self.t
        f = self.f
        cond = torch.ops.higher_order.cond(p, t, f, (x,));  t = f = None
        getitem: "f64[2]" = cond[0];  cond = getitem = None
        mul: "f64[2]" = torch.ops.aten.mul.Tensor(x, x)
        return (mul,)

    class t(torch.nn.Module):
        def forward(self, x: "f64[2]"):
            mul: "f64[2]" = torch.ops.aten.mul.Tensor(x, 1.5)
            return (mul,)

    class f(torch.nn.Module):
        def forward(self, x: "f64[2]"):
            mul: "f64[2]" = torch.ops.aten.mul.Tensor(x, 2.5)
            return (mul,)
