# The backward of torch.switch: a second switch. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: f32[3, 4] 0 0.375 -0.875 -0.25 0.25 0.375 0.125 -1 -0.625 -0.75 0.625 -0.75
# input primals_2: f32[4, 4] 0.125 0 0.375 0.5 0 -0.375 -0.875 -1 0.75 1 0.25 0.375 1 -0.75 -0.625 -1
# input clamp: i64[] 2
# input tangents_1: f32[3, 4] 1 2 3 4 5 6 7 8 9 10 11 12
# expect out0: f32[3, 4] 1.13314843 2.90998292 1.819592 5.13610172 7.27495718 8.729949 11.541048 4.85224533 5.458776 4.72366524 29.9011002 9.34560966
# expect out1: f32[4, 4] 13.8668823 16.3635979 43.2617416 19.3339577 0 0 0 0 0 0 0 0 0 0 0 0
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[3, 4]", primals_2: "f32[4, 4]", clamp: "i64[]", tangents_1: "f32[3, 4]"):
        # Backward of forward node: File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
        branch0_graph_1 = self.branch0_graph_1
        branch1_graph_1 = self.branch1_graph_1
        branch2_graph_1 = self.branch2_graph_1
        branch3_graph_1 = self.branch3_graph_1
        branch4_graph_1 = self.branch4_graph_1
        switch_1 = torch.ops.higher_order.switch(clamp, [branch0_graph_1, branch1_graph_1, branch2_graph_1, branch3_graph_1, branch4_graph_1], (primals_1, primals_2, tangents_1));  clamp = branch0_graph_1 = branch1_graph_1 = branch2_graph_1 = branch3_graph_1 = branch4_graph_1 = primals_1 = primals_2 = tangents_1 = None
        getitem_1: "f32[3, 4]" = switch_1[0]
        getitem_2: "f32[4, 4]" = switch_1[1];  switch_1 = None
        return (getitem_1, getitem_2, None)

    class branch0_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[3, 4]", arg1_1: "f32[4, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(arg0_1, arg1_1)
            cos: "f32[3, 4]" = torch.ops.aten.cos.default(mm);  mm = None
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg2_1, cos);  arg2_1 = cos = None
            t: "f32[4, 3]" = torch.ops.aten.t.default(arg0_1);  arg0_1 = None
            mm_1: "f32[4, 4]" = torch.ops.aten.mm.default(t, mul);  t = None
            t_1: "f32[4, 4]" = torch.ops.aten.t.default(arg1_1);  arg1_1 = None
            mm_2: "f32[3, 4]" = torch.ops.aten.mm.default(mul, t_1);  mul = t_1 = None
            return [mm_2, mm_1]

    class branch1_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[3, 4]", arg1_1: "f32[4, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
            mul_1: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg2_1, 2);  arg2_1 = None
            zeros_like: "f32[4, 4]" = torch.ops.aten.zeros_like.default(arg1_1, pin_memory = False);  arg1_1 = None
            return [mul_1, zeros_like]

    class branch2_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[3, 4]", arg1_1: "f32[4, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
            select: "f32[4]" = torch.ops.aten.select.int(arg1_1, 0, 0);  arg1_1 = None
            add: "f32[3, 4]" = torch.ops.aten.add.Tensor(arg0_1, select);  arg0_1 = select = None
            exp: "f32[3, 4]" = torch.ops.aten.exp.default(add);  add = None
            detach: "f32[3, 4]" = torch.ops.aten.detach.default(exp);  exp = None
            detach_1: "f32[3, 4]" = torch.ops.aten.detach.default(detach);  detach = None
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg2_1, detach_1);  arg2_1 = detach_1 = None
            sum_1: "f32[1, 4]" = torch.ops.aten.sum.dim_IntList(mul, [0], True)
            view: "f32[4]" = torch.ops.aten.view.default(sum_1, [4]);  sum_1 = None
            select_backward: "f32[4, 4]" = torch.ops.aten.select_backward.default(view, [4, 4], 0, 0);  view = None
            return [mul, select_backward]

    class branch3_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[3, 4]", arg1_1: "f32[4, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
            tanh: "f32[3, 4]" = torch.ops.aten.tanh.default(arg0_1);  arg0_1 = None
            detach: "f32[3, 4]" = torch.ops.aten.detach.default(tanh)
            t: "f32[4, 3]" = torch.ops.aten.t.default(tanh);  tanh = None
            mm_1: "f32[4, 4]" = torch.ops.aten.mm.default(t, arg2_1);  t = None
            t_1: "f32[4, 4]" = torch.ops.aten.t.default(arg1_1);  arg1_1 = None
            mm_2: "f32[3, 4]" = torch.ops.aten.mm.default(arg2_1, t_1);  arg2_1 = t_1 = None
            detach_1: "f32[3, 4]" = torch.ops.aten.detach.default(detach);  detach = None
            tanh_backward: "f32[3, 4]" = torch.ops.aten.tanh_backward.default(mm_2, detach_1);  mm_2 = detach_1 = None
            return [tanh_backward, mm_1]

    class branch4_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[3, 4]", arg1_1: "f32[4, 4]", arg2_1: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
            sin: "f32[3, 4]" = torch.ops.aten.sin.default(arg0_1);  arg0_1 = None
            neg: "f32[3, 4]" = torch.ops.aten.neg.default(sin);  sin = None
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg2_1, neg);  arg2_1 = neg = None
            zeros_like: "f32[4, 4]" = torch.ops.aten.zeros_like.default(arg1_1, pin_memory = False);  arg1_1 = None
            return [mul, zeros_like]
