"""Models from torchvision and timm, with the depth reduced where a block repeats."""
import torch
import torch.nn.functional as F
from torch import nn

CLASSES = 10


class Classifier(nn.Module):
    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, images, labels):
        scores = self.model(images)
        if isinstance(scores, dict):
            scores = scores["out"]
        if isinstance(scores, (tuple, list)):
            scores = scores[0]
        if scores.dim() == 4:
            return F.cross_entropy(scores, labels[:, None, None].expand(-1, *scores.shape[2:]))
        return F.cross_entropy(scores, labels)


def without_dropout(model):
    for module in model.modules():
        if isinstance(module, (nn.Dropout, nn.Dropout2d)):
            module.p = 0.0
        if type(module).__name__ in ("StochasticDepth", "DropPath"):
            module.p = module.drop_prob = 0.0
    return model.train()


def images(large, size, large_size=None, batch=2, large_batch=8):
    n, s = (large_batch, large_size or 2 * size) if large else (batch, size)
    return torch.randn(n, 3, s, s), torch.randint(0, CLASSES, (n,))


def torchvision_model(name, small=64, large_size=128, large_batch=8, **options):
    def make(large):
        import torchvision

        model = getattr(torchvision.models, name)(weights=None, num_classes=CLASSES, **options)
        return Classifier(without_dropout(model)), images(large, small, large_size, large_batch=large_batch)

    return make


def timm_model(name, small=64, large_size=128, large_batch=8, sized=True, **options):
    def make(large):
        import timm

        given = dict(options, **({"img_size": large_size if large else small} if sized else {}))
        model = timm.create_model(name, pretrained=False, num_classes=CLASSES, **given)
        return Classifier(without_dropout(model)), images(large, small, large_size, large_batch=large_batch)

    return make


resnet18 = torchvision_model("resnet18")
mobilenet_v2 = torchvision_model("mobilenet_v2")
mobilenet_v3 = torchvision_model("mobilenet_v3_small")
efficientnet_b0 = torchvision_model("efficientnet_b0")
regnet = torchvision_model("regnet_y_400mf")
squeezenet = torchvision_model("squeezenet1_1")
shufflenet = torchvision_model("shufflenet_v2_x0_5")
mnasnet = torchvision_model("mnasnet0_5")
googlenet = torchvision_model("googlenet", aux_logits=False, init_weights=False)
vgg11 = torchvision_model("vgg11")
alexnet = torchvision_model("alexnet")


def vit(large):
    from torchvision.models import VisionTransformer

    size, width = (128, 384) if large else (32, 48)
    model = VisionTransformer(image_size=size, patch_size=16 if large else 8, num_layers=2, num_heads=6 if large else 3,
                              hidden_dim=width, mlp_dim=4 * width, num_classes=CLASSES)
    return Classifier(without_dropout(model)), images(large, size, size)


def swin(large, kind="SwinTransformer"):
    import torchvision.models.swin_transformer as module

    width = 96 if large else 24
    options = {} if kind == "SwinTransformer" else {"block": module.SwinTransformerBlockV2,
                                                   "downsample_layer": module.PatchMergingV2}
    model = module.SwinTransformer(patch_size=[4, 4], embed_dim=width, depths=[2, 2], num_heads=[3, 6],
                                   window_size=[7, 7] if kind == "SwinTransformer" else [8, 8],
                                   stochastic_depth_prob=0.0, num_classes=CLASSES, **options)
    return Classifier(without_dropout(model)), images(large, 56, 112)


def swin_v2(large):
    return swin(large, "v2")


def densenet(large):
    from torchvision.models import DenseNet

    model = DenseNet(growth_rate=32 if large else 8, block_config=(3, 4, 4, 3), num_init_features=64 if large else 16,
                     num_classes=CLASSES)
    return Classifier(without_dropout(model)), images(large, 64, 128)


def convnext(large):
    from torchvision.models.convnext import CNBlockConfig, ConvNeXt

    w = 96 if large else 16
    model = ConvNeXt([CNBlockConfig(w, 2 * w, 2), CNBlockConfig(2 * w, None, 2)], num_classes=CLASSES,
                     stochastic_depth_prob=0.0)
    return Classifier(without_dropout(model)), images(large, 64, 128)


def maxvit(large):
    from torchvision.models import MaxVit

    w = 64 if large else 32
    model = MaxVit(input_size=(112, 112) if large else (56, 56), stem_channels=w, partition_size=7, block_channels=[w, 2 * w],
                   block_layers=[1, 1], head_dim=32 if large else 16, stochastic_depth_prob=0.0, num_classes=CLASSES)
    return Classifier(without_dropout(model)), images(large, 56, 112, large_batch=4)


def lraspp(large):
    import torchvision

    model = torchvision.models.segmentation.lraspp_mobilenet_v3_large(
        weights=None, weights_backbone=None, num_classes=CLASSES)
    return Classifier(without_dropout(model)), images(large, 64, 128)


xcit = timm_model("xcit_nano_12_p16_224", depth=2)
levit = timm_model("levit_128s", small=224, large_size=224, sized=False)
cait = timm_model("cait_xxs24_224", depth=2)
poolformer = timm_model("poolformer_s12", sized=False)
edgenext = timm_model("edgenext_xx_small", sized=False)
mobilevit = timm_model("mobilevit_xxs", sized=False)
ghostnet = timm_model("ghostnet_050", sized=False)
beit = timm_model("beit_base_patch16_224", depth=2, embed_dim=192, num_heads=3)
pvt = timm_model("pvt_v2_b0", sized=False)
coat = timm_model("coat_tiny", small=64, large_size=128)
nfnet = timm_model("nf_resnet26", sized=False)
hrnet = timm_model("hrnet_w18_small", small=64, large_size=128, sized=False, large_batch=4)


def mixing(block, mlp=None, norm=None):
    def make(large):
        from timm.models import mlp_mixer

        options = {} if block == "MixerBlock" else {"mlp_ratio": 4}
        if mlp is not None:
            options["mlp_layer"] = getattr(mlp_mixer, mlp)
        if norm is not None:
            options["norm_layer"] = getattr(mlp_mixer, norm)
        size = 128 if large else 64
        model = mlp_mixer.MlpMixer(num_classes=CLASSES, img_size=size, patch_size=16, num_blocks=2,
                                   embed_dim=256 if large else 32, block_layer=getattr(mlp_mixer, block), **options)
        return Classifier(without_dropout(model)), images(large, size, size)

    return make


mixer = mixing("MixerBlock")
resmlp = mixing("ResBlock", norm="Affine")
gmlp = mixing("SpatialGatingBlock", mlp="GatedMlp")
