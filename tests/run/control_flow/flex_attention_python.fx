# Flex attention as Dynamo records it: the score and mask functions use Python operators.
# scale-tolerance: 1e-05
# input l_q_: f32[1, 2, 3, 4] -0.125 -0.625 0.5 1.0 -0.75 -1.0 1.0 0.25 -0.25 -0.375 1.0 0.25 0.625 0.125 0.0 -0.125 -0.625 -0.25 1.0 0.375 -1.0 0.25 0.875 -0.375
# input l_k_: f32[1, 2, 4, 4] 0.125 -0.75 -0.125 0.0 0.375 0.75 -1.0 -0.375 -0.625 1.0 0.375 -0.5 1.0 -0.75 1.0 -0.875 -0.125 -0.5 -0.375 -0.5 1.0 -0.25 -1.0 0.0 0.625 0.25 0.625 0.625 -0.625 0.75 0.125 0.875
# input l_v_: f32[1, 2, 4, 4] -0.25 0.125 -0.75 0.625 -0.625 -0.25 -0.375 0.25 -0.5 -0.75 0.375 0.375 -0.875 0.625 0.125 -0.625 0.0 0.0 -0.125 -0.875 1.0 0.5 -0.5 0.875 0.0 -0.75 0.5 -0.125 0.25 0.75 -0.75 -0.75
# input g_bm_kv_indices: i32[1, 1, 1, 1] 0
# input g_bm_kv_num_blocks: i32[1, 1, 1] 1
# input l_slopes_: f32[2] 0.5 -0.25
# input g_bm_full_kv_num_blocks: i32[1, 1, 1] 0
# input g_bm_full_kv_indices: i32[1, 1, 1, 1] 0
# input g_bm_q_num_blocks: i32[1, 1, 1] 1
# input g_bm_q_indices: i32[1, 1, 1, 1] 0
# input g_bm_full_q_num_blocks: i32[1, 1, 1] 0
# input g_bm_full_q_indices: i32[1, 1, 1, 1] 0
# expect out0: f32[1, 2, 3, 4] -0.25 0.125 -0.75 0.625 -0.306147516 0.0688524842 -0.693852484 0.568852484 -0.368510514 -0.127854005 -0.443408579 0.506489456 0 0 -0.125 -0.875 0.421994179 0.21099709 -0.283247799 -0.136510104 0.179510415 -0.285345554 0.120267555 -0.185756072
class GraphModule(torch.nn.Module):
    def forward(self, L_q_: "f32[1, 2, 3, 4]", L_k_: "f32[1, 2, 4, 4]", L_v_: "f32[1, 2, 4, 4]", G_bm_kv_indices: "i32[1, 1, 1, 1]", G_bm_kv_num_blocks: "i32[1, 1, 1]", L_slopes_: "f32[2]", G_bm_full_kv_num_blocks: "i32[1, 1, 1]", G_bm_full_kv_indices: "i32[1, 1, 1, 1]", G_bm_q_num_blocks: "i32[1, 1, 1]", G_bm_q_indices: "i32[1, 1, 1, 1]", G_bm_full_q_num_blocks: "i32[1, 1, 1]", G_bm_full_q_indices: "i32[1, 1, 1, 1]"):
        l_q_ = L_q_
        l_k_ = L_k_
        l_v_ = L_v_
        g_bm_kv_indices = G_bm_kv_indices
        g_bm_kv_num_blocks = G_bm_kv_num_blocks
        l_slopes_ = L_slopes_
        g_bm_full_kv_num_blocks = G_bm_full_kv_num_blocks
        g_bm_full_kv_indices = G_bm_full_kv_indices
        g_bm_q_num_blocks = G_bm_q_num_blocks
        g_bm_q_indices = G_bm_q_indices
        g_bm_full_q_num_blocks = G_bm_full_q_num_blocks
        g_bm_full_q_indices = G_bm_full_q_indices

        # File: torch/nn/attention/flex_attention.py:2602 in flex_attention, code: out, lse, max_scores = flex_attention_hop(
        score_mod_0 = self.score_mod_0
        mask_fn_0 = self.mask_fn_0
        flex_attention = torch.ops.higher_order.flex_attention(l_q_, l_k_, l_v_, score_mod_0, (3, 4, g_bm_kv_num_blocks, g_bm_kv_indices, g_bm_full_kv_num_blocks, g_bm_full_kv_indices, g_bm_q_num_blocks, g_bm_q_indices, g_bm_full_q_num_blocks, g_bm_full_q_indices, None, None, None, None, 128, 128, mask_fn_0), 0.5, {'BACKEND': 'AUTO', 'PRESCALE_QK': False, 'ROWS_GUARANTEED_SAFE': False, 'BLOCKS_ARE_CONTIGUOUS': False, 'WRITE_DQ': True, 'OUTPUT_LOGSUMEXP': False, 'OUTPUT_MAX': False}, (l_slopes_,), ());  l_q_ = l_k_ = l_v_ = score_mod_0 = g_bm_kv_num_blocks = g_bm_kv_indices = g_bm_full_kv_num_blocks = g_bm_full_kv_indices = g_bm_q_num_blocks = g_bm_q_indices = g_bm_full_q_num_blocks = g_bm_full_q_indices = mask_fn_0 = l_slopes_ = None
        out: "f32[1, 2, 3, 4]" = flex_attention[0];  flex_attention = None
        return (out,)

    class score_mod_0(torch.nn.Module):
        def forward(self, child: "f32[]", child_1: "i32[]", child_2: "i32[]", child_3: "i32[]", child_4: "i32[]", l_slopes_: "f32[2]"):
            # File: model.py:7 in score, code: def score(s,b,h,qi,ki): return torch.tanh(s / 2) * 2 + slopes[h] * (qi - ki)
            truediv: "f32[]" = child / 2;  child = None
            tanh: "f32[]" = torch.tanh(truediv);  truediv = None
            mul: "f32[]" = tanh * 2;  tanh = None
            getitem: "f32[]" = l_slopes_[child_2];  l_slopes_ = child_2 = None
            sub: "i32[]" = child_3 - child_4;  child_3 = child_4 = None
            mul_1: "f32[]" = getitem * sub;  getitem = sub = None
            add: "f32[]" = mul + mul_1;  mul = mul_1 = None
            return add

    class mask_fn_0(torch.nn.Module):
        def forward(self, child: "i32[]", child_1: "i32[]", child_2: "i32[]", child_3: "i32[]"):
            # File: model.py:4 in <lambda>, code: bm=create_block_mask(lambda b,h,q,k: q>=k,None,None,3,4,device='cpu')
            ge: "b8[]" = child_2 >= child_3;  child_2 = child_3 = None
            return ge
