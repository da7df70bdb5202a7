"""Makes the Python-level models: captures the graphs that Dynamo passes to a backend, runs them, and saves values and gradients.

example: python make_python_models.py --only cnn --out /tmp/models
"""
import argparse
import sys
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "conformance"))
from corpus_file import as_numpy, npz_bytes  # noqa: E402

MODELS = {}


def model(make):
    MODELS[make.__name__] = make
    return make


@model
def cnn():
    class Cnn(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv1, self.bn = nn.Conv2d(3, 4, 3, padding=1, bias=False), nn.BatchNorm2d(4)
            self.conv2, self.head = nn.Conv2d(4, 4, 3, stride=2, groups=2), nn.Linear(4, 5)

        def forward(self, x, target):
            x = F.max_pool2d(F.relu(self.bn(self.conv1(x)), inplace=True), 2)
            y = F.leaky_relu(self.conv2(x), 0.1)
            y = F.dropout(y, 0.5, training=False)
            y = F.adaptive_avg_pool2d(y, (1, 1)).flatten(1)
            return F.cross_entropy(self.head(y), target, label_smoothing=0.1)

    return Cnn().eval(), (torch.randn(2, 3, 8, 8), torch.tensor([1, 4]))


@model
def transformer_layer():
    layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=False, activation="gelu")
    return layer.train(), (torch.randn(5, 2, 8),)


@model
def gpt_block():
    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.ln, self.qkv, self.out = nn.LayerNorm(8), nn.Linear(8, 24), nn.Linear(8, 8)
            self.table = nn.Embedding(11, 8)

        def forward(self, tokens):
            b, t = tokens.shape
            positions = torch.arange(0, t, device=tokens.device).unsqueeze(0)
            x = self.table(tokens) + torch.sin(positions.float())[..., None] * 0.1
            q, k, v = self.qkv(self.ln(x)).chunk(3, dim=-1)
            q, k, v = (z.view(b, t, 2, -1).transpose(1, 2) for z in (q, k, v))
            scores = (q @ k.transpose(-2, -1)) / (k.size(-1) ** 0.5)
            mask = torch.ones(t, t, dtype=torch.bool).tril()
            scores = scores.masked_fill(~mask[None, None, :t, :t], float("-inf"))
            y = (scores.softmax(dim=-1) @ v).transpose(1, 2).contiguous().reshape(b, t, -1)
            return x + self.out(y) * 2 - 1

    return Block(), (torch.randint(0, 11, (2, 6)),)


@model
def rope_attention():
    class Rope(nn.Module):
        def __init__(self):
            super().__init__()
            self.q, self.k, self.v = (nn.Linear(8, n, bias=False) for n in (8, 4, 4))
            self.register_buffer("inv_freq", 1.0 / (10000 ** (torch.arange(0, 4, 2) / 4)))
            self.scale = nn.Parameter(torch.rand(8))

        def rotate(self, x):
            x1, x2 = x[..., : x.shape[-1] // 2], x[..., x.shape[-1] // 2:]
            return torch.cat((-x2, x1), dim=-1)

        def forward(self, x):
            variance = x.to(torch.float32).pow(2).mean(-1, keepdim=True)
            x = self.scale * (x * torch.rsqrt(variance + 1e-6)).to(x.dtype)
            b, t, _ = x.size()
            freqs = torch.outer(torch.arange(t).type_as(self.inv_freq), self.inv_freq)
            emb = torch.cat((freqs, freqs), dim=-1)
            cos, sin = emb.cos()[None, None], emb.sin()[None, None]
            q = self.q(x).view(b, t, 2, 4).transpose(1, 2)
            k = self.k(x).view(b, t, 1, 4).transpose(1, 2)
            v = self.v(x).view(b, t, 1, 4).transpose(1, 2)
            q, k = q * cos + self.rotate(q) * sin, k * cos + self.rotate(k) * sin
            k = k[:, :, None, :, :].expand(b, 1, 2, t, 4).reshape(b, 2, t, 4)
            v = v.repeat_interleave(2, dim=1)
            return F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2)

    return Rope(), (torch.randn(2, 5, 8),)


@model
def vit():
    class Vit(nn.Module):
        def __init__(self):
            super().__init__()
            self.patch, self.cls = nn.Conv2d(3, 8, 4, stride=4), nn.Parameter(torch.randn(1, 1, 8))
            self.pos, self.fc = nn.Parameter(torch.randn(1, 5, 8)), nn.Linear(8, 3)

        def forward(self, x):
            x = self.patch(x).flatten(2).permute(0, 2, 1)
            x = torch.cat([self.cls.expand(x.shape[0], -1, -1), x], dim=1) + self.pos
            x = F.layer_norm(x, (8,)) * F.sigmoid(x) + F.silu(x)
            return F.log_softmax(self.fc(x[:, 0]), dim=-1), F.normalize(x[:, 1:].mean(dim=1), dim=-1)

    return Vit(), (torch.randn(2, 3, 8, 8),)


