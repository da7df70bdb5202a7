"""Models for images and video from transformers, with tiny sizes, for run_sweep.py."""

from functools import partial

import torch

from model_builders import add_model, image, nested, pixels, tiny

MODELS = {}
model = partial(add_model, MODELS)
LABELS = lambda: torch.tensor([0, 1])
VIT = dict(image_size=32, patch_size=8)
for name, class_name, prefix, sizes in [
    ("dinov2", "Dinov2ForImageClassification", "Dinov2", {}),
    ("dinov2_registers", "Dinov2WithRegistersForImageClassification", "Dinov2WithRegisters", {}),
    ("dinov3", "DINOv3ViTModel", "DINOv3ViT", {}),
    ("deit", "DeiTForImageClassification", "DeiT", {}),
    ("data2vec_vision", "Data2VecVisionForImageClassification", "Data2VecVision", {}),
    ("vit_msn", "ViTMSNForImageClassification", "ViTMSN", {}),
    (
        "vit_mae",
        "ViTMAEForPreTraining",
        "ViTMAE",
        {
            "decoder_hidden_size": 16,
            "decoder_num_hidden_layers": 1,
            "decoder_num_attention_heads": 4,
            "decoder_intermediate_size": 24,
        },
    ),
    ("ijepa", "IJepaForImageClassification", "IJepa", {}),
    ("aimv2", "Aimv2VisionModel", "Aimv2Vision", {}),
    ("siglip_vision", "SiglipForImageClassification", "Siglip", None),
    ("yolos", "YolosModel", "Yolos", {"image_size": [32, 32], "num_detection_tokens": 5}),
    (
        "vitdet",
        "VitDetModel",
        "VitDet",
        {"window_size": 2, "window_block_indices": [0], "use_relative_position_embeddings": True},
    ),
    ("pixio", "PixioModel", "Pixio", {}),
    ("mlcd", "MLCDVisionModel", "MLCDVision", {}),
]:
    if sizes is None:
        continue
    key = {"labels": LABELS} if class_name.endswith("Classification") else {}
    model(name, class_name, lambda prefix=prefix, sizes=sizes: tiny(prefix, **{**VIT, **sizes}), pixels(**key))
for name, class_name, prefix, sizes in [
    (
        "pvt_v2",
        "PvtV2ForImageClassification",
        "PvtV2",
        {
            "hidden_sizes": [16, 16, 32, 32],
            "depths": [1, 1, 1, 1],
            "num_attention_heads": [1, 1, 2, 2],
            "mlp_ratios": [2, 2, 2, 2],
        },
    ),
    (
        "swiftformer",
        "SwiftFormerForImageClassification",
        "SwiftFormer",
        {"depths": [1, 1, 1, 1], "embed_dims": [16, 16, 32, 32]},
    ),
    (
        "convnextv2",
        "ConvNextV2ForImageClassification",
        "ConvNextV2",
        {"hidden_sizes": [8, 16, 24, 32], "depths": [1, 1, 1, 1]},
    ),
    (
        "bit",
        "BitForImageClassification",
        "Bit",
        {"embedding_size": 8, "hidden_sizes": [8, 16, 32, 64], "depths": [1, 1, 1, 1], "num_groups": 1},
    ),
    ("mobilenet_v1", "MobileNetV1ForImageClassification", "MobileNetV1", {"depth_multiplier": 0.25}),
    (
        "swinv2",
        "Swinv2ForImageClassification",
        "Swinv2",
        {"image_size": 32, "patch_size": 2, "embed_dim": 16, "depths": [1, 2], "num_heads": [2, 2], "window_size": 4},
    ),
    ("vjepa2", "VJEPA2Model", "VJEPA2", None),
    ("dinat", "DinatModel", "Dinat", None),
]:
    if sizes is None:
        continue
    key = {"labels": LABELS} if class_name.endswith("Classification") else {}
    model(name, class_name, lambda prefix=prefix, sizes=sizes: tiny(prefix, **sizes), pixels(**key))
