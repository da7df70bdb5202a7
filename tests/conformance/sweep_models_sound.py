"""Models for speech and sound from transformers, with tiny sizes, for run_sweep.py."""

import torch

from model_builders import RESULTS, add_model, ids, tiny

MODELS = {}


def sound(name, class_name, prefix, inputs, results=RESULTS, options=None, **sizes):
    add_model(MODELS, name, class_name, lambda: tiny(prefix, **sizes), inputs, options, results)


CONVOLUTIONS = dict(
    conv_dim=[16, 16],
    conv_kernel=[8, 4],
    conv_stride=[4, 4],
    num_feat_extract_layers=2,
    num_conv_pos_embeddings=4,
    num_conv_pos_embedding_groups=2,
    mask_time_prob=0.0,
    mask_feature_prob=0.0,
    layerdrop=0.0,
)
WAVE = lambda: {"input_values": torch.randn(2, 400)}
for name, class_name, prefix in [
    ("hubert", "HubertModel", "Hubert"),
    ("wavlm", "WavLMModel", "WavLM"),
    ("unispeech", "UniSpeechModel", "UniSpeech"),
    ("unispeech_sat", "UniSpeechSatModel", "UniSpeechSat"),
    ("data2vec_audio", "Data2VecAudioModel", "Data2VecAudio"),
    ("sew", "SEWModel", "SEW"),
    ("wav2vec2_conformer", "Wav2Vec2ConformerModel", "Wav2Vec2Conformer"),
]:
    sound(name, class_name, prefix, WAVE, **CONVOLUTIONS)
sound(
    "wav2vec2_ctc",
    "Wav2Vec2ForCTC",
    "Wav2Vec2",
    lambda: {"input_values": torch.randn(2, 400), "labels": ids(2, 4)},
    **CONVOLUTIONS
)
sound(
    "audio_spectrogram_transformer",
    "ASTForAudioClassification",
    "AST",
    lambda: {"input_values": torch.randn(2, 24, 16), "labels": torch.tensor([0, 1])},
    max_length=24,
    num_mel_bins=16,
    patch_size=8,
    frequency_stride=8,
    time_stride=8,
)
sound(
    "speech_to_text",
    "Speech2TextForConditionalGeneration",
    "Speech2Text",
    lambda: {"input_features": torch.randn(2, 16, 8), "labels": ids(2, 5)},
    options={"use_cache": False},
    results=("loss", "logits"),
    input_feat_per_channel=8,
    conv_channels=16,
    max_source_positions=32,
    max_target_positions=32,
    encoder_layerdrop=0.0,
    decoder_layerdrop=0.0,
)
sound(
    "encodec",
    "EncodecModel",
    "Encodec",
    lambda: {"input_values": torch.randn(2, 1, 64)},
    results=("audio_values",),
    options={"bandwidth": 1.5},
    num_filters=4,
    hidden_size=16,
    num_residual_layers=1,
    upsampling_ratios=[4, 2],
    codebook_size=16,
    codebook_dim=16,
    num_lstm_layers=1,
    chunk_length_s=None,
    target_bandwidths=[1.5],
    sampling_rate=1500,
)
sound(
    "dac",
    "DacModel",
    "Dac",
    lambda: {"input_values": torch.randn(2, 1, 64)},
    results=("loss", "audio_values"),
    encoder_hidden_size=4,
    downsampling_ratios=[2, 4],
    decoder_hidden_size=16,
    upsampling_ratios=[4, 2],
    n_codebooks=2,
    codebook_size=16,
    codebook_dim=4,
    hidden_size=None,
)
sound(
    "clap_audio",
    "ClapAudioModel",
    "ClapAudio",
    lambda: {"input_features": torch.randn(2, 1, 32, 16), "is_longer": torch.zeros(2, 1, dtype=torch.bool)},
    spec_size=32,
    num_mel_bins=16,
    patch_size=2,
    patch_stride=[2, 2],
    patch_embeds_hidden_size=8,
    depths=[1, 1],
    num_attention_heads=[2, 2],
    window_size=4,
    enable_fusion=False,
    hidden_size=16,
)
