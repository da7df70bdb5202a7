"""Models for images from timm, vit_pytorch and segmentation_models_pytorch, for run_sweep.py."""

import torch

from model_builders import Of, image, no_dropout

MODELS = {}
for name in [
    "crossvit_9_dagger_240",
    "fbnetc_100",
    "lambda_resnet26t",
    "mobilenet_edgetpu_v2_xs",
    "pvt_v2_b0",
    "resnet26t",
    "ghostnetv3_100",
    "tf_efficientnet_b0",
    "tinynet_e",
    "vit_tiny_r_s16_p8_224",
    "xcit_nano_12_p16_224",
    "convnextv2_atto",
    "ese_vovnet19b_dw",
    "nf_regnet_b0",
    "starnet_s1",
    "test_vit3",
    "test_byobnet",
    "test_efficientnet_evos",
    "test_nfnet",
    "test_mambaout",
    "test_resnet",
    "lcnet_050",
    "repghostnet_050",
]:

    def timm_model(name=name):
        import timm

        probe = timm.create_model(name, pretrained=False, num_classes=5)
        return no_dropout(probe).train()

    def make_timm(name=name, make=timm_model):
        net = make()
        size = (
            64
            if not hasattr(net, "patch_embed") or getattr(net.patch_embed, "img_size", None) is None
            else net.patch_embed.img_size[0]
        )
        return net, (torch.randn(2, 3, size, size),)

    MODELS["timm_" + name] = make_timm
for _name, _class, _options in [
    ("simple_vit", "simple_vit.SimpleViT", {}),
    ("deepvit", "deepvit.DeepViT", {}),
    ("cait", "cait.CaiT", {"cls_depth": 1}),
    ("parallel_vit", "parallel_vit.ViT", {}),
    ("vit_small_data", "vit_for_small_dataset.ViT", {}),
    ("learnable_memory", "learnable_memory_vit.ViT", {}),
]:

    def vit(path=_class, options=_options):
        import importlib

        module, name = path.split(".")
        made = getattr(importlib.import_module("vit_pytorch." + module), name)
        return no_dropout(
            made(image_size=16, patch_size=4, num_classes=3, dim=16, depth=1, heads=2, mlp_dim=24, **options)
        ), (image(16),)

    MODELS["vit_pytorch_" + _name] = vit
for _name in ["Unet", "UnetPlusPlus", "FPN", "Linknet", "MAnet", "PAN", "DeepLabV3", "DeepLabV3Plus", "PSPNet"]:

    def segmentation(name=_name):
        import segmentation_models_pytorch as smp

        model = no_dropout(
            getattr(smp, name)(
                "timm-mobilenetv3_small_minimal_100" if name != "PAN" else "resnet18", encoder_weights=None, classes=2
            )
        ).train()
        return Of(
            lambda m, x, y: smp.losses.DiceLoss("multiclass")(m(x), y) + smp.losses.FocalLoss("multiclass")(m(x), y),
            model,
        ), (image(64), torch.randint(0, 2, (2, 64, 64)))

    MODELS["smp_" + _name] = segmentation
