# The body of a loop returns a constant for a carried float that is read from a tensor. Values are computed by hand.
# input x: f64[3] 0.5 -1.0 2.0
# input s: f64[] 1.5
# expect out0: f64[3] 3.0 -6.0 12.0
class f(torch.nn.Module):
    def forward(self, x: "f64[3]", s: "f64[]"):
        item = torch.ops.aten.item.default(s)
        condition = self.condition
        body = self.body
        while_loop = torch.ops.higher_order.while_loop(condition, body, (x, item), ())
        getitem = while_loop[0]
        getitem_1 = while_loop[1]
        mul = torch.ops.aten.mul.Tensor(getitem, getitem_1)
        return (mul,)

    class condition(torch.nn.Module):
        def forward(self, x: "f64[3]", number):
            lt = number < 3.0
            return lt

    class body(torch.nn.Module):
        def forward(self, x: "f64[3]", number):
            mul = torch.ops.aten.mul.Tensor(x, number)
            return (mul, 4.0)
