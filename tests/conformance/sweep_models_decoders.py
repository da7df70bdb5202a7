"""Language models that predict the next token, with tiny sizes, for run_sweep.py."""

from functools import partial

from model_builders import add_model, labelled, tiny

MODELS = {}
model = partial(add_model, MODELS)


def causal(name, prefix, class_suffix="ForCausalLM", config=None, n=9, options=None, **sizes):
    model(
        name,
        prefix + class_suffix,
        lambda: tiny(config or prefix, **sizes),
        labelled(n),
        {"use_cache": False} | (options or {}),
    )


MLA = dict(
    q_lora_rank=16,
    kv_lora_rank=16,
    qk_nope_head_dim=8,
    qk_rope_head_dim=8,
    v_head_dim=8,
    num_key_value_heads=4,
    head_dim=None,
)

for name, prefix in [
    ("qwen3", "Qwen3"),
    ("smollm3", "SmolLM3"),
    ("olmo2", "Olmo2"),
    ("olmo3", "Olmo3"),
    ("helium", "Helium"),
    ("arcee", "Arcee"),
    ("apertus", "Apertus"),
    ("exaone4", "Exaone4"),
    ("glm4", "Glm4"),
    ("ministral", "Ministral"),
    ("seed_oss", "SeedOss"),
    ("ernie4_5", "Ernie4_5"),
    ("cohere2", "Cohere2"),
    ("hunyuan", "HunYuanDenseV1"),
    ("nanochat", "NanoChat"),
    ("doge", "Doge"),
    ("diffllama", "DiffLlama"),
    ("bitnet", "BitNet"),
    ("persimmon", "Persimmon"),
    ("jais2", "Jais2"),
    ("vaultgemma", "VaultGemma"),
    ("biogpt", "BioGpt"),
    ("xglm", "XGLM"),
    ("gpt_bigcode", "GPTBigCode"),
    ("megatron", "MegatronBert"),
    ("xlm_roberta_xl", "XLMRobertaXL"),
]:
    causal(name, prefix)
