"""Random models: random layers with random sizes and options, so that no kernel and no pass can be tuned for them.

random_model(seed) returns a function like those of plain_models.py. The same seed gives the same model.
"""
import math
import random

import torch
import torch.nn.functional as F
from torch import nn

from plain_models import Model, labels

MAX_ELEMENTS = 1 << 20  # in any value between layers


class Residual(nn.Module):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def forward(self, x):
        return x + self.inner(x)


class Branches(nn.Module):
    """Concatenates the results of several layers along dim 1."""

    def __init__(self, *branches):
        super().__init__()
        self.branches = nn.ModuleList(branches)

    def forward(self, x):
        return torch.cat([branch(x) for branch in self.branches], 1)


class Gate(nn.Module):
    """Scales channels by a function of their means."""

    def __init__(self, channels, inner):
        super().__init__()
        self.reduce, self.restore = nn.Linear(channels, inner), nn.Linear(inner, channels)

    def forward(self, x):
        means = x.mean((2, 3))
        return x * torch.sigmoid(self.restore(F.relu(self.reduce(means))))[:, :, None, None]


class Attention(nn.Module):
    def __init__(self, width, heads, causal, biased):
        super().__init__()
        self.qkv, self.out, self.heads, self.causal = nn.Linear(width, 3 * width, biased), nn.Linear(width, width), heads, causal

    def forward(self, x):
        n, t, w = x.shape
        q, k, v = self.qkv(x).reshape(n, t, 3, self.heads, w // self.heads).permute(2, 0, 3, 1, 4).unbind(0)
        return self.out(F.scaled_dot_product_attention(q, k, v, is_causal=self.causal).transpose(1, 2).reshape(n, t, w))


class Function(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x)


class First(nn.Module):
    """The first result of a recurrent layer."""

    def __init__(self, layer):
        super().__init__()
        self.layer = layer

    def forward(self, x):
        return self.layer(x)[0]


def activation(draw):
    return draw.choice([nn.ReLU, nn.GELU, nn.SiLU, nn.Hardswish, nn.LeakyReLU, nn.Mish, nn.ELU, nn.Tanh, nn.PReLU, nn.Softplus,
                        nn.ReLU6, nn.Sigmoid])()


def width_near(draw, x):
    """A random width between half and twice x, odd ones included."""
    width = max(2, round(x * math.exp(draw.uniform(-0.7, 0.7))))
    return width if draw.random() < 0.3 else max(4, width // 8 * 8)


def convolution(draw, channels, size):
    groups = draw.choice([1, 1, 1, channels, math.gcd(channels, 4)])
    window, stride, dilation = draw.choice([1, 3, 3, 3, 5, 7]), draw.choice([1, 1, 1, 2]), draw.choice([1, 1, 1, 2])
    if dilation * (window - 1) >= min(size):
        window = 1
    made = groups * max(1, width_near(draw, channels) // groups)
    return nn.Conv2d(channels, made, window, stride, dilation * (window // 2), dilation, groups, draw.random() < 0.5)


def image_layer(draw, shape):
    """A layer for images of this shape, without the batch."""
    channels, *size = shape
    small = min(size) < 6
    kind = draw.choice(["convolution"] * 6 + ["norm"] * 4 + ["activation"] * 4 + ["pool", "gate", "residual", "branches", "resize",
                                                                                  "transposed", "channels last", "pad", "shuffle"])
    if kind == "convolution" or (small and kind in ("pool", "pad")):
        return convolution(draw, channels, size)
    if kind == "norm":
        return draw.choice([nn.BatchNorm2d(channels), nn.GroupNorm(math.gcd(channels, 8), channels), nn.InstanceNorm2d(channels, affine=True)])
    if kind == "pool":
        return draw.choice([nn.MaxPool2d(2), nn.AvgPool2d(2), nn.MaxPool2d(3, 2, 1), nn.AvgPool2d(3, 1, 1), nn.AdaptiveAvgPool2d(draw.randint(3, 9))])
    if kind == "gate":
        return Gate(channels, max(2, channels // 4))
    if kind == "residual":
        inner = width_near(draw, channels)
        return Residual(nn.Sequential(nn.Conv2d(channels, inner, 1), nn.BatchNorm2d(inner), activation(draw),
                                      nn.Conv2d(inner, inner, 3, padding=1, groups=draw.choice([1, inner])), activation(draw), nn.Conv2d(inner, channels, 1)))
    if kind == "branches":
        return Branches(*[nn.Conv2d(channels, width_near(draw, channels / 3 + 2), k, padding=k // 2) for k in draw.sample([1, 3, 5], 2)])
    if kind == "resize":
        return nn.Upsample(scale_factor=2, mode=draw.choice(["nearest", "bilinear"]))
    if kind == "transposed":
        return nn.ConvTranspose2d(channels, width_near(draw, channels / 2 + 2), draw.choice([2, 4]), 2)
    if kind == "channels last":
        return Function(lambda x: F.layer_norm(x.permute(0, 2, 3, 1), [channels]).permute(0, 3, 1, 2))
    if kind == "pad":
        return nn.Sequential(nn.ReflectionPad2d(draw.randint(1, 2)), nn.Conv2d(channels, channels, 3))
    if kind == "shuffle" and channels % 4 == 0:
        return nn.PixelShuffle(2)
    return activation(draw)


def sequence_layer(draw, shape):
    steps, width = shape
    kind = draw.choice(["attention"] * 3 + ["norm"] * 4 + ["mixer"] * 3 + ["linear", "activation", "recurrent", "convolution", "gated", "scan", "rows"])
    if kind == "attention":
        heads = draw.choice([h for h in (1, 2, 3, 4, 6, 8) if width % h == 0])
        return Residual(Attention(width, heads, draw.random() < 0.5, draw.random() < 0.5))
    if kind == "norm":
        return draw.choice([nn.LayerNorm, nn.RMSNorm])(width)
    if kind == "mixer":
        inner = width_near(draw, 2 * width)
        return Residual(nn.Sequential(nn.Linear(width, inner), activation(draw), nn.Linear(inner, width)))
    if kind == "linear":
        return nn.Linear(width, width_near(draw, width), draw.random() < 0.5)
    if kind == "recurrent" and steps <= 32:
        return First(draw.choice([nn.GRU, nn.LSTM, nn.RNN])(width, width_near(draw, width), batch_first=True))
    if kind == "convolution":
        inner = nn.Conv1d(width, width, 3, padding=1, groups=draw.choice([1, width]))
        return Residual(nn.Sequential(Function(lambda x: x.transpose(1, 2)), inner, Function(lambda x: x.transpose(1, 2))))
    if kind == "gated":
        return nn.Sequential(nn.Linear(width, 2 * width), nn.GLU(-1))
    if kind == "scan":
        return Function(lambda x: torch.cumsum(x, 1) / torch.arange(1, x.shape[1] + 1)[:, None])
    if kind == "rows":
        return Function(lambda x: x - torch.logsumexp(x, -1, keepdim=True) + F.normalize(x, dim=1))
    return activation(draw)


def vector_layer(draw, shape):
    width = shape[0]
    kind = draw.choice(["linear"] * 4 + ["norm"] * 3 + ["activation"] * 3 + ["residual", "products", "softmax"])
    if kind == "linear":
        return nn.Linear(width, width_near(draw, width))
    if kind == "norm":
        return draw.choice([nn.BatchNorm1d, nn.LayerNorm])(width)
    if kind == "residual":
        return Residual(nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 2 * width), activation(draw), nn.Linear(2 * width, width)))
    if kind == "products":
        return Function(lambda x: torch.cat([x, x[:, ::2] * x[:, : (width + 1) // 2].square()], 1))
    if kind == "softmax":
        return Function(lambda x: x * torch.softmax(x, 1))
    return activation(draw)


def beginning(draw, batch):
    """The first layer, the input, and the kind of the layer's result."""
    kind = draw.choice(["image", "image", "sequence", "sequence", "vector", "bag"])
    if kind == "image":
        size, channels = draw.choice([14, 16, 28, 32, 33, 48]), draw.choice([1, 3, 4])
        return nn.Conv2d(channels, width_near(draw, 24), 3, padding=1), torch.randn(batch, channels, size, size + draw.choice([0, 0, 3])), kind
    if kind == "sequence":
        steps, vocabulary = draw.choice([9, 16, 32, 50, 64, 128]), draw.randint(50, 5000)
        return nn.Embedding(vocabulary, 12 * draw.randint(2, 24)), torch.randint(vocabulary, (batch, steps)), kind
    if kind == "bag":
        return nn.EmbeddingBag(2000, width_near(draw, 64), mode=draw.choice(["sum", "mean"])), torch.randint(2000, (16 * batch, 9)), "vector"
    width = draw.randint(8, 400)
    return nn.Linear(width, width_near(draw, 128)), torch.randn(16 * batch, width), kind


def random_model(seed):
    def make(large):
        draw = random.Random(seed)
        batch = draw.choice([4, 8, 13, 16, 32]) if large else draw.choice([2, 3])
        layer, x, kind = beginning(draw, batch)
        layers, value = [layer], layer(x)
        for _ in range(draw.randint(4, 14)):
            if kind == "image" and draw.random() < 0.08:
                layer, kind = Function(lambda x: x.flatten(2).transpose(1, 2)), "sequence"
            elif kind == "sequence" and draw.random() < 0.08:
                layer, kind = Function(draw.choice([lambda x: x.mean(1), lambda x: x.amax(1), lambda x: x[:, -1]])), "vector"
            else:
                make_layer = {"image": image_layer, "sequence": sequence_layer, "vector": vector_layer}[kind]
                layer = make_layer(draw, list(value.shape[1:]))
            result = layer(value)
            if result.numel() > MAX_ELEMENTS or min(result.shape) == 0:
                continue
            layers.append(layer)
            value = result.detach()
        net = nn.Sequential(*layers)
        head = nn.Linear(value.shape[1 if kind != "sequence" else 2], 10)
        over = {"image": (2, 3), "sequence": (1,), "vector": ()}[kind]

        def loss(s, x, y):
            value = s.net(x)
            return F.cross_entropy(s.head(value.mean(over) if over else value), y)

        return Model(loss, net=net, head=head), (x, labels(len(x)))

    return make
