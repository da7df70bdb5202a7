"""Models of the library transformers with tiny random configurations, for run_sweep.py: text, time series, and decision
models. Each entry is a function that returns a module and its inputs. The module returns tensors, which may be nested."""

import torch
from torch import nn

MODELS = {}
SIZES = dict(
    vocab_size=99,
    hidden_size=32,
    d_model=32,
    n_embd=32,
    embed_dim=32,
    embedding_size=32,
    word_embed_proj_dim=32,
    dim=32,
    num_hidden_layers=2,
    num_layers=2,
    encoder_layers=1,
    decoder_layers=1,
    n_layer=2,
    n_layers=2,
    num_decoder_layers=1,
    num_attention_heads=4,
    num_heads=4,
    encoder_attention_heads=4,
    decoder_attention_heads=4,
    n_head=4,
    n_heads=4,
    num_key_value_heads=2,
    intermediate_size=48,
    ffn_dim=48,
    encoder_ffn_dim=48,
    decoder_ffn_dim=48,
    d_ff=48,
    d_inner=48,
    d_kv=8,
    d_head=8,
    head_dim=8,
    projection_dim=16,
    max_position_embeddings=64,
    moe_intermediate_size=24,
    shared_expert_intermediate_size=24,
    num_experts=4,
    n_routed_experts=4,
    num_local_experts=4,
    num_experts_per_tok=2,
    pad_token_id=0,
    bos_token_id=1,
    eos_token_id=2,
    use_cache=False,
)


def shrink(config, depth=0, **options):
    """Sets sizes to small ones, and probabilities of dropout to 0, in a configuration and in those that it contains."""
    for key in list(vars(config)):
        value = getattr(config, key)
        if key in options:
            continue
        if hasattr(value, "to_dict") and depth < 3:
            shrink(value, depth + 1)
        elif "drop" in key and isinstance(value, float):
            setattr(config, key, 0.0)
    return config


def tiny(name, **options):
    """A small configuration; `options` replace sizes or add to them."""
    import inspect

    import transformers

    config_class = getattr(transformers, name + "Config")
    known = set(inspect.signature(config_class.__init__).parameters) | set(
        getattr(config_class, "__dataclass_fields__", {})
    )
    known |= set(vars(config_class))
    given = {k: v for k, v in SIZES.items() if k in known} | options
    config = shrink(config_class(**{k: v for k, v in given.items() if v is not None}))
    config._attn_implementation = options.get("attn_implementation", "eager")
    if hasattr(config, "_experts_implementation"):
        config._experts_implementation = "batched_mm"
    return config


def build(class_name, config):
    import transformers
    from transformers import masking_utils

    masking_utils._ignore_bidirectional_mask_sdpa = lambda *_, **__: False  # depends on the values of the mask
    return getattr(transformers, class_name)(config).train()


class Keywords(nn.Module):
    """Passes tensors by keyword, and returns the tensors of the result, or only those with some names."""

    def __init__(self, model, keys, options=None, results=("loss", "logits", "last_hidden_state")):
        super().__init__()
        self.model, self.keys, self.options, self.results = model, keys, options or {}, results

    def forward(self, *values):
        result = self.model(**dict(zip(self.keys, values)), **self.options)
        if isinstance(result, (tuple, list, torch.Tensor)):
            return result
        found = [result[key] for key in self.results if key in result and result[key] is not None]
        return found or [x for x in result.values() if isinstance(x, torch.Tensor)]


def ids(*shape, limit=99):
    return torch.randint(3, limit, shape)


def model(name, class_name, config, inputs, options=None, results=("loss", "logits", "last_hidden_state")):
    """`config` and `inputs` are functions: a configuration, and a dictionary of arguments."""

    def make():
        given = inputs()
        return Keywords(build(class_name, config()), tuple(given), options, results), tuple(given.values())

    MODELS[name] = make


def labelled(n=9, limit=99):
    def make():
        x = ids(2, n, limit=limit)
        return {"input_ids": x, "attention_mask": torch.ones_like(x), "labels": x.clone()}

    return make


def causal(name, prefix, class_suffix="ForCausalLM", config=None, n=9, options=None, **sizes):
    model(
        name,
        prefix + class_suffix,
        lambda: tiny(config or prefix, **sizes),
        labelled(n),
        {"use_cache": False} | (options or {}),
    )


def encoder(name, prefix, class_suffix="ForMaskedLM", n=9, **sizes):
    model(name, prefix + class_suffix, lambda: tiny(prefix, **sizes), labelled(n))


MLA = dict(
    q_lora_rank=16,
    kv_lora_rank=16,
    qk_nope_head_dim=8,
    qk_rope_head_dim=8,
    v_head_dim=8,
    num_key_value_heads=4,
    head_dim=None,
)

# Decoders.
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

