# Flex attention with a captured bias, a mask and heads that share keys. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: f32[2, 2, 4, 3] -0.875 0 -0.25 -0.375 0 -0.625 0.75 0.875 -1 -0.5 -0.375 -0.375 -0.375 0.125 1 -0.25 -0.125 0.125 -0.375 -0.125 -0.625 0.5 0.875 0.625 0.5 0.125 1 -1 -0.875 0.875 -0.125 0.5 0.5 -0.5 -0.375 -0.25 -0.375 -0.625 0.625 0.25 -0.25 0.375 0.125 0.875 -0.625 0.5 0.5 0.875
# input arg1_1: f32[2, 1, 5, 3] -0.5 -0.625 1 0.625 -0.875 0.625 1 1 -0.5 -0.25 -0.75 1 -0.25 0.375 0.75 0.125 0.875 1 0.875 -0.5 0.25 0.875 1 0.625 -0.125 0.25 -0.75 -0.5 0.125 -1
# input arg2_1: f32[2, 1, 5, 3] 0 0.5 0 0.5 0.375 -0.5 0 0 -0.25 0.5 0.5 1 0.875 -0.625 -0.875 0 1 0 0.125 0.375 0.25 -0.875 1 -0.375 -0.25 -0.875 -0.875 0.625 -1 -1
# input arg3_1: i32[1, 1, 1, 1] 0
# input arg4_1: i32[1, 1, 1] 1
# input arg5_1: f32[2, 9] -0.125 0.25 0 -0.625 -0.125 -0.625 -1 -1 -0.125 -0.75 0.5 0.75 -0.875 -0.5 -0.625 0.125 0.875 -0.375
# input arg6_1: i64[5] 0 0 1 1 0
# input arg7_1: i32[1, 1, 1] 0
# input arg8_1: i32[1, 1, 1, 1] 0
# input arg9_1: i32[1, 1, 1] 1
# input arg10_1: i32[1, 1, 1, 1] 0
# input arg11_1: i32[1, 1, 1] 0
# input arg12_1: i32[1, 1, 1, 1] 0
# expect out0: f32[2, 2, 4, 3] 0 0.5 0 0.298656017 0.425336063 -0.298656017 0 0 -0.25 0.356483668 0.356483668 0.641209185 0 0.5 0 0.244271398 0.438932151 -0.244271398 0 0 -0.25 0.181768462 0.181768462 0.204421178 0 1 0 0.074321337 0.628393292 0.148642674 -0.875 1 -0.375 -0.40198797 -0.41903618 -0.753409684 0 1 0 0.0708285645 0.645857155 0.141657129 -0.875 1 -0.375 -0.709676802 0.504030347 -0.507258534
# input tangent0: f32[2, 2, 4, 3] 0.25 -1 -0.75 0.875 -0.5 -0.625 0 0 -0.375 0.5 -0.75 0.875 0.75 0.125 -1 0.375 0.5 0.625 0.75 0 -1 0.25 -0.875 -0.125 0.5 -1 0.75 0.125 -0.75 -0.25 0.375 0.5 -0.875 -0.875 0 -0.875 -1 0.875 -0.375 0.125 0.375 0.625 -0.75 -0.25 -0.375 -0.125 -0.75 -0.75
# expect grad_arg0_1: f32[2, 2, 4, 3] 0 0 0 0.123799086 -0.0261756778 -0.0427779481 0 0 0 -0.138679579 -0.195904702 0.169483766 0 0 0 -0.0303082205 0.00691112317 0.00990353711 0 0 0 0.0727010891 0.103946708 -0.0910303742 0 0 0 0.0438313261 -0.0806139708 -0.0440927073 0 0 0 0.0108633973 0.00785882957 0.0154227428 0 0 0 -0.006526554 0.0120911524 0.006654731 0 0 0 -0.163280383 -0.113618389 -0.239381
# expect grad_arg1_1: f32[2, 1, 5, 3] 0.0349422991 -0.00335097988 0.0727580786 -0.0342023224 0.00338086043 -0.0716542676 0.0835726485 0.0912186354 0.07694906 -0.0884707421 -0.0975986719 -0.0819758624 0 0 0 0.0609215796 0.0491649732 -0.0480605997 -0.0606607571 -0.0489901677 0.0479000323 -0.0854117796 -0.0840669721 -0.142746598 0.0986926779 0.0972428843 0.165463224 0 0 0
# expect grad_arg2_1: f32[2, 1, 5, 3] 1.54414845 -0.820615411 -1.68201923 0.705851555 -0.054384619 -0.0679807663 1.05263209 -0.772179663 -1.20340431 0.447367907 -0.852820277 0.578404307 0 0 0 -0.395149887 -0.266557574 0.544499815 0.145149902 -0.233442336 0.205500141 -0.679718494 -0.301612198 -2.01439524 -0.695281565 -0.198387831 -0.860604763 0 0 0
# expect grad_arg5_1: f32[2, 9] 0 0 0 0 0.475246549 -0.475246608 0 0 0 0 0 0 0 0.160682946 -0.160682961 0 0 0
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "f32[2, 2, 4, 3]", arg1_1: "f32[2, 1, 5, 3]", arg2_1: "f32[2, 1, 5, 3]", arg3_1: "i32[1, 1, 1, 1]", arg4_1: "i32[1, 1, 1]", arg5_1: "f32[2, 9]", arg6_1: "i64[5]", arg7_1: "i32[1, 1, 1]", arg8_1: "i32[1, 1, 1, 1]", arg9_1: "i32[1, 1, 1]", arg10_1: "i32[1, 1, 1, 1]", arg11_1: "i32[1, 1, 1]", arg12_1: "i32[1, 1, 1, 1]"):
        # File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
        sdpa_score0 = self.sdpa_score0
        sdpa_mask0 = self.sdpa_mask0
        flex_attention = torch.ops.higher_order.flex_attention(arg0_1, arg1_1, arg2_1, sdpa_score0, (4, 5, arg4_1, arg3_1, arg7_1, arg8_1, arg9_1, arg10_1, arg11_1, arg12_1, None, None, None, None, 128, 128, sdpa_mask0), 0.5773502691896258, {'BACKEND': 'AUTO', 'PRESCALE_QK': False, 'ROWS_GUARANTEED_SAFE': False, 'BLOCKS_ARE_CONTIGUOUS': False, 'WRITE_DQ': True, 'OUTPUT_LOGSUMEXP': False, 'OUTPUT_MAX': False}, (arg5_1,), (arg6_1,));  arg0_1 = arg1_1 = arg2_1 = sdpa_score0 = arg4_1 = arg3_1 = arg7_1 = arg8_1 = arg9_1 = arg10_1 = arg11_1 = arg12_1 = sdpa_mask0 = arg5_1 = arg6_1 = None
        getitem: "f32[2, 2, 4, 3]" = flex_attention[0];  flex_attention = None
        return (getitem,)

    class sdpa_score0(torch.nn.Module):
        def forward(self, arg0_1: "f32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i32[]", arg5_1: "f32[2, 9]"):
            # File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
            div: "f32[]" = torch.ops.aten.div.Tensor(arg0_1, 2);  arg0_1 = None
            tanh: "f32[]" = torch.ops.aten.tanh.default(div);  div = None
            mul: "f32[]" = torch.ops.aten.mul.Tensor(tanh, 2);  tanh = None
            sub: "i32[]" = torch.ops.aten.sub.Tensor(arg3_1, arg4_1);  arg3_1 = arg4_1 = None
            add: "i32[]" = torch.ops.aten.add.Tensor(sub, 4);  sub = None
            index: "f32[]" = torch.ops.aten.index.Tensor(arg5_1, [arg2_1, add]);  arg5_1 = arg2_1 = add = None
            add_1: "f32[]" = torch.ops.aten.add.Tensor(mul, index);  mul = index = None
            return add_1

    class sdpa_mask0(torch.nn.Module):
        def forward(self, arg0_1: "i32[]", arg1_1: "i32[]", arg2_1: "i32[]", arg3_1: "i32[]", arg4_1: "i64[5]"):
            # File: make_cases.py:254 in <lambda>, code: mask = flex.create_block_mask(lambda b, h, q, k: (q >= k) & (documents[q] == documents[k]), None, None, 4, 5, device="cpu")
            ge: "b8[]" = torch.ops.aten.ge.Tensor(arg2_1, arg3_1)
            index: "i64[]" = torch.ops.aten.index.Tensor(arg4_1, [arg2_1]);  arg2_1 = None
            index_1: "i64[]" = torch.ops.aten.index.Tensor(arg4_1, [arg3_1]);  arg4_1 = arg3_1 = None
            eq: "b8[]" = torch.ops.aten.eq.Tensor(index, index_1);  index = index_1 = None
            bitwise_and: "b8[]" = torch.ops.aten.bitwise_and.Tensor(ge, eq);  ge = eq = None
            return bitwise_and
