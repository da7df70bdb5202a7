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
    %add_ : [num_users=3] = call_function[target=torch.ops.aten.add_.Tensor](args = (%step, 1), kwargs = {})
    %pow_1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.9, %add_), kwargs = {})
    %rsub : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_1, 1), kwargs = {})
    %pow_2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Scalar](args = (0.999, %add_), kwargs = {})
    %rsub_1 : [num_users=1] = call_function[target=torch.ops.aten.rsub.Scalar](args = (%pow_2, 1), kwargs = {})
    %sqrt : [num_users=150] = call_function[target=torch.ops.aten.sqrt.default](args = (%rsub_1,), kwargs = {})
    %reciprocal : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%rsub,), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal, 0.001), kwargs = {})
    %neg : [num_users=300] = call_function[target=torch.ops.aten.neg.default](args = (%mul,), kwargs = {})
    %lerp_ : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_wte, %grad_wte, 0.09999999999999998), kwargs = {})
    %mul_ : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_wte, 0.999), kwargs = {})
    %addcmul_ : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul_, %grad_wte, %grad_wte), kwargs = {value: 0.0010000000000000009})
    %sqrt_1 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul_,), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_1, %mul_1), kwargs = {})
    %reciprocal_1 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_2 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_1, 1e-08), kwargs = {})
    %add__1 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div, %mul_2), kwargs = {})
    %addcdiv_ : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_wte, %lerp_, %add__1), kwargs = {})
    %lerp__1 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_wpe, %grad_wpe, 0.09999999999999998), kwargs = {})
    %mul__1 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_wpe, 0.999), kwargs = {})
    %addcmul__1 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__1, %grad_wpe, %grad_wpe), kwargs = {value: 0.0010000000000000009})
    %sqrt_2 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__1,), kwargs = {})
    %mul_3 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_2, %mul_3), kwargs = {})
    %reciprocal_2 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_4 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_2, 1e-08), kwargs = {})
    %add__2 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_1, %mul_4), kwargs = {})
    %addcdiv__1 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_wpe, %lerp__1, %add__2), kwargs = {})
    %lerp__2 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln1_w, %grad_l0_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__2 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln1_w, 0.999), kwargs = {})
    %addcmul__2 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__2, %grad_l0_ln1_w, %grad_l0_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_3 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__2,), kwargs = {})
    %mul_5 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_3, %mul_5), kwargs = {})
    %reciprocal_3 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_6 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_3, 1e-08), kwargs = {})
    %add__3 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_2, %mul_6), kwargs = {})
    %addcdiv__2 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln1_w, %lerp__2, %add__3), kwargs = {})
    %lerp__3 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln1_b, %grad_l0_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__3 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln1_b, 0.999), kwargs = {})
    %addcmul__3 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__3, %grad_l0_ln1_b, %grad_l0_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_4 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__3,), kwargs = {})
    %mul_7 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_4, %mul_7), kwargs = {})
    %reciprocal_4 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_8 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_4, 1e-08), kwargs = {})
    %add__4 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_3, %mul_8), kwargs = {})
    %addcdiv__3 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln1_b, %lerp__3, %add__4), kwargs = {})
    %lerp__4 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln2_w, %grad_l0_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__4 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln2_w, 0.999), kwargs = {})
    %addcmul__4 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__4, %grad_l0_ln2_w, %grad_l0_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_5 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__4,), kwargs = {})
    %mul_9 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_5, %mul_9), kwargs = {})
    %reciprocal_5 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_10 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_5, 1e-08), kwargs = {})
    %add__5 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_4, %mul_10), kwargs = {})
    %addcdiv__4 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln2_w, %lerp__4, %add__5), kwargs = {})
    %lerp__5 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_ln2_b, %grad_l0_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__5 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_ln2_b, 0.999), kwargs = {})
    %addcmul__5 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__5, %grad_l0_ln2_b, %grad_l0_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_6 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__5,), kwargs = {})
    %mul_11 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_6, %mul_11), kwargs = {})
    %reciprocal_6 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_12 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_6, 1e-08), kwargs = {})
    %add__6 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_5, %mul_12), kwargs = {})
    %addcdiv__5 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_ln2_b, %lerp__5, %add__6), kwargs = {})
    %lerp__6 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_attn_w, %grad_l0_attn_w, 0.09999999999999998), kwargs = {})
    %mul__6 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_attn_w, 0.999), kwargs = {})
    %addcmul__6 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__6, %grad_l0_attn_w, %grad_l0_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_7 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__6,), kwargs = {})
    %mul_13 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_7, %mul_13), kwargs = {})
    %reciprocal_7 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_14 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_7, 1e-08), kwargs = {})
    %add__7 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_6, %mul_14), kwargs = {})
    %addcdiv__6 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_attn_w, %lerp__6, %add__7), kwargs = {})
    %lerp__7 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_attn_b, %grad_l0_attn_b, 0.09999999999999998), kwargs = {})
    %mul__7 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_attn_b, 0.999), kwargs = {})
    %addcmul__7 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__7, %grad_l0_attn_b, %grad_l0_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_8 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__7,), kwargs = {})
    %mul_15 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_8, %mul_15), kwargs = {})
    %reciprocal_8 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_16 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_8, 1e-08), kwargs = {})
    %add__8 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_7, %mul_16), kwargs = {})
    %addcdiv__7 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_attn_b, %lerp__7, %add__8), kwargs = {})
    %lerp__8 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_proj_w, %grad_l0_proj_w, 0.09999999999999998), kwargs = {})
    %mul__8 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_proj_w, 0.999), kwargs = {})
    %addcmul__8 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__8, %grad_l0_proj_w, %grad_l0_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_9 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__8,), kwargs = {})
    %mul_17 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_8 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_9, %mul_17), kwargs = {})
    %reciprocal_9 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_18 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_9, 1e-08), kwargs = {})
    %add__9 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_8, %mul_18), kwargs = {})
    %addcdiv__8 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_proj_w, %lerp__8, %add__9), kwargs = {})
    %lerp__9 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_proj_b, %grad_l0_proj_b, 0.09999999999999998), kwargs = {})
    %mul__9 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_proj_b, 0.999), kwargs = {})
    %addcmul__9 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__9, %grad_l0_proj_b, %grad_l0_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_10 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__9,), kwargs = {})
    %mul_19 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_9 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_10, %mul_19), kwargs = {})
    %reciprocal_10 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_20 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_10, 1e-08), kwargs = {})
    %add__10 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_9, %mul_20), kwargs = {})
    %addcdiv__9 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_proj_b, %lerp__9, %add__10), kwargs = {})
    %lerp__10 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_fc_w, %grad_l0_fc_w, 0.09999999999999998), kwargs = {})
    %mul__10 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_fc_w, 0.999), kwargs = {})
    %addcmul__10 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__10, %grad_l0_fc_w, %grad_l0_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_11 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__10,), kwargs = {})
    %mul_21 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_10 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_11, %mul_21), kwargs = {})
    %reciprocal_11 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_22 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_11, 1e-08), kwargs = {})
    %add__11 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_10, %mul_22), kwargs = {})
    %addcdiv__10 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_fc_w, %lerp__10, %add__11), kwargs = {})
    %lerp__11 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_fc_b, %grad_l0_fc_b, 0.09999999999999998), kwargs = {})
    %mul__11 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_fc_b, 0.999), kwargs = {})
    %addcmul__11 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__11, %grad_l0_fc_b, %grad_l0_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_12 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__11,), kwargs = {})
    %mul_23 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_11 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_12, %mul_23), kwargs = {})
    %reciprocal_12 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_24 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_12, 1e-08), kwargs = {})
    %add__12 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_11, %mul_24), kwargs = {})
    %addcdiv__11 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_fc_b, %lerp__11, %add__12), kwargs = {})
    %lerp__12 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_out_w, %grad_l0_out_w, 0.09999999999999998), kwargs = {})
    %mul__12 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_out_w, 0.999), kwargs = {})
    %addcmul__12 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__12, %grad_l0_out_w, %grad_l0_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_13 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__12,), kwargs = {})
    %mul_25 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_12 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_13, %mul_25), kwargs = {})
    %reciprocal_13 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_26 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_13, 1e-08), kwargs = {})
    %add__13 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_12, %mul_26), kwargs = {})
    %addcdiv__12 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_out_w, %lerp__12, %add__13), kwargs = {})
    %lerp__13 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l0_out_b, %grad_l0_out_b, 0.09999999999999998), kwargs = {})
    %mul__13 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l0_out_b, 0.999), kwargs = {})
    %addcmul__13 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__13, %grad_l0_out_b, %grad_l0_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_14 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__13,), kwargs = {})
    %mul_27 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_13 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_14, %mul_27), kwargs = {})
    %reciprocal_14 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_28 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_14, 1e-08), kwargs = {})
    %add__14 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_13, %mul_28), kwargs = {})
    %addcdiv__13 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l0_out_b, %lerp__13, %add__14), kwargs = {})
    %lerp__14 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln1_w, %grad_l1_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__14 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln1_w, 0.999), kwargs = {})
    %addcmul__14 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__14, %grad_l1_ln1_w, %grad_l1_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_15 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__14,), kwargs = {})
    %mul_29 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_14 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_15, %mul_29), kwargs = {})
    %reciprocal_15 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_30 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_15, 1e-08), kwargs = {})
    %add__15 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_14, %mul_30), kwargs = {})
    %addcdiv__14 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln1_w, %lerp__14, %add__15), kwargs = {})
    %lerp__15 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln1_b, %grad_l1_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__15 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln1_b, 0.999), kwargs = {})
    %addcmul__15 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__15, %grad_l1_ln1_b, %grad_l1_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_16 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__15,), kwargs = {})
    %mul_31 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_15 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_16, %mul_31), kwargs = {})
    %reciprocal_16 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_32 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_16, 1e-08), kwargs = {})
    %add__16 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_15, %mul_32), kwargs = {})
    %addcdiv__15 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln1_b, %lerp__15, %add__16), kwargs = {})
    %lerp__16 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln2_w, %grad_l1_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__16 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln2_w, 0.999), kwargs = {})
    %addcmul__16 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__16, %grad_l1_ln2_w, %grad_l1_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_17 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__16,), kwargs = {})
    %mul_33 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_16 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_17, %mul_33), kwargs = {})
    %reciprocal_17 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_34 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_17, 1e-08), kwargs = {})
    %add__17 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_16, %mul_34), kwargs = {})
    %addcdiv__16 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln2_w, %lerp__16, %add__17), kwargs = {})
    %lerp__17 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_ln2_b, %grad_l1_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__17 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_ln2_b, 0.999), kwargs = {})
    %addcmul__17 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__17, %grad_l1_ln2_b, %grad_l1_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_18 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__17,), kwargs = {})
    %mul_35 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_17 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_18, %mul_35), kwargs = {})
    %reciprocal_18 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_36 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_18, 1e-08), kwargs = {})
    %add__18 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_17, %mul_36), kwargs = {})
    %addcdiv__17 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_ln2_b, %lerp__17, %add__18), kwargs = {})
    %lerp__18 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_attn_w, %grad_l1_attn_w, 0.09999999999999998), kwargs = {})
    %mul__18 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_attn_w, 0.999), kwargs = {})
    %addcmul__18 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__18, %grad_l1_attn_w, %grad_l1_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_19 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__18,), kwargs = {})
    %mul_37 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_18 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_19, %mul_37), kwargs = {})
    %reciprocal_19 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_38 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_19, 1e-08), kwargs = {})
    %add__19 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_18, %mul_38), kwargs = {})
    %addcdiv__18 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_attn_w, %lerp__18, %add__19), kwargs = {})
    %lerp__19 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_attn_b, %grad_l1_attn_b, 0.09999999999999998), kwargs = {})
    %mul__19 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_attn_b, 0.999), kwargs = {})
    %addcmul__19 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__19, %grad_l1_attn_b, %grad_l1_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_20 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__19,), kwargs = {})
    %mul_39 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_19 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_20, %mul_39), kwargs = {})
    %reciprocal_20 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_40 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_20, 1e-08), kwargs = {})
    %add__20 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_19, %mul_40), kwargs = {})
    %addcdiv__19 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_attn_b, %lerp__19, %add__20), kwargs = {})
    %lerp__20 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_proj_w, %grad_l1_proj_w, 0.09999999999999998), kwargs = {})
    %mul__20 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_proj_w, 0.999), kwargs = {})
    %addcmul__20 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__20, %grad_l1_proj_w, %grad_l1_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_21 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__20,), kwargs = {})
    %mul_41 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_20 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_21, %mul_41), kwargs = {})
    %reciprocal_21 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_42 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_21, 1e-08), kwargs = {})
    %add__21 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_20, %mul_42), kwargs = {})
    %addcdiv__20 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_proj_w, %lerp__20, %add__21), kwargs = {})
    %lerp__21 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_proj_b, %grad_l1_proj_b, 0.09999999999999998), kwargs = {})
    %mul__21 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_proj_b, 0.999), kwargs = {})
    %addcmul__21 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__21, %grad_l1_proj_b, %grad_l1_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_22 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__21,), kwargs = {})
    %mul_43 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_21 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_22, %mul_43), kwargs = {})
    %reciprocal_22 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_44 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_22, 1e-08), kwargs = {})
    %add__22 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_21, %mul_44), kwargs = {})
    %addcdiv__21 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_proj_b, %lerp__21, %add__22), kwargs = {})
    %lerp__22 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_fc_w, %grad_l1_fc_w, 0.09999999999999998), kwargs = {})
    %mul__22 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_fc_w, 0.999), kwargs = {})
    %addcmul__22 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__22, %grad_l1_fc_w, %grad_l1_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_23 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__22,), kwargs = {})
    %mul_45 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_22 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_23, %mul_45), kwargs = {})
    %reciprocal_23 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_46 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_23, 1e-08), kwargs = {})
    %add__23 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_22, %mul_46), kwargs = {})
    %addcdiv__22 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_fc_w, %lerp__22, %add__23), kwargs = {})
    %lerp__23 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_fc_b, %grad_l1_fc_b, 0.09999999999999998), kwargs = {})
    %mul__23 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_fc_b, 0.999), kwargs = {})
    %addcmul__23 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__23, %grad_l1_fc_b, %grad_l1_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_24 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__23,), kwargs = {})
    %mul_47 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_23 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_24, %mul_47), kwargs = {})
    %reciprocal_24 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_48 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_24, 1e-08), kwargs = {})
    %add__24 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_23, %mul_48), kwargs = {})
    %addcdiv__23 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_fc_b, %lerp__23, %add__24), kwargs = {})
    %lerp__24 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_out_w, %grad_l1_out_w, 0.09999999999999998), kwargs = {})
    %mul__24 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_out_w, 0.999), kwargs = {})
    %addcmul__24 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__24, %grad_l1_out_w, %grad_l1_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_25 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__24,), kwargs = {})
    %mul_49 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_24 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_25, %mul_49), kwargs = {})
    %reciprocal_25 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_50 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_25, 1e-08), kwargs = {})
    %add__25 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_24, %mul_50), kwargs = {})
    %addcdiv__24 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_out_w, %lerp__24, %add__25), kwargs = {})
    %lerp__25 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l1_out_b, %grad_l1_out_b, 0.09999999999999998), kwargs = {})
    %mul__25 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l1_out_b, 0.999), kwargs = {})
    %addcmul__25 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__25, %grad_l1_out_b, %grad_l1_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_26 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__25,), kwargs = {})
    %mul_51 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_25 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_26, %mul_51), kwargs = {})
    %reciprocal_26 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_52 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_26, 1e-08), kwargs = {})
    %add__26 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_25, %mul_52), kwargs = {})
    %addcdiv__25 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l1_out_b, %lerp__25, %add__26), kwargs = {})
    %lerp__26 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_ln1_w, %grad_l2_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__26 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_ln1_w, 0.999), kwargs = {})
    %addcmul__26 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__26, %grad_l2_ln1_w, %grad_l2_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_27 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__26,), kwargs = {})
    %mul_53 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_26 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_27, %mul_53), kwargs = {})
    %reciprocal_27 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_54 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_27, 1e-08), kwargs = {})
    %add__27 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_26, %mul_54), kwargs = {})
    %addcdiv__26 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_ln1_w, %lerp__26, %add__27), kwargs = {})
    %lerp__27 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_ln1_b, %grad_l2_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__27 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_ln1_b, 0.999), kwargs = {})
    %addcmul__27 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__27, %grad_l2_ln1_b, %grad_l2_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_28 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__27,), kwargs = {})
    %mul_55 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_27 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_28, %mul_55), kwargs = {})
    %reciprocal_28 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_56 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_28, 1e-08), kwargs = {})
    %add__28 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_27, %mul_56), kwargs = {})
    %addcdiv__27 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_ln1_b, %lerp__27, %add__28), kwargs = {})
    %lerp__28 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_ln2_w, %grad_l2_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__28 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_ln2_w, 0.999), kwargs = {})
    %addcmul__28 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__28, %grad_l2_ln2_w, %grad_l2_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_29 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__28,), kwargs = {})
    %mul_57 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_28 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_29, %mul_57), kwargs = {})
    %reciprocal_29 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_58 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_29, 1e-08), kwargs = {})
    %add__29 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_28, %mul_58), kwargs = {})
    %addcdiv__28 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_ln2_w, %lerp__28, %add__29), kwargs = {})
    %lerp__29 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_ln2_b, %grad_l2_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__29 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_ln2_b, 0.999), kwargs = {})
    %addcmul__29 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__29, %grad_l2_ln2_b, %grad_l2_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_30 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__29,), kwargs = {})
    %mul_59 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_29 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_30, %mul_59), kwargs = {})
    %reciprocal_30 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_60 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_30, 1e-08), kwargs = {})
    %add__30 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_29, %mul_60), kwargs = {})
    %addcdiv__29 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_ln2_b, %lerp__29, %add__30), kwargs = {})
    %lerp__30 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_attn_w, %grad_l2_attn_w, 0.09999999999999998), kwargs = {})
    %mul__30 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_attn_w, 0.999), kwargs = {})
    %addcmul__30 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__30, %grad_l2_attn_w, %grad_l2_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_31 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__30,), kwargs = {})
    %mul_61 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_30 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_31, %mul_61), kwargs = {})
    %reciprocal_31 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_62 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_31, 1e-08), kwargs = {})
    %add__31 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_30, %mul_62), kwargs = {})
    %addcdiv__30 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_attn_w, %lerp__30, %add__31), kwargs = {})
    %lerp__31 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_attn_b, %grad_l2_attn_b, 0.09999999999999998), kwargs = {})
    %mul__31 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_attn_b, 0.999), kwargs = {})
    %addcmul__31 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__31, %grad_l2_attn_b, %grad_l2_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_32 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__31,), kwargs = {})
    %mul_63 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_31 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_32, %mul_63), kwargs = {})
    %reciprocal_32 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_64 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_32, 1e-08), kwargs = {})
    %add__32 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_31, %mul_64), kwargs = {})
    %addcdiv__31 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_attn_b, %lerp__31, %add__32), kwargs = {})
    %lerp__32 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_proj_w, %grad_l2_proj_w, 0.09999999999999998), kwargs = {})
    %mul__32 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_proj_w, 0.999), kwargs = {})
    %addcmul__32 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__32, %grad_l2_proj_w, %grad_l2_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_33 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__32,), kwargs = {})
    %mul_65 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_32 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_33, %mul_65), kwargs = {})
    %reciprocal_33 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_66 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_33, 1e-08), kwargs = {})
    %add__33 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_32, %mul_66), kwargs = {})
    %addcdiv__32 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_proj_w, %lerp__32, %add__33), kwargs = {})
    %lerp__33 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_proj_b, %grad_l2_proj_b, 0.09999999999999998), kwargs = {})
    %mul__33 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_proj_b, 0.999), kwargs = {})
    %addcmul__33 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__33, %grad_l2_proj_b, %grad_l2_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_34 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__33,), kwargs = {})
    %mul_67 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_33 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_34, %mul_67), kwargs = {})
    %reciprocal_34 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_68 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_34, 1e-08), kwargs = {})
    %add__34 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_33, %mul_68), kwargs = {})
    %addcdiv__33 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_proj_b, %lerp__33, %add__34), kwargs = {})
    %lerp__34 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_fc_w, %grad_l2_fc_w, 0.09999999999999998), kwargs = {})
    %mul__34 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_fc_w, 0.999), kwargs = {})
    %addcmul__34 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__34, %grad_l2_fc_w, %grad_l2_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_35 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__34,), kwargs = {})
    %mul_69 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_34 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_35, %mul_69), kwargs = {})
    %reciprocal_35 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_70 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_35, 1e-08), kwargs = {})
    %add__35 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_34, %mul_70), kwargs = {})
    %addcdiv__34 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_fc_w, %lerp__34, %add__35), kwargs = {})
    %lerp__35 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_fc_b, %grad_l2_fc_b, 0.09999999999999998), kwargs = {})
    %mul__35 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_fc_b, 0.999), kwargs = {})
    %addcmul__35 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__35, %grad_l2_fc_b, %grad_l2_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_36 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__35,), kwargs = {})
    %mul_71 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_35 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_36, %mul_71), kwargs = {})
    %reciprocal_36 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_72 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_36, 1e-08), kwargs = {})
    %add__36 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_35, %mul_72), kwargs = {})
    %addcdiv__35 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_fc_b, %lerp__35, %add__36), kwargs = {})
    %lerp__36 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_out_w, %grad_l2_out_w, 0.09999999999999998), kwargs = {})
    %mul__36 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_out_w, 0.999), kwargs = {})
    %addcmul__36 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__36, %grad_l2_out_w, %grad_l2_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_37 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__36,), kwargs = {})
    %mul_73 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_36 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_37, %mul_73), kwargs = {})
    %reciprocal_37 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_74 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_37, 1e-08), kwargs = {})
    %add__37 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_36, %mul_74), kwargs = {})
    %addcdiv__36 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_out_w, %lerp__36, %add__37), kwargs = {})
    %lerp__37 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l2_out_b, %grad_l2_out_b, 0.09999999999999998), kwargs = {})
    %mul__37 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l2_out_b, 0.999), kwargs = {})
    %addcmul__37 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__37, %grad_l2_out_b, %grad_l2_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_38 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__37,), kwargs = {})
    %mul_75 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_37 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_38, %mul_75), kwargs = {})
    %reciprocal_38 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_76 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_38, 1e-08), kwargs = {})
    %add__38 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_37, %mul_76), kwargs = {})
    %addcdiv__37 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l2_out_b, %lerp__37, %add__38), kwargs = {})
    %lerp__38 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_ln1_w, %grad_l3_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__38 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_ln1_w, 0.999), kwargs = {})
    %addcmul__38 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__38, %grad_l3_ln1_w, %grad_l3_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_39 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__38,), kwargs = {})
    %mul_77 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_38 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_39, %mul_77), kwargs = {})
    %reciprocal_39 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_78 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_39, 1e-08), kwargs = {})
    %add__39 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_38, %mul_78), kwargs = {})
    %addcdiv__38 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_ln1_w, %lerp__38, %add__39), kwargs = {})
    %lerp__39 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_ln1_b, %grad_l3_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__39 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_ln1_b, 0.999), kwargs = {})
    %addcmul__39 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__39, %grad_l3_ln1_b, %grad_l3_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_40 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__39,), kwargs = {})
    %mul_79 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_39 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_40, %mul_79), kwargs = {})
    %reciprocal_40 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_80 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_40, 1e-08), kwargs = {})
    %add__40 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_39, %mul_80), kwargs = {})
    %addcdiv__39 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_ln1_b, %lerp__39, %add__40), kwargs = {})
    %lerp__40 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_ln2_w, %grad_l3_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__40 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_ln2_w, 0.999), kwargs = {})
    %addcmul__40 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__40, %grad_l3_ln2_w, %grad_l3_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_41 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__40,), kwargs = {})
    %mul_81 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_40 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_41, %mul_81), kwargs = {})
    %reciprocal_41 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_82 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_41, 1e-08), kwargs = {})
    %add__41 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_40, %mul_82), kwargs = {})
    %addcdiv__40 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_ln2_w, %lerp__40, %add__41), kwargs = {})
    %lerp__41 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_ln2_b, %grad_l3_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__41 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_ln2_b, 0.999), kwargs = {})
    %addcmul__41 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__41, %grad_l3_ln2_b, %grad_l3_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_42 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__41,), kwargs = {})
    %mul_83 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_41 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_42, %mul_83), kwargs = {})
    %reciprocal_42 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_84 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_42, 1e-08), kwargs = {})
    %add__42 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_41, %mul_84), kwargs = {})
    %addcdiv__41 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_ln2_b, %lerp__41, %add__42), kwargs = {})
    %lerp__42 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_attn_w, %grad_l3_attn_w, 0.09999999999999998), kwargs = {})
    %mul__42 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_attn_w, 0.999), kwargs = {})
    %addcmul__42 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__42, %grad_l3_attn_w, %grad_l3_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_43 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__42,), kwargs = {})
    %mul_85 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_42 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_43, %mul_85), kwargs = {})
    %reciprocal_43 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_86 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_43, 1e-08), kwargs = {})
    %add__43 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_42, %mul_86), kwargs = {})
    %addcdiv__42 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_attn_w, %lerp__42, %add__43), kwargs = {})
    %lerp__43 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_attn_b, %grad_l3_attn_b, 0.09999999999999998), kwargs = {})
    %mul__43 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_attn_b, 0.999), kwargs = {})
    %addcmul__43 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__43, %grad_l3_attn_b, %grad_l3_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_44 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__43,), kwargs = {})
    %mul_87 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_43 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_44, %mul_87), kwargs = {})
    %reciprocal_44 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_88 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_44, 1e-08), kwargs = {})
    %add__44 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_43, %mul_88), kwargs = {})
    %addcdiv__43 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_attn_b, %lerp__43, %add__44), kwargs = {})
    %lerp__44 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_proj_w, %grad_l3_proj_w, 0.09999999999999998), kwargs = {})
    %mul__44 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_proj_w, 0.999), kwargs = {})
    %addcmul__44 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__44, %grad_l3_proj_w, %grad_l3_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_45 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__44,), kwargs = {})
    %mul_89 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_44 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_45, %mul_89), kwargs = {})
    %reciprocal_45 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_90 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_45, 1e-08), kwargs = {})
    %add__45 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_44, %mul_90), kwargs = {})
    %addcdiv__44 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_proj_w, %lerp__44, %add__45), kwargs = {})
    %lerp__45 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_proj_b, %grad_l3_proj_b, 0.09999999999999998), kwargs = {})
    %mul__45 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_proj_b, 0.999), kwargs = {})
    %addcmul__45 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__45, %grad_l3_proj_b, %grad_l3_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_46 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__45,), kwargs = {})
    %mul_91 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_45 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_46, %mul_91), kwargs = {})
    %reciprocal_46 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_92 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_46, 1e-08), kwargs = {})
    %add__46 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_45, %mul_92), kwargs = {})
    %addcdiv__45 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_proj_b, %lerp__45, %add__46), kwargs = {})
    %lerp__46 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_fc_w, %grad_l3_fc_w, 0.09999999999999998), kwargs = {})
    %mul__46 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_fc_w, 0.999), kwargs = {})
    %addcmul__46 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__46, %grad_l3_fc_w, %grad_l3_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_47 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__46,), kwargs = {})
    %mul_93 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_46 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_47, %mul_93), kwargs = {})
    %reciprocal_47 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_94 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_47, 1e-08), kwargs = {})
    %add__47 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_46, %mul_94), kwargs = {})
    %addcdiv__46 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_fc_w, %lerp__46, %add__47), kwargs = {})
    %lerp__47 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_fc_b, %grad_l3_fc_b, 0.09999999999999998), kwargs = {})
    %mul__47 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_fc_b, 0.999), kwargs = {})
    %addcmul__47 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__47, %grad_l3_fc_b, %grad_l3_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_48 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__47,), kwargs = {})
    %mul_95 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_47 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_48, %mul_95), kwargs = {})
    %reciprocal_48 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_96 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_48, 1e-08), kwargs = {})
    %add__48 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_47, %mul_96), kwargs = {})
    %addcdiv__47 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_fc_b, %lerp__47, %add__48), kwargs = {})
    %lerp__48 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_out_w, %grad_l3_out_w, 0.09999999999999998), kwargs = {})
    %mul__48 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_out_w, 0.999), kwargs = {})
    %addcmul__48 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__48, %grad_l3_out_w, %grad_l3_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_49 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__48,), kwargs = {})
    %mul_97 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_48 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_49, %mul_97), kwargs = {})
    %reciprocal_49 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_98 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_49, 1e-08), kwargs = {})
    %add__49 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_48, %mul_98), kwargs = {})
    %addcdiv__48 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_out_w, %lerp__48, %add__49), kwargs = {})
    %lerp__49 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l3_out_b, %grad_l3_out_b, 0.09999999999999998), kwargs = {})
    %mul__49 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l3_out_b, 0.999), kwargs = {})
    %addcmul__49 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__49, %grad_l3_out_b, %grad_l3_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_50 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__49,), kwargs = {})
    %mul_99 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_49 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_50, %mul_99), kwargs = {})
    %reciprocal_50 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_100 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_50, 1e-08), kwargs = {})
    %add__50 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_49, %mul_100), kwargs = {})
    %addcdiv__49 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l3_out_b, %lerp__49, %add__50), kwargs = {})
    %lerp__50 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_ln1_w, %grad_l4_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__50 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_ln1_w, 0.999), kwargs = {})
    %addcmul__50 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__50, %grad_l4_ln1_w, %grad_l4_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_51 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__50,), kwargs = {})
    %mul_101 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_50 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_51, %mul_101), kwargs = {})
    %reciprocal_51 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_102 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_51, 1e-08), kwargs = {})
    %add__51 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_50, %mul_102), kwargs = {})
    %addcdiv__50 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_ln1_w, %lerp__50, %add__51), kwargs = {})
    %lerp__51 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_ln1_b, %grad_l4_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__51 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_ln1_b, 0.999), kwargs = {})
    %addcmul__51 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__51, %grad_l4_ln1_b, %grad_l4_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_52 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__51,), kwargs = {})
    %mul_103 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_51 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_52, %mul_103), kwargs = {})
    %reciprocal_52 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_104 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_52, 1e-08), kwargs = {})
    %add__52 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_51, %mul_104), kwargs = {})
    %addcdiv__51 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_ln1_b, %lerp__51, %add__52), kwargs = {})
    %lerp__52 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_ln2_w, %grad_l4_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__52 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_ln2_w, 0.999), kwargs = {})
    %addcmul__52 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__52, %grad_l4_ln2_w, %grad_l4_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_53 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__52,), kwargs = {})
    %mul_105 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_52 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_53, %mul_105), kwargs = {})
    %reciprocal_53 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_106 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_53, 1e-08), kwargs = {})
    %add__53 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_52, %mul_106), kwargs = {})
    %addcdiv__52 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_ln2_w, %lerp__52, %add__53), kwargs = {})
    %lerp__53 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_ln2_b, %grad_l4_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__53 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_ln2_b, 0.999), kwargs = {})
    %addcmul__53 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__53, %grad_l4_ln2_b, %grad_l4_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_54 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__53,), kwargs = {})
    %mul_107 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_53 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_54, %mul_107), kwargs = {})
    %reciprocal_54 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_108 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_54, 1e-08), kwargs = {})
    %add__54 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_53, %mul_108), kwargs = {})
    %addcdiv__53 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_ln2_b, %lerp__53, %add__54), kwargs = {})
    %lerp__54 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_attn_w, %grad_l4_attn_w, 0.09999999999999998), kwargs = {})
    %mul__54 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_attn_w, 0.999), kwargs = {})
    %addcmul__54 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__54, %grad_l4_attn_w, %grad_l4_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_55 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__54,), kwargs = {})
    %mul_109 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_54 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_55, %mul_109), kwargs = {})
    %reciprocal_55 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_110 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_55, 1e-08), kwargs = {})
    %add__55 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_54, %mul_110), kwargs = {})
    %addcdiv__54 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_attn_w, %lerp__54, %add__55), kwargs = {})
    %lerp__55 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_attn_b, %grad_l4_attn_b, 0.09999999999999998), kwargs = {})
    %mul__55 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_attn_b, 0.999), kwargs = {})
    %addcmul__55 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__55, %grad_l4_attn_b, %grad_l4_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_56 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__55,), kwargs = {})
    %mul_111 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_55 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_56, %mul_111), kwargs = {})
    %reciprocal_56 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_112 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_56, 1e-08), kwargs = {})
    %add__56 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_55, %mul_112), kwargs = {})
    %addcdiv__55 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_attn_b, %lerp__55, %add__56), kwargs = {})
    %lerp__56 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_proj_w, %grad_l4_proj_w, 0.09999999999999998), kwargs = {})
    %mul__56 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_proj_w, 0.999), kwargs = {})
    %addcmul__56 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__56, %grad_l4_proj_w, %grad_l4_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_57 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__56,), kwargs = {})
    %mul_113 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_56 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_57, %mul_113), kwargs = {})
    %reciprocal_57 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_114 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_57, 1e-08), kwargs = {})
    %add__57 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_56, %mul_114), kwargs = {})
    %addcdiv__56 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_proj_w, %lerp__56, %add__57), kwargs = {})
    %lerp__57 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_proj_b, %grad_l4_proj_b, 0.09999999999999998), kwargs = {})
    %mul__57 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_proj_b, 0.999), kwargs = {})
    %addcmul__57 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__57, %grad_l4_proj_b, %grad_l4_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_58 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__57,), kwargs = {})
    %mul_115 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_57 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_58, %mul_115), kwargs = {})
    %reciprocal_58 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_116 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_58, 1e-08), kwargs = {})
    %add__58 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_57, %mul_116), kwargs = {})
    %addcdiv__57 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_proj_b, %lerp__57, %add__58), kwargs = {})
    %lerp__58 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_fc_w, %grad_l4_fc_w, 0.09999999999999998), kwargs = {})
    %mul__58 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_fc_w, 0.999), kwargs = {})
    %addcmul__58 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__58, %grad_l4_fc_w, %grad_l4_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_59 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__58,), kwargs = {})
    %mul_117 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_58 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_59, %mul_117), kwargs = {})
    %reciprocal_59 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_118 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_59, 1e-08), kwargs = {})
    %add__59 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_58, %mul_118), kwargs = {})
    %addcdiv__58 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_fc_w, %lerp__58, %add__59), kwargs = {})
    %lerp__59 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_fc_b, %grad_l4_fc_b, 0.09999999999999998), kwargs = {})
    %mul__59 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_fc_b, 0.999), kwargs = {})
    %addcmul__59 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__59, %grad_l4_fc_b, %grad_l4_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_60 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__59,), kwargs = {})
    %mul_119 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_59 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_60, %mul_119), kwargs = {})
    %reciprocal_60 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_120 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_60, 1e-08), kwargs = {})
    %add__60 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_59, %mul_120), kwargs = {})
    %addcdiv__59 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_fc_b, %lerp__59, %add__60), kwargs = {})
    %lerp__60 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_out_w, %grad_l4_out_w, 0.09999999999999998), kwargs = {})
    %mul__60 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_out_w, 0.999), kwargs = {})
    %addcmul__60 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__60, %grad_l4_out_w, %grad_l4_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_61 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__60,), kwargs = {})
    %mul_121 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_60 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_61, %mul_121), kwargs = {})
    %reciprocal_61 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_122 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_61, 1e-08), kwargs = {})
    %add__61 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_60, %mul_122), kwargs = {})
    %addcdiv__60 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_out_w, %lerp__60, %add__61), kwargs = {})
    %lerp__61 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l4_out_b, %grad_l4_out_b, 0.09999999999999998), kwargs = {})
    %mul__61 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l4_out_b, 0.999), kwargs = {})
    %addcmul__61 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__61, %grad_l4_out_b, %grad_l4_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_62 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__61,), kwargs = {})
    %mul_123 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_61 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_62, %mul_123), kwargs = {})
    %reciprocal_62 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_124 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_62, 1e-08), kwargs = {})
    %add__62 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_61, %mul_124), kwargs = {})
    %addcdiv__61 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l4_out_b, %lerp__61, %add__62), kwargs = {})
    %lerp__62 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_ln1_w, %grad_l5_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__62 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_ln1_w, 0.999), kwargs = {})
    %addcmul__62 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__62, %grad_l5_ln1_w, %grad_l5_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_63 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__62,), kwargs = {})
    %mul_125 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_62 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_63, %mul_125), kwargs = {})
    %reciprocal_63 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_126 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_63, 1e-08), kwargs = {})
    %add__63 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_62, %mul_126), kwargs = {})
    %addcdiv__62 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_ln1_w, %lerp__62, %add__63), kwargs = {})
    %lerp__63 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_ln1_b, %grad_l5_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__63 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_ln1_b, 0.999), kwargs = {})
    %addcmul__63 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__63, %grad_l5_ln1_b, %grad_l5_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_64 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__63,), kwargs = {})
    %mul_127 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_63 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_64, %mul_127), kwargs = {})
    %reciprocal_64 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_128 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_64, 1e-08), kwargs = {})
    %add__64 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_63, %mul_128), kwargs = {})
    %addcdiv__63 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_ln1_b, %lerp__63, %add__64), kwargs = {})
    %lerp__64 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_ln2_w, %grad_l5_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__64 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_ln2_w, 0.999), kwargs = {})
    %addcmul__64 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__64, %grad_l5_ln2_w, %grad_l5_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_65 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__64,), kwargs = {})
    %mul_129 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_64 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_65, %mul_129), kwargs = {})
    %reciprocal_65 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_130 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_65, 1e-08), kwargs = {})
    %add__65 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_64, %mul_130), kwargs = {})
    %addcdiv__64 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_ln2_w, %lerp__64, %add__65), kwargs = {})
    %lerp__65 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_ln2_b, %grad_l5_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__65 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_ln2_b, 0.999), kwargs = {})
    %addcmul__65 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__65, %grad_l5_ln2_b, %grad_l5_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_66 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__65,), kwargs = {})
    %mul_131 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_65 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_66, %mul_131), kwargs = {})
    %reciprocal_66 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_132 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_66, 1e-08), kwargs = {})
    %add__66 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_65, %mul_132), kwargs = {})
    %addcdiv__65 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_ln2_b, %lerp__65, %add__66), kwargs = {})
    %lerp__66 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_attn_w, %grad_l5_attn_w, 0.09999999999999998), kwargs = {})
    %mul__66 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_attn_w, 0.999), kwargs = {})
    %addcmul__66 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__66, %grad_l5_attn_w, %grad_l5_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_67 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__66,), kwargs = {})
    %mul_133 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_66 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_67, %mul_133), kwargs = {})
    %reciprocal_67 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_134 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_67, 1e-08), kwargs = {})
    %add__67 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_66, %mul_134), kwargs = {})
    %addcdiv__66 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_attn_w, %lerp__66, %add__67), kwargs = {})
    %lerp__67 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_attn_b, %grad_l5_attn_b, 0.09999999999999998), kwargs = {})
    %mul__67 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_attn_b, 0.999), kwargs = {})
    %addcmul__67 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__67, %grad_l5_attn_b, %grad_l5_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_68 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__67,), kwargs = {})
    %mul_135 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_67 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_68, %mul_135), kwargs = {})
    %reciprocal_68 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_136 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_68, 1e-08), kwargs = {})
    %add__68 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_67, %mul_136), kwargs = {})
    %addcdiv__67 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_attn_b, %lerp__67, %add__68), kwargs = {})
    %lerp__68 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_proj_w, %grad_l5_proj_w, 0.09999999999999998), kwargs = {})
    %mul__68 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_proj_w, 0.999), kwargs = {})
    %addcmul__68 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__68, %grad_l5_proj_w, %grad_l5_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_69 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__68,), kwargs = {})
    %mul_137 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_68 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_69, %mul_137), kwargs = {})
    %reciprocal_69 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_138 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_69, 1e-08), kwargs = {})
    %add__69 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_68, %mul_138), kwargs = {})
    %addcdiv__68 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_proj_w, %lerp__68, %add__69), kwargs = {})
    %lerp__69 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_proj_b, %grad_l5_proj_b, 0.09999999999999998), kwargs = {})
    %mul__69 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_proj_b, 0.999), kwargs = {})
    %addcmul__69 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__69, %grad_l5_proj_b, %grad_l5_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_70 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__69,), kwargs = {})
    %mul_139 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_69 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_70, %mul_139), kwargs = {})
    %reciprocal_70 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_140 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_70, 1e-08), kwargs = {})
    %add__70 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_69, %mul_140), kwargs = {})
    %addcdiv__69 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_proj_b, %lerp__69, %add__70), kwargs = {})
    %lerp__70 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_fc_w, %grad_l5_fc_w, 0.09999999999999998), kwargs = {})
    %mul__70 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_fc_w, 0.999), kwargs = {})
    %addcmul__70 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__70, %grad_l5_fc_w, %grad_l5_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_71 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__70,), kwargs = {})
    %mul_141 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_70 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_71, %mul_141), kwargs = {})
    %reciprocal_71 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_142 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_71, 1e-08), kwargs = {})
    %add__71 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_70, %mul_142), kwargs = {})
    %addcdiv__70 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_fc_w, %lerp__70, %add__71), kwargs = {})
    %lerp__71 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_fc_b, %grad_l5_fc_b, 0.09999999999999998), kwargs = {})
    %mul__71 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_fc_b, 0.999), kwargs = {})
    %addcmul__71 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__71, %grad_l5_fc_b, %grad_l5_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_72 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__71,), kwargs = {})
    %mul_143 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_71 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_72, %mul_143), kwargs = {})
    %reciprocal_72 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_144 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_72, 1e-08), kwargs = {})
    %add__72 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_71, %mul_144), kwargs = {})
    %addcdiv__71 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_fc_b, %lerp__71, %add__72), kwargs = {})
    %lerp__72 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_out_w, %grad_l5_out_w, 0.09999999999999998), kwargs = {})
    %mul__72 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_out_w, 0.999), kwargs = {})
    %addcmul__72 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__72, %grad_l5_out_w, %grad_l5_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_73 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__72,), kwargs = {})
    %mul_145 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_72 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_73, %mul_145), kwargs = {})
    %reciprocal_73 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_146 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_73, 1e-08), kwargs = {})
    %add__73 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_72, %mul_146), kwargs = {})
    %addcdiv__72 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_out_w, %lerp__72, %add__73), kwargs = {})
    %lerp__73 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l5_out_b, %grad_l5_out_b, 0.09999999999999998), kwargs = {})
    %mul__73 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l5_out_b, 0.999), kwargs = {})
    %addcmul__73 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__73, %grad_l5_out_b, %grad_l5_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_74 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__73,), kwargs = {})
    %mul_147 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_73 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_74, %mul_147), kwargs = {})
    %reciprocal_74 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_148 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_74, 1e-08), kwargs = {})
    %add__74 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_73, %mul_148), kwargs = {})
    %addcdiv__73 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l5_out_b, %lerp__73, %add__74), kwargs = {})
    %lerp__74 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_ln1_w, %grad_l6_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__74 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_ln1_w, 0.999), kwargs = {})
    %addcmul__74 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__74, %grad_l6_ln1_w, %grad_l6_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_75 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__74,), kwargs = {})
    %mul_149 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_74 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_75, %mul_149), kwargs = {})
    %reciprocal_75 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_150 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_75, 1e-08), kwargs = {})
    %add__75 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_74, %mul_150), kwargs = {})
    %addcdiv__74 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_ln1_w, %lerp__74, %add__75), kwargs = {})
    %lerp__75 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_ln1_b, %grad_l6_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__75 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_ln1_b, 0.999), kwargs = {})
    %addcmul__75 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__75, %grad_l6_ln1_b, %grad_l6_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_76 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__75,), kwargs = {})
    %mul_151 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_75 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_76, %mul_151), kwargs = {})
    %reciprocal_76 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_152 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_76, 1e-08), kwargs = {})
    %add__76 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_75, %mul_152), kwargs = {})
    %addcdiv__75 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_ln1_b, %lerp__75, %add__76), kwargs = {})
    %lerp__76 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_ln2_w, %grad_l6_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__76 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_ln2_w, 0.999), kwargs = {})
    %addcmul__76 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__76, %grad_l6_ln2_w, %grad_l6_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_77 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__76,), kwargs = {})
    %mul_153 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_76 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_77, %mul_153), kwargs = {})
    %reciprocal_77 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_154 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_77, 1e-08), kwargs = {})
    %add__77 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_76, %mul_154), kwargs = {})
    %addcdiv__76 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_ln2_w, %lerp__76, %add__77), kwargs = {})
    %lerp__77 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_ln2_b, %grad_l6_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__77 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_ln2_b, 0.999), kwargs = {})
    %addcmul__77 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__77, %grad_l6_ln2_b, %grad_l6_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_78 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__77,), kwargs = {})
    %mul_155 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_77 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_78, %mul_155), kwargs = {})
    %reciprocal_78 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_156 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_78, 1e-08), kwargs = {})
    %add__78 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_77, %mul_156), kwargs = {})
    %addcdiv__77 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_ln2_b, %lerp__77, %add__78), kwargs = {})
    %lerp__78 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_attn_w, %grad_l6_attn_w, 0.09999999999999998), kwargs = {})
    %mul__78 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_attn_w, 0.999), kwargs = {})
    %addcmul__78 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__78, %grad_l6_attn_w, %grad_l6_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_79 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__78,), kwargs = {})
    %mul_157 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_78 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_79, %mul_157), kwargs = {})
    %reciprocal_79 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_158 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_79, 1e-08), kwargs = {})
    %add__79 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_78, %mul_158), kwargs = {})
    %addcdiv__78 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_attn_w, %lerp__78, %add__79), kwargs = {})
    %lerp__79 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_attn_b, %grad_l6_attn_b, 0.09999999999999998), kwargs = {})
    %mul__79 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_attn_b, 0.999), kwargs = {})
    %addcmul__79 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__79, %grad_l6_attn_b, %grad_l6_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_80 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__79,), kwargs = {})
    %mul_159 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_79 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_80, %mul_159), kwargs = {})
    %reciprocal_80 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_160 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_80, 1e-08), kwargs = {})
    %add__80 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_79, %mul_160), kwargs = {})
    %addcdiv__79 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_attn_b, %lerp__79, %add__80), kwargs = {})
    %lerp__80 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_proj_w, %grad_l6_proj_w, 0.09999999999999998), kwargs = {})
    %mul__80 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_proj_w, 0.999), kwargs = {})
    %addcmul__80 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__80, %grad_l6_proj_w, %grad_l6_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_81 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__80,), kwargs = {})
    %mul_161 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_80 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_81, %mul_161), kwargs = {})
    %reciprocal_81 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_162 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_81, 1e-08), kwargs = {})
    %add__81 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_80, %mul_162), kwargs = {})
    %addcdiv__80 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_proj_w, %lerp__80, %add__81), kwargs = {})
    %lerp__81 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_proj_b, %grad_l6_proj_b, 0.09999999999999998), kwargs = {})
    %mul__81 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_proj_b, 0.999), kwargs = {})
    %addcmul__81 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__81, %grad_l6_proj_b, %grad_l6_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_82 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__81,), kwargs = {})
    %mul_163 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_81 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_82, %mul_163), kwargs = {})
    %reciprocal_82 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_164 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_82, 1e-08), kwargs = {})
    %add__82 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_81, %mul_164), kwargs = {})
    %addcdiv__81 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_proj_b, %lerp__81, %add__82), kwargs = {})
    %lerp__82 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_fc_w, %grad_l6_fc_w, 0.09999999999999998), kwargs = {})
    %mul__82 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_fc_w, 0.999), kwargs = {})
    %addcmul__82 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__82, %grad_l6_fc_w, %grad_l6_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_83 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__82,), kwargs = {})
    %mul_165 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_82 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_83, %mul_165), kwargs = {})
    %reciprocal_83 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_166 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_83, 1e-08), kwargs = {})
    %add__83 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_82, %mul_166), kwargs = {})
    %addcdiv__82 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_fc_w, %lerp__82, %add__83), kwargs = {})
    %lerp__83 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_fc_b, %grad_l6_fc_b, 0.09999999999999998), kwargs = {})
    %mul__83 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_fc_b, 0.999), kwargs = {})
    %addcmul__83 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__83, %grad_l6_fc_b, %grad_l6_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_84 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__83,), kwargs = {})
    %mul_167 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_83 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_84, %mul_167), kwargs = {})
    %reciprocal_84 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_168 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_84, 1e-08), kwargs = {})
    %add__84 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_83, %mul_168), kwargs = {})
    %addcdiv__83 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_fc_b, %lerp__83, %add__84), kwargs = {})
    %lerp__84 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_out_w, %grad_l6_out_w, 0.09999999999999998), kwargs = {})
    %mul__84 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_out_w, 0.999), kwargs = {})
    %addcmul__84 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__84, %grad_l6_out_w, %grad_l6_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_85 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__84,), kwargs = {})
    %mul_169 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_84 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_85, %mul_169), kwargs = {})
    %reciprocal_85 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_170 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_85, 1e-08), kwargs = {})
    %add__85 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_84, %mul_170), kwargs = {})
    %addcdiv__84 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_out_w, %lerp__84, %add__85), kwargs = {})
    %lerp__85 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l6_out_b, %grad_l6_out_b, 0.09999999999999998), kwargs = {})
    %mul__85 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l6_out_b, 0.999), kwargs = {})
    %addcmul__85 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__85, %grad_l6_out_b, %grad_l6_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_86 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__85,), kwargs = {})
    %mul_171 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_85 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_86, %mul_171), kwargs = {})
    %reciprocal_86 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_172 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_86, 1e-08), kwargs = {})
    %add__86 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_85, %mul_172), kwargs = {})
    %addcdiv__85 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l6_out_b, %lerp__85, %add__86), kwargs = {})
    %lerp__86 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_ln1_w, %grad_l7_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__86 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_ln1_w, 0.999), kwargs = {})
    %addcmul__86 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__86, %grad_l7_ln1_w, %grad_l7_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_87 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__86,), kwargs = {})
    %mul_173 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_86 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_87, %mul_173), kwargs = {})
    %reciprocal_87 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_174 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_87, 1e-08), kwargs = {})
    %add__87 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_86, %mul_174), kwargs = {})
    %addcdiv__86 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_ln1_w, %lerp__86, %add__87), kwargs = {})
    %lerp__87 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_ln1_b, %grad_l7_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__87 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_ln1_b, 0.999), kwargs = {})
    %addcmul__87 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__87, %grad_l7_ln1_b, %grad_l7_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_88 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__87,), kwargs = {})
    %mul_175 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_87 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_88, %mul_175), kwargs = {})
    %reciprocal_88 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_176 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_88, 1e-08), kwargs = {})
    %add__88 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_87, %mul_176), kwargs = {})
    %addcdiv__87 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_ln1_b, %lerp__87, %add__88), kwargs = {})
    %lerp__88 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_ln2_w, %grad_l7_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__88 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_ln2_w, 0.999), kwargs = {})
    %addcmul__88 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__88, %grad_l7_ln2_w, %grad_l7_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_89 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__88,), kwargs = {})
    %mul_177 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_88 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_89, %mul_177), kwargs = {})
    %reciprocal_89 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_178 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_89, 1e-08), kwargs = {})
    %add__89 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_88, %mul_178), kwargs = {})
    %addcdiv__88 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_ln2_w, %lerp__88, %add__89), kwargs = {})
    %lerp__89 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_ln2_b, %grad_l7_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__89 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_ln2_b, 0.999), kwargs = {})
    %addcmul__89 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__89, %grad_l7_ln2_b, %grad_l7_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_90 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__89,), kwargs = {})
    %mul_179 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_89 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_90, %mul_179), kwargs = {})
    %reciprocal_90 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_180 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_90, 1e-08), kwargs = {})
    %add__90 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_89, %mul_180), kwargs = {})
    %addcdiv__89 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_ln2_b, %lerp__89, %add__90), kwargs = {})
    %lerp__90 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_attn_w, %grad_l7_attn_w, 0.09999999999999998), kwargs = {})
    %mul__90 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_attn_w, 0.999), kwargs = {})
    %addcmul__90 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__90, %grad_l7_attn_w, %grad_l7_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_91 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__90,), kwargs = {})
    %mul_181 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_90 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_91, %mul_181), kwargs = {})
    %reciprocal_91 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_182 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_91, 1e-08), kwargs = {})
    %add__91 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_90, %mul_182), kwargs = {})
    %addcdiv__90 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_attn_w, %lerp__90, %add__91), kwargs = {})
    %lerp__91 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_attn_b, %grad_l7_attn_b, 0.09999999999999998), kwargs = {})
    %mul__91 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_attn_b, 0.999), kwargs = {})
    %addcmul__91 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__91, %grad_l7_attn_b, %grad_l7_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_92 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__91,), kwargs = {})
    %mul_183 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_91 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_92, %mul_183), kwargs = {})
    %reciprocal_92 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_184 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_92, 1e-08), kwargs = {})
    %add__92 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_91, %mul_184), kwargs = {})
    %addcdiv__91 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_attn_b, %lerp__91, %add__92), kwargs = {})
    %lerp__92 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_proj_w, %grad_l7_proj_w, 0.09999999999999998), kwargs = {})
    %mul__92 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_proj_w, 0.999), kwargs = {})
    %addcmul__92 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__92, %grad_l7_proj_w, %grad_l7_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_93 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__92,), kwargs = {})
    %mul_185 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_92 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_93, %mul_185), kwargs = {})
    %reciprocal_93 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_186 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_93, 1e-08), kwargs = {})
    %add__93 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_92, %mul_186), kwargs = {})
    %addcdiv__92 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_proj_w, %lerp__92, %add__93), kwargs = {})
    %lerp__93 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_proj_b, %grad_l7_proj_b, 0.09999999999999998), kwargs = {})
    %mul__93 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_proj_b, 0.999), kwargs = {})
    %addcmul__93 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__93, %grad_l7_proj_b, %grad_l7_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_94 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__93,), kwargs = {})
    %mul_187 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_93 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_94, %mul_187), kwargs = {})
    %reciprocal_94 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_188 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_94, 1e-08), kwargs = {})
    %add__94 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_93, %mul_188), kwargs = {})
    %addcdiv__93 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_proj_b, %lerp__93, %add__94), kwargs = {})
    %lerp__94 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_fc_w, %grad_l7_fc_w, 0.09999999999999998), kwargs = {})
    %mul__94 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_fc_w, 0.999), kwargs = {})
    %addcmul__94 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__94, %grad_l7_fc_w, %grad_l7_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_95 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__94,), kwargs = {})
    %mul_189 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_94 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_95, %mul_189), kwargs = {})
    %reciprocal_95 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_190 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_95, 1e-08), kwargs = {})
    %add__95 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_94, %mul_190), kwargs = {})
    %addcdiv__94 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_fc_w, %lerp__94, %add__95), kwargs = {})
    %lerp__95 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_fc_b, %grad_l7_fc_b, 0.09999999999999998), kwargs = {})
    %mul__95 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_fc_b, 0.999), kwargs = {})
    %addcmul__95 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__95, %grad_l7_fc_b, %grad_l7_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_96 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__95,), kwargs = {})
    %mul_191 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_95 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_96, %mul_191), kwargs = {})
    %reciprocal_96 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_192 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_96, 1e-08), kwargs = {})
    %add__96 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_95, %mul_192), kwargs = {})
    %addcdiv__95 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_fc_b, %lerp__95, %add__96), kwargs = {})
    %lerp__96 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_out_w, %grad_l7_out_w, 0.09999999999999998), kwargs = {})
    %mul__96 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_out_w, 0.999), kwargs = {})
    %addcmul__96 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__96, %grad_l7_out_w, %grad_l7_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_97 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__96,), kwargs = {})
    %mul_193 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_96 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_97, %mul_193), kwargs = {})
    %reciprocal_97 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_194 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_97, 1e-08), kwargs = {})
    %add__97 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_96, %mul_194), kwargs = {})
    %addcdiv__96 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_out_w, %lerp__96, %add__97), kwargs = {})
    %lerp__97 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l7_out_b, %grad_l7_out_b, 0.09999999999999998), kwargs = {})
    %mul__97 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l7_out_b, 0.999), kwargs = {})
    %addcmul__97 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__97, %grad_l7_out_b, %grad_l7_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_98 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__97,), kwargs = {})
    %mul_195 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_97 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_98, %mul_195), kwargs = {})
    %reciprocal_98 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_196 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_98, 1e-08), kwargs = {})
    %add__98 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_97, %mul_196), kwargs = {})
    %addcdiv__97 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l7_out_b, %lerp__97, %add__98), kwargs = {})
    %lerp__98 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_ln1_w, %grad_l8_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__98 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_ln1_w, 0.999), kwargs = {})
    %addcmul__98 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__98, %grad_l8_ln1_w, %grad_l8_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_99 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__98,), kwargs = {})
    %mul_197 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_98 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_99, %mul_197), kwargs = {})
    %reciprocal_99 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_198 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_99, 1e-08), kwargs = {})
    %add__99 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_98, %mul_198), kwargs = {})
    %addcdiv__98 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_ln1_w, %lerp__98, %add__99), kwargs = {})
    %lerp__99 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_ln1_b, %grad_l8_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__99 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_ln1_b, 0.999), kwargs = {})
    %addcmul__99 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__99, %grad_l8_ln1_b, %grad_l8_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_100 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__99,), kwargs = {})
    %mul_199 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_99 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_100, %mul_199), kwargs = {})
    %reciprocal_100 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_200 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_100, 1e-08), kwargs = {})
    %add__100 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_99, %mul_200), kwargs = {})
    %addcdiv__99 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_ln1_b, %lerp__99, %add__100), kwargs = {})
    %lerp__100 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_ln2_w, %grad_l8_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__100 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_ln2_w, 0.999), kwargs = {})
    %addcmul__100 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__100, %grad_l8_ln2_w, %grad_l8_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_101 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__100,), kwargs = {})
    %mul_201 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_100 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_101, %mul_201), kwargs = {})
    %reciprocal_101 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_202 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_101, 1e-08), kwargs = {})
    %add__101 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_100, %mul_202), kwargs = {})
    %addcdiv__100 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_ln2_w, %lerp__100, %add__101), kwargs = {})
    %lerp__101 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_ln2_b, %grad_l8_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__101 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_ln2_b, 0.999), kwargs = {})
    %addcmul__101 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__101, %grad_l8_ln2_b, %grad_l8_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_102 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__101,), kwargs = {})
    %mul_203 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_101 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_102, %mul_203), kwargs = {})
    %reciprocal_102 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_204 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_102, 1e-08), kwargs = {})
    %add__102 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_101, %mul_204), kwargs = {})
    %addcdiv__101 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_ln2_b, %lerp__101, %add__102), kwargs = {})
    %lerp__102 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_attn_w, %grad_l8_attn_w, 0.09999999999999998), kwargs = {})
    %mul__102 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_attn_w, 0.999), kwargs = {})
    %addcmul__102 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__102, %grad_l8_attn_w, %grad_l8_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_103 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__102,), kwargs = {})
    %mul_205 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_102 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_103, %mul_205), kwargs = {})
    %reciprocal_103 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_206 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_103, 1e-08), kwargs = {})
    %add__103 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_102, %mul_206), kwargs = {})
    %addcdiv__102 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_attn_w, %lerp__102, %add__103), kwargs = {})
    %lerp__103 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_attn_b, %grad_l8_attn_b, 0.09999999999999998), kwargs = {})
    %mul__103 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_attn_b, 0.999), kwargs = {})
    %addcmul__103 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__103, %grad_l8_attn_b, %grad_l8_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_104 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__103,), kwargs = {})
    %mul_207 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_103 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_104, %mul_207), kwargs = {})
    %reciprocal_104 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_208 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_104, 1e-08), kwargs = {})
    %add__104 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_103, %mul_208), kwargs = {})
    %addcdiv__103 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_attn_b, %lerp__103, %add__104), kwargs = {})
    %lerp__104 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_proj_w, %grad_l8_proj_w, 0.09999999999999998), kwargs = {})
    %mul__104 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_proj_w, 0.999), kwargs = {})
    %addcmul__104 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__104, %grad_l8_proj_w, %grad_l8_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_105 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__104,), kwargs = {})
    %mul_209 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_104 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_105, %mul_209), kwargs = {})
    %reciprocal_105 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_210 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_105, 1e-08), kwargs = {})
    %add__105 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_104, %mul_210), kwargs = {})
    %addcdiv__104 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_proj_w, %lerp__104, %add__105), kwargs = {})
    %lerp__105 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_proj_b, %grad_l8_proj_b, 0.09999999999999998), kwargs = {})
    %mul__105 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_proj_b, 0.999), kwargs = {})
    %addcmul__105 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__105, %grad_l8_proj_b, %grad_l8_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_106 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__105,), kwargs = {})
    %mul_211 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_105 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_106, %mul_211), kwargs = {})
    %reciprocal_106 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_212 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_106, 1e-08), kwargs = {})
    %add__106 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_105, %mul_212), kwargs = {})
    %addcdiv__105 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_proj_b, %lerp__105, %add__106), kwargs = {})
    %lerp__106 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_fc_w, %grad_l8_fc_w, 0.09999999999999998), kwargs = {})
    %mul__106 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_fc_w, 0.999), kwargs = {})
    %addcmul__106 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__106, %grad_l8_fc_w, %grad_l8_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_107 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__106,), kwargs = {})
    %mul_213 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_106 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_107, %mul_213), kwargs = {})
    %reciprocal_107 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_214 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_107, 1e-08), kwargs = {})
    %add__107 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_106, %mul_214), kwargs = {})
    %addcdiv__106 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_fc_w, %lerp__106, %add__107), kwargs = {})
    %lerp__107 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_fc_b, %grad_l8_fc_b, 0.09999999999999998), kwargs = {})
    %mul__107 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_fc_b, 0.999), kwargs = {})
    %addcmul__107 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__107, %grad_l8_fc_b, %grad_l8_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_108 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__107,), kwargs = {})
    %mul_215 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_107 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_108, %mul_215), kwargs = {})
    %reciprocal_108 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_216 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_108, 1e-08), kwargs = {})
    %add__108 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_107, %mul_216), kwargs = {})
    %addcdiv__107 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_fc_b, %lerp__107, %add__108), kwargs = {})
    %lerp__108 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_out_w, %grad_l8_out_w, 0.09999999999999998), kwargs = {})
    %mul__108 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_out_w, 0.999), kwargs = {})
    %addcmul__108 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__108, %grad_l8_out_w, %grad_l8_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_109 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__108,), kwargs = {})
    %mul_217 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_108 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_109, %mul_217), kwargs = {})
    %reciprocal_109 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_218 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_109, 1e-08), kwargs = {})
    %add__109 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_108, %mul_218), kwargs = {})
    %addcdiv__108 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_out_w, %lerp__108, %add__109), kwargs = {})
    %lerp__109 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l8_out_b, %grad_l8_out_b, 0.09999999999999998), kwargs = {})
    %mul__109 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l8_out_b, 0.999), kwargs = {})
    %addcmul__109 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__109, %grad_l8_out_b, %grad_l8_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_110 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__109,), kwargs = {})
    %mul_219 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_109 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_110, %mul_219), kwargs = {})
    %reciprocal_110 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_220 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_110, 1e-08), kwargs = {})
    %add__110 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_109, %mul_220), kwargs = {})
    %addcdiv__109 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l8_out_b, %lerp__109, %add__110), kwargs = {})
    %lerp__110 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_ln1_w, %grad_l9_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__110 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_ln1_w, 0.999), kwargs = {})
    %addcmul__110 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__110, %grad_l9_ln1_w, %grad_l9_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_111 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__110,), kwargs = {})
    %mul_221 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_110 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_111, %mul_221), kwargs = {})
    %reciprocal_111 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_222 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_111, 1e-08), kwargs = {})
    %add__111 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_110, %mul_222), kwargs = {})
    %addcdiv__110 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_ln1_w, %lerp__110, %add__111), kwargs = {})
    %lerp__111 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_ln1_b, %grad_l9_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__111 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_ln1_b, 0.999), kwargs = {})
    %addcmul__111 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__111, %grad_l9_ln1_b, %grad_l9_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_112 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__111,), kwargs = {})
    %mul_223 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_111 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_112, %mul_223), kwargs = {})
    %reciprocal_112 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_224 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_112, 1e-08), kwargs = {})
    %add__112 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_111, %mul_224), kwargs = {})
    %addcdiv__111 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_ln1_b, %lerp__111, %add__112), kwargs = {})
    %lerp__112 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_ln2_w, %grad_l9_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__112 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_ln2_w, 0.999), kwargs = {})
    %addcmul__112 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__112, %grad_l9_ln2_w, %grad_l9_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_113 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__112,), kwargs = {})
    %mul_225 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_112 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_113, %mul_225), kwargs = {})
    %reciprocal_113 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_226 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_113, 1e-08), kwargs = {})
    %add__113 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_112, %mul_226), kwargs = {})
    %addcdiv__112 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_ln2_w, %lerp__112, %add__113), kwargs = {})
    %lerp__113 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_ln2_b, %grad_l9_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__113 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_ln2_b, 0.999), kwargs = {})
    %addcmul__113 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__113, %grad_l9_ln2_b, %grad_l9_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_114 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__113,), kwargs = {})
    %mul_227 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_113 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_114, %mul_227), kwargs = {})
    %reciprocal_114 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_228 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_114, 1e-08), kwargs = {})
    %add__114 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_113, %mul_228), kwargs = {})
    %addcdiv__113 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_ln2_b, %lerp__113, %add__114), kwargs = {})
    %lerp__114 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_attn_w, %grad_l9_attn_w, 0.09999999999999998), kwargs = {})
    %mul__114 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_attn_w, 0.999), kwargs = {})
    %addcmul__114 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__114, %grad_l9_attn_w, %grad_l9_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_115 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__114,), kwargs = {})
    %mul_229 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_114 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_115, %mul_229), kwargs = {})
    %reciprocal_115 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_230 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_115, 1e-08), kwargs = {})
    %add__115 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_114, %mul_230), kwargs = {})
    %addcdiv__114 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_attn_w, %lerp__114, %add__115), kwargs = {})
    %lerp__115 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_attn_b, %grad_l9_attn_b, 0.09999999999999998), kwargs = {})
    %mul__115 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_attn_b, 0.999), kwargs = {})
    %addcmul__115 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__115, %grad_l9_attn_b, %grad_l9_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_116 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__115,), kwargs = {})
    %mul_231 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_115 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_116, %mul_231), kwargs = {})
    %reciprocal_116 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_232 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_116, 1e-08), kwargs = {})
    %add__116 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_115, %mul_232), kwargs = {})
    %addcdiv__115 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_attn_b, %lerp__115, %add__116), kwargs = {})
    %lerp__116 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_proj_w, %grad_l9_proj_w, 0.09999999999999998), kwargs = {})
    %mul__116 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_proj_w, 0.999), kwargs = {})
    %addcmul__116 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__116, %grad_l9_proj_w, %grad_l9_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_117 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__116,), kwargs = {})
    %mul_233 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_116 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_117, %mul_233), kwargs = {})
    %reciprocal_117 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_234 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_117, 1e-08), kwargs = {})
    %add__117 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_116, %mul_234), kwargs = {})
    %addcdiv__116 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_proj_w, %lerp__116, %add__117), kwargs = {})
    %lerp__117 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_proj_b, %grad_l9_proj_b, 0.09999999999999998), kwargs = {})
    %mul__117 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_proj_b, 0.999), kwargs = {})
    %addcmul__117 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__117, %grad_l9_proj_b, %grad_l9_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_118 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__117,), kwargs = {})
    %mul_235 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_117 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_118, %mul_235), kwargs = {})
    %reciprocal_118 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_236 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_118, 1e-08), kwargs = {})
    %add__118 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_117, %mul_236), kwargs = {})
    %addcdiv__117 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_proj_b, %lerp__117, %add__118), kwargs = {})
    %lerp__118 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_fc_w, %grad_l9_fc_w, 0.09999999999999998), kwargs = {})
    %mul__118 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_fc_w, 0.999), kwargs = {})
    %addcmul__118 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__118, %grad_l9_fc_w, %grad_l9_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_119 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__118,), kwargs = {})
    %mul_237 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_118 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_119, %mul_237), kwargs = {})
    %reciprocal_119 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_238 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_119, 1e-08), kwargs = {})
    %add__119 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_118, %mul_238), kwargs = {})
    %addcdiv__118 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_fc_w, %lerp__118, %add__119), kwargs = {})
    %lerp__119 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_fc_b, %grad_l9_fc_b, 0.09999999999999998), kwargs = {})
    %mul__119 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_fc_b, 0.999), kwargs = {})
    %addcmul__119 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__119, %grad_l9_fc_b, %grad_l9_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_120 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__119,), kwargs = {})
    %mul_239 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_119 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_120, %mul_239), kwargs = {})
    %reciprocal_120 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_240 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_120, 1e-08), kwargs = {})
    %add__120 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_119, %mul_240), kwargs = {})
    %addcdiv__119 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_fc_b, %lerp__119, %add__120), kwargs = {})
    %lerp__120 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_out_w, %grad_l9_out_w, 0.09999999999999998), kwargs = {})
    %mul__120 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_out_w, 0.999), kwargs = {})
    %addcmul__120 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__120, %grad_l9_out_w, %grad_l9_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_121 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__120,), kwargs = {})
    %mul_241 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_120 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_121, %mul_241), kwargs = {})
    %reciprocal_121 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_242 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_121, 1e-08), kwargs = {})
    %add__121 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_120, %mul_242), kwargs = {})
    %addcdiv__120 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_out_w, %lerp__120, %add__121), kwargs = {})
    %lerp__121 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l9_out_b, %grad_l9_out_b, 0.09999999999999998), kwargs = {})
    %mul__121 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l9_out_b, 0.999), kwargs = {})
    %addcmul__121 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__121, %grad_l9_out_b, %grad_l9_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_122 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__121,), kwargs = {})
    %mul_243 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_121 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_122, %mul_243), kwargs = {})
    %reciprocal_122 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_244 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_122, 1e-08), kwargs = {})
    %add__122 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_121, %mul_244), kwargs = {})
    %addcdiv__121 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l9_out_b, %lerp__121, %add__122), kwargs = {})
    %lerp__122 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_ln1_w, %grad_l10_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__122 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_ln1_w, 0.999), kwargs = {})
    %addcmul__122 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__122, %grad_l10_ln1_w, %grad_l10_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_123 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__122,), kwargs = {})
    %mul_245 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_122 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_123, %mul_245), kwargs = {})
    %reciprocal_123 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_246 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_123, 1e-08), kwargs = {})
    %add__123 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_122, %mul_246), kwargs = {})
    %addcdiv__122 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_ln1_w, %lerp__122, %add__123), kwargs = {})
    %lerp__123 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_ln1_b, %grad_l10_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__123 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_ln1_b, 0.999), kwargs = {})
    %addcmul__123 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__123, %grad_l10_ln1_b, %grad_l10_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_124 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__123,), kwargs = {})
    %mul_247 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_123 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_124, %mul_247), kwargs = {})
    %reciprocal_124 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_248 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_124, 1e-08), kwargs = {})
    %add__124 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_123, %mul_248), kwargs = {})
    %addcdiv__123 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_ln1_b, %lerp__123, %add__124), kwargs = {})
    %lerp__124 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_ln2_w, %grad_l10_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__124 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_ln2_w, 0.999), kwargs = {})
    %addcmul__124 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__124, %grad_l10_ln2_w, %grad_l10_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_125 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__124,), kwargs = {})
    %mul_249 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_124 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_125, %mul_249), kwargs = {})
    %reciprocal_125 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_250 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_125, 1e-08), kwargs = {})
    %add__125 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_124, %mul_250), kwargs = {})
    %addcdiv__124 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_ln2_w, %lerp__124, %add__125), kwargs = {})
    %lerp__125 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_ln2_b, %grad_l10_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__125 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_ln2_b, 0.999), kwargs = {})
    %addcmul__125 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__125, %grad_l10_ln2_b, %grad_l10_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_126 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__125,), kwargs = {})
    %mul_251 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_125 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_126, %mul_251), kwargs = {})
    %reciprocal_126 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_252 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_126, 1e-08), kwargs = {})
    %add__126 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_125, %mul_252), kwargs = {})
    %addcdiv__125 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_ln2_b, %lerp__125, %add__126), kwargs = {})
    %lerp__126 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_attn_w, %grad_l10_attn_w, 0.09999999999999998), kwargs = {})
    %mul__126 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_attn_w, 0.999), kwargs = {})
    %addcmul__126 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__126, %grad_l10_attn_w, %grad_l10_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_127 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__126,), kwargs = {})
    %mul_253 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_126 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_127, %mul_253), kwargs = {})
    %reciprocal_127 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_254 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_127, 1e-08), kwargs = {})
    %add__127 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_126, %mul_254), kwargs = {})
    %addcdiv__126 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_attn_w, %lerp__126, %add__127), kwargs = {})
    %lerp__127 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_attn_b, %grad_l10_attn_b, 0.09999999999999998), kwargs = {})
    %mul__127 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_attn_b, 0.999), kwargs = {})
    %addcmul__127 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__127, %grad_l10_attn_b, %grad_l10_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_128 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__127,), kwargs = {})
    %mul_255 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_127 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_128, %mul_255), kwargs = {})
    %reciprocal_128 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_256 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_128, 1e-08), kwargs = {})
    %add__128 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_127, %mul_256), kwargs = {})
    %addcdiv__127 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_attn_b, %lerp__127, %add__128), kwargs = {})
    %lerp__128 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_proj_w, %grad_l10_proj_w, 0.09999999999999998), kwargs = {})
    %mul__128 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_proj_w, 0.999), kwargs = {})
    %addcmul__128 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__128, %grad_l10_proj_w, %grad_l10_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_129 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__128,), kwargs = {})
    %mul_257 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_128 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_129, %mul_257), kwargs = {})
    %reciprocal_129 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_258 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_129, 1e-08), kwargs = {})
    %add__129 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_128, %mul_258), kwargs = {})
    %addcdiv__128 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_proj_w, %lerp__128, %add__129), kwargs = {})
    %lerp__129 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_proj_b, %grad_l10_proj_b, 0.09999999999999998), kwargs = {})
    %mul__129 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_proj_b, 0.999), kwargs = {})
    %addcmul__129 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__129, %grad_l10_proj_b, %grad_l10_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_130 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__129,), kwargs = {})
    %mul_259 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_129 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_130, %mul_259), kwargs = {})
    %reciprocal_130 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_260 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_130, 1e-08), kwargs = {})
    %add__130 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_129, %mul_260), kwargs = {})
    %addcdiv__129 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_proj_b, %lerp__129, %add__130), kwargs = {})
    %lerp__130 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_fc_w, %grad_l10_fc_w, 0.09999999999999998), kwargs = {})
    %mul__130 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_fc_w, 0.999), kwargs = {})
    %addcmul__130 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__130, %grad_l10_fc_w, %grad_l10_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_131 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__130,), kwargs = {})
    %mul_261 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_130 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_131, %mul_261), kwargs = {})
    %reciprocal_131 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_262 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_131, 1e-08), kwargs = {})
    %add__131 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_130, %mul_262), kwargs = {})
    %addcdiv__130 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_fc_w, %lerp__130, %add__131), kwargs = {})
    %lerp__131 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_fc_b, %grad_l10_fc_b, 0.09999999999999998), kwargs = {})
    %mul__131 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_fc_b, 0.999), kwargs = {})
    %addcmul__131 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__131, %grad_l10_fc_b, %grad_l10_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_132 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__131,), kwargs = {})
    %mul_263 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_131 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_132, %mul_263), kwargs = {})
    %reciprocal_132 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_264 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_132, 1e-08), kwargs = {})
    %add__132 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_131, %mul_264), kwargs = {})
    %addcdiv__131 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_fc_b, %lerp__131, %add__132), kwargs = {})
    %lerp__132 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_out_w, %grad_l10_out_w, 0.09999999999999998), kwargs = {})
    %mul__132 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_out_w, 0.999), kwargs = {})
    %addcmul__132 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__132, %grad_l10_out_w, %grad_l10_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_133 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__132,), kwargs = {})
    %mul_265 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_132 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_133, %mul_265), kwargs = {})
    %reciprocal_133 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_266 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_133, 1e-08), kwargs = {})
    %add__133 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_132, %mul_266), kwargs = {})
    %addcdiv__132 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_out_w, %lerp__132, %add__133), kwargs = {})
    %lerp__133 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l10_out_b, %grad_l10_out_b, 0.09999999999999998), kwargs = {})
    %mul__133 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l10_out_b, 0.999), kwargs = {})
    %addcmul__133 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__133, %grad_l10_out_b, %grad_l10_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_134 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__133,), kwargs = {})
    %mul_267 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_133 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_134, %mul_267), kwargs = {})
    %reciprocal_134 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_268 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_134, 1e-08), kwargs = {})
    %add__134 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_133, %mul_268), kwargs = {})
    %addcdiv__133 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l10_out_b, %lerp__133, %add__134), kwargs = {})
    %lerp__134 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_ln1_w, %grad_l11_ln1_w, 0.09999999999999998), kwargs = {})
    %mul__134 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_ln1_w, 0.999), kwargs = {})
    %addcmul__134 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__134, %grad_l11_ln1_w, %grad_l11_ln1_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_135 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__134,), kwargs = {})
    %mul_269 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_134 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_135, %mul_269), kwargs = {})
    %reciprocal_135 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_270 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_135, 1e-08), kwargs = {})
    %add__135 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_134, %mul_270), kwargs = {})
    %addcdiv__134 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_ln1_w, %lerp__134, %add__135), kwargs = {})
    %lerp__135 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_ln1_b, %grad_l11_ln1_b, 0.09999999999999998), kwargs = {})
    %mul__135 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_ln1_b, 0.999), kwargs = {})
    %addcmul__135 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__135, %grad_l11_ln1_b, %grad_l11_ln1_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_136 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__135,), kwargs = {})
    %mul_271 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_135 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_136, %mul_271), kwargs = {})
    %reciprocal_136 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_272 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_136, 1e-08), kwargs = {})
    %add__136 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_135, %mul_272), kwargs = {})
    %addcdiv__135 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_ln1_b, %lerp__135, %add__136), kwargs = {})
    %lerp__136 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_ln2_w, %grad_l11_ln2_w, 0.09999999999999998), kwargs = {})
    %mul__136 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_ln2_w, 0.999), kwargs = {})
    %addcmul__136 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__136, %grad_l11_ln2_w, %grad_l11_ln2_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_137 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__136,), kwargs = {})
    %mul_273 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_136 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_137, %mul_273), kwargs = {})
    %reciprocal_137 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_274 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_137, 1e-08), kwargs = {})
    %add__137 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_136, %mul_274), kwargs = {})
    %addcdiv__136 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_ln2_w, %lerp__136, %add__137), kwargs = {})
    %lerp__137 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_ln2_b, %grad_l11_ln2_b, 0.09999999999999998), kwargs = {})
    %mul__137 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_ln2_b, 0.999), kwargs = {})
    %addcmul__137 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__137, %grad_l11_ln2_b, %grad_l11_ln2_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_138 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__137,), kwargs = {})
    %mul_275 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_137 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_138, %mul_275), kwargs = {})
    %reciprocal_138 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_276 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_138, 1e-08), kwargs = {})
    %add__138 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_137, %mul_276), kwargs = {})
    %addcdiv__137 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_ln2_b, %lerp__137, %add__138), kwargs = {})
    %lerp__138 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_attn_w, %grad_l11_attn_w, 0.09999999999999998), kwargs = {})
    %mul__138 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_attn_w, 0.999), kwargs = {})
    %addcmul__138 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__138, %grad_l11_attn_w, %grad_l11_attn_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_139 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__138,), kwargs = {})
    %mul_277 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_138 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_139, %mul_277), kwargs = {})
    %reciprocal_139 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_278 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_139, 1e-08), kwargs = {})
    %add__139 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_138, %mul_278), kwargs = {})
    %addcdiv__138 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_attn_w, %lerp__138, %add__139), kwargs = {})
    %lerp__139 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_attn_b, %grad_l11_attn_b, 0.09999999999999998), kwargs = {})
    %mul__139 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_attn_b, 0.999), kwargs = {})
    %addcmul__139 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__139, %grad_l11_attn_b, %grad_l11_attn_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_140 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__139,), kwargs = {})
    %mul_279 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_139 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_140, %mul_279), kwargs = {})
    %reciprocal_140 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_280 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_140, 1e-08), kwargs = {})
    %add__140 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_139, %mul_280), kwargs = {})
    %addcdiv__139 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_attn_b, %lerp__139, %add__140), kwargs = {})
    %lerp__140 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_proj_w, %grad_l11_proj_w, 0.09999999999999998), kwargs = {})
    %mul__140 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_proj_w, 0.999), kwargs = {})
    %addcmul__140 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__140, %grad_l11_proj_w, %grad_l11_proj_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_141 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__140,), kwargs = {})
    %mul_281 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_140 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_141, %mul_281), kwargs = {})
    %reciprocal_141 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_282 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_141, 1e-08), kwargs = {})
    %add__141 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_140, %mul_282), kwargs = {})
    %addcdiv__140 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_proj_w, %lerp__140, %add__141), kwargs = {})
    %lerp__141 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_proj_b, %grad_l11_proj_b, 0.09999999999999998), kwargs = {})
    %mul__141 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_proj_b, 0.999), kwargs = {})
    %addcmul__141 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__141, %grad_l11_proj_b, %grad_l11_proj_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_142 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__141,), kwargs = {})
    %mul_283 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_141 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_142, %mul_283), kwargs = {})
    %reciprocal_142 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_284 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_142, 1e-08), kwargs = {})
    %add__142 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_141, %mul_284), kwargs = {})
    %addcdiv__141 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_proj_b, %lerp__141, %add__142), kwargs = {})
    %lerp__142 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_fc_w, %grad_l11_fc_w, 0.09999999999999998), kwargs = {})
    %mul__142 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_fc_w, 0.999), kwargs = {})
    %addcmul__142 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__142, %grad_l11_fc_w, %grad_l11_fc_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_143 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__142,), kwargs = {})
    %mul_285 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_142 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_143, %mul_285), kwargs = {})
    %reciprocal_143 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_286 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_143, 1e-08), kwargs = {})
    %add__143 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_142, %mul_286), kwargs = {})
    %addcdiv__142 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_fc_w, %lerp__142, %add__143), kwargs = {})
    %lerp__143 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_fc_b, %grad_l11_fc_b, 0.09999999999999998), kwargs = {})
    %mul__143 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_fc_b, 0.999), kwargs = {})
    %addcmul__143 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__143, %grad_l11_fc_b, %grad_l11_fc_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_144 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__143,), kwargs = {})
    %mul_287 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_143 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_144, %mul_287), kwargs = {})
    %reciprocal_144 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_288 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_144, 1e-08), kwargs = {})
    %add__144 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_143, %mul_288), kwargs = {})
    %addcdiv__143 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_fc_b, %lerp__143, %add__144), kwargs = {})
    %lerp__144 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_out_w, %grad_l11_out_w, 0.09999999999999998), kwargs = {})
    %mul__144 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_out_w, 0.999), kwargs = {})
    %addcmul__144 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__144, %grad_l11_out_w, %grad_l11_out_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_145 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__144,), kwargs = {})
    %mul_289 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_144 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_145, %mul_289), kwargs = {})
    %reciprocal_145 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_290 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_145, 1e-08), kwargs = {})
    %add__145 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_144, %mul_290), kwargs = {})
    %addcdiv__144 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_out_w, %lerp__144, %add__145), kwargs = {})
    %lerp__145 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_l11_out_b, %grad_l11_out_b, 0.09999999999999998), kwargs = {})
    %mul__145 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_l11_out_b, 0.999), kwargs = {})
    %addcmul__145 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__145, %grad_l11_out_b, %grad_l11_out_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_146 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__145,), kwargs = {})
    %mul_291 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_145 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_146, %mul_291), kwargs = {})
    %reciprocal_146 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_292 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_146, 1e-08), kwargs = {})
    %add__146 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_145, %mul_292), kwargs = {})
    %addcdiv__145 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_l11_out_b, %lerp__145, %add__146), kwargs = {})
    %lerp__146 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_ln_w, %grad_ln_w, 0.09999999999999998), kwargs = {})
    %mul__146 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_ln_w, 0.999), kwargs = {})
    %addcmul__146 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__146, %grad_ln_w, %grad_ln_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_147 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__146,), kwargs = {})
    %mul_293 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_146 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_147, %mul_293), kwargs = {})
    %reciprocal_147 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_294 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_147, 1e-08), kwargs = {})
    %add__147 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_146, %mul_294), kwargs = {})
    %addcdiv__146 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_ln_w, %lerp__146, %add__147), kwargs = {})
    %lerp__147 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_ln_b, %grad_ln_b, 0.09999999999999998), kwargs = {})
    %mul__147 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_ln_b, 0.999), kwargs = {})
    %addcmul__147 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__147, %grad_ln_b, %grad_ln_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_148 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__147,), kwargs = {})
    %mul_295 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_147 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_148, %mul_295), kwargs = {})
    %reciprocal_148 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_296 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_148, 1e-08), kwargs = {})
    %add__148 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_147, %mul_296), kwargs = {})
    %addcdiv__147 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_ln_b, %lerp__147, %add__148), kwargs = {})
    %lerp__148 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_head_w, %grad_head_w, 0.09999999999999998), kwargs = {})
    %mul__148 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_head_w, 0.999), kwargs = {})
    %addcmul__148 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__148, %grad_head_w, %grad_head_w), kwargs = {value: 0.0010000000000000009})
    %sqrt_149 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__148,), kwargs = {})
    %mul_297 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_148 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_149, %mul_297), kwargs = {})
    %reciprocal_149 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_298 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_149, 1e-08), kwargs = {})
    %add__149 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_148, %mul_298), kwargs = {})
    %addcdiv__148 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_head_w, %lerp__148, %add__149), kwargs = {})
    %lerp__149 : [num_users=2] = call_function[target=torch.ops.aten.lerp_.Scalar](args = (%exp_avg_head_b, %grad_head_b, 0.09999999999999998), kwargs = {})
    %mul__149 : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%exp_avg_sq_head_b, 0.999), kwargs = {})
    %addcmul__149 : [num_users=2] = call_function[target=torch.ops.aten.addcmul_.default](args = (%mul__149, %grad_head_b, %grad_head_b), kwargs = {value: 0.0010000000000000009})
    %sqrt_150 : [num_users=1] = call_function[target=torch.ops.aten.sqrt.default](args = (%addcmul__149,), kwargs = {})
    %mul_299 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%sqrt, %neg), kwargs = {})
    %div_149 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor](args = (%sqrt_150, %mul_299), kwargs = {})
    %reciprocal_150 : [num_users=1] = call_function[target=torch.ops.aten.reciprocal.default](args = (%neg,), kwargs = {})
    %mul_300 : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reciprocal_150, 1e-08), kwargs = {})
    %add__150 : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%div_149, %mul_300), kwargs = {})
    %addcdiv__149 : [num_users=1] = call_function[target=torch.ops.aten.addcdiv_.default](args = (%param_head_b, %lerp__149, %add__150), kwargs = {})
    return [add_, addcdiv_, addcdiv__1, addcdiv__2, addcdiv__3, addcdiv__4, addcdiv__5, addcdiv__6, addcdiv__7, addcdiv__8, addcdiv__9, addcdiv__10, addcdiv__11, addcdiv__12, addcdiv__13, addcdiv__14, addcdiv__15, addcdiv__16, addcdiv__17, addcdiv__18, addcdiv__19, addcdiv__20, addcdiv__21, addcdiv__22, addcdiv__23, addcdiv__24, addcdiv__25, addcdiv__26, addcdiv__27, addcdiv__28, addcdiv__29, addcdiv__30, addcdiv__31, addcdiv__32, addcdiv__33, addcdiv__34, addcdiv__35, addcdiv__36, addcdiv__37, addcdiv__38, addcdiv__39, addcdiv__40, addcdiv__41, addcdiv__42, addcdiv__43, addcdiv__44, addcdiv__45, addcdiv__46, addcdiv__47, addcdiv__48, addcdiv__49, addcdiv__50, addcdiv__51, addcdiv__52, addcdiv__53, addcdiv__54, addcdiv__55, addcdiv__56, addcdiv__57, addcdiv__58, addcdiv__59, addcdiv__60, addcdiv__61, addcdiv__62, addcdiv__63, addcdiv__64, addcdiv__65, addcdiv__66, addcdiv__67, addcdiv__68, addcdiv__69, addcdiv__70, addcdiv__71, addcdiv__72, addcdiv__73, addcdiv__74, addcdiv__75, addcdiv__76, addcdiv__77, addcdiv__78, addcdiv__79, addcdiv__80, addcdiv__81, addcdiv__82, addcdiv__83, addcdiv__84, addcdiv__85, addcdiv__86, addcdiv__87, addcdiv__88, addcdiv__89, addcdiv__90, addcdiv__91, addcdiv__92, addcdiv__93, addcdiv__94, addcdiv__95, addcdiv__96, addcdiv__97, addcdiv__98, addcdiv__99, addcdiv__100, addcdiv__101, addcdiv__102, addcdiv__103, addcdiv__104, addcdiv__105, addcdiv__106, addcdiv__107, addcdiv__108, addcdiv__109, addcdiv__110, addcdiv__111, addcdiv__112, addcdiv__113, addcdiv__114, addcdiv__115, addcdiv__116, addcdiv__117, addcdiv__118, addcdiv__119, addcdiv__120, addcdiv__121, addcdiv__122, addcdiv__123, addcdiv__124, addcdiv__125, addcdiv__126, addcdiv__127, addcdiv__128, addcdiv__129, addcdiv__130, addcdiv__131, addcdiv__132, addcdiv__133, addcdiv__134, addcdiv__135, addcdiv__136, addcdiv__137, addcdiv__138, addcdiv__139, addcdiv__140, addcdiv__141, addcdiv__142, addcdiv__143, addcdiv__144, addcdiv__145, addcdiv__146, addcdiv__147, addcdiv__148, addcdiv__149, lerp_, lerp__1, lerp__2, lerp__3, lerp__4, lerp__5, lerp__6, lerp__7, lerp__8, lerp__9, lerp__10, lerp__11, lerp__12, lerp__13, lerp__14, lerp__15, lerp__16, lerp__17, lerp__18, lerp__19, lerp__20, lerp__21, lerp__22, lerp__23, lerp__24, lerp__25, lerp__26, lerp__27, lerp__28, lerp__29, lerp__30, lerp__31, lerp__32, lerp__33, lerp__34, lerp__35, lerp__36, lerp__37, lerp__38, lerp__39, lerp__40, lerp__41, lerp__42, lerp__43, lerp__44, lerp__45, lerp__46, lerp__47, lerp__48, lerp__49, lerp__50, lerp__51, lerp__52, lerp__53, lerp__54, lerp__55, lerp__56, lerp__57, lerp__58, lerp__59, lerp__60, lerp__61, lerp__62, lerp__63, lerp__64, lerp__65, lerp__66, lerp__67, lerp__68, lerp__69, lerp__70, lerp__71, lerp__72, lerp__73, lerp__74, lerp__75, lerp__76, lerp__77, lerp__78, lerp__79, lerp__80, lerp__81, lerp__82, lerp__83, lerp__84, lerp__85, lerp__86, lerp__87, lerp__88, lerp__89, lerp__90, lerp__91, lerp__92, lerp__93, lerp__94, lerp__95, lerp__96, lerp__97, lerp__98, lerp__99, lerp__100, lerp__101, lerp__102, lerp__103, lerp__104, lerp__105, lerp__106, lerp__107, lerp__108, lerp__109, lerp__110, lerp__111, lerp__112, lerp__113, lerp__114, lerp__115, lerp__116, lerp__117, lerp__118, lerp__119, lerp__120, lerp__121, lerp__122, lerp__123, lerp__124, lerp__125, lerp__126, lerp__127, lerp__128, lerp__129, lerp__130, lerp__131, lerp__132, lerp__133, lerp__134, lerp__135, lerp__136, lerp__137, lerp__138, lerp__139, lerp__140, lerp__141, lerp__142, lerp__143, lerp__144, lerp__145, lerp__146, lerp__147, lerp__148, lerp__149, addcmul_, addcmul__1, addcmul__2, addcmul__3, addcmul__4, addcmul__5, addcmul__6, addcmul__7, addcmul__8, addcmul__9, addcmul__10, addcmul__11, addcmul__12, addcmul__13, addcmul__14, addcmul__15, addcmul__16, addcmul__17, addcmul__18, addcmul__19, addcmul__20, addcmul__21, addcmul__22, addcmul__23, addcmul__24, addcmul__25, addcmul__26, addcmul__27, addcmul__28, addcmul__29, addcmul__30, addcmul__31, addcmul__32, addcmul__33, addcmul__34, addcmul__35, addcmul__36, addcmul__37, addcmul__38, addcmul__39, addcmul__40, addcmul__41, addcmul__42, addcmul__43, addcmul__44, addcmul__45, addcmul__46, addcmul__47, addcmul__48, addcmul__49, addcmul__50, addcmul__51, addcmul__52, addcmul__53, addcmul__54, addcmul__55, addcmul__56, addcmul__57, addcmul__58, addcmul__59, addcmul__60, addcmul__61, addcmul__62, addcmul__63, addcmul__64, addcmul__65, addcmul__66, addcmul__67, addcmul__68, addcmul__69, addcmul__70, addcmul__71, addcmul__72, addcmul__73, addcmul__74, addcmul__75, addcmul__76, addcmul__77, addcmul__78, addcmul__79, addcmul__80, addcmul__81, addcmul__82, addcmul__83, addcmul__84, addcmul__85, addcmul__86, addcmul__87, addcmul__88, addcmul__89, addcmul__90, addcmul__91, addcmul__92, addcmul__93, addcmul__94, addcmul__95, addcmul__96, addcmul__97, addcmul__98, addcmul__99, addcmul__100, addcmul__101, addcmul__102, addcmul__103, addcmul__104, addcmul__105, addcmul__106, addcmul__107, addcmul__108, addcmul__109, addcmul__110, addcmul__111, addcmul__112, addcmul__113, addcmul__114, addcmul__115, addcmul__116, addcmul__117, addcmul__118, addcmul__119, addcmul__120, addcmul__121, addcmul__122, addcmul__123, addcmul__124, addcmul__125, addcmul__126, addcmul__127, addcmul__128, addcmul__129, addcmul__130, addcmul__131, addcmul__132, addcmul__133, addcmul__134, addcmul__135, addcmul__136, addcmul__137, addcmul__138, addcmul__139, addcmul__140, addcmul__141, addcmul__142, addcmul__143, addcmul__144, addcmul__145, addcmul__146, addcmul__147, addcmul__148, addcmul__149]
