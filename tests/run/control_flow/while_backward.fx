# The backward of a loop: a loop that reads the kept values from last to first. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: i64[] 0
# input primals_2: f32[3, 4] -0.875 0.375 0.375 0.625 -0.5 0.125 -0.5 0.75 1 -0.875 -0.25 1
# input primals_3: f32[4, 4] 0.875 -0.625 0.375 -0.5 0.75 -1 1 0 0 0.875 0.25 0 0 -0.375 0.625 -0.625
# input getitem: i64[4] 1 2 3 4
# input getitem_1: f32[4, 3, 4] -0.449740559 0.259549201 0.486336023 0.0468406975 -0.330821127 -0.486336023 0.27406159 -0.215326339 0.215326339 -0.330821127 0.0624187477 -0.809301078 -0.196280524 0.404917926 0.237153605 0.193138123 -0.574504316 0.767267704 -0.589211524 0.291303009 -0.0596344434 0.503770709 -0.629315674 0.37836495 0.131182611 -0.146106809 0.470967203 -0.0225672331 0.0726313889 -0.775109231 0.527438819 0.104801536 0.314604819 -0.820725858 0.508390546 -0.203768194 0.00520463055 0.449981153 0.00672384817 -0.0514413342 -0.475984395 0.818390131 -0.500903666 -0.101466276 -0.327714086 0.816208661 -0.606272638 -0.0299383309
# input tangents_1: f32[3, 4] 1 2 3 4 5 6 7 8 9 10 11 12
# expect out1: f32[3, 4] -1.96287251 -2.4380753 1.92820537 -1.68747985 -0.757592618 -1.15663171 1.51474726 -0.394980013 -0.259212971 -0.700055361 2.82021356 0.0421871543
# expect out2: f32[4, 4] 4.54381371 0.0778192878 1.55792904 5.08409405 -11.3601847 -2.14786959 -8.43335247 -21.9464092 4.96781445 -0.531591117 5.6714735 17.5596924 -2.04919195 6.41008377 0.82993722 -6.70795298
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "i64[]", primals_2: "f32[3, 4]", primals_3: "f32[4, 4]", getitem: "i64[u2]", getitem_1: "f32[u2, 3, 4]", tangents_1: "f32[3, 4]"):
        # Backward of forward node: File: make_cases.py:122 in loop, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
        zeros_1: "i64[]" = torch.ops.aten.zeros.default([], dtype = torch.int64, device = device(type='cpu'), pin_memory = False)
        clone: "f32[3, 4]" = torch.ops.aten.clone.default(tangents_1, memory_format = torch.contiguous_format);  tangents_1 = None
        zeros_like: "f32[4, 4]" = torch.ops.aten.zeros_like.default(primals_3, pin_memory = False)
        unsqueeze: "i64[1]" = torch.ops.aten.unsqueeze.default(primals_1, 0);  primals_1 = None
        slice_1: "i64[u2 - 1]" = torch.ops.aten.slice.Tensor(getitem, 0, 0, -1);  getitem = None
        cat: "i64[u2]" = torch.ops.aten.cat.default([unsqueeze, slice_1]);  unsqueeze = slice_1 = None
        unsqueeze_1: "f32[1, 3, 4]" = torch.ops.aten.unsqueeze.default(primals_2, 0);  primals_2 = None
        slice_2: "f32[u2 - 1, 3, 4]" = torch.ops.aten.slice.Tensor(getitem_1, 0, 0, -1);  getitem_1 = None
        cat_1: "f32[u2, 3, 4]" = torch.ops.aten.cat.default([unsqueeze_1, slice_2]);  unsqueeze_1 = slice_2 = None
        while_loop_cond_graph_1 = self.while_loop_cond_graph_1
        while_loop_body_graph_1 = self.while_loop_body_graph_1
        while_loop = torch.ops.higher_order.while_loop(while_loop_cond_graph_1, while_loop_body_graph_1, (zeros_1, clone, zeros_like), (cat, cat_1, primals_3));  while_loop_cond_graph_1 = while_loop_body_graph_1 = zeros_1 = clone = zeros_like = cat = cat_1 = primals_3 = None
        getitem_3: "f32[3, 4]" = while_loop[1]
        getitem_4: "f32[4, 4]" = while_loop[2];  while_loop = None
        return (None, getitem_3, getitem_4)

    class while_loop_cond_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "i64[]", arg1_1: "f32[3, 4]", arg2_1: "f32[4, 4]", arg3_1: "i64[u2]", arg4_1: "f32[u2, 3, 4]", arg5_1: "f32[4, 4]"):
            # No stacktrace found for following nodes
            sym_size_int_1: "Sym(u2)" = torch.ops.aten.sym_size.int(arg3_1, 0);  arg3_1 = None

            # Backward of forward node: File: make_cases.py:122 in loop, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
            lt: "b8[]" = torch.ops.aten.lt.Scalar(arg0_1, sym_size_int_1);  arg0_1 = sym_size_int_1 = None
            return lt

    class while_loop_body_graph_1(torch.nn.Module):
        def forward(self, arg0_1: "i64[]", arg1_1: "f32[3, 4]", arg2_1: "f32[4, 4]", arg3_1: "i64[u2]", arg4_1: "f32[u2, 3, 4]", arg5_1: "f32[4, 4]"):
            # No stacktrace found for following nodes
            sym_size_int_1: "Sym(u2)" = torch.ops.aten.sym_size.int(arg3_1, 0);  arg3_1 = None

            # Backward of forward node: File: make_cases.py:122 in loop, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
            rsub: "i64[]" = torch.ops.aten.rsub.Scalar(arg0_1, sym_size_int_1);  sym_size_int_1 = None
            sub: "i64[]" = torch.ops.aten.sub.Tensor(rsub, 1);  rsub = None
            _local_scalar_dense: "Sym(u9)" = torch.ops.aten._local_scalar_dense.default(sub);  sub = None
            select_1: "f32[3, 4]" = torch.ops.aten.select.int(arg4_1, 0, _local_scalar_dense);  arg4_1 = _local_scalar_dense = None
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(select_1, arg5_1)
            tanh: "f32[3, 4]" = torch.ops.aten.tanh.default(mm);  mm = None
            detach: "f32[3, 4]" = torch.ops.aten.detach.default(tanh);  tanh = None
            detach_1: "f32[3, 4]" = torch.ops.aten.detach.default(detach);  detach = None
            tanh_backward: "f32[3, 4]" = torch.ops.aten.tanh_backward.default(arg1_1, detach_1);  arg1_1 = detach_1 = None
            t: "f32[4, 3]" = torch.ops.aten.t.default(select_1);  select_1 = None
            mm_1: "f32[4, 4]" = torch.ops.aten.mm.default(t, tanh_backward);  t = None
            t_1: "f32[4, 4]" = torch.ops.aten.t.default(arg5_1);  arg5_1 = None
            mm_2: "f32[3, 4]" = torch.ops.aten.mm.default(tanh_backward, t_1);  tanh_backward = t_1 = None
            add_1: "i64[]" = torch.ops.aten.add.Tensor(arg0_1, 1);  arg0_1 = None
            add_2: "f32[4, 4]" = torch.ops.aten.add.Tensor(mm_1, arg2_1);  mm_1 = arg2_1 = None
            return (add_1, mm_2, add_2)
