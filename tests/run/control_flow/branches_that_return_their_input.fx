# A result of control flow has memory of its own, even if a branch returns its input: the write does not reach x.
# input p: b8[] 1
# input x: f32[2] 1 2
# expect out0: f32[2] 2 3
# expect out1: f32[2] 1 2
# expect out2: f32[2] 1 2
class GraphModule(torch.nn.Module):
    def forward(self, p: "b8[]", x: "f32[2]"):
        true_graph_0 = self.true_graph_0
        false_graph_0 = self.false_graph_0
        cond = torch.ops.higher_order.cond(p, true_graph_0, false_graph_0, (x,));  p = true_graph_0 = false_graph_0 = None
        getitem: "f32[2]" = cond[0]
        getitem_1: "f32[2]" = cond[1];  cond = None
        add_: "f32[2]" = torch.ops.aten.add_.Tensor(getitem, 1);  getitem = None
        return (add_, getitem_1, x)

    class true_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2]"):
            return (arg0_1, arg0_1)

    class false_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2]"):
            neg: "f32[2]" = torch.ops.aten.neg.default(arg0_1);  arg0_1 = None
            return (neg, neg)
