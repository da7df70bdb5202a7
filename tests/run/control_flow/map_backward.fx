# The backward of a map. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: f32[4, 2, 3] -0.875 0.125 -1 0.375 0.125 -0.375 -0.375 0.125 -0.125 -0.5 0.875 0.125 0.25 -0.25 -0.125 1 0.25 -0.625 1 -0.125 0.25 -0.75 0.625 -0.375
# input primals_2: f32[3, 3] 1 -0.875 0.625 -0.5 -0.875 0.25 0 0.625 -0.375
# input tangents_1: f32[4, 2, 3] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
# expect out0: f32[4, 2, 3] -1.75 -1.75 1.25 7.75 -0.5 -2.25 -7 -7 5 0 0 0 22.375 -2.75 -5.625 27.25 -3.5 -6.75 32.125 -4.25 -7.875 0 0 0
# expect out1: f32[3, 3] 39.75 -4.75 45 -1.125 1.25 -1.125 -8.375 -3 -10.125
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[4, 2, 3]", primals_2: "f32[3, 3]", tangents_1: "f32[4, 2, 3]"):
        # Backward of forward node: File: make_cases.py:133 in mapped, code: return map_op(lambda x, w: (x @ w).relu(), xs, w)
        body_graph_1 = self.body_graph_1
        map_impl_1 = torch.ops.higher_order.map_impl(body_graph_1, [primals_1, tangents_1], [primals_2]);  body_graph_1 = primals_1 = tangents_1 = primals_2 = None
        getitem_1: "f32[4, 2, 3]" = map_impl_1[0]
        getitem_2: "f32[4, 3, 3]" = map_impl_1[1];  map_impl_1 = None
        sum_1: "f32[1, 3, 3]" = torch.ops.aten.sum.dim_IntList(getitem_2, [0], True);  getitem_2 = None
        view: "f32[3, 3]" = torch.ops.aten.view.default(sum_1, [3, 3]);  sum_1 = None
        return (getitem_1, view)

    class body_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[2, 3]", arg1_1: "f32[2, 3]", arg2_1: "f32[3, 3]"):
            # Backward of forward node: File: make_cases.py:133 in mapped, code: return map_op(lambda x, w: (x @ w).relu(), xs, w)
            mm: "f32[2, 3]" = torch.ops.aten.mm.default(arg0_1, arg2_1)
            relu: "f32[2, 3]" = torch.ops.aten.relu.default(mm);  mm = None
            detach: "f32[2, 3]" = torch.ops.aten.detach.default(relu);  relu = None
            detach_1: "f32[2, 3]" = torch.ops.aten.detach.default(detach);  detach = None
            threshold_backward: "f32[2, 3]" = torch.ops.aten.threshold_backward.default(arg1_1, detach_1, 0);  arg1_1 = detach_1 = None
            t: "f32[3, 2]" = torch.ops.aten.t.default(arg0_1);  arg0_1 = None
            mm_1: "f32[3, 3]" = torch.ops.aten.mm.default(t, threshold_backward);  t = None
            t_1: "f32[3, 3]" = torch.ops.aten.t.default(arg2_1);  arg2_1 = None
            mm_2: "f32[2, 3]" = torch.ops.aten.mm.default(threshold_backward, t_1);  threshold_backward = t_1 = None
            return [mm_2, mm_1]
