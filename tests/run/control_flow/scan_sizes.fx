# torch.scan: a carry and a stacked output. Symbolic sizes. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: i64[] 2
# input arg1_1: i64[] 3
# input arg2_1: f32[2, 3] 0.375 0.75 0 -0.625 -0.75 0.625
# input arg3_1: i64[] 5
# input arg4_1: f32[5, 2, 3] -0.5 -0.625 -0.5 0.625 -0.875 1 0.875 -1 -0.125 0.625 0 -0.25 0 -1 -0.875 -0.875 -0.25 -1 -0.375 0.75 -0.25 -0.5 -0.5 0.75 -1 0.375 -0.25 -0.125 0.75 0.5
# input arg5_1: f32[3, 3] -0.375 -0.125 0 -0.375 -0.875 1 -0.125 0.625 0.375
# expect out0: f32[2, 3] -0.846559942 -0.715850532 0.200333729 0.101784401 0.907418907 -0.017379798
# expect out1: f32[5, 2, 3] -1.45356643 -1.73758066 0.489837319 1.57323766 0.489837319 0.899481118 1.78848994 0.00822730176 -1.43448806 0.359948039 -0.0630657747 0.324255973 -0.484624237 -1.83202207 -1.6287291 -1.48040891 -0.28519401 -1.49805415 0.319571316 1.58104324 -1.7996875 -0.150357857 -1.27130437 0.630776823 -1.69311988 -1.43170106 0.400667459 0.203568801 1.81483781 -0.034759596
# input tangent0: f32[2, 3] -0.625 0.25 -0.625 -0.875 0.5 -0.5
# input tangent1: f32[5, 2, 3] -0.25 -0.125 -0.875 -0.5 -0.875 1 1 0.25 0.75 0.125 -0.625 -1 -0.625 0.75 -0.5 0 0.5 -0.75 0 -1 0.125 0.875 -0.875 -0.25 -0.5 0.875 -0.125 0.125 -1 -0.375
# expect grad_arg2_1: f32[2, 3] 0.102599286 -1.45661235 -0.43929252 0.248626828 0.576245964 -0.899080515
# expect grad_arg4_1: f32[5, 2, 3] -0.312705636 0.117322646 -1.47121966 -0.274499118 -1.16551733 -0.546518862 0.467594624 -0.100286156 0.816068411 0.260795951 -3.02211666 -2.03644586 -1.03870571 0.442763537 -0.602384388 -0.254290432 0.606662631 -1.33965373 0.0494723283 -1.3204354 0.114557669 2.00366879 -1.51126015 -0.951722383 -0.460421413 0.975116014 -0.839883089 -0.618524969 -0.264886409 -1.24962234
# expect grad_arg5_1: f32[3, 3] -2.57719946 0.587521613 -2.5484724 -0.669117808 2.65603685 -1.7003603 -0.557829857 -1.08509493 0.138506323
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "Sym(s75)", arg1_1: "Sym(s12)", arg2_1: "f32[s75, s12]", arg3_1: "Sym(s83)", arg4_1: "f32[s83, s75, s12]", arg5_1: "f32[s12, s12]"):
        # File: make_cases.py:126 in scanned, code: return scan(step, state, xs)
        scan_combine_graph_0 = self.scan_combine_graph_0
        scan = torch.ops.higher_order.scan(scan_combine_graph_0, [arg2_1], [arg4_1], (arg0_1, arg1_1, arg5_1));  scan_combine_graph_0 = arg2_1 = arg4_1 = arg0_1 = arg1_1 = arg5_1 = None
        getitem: "f32[s75, s12]" = scan[0]
        getitem_1: "f32[s83, s75, s12]" = scan[1];  scan = None
        return (getitem, getitem_1)

    class scan_combine_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[s75, s12]", arg1_1: "f32[s75, s12]", arg2_1: "Sym(s75)", arg3_1: "Sym(s12)", arg4_1: "f32[s12, s12]"):
            # File: make_cases.py:103 in step, code: h = torch.tanh(h @ w + x)
            mm: "f32[s75, s12]" = torch.ops.aten.mm.default(arg0_1, arg4_1);  arg0_1 = arg4_1 = None
            add: "f32[s75, s12]" = torch.ops.aten.add.Tensor(mm, arg1_1);  mm = arg1_1 = None
            tanh: "f32[s75, s12]" = torch.ops.aten.tanh.default(add);  add = None

            # File: make_cases.py:104 in step, code: return h, h * 2
            mul: "f32[s75, s12]" = torch.ops.aten.mul.Tensor(tanh, 2)
            return [tanh, mul]