causal("gemma3", "Gemma3", config="Gemma3Text", query_pre_attn_scalar=8, sliding_window=4)
causal(
    "gemma3n",
    "Gemma3n",
    config="Gemma3nText",
    vocab_size_per_layer_input=99,
    hidden_size_per_layer_input=8,
    laurel_rank=4,
    altup_num_inputs=2,
    intermediate_size=48,
    num_kv_shared_layers=0,
    activation_sparsity_pattern=None,
    sliding_window=4,
)
causal(
    "gemma4",
    "Gemma4",
    config="Gemma4Text",
    sliding_window=4,
    vocab_size_per_layer_input=99,
    hidden_size_per_layer_input=8,
    global_head_dim=8,
)
causal(
    "llama4",
    "Llama4",
    config="Llama4Text",
    intermediate_size_mlp=48,
    num_local_experts=4,
    attention_chunk_size=8,
    interleave_moe_layer_step=1,
)
causal("qwen3_moe", "Qwen3Moe", options={"output_router_logits": True})
causal("qwen2_moe", "Qwen2Moe")
causal(
    "qwen3_next",
    "Qwen3Next",
    linear_num_value_heads=4,
    linear_num_key_heads=2,
    linear_key_head_dim=8,
    linear_value_head_dim=8,
    layer_types=["linear_attention", "full_attention"],
)
causal(
    "qwen3_5",
    "Qwen3_5",
    config="Qwen3_5Text",
    linear_num_value_heads=4,
    linear_num_key_heads=2,
    linear_key_head_dim=8,
    linear_value_head_dim=8,
    layer_types=["linear_attention", "full_attention"],
)
causal("kimi_linear", "KimiLinear", **MLA)
causal("deepseek_v2", "DeepseekV2", **MLA, topk_method="greedy", first_k_dense_replace=1)
causal("deepseek_v3", "DeepseekV3", **MLA, n_group=2, topk_group=1, first_k_dense_replace=1)
causal(
    "deepseek_v32",
    "DeepseekV32",
    **MLA,
    n_group=2,
    topk_group=1,
    first_k_dense_replace=1,
    index_n_heads=2,
    index_head_dim=16,
    index_topk=4
)
causal("minicpm3", "MiniCPM3", **MLA)
causal("glm4_moe", "Glm4Moe", n_group=1, topk_group=1, first_k_dense_replace=1)
causal("gpt_oss", "GptOss", sliding_window=4)
causal("granitemoe", "GraniteMoe")
causal(
    "granitemoehybrid",
    "GraniteMoeHybrid",
    mamba_n_heads=8,
    mamba_d_head=8,
    mamba_d_state=8,
    mamba_chunk_size=4,
    layer_types=["mamba", "attention"],
    shared_intermediate_size=24,
)
causal("olmoe", "Olmoe")
causal("flex_olmo", "FlexOlmo")
causal("phimoe", "Phimoe")
causal("jetmoe", "JetMoe", kv_channels=8, num_key_value_heads=2, num_attention_heads=4)
causal("hunyuan_moe", "HunYuanMoEV1", moe_topk=2)
causal("ernie4_5_moe", "Ernie4_5_Moe", moe_num_experts=4, moe_k=2)
causal("minimax", "MiniMax", block_size=4, layer_types=["linear_attention", "full_attention"])
causal("minimax_m2", "MiniMaxM2")
causal("bamba", "Bamba", mamba_n_heads=8, mamba_d_head=8, mamba_d_state=8, mamba_chunk_size=4, attn_layer_indices=[1])
causal("falcon_h1", "FalconH1", mamba_n_heads=8, mamba_d_head=8, mamba_d_state=8, mamba_chunk_size=4, mamba_d_ssm=64)
causal("falcon_mamba", "FalconMamba", state_size=4)
causal("nemotron_h", "NemotronH", mamba_num_heads=4, mamba_head_dim=8, ssm_state_size=8, chunk_size=4, n_groups=2)
causal(
    "jamba",
    "Jamba",
    mamba_d_state=4,
    mamba_d_conv=2,
    mamba_dt_rank=4,
    attn_layer_period=2,
    attn_layer_offset=1,
    expert_layer_period=2,
    use_mamba_kernels=False,
)
causal(
    "zamba2",
    "Zamba2",
    mamba_d_state=8,
    n_mamba_heads=8,
    mamba_headdim=8,
    chunk_size=4,
    use_mem_rope=True,
    num_hidden_layers=3,
    hybrid_layer_ids=[1],
    layers_block_type=["mamba", "hybrid", "mamba"],
    use_mamba_kernels=False,
    mamba_ngroups=1,
)
causal(
    "recurrent_gemma", "RecurrentGemma", lru_width=32, attention_window_size=8, block_types=["recurrent", "attention"]
)
causal("rwkv", "Rwkv", attention_hidden_size=32, context_length=32)
causal("xlstm", "xLSTM", embedding_dim=32, num_blocks=2, qk_dim_factor=0.5, chunk_size=8, head_dim=None)
causal("lfm2", "Lfm2", layer_types=["conv", "full_attention"])
causal("lfm2_moe", "Lfm2Moe", layer_types=["conv", "full_attention"], num_dense_layers=1)
causal("modernbert_decoder", "ModernBertDecoder", local_attention=4, global_attn_every_n_layers=2)
causal("ctrl", "CTRL", class_suffix="LMHeadModel", dff=48)
causal("openai_gpt", "OpenAIGPT", class_suffix="LMHeadModel", n_positions=32)
causal("imagegpt", "ImageGPT", class_suffix="ForCausalImageModeling", n_positions=32)
causal(
    "reformer",
    "Reformer",
    class_suffix="ModelWithLMHead",
    n=16,
    attn_layers=["local", "lsh"],
    attention_head_size=8,
    local_attn_chunk_length=4,
    lsh_attn_chunk_length=4,
    num_hashes=1,
    num_buckets=4,
    feed_forward_size=48,
    axial_pos_shape=[4, 4],
    axial_pos_embds_dim=[16, 16],
    is_decoder=True,
    hash_seed=0,
)
