#!/usr/bin/env python3
"""Makes the corpus of small models: the forward and backward graph of each, as AOTAutograd passes them to a compiler, with
PyTorch's results. The files are identical when made again on the same machine with the same PyTorch (2.15 here).

example: python make_models.py --only llama --out /tmp/models
"""
import argparse
import math
import pathlib
import re
import sys
import warnings

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch._dynamo.backends.common import aot_autograd

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "conformance"))
from corpus_file import npz_bytes  # noqa: E402

MODELS = {}


def model(make):
    """Registers a function that returns a module and its inputs; the module returns a loss."""
    MODELS[make.__name__] = make
    return make


class CausalSelfAttention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.heads, self.qkv, self.out = heads, nn.Linear(width, 3 * width), nn.Linear(width, width)

    def forward(self, x):
        batch, length, width = x.shape
        parts = self.qkv(x).view(batch, length, 3, self.heads, width // self.heads).permute(2, 0, 3, 1, 4)
        mixed = F.scaled_dot_product_attention(*parts, is_causal=True)
        return self.out(mixed.transpose(1, 2).reshape(batch, length, width))


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.norm1, self.attention = nn.LayerNorm(width), CausalSelfAttention(width, heads)
        self.norm2 = nn.LayerNorm(width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x):
        x = x + self.attention(self.norm1(x))
        return x + self.mlp(self.norm2(x))


@model
def gpt():
    class Gpt(nn.Module):
        def __init__(self):
            super().__init__()
            self.tokens, self.positions = nn.Embedding(19, 16), nn.Parameter(0.1 * torch.randn(1, 7, 16))
            self.blocks = nn.ModuleList([Block(16, 2) for _ in range(2)])
            self.norm, self.head = nn.LayerNorm(16), nn.Linear(16, 19)

        def forward(self, tokens, targets):
            x = self.tokens(tokens) + self.positions
            for block in self.blocks:
                x = block(x)
            return F.cross_entropy(self.head(self.norm(x)).flatten(0, 1), targets.flatten())

    return Gpt(), (torch.randint(0, 19, (2, 7)), torch.randint(0, 19, (2, 7)))


@model
def llama():
    class Llama(nn.Module):
        def __init__(self):
            super().__init__()
            self.tokens, self.norm1, self.norm2 = nn.Embedding(17, 16), nn.RMSNorm(16), nn.RMSNorm(16)
            self.q, self.k, self.v = (nn.Linear(16, n, bias=False) for n in (16, 8, 8))
            self.o = nn.Linear(16, 16, bias=False)
            self.gate, self.up, self.down = nn.Linear(16, 24, bias=False), nn.Linear(16, 24, bias=False), nn.Linear(24, 16, bias=False)

        def forward(self, tokens, targets):
            x = self.tokens(tokens)
            batch, length, _ = x.shape
            h = self.norm1(x)
            q, k, v = (w(h).view(batch, length, -1, 4).transpose(1, 2) for w in (self.q, self.k, self.v))
            angles = torch.arange(length)[:, None] * 10000 ** (-torch.arange(0, 4, 2) / 4)
            angles = torch.cat([angles, angles], -1)

            def rotated(z):
                return z * angles.cos() + torch.cat([-z[..., 2:], z[..., :2]], -1) * angles.sin()

            k, v = rotated(k).repeat_interleave(2, 1), v.repeat_interleave(2, 1)
            mixed = F.scaled_dot_product_attention(rotated(q), k, v, is_causal=True)
            x = x + self.o(mixed.transpose(1, 2).reshape(batch, length, 16))
            h = self.norm2(x)
            x = x + self.down(F.silu(self.gate(h)) * self.up(h))
            return F.cross_entropy((x @ self.tokens.weight.t()).flatten(0, 1), targets.flatten())

    return Llama(), (torch.randint(0, 17, (2, 5)), torch.randint(0, 17, (2, 5)))


@model
def vit():
    class Vit(nn.Module):
        def __init__(self):
            super().__init__()
            self.patches, self.token = nn.Conv2d(3, 16, 4, 4), nn.Parameter(torch.zeros(1, 1, 16))
            self.positions, self.block, self.head = nn.Parameter(torch.randn(1, 10, 16)), Block(16, 4), nn.Linear(16, 5)

        def forward(self, images, labels):
            x = self.patches(images).flatten(2).transpose(1, 2)
            x = torch.cat([self.token.expand(x.shape[0], -1, -1), x], 1) + self.positions
            return F.cross_entropy(self.head(self.block(x)[:, 0]), labels, label_smoothing=0.1)

    return Vit(), (torch.randn(2, 3, 12, 12), torch.randint(0, 5, (2,)))


@model
def translation():
    class Translation(nn.Module):
        def __init__(self):
            super().__init__()
            self.layer = nn.TransformerDecoderLayer(12, 2, 20, dropout=0.0, batch_first=True)
            self.head = nn.Linear(12, 4)

        def forward(self, x, memory):
            return F.log_softmax(self.head(self.layer(x, memory)), -1)[..., 0].mean()

    return Translation(), (torch.randn(2, 5, 12), torch.randn(2, 3, 12))


@model
def diffusion():
    class Diffusion(nn.Module):
        def __init__(self):
            super().__init__()
            self.first, self.norm, self.last = nn.Conv2d(3, 8, 3, 1, 1), nn.GroupNorm(4, 8), nn.Conv2d(8, 3, 3, 1, 1)
            self.time = nn.Sequential(nn.Linear(8, 12), nn.SiLU(), nn.Linear(12, 8))

        def forward(self, images, steps, noise):
            angles = steps[:, None].float() * torch.exp(-math.log(10000) * torch.arange(4) / 4)[None]
            embedded = self.time(torch.cat([angles.sin(), angles.cos()], -1))
            h = self.first(images)
            h = h + F.silu(self.norm(h)) + embedded[:, :, None, None]
            return F.mse_loss(self.last(h), noise)

    return Diffusion(), (torch.randn(2, 3, 6, 6), torch.randint(0, 1000, (2,)), torch.randn(2, 3, 6, 6))


@model
def graph_network():
    class GraphNetwork(nn.Module):
        def __init__(self):
            super().__init__()
            self.message, self.head = nn.Linear(6, 6), nn.Linear(6, 3)

        def forward(self, x, edges, labels):
            sums = torch.zeros_like(x).index_add(0, edges[1], self.message(x)[edges[0]])
            degrees = torch.zeros(x.shape[0]).scatter_add(0, edges[1], torch.ones(edges.shape[1]))
            return F.cross_entropy(self.head(F.elu(sums / degrees.clamp(min=1)[:, None])), labels)

    return GraphNetwork(), (torch.randn(9, 6), torch.randint(0, 9, (2, 25)), torch.randint(0, 3, (9,)))


@model
def recurrent():
    class Recurrent(nn.Module):
        def __init__(self):
            super().__init__()
            self.layers, self.head = nn.GRU(4, 6, bidirectional=True), nn.Linear(12, 1)

        def forward(self, x):
            return self.head(self.layers(x)[0]).pow(2).mean()

    return Recurrent(), (torch.randn(4, 3, 4),)


def write(path, module, args):
    """Writes the graph's text as compilers print it, its inputs and its outputs; returns the outputs."""
    text = module.print_readable(print_output=False)
    text = re.sub(r"File: \S*?([^/\s]+\.py:\d+)", r"File: \1", text)  # file names without folders
    arrays = {n.name: a.detach().numpy().copy() if isinstance(a, torch.Tensor) else np.array(a)
              for n, a in zip((n for n in module.graph.nodes if n.op == "placeholder"), args)}
    for node in module.graph.nodes:
        if node.op == "get_attr":
            arrays[node.target] = getattr(module, node.target).detach().numpy().copy()
    outputs = module(*args)
    expected = {f"out{i}": x.detach().numpy() for i, x in enumerate(outputs) if isinstance(x, torch.Tensor)}
    path.with_suffix(".code").write_text(text.rstrip() + "\n")
    path.with_suffix(".inputs.npz").write_bytes(npz_bytes(arrays))
    path.with_suffix(".expected.npz").write_bytes(npz_bytes(expected))
    return outputs


def make(name, folder):
    torch._dynamo.reset()
    torch.manual_seed(0)
    module, inputs = MODELS[name]()

    def compiler(part):
        def compile_part(graph_module, _):
            def run(args):
                return list(write(folder / f"{name}_{part}", graph_module, list(args)))

            run._boxed_call = True
            return run

        return compile_part

    backend = aot_autograd(fw_compiler=compiler("forward"), bw_compiler=compiler("backward"))
    torch.compile(module, backend=backend)(*inputs).backward()


def main(argv=None):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=HERE, help="folder to write to (default: %(default)s)")
    parser.add_argument("--only", choices=list(MODELS), action="append", help="make this model only; may be repeated")
    options = parser.parse_args(argv)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.only or MODELS:
        make(name, options.out)
        print(name)


if __name__ == "__main__":
    sys.exit(main())
