"""Generative models and density estimation with tiny sizes, for run_sweep.py."""

import math

import torch
import torch.nn.functional as F
from torch import nn

from model_builders import Of, entry, loss, net, r

MODELS = {}
MLP = lambda a, b: nn.Sequential(nn.Linear(a, 8), nn.SiLU(), nn.Linear(8, b))


# Normalising flows.
def real_nvp(nets, x):
    log_det = torch.zeros(len(x))
    for i, coupling in enumerate(nets):
        a, b = x.chunk(2, 1) if i % 2 == 0 else x.chunk(2, 1)[::-1]
        scale, shift = coupling(a).chunk(2, 1)
        scale = scale.tanh()
        b = b * scale.exp() + shift
        log_det = log_det + scale.sum(1)
        x = torch.cat([a, b] if i % 2 == 0 else [b, a], 1)
    return (x.square().sum(1) / 2 - log_det).mean()


def rational_quadratic_spline(module, x):
    """A monotonic spline of 5 bins for each element; elements outside of [-2, 2] are left as they are."""
    widths, heights, slopes = module(x.detach().flip(1)).view(*x.shape, 16).split([5, 5, 6], -1)
    inside = (x > -2) & (x < 2)

    def knots(values):
        share = 1e-3 + (1 - 5e-3) * values.softmax(-1)
        return 4 * F.pad(share.cumsum(-1), (1, 0)) - 2

    xs, ys, slopes = knots(widths), knots(heights), 1e-3 + F.softplus(slopes)
    bin_ = (torch.searchsorted(xs, x.clamp(-1.999, 1.999).unsqueeze(-1)) - 1).clamp(0, 4)
    at = lambda values, offset=0: values.gather(-1, bin_ + offset)[..., 0]
    width, height = at(xs, 1) - at(xs), at(ys, 1) - at(ys)
    t = ((x - at(xs)) / width).clamp(0, 1)
    ratio, left, right = height / width, at(slopes), at(slopes, 1)
    below = ratio + (left + right - 2 * ratio) * t * (1 - t)
    y = at(ys) + height * (ratio * t**2 + left * t * (1 - t)) / below
    slope = ratio**2 * (right * t**2 + 2 * ratio * t * (1 - t) + left * (1 - t) ** 2) / below**2
    y, log_det = torch.where(inside, y, x), torch.where(inside, slope.log(), 0.0)
    return (y.square() / 2 - log_det).sum(1).mean()


def glow(module, x):
    """Data-dependent scaling, an invertible 1x1 convolution and a coupling layer."""
    weight, coupling = module
    mean, std = x.mean((0, 2, 3), keepdim=True), x.std((0, 2, 3), keepdim=True)
    x = (x - mean) / (std + 1e-6)
    x = F.conv2d(x, weight.weight[..., None, None])
    a, b = x.chunk(2, 1)
    scale, shift = coupling(a).chunk(2, 1)
    b = (b + shift) * torch.sigmoid(scale + 2)
    log_det = torch.slogdet(weight.weight)[1] * x.shape[2] * x.shape[3] + F.logsigmoid(scale + 2).sum((1, 2, 3))
    return (torch.cat([a, b], 1).square().sum((1, 2, 3)) / 2 - log_det).mean()


def trace_flow(field, x, probe):
    """A continuous flow, whose divergence is estimated with a random vector."""
    log_p = torch.zeros(len(x))
    x = x.detach().requires_grad_()
    for _ in range(2):
        dx = field(x)
        product = torch.autograd.grad(dx, x, probe, create_graph=True)[0]
        x, log_p = x + 0.1 * dx, log_p - 0.1 * (product * probe).sum(1)
    return (x.square().sum(1) / 2 - log_p).mean()


