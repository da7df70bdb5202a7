"""Encoders with decoders, time series and decisions: models with tiny sizes, for run_sweep.py."""

from functools import partial

import torch

from model_builders import add_model, ids, tiny

MODELS = {}
model = partial(add_model, MODELS)

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
