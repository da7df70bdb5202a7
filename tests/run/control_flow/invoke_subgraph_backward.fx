# The backward of a subgraph that is called twice. Made by make_cases.py.
# scale-tolerance: 1e-05
# input getitem_10: f32[3, 4] 0.834605336 -0.616134405 0.200376719 -0.625734627 -0.889989436 -0.486336023 -0.449740559 0.852607489 0.910638273 -0.411570042 0.316835016 -0.596373558
# input getitem_9: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# input getitem_8: f32[3, 4] -0.75 0.125 0.875 0 0.75 -0.125 -0.125 1 -0.375 -0.375 1 -0.75
# input getitem_13: f32[3, 4] -0.00252246321 0.0578083359 -0.187057808 0.476069897 -0.734176576 0.351818979 0.892428339 0.163298011 0.137084842 -0.142440066 -0.46529752 0.44337666
# input getitem_12: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# input getitem_11: f32[3, 4] 0.834605336 -0.616134405 0.200376719 -0.625734627 -0.889989436 -0.486336023 -0.449740559 0.852607489 0.910638273 -0.411570042 0.316835016 -0.596373558
# input tangents_1: f32[3, 4] 1 2 3 4 5 6 7 8 9 10 11 12
# expect out0: f32[3, 4] 3.07638979 2.97267795 3.36067986 1.72237563 4.18460274 5.02468729 5.98374367 1.74291611 4.92764378 9.75006104 11.1843119 3.17878461
# expect out1: f32[4, 4] 7.89163399 8.40770054 10.2156067 6.04305363 -5.01342964 -4.06495285 -3.66598725 -8.06898785 0.359723568 -10.2776117 -4.88639832 -4.05479431 -2.56612873 0.355492115 -5.13376474 2.20350957
class GraphModule(torch.nn.Module):
    def forward(self, getitem_10: "f32[3, 4]", getitem_9: "f32[4, 4]", getitem_8: "f32[3, 4]", getitem_13: "f32[3, 4]", getitem_12: "f32[4, 4]", getitem_11: "f32[3, 4]", tangents_1: "f32[3, 4]"):
        # Backward of forward node: File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        partitioned_bw_subgraph_0_1 = self.partitioned_bw_subgraph_0_0

        # Annotation: {'call_id': 3} Backward of forward node: File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        invoke_subgraph_7 = torch.ops.higher_order.invoke_subgraph(partitioned_bw_subgraph_0_1, 'partitioned_bw_subgraph_0_0', getitem_11, getitem_12, getitem_13, tangents_1);  partitioned_bw_subgraph_0_1 = getitem_11 = getitem_12 = getitem_13 = tangents_1 = None

        # Backward of forward node: File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        getitem_2: "f32[3, 4]" = invoke_subgraph_7[0]
        getitem_3: "f32[4, 4]" = invoke_subgraph_7[1];  invoke_subgraph_7 = None
        partitioned_bw_subgraph_0_0 = self.partitioned_bw_subgraph_0_0

        # Annotation: {'call_id': 2} Backward of forward node: File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        invoke_subgraph_5 = torch.ops.higher_order.invoke_subgraph(partitioned_bw_subgraph_0_0, 'partitioned_bw_subgraph_0_0', getitem_8, getitem_9, getitem_10, getitem_2);  partitioned_bw_subgraph_0_0 = getitem_8 = getitem_9 = getitem_10 = getitem_2 = None

        # Backward of forward node: File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        getitem_5: "f32[3, 4]" = invoke_subgraph_5[0]
        getitem_6: "f32[4, 4]" = invoke_subgraph_5[1];  invoke_subgraph_5 = None
        add: "f32[4, 4]" = torch.ops.aten.add.Tensor(getitem_3, getitem_6);  getitem_3 = getitem_6 = None
        return (getitem_5, add)

    class partitioned_bw_subgraph_0_0(torch.nn.Module):
        def forward(self, primals_0: "f32[3, 4]", primals_1: "f32[4, 4]", detach: "f32[3, 4]", tangents_0: "f32[3, 4]"):
            # Backward of forward node: File: make_cases.py:207 in region, code: return torch.tanh(x @ w)
            detach_1: "f32[3, 4]" = torch.ops.aten.detach.default(detach);  detach = None
            tanh_backward: "f32[3, 4]" = torch.ops.aten.tanh_backward.default(tangents_0, detach_1);  tangents_0 = detach_1 = None
            t: "f32[4, 3]" = torch.ops.aten.t.default(primals_0);  primals_0 = None
            mm_1: "f32[4, 4]" = torch.ops.aten.mm.default(t, tanh_backward);  t = None
            t_1: "f32[4, 4]" = torch.ops.aten.t.default(primals_1);  primals_1 = None
            mm_2: "f32[3, 4]" = torch.ops.aten.mm.default(tanh_backward, t_1);  tanh_backward = t_1 = None
            return (mm_2, mm_1)