net(MODELS, "real_nvp", lambda: nn.ModuleList([MLP(2, 4) for _ in range(3)]), lambda: torch.randn(5, 4), function=real_nvp)
net(MODELS, "neural_spline_flow", lambda: MLP(2, 32), lambda: 1.5 * torch.randn(6, 2), function=rational_quadratic_spline)
net(MODELS, "glow", lambda: nn.ModuleList([nn.Linear(4, 4, bias=False), nn.Conv2d(2, 4, 3, padding=1)]), lambda: torch.randn(3, 4, 5, 5), function=glow)
net(MODELS, "continuous_flow", lambda: MLP(3, 3), lambda: torch.randn(4, 3), lambda: torch.randn(4, 3), function=trace_flow)


# Autoencoders.
@entry(MODELS)
def vector_quantised_autoencoder():
    class Quantised(nn.Module):
        def __init__(self):
            super().__init__()
            self.encoder = nn.Sequential(nn.Conv2d(3, 8, 4, 2, 1), nn.ReLU(), nn.Conv2d(8, 4, 3, 1, 1))
            self.decoder = nn.Sequential(nn.ConvTranspose2d(4, 8, 4, 2, 1), nn.ReLU(), nn.Conv2d(8, 3, 1))
            self.codes = nn.Parameter(torch.randn(6, 4))
            self.register_buffer("used", torch.ones(6))

        def forward(self, x):
            z = self.encoder(x)
            flat = z.permute(0, 2, 3, 1).reshape(-1, 4)
            distance = flat.square().sum(1, keepdim=True) - 2 * flat @ self.codes.T + self.codes.square().sum(1)
            index = distance.argmin(1)
            one_hot = F.one_hot(index, 6).float()
            self.used.mul_(0.99).add_(one_hot.sum(0), alpha=0.01)
            q = F.embedding(index, self.codes).view(*z.shape[:1], *z.shape[2:], 4).permute(0, 3, 1, 2)
            commitment = F.mse_loss(q.detach(), z) * 0.25 + F.mse_loss(q, z.detach())
            share = one_hot.mean(0)
            return F.mse_loss(self.decoder(z + (q - z).detach()), x) + commitment, (-(share * (share + 1e-10).log()).sum()).exp()

    return Quantised(), (torch.randn(2, 3, 8, 8),)


def categorical_autoencoder(module, x, gumbel):
    logits = module[0](x).view(len(x), 3, 4)
    soft = torch.softmax((logits + gumbel) / 0.7, -1)
    hard = torch.zeros_like(soft).scatter_(-1, soft.argmax(-1, keepdim=True), 1.0)
    z = hard - soft.detach() + soft
    p = logits.log_softmax(-1)
    return F.binary_cross_entropy_with_logits(module[1](z.flatten(1)), x) + 0.1 * (p.exp() * (p + math.log(4))).sum((1, 2)).mean()


net(MODELS, "categorical_autoencoder", lambda: nn.ModuleList([MLP(6, 12), MLP(12, 6)]), lambda: torch.rand(4, 6),
    lambda: torch.distributions.Gumbel(0.0, 1.0).sample((4, 3, 4)), function=categorical_autoencoder)


# Diffusion and scores.
class Denoiser(nn.Module):
    def __init__(self):
        super().__init__()
        self.time = nn.Sequential(nn.Linear(8, 16), nn.SiLU(), nn.Linear(16, 16))
        self.first, self.down, self.up, self.last = nn.Conv2d(1, 8, 3, 1, 1), nn.Conv2d(8, 16, 3, 2, 1), nn.Conv2d(16, 8, 3, 1, 1), nn.Conv2d(16, 1, 3, 1, 1)
        self.norm, self.qkv, self.out = nn.GroupNorm(4, 16), nn.Conv1d(16, 48, 1), nn.Conv1d(16, 16, 1)

    def forward(self, x, t):
        frequency = torch.exp(-math.log(1e4) * torch.arange(4) / 4)
        angle = t[:, None] * frequency
        time = self.time(torch.cat([angle.sin(), angle.cos()], 1))
        first = self.first(x)
        h = self.norm(self.down(F.silu(first))) + time[:, :, None, None]
        q, k, v = self.qkv(h.flatten(2)).chunk(3, 1)
        h = h + self.out(v @ torch.softmax(q.mT @ k / 4, -1).mT).view_as(h)
        h = F.interpolate(self.up(F.silu(h)), scale_factor=2, mode="nearest")
        return self.last(torch.cat([h, first], 1))


