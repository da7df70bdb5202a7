# A scan in a training step keeps intermediate values; symbolic sizes. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: i64[] 2
# input primals_2: i64[] 3
# input primals_3: f32[2, 3] 0.5 0.5 -0.875 -0.875 0.5 -0.25
# input primals_4: i64[] 4
# input primals_5: f32[4, 2, 3] 0.625 0 -0.375 0.5 0.125 0.75 -0.625 -0.75 -0.875 0.75 -1 0.375 -0.125 -0.125 -0.125 0.375 0.375 -1 -0.25 1 0.375 0.75 0.75 -1
# input primals_6: f32[3, 3] 0.125 -0.25 1 0.125 0 -0.875 -0.125 0.375 0.625
# expect out0: f32[2, 3] -0.283913165 0.784804821 0.197692737 0.637616813 0.705736756 -0.51740694
# expect out1: f32[4, 2, 3] 1.39187098 -0.84892875 -1.39187098 0.899481118 0.489837319 -1.23226881 -0.930630445 -1.65801823 -0.47593376 1.44594932 -1.74501383 0.443227798 -0.503058493 -0.195194229 -0.0273213666 0.634536624 0.540922761 1.1090982 -0.567826331 1.56960964 0.395385474 1.27523363 1.41147351 -1.03481388
# expect out2: f32[3, 3] 0.125 -0.25 1 0.125 0 -0.875 -0.125 0.375 0.625
# expect out3: f32[4, 2, 3] 0.695935488 -0.424464375 -0.695935488 0.449740559 0.244918659 -0.616134405 -0.465315223 -0.829009116 -0.23796688 0.722974658 -0.872506917 0.221613899 -0.251529247 -0.0975971147 -0.0136606833 0.317268312 0.27046138 0.554549098 -0.283913165 0.784804821 0.197692737 0.637616813 0.705736756 -0.51740694
# expect out4: f32[4, 3, 2] 0.5 -0.875 0.5 0.5 -0.875 -0.25 0.695935488 0.449740559 -0.424464375 0.244918659 -0.695935488 -0.616134405 -0.465315223 0.722974658 -0.829009116 -0.872506917 -0.23796688 0.221613899 -0.251529247 0.317268312 -0.0975971147 0.27046138 -0.0136606833 0.554549098
# expect out5: f32[4, 3, 3] 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625
# expect out6: i64[] 2
# expect out7: i64[] 3
# expect out8: i64[] 4
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "Sym(s75)", primals_2: "Sym(s12)", primals_3: "f32[s75, s12]", primals_4: "Sym(s83)", primals_5: "f32[s83, s75, s12]", primals_6: "f32[s12, s12]"):
        # File: make_cases.py:126 in scanned, code: return scan(step, state, xs)
        scan_combine_graph_0 = self.scan_combine_graph_0
        scan = torch.ops.higher_order.scan(scan_combine_graph_0, (primals_3,), (primals_5,), (primals_1, primals_2, primals_6));  scan_combine_graph_0 = primals_3 = primals_5 = None
        getitem: "f32[s75, s12]" = scan[0]
        getitem_1: "f32[s83, s75, s12]" = scan[1]
        getitem_2: "f32[s83, s75, s12]" = scan[2]
        getitem_3: "f32[s83, s12, s75]" = scan[3]
        getitem_4: "f32[s83, s12, s12]" = scan[4];  scan = None
        return (getitem, getitem_1, primals_6, getitem_2, getitem_3, getitem_4, primals_1, primals_2, primals_4)

    class scan_combine_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[s75, s12]", arg1_1: "f32[s75, s12]", arg2_1: "Sym(s75)", arg3_1: "Sym(s12)", arg4_1: "f32[s12, s12]"):
            # File: make_cases.py:126 in scanned, code: return scan(step, state, xs)
            mm: "f32[s75, s12]" = torch.ops.aten.mm.default(arg0_1, arg4_1)
            add: "f32[s75, s12]" = torch.ops.aten.add.Tensor(mm, arg1_1);  mm = arg1_1 = None
            tanh: "f32[s75, s12]" = torch.ops.aten.tanh.default(add);  add = None
            detach_copy: "f32[s75, s12]" = torch.ops.aten.detach_copy.default(tanh)
            mul: "f32[s75, s12]" = torch.ops.aten.mul.Tensor(tanh, 2)
            detach_copy_1: "f32[s75, s12]" = torch.ops.aten.detach_copy.default(detach_copy);  detach_copy = None
            t_copy: "f32[s12, s75]" = torch.ops.aten.t_copy.default(arg0_1);  arg0_1 = None
            t_copy_1: "f32[s12, s12]" = torch.ops.aten.t_copy.default(arg4_1);  arg4_1 = None
            return (tanh, mul, detach_copy_1, t_copy, t_copy_1)