# Encoders.
for name, prefix in [
    ("roberta", "Roberta"),
    ("roberta_prelayernorm", "RobertaPreLayerNorm"),
    ("camembert", "Camembert"),
    ("data2vec_text", "Data2VecText"),
    ("ernie", "Ernie"),
    ("rembert", "RemBert"),
    ("nystromformer", "Nystromformer"),
    ("convbert", "ConvBert"),
    ("squeezebert", "SqueezeBert"),
    ("roformer", "RoFormer"),
    ("fnet", "FNet"),
    ("ibert", "IBert"),
    ("deberta_v2", "DebertaV2"),
    ("esm", "Esm"),
    ("eurobert", "EuroBert"),
    ("nomic_bert", "NomicBert"),
    ("mra", "Mra"),
]:
    encoder(name, prefix)
encoder("big_bird", "BigBird", n=48, attention_type="block_sparse", block_size=4, num_random_blocks=1)
encoder("longformer", "Longformer", n=12, attention_window=4)
model(
    "funnel",
    "FunnelForMaskedLM",
    lambda: tiny("Funnel", block_sizes=[1, 1], num_hidden_layers=None, num_decoder_layers=1),
    labelled(),
)
encoder(
    "roc_bert",
    "RoCBert",
    pronunciation_vocab_size=99,
    shape_vocab_size=99,
    pronunciation_embed_dim=8,
    shape_embed_dim=8,
)
encoder("luke", "Luke", entity_vocab_size=40, entity_emb_size=8)
encoder("flaubert", "Flaubert", class_suffix="WithLMHeadModel", n_words=99, emb_dim=32)
encoder("xlm", "XLM", class_suffix="WithLMHeadModel", n_words=99, emb_dim=32)
model(
    "canine",
    "CanineModel",
    lambda: tiny(
        "Canine", local_transformer_stride=8, downsampling_rate=4, num_hash_buckets=32, max_position_embeddings=64
    ),
    lambda: {"input_ids": ids(2, 16)},
)
model(
    "perceiver",
    "PerceiverForMaskedLM",
    lambda: tiny(
        "Perceiver",
        num_latents=6,
        d_latents=16,
        d_model=16,
        num_blocks=1,
        num_self_attends_per_block=2,
        num_self_attention_heads=4,
        num_cross_attention_heads=4,
        max_position_embeddings=9,
    ),
    lambda: {"inputs": ids(2, 9), "labels": ids(2, 9)},
)
model("tapas", "TapasForMaskedLM", lambda: tiny("Tapas", type_vocab_sizes=[3, 8, 8, 2, 8, 10, 10]), labelled())
model(
    "layoutlm",
    "LayoutLMForMaskedLM",
    lambda: tiny("LayoutLM", max_2d_position_embeddings=64),
    lambda: {**labelled()(), "bbox": torch.randint(0, 30, (2, 9, 4)).sort(-1)[0]},
)
model(
    "lilt",
    "LiltModel",
    lambda: tiny("Lilt", hidden_size=48, max_2d_position_embeddings=64),
    lambda: {"input_ids": ids(2, 9), "bbox": torch.randint(0, 30, (2, 9, 4)).sort(-1)[0]},
)
model(
    "bert_next_sentence",
    "BertForPreTraining",
    lambda: tiny("Bert"),
    lambda: {**labelled()(), "next_sentence_label": torch.tensor([0, 1])},
)
model(
    "splinter",
    "SplinterForQuestionAnswering",
    lambda: tiny("Splinter"),
    lambda: {"input_ids": ids(2, 9), "start_positions": torch.tensor([1, 2]), "end_positions": torch.tensor([3, 4])},
)

