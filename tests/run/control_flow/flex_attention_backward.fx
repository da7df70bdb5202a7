# Flex attention with a captured bias, a mask and heads that share keys: the backward. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: f32[2, 2, 4, 3] -0.875 0 -0.25 -0.375 0 -0.625 0.75 0.875 -1 -0.5 -0.375 -0.375 -0.375 0.125 1 -0.25 -0.125 0.125 -0.375 -0.125 -0.625 0.5 0.875 0.625 0.5 0.125 1 -1 -0.875 0.875 -0.125 0.5 0.5 -0.5 -0.375 -0.25 -0.375 -0.625 0.625 0.25 -0.25 0.375 0.125 0.875 -0.625 0.5 0.5 0.875
# input primals_2: f32[2, 1, 5, 3] -0.5 -0.625 1 0.625 -0.875 0.625 1 1 -0.5 -0.25 -0.75 1 -0.25 0.375 0.75 0.125 0.875 1 0.875 -0.5 0.25 0.875 1 0.625 -0.125 0.25 -0.75 -0.5 0.125 -1
# input primals_3: f32[2, 1, 5, 3] 0 0.5 0 0.5 0.375 -0.5 0 0 -0.25 0.5 0.5 1 0.875 -0.625 -0.875 0 1 0 0.125 0.375 0.25 -0.875 1 -0.375 -0.25 -0.875 -0.875 0.625 -1 -1
# input primals_4: i32[1, 1, 1, 1] 0
# input primals_5: i32[1, 1, 1] 1
# input primals_6: f32[2, 9] -0.125 0.25 0 -0.625 -0.125 -0.625 -1 -1 -0.125 -0.75 0.5 0.75 -0.875 -0.5 -0.625 0.125 0.875 -0.375
# input primals_7: i64[5] 0 0 1 1 0
# input primals_8: i32[1, 1, 1] 0
# input primals_9: i32[1, 1, 1, 1] 0
# input primals_10: i32[1, 1, 1] 1
# input primals_11: i32[1, 1, 1, 1] 0
# input primals_12: i32[1, 1, 1] 0
# input primals_13: i32[1, 1, 1, 1] 0
# input detach: f32[2, 2, 4, 3] 0 0.5 0 0.298656017 0.425336063 -0.298656017 0 0 -0.25 0.356483668 0.356483668 0.641209185 0 0.5 0 0.244271398 0.438932151 -0.244271398 0 0 -0.25 0.181768462 0.181768462 0.204421178 0 1 0 0.074321337 0.628393292 0.148642674 -0.875 1 -0.375 -0.40198797 -0.41903618 -0.753409684 0 1 0 0.0708285645 0.645857155 0.141657129 -0.875 1 -0.375 -0.709676802 0.504030347 -0.507258534
# input detach_1: f32[2, 2, 4] -0.0243128967 0.0480949059 1.39664519 0.333783984 0.172350183 0.338124305 -0.87737149 0.608419955 0.760158837 0.387778819 0.397411883 0.351701051 -0.695318818 0.460663527 -0.231576011 0.707447946
# input tangents_1: f32[2, 2, 4, 3] 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48
# expect out0: f32[2, 2, 4, 3] 0 0 0 -0.247598171 0.0523514301 0.0855558068 0 0 0 -3.65040445 -5.1567173 4.46124935 0 0 0 -0.505137026 0.11518538 0.165058941 0 0 0 -8.14252186 -11.6420307 10.1954021 0 0 0 -0.740262628 1.36148047 0.744676709 0 0 0 6.19523954 4.48177481 8.79537296 0 0 0 -1.05730152 1.9587667 1.07806659 0 0 0 7.99324942 5.56208944 11.718689
# expect out1: f32[2, 1, 5, 3] -0.194987833 -0.0558496639 -0.0829645023 0.194623455 0.0563476719 0.080199182 -1.74775934 -4.50720263 -2.90901136 1.99319673 4.9944067 3.24465227 0 0 0 -0.633777022 -1.22546244 1.40437114 0.63446784 1.21741486 -1.39401627 0.850242615 1.61716318 5.32252789 -1.24034142 -2.06713653 -6.30457258 0 0 0
# expect out2: f32[2, 1, 5, 3] 23.7940674 26.7082138 29.6223583 10.2059326 11.2917871 12.3776417 42.8725128 45.7960091 48.7195053 15.1274853 16.203989 17.2804928 0 0 0 90.6868744 93.5256805 96.3644791 39.3131218 40.4743195 41.6355209 116.100357 119.079025 122.057678 37.8996429 38.9209824 39.942318 0 0 0
# expect out5: f32[2, 9] 0 0 0 0 -8.36967659 8.3696804 0 0 0 0 0 0 0 -7.34022999 7.34023094 0 0 0
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[2, 2, 4, 3]", primals_2: "f32[2, 1, 5, 3]", primals_3: "f32[2, 1, 5, 3]", primals_4: "i32[1, 1, 1, 1]", primals_5: "i32[1, 1, 1]", primals_6: "f32[2, 9]", primals_7: "i64[5]", primals_8: "i32[1, 1, 1]", primals_9: "i32[1, 1, 1, 1]", primals_10: "i32[1, 1, 1]", primals_11: "i32[1, 1, 1, 1]", primals_12: "i32[1, 1, 1]", primals_13: "i32[1, 1, 1, 1]", detach: "f32[2, 2, 4, 3]", detach_1: "f32[2, 2, 4]", tangents_1: "f32[2, 2, 4, 3]"):
        # Backward of forward node: File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
        detach_2: "f32[2, 2, 4, 3]" = torch.ops.aten.detach.default(detach);  detach = None
        detach_3: "f32[2, 2, 4]" = torch.ops.aten.detach.default(detach_1);  detach_1 = None
        fw_graph0 = self.fw_graph0
        joint_graph0 = self.joint_graph0
        mask_graph0 = self.mask_graph0
        flex_attention_backward = torch.ops.higher_order.flex_attention_backward(primals_1, primals_2, primals_3, detach_2, detach_3, tangents_1, None, fw_graph0, joint_graph0, (4, 5, primals_5, primals_4, primals_8, primals_9, primals_10, primals_11, primals_12, primals_13, None, None, None, None, 128, 128, mask_graph0), 0.5773502691896258, {'BACKEND': 'AUTO', 'PRESCALE_QK': False, 'ROWS_GUARANTEED_SAFE': False, 'BLOCKS_ARE_CONTIGUOUS': False, 'WRITE_DQ': True, 'OUTPUT_LOGSUMEXP': False, 'OUTPUT_MAX': False}, (primals_6,), (primals_7,));  primals_1 = primals_2 = primals_3 = detach_2 = detach_3 = tangents_1 = fw_graph0 = joint_graph0 = primals_5 = primals_4 = primals_8 = primals_9 = primals_10 = primals_11 = primals_12 = primals_13 = mask_graph0 = primals_6 = primals_7 = None
        getitem_3: "f32[2, 2, 4, 3]" = flex_attention_backward[0]
        getitem_4: "f32[2, 1, 5, 3]" = flex_attention_backward[1]
        getitem_5: "f32[2, 1, 5, 3]" = flex_attention_backward[2]
        getitem_6 = flex_attention_backward[3];  flex_attention_backward = None
        getitem_7: "f32[2, 9]" = getitem_6[0];  getitem_6 = None
        return (getitem_3, getitem_4, getitem_5, None, None, getitem_7, None, None, None, None, None, None, None)

    class fw_graph0(torch.nn.Module):
        def forward(self, arg0_1: "f32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i32[]", arg5_1: "f32[2, 9]"):
            # Backward of forward node: File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
            div: "f32[]" = torch.ops.aten.div.Tensor(arg0_1, 2);  arg0_1 = None
            tanh: "f32[]" = torch.ops.aten.tanh.default(div);  div = None
            mul: "f32[]" = torch.ops.aten.mul.Tensor(tanh, 2);  tanh = None
            sub: "i32[]" = torch.ops.aten.sub.Tensor(arg3_1, arg4_1);  arg3_1 = arg4_1 = None
            add: "i32[]" = torch.ops.aten.add.Tensor(sub, 4);  sub = None
            index: "f32[]" = torch.ops.aten.index.Tensor(arg5_1, [arg2_1, add]);  arg5_1 = arg2_1 = add = None
            add_1: "f32[]" = torch.ops.aten.add.Tensor(mul, index);  mul = index = None
            return add_1

    class joint_graph0(torch.nn.Module):
        def forward(self, arg0_1: "f32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i32[]", arg5_1: "f32[]", arg6_1: "f32[2, 9]"):
            # Backward of forward node: File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
            div: "f32[]" = torch.ops.aten.div.Tensor(arg0_1, 2);  arg0_1 = None
            tanh: "f32[]" = torch.ops.aten.tanh.default(div);  div = None
            alias: "f32[]" = torch.ops.aten.alias.default(tanh);  tanh = None
            sub: "i32[]" = torch.ops.aten.sub.Tensor(arg3_1, arg4_1);  arg3_1 = arg4_1 = None
            add: "i32[]" = torch.ops.aten.add.Tensor(sub, 4);  sub = None
            zeros_and_scatter: "f32[2, 9]" = torch.ops.flex_lib.zeros_and_scatter.default([2, 9], [arg2_1, add], arg5_1);  arg2_1 = add = None
            mul_1: "f32[]" = torch.ops.aten.mul.Tensor(arg5_1, 2);  arg5_1 = None
            alias_1: "f32[]" = torch.ops.aten.alias.default(alias);  alias = None
            tanh_backward: "f32[]" = torch.ops.aten.tanh_backward.default(mul_1, alias_1);  mul_1 = alias_1 = None
            div_1: "f32[]" = torch.ops.aten.div.Tensor(tanh_backward, 2);  tanh_backward = None
            return [div_1, None, None, None, None, zeros_and_scatter]

    class mask_graph0(torch.nn.Module):
        def forward(self, arg0_1: "i32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i64[5]"):
            # File: make_cases.py:254 in <lambda>, code: mask = flex.create_block_mask(lambda b, h, q, k: (q >= k) & (documents[q] == documents[k]), None, None, 4, 5, device="cpu")
            ge: "b8[]" = torch.ops.aten.ge.Tensor(arg2_1, arg3_1)
            index: "i64[]" = torch.ops.aten.index.Tensor(arg4_1, [arg2_1]);  arg2_1 = None
            index_1: "i64[]" = torch.ops.aten.index.Tensor(arg4_1, [arg3_1]);  arg4_1 = arg3_1 = None
            eq: "b8[]" = torch.ops.aten.eq.Tensor(index, index_1);  index = index_1 = None
            bitwise_and: "b8[]" = torch.ops.aten.bitwise_and.Tensor(ge, eq);  ge = eq = None
            return bitwise_and