@model
def unet():
    class Unet(nn.Module):
        def __init__(self):
            super().__init__()
            self.down, self.mid = nn.Conv2d(2, 4, 3, padding="same"), nn.Conv2d(4, 4, 3, stride=2, padding=1)
            self.norm, self.up = nn.GroupNorm(2, 4), nn.ConvTranspose2d(4, 4, 2, stride=2)
            self.last = nn.Conv2d(8, 1, 1)

        def forward(self, x, target):
            a = F.hardswish(self.down(x))
            m = F.elu(self.norm(self.mid(a)))
            b = F.interpolate(m, scale_factor=2, mode="bilinear", align_corners=False) + self.up(m)
            y = self.last(torch.cat([F.pad(a, (0, 0, 0, 0)), b], dim=1))
            y = F.avg_pool2d(y, 2)
            return F.binary_cross_entropy_with_logits(y, target), F.interpolate(y, size=(3, 3), mode="nearest")

    return Unet(), (torch.randn(1, 2, 6, 8), torch.rand(1, 1, 3, 4))


@model
def recurrent():
    class Tagger(nn.Module):
        def __init__(self):
            super().__init__()
            self.cell, self.gru, self.out = nn.LSTMCell(3, 4), nn.GRUCell(4, 4), nn.Linear(4, 2)

        def forward(self, x):
            h, c = torch.zeros(x.shape[1], 4), x.new_zeros((x.shape[1], 4))
            g = torch.zeros_like(h)
            outputs = []
            for t in range(x.shape[0]):
                h, c = self.cell(x[t], (h, c))
                g = self.gru(h, g)
                outputs.append(self.out(g))
            return torch.stack(outputs).sum(0), h.max(dim=1)[0], torch.clamp(c, min=-0.5, max=0.5)

    return Tagger(), (torch.randn(3, 2, 3),)


