"""More models from the transformers library, with small random configurations."""
import torch
from library_language import NO_DROPOUT, Loss

VOCABULARY, LENGTH, BATCH = 2000, 64, 4
SIZES = dict(vocab_size=VOCABULARY, hidden_size=192, num_hidden_layers=3, num_attention_heads=4, intermediate_size=512)
GROUPED = dict(SIZES, num_key_value_heads=2)

# Name in the corpus: configuration, model, options of the configuration.
MODELS = {
    "deberta": ("DebertaV2Config", "DebertaV2ForMaskedLM", dict(
            **SIZES, **NO_DROPOUT, relative_attention=True, pos_att_type=["p2c", "c2p"])),
    "mpnet": ("MPNetConfig", "MPNetForMaskedLM", dict(**SIZES, **NO_DROPOUT)),
    "yoso": ("YosoConfig", "YosoForMaskedLM", dict(**SIZES, **NO_DROPOUT, use_expectation=True)),
    "xlnet": ("XLNetConfig", "XLNetLMHeadModel", dict(
            vocab_size=VOCABULARY, d_model=192, n_layer=3, n_head=4, d_inner=512, dropout=0.0)),
    "qwen2": ("Qwen2Config", "Qwen2ForCausalLM", dict(**GROUPED)),
    "mistral": ("MistralConfig", "MistralForCausalLM", dict(**GROUPED, sliding_window=32)),
    "gemma": ("GemmaConfig", "GemmaForCausalLM", dict(**GROUPED, head_dim=48)),
    "gemma2": ("Gemma2Config", "Gemma2ForCausalLM", dict(**GROUPED, head_dim=48)),
    "phi": ("PhiConfig", "PhiForCausalLM", dict(**SIZES)),
    "phi3": ("Phi3Config", "Phi3ForCausalLM", dict(**GROUPED, pad_token_id=0)),
    "opt": ("OPTConfig", "OPTForCausalLM", dict(
            vocab_size=VOCABULARY, hidden_size=192, num_hidden_layers=3, ffn_dim=512, num_attention_heads=4,
            word_embed_proj_dim=192, dropout=0.0)),
    "gptj": ("GPTJConfig", "GPTJForCausalLM", dict(vocab_size=VOCABULARY, n_embd=192, n_layer=3, n_head=4, rotary_dim=32)),
    "falcon": ("FalconConfig", "FalconForCausalLM", dict(
            vocab_size=VOCABULARY, hidden_size=192, num_hidden_layers=3, num_attention_heads=4)),
    "stablelm": ("StableLmConfig", "StableLmForCausalLM", dict(**GROUPED)),
    "olmo": ("OlmoConfig", "OlmoForCausalLM", dict(**GROUPED)),
    "cohere": ("CohereConfig", "CohereForCausalLM", dict(**GROUPED)),
    "starcoder2": ("Starcoder2Config", "Starcoder2ForCausalLM", dict(
            **GROUPED, residual_dropout=0.0, embedding_dropout=0.0, attention_dropout=0.0)),
    "mamba2": ("Mamba2Config", "Mamba2ForCausalLM", dict(
            vocab_size=VOCABULARY, hidden_size=128, num_hidden_layers=2, num_heads=8, head_dim=32, state_size=32,
            chunk_size=16, n_groups=1)),
    "pegasus": ("PegasusConfig", "PegasusForConditionalGeneration", dict(
            vocab_size=VOCABULARY, d_model=192, encoder_layers=2, decoder_layers=2, encoder_ffn_dim=512,
            decoder_ffn_dim=512, encoder_attention_heads=4, decoder_attention_heads=4, dropout=0.0,
            attention_dropout=0.0, activation_dropout=0.0)),
    "modernbert": ("ModernBertConfig", "ModernBertForMaskedLM", dict(
            vocab_size=VOCABULARY, hidden_size=192, num_hidden_layers=3, num_attention_heads=4,
            intermediate_size=512, pad_token_id=0, reference_compile=False)),
    "gptneo": ("GPTNeoConfig", "GPTNeoForCausalLM", dict(
            vocab_size=VOCABULARY, hidden_size=192, num_layers=2, num_heads=4, attention_types=[[["global", "local"],
            1]], window_size=32, resid_dropout=0.0, embed_dropout=0.0, attention_dropout=0.0)),
    "granite": ("GraniteConfig", "GraniteForCausalLM", dict(**GROUPED)),
    "glm": ("GlmConfig", "GlmForCausalLM", dict(**GROUPED, head_dim=48, pad_token_id=0)),
    "nemotron": ("NemotronConfig", "NemotronForCausalLM", dict(**GROUPED)),
}
# More models, measured later, with 8 x 128 tokens. Name in the corpus: prefix of the class names, suffix of the model's
# class, options.
LARGER = dict(vocab_size=8000, hidden_size=256, num_hidden_layers=2, num_attention_heads=4, intermediate_size=1024,
              head_dim=64, num_key_value_heads=2, pad_token_id=0)
