# A cond in a branch of a cond. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: b8[] 1
# input arg1_1: f32[3] -0.75 0 0.125
# expect out0: f32[3] -1.75 -1 -0.875
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "b8[]", arg1_1: "f32[3]"):
        # File: make_cases.py:119 in nested, code: return torch.cond(p, inner, lambda x: x * 2, (x,))
        true_graph_0 = self.true_graph_0
        false_graph_0 = self.false_graph_0
        cond = torch.ops.higher_order.cond(arg0_1, true_graph_0, false_graph_0, (arg1_1,));  arg0_1 = true_graph_0 = false_graph_0 = arg1_1 = None
        getitem: "f32[3]" = cond[0];  cond = None
        return (getitem,)

    class true_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[3]"):
            # File: make_cases.py:117 in inner, code: return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, (x,))
            sum_1: "f32[]" = torch.ops.aten.sum.default(arg0_1)
            gt: "b8[]" = torch.ops.aten.gt.Scalar(sum_1, 0);  sum_1 = None
            true_graph_0 = self.true_graph_0
            false_graph_0 = self.false_graph_0
            cond = torch.ops.higher_order.cond(gt, true_graph_0, false_graph_0, (arg0_1,));  gt = true_graph_0 = false_graph_0 = arg0_1 = None
            getitem: "f32[3]" = cond[0];  cond = None
            return (getitem,)

        class true_graph_0(torch.nn.Module):
            def forward(self, arg0_1: "f32[3]"):
                # File: make_cases.py:117 in <lambda>, code: return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, (x,))
                add: "f32[3]" = torch.ops.aten.add.Tensor(arg0_1, 1);  arg0_1 = None
                return (add,)

        class false_graph_0(torch.nn.Module):
            def forward(self, arg0_1: "f32[3]"):
                # File: make_cases.py:117 in <lambda>, code: return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, (x,))
                sub: "f32[3]" = torch.ops.aten.sub.Tensor(arg0_1, 1);  arg0_1 = None
                return (sub,)

    class false_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[3]"):
            # File: make_cases.py:119 in <lambda>, code: return torch.cond(p, inner, lambda x: x * 2, (x,))
            mul: "f32[3]" = torch.ops.aten.mul.Tensor(arg0_1, 2);  arg0_1 = None
            return (mul,)