# Encoders with decoders.
SEQ = lambda: {"input_ids": ids(2, 9), "labels": ids(2, 7), "attention_mask": torch.ones(2, 9, dtype=torch.long)}
for name, class_name, config, sizes in [
    ("mbart", "MBartForConditionalGeneration", "MBart", {}),
    ("blenderbot", "BlenderbotForConditionalGeneration", "Blenderbot", {}),
    ("m2m_100", "M2M100ForConditionalGeneration", "M2M100", {}),
    ("marian", "MarianMTModel", "Marian", {"decoder_start_token_id": 0}),
    (
        "led",
        "LEDForConditionalGeneration",
        "LED",
        {"attention_window": [4], "max_encoder_position_embeddings": 64, "max_decoder_position_embeddings": 64},
    ),
    (
        "longt5",
        "LongT5ForConditionalGeneration",
        "LongT5",
        {
            "local_radius": 3,
            "global_block_size": 4,
            "encoder_attention_type": "transient-global",
            "decoder_start_token_id": 0,
        },
    ),
    ("mt5", "MT5ForConditionalGeneration", "MT5", {"decoder_start_token_id": 0}),
    ("umt5", "UMT5ForConditionalGeneration", "UMT5", {"decoder_start_token_id": 0}),
    (
        "switch_transformers",
        "SwitchTransformersForConditionalGeneration",
        "SwitchTransformers",
        {
            "num_sparse_encoder_layers": 1,
            "num_sparse_decoder_layers": 1,
            "expert_capacity": 8,
            "decoder_start_token_id": 0,
        },
    ),
    ("nllb_moe", "NllbMoeForConditionalGeneration", "NllbMoe", {"expert_capacity": 8}),
    (
        "pegasus_x",
        "PegasusXForConditionalGeneration",
        "PegasusX",
        {"block_size": 4, "num_global_tokens": 2, "stagger_local_blocks": True},
    ),
    (
        "prophetnet",
        "ProphetNetForConditionalGeneration",
        "ProphetNet",
        {
            "num_hidden_layers": None,
            "num_encoder_layers": 1,
            "num_encoder_attention_heads": 4,
            "num_decoder_attention_heads": 4,
            "ngram": 2,
        },
    ),
    (
        "bigbird_pegasus",
        "BigBirdPegasusForConditionalGeneration",
        "BigBirdPegasus",
        {"attention_type": "original_full"},
    ),
    (
        "fsmt",
        "FSMTForConditionalGeneration",
        "FSMT",
        {"src_vocab_size": 99, "tgt_vocab_size": 99, "langs": ["en", "de"], "decoder_start_token_id": 1},
    ),
    ("mvp", "MvpForConditionalGeneration", "Mvp", {}),
    ("plbart", "PLBartForConditionalGeneration", "PLBart", {}),
]:
    model(
        name,
        class_name,
        lambda config=config, sizes=sizes: tiny(config, **sizes),
        SEQ,
        {"use_cache": False},
        results=("loss", "logits"),
    )


# Time series and decisions.
def series(history=20, horizon=4):
    return {
        "past_values": torch.randn(2, history).abs(),
        "past_time_features": torch.randn(2, history, 2),
        "past_observed_mask": torch.ones(2, history),
        "future_values": torch.randn(2, horizon).abs(),
        "future_time_features": torch.randn(2, horizon, 2),
    }


SERIES = dict(prediction_length=4, context_length=13, lags_sequence=[1, 2, 7], num_time_features=2, d_model=16)
model(
    "time_series_transformer",
    "TimeSeriesTransformerForPrediction",
    lambda: tiny("TimeSeriesTransformer", **SERIES),
    series,
    {"use_cache": False},
)
model(
    "informer",
    "InformerForPrediction",
    lambda: tiny("Informer", **SERIES, sampling_factor=2),
    series,
    {"use_cache": False},
)
model(
    "autoformer",
    "AutoformerForPrediction",
    lambda: tiny("Autoformer", **SERIES, moving_average=5),
    series,
    {"use_cache": False},
)
PATCHES = dict(
    num_input_channels=3,
    context_length=32,
    patch_length=8,
    patch_stride=8,
    prediction_length=4,
    d_model=16,
    num_attention_heads=4,
)
model(
    "patchtst",
    "PatchTSTForPrediction",
    lambda: tiny("PatchTST", **PATCHES),
    lambda: {"past_values": torch.randn(2, 32, 3), "future_values": torch.randn(2, 4, 3)},
)
model(
    "patchtst_pretraining",
    "PatchTSTForPretraining",
    lambda: tiny("PatchTST", **PATCHES),
    lambda: {"past_values": torch.randn(2, 32, 3)},
)
model(
    "patchtsmixer",
    "PatchTSMixerForPrediction",
    lambda: tiny(
        "PatchTSMixer",
        **{k: v for k, v in PATCHES.items() if k != "num_attention_heads"},
        gated_attn=True,
        mode="mix_channel"
    ),
    lambda: {"past_values": torch.randn(2, 32, 3), "future_values": torch.randn(2, 4, 3)},
)
model(
    "timesfm",
    "TimesFmModelForPrediction",
    lambda: tiny(
        "TimesFm", patch_length=8, context_length=32, horizon_length=4, freq_size=3, quantiles=[0.1, 0.5, 0.9]
    ),
    lambda: {"past_values": torch.randn(2, 32), "freq": torch.zeros(2, dtype=torch.long)},
)
model(
    "decision_transformer",
    "DecisionTransformerModel",
    lambda: tiny("DecisionTransformer", state_dim=5, act_dim=3, max_ep_len=32),
    lambda: {
        "states": torch.randn(2, 6, 5),
        "actions": torch.randn(2, 6, 3),
        "rewards": torch.randn(2, 6, 1),
        "returns_to_go": torch.randn(2, 6, 1),
        "timesteps": torch.arange(6).expand(2, 6),
        "attention_mask": torch.ones(2, 6),
    },
)
