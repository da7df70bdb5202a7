graph():
    %param_wte : [num_users=1] = placeholder[target=param_wte]
    %param_wpe : [num_users=1] = placeholder[target=param_wpe]
    %param_l0_ln1_w : [num_users=1] = placeholder[target=param_l0_ln1_w]
    %param_l0_ln1_b : [num_users=1] = placeholder[target=param_l0_ln1_b]
    %param_l0_ln2_w : [num_users=1] = placeholder[target=param_l0_ln2_w]
    %param_l0_ln2_b : [num_users=1] = placeholder[target=param_l0_ln2_b]
    %param_l0_attn_w : [num_users=1] = placeholder[target=param_l0_attn_w]
    %param_l0_attn_b : [num_users=1] = placeholder[target=param_l0_attn_b]
    %param_l0_proj_w : [num_users=1] = placeholder[target=param_l0_proj_w]
    %param_l0_proj_b : [num_users=1] = placeholder[target=param_l0_proj_b]
    %param_l0_fc_w : [num_users=1] = placeholder[target=param_l0_fc_w]
    %param_l0_fc_b : [num_users=1] = placeholder[target=param_l0_fc_b]
    %param_l0_out_w : [num_users=1] = placeholder[target=param_l0_out_w]
    %param_l0_out_b : [num_users=1] = placeholder[target=param_l0_out_b]
    %param_l1_ln1_w : [num_users=1] = placeholder[target=param_l1_ln1_w]
    %param_l1_ln1_b : [num_users=1] = placeholder[target=param_l1_ln1_b]
    %param_l1_ln2_w : [num_users=1] = placeholder[target=param_l1_ln2_w]
    %param_l1_ln2_b : [num_users=1] = placeholder[target=param_l1_ln2_b]
    %param_l1_attn_w : [num_users=1] = placeholder[target=param_l1_attn_w]
    %param_l1_attn_b : [num_users=1] = placeholder[target=param_l1_attn_b]
    %param_l1_proj_w : [num_users=1] = placeholder[target=param_l1_proj_w]
    %param_l1_proj_b : [num_users=1] = placeholder[target=param_l1_proj_b]
    %param_l1_fc_w : [num_users=1] = placeholder[target=param_l1_fc_w]
    %param_l1_fc_b : [num_users=1] = placeholder[target=param_l1_fc_b]
    %param_l1_out_w : [num_users=1] = placeholder[target=param_l1_out_w]
    %param_l1_out_b : [num_users=1] = placeholder[target=param_l1_out_b]
    %param_l2_ln1_w : [num_users=1] = placeholder[target=param_l2_ln1_w]
    %param_l2_ln1_b : [num_users=1] = placeholder[target=param_l2_ln1_b]
    %param_l2_ln2_w : [num_users=1] = placeholder[target=param_l2_ln2_w]
    %param_l2_ln2_b : [num_users=1] = placeholder[target=param_l2_ln2_b]
    %param_l2_attn_w : [num_users=1] = placeholder[target=param_l2_attn_w]
    %param_l2_attn_b : [num_users=1] = placeholder[target=param_l2_attn_b]
    %param_l2_proj_w : [num_users=1] = placeholder[target=param_l2_proj_w]
    %param_l2_proj_b : [num_users=1] = placeholder[target=param_l2_proj_b]
    %param_l2_fc_w : [num_users=1] = placeholder[target=param_l2_fc_w]
    %param_l2_fc_b : [num_users=1] = placeholder[target=param_l2_fc_b]
    %param_l2_out_w : [num_users=1] = placeholder[target=param_l2_out_w]
    %param_l2_out_b : [num_users=1] = placeholder[target=param_l2_out_b]
    %param_l3_ln1_w : [num_users=1] = placeholder[target=param_l3_ln1_w]
    %param_l3_ln1_b : [num_users=1] = placeholder[target=param_l3_ln1_b]
    %param_l3_ln2_w : [num_users=1] = placeholder[target=param_l3_ln2_w]
    %param_l3_ln2_b : [num_users=1] = placeholder[target=param_l3_ln2_b]
    %param_l3_attn_w : [num_users=1] = placeholder[target=param_l3_attn_w]
    %param_l3_attn_b : [num_users=1] = placeholder[target=param_l3_attn_b]
    %param_l3_proj_w : [num_users=1] = placeholder[target=param_l3_proj_w]
    %param_l3_proj_b : [num_users=1] = placeholder[target=param_l3_proj_b]
    %param_l3_fc_w : [num_users=1] = placeholder[target=param_l3_fc_w]
    %param_l3_fc_b : [num_users=1] = placeholder[target=param_l3_fc_b]
    %param_l3_out_w : [num_users=1] = placeholder[target=param_l3_out_w]
    %param_l3_out_b : [num_users=1] = placeholder[target=param_l3_out_b]
    %param_l4_ln1_w : [num_users=1] = placeholder[target=param_l4_ln1_w]
    %param_l4_ln1_b : [num_users=1] = placeholder[target=param_l4_ln1_b]
    %param_l4_ln2_w : [num_users=1] = placeholder[target=param_l4_ln2_w]
    %param_l4_ln2_b : [num_users=1] = placeholder[target=param_l4_ln2_b]
    %param_l4_attn_w : [num_users=1] = placeholder[target=param_l4_attn_w]
    %param_l4_attn_b : [num_users=1] = placeholder[target=param_l4_attn_b]
    %param_l4_proj_w : [num_users=1] = placeholder[target=param_l4_proj_w]
    %param_l4_proj_b : [num_users=1] = placeholder[target=param_l4_proj_b]
    %param_l4_fc_w : [num_users=1] = placeholder[target=param_l4_fc_w]
    %param_l4_fc_b : [num_users=1] = placeholder[target=param_l4_fc_b]
    %param_l4_out_w : [num_users=1] = placeholder[target=param_l4_out_w]
    %param_l4_out_b : [num_users=1] = placeholder[target=param_l4_out_b]
    %param_l5_ln1_w : [num_users=1] = placeholder[target=param_l5_ln1_w]
    %param_l5_ln1_b : [num_users=1] = placeholder[target=param_l5_ln1_b]
    %param_l5_ln2_w : [num_users=1] = placeholder[target=param_l5_ln2_w]
    %param_l5_ln2_b : [num_users=1] = placeholder[target=param_l5_ln2_b]
    %param_l5_attn_w : [num_users=1] = placeholder[target=param_l5_attn_w]
    %param_l5_attn_b : [num_users=1] = placeholder[target=param_l5_attn_b]
    %param_l5_proj_w : [num_users=1] = placeholder[target=param_l5_proj_w]
    %param_l5_proj_b : [num_users=1] = placeholder[target=param_l5_proj_b]
    %param_l5_fc_w : [num_users=1] = placeholder[target=param_l5_fc_w]
    %param_l5_fc_b : [num_users=1] = placeholder[target=param_l5_fc_b]
    %param_l5_out_w : [num_users=1] = placeholder[target=param_l5_out_w]
    %param_l5_out_b : [num_users=1] = placeholder[target=param_l5_out_b]
    %param_l6_ln1_w : [num_users=1] = placeholder[target=param_l6_ln1_w]
    %param_l6_ln1_b : [num_users=1] = placeholder[target=param_l6_ln1_b]
    %param_l6_ln2_w : [num_users=1] = placeholder[target=param_l6_ln2_w]
    %param_l6_ln2_b : [num_users=1] = placeholder[target=param_l6_ln2_b]
    %param_l6_attn_w : [num_users=1] = placeholder[target=param_l6_attn_w]
    %param_l6_attn_b : [num_users=1] = placeholder[target=param_l6_attn_b]
    %param_l6_proj_w : [num_users=1] = placeholder[target=param_l6_proj_w]
    %param_l6_proj_b : [num_users=1] = placeholder[target=param_l6_proj_b]
    %param_l6_fc_w : [num_users=1] = placeholder[target=param_l6_fc_w]
    %param_l6_fc_b : [num_users=1] = placeholder[target=param_l6_fc_b]
    %param_l6_out_w : [num_users=1] = placeholder[target=param_l6_out_w]
    %param_l6_out_b : [num_users=1] = placeholder[target=param_l6_out_b]
    %param_l7_ln1_w : [num_users=1] = placeholder[target=param_l7_ln1_w]
    %param_l7_ln1_b : [num_users=1] = placeholder[target=param_l7_ln1_b]
    %param_l7_ln2_w : [num_users=1] = placeholder[target=param_l7_ln2_w]
    %param_l7_ln2_b : [num_users=1] = placeholder[target=param_l7_ln2_b]
    %param_l7_attn_w : [num_users=1] = placeholder[target=param_l7_attn_w]
    %param_l7_attn_b : [num_users=1] = placeholder[target=param_l7_attn_b]
    %param_l7_proj_w : [num_users=1] = placeholder[target=param_l7_proj_w]
    %param_l7_proj_b : [num_users=1] = placeholder[target=param_l7_proj_b]
    %param_l7_fc_w : [num_users=1] = placeholder[target=param_l7_fc_w]
    %param_l7_fc_b : [num_users=1] = placeholder[target=param_l7_fc_b]
    %param_l7_out_w : [num_users=1] = placeholder[target=param_l7_out_w]
    %param_l7_out_b : [num_users=1] = placeholder[target=param_l7_out_b]
    %param_l8_ln1_w : [num_users=1] = placeholder[target=param_l8_ln1_w]
    %param_l8_ln1_b : [num_users=1] = placeholder[target=param_l8_ln1_b]
    %param_l8_ln2_w : [num_users=1] = placeholder[target=param_l8_ln2_w]
    %param_l8_ln2_b : [num_users=1] = placeholder[target=param_l8_ln2_b]
    %param_l8_attn_w : [num_users=1] = placeholder[target=param_l8_attn_w]
    %param_l8_attn_b : [num_users=1] = placeholder[target=param_l8_attn_b]
    %param_l8_proj_w : [num_users=1] = placeholder[target=param_l8_proj_w]
    %param_l8_proj_b : [num_users=1] = placeholder[target=param_l8_proj_b]
    %param_l8_fc_w : [num_users=1] = placeholder[target=param_l8_fc_w]
    %param_l8_fc_b : [num_users=1] = placeholder[target=param_l8_fc_b]
    %param_l8_out_w : [num_users=1] = placeholder[target=param_l8_out_w]
    %param_l8_out_b : [num_users=1] = placeholder[target=param_l8_out_b]
    %param_l9_ln1_w : [num_users=1] = placeholder[target=param_l9_ln1_w]
    %param_l9_ln1_b : [num_users=1] = placeholder[target=param_l9_ln1_b]
    %param_l9_ln2_w : [num_users=1] = placeholder[target=param_l9_ln2_w]
    %param_l9_ln2_b : [num_users=1] = placeholder[target=param_l9_ln2_b]
    %param_l9_attn_w : [num_users=1] = placeholder[target=param_l9_attn_w]
    %param_l9_attn_b : [num_users=1] = placeholder[target=param_l9_attn_b]
    %param_l9_proj_w : [num_users=1] = placeholder[target=param_l9_proj_w]
    %param_l9_proj_b : [num_users=1] = placeholder[target=param_l9_proj_b]
    %param_l9_fc_w : [num_users=1] = placeholder[target=param_l9_fc_w]
    %param_l9_fc_b : [num_users=1] = placeholder[target=param_l9_fc_b]
    %param_l9_out_w : [num_users=1] = placeholder[target=param_l9_out_w]
    %param_l9_out_b : [num_users=1] = placeholder[target=param_l9_out_b]
    %param_l10_ln1_w : [num_users=1] = placeholder[target=param_l10_ln1_w]
    %param_l10_ln1_b : [num_users=1] = placeholder[target=param_l10_ln1_b]
    %param_l10_ln2_w : [num_users=1] = placeholder[target=param_l10_ln2_w]
    %param_l10_ln2_b : [num_users=1] = placeholder[target=param_l10_ln2_b]
    %param_l10_attn_w : [num_users=1] = placeholder[target=param_l10_attn_w]
    %param_l10_attn_b : [num_users=1] = placeholder[target=param_l10_attn_b]
    %param_l10_proj_w : [num_users=1] = placeholder[target=param_l10_proj_w]
    %param_l10_proj_b : [num_users=1] = placeholder[target=param_l10_proj_b]
    %param_l10_fc_w : [num_users=1] = placeholder[target=param_l10_fc_w]
    %param_l10_fc_b : [num_users=1] = placeholder[target=param_l10_fc_b]
    %param_l10_out_w : [num_users=1] = placeholder[target=param_l10_out_w]
    %param_l10_out_b : [num_users=1] = placeholder[target=param_l10_out_b]
    %param_l11_ln1_w : [num_users=1] = placeholder[target=param_l11_ln1_w]
    %param_l11_ln1_b : [num_users=1] = placeholder[target=param_l11_ln1_b]
    %param_l11_ln2_w : [num_users=1] = placeholder[target=param_l11_ln2_w]
    %param_l11_ln2_b : [num_users=1] = placeholder[target=param_l11_ln2_b]
    %param_l11_attn_w : [num_users=1] = placeholder[target=param_l11_attn_w]
    %param_l11_attn_b : [num_users=1] = placeholder[target=param_l11_attn_b]
    %param_l11_proj_w : [num_users=1] = placeholder[target=param_l11_proj_w]
    %param_l11_proj_b : [num_users=1] = placeholder[target=param_l11_proj_b]
    %param_l11_fc_w : [num_users=1] = placeholder[target=param_l11_fc_w]
    %param_l11_fc_b : [num_users=1] = placeholder[target=param_l11_fc_b]
    %param_l11_out_w : [num_users=1] = placeholder[target=param_l11_out_w]
    %param_l11_out_b : [num_users=1] = placeholder[target=param_l11_out_b]
    %param_ln_w : [num_users=1] = placeholder[target=param_ln_w]
    %param_ln_b : [num_users=1] = placeholder[target=param_ln_b]
    %param_head_w : [num_users=1] = placeholder[target=param_head_w]
    %param_head_b : [num_users=1] = placeholder[target=param_head_b]
    %grad_wte : [num_users=2] = placeholder[target=grad_wte]
    %grad_wpe : [num_users=2] = placeholder[target=grad_wpe]
    %grad_l0_ln1_w : [num_users=2] = placeholder[target=grad_l0_ln1_w]
    %grad_l0_ln1_b : [num_users=2] = placeholder[target=grad_l0_ln1_b]
    %grad_l0_ln2_w : [num_users=2] = placeholder[target=grad_l0_ln2_w]
    %grad_l0_ln2_b : [num_users=2] = placeholder[target=grad_l0_ln2_b]
    %grad_l0_attn_w : [num_users=2] = placeholder[target=grad_l0_attn_w]
    %grad_l0_attn_b : [num_users=2] = placeholder[target=grad_l0_attn_b]
    %grad_l0_proj_w : [num_users=2] = placeholder[target=grad_l0_proj_w]
    %grad_l0_proj_b : [num_users=2] = placeholder[target=grad_l0_proj_b]
    %grad_l0_fc_w : [num_users=2] = placeholder[target=grad_l0_fc_w]
    %grad_l0_fc_b : [num_users=2] = placeholder[target=grad_l0_fc_b]
    %grad_l0_out_w : [num_users=2] = placeholder[target=grad_l0_out_w]
    %grad_l0_out_b : [num_users=2] = placeholder[target=grad_l0_out_b]
    %grad_l1_ln1_w : [num_users=2] = placeholder[target=grad_l1_ln1_w]
    %grad_l1_ln1_b : [num_users=2] = placeholder[target=grad_l1_ln1_b]
    %grad_l1_ln2_w : [num_users=2] = placeholder[target=grad_l1_ln2_w]
    %grad_l1_ln2_b : [num_users=2] = placeholder[target=grad_l1_ln2_b]
    %grad_l1_attn_w : [num_users=2] = placeholder[target=grad_l1_attn_w]
    %grad_l1_attn_b : [num_users=2] = placeholder[target=grad_l1_attn_b]
    %grad_l1_proj_w : [num_users=2] = placeholder[target=grad_l1_proj_w]
    %grad_l1_proj_b : [num_users=2] = placeholder[target=grad_l1_proj_b]
    %grad_l1_fc_w : [num_users=2] = placeholder[target=grad_l1_fc_w]
    %grad_l1_fc_b : [num_users=2] = placeholder[target=grad_l1_fc_b]
    %grad_l1_out_w : [num_users=2] = placeholder[target=grad_l1_out_w]
    %grad_l1_out_b : [num_users=2] = placeholder[target=grad_l1_out_b]
    %grad_l2_ln1_w : [num_users=2] = placeholder[target=grad_l2_ln1_w]
    %grad_l2_ln1_b : [num_users=2] = placeholder[target=grad_l2_ln1_b]
    %grad_l2_ln2_w : [num_users=2] = placeholder[target=grad_l2_ln2_w]
    %grad_l2_ln2_b : [num_users=2] = placeholder[target=grad_l2_ln2_b]
    %grad_l2_attn_w : [num_users=2] = placeholder[target=grad_l2_attn_w]
    %grad_l2_attn_b : [num_users=2] = placeholder[target=grad_l2_attn_b]
    %grad_l2_proj_w : [num_users=2] = placeholder[target=grad_l2_proj_w]
    %grad_l2_proj_b : [num_users=2] = placeholder[target=grad_l2_proj_b]
    %grad_l2_fc_w : [num_users=2] = placeholder[target=grad_l2_fc_w]
    %grad_l2_fc_b : [num_users=2] = placeholder[target=grad_l2_fc_b]
    %grad_l2_out_w : [num_users=2] = placeholder[target=grad_l2_out_w]
    %grad_l2_out_b : [num_users=2] = placeholder[target=grad_l2_out_b]
    %grad_l3_ln1_w : [num_users=2] = placeholder[target=grad_l3_ln1_w]
    %grad_l3_ln1_b : [num_users=2] = placeholder[target=grad_l3_ln1_b]
    %grad_l3_ln2_w : [num_users=2] = placeholder[target=grad_l3_ln2_w]
    %grad_l3_ln2_b : [num_users=2] = placeholder[target=grad_l3_ln2_b]
    %grad_l3_attn_w : [num_users=2] = placeholder[target=grad_l3_attn_w]
    %grad_l3_attn_b : [num_users=2] = placeholder[target=grad_l3_attn_b]
    %grad_l3_proj_w : [num_users=2] = placeholder[target=grad_l3_proj_w]
    %grad_l3_proj_b : [num_users=2] = placeholder[target=grad_l3_proj_b]
    %grad_l3_fc_w : [num_users=2] = placeholder[target=grad_l3_fc_w]
    %grad_l3_fc_b : [num_users=2] = placeholder[target=grad_l3_fc_b]
    %grad_l3_out_w : [num_users=2] = placeholder[target=grad_l3_out_w]
    %grad_l3_out_b : [num_users=2] = placeholder[target=grad_l3_out_b]
    %grad_l4_ln1_w : [num_users=2] = placeholder[target=grad_l4_ln1_w]
    %grad_l4_ln1_b : [num_users=2] = placeholder[target=grad_l4_ln1_b]
    %grad_l4_ln2_w : [num_users=2] = placeholder[target=grad_l4_ln2_w]
    %grad_l4_ln2_b : [num_users=2] = placeholder[target=grad_l4_ln2_b]
    %grad_l4_attn_w : [num_users=2] = placeholder[target=grad_l4_attn_w]
    %grad_l4_attn_b : [num_users=2] = placeholder[target=grad_l4_attn_b]
    %grad_l4_proj_w : [num_users=2] = placeholder[target=grad_l4_proj_w]
    %grad_l4_proj_b : [num_users=2] = placeholder[target=grad_l4_proj_b]
    %grad_l4_fc_w : [num_users=2] = placeholder[target=grad_l4_fc_w]
    %grad_l4_fc_b : [num_users=2] = placeholder[target=grad_l4_fc_b]
    %grad_l4_out_w : [num_users=2] = placeholder[target=grad_l4_out_w]
    %grad_l4_out_b : [num_users=2] = placeholder[target=grad_l4_out_b]
    %grad_l5_ln1_w : [num_users=2] = placeholder[target=grad_l5_ln1_w]
    %grad_l5_ln1_b : [num_users=2] = placeholder[target=grad_l5_ln1_b]
    %grad_l5_ln2_w : [num_users=2] = placeholder[target=grad_l5_ln2_w]
    %grad_l5_ln2_b : [num_users=2] = placeholder[target=grad_l5_ln2_b]
    %grad_l5_attn_w : [num_users=2] = placeholder[target=grad_l5_attn_w]
    %grad_l5_attn_b : [num_users=2] = placeholder[target=grad_l5_attn_b]
    %grad_l5_proj_w : [num_users=2] = placeholder[target=grad_l5_proj_w]
    %grad_l5_proj_b : [num_users=2] = placeholder[target=grad_l5_proj_b]
    %grad_l5_fc_w : [num_users=2] = placeholder[target=grad_l5_fc_w]
    %grad_l5_fc_b : [num_users=2] = placeholder[target=grad_l5_fc_b]
    %grad_l5_out_w : [num_users=2] = placeholder[target=grad_l5_out_w]
    %grad_l5_out_b : [num_users=2] = placeholder[target=grad_l5_out_b]
    %grad_l6_ln1_w : [num_users=2] = placeholder[target=grad_l6_ln1_w]
    %grad_l6_ln1_b : [num_users=2] = placeholder[target=grad_l6_ln1_b]
    %grad_l6_ln2_w : [num_users=2] = placeholder[target=grad_l6_ln2_w]
    %grad_l6_ln2_b : [num_users=2] = placeholder[target=grad_l6_ln2_b]
    %grad_l6_attn_w : [num_users=2] = placeholder[target=grad_l6_attn_w]
    %grad_l6_attn_b : [num_users=2] = placeholder[target=grad_l6_attn_b]
    %grad_l6_proj_w : [num_users=2] = placeholder[target=grad_l6_proj_w]
    %grad_l6_proj_b : [num_users=2] = placeholder[target=grad_l6_proj_b]
    %grad_l6_fc_w : [num_users=2] = placeholder[target=grad_l6_fc_w]
    %grad_l6_fc_b : [num_users=2] = placeholder[target=grad_l6_fc_b]
    %grad_l6_out_w : [num_users=2] = placeholder[target=grad_l6_out_w]
    %grad_l6_out_b : [num_users=2] = placeholder[target=grad_l6_out_b]
    %grad_l7_ln1_w : [num_users=2] = placeholder[target=grad_l7_ln1_w]
    %grad_l7_ln1_b : [num_users=2] = placeholder[target=grad_l7_ln1_b]
    %grad_l7_ln2_w : [num_users=2] = placeholder[target=grad_l7_ln2_w]
    %grad_l7_ln2_b : [num_users=2] = placeholder[target=grad_l7_ln2_b]
    %grad_l7_attn_w : [num_users=2] = placeholder[target=grad_l7_attn_w]
    %grad_l7_attn_b : [num_users=2] = placeholder[target=grad_l7_attn_b]
    %grad_l7_proj_w : [num_users=2] = placeholder[target=grad_l7_proj_w]
    %grad_l7_proj_b : [num_users=2] = placeholder[target=grad_l7_proj_b]
    %grad_l7_fc_w : [num_users=2] = placeholder[target=grad_l7_fc_w]
    %grad_l7_fc_b : [num_users=2] = placeholder[target=grad_l7_fc_b]
    %grad_l7_out_w : [num_users=2] = placeholder[target=grad_l7_out_w]
    %grad_l7_out_b : [num_users=2] = placeholder[target=grad_l7_out_b]
    %grad_l8_ln1_w : [num_users=2] = placeholder[target=grad_l8_ln1_w]
    %grad_l8_ln1_b : [num_users=2] = placeholder[target=grad_l8_ln1_b]
    %grad_l8_ln2_w : [num_users=2] = placeholder[target=grad_l8_ln2_w]
    %grad_l8_ln2_b : [num_users=2] = placeholder[target=grad_l8_ln2_b]
    %grad_l8_attn_w : [num_users=2] = placeholder[target=grad_l8_attn_w]
    %grad_l8_attn_b : [num_users=2] = placeholder[target=grad_l8_attn_b]
    %grad_l8_proj_w : [num_users=2] = placeholder[target=grad_l8_proj_w]
    %grad_l8_proj_b : [num_users=2] = placeholder[target=grad_l8_proj_b]
    %grad_l8_fc_w : [num_users=2] = placeholder[target=grad_l8_fc_w]
    %grad_l8_fc_b : [num_users=2] = placeholder[target=grad_l8_fc_b]
    %grad_l8_out_w : [num_users=2] = placeholder[target=grad_l8_out_w]
    %grad_l8_out_b : [num_users=2] = placeholder[target=grad_l8_out_b]
    %grad_l9_ln1_w : [num_users=2] = placeholder[target=grad_l9_ln1_w]
    %grad_l9_ln1_b : [num_users=2] = placeholder[target=grad_l9_ln1_b]
    %grad_l9_ln2_w : [num_users=2] = placeholder[target=grad_l9_ln2_w]
    %grad_l9_ln2_b : [num_users=2] = placeholder[target=grad_l9_ln2_b]
    %grad_l9_attn_w : [num_users=2] = placeholder[target=grad_l9_attn_w]
    %grad_l9_attn_b : [num_users=2] = placeholder[target=grad_l9_attn_b]
    %grad_l9_proj_w : [num_users=2] = placeholder[target=grad_l9_proj_w]
    %grad_l9_proj_b : [num_users=2] = placeholder[target=grad_l9_proj_b]
    %grad_l9_fc_w : [num_users=2] = placeholder[target=grad_l9_fc_w]
    %grad_l9_fc_b : [num_users=2] = placeholder[target=grad_l9_fc_b]
    %grad_l9_out_w : [num_users=2] = placeholder[target=grad_l9_out_w]
    %grad_l9_out_b : [num_users=2] = placeholder[target=grad_l9_out_b]
    %grad_l10_ln1_w : [num_users=2] = placeholder[target=grad_l10_ln1_w]
    %grad_l10_ln1_b : [num_users=2] = placeholder[target=grad_l10_ln1_b]
    %grad_l10_ln2_w : [num_users=2] = placeholder[target=grad_l10_ln2_w]
    %grad_l10_ln2_b : [num_users=2] = placeholder[target=grad_l10_ln2_b]
    %grad_l10_attn_w : [num_users=2] = placeholder[target=grad_l10_attn_w]
    %grad_l10_attn_b : [num_users=2] = placeholder[target=grad_l10_attn_b]
    %grad_l10_proj_w : [num_users=2] = placeholder[target=grad_l10_proj_w]
    %grad_l10_proj_b : [num_users=2] = placeholder[target=grad_l10_proj_b]
    %grad_l10_fc_w : [num_users=2] = placeholder[target=grad_l10_fc_w]
    %grad_l10_fc_b : [num_users=2] = placeholder[target=grad_l10_fc_b]
    %grad_l10_out_w : [num_users=2] = placeholder[target=grad_l10_out_w]
    %grad_l10_out_b : [num_users=2] = placeholder[target=grad_l10_out_b]
    %grad_l11_ln1_w : [num_users=2] = placeholder[target=grad_l11_ln1_w]
    %grad_l11_ln1_b : [num_users=2] = placeholder[target=grad_l11_ln1_b]
    %grad_l11_ln2_w : [num_users=2] = placeholder[target=grad_l11_ln2_w]
    %grad_l11_ln2_b : [num_users=2] = placeholder[target=grad_l11_ln2_b]
    %grad_l11_attn_w : [num_users=2] = placeholder[target=grad_l11_attn_w]
    %grad_l11_attn_b : [num_users=2] = placeholder[target=grad_l11_attn_b]
    %grad_l11_proj_w : [num_users=2] = placeholder[target=grad_l11_proj_w]
    %grad_l11_proj_b : [num_users=2] = placeholder[target=grad_l11_proj_b]
    %grad_l11_fc_w : [num_users=2] = placeholder[target=grad_l11_fc_w]
    %grad_l11_fc_b : [num_users=2] = placeholder[target=grad_l11_fc_b]
    %grad_l11_out_w : [num_users=2] = placeholder[target=grad_l11_out_w]
    %grad_l11_out_b : [num_users=2] = placeholder[target=grad_l11_out_b]
    %grad_ln_w : [num_users=2] = placeholder[target=grad_ln_w]
    %grad_ln_b : [num_users=2] = placeholder[target=grad_ln_b]
    %grad_head_w : [num_users=2] = placeholder[target=grad_head_w]
    %grad_head_b : [num_users=2] = placeholder[target=grad_head_b]
    %exp_avg_wte : [num_users=1] = placeholder[target=exp_avg_wte]
    %exp_avg_wpe : [num_users=1] = placeholder[target=exp_avg_wpe]
    %exp_avg_l0_ln1_w : [num_users=1] = placeholder[target=exp_avg_l0_ln1_w]
    %exp_avg_l0_ln1_b : [num_users=1] = placeholder[target=exp_avg_l0_ln1_b]
    %exp_avg_l0_ln2_w : [num_users=1] = placeholder[target=exp_avg_l0_ln2_w]
    %exp_avg_l0_ln2_b : [num_users=1] = placeholder[target=exp_avg_l0_ln2_b]
    %exp_avg_l0_attn_w : [num_users=1] = placeholder[target=exp_avg_l0_attn_w]
    %exp_avg_l0_attn_b : [num_users=1] = placeholder[target=exp_avg_l0_attn_b]
    %exp_avg_l0_proj_w : [num_users=1] = placeholder[target=exp_avg_l0_proj_w]
    %exp_avg_l0_proj_b : [num_users=1] = placeholder[target=exp_avg_l0_proj_b]
    %exp_avg_l0_fc_w : [num_users=1] = placeholder[target=exp_avg_l0_fc_w]
    %exp_avg_l0_fc_b : [num_users=1] = placeholder[target=exp_avg_l0_fc_b]
    %exp_avg_l0_out_w : [num_users=1] = placeholder[target=exp_avg_l0_out_w]
    %exp_avg_l0_out_b : [num_users=1] = placeholder[target=exp_avg_l0_out_b]
    %exp_avg_l1_ln1_w : [num_users=1] = placeholder[target=exp_avg_l1_ln1_w]
    %exp_avg_l1_ln1_b : [num_users=1] = placeholder[target=exp_avg_l1_ln1_b]
    %exp_avg_l1_ln2_w : [num_users=1] = placeholder[target=exp_avg_l1_ln2_w]
    %exp_avg_l1_ln2_b : [num_users=1] = placeholder[target=exp_avg_l1_ln2_b]
    %exp_avg_l1_attn_w : [num_users=1] = placeholder[target=exp_avg_l1_attn_w]
    %exp_avg_l1_attn_b : [num_users=1] = placeholder[target=exp_avg_l1_attn_b]
    %exp_avg_l1_proj_w : [num_users=1] = placeholder[target=exp_avg_l1_proj_w]
    %exp_avg_l1_proj_b : [num_users=1] = placeholder[target=exp_avg_l1_proj_b]
    %exp_avg_l1_fc_w : [num_users=1] = placeholder[target=exp_avg_l1_fc_w]
    %exp_avg_l1_fc_b : [num_users=1] = placeholder[target=exp_avg_l1_fc_b]
    %exp_avg_l1_out_w : [num_users=1] = placeholder[target=exp_avg_l1_out_w]
    %exp_avg_l1_out_b : [num_users=1] = placeholder[target=exp_avg_l1_out_b]
    %exp_avg_l2_ln1_w : [num_users=1] = placeholder[target=exp_avg_l2_ln1_w]
    %exp_avg_l2_ln1_b : [num_users=1] = placeholder[target=exp_avg_l2_ln1_b]
    %exp_avg_l2_ln2_w : [num_users=1] = placeholder[target=exp_avg_l2_ln2_w]
    %exp_avg_l2_ln2_b : [num_users=1] = placeholder[target=exp_avg_l2_ln2_b]
    %exp_avg_l2_attn_w : [num_users=1] = placeholder[target=exp_avg_l2_attn_w]
    %exp_avg_l2_attn_b : [num_users=1] = placeholder[target=exp_avg_l2_attn_b]
    %exp_avg_l2_proj_w : [num_users=1] = placeholder[target=exp_avg_l2_proj_w]
    %exp_avg_l2_proj_b : [num_users=1] = placeholder[target=exp_avg_l2_proj_b]
    %exp_avg_l2_fc_w : [num_users=1] = placeholder[target=exp_avg_l2_fc_w]
    %exp_avg_l2_fc_b : [num_users=1] = placeholder[target=exp_avg_l2_fc_b]
    %exp_avg_l2_out_w : [num_users=1] = placeholder[target=exp_avg_l2_out_w]
    %exp_avg_l2_out_b : [num_users=1] = placeholder[target=exp_avg_l2_out_b]
    %exp_avg_l3_ln1_w : [num_users=1] = placeholder[target=exp_avg_l3_ln1_w]
    %exp_avg_l3_ln1_b : [num_users=1] = placeholder[target=exp_avg_l3_ln1_b]
    %exp_avg_l3_ln2_w : [num_users=1] = placeholder[target=exp_avg_l3_ln2_w]
    %exp_avg_l3_ln2_b : [num_users=1] = placeholder[target=exp_avg_l3_ln2_b]
    %exp_avg_l3_attn_w : [num_users=1] = placeholder[target=exp_avg_l3_attn_w]
    %exp_avg_l3_attn_b : [num_users=1] = placeholder[target=exp_avg_l3_attn_b]
    %exp_avg_l3_proj_w : [num_users=1] = placeholder[target=exp_avg_l3_proj_w]
    %exp_avg_l3_proj_b : [num_users=1] = placeholder[target=exp_avg_l3_proj_b]
    %exp_avg_l3_fc_w : [num_users=1] = placeholder[target=exp_avg_l3_fc_w]
    %exp_avg_l3_fc_b : [num_users=1] = placeholder[target=exp_avg_l3_fc_b]
    %exp_avg_l3_out_w : [num_users=1] = placeholder[target=exp_avg_l3_out_w]
    %exp_avg_l3_out_b : [num_users=1] = placeholder[target=exp_avg_l3_out_b]
    %exp_avg_l4_ln1_w : [num_users=1] = placeholder[target=exp_avg_l4_ln1_w]
    %exp_avg_l4_ln1_b : [num_users=1] = placeholder[target=exp_avg_l4_ln1_b]
    %exp_avg_l4_ln2_w : [num_users=1] = placeholder[target=exp_avg_l4_ln2_w]
    %exp_avg_l4_ln2_b : [num_users=1] = placeholder[target=exp_avg_l4_ln2_b]
    %exp_avg_l4_attn_w : [num_users=1] = placeholder[target=exp_avg_l4_attn_w]
    %exp_avg_l4_attn_b : [num_users=1] = placeholder[target=exp_avg_l4_attn_b]
    %exp_avg_l4_proj_w : [num_users=1] = placeholder[target=exp_avg_l4_proj_w]
    %exp_avg_l4_proj_b : [num_users=1] = placeholder[target=exp_avg_l4_proj_b]
    %exp_avg_l4_fc_w : [num_users=1] = placeholder[target=exp_avg_l4_fc_w]
    %exp_avg_l4_fc_b : [num_users=1] = placeholder[target=exp_avg_l4_fc_b]
    %exp_avg_l4_out_w : [num_users=1] = placeholder[target=exp_avg_l4_out_w]
    %exp_avg_l4_out_b : [num_users=1] = placeholder[target=exp_avg_l4_out_b]
    %exp_avg_l5_ln1_w : [num_users=1] = placeholder[target=exp_avg_l5_ln1_w]
    %exp_avg_l5_ln1_b : [num_users=1] = placeholder[target=exp_avg_l5_ln1_b]
    %exp_avg_l5_ln2_w : [num_users=1] = placeholder[target=exp_avg_l5_ln2_w]
    %exp_avg_l5_ln2_b : [num_users=1] = placeholder[target=exp_avg_l5_ln2_b]
    %exp_avg_l5_attn_w : [num_users=1] = placeholder[target=exp_avg_l5_attn_w]
    %exp_avg_l5_attn_b : [num_users=1] = placeholder[target=exp_avg_l5_attn_b]
    %exp_avg_l5_proj_w : [num_users=1] = placeholder[target=exp_avg_l5_proj_w]
    %exp_avg_l5_proj_b : [num_users=1] = placeholder[target=exp_avg_l5_proj_b]
    %exp_avg_l5_fc_w : [num_users=1] = placeholder[target=exp_avg_l5_fc_w]
    %exp_avg_l5_fc_b : [num_users=1] = placeholder[target=exp_avg_l5_fc_b]
    %exp_avg_l5_out_w : [num_users=1] = placeholder[target=exp_avg_l5_out_w]
    %exp_avg_l5_out_b : [num_users=1] = placeholder[target=exp_avg_l5_out_b]
    %exp_avg_l6_ln1_w : [num_users=1] = placeholder[target=exp_avg_l6_ln1_w]
    %exp_avg_l6_ln1_b : [num_users=1] = placeholder[target=exp_avg_l6_ln1_b]
    %exp_avg_l6_ln2_w : [num_users=1] = placeholder[target=exp_avg_l6_ln2_w]
    %exp_avg_l6_ln2_b : [num_users=1] = placeholder[target=exp_avg_l6_ln2_b]
    %exp_avg_l6_attn_w : [num_users=1] = placeholder[target=exp_avg_l6_attn_w]
    %exp_avg_l6_attn_b : [num_users=1] = placeholder[target=exp_avg_l6_attn_b]
    %exp_avg_l6_proj_w : [num_users=1] = placeholder[target=exp_avg_l6_proj_w]
    %exp_avg_l6_proj_b : [num_users=1] = placeholder[target=exp_avg_l6_proj_b]
    %exp_avg_l6_fc_w : [num_users=1] = placeholder[target=exp_avg_l6_fc_w]
    %exp_avg_l6_fc_b : [num_users=1] = placeholder[target=exp_avg_l6_fc_b]
    %exp_avg_l6_out_w : [num_users=1] = placeholder[target=exp_avg_l6_out_w]
    %exp_avg_l6_out_b : [num_users=1] = placeholder[target=exp_avg_l6_out_b]
    %exp_avg_l7_ln1_w : [num_users=1] = placeholder[target=exp_avg_l7_ln1_w]
    %exp_avg_l7_ln1_b : [num_users=1] = placeholder[target=exp_avg_l7_ln1_b]
    %exp_avg_l7_ln2_w : [num_users=1] = placeholder[target=exp_avg_l7_ln2_w]
    %exp_avg_l7_ln2_b : [num_users=1] = placeholder[target=exp_avg_l7_ln2_b]
    %exp_avg_l7_attn_w : [num_users=1] = placeholder[target=exp_avg_l7_attn_w]
    %exp_avg_l7_attn_b : [num_users=1] = placeholder[target=exp_avg_l7_attn_b]
    %exp_avg_l7_proj_w : [num_users=1] = placeholder[target=exp_avg_l7_proj_w]
    %exp_avg_l7_proj_b : [num_users=1] = placeholder[target=exp_avg_l7_proj_b]
    %exp_avg_l7_fc_w : [num_users=1] = placeholder[target=exp_avg_l7_fc_w]
    %exp_avg_l7_fc_b : [num_users=1] = placeholder[target=exp_avg_l7_fc_b]
    %exp_avg_l7_out_w : [num_users=1] = placeholder[target=exp_avg_l7_out_w]
    %exp_avg_l7_out_b : [num_users=1] = placeholder[target=exp_avg_l7_out_b]
    %exp_avg_l8_ln1_w : [num_users=1] = placeholder[target=exp_avg_l8_ln1_w]
    %exp_avg_l8_ln1_b : [num_users=1] = placeholder[target=exp_avg_l8_ln1_b]
    %exp_avg_l8_ln2_w : [num_users=1] = placeholder[target=exp_avg_l8_ln2_w]
    %exp_avg_l8_ln2_b : [num_users=1] = placeholder[target=exp_avg_l8_ln2_b]
    %exp_avg_l8_attn_w : [num_users=1] = placeholder[target=exp_avg_l8_attn_w]
    %exp_avg_l8_attn_b : [num_users=1] = placeholder[target=exp_avg_l8_attn_b]
    %exp_avg_l8_proj_w : [num_users=1] = placeholder[target=exp_avg_l8_proj_w]
    %exp_avg_l8_proj_b : [num_users=1] = placeholder[target=exp_avg_l8_proj_b]
    %exp_avg_l8_fc_w : [num_users=1] = placeholder[target=exp_avg_l8_fc_w]
    %exp_avg_l8_fc_b : [num_users=1] = placeholder[target=exp_avg_l8_fc_b]
    %exp_avg_l8_out_w : [num_users=1] = placeholder[target=exp_avg_l8_out_w]
    %exp_avg_l8_out_b : [num_users=1] = placeholder[target=exp_avg_l8_out_b]
    %exp_avg_l9_ln1_w : [num_users=1] = placeholder[target=exp_avg_l9_ln1_w]
    %exp_avg_l9_ln1_b : [num_users=1] = placeholder[target=exp_avg_l9_ln1_b]
    %exp_avg_l9_ln2_w : [num_users=1] = placeholder[target=exp_avg_l9_ln2_w]
    %exp_avg_l9_ln2_b : [num_users=1] = placeholder[target=exp_avg_l9_ln2_b]
    %exp_avg_l9_attn_w : [num_users=1] = placeholder[target=exp_avg_l9_attn_w]
    %exp_avg_l9_attn_b : [num_users=1] = placeholder[target=exp_avg_l9_attn_b]
    %exp_avg_l9_proj_w : [num_users=1] = placeholder[target=exp_avg_l9_proj_w]
    %exp_avg_l9_proj_b : [num_users=1] = placeholder[target=exp_avg_l9_proj_b]
    %exp_avg_l9_fc_w : [num_users=1] = placeholder[target=exp_avg_l9_fc_w]
    %exp_avg_l9_fc_b : [num_users=1] = placeholder[target=exp_avg_l9_fc_b]
    %exp_avg_l9_out_w : [num_users=1] = placeholder[target=exp_avg_l9_out_w]
    %exp_avg_l9_out_b : [num_users=1] = placeholder[target=exp_avg_l9_out_b]
    %exp_avg_l10_ln1_w : [num_users=1] = placeholder[target=exp_avg_l10_ln1_w]
    %exp_avg_l10_ln1_b : [num_users=1] = placeholder[target=exp_avg_l10_ln1_b]
    %exp_avg_l10_ln2_w : [num_users=1] = placeholder[target=exp_avg_l10_ln2_w]
    %exp_avg_l10_ln2_b : [num_users=1] = placeholder[target=exp_avg_l10_ln2_b]
    %exp_avg_l10_attn_w : [num_users=1] = placeholder[target=exp_avg_l10_attn_w]
    %exp_avg_l10_attn_b : [num_users=1] = placeholder[target=exp_avg_l10_attn_b]
    %exp_avg_l10_proj_w : [num_users=1] = placeholder[target=exp_avg_l10_proj_w]
    %exp_avg_l10_proj_b : [num_users=1] = placeholder[target=exp_avg_l10_proj_b]
    %exp_avg_l10_fc_w : [num_users=1] = placeholder[target=exp_avg_l10_fc_w]
    %exp_avg_l10_fc_b : [num_users=1] = placeholder[target=exp_avg_l10_fc_b]
    %exp_avg_l10_out_w : [num_users=1] = placeholder[target=exp_avg_l10_out_w]
    %exp_avg_l10_out_b : [num_users=1] = placeholder[target=exp_avg_l10_out_b]
    %exp_avg_l11_ln1_w : [num_users=1] = placeholder[target=exp_avg_l11_ln1_w]
    %exp_avg_l11_ln1_b : [num_users=1] = placeholder[target=exp_avg_l11_ln1_b]
    %exp_avg_l11_ln2_w : [num_users=1] = placeholder[target=exp_avg_l11_ln2_w]
    %exp_avg_l11_ln2_b : [num_users=1] = placeholder[target=exp_avg_l11_ln2_b]
    %exp_avg_l11_attn_w : [num_users=1] = placeholder[target=exp_avg_l11_attn_w]
    %exp_avg_l11_attn_b : [num_users=1] = placeholder[target=exp_avg_l11_attn_b]
    %exp_avg_l11_proj_w : [num_users=1] = placeholder[target=exp_avg_l11_proj_w]
    %exp_avg_l11_proj_b : [num_users=1] = placeholder[target=exp_avg_l11_proj_b]
    %exp_avg_l11_fc_w : [num_users=1] = placeholder[target=exp_avg_l11_fc_w]
    %exp_avg_l11_fc_b : [num_users=1] = placeholder[target=exp_avg_l11_fc_b]
    %exp_avg_l11_out_w : [num_users=1] = placeholder[target=exp_avg_l11_out_w]
    %exp_avg_l11_out_b : [num_users=1] = placeholder[target=exp_avg_l11_out_b]
    %exp_avg_ln_w : [num_users=1] = placeholder[target=exp_avg_ln_w]
    %exp_avg_ln_b : [num_users=1] = placeholder[target=exp_avg_ln_b]
    %exp_avg_head_w : [num_users=1] = placeholder[target=exp_avg_head_w]
    %exp_avg_head_b : [num_users=1] = placeholder[target=exp_avg_head_b]
    %exp_avg_sq_wte : [num_users=1] = placeholder[target=exp_avg_sq_wte]
    %exp_avg_sq_wpe : [num_users=1] = placeholder[target=exp_avg_sq_wpe]
    %exp_avg_sq_l0_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln1_w]
    %exp_avg_sq_l0_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln1_b]
    %exp_avg_sq_l0_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln2_w]
    %exp_avg_sq_l0_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_ln2_b]
    %exp_avg_sq_l0_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_attn_w]
    %exp_avg_sq_l0_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_attn_b]
    %exp_avg_sq_l0_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_proj_w]
    %exp_avg_sq_l0_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_proj_b]
    %exp_avg_sq_l0_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_fc_w]
    %exp_avg_sq_l0_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_fc_b]
    %exp_avg_sq_l0_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l0_out_w]
    %exp_avg_sq_l0_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l0_out_b]
    %exp_avg_sq_l1_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln1_w]
    %exp_avg_sq_l1_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln1_b]
    %exp_avg_sq_l1_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln2_w]
    %exp_avg_sq_l1_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_ln2_b]
    %exp_avg_sq_l1_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_attn_w]
    %exp_avg_sq_l1_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_attn_b]
    %exp_avg_sq_l1_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_proj_w]
    %exp_avg_sq_l1_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_proj_b]
    %exp_avg_sq_l1_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_fc_w]
    %exp_avg_sq_l1_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_fc_b]
    %exp_avg_sq_l1_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l1_out_w]
    %exp_avg_sq_l1_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l1_out_b]
    %exp_avg_sq_l2_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l2_ln1_w]
    %exp_avg_sq_l2_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l2_ln1_b]
    %exp_avg_sq_l2_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l2_ln2_w]
    %exp_avg_sq_l2_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l2_ln2_b]
    %exp_avg_sq_l2_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l2_attn_w]
    %exp_avg_sq_l2_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l2_attn_b]
    %exp_avg_sq_l2_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l2_proj_w]
    %exp_avg_sq_l2_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l2_proj_b]
    %exp_avg_sq_l2_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l2_fc_w]
    %exp_avg_sq_l2_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l2_fc_b]
    %exp_avg_sq_l2_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l2_out_w]
    %exp_avg_sq_l2_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l2_out_b]
    %exp_avg_sq_l3_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l3_ln1_w]
    %exp_avg_sq_l3_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l3_ln1_b]
    %exp_avg_sq_l3_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l3_ln2_w]
    %exp_avg_sq_l3_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l3_ln2_b]
    %exp_avg_sq_l3_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l3_attn_w]
    %exp_avg_sq_l3_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l3_attn_b]
    %exp_avg_sq_l3_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l3_proj_w]
    %exp_avg_sq_l3_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l3_proj_b]
    %exp_avg_sq_l3_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l3_fc_w]
    %exp_avg_sq_l3_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l3_fc_b]
    %exp_avg_sq_l3_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l3_out_w]
    %exp_avg_sq_l3_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l3_out_b]
    %exp_avg_sq_l4_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l4_ln1_w]
    %exp_avg_sq_l4_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l4_ln1_b]
    %exp_avg_sq_l4_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l4_ln2_w]
    %exp_avg_sq_l4_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l4_ln2_b]
    %exp_avg_sq_l4_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l4_attn_w]
    %exp_avg_sq_l4_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l4_attn_b]
    %exp_avg_sq_l4_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l4_proj_w]
    %exp_avg_sq_l4_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l4_proj_b]
    %exp_avg_sq_l4_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l4_fc_w]
    %exp_avg_sq_l4_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l4_fc_b]
    %exp_avg_sq_l4_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l4_out_w]
    %exp_avg_sq_l4_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l4_out_b]
    %exp_avg_sq_l5_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l5_ln1_w]
    %exp_avg_sq_l5_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l5_ln1_b]
    %exp_avg_sq_l5_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l5_ln2_w]
    %exp_avg_sq_l5_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l5_ln2_b]
    %exp_avg_sq_l5_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l5_attn_w]
    %exp_avg_sq_l5_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l5_attn_b]
    %exp_avg_sq_l5_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l5_proj_w]
    %exp_avg_sq_l5_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l5_proj_b]
    %exp_avg_sq_l5_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l5_fc_w]
    %exp_avg_sq_l5_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l5_fc_b]
    %exp_avg_sq_l5_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l5_out_w]
    %exp_avg_sq_l5_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l5_out_b]
    %exp_avg_sq_l6_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l6_ln1_w]
    %exp_avg_sq_l6_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l6_ln1_b]
    %exp_avg_sq_l6_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l6_ln2_w]
    %exp_avg_sq_l6_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l6_ln2_b]
    %exp_avg_sq_l6_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l6_attn_w]
    %exp_avg_sq_l6_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l6_attn_b]
    %exp_avg_sq_l6_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l6_proj_w]
    %exp_avg_sq_l6_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l6_proj_b]
    %exp_avg_sq_l6_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l6_fc_w]
    %exp_avg_sq_l6_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l6_fc_b]
    %exp_avg_sq_l6_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l6_out_w]
    %exp_avg_sq_l6_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l6_out_b]
    %exp_avg_sq_l7_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l7_ln1_w]
    %exp_avg_sq_l7_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l7_ln1_b]
    %exp_avg_sq_l7_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l7_ln2_w]
    %exp_avg_sq_l7_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l7_ln2_b]
    %exp_avg_sq_l7_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l7_attn_w]
    %exp_avg_sq_l7_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l7_attn_b]
    %exp_avg_sq_l7_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l7_proj_w]
    %exp_avg_sq_l7_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l7_proj_b]
    %exp_avg_sq_l7_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l7_fc_w]
    %exp_avg_sq_l7_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l7_fc_b]
    %exp_avg_sq_l7_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l7_out_w]
    %exp_avg_sq_l7_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l7_out_b]
    %exp_avg_sq_l8_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l8_ln1_w]
    %exp_avg_sq_l8_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l8_ln1_b]
    %exp_avg_sq_l8_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l8_ln2_w]
    %exp_avg_sq_l8_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l8_ln2_b]
    %exp_avg_sq_l8_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l8_attn_w]
    %exp_avg_sq_l8_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l8_attn_b]
    %exp_avg_sq_l8_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l8_proj_w]
    %exp_avg_sq_l8_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l8_proj_b]
    %exp_avg_sq_l8_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l8_fc_w]
    %exp_avg_sq_l8_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l8_fc_b]
    %exp_avg_sq_l8_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l8_out_w]
    %exp_avg_sq_l8_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l8_out_b]
    %exp_avg_sq_l9_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l9_ln1_w]
    %exp_avg_sq_l9_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l9_ln1_b]
    %exp_avg_sq_l9_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l9_ln2_w]
    %exp_avg_sq_l9_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l9_ln2_b]
    %exp_avg_sq_l9_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l9_attn_w]
    %exp_avg_sq_l9_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l9_attn_b]
    %exp_avg_sq_l9_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l9_proj_w]
    %exp_avg_sq_l9_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l9_proj_b]
    %exp_avg_sq_l9_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l9_fc_w]
    %exp_avg_sq_l9_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l9_fc_b]
    %exp_avg_sq_l9_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l9_out_w]
    %exp_avg_sq_l9_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l9_out_b]
    %exp_avg_sq_l10_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l10_ln1_w]
    %exp_avg_sq_l10_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l10_ln1_b]
    %exp_avg_sq_l10_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l10_ln2_w]
    %exp_avg_sq_l10_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l10_ln2_b]
    %exp_avg_sq_l10_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l10_attn_w]
    %exp_avg_sq_l10_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l10_attn_b]
    %exp_avg_sq_l10_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l10_proj_w]
    %exp_avg_sq_l10_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l10_proj_b]
    %exp_avg_sq_l10_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l10_fc_w]
    %exp_avg_sq_l10_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l10_fc_b]
    %exp_avg_sq_l10_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l10_out_w]
    %exp_avg_sq_l10_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l10_out_b]
    %exp_avg_sq_l11_ln1_w : [num_users=1] = placeholder[target=exp_avg_sq_l11_ln1_w]
    %exp_avg_sq_l11_ln1_b : [num_users=1] = placeholder[target=exp_avg_sq_l11_ln1_b]
    %exp_avg_sq_l11_ln2_w : [num_users=1] = placeholder[target=exp_avg_sq_l11_ln2_w]
    %exp_avg_sq_l11_ln2_b : [num_users=1] = placeholder[target=exp_avg_sq_l11_ln2_b]
    %exp_avg_sq_l11_attn_w : [num_users=1] = placeholder[target=exp_avg_sq_l11_attn_w]
    %exp_avg_sq_l11_attn_b : [num_users=1] = placeholder[target=exp_avg_sq_l11_attn_b]
    %exp_avg_sq_l11_proj_w : [num_users=1] = placeholder[target=exp_avg_sq_l11_proj_w]
    %exp_avg_sq_l11_proj_b : [num_users=1] = placeholder[target=exp_avg_sq_l11_proj_b]
    %exp_avg_sq_l11_fc_w : [num_users=1] = placeholder[target=exp_avg_sq_l11_fc_w]
    %exp_avg_sq_l11_fc_b : [num_users=1] = placeholder[target=exp_avg_sq_l11_fc_b]
    %exp_avg_sq_l11_out_w : [num_users=1] = placeholder[target=exp_avg_sq_l11_out_w]
    %exp_avg_sq_l11_out_b : [num_users=1] = placeholder[target=exp_avg_sq_l11_out_b]
    %exp_avg_sq_ln_w : [num_users=1] = placeholder[target=exp_avg_sq_ln_w]
    %exp_avg_sq_ln_b : [num_users=1] = placeholder[target=exp_avg_sq_ln_b]
    %exp_avg_sq_head_w : [num_users=1] = placeholder[target=exp_avg_sq_head_w]
    %exp_avg_sq_head_b : [num_users=1] = placeholder[target=exp_avg_sq_head_b]
    %step : [num_users=1] = placeholder[target=step]
    %add : [num_users=3] = call_function[target=torch.ops.aten.add.Tensor](args = (%step, 1), kwargs = {})
    %pow_1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.9, %add), kwargs = {})
    %rsub : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_1, 1), kwargs = {})
    %reciprocal : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%rsub,), kwargs = {})
    %mul : [num_users=150] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal, 0.001), kwargs = {})
    %pow_2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.999, %add), kwargs = {})
    %rsub_1 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_2, 1), kwargs = {})
    %sqrt : [num_users=150] = call_function[target=torch.ops.aten.sqrt.default](args = (%rsub_1,), kwargs = {})
    %lerp : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_wte, %grad_wte, 0.09999999999999998), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_wte, 0.999), kwargs = {})
    %addcmul : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_1, %grad_wte, %grad_wte), kwargs = {value: 0.0010000000000000009})
    %sqrt_1 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul,), kwargs = {})
    %div : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_1, %sqrt), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div, 1e-08), kwargs = {})
    %div_1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp, %add_1), kwargs = {})
    %mul_2 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_1), kwargs = {})
    %sub : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_wte, %mul_2), kwargs = {})
    %lerp_1 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_wpe, %grad_wpe, 0.09999999999999998), kwargs = {})
    %mul_3 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_wpe, 0.999), kwargs = {})
    %addcmul_1 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_3, %grad_wpe, %grad_wpe), kwargs = {value: 0.0010000000000000009})
    %sqrt_2 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_1,), kwargs = {})
    %div_2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_2, %sqrt), kwargs = {})
    %add_2 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_2, 1e-08), kwargs = {})
    %div_3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_1, %add_2), kwargs = {})
    %mul_4 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_3), kwargs = {})
    %sub_1 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_wpe, %mul_4), kwargs = {})
    %lerp_2 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln1_w, %grad_l0_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_5 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln1_w, 0.999), kwargs = {})
    %addcmul_2 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_5, %grad_l0_ln1_w, %grad_l0_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_3 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_2,), kwargs = {})
    %div_4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_3, %sqrt), kwargs = {})
    %add_3 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_4, 1e-08), kwargs = {})
    %div_5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_2, %add_3), kwargs = {})
    %mul_6 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_5), kwargs = {})
    %sub_2 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln1_w, %mul_6), kwargs = {})
    %lerp_3 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln1_b, %grad_l0_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_7 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln1_b, 0.999), kwargs = {})
    %addcmul_3 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_7, %grad_l0_ln1_b, %grad_l0_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_4 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_3,), kwargs = {})
    %div_6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_4, %sqrt), kwargs = {})
    %add_4 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_6, 1e-08), kwargs = {})
    %div_7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_3, %add_4), kwargs = {})
    %mul_8 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_7), kwargs = {})
    %sub_3 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln1_b, %mul_8), kwargs = {})
    %lerp_4 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln2_w, %grad_l0_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_9 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln2_w, 0.999), kwargs = {})
    %addcmul_4 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_9, %grad_l0_ln2_w, %grad_l0_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_5 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_4,), kwargs = {})
    %div_8 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_5, %sqrt), kwargs = {})
    %add_5 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_8, 1e-08), kwargs = {})
    %div_9 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_4, %add_5), kwargs = {})
    %mul_10 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_9), kwargs = {})
    %sub_4 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln2_w, %mul_10), kwargs = {})
    %lerp_5 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_ln2_b, %grad_l0_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_11 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_ln2_b, 0.999), kwargs = {})
    %addcmul_5 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_11, %grad_l0_ln2_b, %grad_l0_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_6 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_5,), kwargs = {})
    %div_10 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_6, %sqrt), kwargs = {})
    %add_6 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_10, 1e-08), kwargs = {})
    %div_11 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_5, %add_6), kwargs = {})
    %mul_12 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_11), kwargs = {})
    %sub_5 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_ln2_b, %mul_12), kwargs = {})
    %lerp_6 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_attn_w, %grad_l0_attn_w, 0.09999999999999998), kwargs = {})
    %mul_13 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_attn_w, 0.999), kwargs = {})
    %addcmul_6 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_13, %grad_l0_attn_w, %grad_l0_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_7 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_6,), kwargs = {})
    %div_12 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_7, %sqrt), kwargs = {})
    %add_7 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_12, 1e-08), kwargs = {})
    %div_13 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_6, %add_7), kwargs = {})
    %mul_14 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_13), kwargs = {})
    %sub_6 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_attn_w, %mul_14), kwargs = {})
    %lerp_7 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_attn_b, %grad_l0_attn_b, 0.09999999999999998), kwargs = {})
    %mul_15 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_attn_b, 0.999), kwargs = {})
    %addcmul_7 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_15, %grad_l0_attn_b, %grad_l0_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_8 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_7,), kwargs = {})
    %div_14 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_8, %sqrt), kwargs = {})
    %add_8 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_14, 1e-08), kwargs = {})
    %div_15 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_7, %add_8), kwargs = {})
    %mul_16 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_15), kwargs = {})
    %sub_7 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_attn_b, %mul_16), kwargs = {})
    %lerp_8 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_proj_w, %grad_l0_proj_w, 0.09999999999999998), kwargs = {})
    %mul_17 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_proj_w, 0.999), kwargs = {})
    %addcmul_8 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_17, %grad_l0_proj_w, %grad_l0_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_9 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_8,), kwargs = {})
    %div_16 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_9, %sqrt), kwargs = {})
    %add_9 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_16, 1e-08), kwargs = {})
    %div_17 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_8, %add_9), kwargs = {})
    %mul_18 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_17), kwargs = {})
    %sub_8 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_proj_w, %mul_18), kwargs = {})
    %lerp_9 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_proj_b, %grad_l0_proj_b, 0.09999999999999998), kwargs = {})
    %mul_19 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_proj_b, 0.999), kwargs = {})
    %addcmul_9 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_19, %grad_l0_proj_b, %grad_l0_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_10 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_9,), kwargs = {})
    %div_18 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_10, %sqrt), kwargs = {})
    %add_10 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_18, 1e-08), kwargs = {})
    %div_19 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_9, %add_10), kwargs = {})
    %mul_20 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_19), kwargs = {})
    %sub_9 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_proj_b, %mul_20), kwargs = {})
    %lerp_10 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_fc_w, %grad_l0_fc_w, 0.09999999999999998), kwargs = {})
    %mul_21 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_fc_w, 0.999), kwargs = {})
    %addcmul_10 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_21, %grad_l0_fc_w, %grad_l0_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_11 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_10,), kwargs = {})
    %div_20 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_11, %sqrt), kwargs = {})
    %add_11 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_20, 1e-08), kwargs = {})
    %div_21 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_10, %add_11), kwargs = {})
    %mul_22 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_21), kwargs = {})
    %sub_10 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_fc_w, %mul_22), kwargs = {})
    %lerp_11 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_fc_b, %grad_l0_fc_b, 0.09999999999999998), kwargs = {})
    %mul_23 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_fc_b, 0.999), kwargs = {})
    %addcmul_11 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_23, %grad_l0_fc_b, %grad_l0_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_12 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_11,), kwargs = {})
    %div_22 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_12, %sqrt), kwargs = {})
    %add_12 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_22, 1e-08), kwargs = {})
    %div_23 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_11, %add_12), kwargs = {})
    %mul_24 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_23), kwargs = {})
    %sub_11 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_fc_b, %mul_24), kwargs = {})
    %lerp_12 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_out_w, %grad_l0_out_w, 0.09999999999999998), kwargs = {})
    %mul_25 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_out_w, 0.999), kwargs = {})
    %addcmul_12 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_25, %grad_l0_out_w, %grad_l0_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_13 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_12,), kwargs = {})
    %div_24 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_13, %sqrt), kwargs = {})
    %add_13 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_24, 1e-08), kwargs = {})
    %div_25 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_12, %add_13), kwargs = {})
    %mul_26 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_25), kwargs = {})
    %sub_12 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_out_w, %mul_26), kwargs = {})
    %lerp_13 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l0_out_b, %grad_l0_out_b, 0.09999999999999998), kwargs = {})
    %mul_27 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l0_out_b, 0.999), kwargs = {})
    %addcmul_13 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_27, %grad_l0_out_b, %grad_l0_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_14 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_13,), kwargs = {})
    %div_26 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_14, %sqrt), kwargs = {})
    %add_14 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_26, 1e-08), kwargs = {})
    %div_27 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_13, %add_14), kwargs = {})
    %mul_28 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_27), kwargs = {})
    %sub_13 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l0_out_b, %mul_28), kwargs = {})
    %lerp_14 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln1_w, %grad_l1_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_29 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln1_w, 0.999), kwargs = {})
    %addcmul_14 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_29, %grad_l1_ln1_w, %grad_l1_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_15 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_14,), kwargs = {})
    %div_28 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_15, %sqrt), kwargs = {})
    %add_15 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_28, 1e-08), kwargs = {})
    %div_29 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_14, %add_15), kwargs = {})
    %mul_30 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_29), kwargs = {})
    %sub_14 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln1_w, %mul_30), kwargs = {})
    %lerp_15 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln1_b, %grad_l1_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_31 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln1_b, 0.999), kwargs = {})
    %addcmul_15 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_31, %grad_l1_ln1_b, %grad_l1_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_16 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_15,), kwargs = {})
    %div_30 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_16, %sqrt), kwargs = {})
    %add_16 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_30, 1e-08), kwargs = {})
    %div_31 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_15, %add_16), kwargs = {})
    %mul_32 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_31), kwargs = {})
    %sub_15 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln1_b, %mul_32), kwargs = {})
    %lerp_16 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln2_w, %grad_l1_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_33 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln2_w, 0.999), kwargs = {})
    %addcmul_16 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_33, %grad_l1_ln2_w, %grad_l1_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_17 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_16,), kwargs = {})
    %div_32 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_17, %sqrt), kwargs = {})
    %add_17 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_32, 1e-08), kwargs = {})
    %div_33 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_16, %add_17), kwargs = {})
    %mul_34 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_33), kwargs = {})
    %sub_16 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln2_w, %mul_34), kwargs = {})
    %lerp_17 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_ln2_b, %grad_l1_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_35 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_ln2_b, 0.999), kwargs = {})
    %addcmul_17 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_35, %grad_l1_ln2_b, %grad_l1_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_18 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_17,), kwargs = {})
    %div_34 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_18, %sqrt), kwargs = {})
    %add_18 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_34, 1e-08), kwargs = {})
    %div_35 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_17, %add_18), kwargs = {})
    %mul_36 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_35), kwargs = {})
    %sub_17 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_ln2_b, %mul_36), kwargs = {})
    %lerp_18 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_attn_w, %grad_l1_attn_w, 0.09999999999999998), kwargs = {})
    %mul_37 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_attn_w, 0.999), kwargs = {})
    %addcmul_18 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_37, %grad_l1_attn_w, %grad_l1_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_19 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_18,), kwargs = {})
    %div_36 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_19, %sqrt), kwargs = {})
    %add_19 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_36, 1e-08), kwargs = {})
    %div_37 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_18, %add_19), kwargs = {})
    %mul_38 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_37), kwargs = {})
    %sub_18 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_attn_w, %mul_38), kwargs = {})
    %lerp_19 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_attn_b, %grad_l1_attn_b, 0.09999999999999998), kwargs = {})
    %mul_39 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_attn_b, 0.999), kwargs = {})
    %addcmul_19 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_39, %grad_l1_attn_b, %grad_l1_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_20 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_19,), kwargs = {})
    %div_38 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_20, %sqrt), kwargs = {})
    %add_20 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_38, 1e-08), kwargs = {})
    %div_39 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_19, %add_20), kwargs = {})
    %mul_40 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_39), kwargs = {})
    %sub_19 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_attn_b, %mul_40), kwargs = {})
    %lerp_20 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_proj_w, %grad_l1_proj_w, 0.09999999999999998), kwargs = {})
    %mul_41 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_proj_w, 0.999), kwargs = {})
    %addcmul_20 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_41, %grad_l1_proj_w, %grad_l1_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_21 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_20,), kwargs = {})
    %div_40 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_21, %sqrt), kwargs = {})
    %add_21 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_40, 1e-08), kwargs = {})
    %div_41 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_20, %add_21), kwargs = {})
    %mul_42 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_41), kwargs = {})
    %sub_20 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_proj_w, %mul_42), kwargs = {})
    %lerp_21 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_proj_b, %grad_l1_proj_b, 0.09999999999999998), kwargs = {})
    %mul_43 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_proj_b, 0.999), kwargs = {})
    %addcmul_21 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_43, %grad_l1_proj_b, %grad_l1_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_22 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_21,), kwargs = {})
    %div_42 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_22, %sqrt), kwargs = {})
    %add_22 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_42, 1e-08), kwargs = {})
    %div_43 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_21, %add_22), kwargs = {})
    %mul_44 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_43), kwargs = {})
    %sub_21 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_proj_b, %mul_44), kwargs = {})
    %lerp_22 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_fc_w, %grad_l1_fc_w, 0.09999999999999998), kwargs = {})
    %mul_45 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_fc_w, 0.999), kwargs = {})
    %addcmul_22 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_45, %grad_l1_fc_w, %grad_l1_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_23 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_22,), kwargs = {})
    %div_44 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_23, %sqrt), kwargs = {})
    %add_23 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_44, 1e-08), kwargs = {})
    %div_45 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_22, %add_23), kwargs = {})
    %mul_46 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_45), kwargs = {})
    %sub_22 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_fc_w, %mul_46), kwargs = {})
    %lerp_23 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_fc_b, %grad_l1_fc_b, 0.09999999999999998), kwargs = {})
    %mul_47 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_fc_b, 0.999), kwargs = {})
    %addcmul_23 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_47, %grad_l1_fc_b, %grad_l1_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_24 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_23,), kwargs = {})
    %div_46 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_24, %sqrt), kwargs = {})
    %add_24 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_46, 1e-08), kwargs = {})
    %div_47 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_23, %add_24), kwargs = {})
    %mul_48 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_47), kwargs = {})
    %sub_23 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_fc_b, %mul_48), kwargs = {})
    %lerp_24 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_out_w, %grad_l1_out_w, 0.09999999999999998), kwargs = {})
    %mul_49 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_out_w, 0.999), kwargs = {})
    %addcmul_24 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_49, %grad_l1_out_w, %grad_l1_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_25 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_24,), kwargs = {})
    %div_48 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_25, %sqrt), kwargs = {})
    %add_25 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_48, 1e-08), kwargs = {})
    %div_49 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_24, %add_25), kwargs = {})
    %mul_50 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_49), kwargs = {})
    %sub_24 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_out_w, %mul_50), kwargs = {})
    %lerp_25 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l1_out_b, %grad_l1_out_b, 0.09999999999999998), kwargs = {})
    %mul_51 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l1_out_b, 0.999), kwargs = {})
    %addcmul_25 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_51, %grad_l1_out_b, %grad_l1_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_26 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_25,), kwargs = {})
    %div_50 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_26, %sqrt), kwargs = {})
    %add_26 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_50, 1e-08), kwargs = {})
    %div_51 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_25, %add_26), kwargs = {})
    %mul_52 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_51), kwargs = {})
    %sub_25 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l1_out_b, %mul_52), kwargs = {})
    %lerp_26 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_ln1_w, %grad_l2_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_53 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_ln1_w, 0.999), kwargs = {})
    %addcmul_26 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_53, %grad_l2_ln1_w, %grad_l2_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_27 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_26,), kwargs = {})
    %div_52 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_27, %sqrt), kwargs = {})
    %add_27 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_52, 1e-08), kwargs = {})
    %div_53 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_26, %add_27), kwargs = {})
    %mul_54 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_53), kwargs = {})
    %sub_26 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_ln1_w, %mul_54), kwargs = {})
    %lerp_27 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_ln1_b, %grad_l2_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_55 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_ln1_b, 0.999), kwargs = {})
    %addcmul_27 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_55, %grad_l2_ln1_b, %grad_l2_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_28 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_27,), kwargs = {})
    %div_54 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_28, %sqrt), kwargs = {})
    %add_28 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_54, 1e-08), kwargs = {})
    %div_55 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_27, %add_28), kwargs = {})
    %mul_56 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_55), kwargs = {})
    %sub_27 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_ln1_b, %mul_56), kwargs = {})
    %lerp_28 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_ln2_w, %grad_l2_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_57 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_ln2_w, 0.999), kwargs = {})
    %addcmul_28 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_57, %grad_l2_ln2_w, %grad_l2_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_29 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_28,), kwargs = {})
    %div_56 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_29, %sqrt), kwargs = {})
    %add_29 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_56, 1e-08), kwargs = {})
    %div_57 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_28, %add_29), kwargs = {})
    %mul_58 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_57), kwargs = {})
    %sub_28 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_ln2_w, %mul_58), kwargs = {})
    %lerp_29 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_ln2_b, %grad_l2_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_59 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_ln2_b, 0.999), kwargs = {})
    %addcmul_29 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_59, %grad_l2_ln2_b, %grad_l2_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_30 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_29,), kwargs = {})
    %div_58 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_30, %sqrt), kwargs = {})
    %add_30 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_58, 1e-08), kwargs = {})
    %div_59 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_29, %add_30), kwargs = {})
    %mul_60 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_59), kwargs = {})
    %sub_29 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_ln2_b, %mul_60), kwargs = {})
    %lerp_30 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_attn_w, %grad_l2_attn_w, 0.09999999999999998), kwargs = {})
    %mul_61 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_attn_w, 0.999), kwargs = {})
    %addcmul_30 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_61, %grad_l2_attn_w, %grad_l2_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_31 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_30,), kwargs = {})
    %div_60 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_31, %sqrt), kwargs = {})
    %add_31 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_60, 1e-08), kwargs = {})
    %div_61 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_30, %add_31), kwargs = {})
    %mul_62 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_61), kwargs = {})
    %sub_30 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_attn_w, %mul_62), kwargs = {})
    %lerp_31 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_attn_b, %grad_l2_attn_b, 0.09999999999999998), kwargs = {})
    %mul_63 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_attn_b, 0.999), kwargs = {})
    %addcmul_31 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_63, %grad_l2_attn_b, %grad_l2_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_32 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_31,), kwargs = {})
    %div_62 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_32, %sqrt), kwargs = {})
    %add_32 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_62, 1e-08), kwargs = {})
    %div_63 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_31, %add_32), kwargs = {})
    %mul_64 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_63), kwargs = {})
    %sub_31 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_attn_b, %mul_64), kwargs = {})
    %lerp_32 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_proj_w, %grad_l2_proj_w, 0.09999999999999998), kwargs = {})
    %mul_65 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_proj_w, 0.999), kwargs = {})
    %addcmul_32 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_65, %grad_l2_proj_w, %grad_l2_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_33 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_32,), kwargs = {})
    %div_64 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_33, %sqrt), kwargs = {})
    %add_33 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_64, 1e-08), kwargs = {})
    %div_65 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_32, %add_33), kwargs = {})
    %mul_66 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_65), kwargs = {})
    %sub_32 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_proj_w, %mul_66), kwargs = {})
    %lerp_33 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_proj_b, %grad_l2_proj_b, 0.09999999999999998), kwargs = {})
    %mul_67 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_proj_b, 0.999), kwargs = {})
    %addcmul_33 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_67, %grad_l2_proj_b, %grad_l2_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_34 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_33,), kwargs = {})
    %div_66 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_34, %sqrt), kwargs = {})
    %add_34 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_66, 1e-08), kwargs = {})
    %div_67 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_33, %add_34), kwargs = {})
    %mul_68 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_67), kwargs = {})
    %sub_33 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_proj_b, %mul_68), kwargs = {})
    %lerp_34 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_fc_w, %grad_l2_fc_w, 0.09999999999999998), kwargs = {})
    %mul_69 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_fc_w, 0.999), kwargs = {})
    %addcmul_34 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_69, %grad_l2_fc_w, %grad_l2_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_35 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_34,), kwargs = {})
    %div_68 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_35, %sqrt), kwargs = {})
    %add_35 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_68, 1e-08), kwargs = {})
    %div_69 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_34, %add_35), kwargs = {})
    %mul_70 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_69), kwargs = {})
    %sub_34 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_fc_w, %mul_70), kwargs = {})
    %lerp_35 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_fc_b, %grad_l2_fc_b, 0.09999999999999998), kwargs = {})
    %mul_71 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_fc_b, 0.999), kwargs = {})
    %addcmul_35 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_71, %grad_l2_fc_b, %grad_l2_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_36 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_35,), kwargs = {})
    %div_70 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_36, %sqrt), kwargs = {})
    %add_36 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_70, 1e-08), kwargs = {})
    %div_71 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_35, %add_36), kwargs = {})
    %mul_72 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_71), kwargs = {})
    %sub_35 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_fc_b, %mul_72), kwargs = {})
    %lerp_36 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_out_w, %grad_l2_out_w, 0.09999999999999998), kwargs = {})
    %mul_73 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_out_w, 0.999), kwargs = {})
    %addcmul_36 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_73, %grad_l2_out_w, %grad_l2_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_37 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_36,), kwargs = {})
    %div_72 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_37, %sqrt), kwargs = {})
    %add_37 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_72, 1e-08), kwargs = {})
    %div_73 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_36, %add_37), kwargs = {})
    %mul_74 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_73), kwargs = {})
    %sub_36 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_out_w, %mul_74), kwargs = {})
    %lerp_37 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l2_out_b, %grad_l2_out_b, 0.09999999999999998), kwargs = {})
    %mul_75 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l2_out_b, 0.999), kwargs = {})
    %addcmul_37 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_75, %grad_l2_out_b, %grad_l2_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_38 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_37,), kwargs = {})
    %div_74 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_38, %sqrt), kwargs = {})
    %add_38 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_74, 1e-08), kwargs = {})
    %div_75 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_37, %add_38), kwargs = {})
    %mul_76 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_75), kwargs = {})
    %sub_37 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l2_out_b, %mul_76), kwargs = {})
    %lerp_38 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_ln1_w, %grad_l3_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_77 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_ln1_w, 0.999), kwargs = {})
    %addcmul_38 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_77, %grad_l3_ln1_w, %grad_l3_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_39 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_38,), kwargs = {})
    %div_76 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_39, %sqrt), kwargs = {})
    %add_39 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_76, 1e-08), kwargs = {})
    %div_77 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_38, %add_39), kwargs = {})
    %mul_78 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_77), kwargs = {})
    %sub_38 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_ln1_w, %mul_78), kwargs = {})
    %lerp_39 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_ln1_b, %grad_l3_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_79 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_ln1_b, 0.999), kwargs = {})
    %addcmul_39 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_79, %grad_l3_ln1_b, %grad_l3_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_40 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_39,), kwargs = {})
    %div_78 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_40, %sqrt), kwargs = {})
    %add_40 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_78, 1e-08), kwargs = {})
    %div_79 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_39, %add_40), kwargs = {})
    %mul_80 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_79), kwargs = {})
    %sub_39 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_ln1_b, %mul_80), kwargs = {})
    %lerp_40 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_ln2_w, %grad_l3_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_81 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_ln2_w, 0.999), kwargs = {})
    %addcmul_40 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_81, %grad_l3_ln2_w, %grad_l3_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_41 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_40,), kwargs = {})
    %div_80 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_41, %sqrt), kwargs = {})
    %add_41 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_80, 1e-08), kwargs = {})
    %div_81 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_40, %add_41), kwargs = {})
    %mul_82 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_81), kwargs = {})
    %sub_40 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_ln2_w, %mul_82), kwargs = {})
    %lerp_41 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_ln2_b, %grad_l3_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_83 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_ln2_b, 0.999), kwargs = {})
    %addcmul_41 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_83, %grad_l3_ln2_b, %grad_l3_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_42 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_41,), kwargs = {})
    %div_82 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_42, %sqrt), kwargs = {})
    %add_42 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_82, 1e-08), kwargs = {})
    %div_83 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_41, %add_42), kwargs = {})
    %mul_84 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_83), kwargs = {})
    %sub_41 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_ln2_b, %mul_84), kwargs = {})
    %lerp_42 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_attn_w, %grad_l3_attn_w, 0.09999999999999998), kwargs = {})
    %mul_85 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_attn_w, 0.999), kwargs = {})
    %addcmul_42 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_85, %grad_l3_attn_w, %grad_l3_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_43 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_42,), kwargs = {})
    %div_84 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_43, %sqrt), kwargs = {})
    %add_43 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_84, 1e-08), kwargs = {})
    %div_85 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_42, %add_43), kwargs = {})
    %mul_86 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_85), kwargs = {})
    %sub_42 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_attn_w, %mul_86), kwargs = {})
    %lerp_43 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_attn_b, %grad_l3_attn_b, 0.09999999999999998), kwargs = {})
    %mul_87 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_attn_b, 0.999), kwargs = {})
    %addcmul_43 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_87, %grad_l3_attn_b, %grad_l3_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_44 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_43,), kwargs = {})
    %div_86 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_44, %sqrt), kwargs = {})
    %add_44 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_86, 1e-08), kwargs = {})
    %div_87 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_43, %add_44), kwargs = {})
    %mul_88 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_87), kwargs = {})
    %sub_43 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_attn_b, %mul_88), kwargs = {})
    %lerp_44 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_proj_w, %grad_l3_proj_w, 0.09999999999999998), kwargs = {})
    %mul_89 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_proj_w, 0.999), kwargs = {})
    %addcmul_44 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_89, %grad_l3_proj_w, %grad_l3_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_45 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_44,), kwargs = {})
    %div_88 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_45, %sqrt), kwargs = {})
    %add_45 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_88, 1e-08), kwargs = {})
    %div_89 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_44, %add_45), kwargs = {})
    %mul_90 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_89), kwargs = {})
    %sub_44 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_proj_w, %mul_90), kwargs = {})
    %lerp_45 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_proj_b, %grad_l3_proj_b, 0.09999999999999998), kwargs = {})
    %mul_91 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_proj_b, 0.999), kwargs = {})
    %addcmul_45 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_91, %grad_l3_proj_b, %grad_l3_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_46 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_45,), kwargs = {})
    %div_90 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_46, %sqrt), kwargs = {})
    %add_46 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_90, 1e-08), kwargs = {})
    %div_91 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_45, %add_46), kwargs = {})
    %mul_92 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_91), kwargs = {})
    %sub_45 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_proj_b, %mul_92), kwargs = {})
    %lerp_46 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_fc_w, %grad_l3_fc_w, 0.09999999999999998), kwargs = {})
    %mul_93 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_fc_w, 0.999), kwargs = {})
    %addcmul_46 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_93, %grad_l3_fc_w, %grad_l3_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_47 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_46,), kwargs = {})
    %div_92 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_47, %sqrt), kwargs = {})
    %add_47 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_92, 1e-08), kwargs = {})
    %div_93 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_46, %add_47), kwargs = {})
    %mul_94 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_93), kwargs = {})
    %sub_46 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_fc_w, %mul_94), kwargs = {})
    %lerp_47 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_fc_b, %grad_l3_fc_b, 0.09999999999999998), kwargs = {})
    %mul_95 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_fc_b, 0.999), kwargs = {})
    %addcmul_47 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_95, %grad_l3_fc_b, %grad_l3_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_48 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_47,), kwargs = {})
    %div_94 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_48, %sqrt), kwargs = {})
    %add_48 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_94, 1e-08), kwargs = {})
    %div_95 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_47, %add_48), kwargs = {})
    %mul_96 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_95), kwargs = {})
    %sub_47 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_fc_b, %mul_96), kwargs = {})
    %lerp_48 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_out_w, %grad_l3_out_w, 0.09999999999999998), kwargs = {})
    %mul_97 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_out_w, 0.999), kwargs = {})
    %addcmul_48 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_97, %grad_l3_out_w, %grad_l3_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_49 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_48,), kwargs = {})
    %div_96 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_49, %sqrt), kwargs = {})
    %add_49 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_96, 1e-08), kwargs = {})
    %div_97 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_48, %add_49), kwargs = {})
    %mul_98 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_97), kwargs = {})
    %sub_48 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_out_w, %mul_98), kwargs = {})
    %lerp_49 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l3_out_b, %grad_l3_out_b, 0.09999999999999998), kwargs = {})
    %mul_99 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l3_out_b, 0.999), kwargs = {})
    %addcmul_49 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_99, %grad_l3_out_b, %grad_l3_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_50 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_49,), kwargs = {})
    %div_98 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_50, %sqrt), kwargs = {})
    %add_50 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_98, 1e-08), kwargs = {})
    %div_99 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_49, %add_50), kwargs = {})
    %mul_100 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_99), kwargs = {})
    %sub_49 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l3_out_b, %mul_100), kwargs = {})
    %lerp_50 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_ln1_w, %grad_l4_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_101 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_ln1_w, 0.999), kwargs = {})
    %addcmul_50 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_101, %grad_l4_ln1_w, %grad_l4_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_51 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_50,), kwargs = {})
    %div_100 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_51, %sqrt), kwargs = {})
    %add_51 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_100, 1e-08), kwargs = {})
    %div_101 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_50, %add_51), kwargs = {})
    %mul_102 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_101), kwargs = {})
    %sub_50 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_ln1_w, %mul_102), kwargs = {})
    %lerp_51 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_ln1_b, %grad_l4_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_103 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_ln1_b, 0.999), kwargs = {})
    %addcmul_51 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_103, %grad_l4_ln1_b, %grad_l4_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_52 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_51,), kwargs = {})
    %div_102 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_52, %sqrt), kwargs = {})
    %add_52 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_102, 1e-08), kwargs = {})
    %div_103 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_51, %add_52), kwargs = {})
    %mul_104 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_103), kwargs = {})
    %sub_51 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_ln1_b, %mul_104), kwargs = {})
    %lerp_52 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_ln2_w, %grad_l4_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_105 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_ln2_w, 0.999), kwargs = {})
    %addcmul_52 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_105, %grad_l4_ln2_w, %grad_l4_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_53 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_52,), kwargs = {})
    %div_104 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_53, %sqrt), kwargs = {})
    %add_53 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_104, 1e-08), kwargs = {})
    %div_105 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_52, %add_53), kwargs = {})
    %mul_106 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_105), kwargs = {})
    %sub_52 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_ln2_w, %mul_106), kwargs = {})
    %lerp_53 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_ln2_b, %grad_l4_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_107 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_ln2_b, 0.999), kwargs = {})
    %addcmul_53 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_107, %grad_l4_ln2_b, %grad_l4_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_54 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_53,), kwargs = {})
    %div_106 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_54, %sqrt), kwargs = {})
    %add_54 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_106, 1e-08), kwargs = {})
    %div_107 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_53, %add_54), kwargs = {})
    %mul_108 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_107), kwargs = {})
    %sub_53 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_ln2_b, %mul_108), kwargs = {})
    %lerp_54 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_attn_w, %grad_l4_attn_w, 0.09999999999999998), kwargs = {})
    %mul_109 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_attn_w, 0.999), kwargs = {})
    %addcmul_54 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_109, %grad_l4_attn_w, %grad_l4_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_55 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_54,), kwargs = {})
    %div_108 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_55, %sqrt), kwargs = {})
    %add_55 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_108, 1e-08), kwargs = {})
    %div_109 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_54, %add_55), kwargs = {})
    %mul_110 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_109), kwargs = {})
    %sub_54 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_attn_w, %mul_110), kwargs = {})
    %lerp_55 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_attn_b, %grad_l4_attn_b, 0.09999999999999998), kwargs = {})
    %mul_111 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_attn_b, 0.999), kwargs = {})
    %addcmul_55 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_111, %grad_l4_attn_b, %grad_l4_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_56 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_55,), kwargs = {})
    %div_110 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_56, %sqrt), kwargs = {})
    %add_56 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_110, 1e-08), kwargs = {})
    %div_111 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_55, %add_56), kwargs = {})
    %mul_112 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_111), kwargs = {})
    %sub_55 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_attn_b, %mul_112), kwargs = {})
    %lerp_56 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_proj_w, %grad_l4_proj_w, 0.09999999999999998), kwargs = {})
    %mul_113 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_proj_w, 0.999), kwargs = {})
    %addcmul_56 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_113, %grad_l4_proj_w, %grad_l4_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_57 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_56,), kwargs = {})
    %div_112 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_57, %sqrt), kwargs = {})
    %add_57 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_112, 1e-08), kwargs = {})
    %div_113 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_56, %add_57), kwargs = {})
    %mul_114 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_113), kwargs = {})
    %sub_56 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_proj_w, %mul_114), kwargs = {})
    %lerp_57 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_proj_b, %grad_l4_proj_b, 0.09999999999999998), kwargs = {})
    %mul_115 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_proj_b, 0.999), kwargs = {})
    %addcmul_57 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_115, %grad_l4_proj_b, %grad_l4_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_58 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_57,), kwargs = {})
    %div_114 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_58, %sqrt), kwargs = {})
    %add_58 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_114, 1e-08), kwargs = {})
    %div_115 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_57, %add_58), kwargs = {})
    %mul_116 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_115), kwargs = {})
    %sub_57 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_proj_b, %mul_116), kwargs = {})
    %lerp_58 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_fc_w, %grad_l4_fc_w, 0.09999999999999998), kwargs = {})
    %mul_117 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_fc_w, 0.999), kwargs = {})
    %addcmul_58 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_117, %grad_l4_fc_w, %grad_l4_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_59 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_58,), kwargs = {})
    %div_116 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_59, %sqrt), kwargs = {})
    %add_59 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_116, 1e-08), kwargs = {})
    %div_117 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_58, %add_59), kwargs = {})
    %mul_118 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_117), kwargs = {})
    %sub_58 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_fc_w, %mul_118), kwargs = {})
    %lerp_59 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_fc_b, %grad_l4_fc_b, 0.09999999999999998), kwargs = {})
    %mul_119 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_fc_b, 0.999), kwargs = {})
    %addcmul_59 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_119, %grad_l4_fc_b, %grad_l4_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_60 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_59,), kwargs = {})
    %div_118 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_60, %sqrt), kwargs = {})
    %add_60 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_118, 1e-08), kwargs = {})
    %div_119 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_59, %add_60), kwargs = {})
    %mul_120 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_119), kwargs = {})
    %sub_59 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_fc_b, %mul_120), kwargs = {})
    %lerp_60 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_out_w, %grad_l4_out_w, 0.09999999999999998), kwargs = {})
    %mul_121 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_out_w, 0.999), kwargs = {})
    %addcmul_60 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_121, %grad_l4_out_w, %grad_l4_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_61 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_60,), kwargs = {})
    %div_120 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_61, %sqrt), kwargs = {})
    %add_61 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_120, 1e-08), kwargs = {})
    %div_121 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_60, %add_61), kwargs = {})
    %mul_122 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_121), kwargs = {})
    %sub_60 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_out_w, %mul_122), kwargs = {})
    %lerp_61 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l4_out_b, %grad_l4_out_b, 0.09999999999999998), kwargs = {})
    %mul_123 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l4_out_b, 0.999), kwargs = {})
    %addcmul_61 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_123, %grad_l4_out_b, %grad_l4_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_62 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_61,), kwargs = {})
    %div_122 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_62, %sqrt), kwargs = {})
    %add_62 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_122, 1e-08), kwargs = {})
    %div_123 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_61, %add_62), kwargs = {})
    %mul_124 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_123), kwargs = {})
    %sub_61 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l4_out_b, %mul_124), kwargs = {})
    %lerp_62 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_ln1_w, %grad_l5_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_125 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_ln1_w, 0.999), kwargs = {})
    %addcmul_62 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_125, %grad_l5_ln1_w, %grad_l5_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_63 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_62,), kwargs = {})
    %div_124 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_63, %sqrt), kwargs = {})
    %add_63 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_124, 1e-08), kwargs = {})
    %div_125 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_62, %add_63), kwargs = {})
    %mul_126 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_125), kwargs = {})
    %sub_62 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_ln1_w, %mul_126), kwargs = {})
    %lerp_63 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_ln1_b, %grad_l5_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_127 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_ln1_b, 0.999), kwargs = {})
    %addcmul_63 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_127, %grad_l5_ln1_b, %grad_l5_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_64 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_63,), kwargs = {})
    %div_126 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_64, %sqrt), kwargs = {})
    %add_64 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_126, 1e-08), kwargs = {})
    %div_127 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_63, %add_64), kwargs = {})
    %mul_128 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_127), kwargs = {})
    %sub_63 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_ln1_b, %mul_128), kwargs = {})
    %lerp_64 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_ln2_w, %grad_l5_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_129 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_ln2_w, 0.999), kwargs = {})
    %addcmul_64 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_129, %grad_l5_ln2_w, %grad_l5_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_65 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_64,), kwargs = {})
    %div_128 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_65, %sqrt), kwargs = {})
    %add_65 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_128, 1e-08), kwargs = {})
    %div_129 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_64, %add_65), kwargs = {})
    %mul_130 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_129), kwargs = {})
    %sub_64 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_ln2_w, %mul_130), kwargs = {})
    %lerp_65 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_ln2_b, %grad_l5_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_131 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_ln2_b, 0.999), kwargs = {})
    %addcmul_65 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_131, %grad_l5_ln2_b, %grad_l5_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_66 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_65,), kwargs = {})
    %div_130 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_66, %sqrt), kwargs = {})
    %add_66 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_130, 1e-08), kwargs = {})
    %div_131 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_65, %add_66), kwargs = {})
    %mul_132 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_131), kwargs = {})
    %sub_65 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_ln2_b, %mul_132), kwargs = {})
    %lerp_66 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_attn_w, %grad_l5_attn_w, 0.09999999999999998), kwargs = {})
    %mul_133 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_attn_w, 0.999), kwargs = {})
    %addcmul_66 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_133, %grad_l5_attn_w, %grad_l5_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_67 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_66,), kwargs = {})
    %div_132 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_67, %sqrt), kwargs = {})
    %add_67 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_132, 1e-08), kwargs = {})
    %div_133 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_66, %add_67), kwargs = {})
    %mul_134 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_133), kwargs = {})
    %sub_66 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_attn_w, %mul_134), kwargs = {})
    %lerp_67 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_attn_b, %grad_l5_attn_b, 0.09999999999999998), kwargs = {})
    %mul_135 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_attn_b, 0.999), kwargs = {})
    %addcmul_67 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_135, %grad_l5_attn_b, %grad_l5_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_68 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_67,), kwargs = {})
    %div_134 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_68, %sqrt), kwargs = {})
    %add_68 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_134, 1e-08), kwargs = {})
    %div_135 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_67, %add_68), kwargs = {})
    %mul_136 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_135), kwargs = {})
    %sub_67 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_attn_b, %mul_136), kwargs = {})
    %lerp_68 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_proj_w, %grad_l5_proj_w, 0.09999999999999998), kwargs = {})
    %mul_137 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_proj_w, 0.999), kwargs = {})
    %addcmul_68 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_137, %grad_l5_proj_w, %grad_l5_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_69 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_68,), kwargs = {})
    %div_136 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_69, %sqrt), kwargs = {})
    %add_69 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_136, 1e-08), kwargs = {})
    %div_137 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_68, %add_69), kwargs = {})
    %mul_138 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_137), kwargs = {})
    %sub_68 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_proj_w, %mul_138), kwargs = {})
    %lerp_69 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_proj_b, %grad_l5_proj_b, 0.09999999999999998), kwargs = {})
    %mul_139 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_proj_b, 0.999), kwargs = {})
    %addcmul_69 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_139, %grad_l5_proj_b, %grad_l5_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_70 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_69,), kwargs = {})
    %div_138 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_70, %sqrt), kwargs = {})
    %add_70 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_138, 1e-08), kwargs = {})
    %div_139 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_69, %add_70), kwargs = {})
    %mul_140 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_139), kwargs = {})
    %sub_69 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_proj_b, %mul_140), kwargs = {})
    %lerp_70 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_fc_w, %grad_l5_fc_w, 0.09999999999999998), kwargs = {})
    %mul_141 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_fc_w, 0.999), kwargs = {})
    %addcmul_70 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_141, %grad_l5_fc_w, %grad_l5_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_71 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_70,), kwargs = {})
    %div_140 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_71, %sqrt), kwargs = {})
    %add_71 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_140, 1e-08), kwargs = {})
    %div_141 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_70, %add_71), kwargs = {})
    %mul_142 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_141), kwargs = {})
    %sub_70 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_fc_w, %mul_142), kwargs = {})
    %lerp_71 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_fc_b, %grad_l5_fc_b, 0.09999999999999998), kwargs = {})
    %mul_143 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_fc_b, 0.999), kwargs = {})
    %addcmul_71 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_143, %grad_l5_fc_b, %grad_l5_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_72 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_71,), kwargs = {})
    %div_142 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_72, %sqrt), kwargs = {})
    %add_72 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_142, 1e-08), kwargs = {})
    %div_143 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_71, %add_72), kwargs = {})
    %mul_144 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_143), kwargs = {})
    %sub_71 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_fc_b, %mul_144), kwargs = {})
    %lerp_72 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_out_w, %grad_l5_out_w, 0.09999999999999998), kwargs = {})
    %mul_145 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_out_w, 0.999), kwargs = {})
    %addcmul_72 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_145, %grad_l5_out_w, %grad_l5_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_73 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_72,), kwargs = {})
    %div_144 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_73, %sqrt), kwargs = {})
    %add_73 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_144, 1e-08), kwargs = {})
    %div_145 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_72, %add_73), kwargs = {})
    %mul_146 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_145), kwargs = {})
    %sub_72 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_out_w, %mul_146), kwargs = {})
    %lerp_73 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l5_out_b, %grad_l5_out_b, 0.09999999999999998), kwargs = {})
    %mul_147 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l5_out_b, 0.999), kwargs = {})
    %addcmul_73 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_147, %grad_l5_out_b, %grad_l5_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_74 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_73,), kwargs = {})
    %div_146 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_74, %sqrt), kwargs = {})
    %add_74 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_146, 1e-08), kwargs = {})
    %div_147 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_73, %add_74), kwargs = {})
    %mul_148 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_147), kwargs = {})
    %sub_73 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l5_out_b, %mul_148), kwargs = {})
    %lerp_74 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_ln1_w, %grad_l6_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_149 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_ln1_w, 0.999), kwargs = {})
    %addcmul_74 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_149, %grad_l6_ln1_w, %grad_l6_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_75 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_74,), kwargs = {})
    %div_148 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_75, %sqrt), kwargs = {})
    %add_75 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_148, 1e-08), kwargs = {})
    %div_149 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_74, %add_75), kwargs = {})
    %mul_150 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_149), kwargs = {})
    %sub_74 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_ln1_w, %mul_150), kwargs = {})
    %lerp_75 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_ln1_b, %grad_l6_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_151 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_ln1_b, 0.999), kwargs = {})
    %addcmul_75 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_151, %grad_l6_ln1_b, %grad_l6_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_76 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_75,), kwargs = {})
    %div_150 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_76, %sqrt), kwargs = {})
    %add_76 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_150, 1e-08), kwargs = {})
    %div_151 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_75, %add_76), kwargs = {})
    %mul_152 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_151), kwargs = {})
    %sub_75 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_ln1_b, %mul_152), kwargs = {})
    %lerp_76 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_ln2_w, %grad_l6_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_153 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_ln2_w, 0.999), kwargs = {})
    %addcmul_76 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_153, %grad_l6_ln2_w, %grad_l6_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_77 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_76,), kwargs = {})
    %div_152 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_77, %sqrt), kwargs = {})
    %add_77 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_152, 1e-08), kwargs = {})
    %div_153 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_76, %add_77), kwargs = {})
    %mul_154 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_153), kwargs = {})
    %sub_76 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_ln2_w, %mul_154), kwargs = {})
    %lerp_77 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_ln2_b, %grad_l6_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_155 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_ln2_b, 0.999), kwargs = {})
    %addcmul_77 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_155, %grad_l6_ln2_b, %grad_l6_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_78 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_77,), kwargs = {})
    %div_154 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_78, %sqrt), kwargs = {})
    %add_78 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_154, 1e-08), kwargs = {})
    %div_155 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_77, %add_78), kwargs = {})
    %mul_156 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_155), kwargs = {})
    %sub_77 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_ln2_b, %mul_156), kwargs = {})
    %lerp_78 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_attn_w, %grad_l6_attn_w, 0.09999999999999998), kwargs = {})
    %mul_157 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_attn_w, 0.999), kwargs = {})
    %addcmul_78 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_157, %grad_l6_attn_w, %grad_l6_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_79 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_78,), kwargs = {})
    %div_156 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_79, %sqrt), kwargs = {})
    %add_79 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_156, 1e-08), kwargs = {})
    %div_157 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_78, %add_79), kwargs = {})
    %mul_158 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_157), kwargs = {})
    %sub_78 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_attn_w, %mul_158), kwargs = {})
    %lerp_79 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_attn_b, %grad_l6_attn_b, 0.09999999999999998), kwargs = {})
    %mul_159 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_attn_b, 0.999), kwargs = {})
    %addcmul_79 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_159, %grad_l6_attn_b, %grad_l6_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_80 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_79,), kwargs = {})
    %div_158 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_80, %sqrt), kwargs = {})
    %add_80 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_158, 1e-08), kwargs = {})
    %div_159 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_79, %add_80), kwargs = {})
    %mul_160 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_159), kwargs = {})
    %sub_79 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_attn_b, %mul_160), kwargs = {})
    %lerp_80 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_proj_w, %grad_l6_proj_w, 0.09999999999999998), kwargs = {})
    %mul_161 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_proj_w, 0.999), kwargs = {})
    %addcmul_80 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_161, %grad_l6_proj_w, %grad_l6_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_81 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_80,), kwargs = {})
    %div_160 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_81, %sqrt), kwargs = {})
    %add_81 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_160, 1e-08), kwargs = {})
    %div_161 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_80, %add_81), kwargs = {})
    %mul_162 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_161), kwargs = {})
    %sub_80 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_proj_w, %mul_162), kwargs = {})
    %lerp_81 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_proj_b, %grad_l6_proj_b, 0.09999999999999998), kwargs = {})
    %mul_163 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_proj_b, 0.999), kwargs = {})
    %addcmul_81 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_163, %grad_l6_proj_b, %grad_l6_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_82 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_81,), kwargs = {})
    %div_162 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_82, %sqrt), kwargs = {})
    %add_82 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_162, 1e-08), kwargs = {})
    %div_163 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_81, %add_82), kwargs = {})
    %mul_164 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_163), kwargs = {})
    %sub_81 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_proj_b, %mul_164), kwargs = {})
    %lerp_82 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_fc_w, %grad_l6_fc_w, 0.09999999999999998), kwargs = {})
    %mul_165 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_fc_w, 0.999), kwargs = {})
    %addcmul_82 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_165, %grad_l6_fc_w, %grad_l6_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_83 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_82,), kwargs = {})
    %div_164 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_83, %sqrt), kwargs = {})
    %add_83 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_164, 1e-08), kwargs = {})
    %div_165 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_82, %add_83), kwargs = {})
    %mul_166 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_165), kwargs = {})
    %sub_82 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_fc_w, %mul_166), kwargs = {})
    %lerp_83 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_fc_b, %grad_l6_fc_b, 0.09999999999999998), kwargs = {})
    %mul_167 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_fc_b, 0.999), kwargs = {})
    %addcmul_83 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_167, %grad_l6_fc_b, %grad_l6_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_84 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_83,), kwargs = {})
    %div_166 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_84, %sqrt), kwargs = {})
    %add_84 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_166, 1e-08), kwargs = {})
    %div_167 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_83, %add_84), kwargs = {})
    %mul_168 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_167), kwargs = {})
    %sub_83 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_fc_b, %mul_168), kwargs = {})
    %lerp_84 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_out_w, %grad_l6_out_w, 0.09999999999999998), kwargs = {})
    %mul_169 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_out_w, 0.999), kwargs = {})
    %addcmul_84 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_169, %grad_l6_out_w, %grad_l6_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_85 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_84,), kwargs = {})
    %div_168 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_85, %sqrt), kwargs = {})
    %add_85 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_168, 1e-08), kwargs = {})
    %div_169 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_84, %add_85), kwargs = {})
    %mul_170 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_169), kwargs = {})
    %sub_84 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_out_w, %mul_170), kwargs = {})
    %lerp_85 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l6_out_b, %grad_l6_out_b, 0.09999999999999998), kwargs = {})
    %mul_171 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l6_out_b, 0.999), kwargs = {})
    %addcmul_85 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_171, %grad_l6_out_b, %grad_l6_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_86 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_85,), kwargs = {})
    %div_170 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_86, %sqrt), kwargs = {})
    %add_86 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_170, 1e-08), kwargs = {})
    %div_171 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_85, %add_86), kwargs = {})
    %mul_172 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_171), kwargs = {})
    %sub_85 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l6_out_b, %mul_172), kwargs = {})
    %lerp_86 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_ln1_w, %grad_l7_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_173 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_ln1_w, 0.999), kwargs = {})
    %addcmul_86 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_173, %grad_l7_ln1_w, %grad_l7_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_87 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_86,), kwargs = {})
    %div_172 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_87, %sqrt), kwargs = {})
    %add_87 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_172, 1e-08), kwargs = {})
    %div_173 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_86, %add_87), kwargs = {})
    %mul_174 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_173), kwargs = {})
    %sub_86 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_ln1_w, %mul_174), kwargs = {})
    %lerp_87 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_ln1_b, %grad_l7_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_175 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_ln1_b, 0.999), kwargs = {})
    %addcmul_87 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_175, %grad_l7_ln1_b, %grad_l7_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_88 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_87,), kwargs = {})
    %div_174 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_88, %sqrt), kwargs = {})
    %add_88 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_174, 1e-08), kwargs = {})
    %div_175 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_87, %add_88), kwargs = {})
    %mul_176 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_175), kwargs = {})
    %sub_87 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_ln1_b, %mul_176), kwargs = {})
    %lerp_88 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_ln2_w, %grad_l7_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_177 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_ln2_w, 0.999), kwargs = {})
    %addcmul_88 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_177, %grad_l7_ln2_w, %grad_l7_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_89 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_88,), kwargs = {})
    %div_176 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_89, %sqrt), kwargs = {})
    %add_89 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_176, 1e-08), kwargs = {})
    %div_177 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_88, %add_89), kwargs = {})
    %mul_178 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_177), kwargs = {})
    %sub_88 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_ln2_w, %mul_178), kwargs = {})
    %lerp_89 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_ln2_b, %grad_l7_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_179 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_ln2_b, 0.999), kwargs = {})
    %addcmul_89 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_179, %grad_l7_ln2_b, %grad_l7_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_90 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_89,), kwargs = {})
    %div_178 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_90, %sqrt), kwargs = {})
    %add_90 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_178, 1e-08), kwargs = {})
    %div_179 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_89, %add_90), kwargs = {})
    %mul_180 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_179), kwargs = {})
    %sub_89 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_ln2_b, %mul_180), kwargs = {})
    %lerp_90 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_attn_w, %grad_l7_attn_w, 0.09999999999999998), kwargs = {})
    %mul_181 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_attn_w, 0.999), kwargs = {})
    %addcmul_90 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_181, %grad_l7_attn_w, %grad_l7_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_91 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_90,), kwargs = {})
    %div_180 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_91, %sqrt), kwargs = {})
    %add_91 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_180, 1e-08), kwargs = {})
    %div_181 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_90, %add_91), kwargs = {})
    %mul_182 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_181), kwargs = {})
    %sub_90 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_attn_w, %mul_182), kwargs = {})
    %lerp_91 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_attn_b, %grad_l7_attn_b, 0.09999999999999998), kwargs = {})
    %mul_183 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_attn_b, 0.999), kwargs = {})
    %addcmul_91 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_183, %grad_l7_attn_b, %grad_l7_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_92 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_91,), kwargs = {})
    %div_182 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_92, %sqrt), kwargs = {})
    %add_92 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_182, 1e-08), kwargs = {})
    %div_183 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_91, %add_92), kwargs = {})
    %mul_184 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_183), kwargs = {})
    %sub_91 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_attn_b, %mul_184), kwargs = {})
    %lerp_92 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_proj_w, %grad_l7_proj_w, 0.09999999999999998), kwargs = {})
    %mul_185 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_proj_w, 0.999), kwargs = {})
    %addcmul_92 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_185, %grad_l7_proj_w, %grad_l7_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_93 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_92,), kwargs = {})
    %div_184 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_93, %sqrt), kwargs = {})
    %add_93 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_184, 1e-08), kwargs = {})
    %div_185 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_92, %add_93), kwargs = {})
    %mul_186 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_185), kwargs = {})
    %sub_92 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_proj_w, %mul_186), kwargs = {})
    %lerp_93 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_proj_b, %grad_l7_proj_b, 0.09999999999999998), kwargs = {})
    %mul_187 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_proj_b, 0.999), kwargs = {})
    %addcmul_93 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_187, %grad_l7_proj_b, %grad_l7_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_94 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_93,), kwargs = {})
    %div_186 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_94, %sqrt), kwargs = {})
    %add_94 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_186, 1e-08), kwargs = {})
    %div_187 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_93, %add_94), kwargs = {})
    %mul_188 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_187), kwargs = {})
    %sub_93 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_proj_b, %mul_188), kwargs = {})
    %lerp_94 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_fc_w, %grad_l7_fc_w, 0.09999999999999998), kwargs = {})
    %mul_189 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_fc_w, 0.999), kwargs = {})
    %addcmul_94 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_189, %grad_l7_fc_w, %grad_l7_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_95 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_94,), kwargs = {})
    %div_188 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_95, %sqrt), kwargs = {})
    %add_95 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_188, 1e-08), kwargs = {})
    %div_189 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_94, %add_95), kwargs = {})
    %mul_190 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_189), kwargs = {})
    %sub_94 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_fc_w, %mul_190), kwargs = {})
    %lerp_95 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_fc_b, %grad_l7_fc_b, 0.09999999999999998), kwargs = {})
    %mul_191 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_fc_b, 0.999), kwargs = {})
    %addcmul_95 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_191, %grad_l7_fc_b, %grad_l7_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_96 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_95,), kwargs = {})
    %div_190 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_96, %sqrt), kwargs = {})
    %add_96 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_190, 1e-08), kwargs = {})
    %div_191 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_95, %add_96), kwargs = {})
    %mul_192 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_191), kwargs = {})
    %sub_95 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_fc_b, %mul_192), kwargs = {})
    %lerp_96 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_out_w, %grad_l7_out_w, 0.09999999999999998), kwargs = {})
    %mul_193 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_out_w, 0.999), kwargs = {})
    %addcmul_96 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_193, %grad_l7_out_w, %grad_l7_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_97 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_96,), kwargs = {})
    %div_192 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_97, %sqrt), kwargs = {})
    %add_97 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_192, 1e-08), kwargs = {})
    %div_193 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_96, %add_97), kwargs = {})
    %mul_194 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_193), kwargs = {})
    %sub_96 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_out_w, %mul_194), kwargs = {})
    %lerp_97 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l7_out_b, %grad_l7_out_b, 0.09999999999999998), kwargs = {})
    %mul_195 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l7_out_b, 0.999), kwargs = {})
    %addcmul_97 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_195, %grad_l7_out_b, %grad_l7_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_98 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_97,), kwargs = {})
    %div_194 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_98, %sqrt), kwargs = {})
    %add_98 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_194, 1e-08), kwargs = {})
    %div_195 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_97, %add_98), kwargs = {})
    %mul_196 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_195), kwargs = {})
    %sub_97 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l7_out_b, %mul_196), kwargs = {})
    %lerp_98 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_ln1_w, %grad_l8_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_197 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_ln1_w, 0.999), kwargs = {})
    %addcmul_98 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_197, %grad_l8_ln1_w, %grad_l8_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_99 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_98,), kwargs = {})
    %div_196 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_99, %sqrt), kwargs = {})
    %add_99 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_196, 1e-08), kwargs = {})
    %div_197 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_98, %add_99), kwargs = {})
    %mul_198 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_197), kwargs = {})
    %sub_98 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_ln1_w, %mul_198), kwargs = {})
    %lerp_99 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_ln1_b, %grad_l8_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_199 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_ln1_b, 0.999), kwargs = {})
    %addcmul_99 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_199, %grad_l8_ln1_b, %grad_l8_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_100 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_99,), kwargs = {})
    %div_198 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_100, %sqrt), kwargs = {})
    %add_100 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_198, 1e-08), kwargs = {})
    %div_199 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_99, %add_100), kwargs = {})
    %mul_200 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_199), kwargs = {})
    %sub_99 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_ln1_b, %mul_200), kwargs = {})
    %lerp_100 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_ln2_w, %grad_l8_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_201 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_ln2_w, 0.999), kwargs = {})
    %addcmul_100 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_201, %grad_l8_ln2_w, %grad_l8_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_101 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_100,), kwargs = {})
    %div_200 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_101, %sqrt), kwargs = {})
    %add_101 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_200, 1e-08), kwargs = {})
    %div_201 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_100, %add_101), kwargs = {})
    %mul_202 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_201), kwargs = {})
    %sub_100 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_ln2_w, %mul_202), kwargs = {})
    %lerp_101 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_ln2_b, %grad_l8_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_203 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_ln2_b, 0.999), kwargs = {})
    %addcmul_101 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_203, %grad_l8_ln2_b, %grad_l8_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_102 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_101,), kwargs = {})
    %div_202 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_102, %sqrt), kwargs = {})
    %add_102 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_202, 1e-08), kwargs = {})
    %div_203 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_101, %add_102), kwargs = {})
    %mul_204 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_203), kwargs = {})
    %sub_101 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_ln2_b, %mul_204), kwargs = {})
    %lerp_102 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_attn_w, %grad_l8_attn_w, 0.09999999999999998), kwargs = {})
    %mul_205 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_attn_w, 0.999), kwargs = {})
    %addcmul_102 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_205, %grad_l8_attn_w, %grad_l8_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_103 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_102,), kwargs = {})
    %div_204 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_103, %sqrt), kwargs = {})
    %add_103 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_204, 1e-08), kwargs = {})
    %div_205 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_102, %add_103), kwargs = {})
    %mul_206 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_205), kwargs = {})
    %sub_102 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_attn_w, %mul_206), kwargs = {})
    %lerp_103 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_attn_b, %grad_l8_attn_b, 0.09999999999999998), kwargs = {})
    %mul_207 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_attn_b, 0.999), kwargs = {})
    %addcmul_103 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_207, %grad_l8_attn_b, %grad_l8_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_104 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_103,), kwargs = {})
    %div_206 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_104, %sqrt), kwargs = {})
    %add_104 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_206, 1e-08), kwargs = {})
    %div_207 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_103, %add_104), kwargs = {})
    %mul_208 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_207), kwargs = {})
    %sub_103 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_attn_b, %mul_208), kwargs = {})
    %lerp_104 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_proj_w, %grad_l8_proj_w, 0.09999999999999998), kwargs = {})
    %mul_209 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_proj_w, 0.999), kwargs = {})
    %addcmul_104 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_209, %grad_l8_proj_w, %grad_l8_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_105 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_104,), kwargs = {})
    %div_208 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_105, %sqrt), kwargs = {})
    %add_105 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_208, 1e-08), kwargs = {})
    %div_209 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_104, %add_105), kwargs = {})
    %mul_210 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_209), kwargs = {})
    %sub_104 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_proj_w, %mul_210), kwargs = {})
    %lerp_105 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_proj_b, %grad_l8_proj_b, 0.09999999999999998), kwargs = {})
    %mul_211 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_proj_b, 0.999), kwargs = {})
    %addcmul_105 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_211, %grad_l8_proj_b, %grad_l8_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_106 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_105,), kwargs = {})
    %div_210 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_106, %sqrt), kwargs = {})
    %add_106 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_210, 1e-08), kwargs = {})
    %div_211 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_105, %add_106), kwargs = {})
    %mul_212 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_211), kwargs = {})
    %sub_105 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_proj_b, %mul_212), kwargs = {})
    %lerp_106 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_fc_w, %grad_l8_fc_w, 0.09999999999999998), kwargs = {})
    %mul_213 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_fc_w, 0.999), kwargs = {})
    %addcmul_106 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_213, %grad_l8_fc_w, %grad_l8_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_107 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_106,), kwargs = {})
    %div_212 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_107, %sqrt), kwargs = {})
    %add_107 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_212, 1e-08), kwargs = {})
    %div_213 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_106, %add_107), kwargs = {})
    %mul_214 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_213), kwargs = {})
    %sub_106 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_fc_w, %mul_214), kwargs = {})
    %lerp_107 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_fc_b, %grad_l8_fc_b, 0.09999999999999998), kwargs = {})
    %mul_215 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_fc_b, 0.999), kwargs = {})
    %addcmul_107 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_215, %grad_l8_fc_b, %grad_l8_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_108 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_107,), kwargs = {})
    %div_214 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_108, %sqrt), kwargs = {})
    %add_108 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_214, 1e-08), kwargs = {})
    %div_215 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_107, %add_108), kwargs = {})
    %mul_216 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_215), kwargs = {})
    %sub_107 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_fc_b, %mul_216), kwargs = {})
    %lerp_108 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_out_w, %grad_l8_out_w, 0.09999999999999998), kwargs = {})
    %mul_217 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_out_w, 0.999), kwargs = {})
    %addcmul_108 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_217, %grad_l8_out_w, %grad_l8_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_109 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_108,), kwargs = {})
    %div_216 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_109, %sqrt), kwargs = {})
    %add_109 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_216, 1e-08), kwargs = {})
    %div_217 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_108, %add_109), kwargs = {})
    %mul_218 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_217), kwargs = {})
    %sub_108 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_out_w, %mul_218), kwargs = {})
    %lerp_109 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l8_out_b, %grad_l8_out_b, 0.09999999999999998), kwargs = {})
    %mul_219 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l8_out_b, 0.999), kwargs = {})
    %addcmul_109 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_219, %grad_l8_out_b, %grad_l8_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_110 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_109,), kwargs = {})
    %div_218 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_110, %sqrt), kwargs = {})
    %add_110 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_218, 1e-08), kwargs = {})
    %div_219 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_109, %add_110), kwargs = {})
    %mul_220 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_219), kwargs = {})
    %sub_109 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l8_out_b, %mul_220), kwargs = {})
    %lerp_110 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_ln1_w, %grad_l9_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_221 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_ln1_w, 0.999), kwargs = {})
    %addcmul_110 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_221, %grad_l9_ln1_w, %grad_l9_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_111 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_110,), kwargs = {})
    %div_220 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_111, %sqrt), kwargs = {})
    %add_111 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_220, 1e-08), kwargs = {})
    %div_221 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_110, %add_111), kwargs = {})
    %mul_222 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_221), kwargs = {})
    %sub_110 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_ln1_w, %mul_222), kwargs = {})
    %lerp_111 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_ln1_b, %grad_l9_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_223 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_ln1_b, 0.999), kwargs = {})
    %addcmul_111 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_223, %grad_l9_ln1_b, %grad_l9_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_112 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_111,), kwargs = {})
    %div_222 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_112, %sqrt), kwargs = {})
    %add_112 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_222, 1e-08), kwargs = {})
    %div_223 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_111, %add_112), kwargs = {})
    %mul_224 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_223), kwargs = {})
    %sub_111 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_ln1_b, %mul_224), kwargs = {})
    %lerp_112 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_ln2_w, %grad_l9_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_225 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_ln2_w, 0.999), kwargs = {})
    %addcmul_112 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_225, %grad_l9_ln2_w, %grad_l9_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_113 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_112,), kwargs = {})
    %div_224 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_113, %sqrt), kwargs = {})
    %add_113 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_224, 1e-08), kwargs = {})
    %div_225 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_112, %add_113), kwargs = {})
    %mul_226 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_225), kwargs = {})
    %sub_112 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_ln2_w, %mul_226), kwargs = {})
    %lerp_113 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_ln2_b, %grad_l9_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_227 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_ln2_b, 0.999), kwargs = {})
    %addcmul_113 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_227, %grad_l9_ln2_b, %grad_l9_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_114 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_113,), kwargs = {})
    %div_226 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_114, %sqrt), kwargs = {})
    %add_114 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_226, 1e-08), kwargs = {})
    %div_227 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_113, %add_114), kwargs = {})
    %mul_228 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_227), kwargs = {})
    %sub_113 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_ln2_b, %mul_228), kwargs = {})
    %lerp_114 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_attn_w, %grad_l9_attn_w, 0.09999999999999998), kwargs = {})
    %mul_229 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_attn_w, 0.999), kwargs = {})
    %addcmul_114 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_229, %grad_l9_attn_w, %grad_l9_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_115 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_114,), kwargs = {})
    %div_228 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_115, %sqrt), kwargs = {})
    %add_115 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_228, 1e-08), kwargs = {})
    %div_229 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_114, %add_115), kwargs = {})
    %mul_230 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_229), kwargs = {})
    %sub_114 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_attn_w, %mul_230), kwargs = {})
    %lerp_115 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_attn_b, %grad_l9_attn_b, 0.09999999999999998), kwargs = {})
    %mul_231 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_attn_b, 0.999), kwargs = {})
    %addcmul_115 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_231, %grad_l9_attn_b, %grad_l9_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_116 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_115,), kwargs = {})
    %div_230 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_116, %sqrt), kwargs = {})
    %add_116 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_230, 1e-08), kwargs = {})
    %div_231 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_115, %add_116), kwargs = {})
    %mul_232 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_231), kwargs = {})
    %sub_115 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_attn_b, %mul_232), kwargs = {})
    %lerp_116 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_proj_w, %grad_l9_proj_w, 0.09999999999999998), kwargs = {})
    %mul_233 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_proj_w, 0.999), kwargs = {})
    %addcmul_116 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_233, %grad_l9_proj_w, %grad_l9_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_117 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_116,), kwargs = {})
    %div_232 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_117, %sqrt), kwargs = {})
    %add_117 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_232, 1e-08), kwargs = {})
    %div_233 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_116, %add_117), kwargs = {})
    %mul_234 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_233), kwargs = {})
    %sub_116 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_proj_w, %mul_234), kwargs = {})
    %lerp_117 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_proj_b, %grad_l9_proj_b, 0.09999999999999998), kwargs = {})
    %mul_235 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_proj_b, 0.999), kwargs = {})
    %addcmul_117 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_235, %grad_l9_proj_b, %grad_l9_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_118 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_117,), kwargs = {})
    %div_234 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_118, %sqrt), kwargs = {})
    %add_118 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_234, 1e-08), kwargs = {})
    %div_235 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_117, %add_118), kwargs = {})
    %mul_236 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_235), kwargs = {})
    %sub_117 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_proj_b, %mul_236), kwargs = {})
    %lerp_118 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_fc_w, %grad_l9_fc_w, 0.09999999999999998), kwargs = {})
    %mul_237 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_fc_w, 0.999), kwargs = {})
    %addcmul_118 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_237, %grad_l9_fc_w, %grad_l9_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_119 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_118,), kwargs = {})
    %div_236 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_119, %sqrt), kwargs = {})
    %add_119 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_236, 1e-08), kwargs = {})
    %div_237 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_118, %add_119), kwargs = {})
    %mul_238 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_237), kwargs = {})
    %sub_118 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_fc_w, %mul_238), kwargs = {})
    %lerp_119 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_fc_b, %grad_l9_fc_b, 0.09999999999999998), kwargs = {})
    %mul_239 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_fc_b, 0.999), kwargs = {})
    %addcmul_119 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_239, %grad_l9_fc_b, %grad_l9_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_120 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_119,), kwargs = {})
    %div_238 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_120, %sqrt), kwargs = {})
    %add_120 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_238, 1e-08), kwargs = {})
    %div_239 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_119, %add_120), kwargs = {})
    %mul_240 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_239), kwargs = {})
    %sub_119 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_fc_b, %mul_240), kwargs = {})
    %lerp_120 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_out_w, %grad_l9_out_w, 0.09999999999999998), kwargs = {})
    %mul_241 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_out_w, 0.999), kwargs = {})
    %addcmul_120 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_241, %grad_l9_out_w, %grad_l9_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_121 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_120,), kwargs = {})
    %div_240 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_121, %sqrt), kwargs = {})
    %add_121 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_240, 1e-08), kwargs = {})
    %div_241 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_120, %add_121), kwargs = {})
    %mul_242 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_241), kwargs = {})
    %sub_120 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_out_w, %mul_242), kwargs = {})
    %lerp_121 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l9_out_b, %grad_l9_out_b, 0.09999999999999998), kwargs = {})
    %mul_243 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l9_out_b, 0.999), kwargs = {})
    %addcmul_121 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_243, %grad_l9_out_b, %grad_l9_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_122 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_121,), kwargs = {})
    %div_242 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_122, %sqrt), kwargs = {})
    %add_122 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_242, 1e-08), kwargs = {})
    %div_243 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_121, %add_122), kwargs = {})
    %mul_244 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_243), kwargs = {})
    %sub_121 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l9_out_b, %mul_244), kwargs = {})
    %lerp_122 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_ln1_w, %grad_l10_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_245 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_ln1_w, 0.999), kwargs = {})
    %addcmul_122 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_245, %grad_l10_ln1_w, %grad_l10_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_123 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_122,), kwargs = {})
    %div_244 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_123, %sqrt), kwargs = {})
    %add_123 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_244, 1e-08), kwargs = {})
    %div_245 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_122, %add_123), kwargs = {})
    %mul_246 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_245), kwargs = {})
    %sub_122 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_ln1_w, %mul_246), kwargs = {})
    %lerp_123 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_ln1_b, %grad_l10_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_247 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_ln1_b, 0.999), kwargs = {})
    %addcmul_123 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_247, %grad_l10_ln1_b, %grad_l10_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_124 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_123,), kwargs = {})
    %div_246 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_124, %sqrt), kwargs = {})
    %add_124 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_246, 1e-08), kwargs = {})
    %div_247 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_123, %add_124), kwargs = {})
    %mul_248 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_247), kwargs = {})
    %sub_123 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_ln1_b, %mul_248), kwargs = {})
    %lerp_124 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_ln2_w, %grad_l10_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_249 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_ln2_w, 0.999), kwargs = {})
    %addcmul_124 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_249, %grad_l10_ln2_w, %grad_l10_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_125 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_124,), kwargs = {})
    %div_248 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_125, %sqrt), kwargs = {})
    %add_125 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_248, 1e-08), kwargs = {})
    %div_249 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_124, %add_125), kwargs = {})
    %mul_250 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_249), kwargs = {})
    %sub_124 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_ln2_w, %mul_250), kwargs = {})
    %lerp_125 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_ln2_b, %grad_l10_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_251 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_ln2_b, 0.999), kwargs = {})
    %addcmul_125 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_251, %grad_l10_ln2_b, %grad_l10_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_126 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_125,), kwargs = {})
    %div_250 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_126, %sqrt), kwargs = {})
    %add_126 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_250, 1e-08), kwargs = {})
    %div_251 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_125, %add_126), kwargs = {})
    %mul_252 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_251), kwargs = {})
    %sub_125 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_ln2_b, %mul_252), kwargs = {})
    %lerp_126 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_attn_w, %grad_l10_attn_w, 0.09999999999999998), kwargs = {})
    %mul_253 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_attn_w, 0.999), kwargs = {})
    %addcmul_126 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_253, %grad_l10_attn_w, %grad_l10_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_127 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_126,), kwargs = {})
    %div_252 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_127, %sqrt), kwargs = {})
    %add_127 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_252, 1e-08), kwargs = {})
    %div_253 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_126, %add_127), kwargs = {})
    %mul_254 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_253), kwargs = {})
    %sub_126 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_attn_w, %mul_254), kwargs = {})
    %lerp_127 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_attn_b, %grad_l10_attn_b, 0.09999999999999998), kwargs = {})
    %mul_255 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_attn_b, 0.999), kwargs = {})
    %addcmul_127 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_255, %grad_l10_attn_b, %grad_l10_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_128 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_127,), kwargs = {})
    %div_254 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_128, %sqrt), kwargs = {})
    %add_128 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_254, 1e-08), kwargs = {})
    %div_255 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_127, %add_128), kwargs = {})
    %mul_256 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_255), kwargs = {})
    %sub_127 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_attn_b, %mul_256), kwargs = {})
    %lerp_128 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_proj_w, %grad_l10_proj_w, 0.09999999999999998), kwargs = {})
    %mul_257 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_proj_w, 0.999), kwargs = {})
    %addcmul_128 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_257, %grad_l10_proj_w, %grad_l10_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_129 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_128,), kwargs = {})
    %div_256 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_129, %sqrt), kwargs = {})
    %add_129 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_256, 1e-08), kwargs = {})
    %div_257 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_128, %add_129), kwargs = {})
    %mul_258 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_257), kwargs = {})
    %sub_128 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_proj_w, %mul_258), kwargs = {})
    %lerp_129 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_proj_b, %grad_l10_proj_b, 0.09999999999999998), kwargs = {})
    %mul_259 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_proj_b, 0.999), kwargs = {})
    %addcmul_129 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_259, %grad_l10_proj_b, %grad_l10_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_130 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_129,), kwargs = {})
    %div_258 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_130, %sqrt), kwargs = {})
    %add_130 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_258, 1e-08), kwargs = {})
    %div_259 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_129, %add_130), kwargs = {})
    %mul_260 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_259), kwargs = {})
    %sub_129 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_proj_b, %mul_260), kwargs = {})
    %lerp_130 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_fc_w, %grad_l10_fc_w, 0.09999999999999998), kwargs = {})
    %mul_261 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_fc_w, 0.999), kwargs = {})
    %addcmul_130 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_261, %grad_l10_fc_w, %grad_l10_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_131 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_130,), kwargs = {})
    %div_260 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_131, %sqrt), kwargs = {})
    %add_131 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_260, 1e-08), kwargs = {})
    %div_261 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_130, %add_131), kwargs = {})
    %mul_262 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_261), kwargs = {})
    %sub_130 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_fc_w, %mul_262), kwargs = {})
    %lerp_131 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_fc_b, %grad_l10_fc_b, 0.09999999999999998), kwargs = {})
    %mul_263 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_fc_b, 0.999), kwargs = {})
    %addcmul_131 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_263, %grad_l10_fc_b, %grad_l10_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_132 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_131,), kwargs = {})
    %div_262 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_132, %sqrt), kwargs = {})
    %add_132 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_262, 1e-08), kwargs = {})
    %div_263 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_131, %add_132), kwargs = {})
    %mul_264 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_263), kwargs = {})
    %sub_131 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_fc_b, %mul_264), kwargs = {})
    %lerp_132 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_out_w, %grad_l10_out_w, 0.09999999999999998), kwargs = {})
    %mul_265 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_out_w, 0.999), kwargs = {})
    %addcmul_132 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_265, %grad_l10_out_w, %grad_l10_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_133 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_132,), kwargs = {})
    %div_264 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_133, %sqrt), kwargs = {})
    %add_133 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_264, 1e-08), kwargs = {})
    %div_265 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_132, %add_133), kwargs = {})
    %mul_266 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_265), kwargs = {})
    %sub_132 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_out_w, %mul_266), kwargs = {})
    %lerp_133 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l10_out_b, %grad_l10_out_b, 0.09999999999999998), kwargs = {})
    %mul_267 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l10_out_b, 0.999), kwargs = {})
    %addcmul_133 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_267, %grad_l10_out_b, %grad_l10_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_134 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_133,), kwargs = {})
    %div_266 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_134, %sqrt), kwargs = {})
    %add_134 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_266, 1e-08), kwargs = {})
    %div_267 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_133, %add_134), kwargs = {})
    %mul_268 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_267), kwargs = {})
    %sub_133 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l10_out_b, %mul_268), kwargs = {})
    %lerp_134 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_ln1_w, %grad_l11_ln1_w, 0.09999999999999998), kwargs = {})
    %mul_269 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_ln1_w, 0.999), kwargs = {})
    %addcmul_134 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_269, %grad_l11_ln1_w, %grad_l11_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_135 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_134,), kwargs = {})
    %div_268 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_135, %sqrt), kwargs = {})
    %add_135 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_268, 1e-08), kwargs = {})
    %div_269 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_134, %add_135), kwargs = {})
    %mul_270 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_269), kwargs = {})
    %sub_134 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_ln1_w, %mul_270), kwargs = {})
    %lerp_135 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_ln1_b, %grad_l11_ln1_b, 0.09999999999999998), kwargs = {})
    %mul_271 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_ln1_b, 0.999), kwargs = {})
    %addcmul_135 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_271, %grad_l11_ln1_b, %grad_l11_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_136 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_135,), kwargs = {})
    %div_270 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_136, %sqrt), kwargs = {})
    %add_136 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_270, 1e-08), kwargs = {})
    %div_271 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_135, %add_136), kwargs = {})
    %mul_272 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_271), kwargs = {})
    %sub_135 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_ln1_b, %mul_272), kwargs = {})
    %lerp_136 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_ln2_w, %grad_l11_ln2_w, 0.09999999999999998), kwargs = {})
    %mul_273 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_ln2_w, 0.999), kwargs = {})
    %addcmul_136 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_273, %grad_l11_ln2_w, %grad_l11_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_137 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_136,), kwargs = {})
    %div_272 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_137, %sqrt), kwargs = {})
    %add_137 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_272, 1e-08), kwargs = {})
    %div_273 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_136, %add_137), kwargs = {})
    %mul_274 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_273), kwargs = {})
    %sub_136 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_ln2_w, %mul_274), kwargs = {})
    %lerp_137 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_ln2_b, %grad_l11_ln2_b, 0.09999999999999998), kwargs = {})
    %mul_275 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_ln2_b, 0.999), kwargs = {})
    %addcmul_137 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_275, %grad_l11_ln2_b, %grad_l11_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_138 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_137,), kwargs = {})
    %div_274 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_138, %sqrt), kwargs = {})
    %add_138 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_274, 1e-08), kwargs = {})
    %div_275 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_137, %add_138), kwargs = {})
    %mul_276 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_275), kwargs = {})
    %sub_137 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_ln2_b, %mul_276), kwargs = {})
    %lerp_138 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_attn_w, %grad_l11_attn_w, 0.09999999999999998), kwargs = {})
    %mul_277 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_attn_w, 0.999), kwargs = {})
    %addcmul_138 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_277, %grad_l11_attn_w, %grad_l11_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_139 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_138,), kwargs = {})
    %div_276 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_139, %sqrt), kwargs = {})
    %add_139 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_276, 1e-08), kwargs = {})
    %div_277 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_138, %add_139), kwargs = {})
    %mul_278 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_277), kwargs = {})
    %sub_138 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_attn_w, %mul_278), kwargs = {})
    %lerp_139 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_attn_b, %grad_l11_attn_b, 0.09999999999999998), kwargs = {})
    %mul_279 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_attn_b, 0.999), kwargs = {})
    %addcmul_139 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_279, %grad_l11_attn_b, %grad_l11_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_140 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_139,), kwargs = {})
    %div_278 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_140, %sqrt), kwargs = {})
    %add_140 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_278, 1e-08), kwargs = {})
    %div_279 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_139, %add_140), kwargs = {})
    %mul_280 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_279), kwargs = {})
    %sub_139 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_attn_b, %mul_280), kwargs = {})
    %lerp_140 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_proj_w, %grad_l11_proj_w, 0.09999999999999998), kwargs = {})
    %mul_281 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_proj_w, 0.999), kwargs = {})
    %addcmul_140 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_281, %grad_l11_proj_w, %grad_l11_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_141 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_140,), kwargs = {})
    %div_280 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_141, %sqrt), kwargs = {})
    %add_141 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_280, 1e-08), kwargs = {})
    %div_281 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_140, %add_141), kwargs = {})
    %mul_282 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_281), kwargs = {})
    %sub_140 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_proj_w, %mul_282), kwargs = {})
    %lerp_141 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_proj_b, %grad_l11_proj_b, 0.09999999999999998), kwargs = {})
    %mul_283 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_proj_b, 0.999), kwargs = {})
    %addcmul_141 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_283, %grad_l11_proj_b, %grad_l11_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_142 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_141,), kwargs = {})
    %div_282 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_142, %sqrt), kwargs = {})
    %add_142 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_282, 1e-08), kwargs = {})
    %div_283 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_141, %add_142), kwargs = {})
    %mul_284 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_283), kwargs = {})
    %sub_141 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_proj_b, %mul_284), kwargs = {})
    %lerp_142 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_fc_w, %grad_l11_fc_w, 0.09999999999999998), kwargs = {})
    %mul_285 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_fc_w, 0.999), kwargs = {})
    %addcmul_142 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_285, %grad_l11_fc_w, %grad_l11_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_143 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_142,), kwargs = {})
    %div_284 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_143, %sqrt), kwargs = {})
    %add_143 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_284, 1e-08), kwargs = {})
    %div_285 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_142, %add_143), kwargs = {})
    %mul_286 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_285), kwargs = {})
    %sub_142 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_fc_w, %mul_286), kwargs = {})
    %lerp_143 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_fc_b, %grad_l11_fc_b, 0.09999999999999998), kwargs = {})
    %mul_287 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_fc_b, 0.999), kwargs = {})
    %addcmul_143 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_287, %grad_l11_fc_b, %grad_l11_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_144 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_143,), kwargs = {})
    %div_286 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_144, %sqrt), kwargs = {})
    %add_144 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_286, 1e-08), kwargs = {})
    %div_287 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_143, %add_144), kwargs = {})
    %mul_288 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_287), kwargs = {})
    %sub_143 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_fc_b, %mul_288), kwargs = {})
    %lerp_144 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_out_w, %grad_l11_out_w, 0.09999999999999998), kwargs = {})
    %mul_289 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_out_w, 0.999), kwargs = {})
    %addcmul_144 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_289, %grad_l11_out_w, %grad_l11_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_145 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_144,), kwargs = {})
    %div_288 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_145, %sqrt), kwargs = {})
    %add_145 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_288, 1e-08), kwargs = {})
    %div_289 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_144, %add_145), kwargs = {})
    %mul_290 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_289), kwargs = {})
    %sub_144 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_out_w, %mul_290), kwargs = {})
    %lerp_145 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_l11_out_b, %grad_l11_out_b, 0.09999999999999998), kwargs = {})
    %mul_291 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_l11_out_b, 0.999), kwargs = {})
    %addcmul_145 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_291, %grad_l11_out_b, %grad_l11_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_146 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_145,), kwargs = {})
    %div_290 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_146, %sqrt), kwargs = {})
    %add_146 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_290, 1e-08), kwargs = {})
    %div_291 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_145, %add_146), kwargs = {})
    %mul_292 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_291), kwargs = {})
    %sub_145 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_l11_out_b, %mul_292), kwargs = {})
    %lerp_146 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_ln_w, %grad_ln_w, 0.09999999999999998), kwargs = {})
    %mul_293 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_ln_w, 0.999), kwargs = {})
    %addcmul_146 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_293, %grad_ln_w, %grad_ln_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_147 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_146,), kwargs = {})
    %div_292 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_147, %sqrt), kwargs = {})
    %add_147 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_292, 1e-08), kwargs = {})
    %div_293 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_146, %add_147), kwargs = {})
    %mul_294 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_293), kwargs = {})
    %sub_146 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_ln_w, %mul_294), kwargs = {})
    %lerp_147 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_ln_b, %grad_ln_b, 0.09999999999999998), kwargs = {})
    %mul_295 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_ln_b, 0.999), kwargs = {})
    %addcmul_147 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_295, %grad_ln_b, %grad_ln_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_148 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_147,), kwargs = {})
    %div_294 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_148, %sqrt), kwargs = {})
    %add_148 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_294, 1e-08), kwargs = {})
    %div_295 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_147, %add_148), kwargs = {})
    %mul_296 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_295), kwargs = {})
    %sub_147 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_ln_b, %mul_296), kwargs = {})
    %lerp_148 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_head_w, %grad_head_w, 0.09999999999999998), kwargs = {})
    %mul_297 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_head_w, 0.999), kwargs = {})
    %addcmul_148 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_297, %grad_head_w, %grad_head_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_149 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_148,), kwargs = {})
    %div_296 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_149, %sqrt), kwargs = {})
    %add_149 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_296, 1e-08), kwargs = {})
    %div_297 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_148, %add_149), kwargs = {})
    %mul_298 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_297), kwargs = {})
    %sub_148 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_head_w, %mul_298), kwargs = {})
    %lerp_149 : [num_users=2] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%exp_avg_head_b, %grad_head_b, 0.09999999999999998), kwargs = {})
    %mul_299 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%exp_avg_sq_head_b, 0.999), kwargs = {})
    %addcmul_149 : [num_users=2] = call_function[target=torch.ops.aten.addcmul.default](args = (%mul_299, %grad_head_b, %grad_head_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_150 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_149,), kwargs = {})
    %div_298 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_150, %sqrt), kwargs = {})
    %add_150 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%div_298, 1e-08), kwargs = {})
    %div_299 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%lerp_149, %add_150), kwargs = {})
    %mul_300 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%mul, %div_299), kwargs = {})
    %sub_149 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%param_head_b, %mul_300), kwargs = {})
    return [add, sub, sub_1, sub_2, sub_3, sub_4, sub_5, sub_6, sub_7, sub_8, sub_9, sub_10, sub_11, sub_12, sub_13, sub_14, sub_15, sub_16, sub_17, sub_18, sub_19, sub_20, sub_21, sub_22, sub_23, sub_24, sub_25, sub_26, sub_27, sub_28, sub_29, sub_30, sub_31, sub_32, sub_33, sub_34, sub_35, sub_36, sub_37, sub_38, sub_39, sub_40, sub_41, sub_42, sub_43, sub_44, sub_45, sub_46, sub_47, sub_48, sub_49, sub_50, sub_51, sub_52, sub_53, sub_54, sub_55, sub_56, sub_57, sub_58, sub_59, sub_60, sub_61, sub_62, sub_63, sub_64, sub_65, sub_66, sub_67, sub_68, sub_69, sub_70, sub_71, sub_72, sub_73, sub_74, sub_75, sub_76, sub_77, sub_78, sub_79, sub_80, sub_81, sub_82, sub_83, sub_84, sub_85, sub_86, sub_87, sub_88, sub_89, sub_90, sub_91, sub_92, sub_93, sub_94, sub_95, sub_96, sub_97, sub_98, sub_99, sub_100, sub_101, sub_102, sub_103, sub_104, sub_105, sub_106, sub_107, sub_108, sub_109, sub_110, sub_111, sub_112, sub_113, sub_114, sub_115, sub_116, sub_117, sub_118, sub_119, sub_120, sub_121, sub_122, sub_123, sub_124, sub_125, sub_126, sub_127, sub_128, sub_129, sub_130, sub_131, sub_132, sub_133, sub_134, sub_135, sub_136, sub_137, sub_138, sub_139, sub_140, sub_141, sub_142, sub_143, sub_144, sub_145, sub_146, sub_147, sub_148, sub_149, lerp, lerp_1, lerp_2, lerp_3, lerp_4, lerp_5, lerp_6, lerp_7, lerp_8, lerp_9, lerp_10, lerp_11, lerp_12, lerp_13, lerp_14, lerp_15, lerp_16, lerp_17, lerp_18, lerp_19, lerp_20, lerp_21, lerp_22, lerp_23, lerp_24, lerp_25, lerp_26, lerp_27, lerp_28, lerp_29, lerp_30, lerp_31, lerp_32, lerp_33, lerp_34, lerp_35, lerp_36, lerp_37, lerp_38, lerp_39, lerp_40, lerp_41, lerp_42, lerp_43, lerp_44, lerp_45, lerp_46, lerp_47, lerp_48, lerp_49, lerp_50, lerp_51, lerp_52, lerp_53, lerp_54, lerp_55, lerp_56, lerp_57, lerp_58, lerp_59, lerp_60, lerp_61, lerp_62, lerp_63, lerp_64, lerp_65, lerp_66, lerp_67, lerp_68, lerp_69, lerp_70, lerp_71, lerp_72, lerp_73, lerp_74, lerp_75, lerp_76, lerp_77, lerp_78, lerp_79, lerp_80, lerp_81, lerp_82, lerp_83, lerp_84, lerp_85, lerp_86, lerp_87, lerp_88, lerp_89, lerp_90, lerp_91, lerp_92, lerp_93, lerp_94, lerp_95, lerp_96, lerp_97, lerp_98, lerp_99, lerp_100, lerp_101, lerp_102, lerp_103, lerp_104, lerp_105, lerp_106, lerp_107, lerp_108, lerp_109, lerp_110, lerp_111, lerp_112, lerp_113, lerp_114, lerp_115, lerp_116, lerp_117, lerp_118, lerp_119, lerp_120, lerp_121, lerp_122, lerp_123, lerp_124, lerp_125, lerp_126, lerp_127, lerp_128, lerp_129, lerp_130, lerp_131, lerp_132, lerp_133, lerp_134, lerp_135, lerp_136, lerp_137, lerp_138, lerp_139, lerp_140, lerp_141, lerp_142, lerp_143, lerp_144, lerp_145, lerp_146, lerp_147, lerp_148, lerp_149, addcmul, addcmul_1, addcmul_2, addcmul_3, addcmul_4, addcmul_5, addcmul_6, addcmul_7, addcmul_8, addcmul_9, addcmul_10, addcmul_11, addcmul_12, addcmul_13, addcmul_14, addcmul_15, addcmul_16, addcmul_17, addcmul_18, addcmul_19, addcmul_20, addcmul_21, addcmul_22, addcmul_23, addcmul_24, addcmul_25, addcmul_26, addcmul_27, addcmul_28, addcmul_29, addcmul_30, addcmul_31, addcmul_32, addcmul_33, addcmul_34, addcmul_35, addcmul_36, addcmul_37, addcmul_38, addcmul_39, addcmul_40, addcmul_41, addcmul_42, addcmul_43, addcmul_44, addcmul_45, addcmul_46, addcmul_47, addcmul_48, addcmul_49, addcmul_50, addcmul_51, addcmul_52, addcmul_53, addcmul_54, addcmul_55, addcmul_56, addcmul_57, addcmul_58, addcmul_59, addcmul_60, addcmul_61, addcmul_62, addcmul_63, addcmul_64, addcmul_65, addcmul_66, addcmul_67, addcmul_68, addcmul_69, addcmul_70, addcmul_71, addcmul_72, addcmul_73, addcmul_74, addcmul_75, addcmul_76, addcmul_77, addcmul_78, addcmul_79, addcmul_80, addcmul_81, addcmul_82, addcmul_83, addcmul_84, addcmul_85, addcmul_86, addcmul_87, addcmul_88, addcmul_89, addcmul_90, addcmul_91, addcmul_92, addcmul_93, addcmul_94, addcmul_95, addcmul_96, addcmul_97, addcmul_98, addcmul_99, addcmul_100, addcmul_101, addcmul_102, addcmul_103, addcmul_104, addcmul_105, addcmul_106, addcmul_107, addcmul_108, addcmul_109, addcmul_110, addcmul_111, addcmul_112, addcmul_113, addcmul_114, addcmul_115, addcmul_116, addcmul_117, addcmul_118, addcmul_119, addcmul_120, addcmul_121, addcmul_122, addcmul_123, addcmul_124, addcmul_125, addcmul_126, addcmul_127, addcmul_128, addcmul_129, addcmul_130, addcmul_131, addcmul_132, addcmul_133, addcmul_134, addcmul_135, addcmul_136, addcmul_137, addcmul_138, addcmul_139, addcmul_140, addcmul_141, addcmul_142, addcmul_143, addcmul_144, addcmul_145, addcmul_146, addcmul_147, addcmul_148, addcmul_149]
