# The backward of a scan. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: i64[] 2
# input primals_2: i64[] 3
# input primals_4: i64[] 4
# input primals_6: f32[3, 3] 0.125 -0.25 1 0.125 0 -0.875 -0.125 0.375 0.625
# input getitem_2: f32[4, 2, 3] 0.695935488 -0.424464375 -0.695935488 0.449740559 0.244918659 -0.616134405 -0.465315223 -0.829009116 -0.23796688 0.722974658 -0.872506917 0.221613899 -0.251529247 -0.0975971147 -0.0136606833 0.317268312 0.27046138 0.554549098 -0.283913165 0.784804821 0.197692737 0.637616813 0.705736756 -0.51740694
# input getitem_3: f32[4, 3, 2] 0.5 -0.875 0.5 0.5 -0.875 -0.25 0.695935488 0.449740559 -0.424464375 0.244918659 -0.695935488 -0.616134405 -0.465315223 0.722974658 -0.829009116 -0.872506917 -0.23796688 0.221613899 -0.251529247 0.317268312 -0.0975971147 0.27046138 -0.0136606833 0.554549098
# input getitem_4: f32[4, 3, 3] 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625 0.125 0.125 -0.125 -0.25 0 0.375 1 -0.875 0.625
# input tangents_1: f32[2, 3] 1 2 3 4 5 6
# input tangents_2: f32[4, 2, 3] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
# expect out2: f32[2, 3] 19.3728447 -5.98867702 -4.3020978 32.5024719 -12.8455105 -0.929927826
# expect out4: f32[4, 2, 3] 27.8995762 -20.2221622 10.8298559 45.4215698 -22.621582 21.1693783 64.2988281 -8.47510242 41.9470177 34.9689903 -2.56003451 43.9271507 65.2813721 -5.30308914 58.5821152 61.7888947 2.74344516 46.2252464 35.8563385 16.1314182 43.241291 28.4853516 25.5987148 39.543663
# expect out5: f32[3, 3] 48.9947014 11.1485157 43.6699982 -85.892807 -11.0997734 -73.4689636 -88.5957794 46.6705627 -53.3841629
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "Sym(s75)", primals_2: "Sym(s12)", primals_4: "Sym(s83)", primals_6: "f32[s12, s12]", getitem_2: "f32[s83, s75, s12]", getitem_3: "f32[s83, s12, s75]", getitem_4: "f32[s83, s12, s12]", tangents_1: "f32[s75, s12]", tangents_2: "f32[s83, s75, s12]"):
        # Backward of forward node: File: make_cases.py:126 in scanned, code: return scan(step, state, xs)
        zeros_like: "f32[s12, s12]" = torch.ops.aten.zeros_like.default(primals_6, pin_memory = False);  primals_6 = None
        flip: "f32[s83, s75, s12]" = torch.ops.aten.flip.default(tangents_2, [0]);  tangents_2 = None
        flip_1: "f32[s83, s75, s12]" = torch.ops.aten.flip.default(getitem_2, [0]);  getitem_2 = None
        flip_2: "f32[s83, s12, s75]" = torch.ops.aten.flip.default(getitem_3, [0]);  getitem_3 = None
        flip_3: "f32[s83, s12, s12]" = torch.ops.aten.flip.default(getitem_4, [0]);  getitem_4 = None
        scan_combine_graph_1 = self.scan_combine_graph_1
        scan_1 = torch.ops.higher_order.scan(scan_combine_graph_1, [tangents_1, zeros_like], [flip, flip_1, flip_2, flip_3], (primals_2, primals_1));  scan_combine_graph_1 = tangents_1 = zeros_like = flip = flip_1 = flip_2 = flip_3 = primals_2 = primals_1 = None
        getitem_5: "f32[s75, s12]" = scan_1[0]
        getitem_6: "f32[s12, s12]" = scan_1[1]
        getitem_7: "f32[s83, s75, s12]" = scan_1[2];  scan_1 = None
        flip_4: "f32[s83, s75, s12]" = torch.ops.aten.flip.default(getitem_7, [0]);  getitem_7 = None
        return (None, None, getitem_5, None, flip_4, getitem_6)

    class scan_combine_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "f32[s75, s12]", arg1_1: "f32[s12, s12]", arg2_1: "f32[s75, s12]", arg3_1: "f32[s75, s12]", arg4_1: "f32[s12, s75]", arg5_1: "f32[s12, s12]", arg6_1: "Sym(s12)", arg7_1: "Sym(s75)"):
            # Backward of forward node: File: make_cases.py:126 in scanned, code: return scan(step, state, xs)
            mul: "f32[s75, s12]" = torch.ops.aten.mul.Tensor(arg2_1, 2);  arg2_1 = None
            add: "f32[s75, s12]" = torch.ops.aten.add.Tensor(arg0_1, mul);  arg0_1 = mul = None
            tanh_backward: "f32[s75, s12]" = torch.ops.aten.tanh_backward.default(add, arg3_1);  add = arg3_1 = None
            mm: "f32[s12, s12]" = torch.ops.aten.mm.default(arg4_1, tanh_backward);  arg4_1 = None
            mm_1: "f32[s75, s12]" = torch.ops.aten.mm.default(tanh_backward, arg5_1);  arg5_1 = None
            add_1: "f32[s12, s12]" = torch.ops.aten.add.Tensor(arg1_1, mm);  arg1_1 = mm = None
            return [mm_1, add_1, tanh_backward]
