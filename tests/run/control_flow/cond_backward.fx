# The backward of torch.cond: a second cond. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: b8[] 0
# input primals_2: f32[3, 4] 0 -0.75 0.5 -0.125 0.25 0.75 -0.75 -0.75 0.75 0.375 -0.625 0
# input primals_3: f32[4, 4] 0.5 -0.125 -0.875 1 -1 0.875 0 0.5 0 0.75 0.25 0.75 -0.5 0.375 -1 -0.375
# input tangents_1: f32[3, 4] 1 2 3 4 5 6 7 8 9 10 11 12
# expect out1: f32[3, 4] -0 5.48622227 -8.8354454 -2.10293365 -3.47583532 -8.47870731 24.4386272 -20.4486465 -11.2218189 -7.83884573 36.5359077 0
# expect out2: f32[4, 4] 6.02454758 7.97286701 9.9211874 11.8695068 7.00962305 7.88278627 8.75594902 9.62911224 3.73188972 4.65825176 5.5846138 6.51097536 10.3225985 12.3622475 14.4018974 16.4415474
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "b8[]", primals_2: "f32[3, 4]", primals_3: "f32[4, 4]", tangents_1: "f32[3, 4]"):
        # Backward of forward node: File: make_cases.py:113 in cond, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
        true_graph_1 = self.true_graph_1
        false_graph_1 = self.false_graph_1
        cond_1 = torch.ops.higher_order.cond(primals_1, true_graph_1, false_graph_1, (primals_3, primals_2, tangents_1));  primals_1 = true_graph_1 = false_graph_1 = primals_3 = primals_2 = tangents_1 = None
        getitem_1: "f32[4, 4]" = cond_1[0]
        getitem_2: "f32[3, 4]" = cond_1[1];  cond_1 = None
        return (None, getitem_2, getitem_1)

    class true_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[4, 4]", arg1_1: "f32[3, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:113 in cond, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(arg1_1, arg0_1)
            cos: "f32[3, 4]" = torch.ops.aten.cos.default(mm);  mm = None
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg2_1, cos);  arg2_1 = cos = None
            t: "f32[4, 3]" = torch.ops.aten.t.default(arg1_1);  arg1_1 = None
            mm_1: "f32[4, 4]" = torch.ops.aten.mm.default(t, mul);  t = None
            t_1: "f32[4, 4]" = torch.ops.aten.t.default(arg0_1);  arg0_1 = None
            mm_2: "f32[3, 4]" = torch.ops.aten.mm.default(mul, t_1);  mul = t_1 = None
            return [mm_1, mm_2]

    class false_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[4, 4]", arg1_1: "f32[3, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:113 in cond, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg1_1, 2);  arg1_1 = None
            cos: "f32[3, 4]" = torch.ops.aten.cos.default(mul)
            t: "f32[4, 3]" = torch.ops.aten.t.default(cos);  cos = None
            mm_1: "f32[4, 4]" = torch.ops.aten.mm.default(t, arg2_1);  t = None
            t_1: "f32[4, 4]" = torch.ops.aten.t.default(arg0_1);  arg0_1 = None
            mm_2: "f32[3, 4]" = torch.ops.aten.mm.default(arg2_1, t_1);  arg2_1 = t_1 = None
            sin: "f32[3, 4]" = torch.ops.aten.sin.default(mul);  mul = None
            neg: "f32[3, 4]" = torch.ops.aten.neg.default(sin);  sin = None
            mul_1: "f32[3, 4]" = torch.ops.aten.mul.Tensor(mm_2, neg);  mm_2 = neg = None
            mul_2: "f32[3, 4]" = torch.ops.aten.mul.Tensor(mul_1, 2);  mul_1 = None
            return [mm_1, mul_2]
