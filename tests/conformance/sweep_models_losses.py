"""Losses of metric learning and of images, for run_sweep.py."""

import torch
import torch.nn.functional as F

from model_builders import Of, loss, r

MODELS = {}

# Contrastive and metric learning.
LABELS = lambda: torch.tensor([0, 1, 2, 0, 1, 2])
for _name in [
    "NTXentLoss",
    "TripletMarginLoss",
    "ContrastiveLoss",
    "CircleLoss",
    "MultiSimilarityLoss",
    "SupConLoss",
    "LiftedStructureLoss",
    "GeneralizedLiftedStructureLoss",
    "NPairsLoss",
    "SignalToNoiseRatioContrastiveLoss",
    "TupletMarginLoss",
    "FastAPLoss",
]:

    def metric(name=_name):
        from pytorch_metric_learning import losses

        return Of(lambda m, x, y: m(x, y), getattr(losses, name)()), (torch.randn(6, 8), LABELS())

    MODELS["metric_" + _name] = metric
for _name in [
    "ArcFaceLoss",
    "CosFaceLoss",
    "ProxyNCALoss",
    "ProxyAnchorLoss",
    "NormalizedSoftmaxLoss",
    "SoftTripleLoss",
    "SphereFaceLoss",
]:

    def proxy(name=_name):
        from pytorch_metric_learning import losses

        return Of(lambda m, x, y: m(x, y), getattr(losses, name)(3, 8)), (torch.randn(6, 8), LABELS())

    MODELS["metric_" + _name] = proxy
loss(
    MODELS,
    "barlow_twins",
    lambda a, b: (((a - a.mean(0)) / a.std(0)).T @ ((b - b.mean(0)) / b.std(0)) / len(a) - torch.eye(a.shape[1]))
    .square()
    .sum(),
    r(6, 4),
    r(6, 4),
)
loss(
    MODELS,
    "vicreg",
    lambda a, b: F.mse_loss(a, b)
    + F.relu(1 - (a.var(0) + 1e-4).sqrt()).mean()
    + (torch.cov(b.T) - torch.diag(torch.diagonal(torch.cov(b.T)))).square().sum() / 4,
    r(6, 4),
    r(6, 4),
)
loss(
    MODELS,
    "sigmoid_contrastive",
    lambda a, b: -F.logsigmoid((F.normalize(a) @ F.normalize(b).T * 10 - 10) * (2 * torch.eye(len(a)) - 1)).sum()
    / len(a),
    r(5, 4),
    r(5, 4),
)
loss(MODELS, "sinkhorn", lambda x, y: _sinkhorn(torch.cdist(x, y)), r(4, 3), r(5, 3))


def _sinkhorn(cost, steps=4, eps=0.5):
    f, g = torch.zeros(cost.shape[0]), torch.zeros(cost.shape[1])
    for _ in range(steps):
        f = -eps * torch.logsumexp((g - cost) / eps, 1)
        g = -eps * torch.logsumexp((f[:, None] - cost) / eps, 0)
    return (torch.exp((f[:, None] + g - cost) / eps) * cost).sum()


# Losses and filters of images.
KORNIA = {
    "ssim_loss": (lambda k, a, b: k.losses.ssim_loss(a, b, 5)),
    "psnr_loss": lambda k, a, b: k.losses.psnr_loss(a, b, 1.0),
    "total_variation": lambda k, a, b: k.losses.total_variation(a) + b.sum(),
    "charbonnier": lambda k, a, b: k.losses.charbonnier_loss(a, b, "mean"),
    "inverse_depth": lambda k, a, b: k.losses.inverse_depth_smoothness_loss(a[:, :1], b),
    "js_div": lambda k, a, b: k.losses.js_div_loss_2d(a.softmax(-1), b.softmax(-1)),
    "ms_ssim": lambda k, a, b: k.losses.MS_SSIMLoss(sigmas=[0.5, 1.0])(a, b),
    "sobel": lambda k, a, b: k.filters.sobel(a),
    "canny": lambda k, a, b: k.filters.laplacian(a, 3),
    "median_blur": lambda k, a, b: k.filters.median_blur(a, (3, 3)),
    "bilateral": lambda k, a, b: k.filters.bilateral_blur(a, (3, 3), 0.1, (1.5, 1.5)),
    "harris": lambda k, a, b: k.feature.harris_response(a),
    "rgb_to_lab": lambda k, a, b: k.color.rgb_to_lab(a),
    "rgb_to_hsv": lambda k, a, b: k.color.rgb_to_hsv(a),
    "warp_affine": lambda k, a, b: k.geometry.warp_affine(
        a, torch.tensor([[1.0, 0.1, 0.2], [0.0, 1.0, 0.3]]).expand(2, 2, 3), (10, 12)
    ),
    "soft_argmax": lambda k, a, b: k.geometry.spatial_soft_argmax2d(a),
    "morphology": lambda k, a, b: k.morphology.gradient(a, torch.ones(3, 3)),
    "pyramid": lambda k, a, b: k.geometry.transform.build_pyramid(a, 2),
    "hausdorff": lambda k, a, b: k.losses.HausdorffERLoss(k=2)(a.softmax(1), torch.ones(2, 1, 16, 16).long()),
}
for _name, _function in KORNIA.items():

    def image_loss(function=_function):
        import kornia

        return Of(lambda _, a, b: function(kornia, a, b)), (
            torch.rand(2, 3, 16, 16).requires_grad_(),
            torch.rand(2, 3, 16, 16),
        )

    MODELS["kornia_" + _name] = image_loss