@model
def swin_window():
    class Swin(nn.Module):
        def __init__(self):
            super().__init__()
            self.table = nn.Parameter(torch.randn(9, 2))
            self.register_buffer("index", torch.randint(0, 9, (4, 4)))
            self.qkv = nn.Linear(4, 12)

        def forward(self, x):
            b, h, w, c = x.shape
            x = torch.roll(x, shifts=(-1, -1), dims=(1, 2))
            x = x.view(b, h // 2, 2, w // 2, 2, c).permute(0, 1, 3, 2, 4, 5).contiguous().view(-1, 4, c)
            qkv = self.qkv(x).reshape(x.shape[0], 4, 3, 2, c // 2).permute(2, 0, 3, 1, 4)
            q, k, v = qkv[0], qkv[1], qkv[2]
            bias = self.table[self.index.view(-1)].view(4, 4, -1).permute(2, 0, 1)
            attention = torch.softmax(q @ k.transpose(-2, -1) * (c // 2) ** -0.5 + bias.unsqueeze(0), -1)
            y = torch.matmul(attention, v).transpose(1, 2).reshape(-1, 4, c)
            y = y.view(b, h // 2, w // 2, 2, 2, c).permute(0, 1, 3, 2, 4, 5).reshape(b, h, w, c)
            return torch.roll(y, (1, 1), (1, 2))

    return Swin(), (torch.randn(1, 4, 4, 4),)


@model
def graph_network():
    class GraphNetwork(nn.Module):
        def __init__(self):
            super().__init__()
            self.message, self.update = nn.Linear(8, 4), nn.Linear(8, 4)

        def forward(self, x, edges, batch):
            source, target = edges[0], edges[1]
            messages = F.relu(self.message(torch.cat([x[source], x[target]], -1)))
            total = torch.zeros(x.size(0), 4).index_add(0, target, messages)
            degree = x.new_zeros(x.size(0)).scatter_add_(0, target, torch.ones_like(target, dtype=x.dtype))
            x = torch.tanh(self.update(torch.cat((x, total / degree.clamp(min=1).unsqueeze(-1)), dim=1)))
            pooled = torch.einsum("ng,nf->gf", F.one_hot(batch, 2).to(x.dtype), x)
            return pooled.abs().sqrt().prod(1), pooled.std(dim=0), torch.where(pooled > 0, pooled, 0.0)

    return GraphNetwork(), (torch.randn(6, 4), torch.randint(0, 6, (2, 12)), torch.randint(0, 2, (6,)))


@model
def writes():
    class Writes(nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = nn.Parameter(torch.randn(4, 4))

        def forward(self, x):
            y = x @ self.weight
            y += 1
            y = y * 2
            z = torch.zeros_like(y)
            z[:, 1:3] = y[:, :2]
            z[..., 0] = 0.5
            z[1] *= 3
            w = z.clone().mul_(2).add_(y, alpha=0.5)
            w.masked_fill_(w > 3, 1.0)
            a, b = w.split([1, 3], dim=1)
            return torch.hstack((a.square(), b)), (2 ** x).sum() / 3 - 1, 1 - x[::2].t(), x.T[None].squeeze(0).amax(-1)

    return Writes(), (torch.randn(3, 4),)


@model
def experts():
    class Experts(nn.Module):
        def __init__(self):
            super().__init__()
            self.gate = nn.Linear(4, 3, bias=False)
            self.w1, self.w2 = nn.Parameter(torch.randn(3, 4, 6)), nn.Parameter(torch.randn(3, 6, 4))

        def forward(self, x):
            weights, chosen = torch.topk(F.softmax(self.gate(x), dim=1, dtype=torch.float), 2, dim=-1)
            weights = weights / weights.sum(dim=-1, keepdim=True)
            mask = F.one_hot(chosen, num_classes=3).permute(2, 1, 0)
            routed = (mask.float() * weights.t()[None]).sum(1)
            hidden = F.gelu(torch.bmm(x.expand(3, -1, -1), self.w1), approximate="tanh")
            return (torch.bmm(hidden, self.w2) * routed.unsqueeze(-1)).sum(dim=0), routed.var(1), chosen.ne(0).any()

    return Experts(), (torch.randn(5, 4),)


@model
def pooling_layers():
    class PoolingLayers(nn.Module):
        def __init__(self):
            super().__init__()
            self.bags = nn.Parameter(torch.randn(7, 3))
            self.scale = nn.Parameter(torch.ones(4))

        def forward(self, x, line, tokens, ends, theta, target):
            x = F.local_response_norm(x * self.scale.data[:, None, None], 3, alpha=0.1)
            pooled, places = F.max_pool2d(x, 3, 2, 1, return_indices=True)
            a = F.max_unpool2d(pooled, places, 3, 2, 1, output_size=x.shape[-2:]) + F.max_unpool2d(pooled, places, 3, 2, 1)
            line = F.local_response_norm(line, 2)
            halves, positions = F.max_pool1d(line, 2, return_indices=True)
            b = F.max_unpool1d(halves, positions, 2), F.lp_pool1d(line, 2.0, 3, 2), F.lp_pool2d(x, 4, (2, 3))
            weights = torch.softmax(self.bags[:, 0][tokens], 0)
            c = F.embedding_bag(tokens, self.bags, ends, mode="sum", per_sample_weights=weights, padding_idx=2)
            d = F.embedding_bag(tokens.view(2, 3), self.bags, mode="max"), F.embedding_bag(tokens, self.bags, ends)
            grid = F.affine_grid(theta, (1, 4, 3, 3), align_corners=True)
            e = F.grid_sample(x[:1], grid, align_corners=True), F.affine_grid(theta, [1, 1, 2, 2])
            loss = F.multilabel_soft_margin_loss(c, target, weight=torch.tensor([1.0, 0.5, 2.0]))
            return a, *b, c, *d, *e, loss, F.multilabel_soft_margin_loss(c, target, reduction="none")

    tokens = torch.tensor([1, 2, 4, 2, 6, 0])
    return PoolingLayers(), (torch.randn(2, 4, 7, 7), torch.randn(2, 3, 6), tokens, torch.tensor([0, 4]),
                             torch.randn(1, 2, 3), torch.randint(0, 2, (2, 3)).float())


class Scaled(torch.autograd.Function):
    """A product whose backward returns three times the gradient of x and half of that of w."""

    @staticmethod
    def forward(ctx, x, w, power):
        s = x.sin()  # saved, but neither an operand nor a result
        ctx.save_for_backward(x, w, s)
        ctx.power = power
        return x * w, s * s

    @staticmethod
    def backward(ctx, grad, grad_square):
        x, w, s = ctx.saved_tensors
        return grad * 3 * w + grad_square * s * ctx.power, (grad * x).sum(0) / 2, None


class Rounded(torch.autograd.Function):
    """A straight-through estimator."""

    @staticmethod
    def forward(ctx, x):
        return x.round()

    @staticmethod
    def backward(ctx, grad):
        return grad


class Sorted(torch.autograd.Function):
    """Has a result without gradient."""

    @staticmethod
    def forward(ctx, x):
        values, order = x.sort(-1)
        ctx.mark_non_differentiable(order)
        ctx.save_for_backward(order)
        return values, order

    @staticmethod
    def backward(ctx, grad, _):
        return torch.zeros_like(grad).scatter(-1, ctx.saved_tensors[0], grad)


@model
def autograd_functions():
    class AutogradFunctions(nn.Module):
        def __init__(self):
            super().__init__()
            self.w = nn.Parameter(torch.randn(4))

        def forward(self, x):
            product, square = Scaled.apply(x, self.w, 2)
            values, order = Sorted.apply(Rounded.apply(3 * product) * x)
            return values.tanh(), order, square + 1

    return AutogradFunctions(), (torch.randn(3, 4, requires_grad=True),)


@model
def functional_transforms():
    def loss(w, x, y):
        return (torch.tanh(x @ w) - y).square().mean()

    def f(x):
        return x.sin() * x.sum()

    class FunctionalTransforms(nn.Module):
        """torch.func: gradients, gradients of gradients, Jacobians both ways, per-sample gradients."""

        def forward(self, w, x, y, a, v):
            by_w, value = torch.func.grad_and_value(loss)(w, x, y)
            by_both = torch.func.grad(loss, argnums=(0, 1))(w, x, y)
            second = torch.func.grad(lambda z: torch.func.grad(lambda u: f(u).sum())(z).square().sum())(a)
            pulled = torch.func.vjp(f, a)[1](v)[0]
            result, pushed = torch.func.jvp(f, (a,), (v,))
            samples = torch.func.vmap(torch.func.grad(loss), in_dims=(None, 0, 0))(w, x, y)
            return (by_w, value, *by_both, second, pulled, result, pushed, samples, torch.func.jacrev(f)(a), torch.func.jacfwd(f)(a),
                    torch.func.vmap(lambda z: z.dot(a).exp())(x.reshape(4, 3)))

    return FunctionalTransforms(), (torch.randn(3, 2), torch.randn(4, 3), torch.randn(4, 2), torch.randn(3), torch.randn(3))


def capture(module, args):
    captured = []

    def backend(graph_module, example_inputs):
        captured.append((graph_module, [v.detach().clone() if isinstance(v, torch.Tensor) else v for v in example_inputs]))
        return graph_module.forward

    torch._dynamo.reset()
    torch.compile(module, backend=backend, fullgraph=True, dynamic=False)(*args)
    return captured[0]


def write(folder, name):
    torch.manual_seed(0)
    module, args = MODELS[name]()
    graph_module, values = capture(module, args)
    names = [node.name for node in graph_module.graph.nodes if node.op == "placeholder"]
    wanted = {n: v.detach().clone().requires_grad_() for n, v in zip(names, values)
              if v.is_floating_point() and "buffers" not in n}
    given = [wanted[n].clone() if n in wanted else v.clone() for n, v in zip(names, values)]
    # PyTorch cannot run calls of torch.func in a graph; this module has no parameters, and its inputs are the graph's.
    outputs = module(*given) if name == "functional_transforms" else graph_module(*given)
    tangents = {k: torch.randn_like(o) for k, o in enumerate(outputs) if o.requires_grad}
    grads = torch.autograd.grad([outputs[k] for k in tangents], list(wanted.values()), list(tangents.values()), allow_unused=True)
    text = graph_module.print_readable(print_output=False)
    inputs = {n: as_numpy(v) for n, v in zip(names, values)}
    inputs |= {f"tangent{k}": as_numpy(v) for k, v in tangents.items()}
    expected = {f"out{k}": as_numpy(o) for k, o in enumerate(outputs)}
    expected |= {f"grad_{n}": as_numpy(g) for n, g in zip(wanted, grads) if g is not None}
    lines = [line for line in text.splitlines() if "# File: " not in line and " code: " not in line]
    (folder / f"{name}.code").write_text("\n".join(lines).strip() + "\n")
    (folder / f"{name}.inputs.npz").write_bytes(npz_bytes(inputs))
    (folder / f"{name}.expected.npz").write_bytes(npz_bytes(expected))
    print(name, len(graph_module.graph.nodes), "nodes,", len(expected), "values")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", help="make only this model")
    parser.add_argument("--out", type=Path, default=HERE)
    options = parser.parse_args()
    options.out.mkdir(exist_ok=True, parents=True)
    for name in MODELS:
        if options.only in (None, name):
            write(options.out, name)


if __name__ == "__main__":
    main()