model(
    "videomae",
    "VideoMAEForVideoClassification",
    lambda: tiny("VideoMAE", image_size=16, patch_size=8, num_frames=4),
    lambda: {"pixel_values": torch.randn(2, 4, 3, 16, 16), "labels": LABELS()},
)
model(
    "timesformer",
    "TimesformerForVideoClassification",
    lambda: tiny("Timesformer", image_size=16, patch_size=8, num_frames=3),
    lambda: {"pixel_values": torch.randn(2, 3, 3, 16, 16), "labels": LABELS()},
)
model(
    "vivit",
    "VivitForVideoClassification",
    lambda: tiny("Vivit", image_size=16, num_frames=4, tubelet_size=[2, 8, 8]),
    lambda: {"pixel_values": torch.randn(2, 4, 3, 16, 16), "labels": LABELS()},
)
model(
    "vjepa2",
    "VJEPA2Model",
    lambda: tiny(
        "VJEPA2",
        crop_size=16,
        patch_size=8,
        frames_per_clip=4,
        tubelet_size=2,
        pred_hidden_size=24,
        pred_num_attention_heads=2,
        pred_num_hidden_layers=1,
    ),
    lambda: {"pixel_values_videos": torch.randn(2, 4, 3, 16, 16)},
)
model(
    "glpn",
    "GLPNForDepthEstimation",
    lambda: tiny(
        "GLPN",
        hidden_sizes=[8, 8, 16, 16],
        depths=[1, 1, 1, 1],
        num_attention_heads=[1, 1, 2, 2],
        decoder_hidden_size=8,
    ),
    pixels(32),
    results=("predicted_depth",),
)
DPT = dict(
    **VIT,
    num_hidden_layers=4,
    backbone_out_indices=[0, 1, 2, 3],
    neck_hidden_sizes=[8, 8, 16, 16],
    fusion_hidden_size=8,
)
model(
    "dpt",
    "DPTForDepthEstimation",
    lambda: tiny("DPT", **DPT, head_in_index=-1),
    pixels(),
    results=("predicted_depth",),
)
model(
    "dpt_segmentation",
    "DPTForSemanticSegmentation",
    lambda: tiny("DPT", **DPT, num_labels=3),
    lambda: {"pixel_values": image(), "labels": torch.randint(0, 3, (2, 32, 32))},
)
model(
    "segformer_segmentation",
    "SegformerForSemanticSegmentation",
    lambda: tiny(
        "Segformer",
        hidden_sizes=[8, 8, 16, 16],
        depths=[1, 1, 1, 1],
        num_attention_heads=[1, 1, 2, 2],
        decoder_hidden_size=16,
        num_labels=4,
    ),
    lambda: {"pixel_values": image(64), "labels": torch.randint(0, 4, (2, 64, 64))},
)
model(
    "mobilevit_segmentation",
    "MobileViTForSemanticSegmentation",
    lambda: tiny(
        "MobileViT",
        hidden_sizes=[16, 24, 32],
        neck_hidden_sizes=[8, 8, 16, 24, 32, 32, 64],
        aspp_out_channels=16,
        num_labels=3,
        image_size=64,
    ),
    lambda: {"pixel_values": image(64), "labels": torch.randint(0, 3, (2, 64, 64))},
)
model(
    "upernet",
    "UperNetForSemanticSegmentation",
    lambda: nested(
        "UperNet",
        backbone_config=tiny(
            "ConvNext",
            hidden_sizes=[8, 8, 16, 16],
            depths=[1, 1, 1, 1],
            out_features=["stage1", "stage2", "stage3", "stage4"],
        ),
        hidden_size=16,
        num_labels=3,
        auxiliary_channels=8,
        auxiliary_in_channels=16,
        pool_scales=[1, 2],
    ),
    lambda: {"pixel_values": image(64), "labels": torch.randint(0, 3, (2, 64, 64))},
)
model(
    "swin2sr",
    "Swin2SRForImageSuperResolution",
    lambda: tiny("Swin2SR", image_size=16, embed_dim=16, depths=[1, 1], num_heads=[2, 2], window_size=4),
    pixels(16),
    results=("reconstruction",),
)
model(
    "superpoint",
    "SuperPointForKeypointDetection",
    lambda: tiny(
        "SuperPoint",
        encoder_hidden_sizes=[8, 8, 16, 16],
        decoder_hidden_size=16,
        keypoint_decoder_dim=65,
        descriptor_decoder_dim=16,
    ),
    pixels(32),
    results=("keypoints", "scores"),
)
model(
    "depth_anything",
    "DepthAnythingForDepthEstimation",
    lambda: nested(
        "DepthAnything",
        backbone_config=tiny(
            "Dinov2",
            image_size=28,
            patch_size=7,
            num_hidden_layers=4,
            out_features=["stage1", "stage2", "stage3", "stage4"],
            reshape_hidden_states=False,
        ),
        reassemble_hidden_size=32,
        patch_size=7,
        neck_hidden_sizes=[8, 8, 16, 16],
        fusion_hidden_size=8,
    ),
    pixels(28),
    results=("predicted_depth",),
)
SAM = dict(
    vision_config=dict(
        hidden_size=16,
        num_pos_feats=8,
        num_hidden_layers=2,
        num_attention_heads=2,
        image_size=32,
        patch_size=8,
        output_channels=16,
        mlp_dim=24,
        window_size=2,
        global_attn_indexes=[1],
    ),
    prompt_encoder_config=dict(hidden_size=16, image_size=32, patch_size=8, mask_input_channels=8),
    mask_decoder_config=dict(
        hidden_size=16, mlp_dim=24, num_hidden_layers=1, num_attention_heads=2, iou_head_hidden_dim=16
    ),
)
for name, class_name, prefix in (("sam", "SamModel", "Sam"), ("sam_hq", "SamHQModel", "SamHQ")):
    model(
        name,
        class_name,
        lambda prefix=prefix: nested(prefix, **SAM),
        lambda: {
            "pixel_values": image(32),
            "input_points": torch.rand(2, 1, 2, 2) * 30,
            "input_labels": torch.ones(2, 1, 2, dtype=torch.long),
        },
        results=("iou_scores", "pred_masks"),
    )