MORE = {
    "apertus": ("Apertus", "ForCausalLM", {}),
    "arcee": ("Arcee", "ForCausalLM", {}),
    "biogpt": ("BioGpt", "ForCausalLM", {}),
    "codegen": ("CodeGen", "ForCausalLM", dict(n_embd=256, n_layer=2, n_head=4, rotary_dim=32)),
    "cpmant": ("CpmAnt", "ForCausalLM", {}),
    "diffllama": ("DiffLlama", "ForCausalLM", {}),
    "ernie4_5": ("Ernie4_5", "ForCausalLM", {}),
    "exaone4": ("Exaone4", "ForCausalLM", {}),
    "falcon_mamba": ("FalconMamba", "ForCausalLM", {}),
    "gemma3_text": ("Gemma3Text", "ForCausalLM", {}),
    "glm4": ("Glm4", "ForCausalLM", {}),
    "gpt_bigcode": ("GPTBigCode", "ForCausalLM", dict(n_embd=256, n_layer=2, n_head=4)),
    "helium": ("Helium", "ForCausalLM", dict(num_key_value_heads=4)),
    "hunyuan_v1_dense": ("HunYuanDenseV1", "ForCausalLM", {}),
    "mpt": ("Mpt", "ForCausalLM", dict(d_model=256, n_heads=4, n_layers=2)),
    "olmo2": ("Olmo2", "ForCausalLM", {}),
    "persimmon": ("Persimmon", "ForCausalLM", {}),
    "qwen3": ("Qwen3", "ForCausalLM", {}),
    "recurrent_gemma": ("RecurrentGemma", "ForCausalLM", dict(lru_width=256, num_key_value_heads=1)),
    "rwkv": ("Rwkv", "ForCausalLM", dict(attention_hidden_size=256)),
    "seed_oss": ("SeedOss", "ForCausalLM", {}),
    "smollm3": ("SmolLM3", "ForCausalLM", dict(pad_token_id=0)),
    "xglm": ("XGLM", "ForCausalLM", dict(d_model=256, attention_heads=4, ffn_dim=1024, num_layers=2)),
    "deberta_v2": ("DebertaV2", "ForMaskedLM", {}),
    "layoutlm": ("LayoutLM", "ForMaskedLM", {}),
    "mra": ("Mra", "ForMaskedLM", {}),
}
# The export of these models fails with a mask.
WITHOUT_MASK = ("mamba2", "pegasus", "modernbert")


def __getattr__(name):
    is_larger = name in MORE
    if is_larger:
        prefix, suffix, options = MORE[name]
        config_class, model_class, options = prefix + "Config", prefix + suffix, {**LARGER, **NO_DROPOUT, **options}
        if suffix == "ForMaskedLM":
            options = {key: value for key, value in options.items() if key not in ("head_dim", "num_key_value_heads")}
    else:
        config_class, model_class, options = MODELS[name]

    def make(large):
        import transformers

        config = getattr(transformers, config_class)(**options)
        # The shapes of eager attention do not depend on the mask's values.
        config._attn_implementation = "eager"
        if hasattr(config, "use_cache"):
            config.use_cache = False
        keys = ("input_ids", "labels") if name in WITHOUT_MASK else ("input_ids", "labels", "attention_mask")
        model = Loss(getattr(transformers, model_class)(config).train(), keys)
        sizes = (8, 128) if is_larger else (4 * BATCH if large else BATCH, LENGTH)
        x = torch.randint(2, VOCABULARY - 1, sizes)
        return model, (x, x.clone(), torch.ones_like(x))[:len(keys)]

    return make