def diffusion_loss(model, x, t, noise):
    beta = torch.linspace(1e-4, 0.02, 100)
    kept = (1 - beta).cumprod(0)[t][:, None, None, None]
    noisy = kept.sqrt() * x + (1 - kept).sqrt() * noise
    weight = (kept / (1 - kept)).clamp(max=5)
    return (weight * (model(noisy, t.float()) - noise).square()).mean()


net(MODELS, "diffusion_unet_with_time", Denoiser, lambda: torch.randn(2, 1, 8, 8), lambda: torch.randint(0, 100, (2,)),
    lambda: torch.randn(2, 1, 8, 8), function=diffusion_loss)


def consistency(model, x, noise):
    """The velocity of a rectified flow, and a shortcut of twice the step by forward mode."""
    t = torch.linspace(0.1, 0.8, len(x))[:, None]
    z = (1 - t) * x + t * noise
    f = lambda z, t: model(torch.cat([z, t], 1))
    velocity, change = torch.func.jvp(f, (z, t), ((noise - x), torch.ones_like(t)))
    return (velocity - (noise - x - t * change).detach()).square().mean()


def sliced_score(model, x, direction):
    x = x.detach().requires_grad_()
    score = model(x)
    along = torch.autograd.grad((score * direction).sum(), x, create_graph=True)[0]
    return ((along * direction).sum(1) + (score * direction).sum(1).square() / 2).mean()


def gradient_penalty(nets, real, fake, mix):
    between = (mix * real + (1 - mix) * fake).detach().requires_grad_()
    slope = torch.autograd.grad(nets(between).sum(), between, create_graph=True)[0]
    return nets(fake).mean() - nets(real).mean() + 10 * (slope.norm(2, dim=1) - 1).square().mean()


net(MODELS, "mean_flow", lambda: MLP(4, 3), lambda: torch.randn(5, 3), lambda: torch.randn(5, 3), function=consistency)
net(MODELS, "sliced_score_matching", lambda: MLP(3, 3), lambda: torch.randn(5, 3), lambda: torch.randn(5, 3), function=sliced_score)
net(MODELS, "gan_gradient_penalty", lambda: nn.Sequential(nn.utils.parametrizations.spectral_norm(nn.Linear(3, 8)), nn.LeakyReLU(0.2), nn.Linear(8, 1)),
    lambda: torch.randn(5, 3), lambda: torch.randn(5, 3), lambda: torch.rand(5, 1), function=gradient_penalty)


# Densities.
def mixture_density(model, x, y):
    weight, mean, log_scale = model(x).view(len(x), 3, 5).unbind(1)
    z = (y[:, None] - mean) * (-log_scale).exp()
    return -torch.logsumexp(weight.log_softmax(1) - z.square() / 2 - log_scale - 0.5 * math.log(2 * math.pi), 1).mean()


def sparse_gaussian_process(module, x, y):
    """A lower bound on the likelihood with inducing points."""
    inducing, log_length = module.weight, module.bias
    kernel = lambda a, b: torch.exp(-torch.cdist(a * log_length[0].exp(), b * log_length[0].exp()).square() / 2)
    kuu = kernel(inducing, inducing) + 1e-3 * torch.eye(len(inducing))
    factor = torch.linalg.cholesky(kuu)
    a = torch.linalg.solve_triangular(factor, kernel(inducing, x), upper=False) / 0.1**0.5
    b = torch.linalg.cholesky(torch.eye(len(inducing)) + a @ a.T)
    c = torch.linalg.solve_triangular(b, a @ y[:, None], upper=False)[:, 0] / 0.1**0.5
    bound = -b.diagonal().log().sum() - len(x) / 2 * math.log(2 * math.pi * 0.1) - y.square().sum() / 0.2 + c.square().sum() / 2
    return -(bound - (len(x) / 0.1 - a.square().sum()) / 2)


