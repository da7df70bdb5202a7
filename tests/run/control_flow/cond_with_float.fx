# A float that is read from a tensor is an operand of branches; the predicate is a comparison of floats.
# input x: f64[3] 0.5 -1.0 2.0
# input s: f32[] 1.5
# expect out0: f64[3] 0.75 -1.5 3.0
# expect out1: f64[3] 2.0 0.5 3.5
# differentiate: x
class f(torch.nn.Module):
    def forward(self, x: "f64[3]", s: "f32[]"):
        item: "Sym(zuf0)" = torch.ops.aten.item.default(s);  s = None
        true_graph_0 = self.true_graph_0
        false_graph_0 = self.false_graph_0
        gt: "Sym(zuf0 > 1.0)" = item > 1.0
        cond = torch.ops.higher_order.cond(gt, true_graph_0, false_graph_0, (x, item));  gt = None
        getitem: "f64[3]" = cond[0];  cond = None
        lt: "Sym(zuf0 < 1.0)" = item < 1.0
        cond_1 = torch.ops.higher_order.cond(lt, true_graph_0, false_graph_0, (x, item));  lt = true_graph_0 = false_graph_0 = None
        getitem_1: "f64[3]" = cond_1[0];  cond_1 = None
        return (getitem, getitem_1)

    class true_graph_0(torch.nn.Module):
        def forward(self, x: "f64[3]", item: "Sym(zuf0)"):
            mul: "f64[3]" = torch.ops.aten.mul.Tensor(x, item)
            return (mul,)

    class false_graph_0(torch.nn.Module):
        def forward(self, x: "f64[3]", item: "Sym(zuf0)"):
            add: "f64[3]" = torch.ops.aten.add.Tensor(x, item)
            return (add,)
