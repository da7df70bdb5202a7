# The backward of flex attention without a mask, with gradients of the log-sum-exps too. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: f32[1, 2, 3, 2] -0.625 -0.875 0.875 0.5 -0.5 -1 0.75 0 -0.375 0 0.625 -0.75
# input primals_2: f32[1, 2, 3, 2] -1 0.5 0.125 0.875 -0.25 0.5 -0.375 0.5 0.25 -0.5 -0.875 -0.75
# input primals_3: f32[1, 2, 3, 4] 0 -0.125 -0.75 -0.625 1 0.625 -0.25 0.625 -0.625 -0.875 0.5 -0.625 0.625 -0.75 -0.25 -0.125 -0.25 0.5 0.875 -0.125 -0.625 -0.625 -0.125 -0.875
# input ones: i32[1, 1, 1] 1
# input zeros: i32[1, 1, 1, 1] 0
# input _to_copy: i32[1, 1, 1] 1
# input _to_copy_1: i32[1, 1, 1, 1] 0
# input detach: f32[1, 2, 3, 4] 0.0849243104 -0.130692735 -0.322060138 -0.326105744 0.306527317 0.0217327774 -0.134721458 -0.0108334422 -0.0160079896 -0.258261353 -0.0843631774 -0.308189571 0.117151625 -0.268981218 0.184757069 -0.235409841 -0.120074734 -0.197275773 0.251303017 -0.356075972 -0.317912966 -0.211486652 0.240747556 -0.490131378
# input detach_1: f32[1, 2, 3] 1.09491038 1.41971302 0.943299294 0.84794265 1.21386802 1.04974604
# input tangents_1: f32[1, 2, 3, 4] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24
# input tangents_2: f32[1, 2, 3] 1 2 3 4 5 6
# expect out0: f32[1, 2, 3, 2] 0.508315206 0.58388263 1.7507844 1.73140585 1.85365283 2.19241977 2.74638581 -0.744618773 5.37145805 0.254292965 7.72933245 0.903802395
# expect out1: f32[1, 2, 3, 2] -0.123926044 0.884729385 0.393582463 -2.98363829 -0.457155883 0.661409378 0.159446388 -0.561626732 6.15948057 -6.6532774 -3.88142586 4.96490288
# expect out2: f32[1, 2, 3, 4] 4.41785908 5.46043682 6.50301456 7.54559183 4.97681713 5.96071434 6.9446106 7.9285078 5.60532475 6.57885027 7.55237579 8.52590084 13.7956772 14.6899319 15.5841846 16.4784393 19.8291512 20.9927406 22.1563301 23.3199196 17.3751698 18.3173256 19.2594833 20.2016392
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[1, 2, 3, 2]", primals_2: "f32[1, 2, 3, 2]", primals_3: "f32[1, 2, 3, 4]", ones: "i32[1, 1, 1]", zeros: "i32[1, 1, 1, 1]", _to_copy: "i32[1, 1, 1]", _to_copy_1: "i32[1, 1, 1, 1]", detach: "f32[1, 2, 3, 4]", detach_1: "f32[1, 2, 3]", tangents_1: "f32[1, 2, 3, 4]", tangents_2: "f32[1, 2, 3]"):
        # Backward of forward node: File: torch/nn/attention/flex_attention.py:2582 in _finalize_outputs, code: lse_scaled = lse_scaled * ln2 if lse_scaled is not None else None
        mul_1: "f32[1, 2, 3]" = torch.ops.aten.mul.Tensor(tangents_2, 0.6931471805599453);  tangents_2 = None

        # Backward of forward node: File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
        detach_2: "f32[1, 2, 3, 4]" = torch.ops.aten.detach.default(detach);  detach = None
        detach_3: "f32[1, 2, 3]" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
        fw_graph0 = self.fw_graph0
        joint_graph0 = self.joint_graph0
        mask_graph0 = self.mask_graph0
        flex_attention_backward = torch.ops.higher_order.flex_attention_backward(primals_1, primals_2, primals_3, detach_2, detach_3, tangents_1, mul_1, fw_graph0, joint_graph0, (1, 1, ones, zeros, None, None, _to_copy, _to_copy_1, None, None, None, None, None, None, 1073741824, 1073741824, mask_graph0), 0.5, {'BACKEND': 'AUTO', 'PRESCALE_QK': False, 'ROWS_GUARANTEED_SAFE': False, 'BLOCKS_ARE_CONTIGUOUS': False, 'WRITE_DQ': True, 'OUTPUT_LOGSUMEXP': True, 'OUTPUT_MAX': False}, (), ());  primals_1 = primals_2 = primals_3 = detach_2 = detach_3 = tangents_1 = mul_1 = fw_graph0 = joint_graph0 = ones = zeros = _to_copy = _to_copy_1 = mask_graph0 = None
        getitem_5: "f32[1, 2, 3, 2]" = flex_attention_backward[0]
        getitem_6: "f32[1, 2, 3, 2]" = flex_attention_backward[1]
        getitem_7: "f32[1, 2, 3, 4]" = flex_attention_backward[2];  flex_attention_backward = None
        return (getitem_5, getitem_6, getitem_7)

    class fw_graph0(torch.nn.Module):
        def forward(self, arg0_1: "f32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i32[]"):
            # Backward of forward node: File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
            sub: "i32[]" = torch.ops.aten.sub.Tensor(arg3_1, arg4_1);  arg3_1 = arg4_1 = None
            abs_1: "i32[]" = torch.ops.aten.abs.default(sub);  sub = None
            add: "i32[]" = torch.ops.aten.add.Tensor(arg2_1, 1);  arg2_1 = None
            mul: "i32[]" = torch.ops.aten.mul.Tensor(abs_1, add);  abs_1 = add = None
            div: "f32[]" = torch.ops.aten.div.Tensor(mul, 4);  mul = None
            sub_1: "f32[]" = torch.ops.aten.sub.Tensor(arg0_1, div);  arg0_1 = div = None
            return sub_1

    class joint_graph0(torch.nn.Module):
        def forward(self, arg0_1: "f32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i32[]", arg5_1: "f32[]"):
            return [arg5_1, None, None, None, None]

    class mask_graph0(torch.nn.Module):
        def forward(self, arg0_1: "i32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]"):
            # File: torch/nn/attention/flex_attention.py:439 in noop_mask, code: return batch.new_ones(size=(), dtype=torch.bool, device=batch.device)
            new_ones: "b8[]" = torch.ops.aten.new_ones.default(arg0_1, [], dtype = torch.bool, device = device(type='cpu'), pin_memory = False);  arg0_1 = None
            return new_ones
