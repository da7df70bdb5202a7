"""Models for images and text from transformers, with tiny sizes, for run_sweep.py."""

from functools import partial

import torch

from model_builders import add_model, ids, image, nested, tiny

MODELS = {}
model = partial(add_model, MODELS)
TEXT = dict(
    vocab_size=99,
    hidden_size=32,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=48,
    max_position_embeddings=32,
    pad_token_id=0,
    bos_token_id=1,
    eos_token_id=2,
)
VISION = dict(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=48, image_size=32, patch_size=8
)
PAIRS = lambda: {"input_ids": ids(2, 9), "pixel_values": image(), "attention_mask": torch.ones(2, 9, dtype=torch.long)}
BOTH = ("loss", "logits_per_image", "logits", "logits_per_text")
for name, class_name, prefix, more in [
    ("clip_model", "CLIPModel", "CLIP", {"projection_dim": 16}),
    ("siglip", "SiglipModel", "Siglip", {}),
    ("altclip", "AltCLIPModel", "AltCLIP", {"projection_dim": 16}),
    ("chinese_clip", "ChineseCLIPModel", "ChineseCLIP", {"projection_dim": 16}),
    ("metaclip_2", "MetaClip2Model", "MetaClip2", {"projection_dim": 16}),
    ("owlvit", "OwlViTModel", "OwlViT", {"projection_dim": 16}),
    ("blip_retrieval", "BlipForImageTextRetrieval", "Blip", {"projection_dim": 16, "image_text_hidden_size": 16}),
    ("blip_captioning", "BlipForConditionalGeneration", "Blip", {"projection_dim": 16, "image_text_hidden_size": 16}),
]:

    def pair(prefix=prefix, more=more):
        text = (
            dict(TEXT, project_dim=32)
            if prefix == "AltCLIP"
            else dict(TEXT, encoder_hidden_size=32) if prefix == "Blip" else TEXT
        )
        return nested(prefix, text_config=text, vision_config=VISION, **more)

    has_loss = class_name.endswith("Model")
    model(
        name,
        class_name,
        pair,
        (lambda: {**PAIRS(), "labels": ids(2, 9)}) if "captioning" in name else PAIRS,
        {"return_loss": True} if has_loss and prefix != "OwlViT" else {},
        results=BOTH + ("itm_score",),
    )
model(
    "clipseg",
    "CLIPSegForImageSegmentation",
    lambda: nested(
        "CLIPSeg",
        text_config=TEXT,
        vision_config=VISION,
        projection_dim=32,
        extract_layers=[0, 1],
        reduce_dim=16,
        decoder_num_attention_heads=2,
        decoder_intermediate_size=24,
    ),
    PAIRS,
)
model(
    "vilt",
    "ViltForMaskedLM",
    lambda: tiny("Vilt", image_size=32, patch_size=8),
    lambda: {**PAIRS(), "labels": ids(2, 9)},
)
model(
    "visual_bert",
    "VisualBertModel",
    lambda: tiny("VisualBert", visual_embedding_dim=12),
    lambda: {"input_ids": ids(2, 9), "visual_embeds": torch.randn(2, 4, 12), "visual_attention_mask": torch.ones(2, 4)},
)
model(
    "lxmert",
    "LxmertModel",
    lambda: tiny("Lxmert", l_layers=1, x_layers=1, r_layers=1, visual_feat_dim=12),
    lambda: {"input_ids": ids(2, 9), "visual_feats": torch.randn(2, 4, 12), "visual_pos": torch.rand(2, 4, 4)},
)
model(
    "git",
    "GitForCausalLM",
    lambda: nested("Git", vision_config=VISION, **TEXT),
    lambda: {"input_ids": ids(2, 9), "pixel_values": image(), "labels": ids(2, 9)},
)
model(
    "layoutlmv3",
    "LayoutLMv3Model",
    lambda: tiny(
        "LayoutLMv3",
        input_size=32,
        patch_size=16,
        coordinate_size=4,
        shape_size=8,
        max_2d_position_embeddings=64,
        rel_pos_bins=8,
        rel_2d_pos_bins=8,
    ),
    lambda: {"input_ids": ids(2, 9), "bbox": torch.randint(0, 30, (2, 9, 4)).sort(-1)[0], "pixel_values": image()},
)
model(
    "flava",
    "FlavaModel",
    lambda: nested(
        "Flava",
        text_config=TEXT,
        image_config=VISION,
        multimodal_config=dict(hidden_size=32, num_hidden_layers=1, num_attention_heads=4, intermediate_size=48),
        hidden_size=32,
        projection_dim=16,
    ),
    PAIRS,
    results=("image_embeddings", "text_embeddings", "multimodal_embeddings"),
)
model(
    "groupvit",
    "GroupViTModel",
    lambda: nested(
        "GroupViT",
        text_config=TEXT,
        vision_config=dict(VISION, depths=[1, 1], num_group_tokens=[4, 2], num_output_groups=[4, 2]),
        projection_dim=16,
        projection_intermediate_dim=24,
    ),
    PAIRS,
    results=BOTH,
)
