# One subgraph, called twice. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: f32[3, 4] -0.75 0.125 0.875 0 0.75 -0.125 -0.125 1 -0.375 -0.375 1 -0.75
# input primals_2: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# expect out0: f32[3, 4] -0.00252246321 0.0578083359 -0.187057808 0.476069897 -0.734176576 0.351818979 0.892428339 0.163298011 0.137084842 -0.142440066 -0.46529752 0.44337666
# expect out1: f32[3, 4] 0.834605336 -0.616134405 0.200376719 -0.625734627 -0.889989436 -0.486336023 -0.449740559 0.852607489 0.910638273 -0.411570042 0.316835016 -0.596373558
# expect out2: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# expect out3: f32[3, 4] -0.75 0.125 0.875 0 0.75 -0.125 -0.125 1 -0.375 -0.375 1 -0.75
# expect out4: f32[3, 4] -0.00252246321 0.0578083359 -0.187057808 0.476069897 -0.734176576 0.351818979 0.892428339 0.163298011 0.137084842 -0.142440066 -0.46529752 0.44337666
# expect out5: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# expect out6: f32[3, 4] 0.834605336 -0.616134405 0.200376719 -0.625734627 -0.889989436 -0.486336023 -0.449740559 0.852607489 0.910638273 -0.411570042 0.316835016 -0.596373558
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[3, 4]", primals_2: "f32[4, 4]"):
        # File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        partitioned_fw_subgraph_0_0 = self.partitioned_fw_subgraph_0_0

        # Annotation: {'call_id': 2} File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        invoke_subgraph_4 = torch.ops.higher_order.invoke_subgraph(partitioned_fw_subgraph_0_0, 'partitioned_fw_subgraph_0_0', primals_1, primals_2);  partitioned_fw_subgraph_0_0 = primals_1 = None
        getitem_10: "f32[3, 4]" = invoke_subgraph_4[3]
        getitem_9: "f32[4, 4]" = invoke_subgraph_4[2]
        getitem_8: "f32[3, 4]" = invoke_subgraph_4[1]

        # File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        getitem: "f32[3, 4]" = invoke_subgraph_4[0];  invoke_subgraph_4 = None
        partitioned_fw_subgraph_0_1 = self.partitioned_fw_subgraph_0_0

        # Annotation: {'call_id': 3} File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        invoke_subgraph_6 = torch.ops.higher_order.invoke_subgraph(partitioned_fw_subgraph_0_1, 'partitioned_fw_subgraph_0_0', getitem, primals_2);  partitioned_fw_subgraph_0_1 = getitem = primals_2 = None
        getitem_13: "f32[3, 4]" = invoke_subgraph_6[3]
        getitem_12: "f32[4, 4]" = invoke_subgraph_6[2]
        getitem_11: "f32[3, 4]" = invoke_subgraph_6[1]

        # File: make_cases.py:230 in regions, code: return region(region(x, w), w)
        getitem_1: "f32[3, 4]" = invoke_subgraph_6[0];  invoke_subgraph_6 = None
        return (getitem_1, getitem_10, getitem_9, getitem_8, getitem_13, getitem_12, getitem_11)

    class partitioned_fw_subgraph_0_0(torch.nn.Module):
        def forward(self, primals_0: "f32[3, 4]", primals_1: "f32[4, 4]"):
            # File: make_cases.py:207 in region, code: return torch.tanh(x @ w)
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(primals_0, primals_1)
            tanh: "f32[3, 4]" = torch.ops.aten.tanh.default(mm);  mm = None
            detach: "f32[3, 4]" = torch.ops.aten.detach.default(tanh)
            return (tanh, primals_0, primals_1, detach)