def gaussian_process(parameters, x, y):
    length, scale, noise = F.softplus(parameters).unbind()
    distance = (x[:, None] - x[None]).square().sum(-1).add(1e-12).sqrt() * 5**0.5 / length
    k = scale * (1 + distance + distance**2 / 3) * torch.exp(-distance) + (noise + 1e-3) * torch.eye(len(x))
    factor, info = torch.linalg.cholesky_ex(k)
    alpha = torch.cholesky_solve(y[:, None], factor)[:, 0]
    left_out = alpha / torch.cholesky_inverse(factor).diagonal()
    return (y @ alpha) / 2 + factor.diagonal().log().sum(), left_out.square().mean()


net(MODELS, "mixture_density", lambda: MLP(3, 15), lambda: torch.randn(6, 3), lambda: torch.randn(6), function=mixture_density)
net(MODELS, "sparse_gaussian_process", lambda: nn.Linear(2, 4), lambda: torch.randn(8, 2), lambda: torch.randn(8), function=sparse_gaussian_process)
loss(MODELS, "gaussian_process", gaussian_process, r(3), lambda: torch.randn(6, 2), lambda: torch.randn(6))


# Images from rays and points.
@entry(MODELS)
def radiance_field():
    class Field(nn.Module):
        def __init__(self):
            super().__init__()
            self.body, self.density, self.colour = nn.Sequential(nn.Linear(27, 16), nn.ReLU()), nn.Linear(16, 1), nn.Linear(19, 3)

        def forward(self, origin, direction, jitter):
            edges = torch.linspace(1.0, 4.0, jitter.shape[1] + 1)
            t = edges[:-1] + (edges[1:] - edges[:-1]) * jitter
            points = origin[:, None] + direction[:, None] * t[..., None]
            waves = points[..., None] * 2.0 ** torch.arange(4)
            h = self.body(torch.cat([points, waves.sin().flatten(-2), waves.cos().flatten(-2)], -1))
            density = F.softplus(self.density(h)[..., 0])
            colour = torch.sigmoid(self.colour(torch.cat([h, direction[:, None].expand_as(points)], -1)))
            gaps = torch.cat([t.diff(dim=1), torch.full_like(t[:, :1], 1e10)], 1)
            alpha = 1 - torch.exp(-density * gaps)
            through = torch.cumprod(torch.cat([torch.ones_like(alpha[:, :1]), 1 - alpha + 1e-10], 1), 1)[:, :-1]
            weight = alpha * through
            return (weight[..., None] * colour).sum(1), (weight * t).sum(1)

    return Field(), (torch.randn(4, 3), F.normalize(torch.randn(4, 3), dim=1), torch.rand(4, 6))


def gaussian_splatting(mean, scale, angle, colour, opacity):
    """Sorted, oriented Gaussians, blended from front to back."""
    order = torch.argsort(mean[:, 2])
    mean, scale, angle, colour, opacity = (x[order] for x in (mean, scale.exp(), angle, colour, opacity))
    c, s = angle.cos(), angle.sin()
    turn = torch.stack([torch.stack([c, -s], -1), torch.stack([s, c], -1)], -2)
    inverse = torch.linalg.inv(turn @ torch.diag_embed(scale**2 + 0.05) @ turn.mT)
    grid = torch.stack(torch.meshgrid(torch.linspace(-1, 1, 6), torch.linspace(-1, 1, 5), indexing="ij"), -1)
    offset = grid[:, :, None] - mean[:, :2]
    alpha = (torch.sigmoid(opacity) * torch.exp(-torch.einsum("hwni,nij,hwnj->hwn", offset, inverse, offset) / 2)).clamp(max=0.99)
    through = torch.cat([torch.ones_like(alpha[..., :1]), (1 - alpha).cumprod(-1)[..., :-1]], -1)
    return ((alpha * through)[..., None] * torch.sigmoid(colour)).sum(2)


loss(MODELS, "gaussian_splatting", gaussian_splatting, r(4, 3), r(4, 2), r(4), r(4, 3), r(4))
