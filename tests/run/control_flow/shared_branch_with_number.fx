# Two calls share a branch; one passes it a float that is read from a tensor, the other an integer. PyTorch's values.
# input x: f64[3] 0.5 -1.0 2.0
# input s: f32[] 1.5
# input p: b8[] 0
# expect out0: f64[3] 2.0 0.5 3.5
# expect out1: f64[3] 1.5 -3.0 6.0
# expect out2: f64[3] 2.0 0.5 3.5
class f(torch.nn.Module):
    def forward(self, x: "f64[3]", s: "f32[]", p: "b8[]"):
        item = torch.ops.aten.item.default(s)
        times = self.times
        plus = self.plus
        minus = self.minus
        cond = torch.ops.higher_order.cond(p, times, plus, (x, item))
        getitem = cond[0]
        cond_1 = torch.ops.higher_order.cond(p, minus, times, (x, 3))
        getitem_1 = cond_1[0]
        cond_2 = torch.ops.higher_order.cond(p, times, plus, (x, item))
        getitem_2 = cond_2[0]
        return (getitem, getitem_1, getitem_2)

    class times(torch.nn.Module):
        def forward(self, x: "f64[3]", number):
            mul = torch.ops.aten.mul.Tensor(x, number)
            return (mul,)

    class plus(torch.nn.Module):
        def forward(self, x: "f64[3]", number):
            add = torch.ops.aten.add.Tensor(x, number)
            return (add,)

    class minus(torch.nn.Module):
        def forward(self, x: "f64[3]", number):
            sub = torch.ops.aten.sub.Tensor(x, number)
            return (sub,)