def resnet_backbone():
    return tiny(
        "ResNet",
        embedding_size=8,
        hidden_sizes=[8, 8, 16, 16],
        depths=[1, 1, 1, 1],
        out_features=["stage4"],
        layer_type="basic",
    )


for name, class_name, prefix, sizes in [
    ("detr", "DetrForObjectDetection", "Detr", {}),
    ("conditional_detr", "ConditionalDetrForObjectDetection", "ConditionalDetr", {}),
    ("table_transformer", "TableTransformerForObjectDetection", "TableTransformer", {}),
    ("dab_detr", "DabDetrForObjectDetection", "DabDetr", {}),
    ("deformable_detr", "DeformableDetrForObjectDetection", "DeformableDetr", {"num_feature_levels": 1, "d_model": 32, "decoder_layers": 2}),
]:
    model(
        name,
        class_name,
        lambda prefix=prefix, sizes=sizes: nested(
            prefix,
            **(
                dict(
                    backbone_config=resnet_backbone(),
                    d_model=16,
                    encoder_layers=1,
                    decoder_layers=1,
                    encoder_attention_heads=2,
                    decoder_attention_heads=2,
                    encoder_ffn_dim=24,
                    decoder_ffn_dim=24,
                    num_queries=4,
                )
                | sizes
            )
        ),
        lambda: {"pixel_values": image(64), "pixel_mask": torch.ones(2, 64, 64, dtype=torch.long)},
        results=("logits", "pred_boxes"),
    )
model(
    "rt_detr",
    "RTDetrForObjectDetection",
    lambda: nested(
        "RTDetr",
        backbone_config=tiny(
            "RTDetrResNet",
            embedding_size=8,
            hidden_sizes=[8, 16, 24, 32],
            depths=[1, 1, 1, 1],
            layer_type="basic",
            out_features=["stage2", "stage3", "stage4"],
        ),
        encoder_hidden_dim=16,
        encoder_in_channels=[16, 24, 32],
        encoder_ffn_dim=24,
        decoder_ffn_dim=24,
        d_model=16,
        decoder_layers=1,
        encoder_attention_heads=2,
        decoder_attention_heads=2,
        num_queries=4,
        num_denoising=0,
        decoder_in_channels=[16, 16, 16],
        hidden_expansion=1.0,
    ),
    pixels(64),
    results=("logits", "pred_boxes"),
)
model(
    "maskformer",
    "MaskFormerForInstanceSegmentation",
    lambda: nested(
        "MaskFormer",
        backbone_config=tiny(
            "Swin",
            image_size=32,
            patch_size=2,
            embed_dim=8,
            depths=[1, 1, 1, 1],
            num_heads=[1, 1, 2, 2],
            window_size=4,
            out_features=["stage1", "stage2", "stage3", "stage4"],
        ),
        decoder_config=tiny(
            "Detr",
            d_model=16,
            encoder_layers=1,
            decoder_layers=1,
            encoder_attention_heads=2,
            decoder_attention_heads=2,
            encoder_ffn_dim=24,
            decoder_ffn_dim=24,
            num_queries=4,
        ),
        fpn_feature_size=32,
        mask_feature_size=32,
    ),
    pixels(64),
    results=("class_queries_logits", "masks_queries_logits"),
)
model(
    "mask2former",
    "Mask2FormerForUniversalSegmentation",
    lambda: nested(
        "Mask2Former",
        backbone_config=tiny(
            "Swin",
            image_size=32,
            patch_size=2,
            embed_dim=8,
            depths=[1, 1, 1, 1],
            num_heads=[1, 1, 2, 2],
            window_size=4,
            out_features=["stage1", "stage2", "stage3", "stage4"],
        ),
        feature_size=32,
        mask_feature_size=32,
        hidden_dim=32,
        encoder_feedforward_dim=24,
        encoder_layers=1,
        decoder_layers=2,
        num_attention_heads=2,
        dim_feedforward=24,
        num_queries=4,
    ),
    pixels(64),
    results=("class_queries_logits", "masks_queries_logits"),
)
