#!/usr/bin/env python3
"""Writes more_texts/: small graphs in every text form that PyTorch prints, for tests of the reader and the printer.

Unlike the steps, these graphs have no values, because only their text matters. Needs PyTorch 2.x and the tabulate package.
Samples that PyTorch prints only to its log run in a separate process, with TORCH_LOGS set. Paths are made relative; times
and process ids are replaced by fixed ones.
"""

import argparse
import contextlib
import io
import os
import pathlib
import re
import subprocess
import sys

import torch
import torch.fx.traceback as fx_traceback
import torch.nn.functional as F
from torch import nn
from torch.fx.experimental.proxy_tensor import make_fx

HERE = pathlib.Path(__file__).resolve().parent
SOURCE_ROOT = HERE.parent.parent
SITE_PACKAGES = pathlib.Path(torch.__file__).resolve().parent.parent


# ---- programs -----------------------------------------------------------------------------------------------------

class SymbolicSizes(nn.Module):
    def forward(self, x, y):
        rows, columns = x.shape
        half = columns // 2
        z = x.view(rows * columns)[: rows * half].view(rows, half)
        w = torch.cat([z, y.expand(rows, y.shape[1])], dim=1)
        return w.new_zeros(w.shape[1] + 1, rows - 1), w.sum(dim=1) / w.shape[1], w.shape[0] * 2 + 1


class InPlace(nn.Module):
    def forward(self, x, y):
        h = x.clone()
        h.mul_(y).add_(1.0, alpha=2)
        h[:, 0].zero_()
        h.relu_()
        y.copy_(h)
        return h.t().contiguous().clamp_(min=0.1)


class Constants(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("table", torch.arange(6.0).view(2, 3))

    def forward(self, x):
        return x * self.table + torch.tensor([1.0, 2.0, 3.0]) - torch.tensor(0.5)


class Factories(nn.Module):
    def forward(self, x):
        a = torch.empty_like(x, dtype=torch.float64, memory_format=torch.preserve_format)
        b = torch.full((2, 3), float("-inf"), dtype=torch.float32, device="cpu")
        c = torch.arange(0, 10, 2, dtype=torch.int64)
        d = x.to(torch.bfloat16).contiguous(memory_format=torch.channels_last)
        e = torch.zeros(3, dtype=torch.complex64, layout=torch.strided) + 2j
        f = torch.scalar_tensor(float("nan")) + x.to(dtype=torch.float16, copy=True).sum(dtype=torch.float32)
        g = torch.ones(2, dtype=torch.bool).logical_not()
        return a.fill_(1e-5), b, c, d, e, f, g, F.gelu(x, approximate="tanh"), torch.div(c, 3, rounding_mode="floor")


class ManyOutputs(nn.Module):
    def forward(self, x, index):
        a, b = x.split([1, 3], dim=1)
        values, where = x.max(dim=1)
        top, _ = torch.topk(x, 2)
        var, mean = torch.var_mean(x, dim=[0], correction=0)
        chunks = x.unbind(0)
        return a + b, values, where, top, var, mean, chunks[-1], x[index, None, 1:], x[..., ::2]


class Operators(nn.Module):
    def forward(self, x, y, n: int, flag: bool = True):
        a = (x + y) * (x - y) / 2 // 1 % 3 ** n
        b = (x @ y.T)[0, 1:, None, ..., ::2]
        c = (x > 0) & (y <= 1.5) | (x != y) ^ ~(x == y)
        d = -a << 2 >> n
        e = x.shape[0] * y.size(1)
        s = x[:n, :e]
        x += y
        x *= 2
        return {"a": a, "b": [b, c], "d": (d,)}, x, s, abs(e), slice(0, e, None), getattr(y, "dtype")


class Branch(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.scale = nn.Parameter(torch.ones(4))

    def forward(self, x):
        h = self.linear(x).view(-1, 4).transpose(0, 1).contiguous()
        return F.dropout(h, p=0.1, training=self.training) * self.scale.neg().unsqueeze(1).to(torch.float32)


class Modules(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Sequential(nn.LayerNorm(4), nn.GELU("tanh")))
        self.branch = Branch()

    def forward(self, x, input=None, *, sum=1.0):
        h = self.net(x)
        return torch.sum(h * sum, dim=-1), self.branch(h).size(), torch.max(h, 1)[1]


class Conditional(nn.Module):
    def forward(self, x, flag):
        return torch.cond(flag, lambda t: t.sin() + 1, lambda t: t.cos() * 2, [x])


class Annotated(nn.Module):
    def forward(self, x, y):
        with fx_traceback.annotate({"stage": 1, "note": "a text of more than forty characters, which is cut"}):
            z = x * y
        return z.relu()


def loss_of(x, w, b):
    h = torch.relu(x @ w + b)
    return (h * h).mean(), h.sum(dim=1)


def changes_input(x, w):
    x.add_(1)
    return x.view(-1) * w.sum(), x.t()


def statements(x, y):
    x += y
    x[0, 1:] = 3.0
    x @= y
    with torch.no_grad():
        z = x.to("cpu", torch.float64, copy=True)
    return {"z": z, "same": x.shape[0] == y.shape[1]}, F.layer_norm(x, [4], eps=1e-6)


def checkpointed(x, w):
    return torch.utils.checkpoint.checkpoint(lambda t: torch.sin(t @ w).exp(), x, use_reentrant=False).sum()


# ---- printed by a graph module -------------------------------------------------------------------------------------

def traced(module, *inputs, mode="real", **options):
    return make_fx(module, tracing_mode=mode, record_stack_traces=True, **options)(*inputs)


def code(gm, **options):
    return gm.print_readable(print_output=False, **options)


def table(gm):
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        gm.graph.print_tabular()
    return text.getvalue()


def with_input_shape(gm, example):
    """Gives the first placeholder an example value, as Dynamo does, so that its shape is printed beside a default."""
    next(iter(gm.graph.nodes)).meta["example_value"] = example
    return gm


def with_metadata(graph):
    """print(graph) in the variant that tells each tensor's shape, strides and device."""
    lines = [node.format_node(include_tensor_metadata=True) for node in graph.nodes]
    return "graph():\n" + "".join(f"    {line}\n" for line in lines)


def boxed(gm):
    """The calling convention that takes one list and clears it."""
    gm.graph.set_codegen(torch.fx.graph._BoxedCodeGen())
    gm.recompile()
    return gm


def printed_samples():
    x, y = torch.randn(4, 4), torch.randn(4, 4)
    sizes = traced(SymbolicSizes(), x, torch.randn(1, 5), mode="symbolic")
    yield "symbolic_sizes.code", code(sizes)
    yield "symbolic_sizes.fx", str(sizes.graph)

    inplace = traced(InPlace(), x, y)
    yield "inplace.code", code(inplace)
    yield "inplace.fx", str(inplace.graph)
    yield "stride_device.code", code(inplace, include_stride=True, include_device=True)
    yield "plain.code", inplace.code
    yield "expanded_def.code", code(inplace, include_stride=True, include_device=True, expanded_def=True)
    yield "metadata.fx", with_metadata(inplace.graph)
    yield "boxed.code", code(boxed(inplace))
    yield "no_stack.code", code(make_fx(lambda a, b: (a * b).relu())(x, y))

    constants = traced(Constants(), torch.randn(2, 3))
    yield "constants.code", code(constants)
    yield "constants.fx", str(constants.graph)

    factories = traced(Factories(), torch.randn(1, 2, 3, 4))
    yield "factories.code", code(factories)
    yield "factories.fx", str(factories.graph)

    many = traced(ManyOutputs(), x, torch.tensor([0, 2]))
    yield "many_outputs.code", code(many)
    yield "many_outputs.fx", str(many.graph)
    yield "many_outputs.table", table(many)

    operators = torch.fx.symbolic_trace(Operators())
    yield "operators.code", code(operators)
    yield "operators.fx", str(operators.graph)
    yield "operators.table", table(operators)

    modules = torch.fx.symbolic_trace(Modules())
    yield "modules.code", code(with_input_shape(modules, x))
    yield "modules.fx", str(modules.graph)
    yield "modules.table", table(modules)

    conditional = traced(Conditional(), x, torch.tensor(True))
    yield "submodules.code", code(conditional)
    yield "submodules.fx", str(conditional.graph)

    with fx_traceback.preserve_node_meta():
        yield "annotated.code", code(traced(Annotated(), x, y))


# ---- printed to the log -------------------------------------------------------------------------------------------

def compiled(function, *inputs, **options):
    return torch.compile(function, backend="aot_eager", **options)(*inputs)


def log_aot():
    w, b = torch.randn(3, 4, requires_grad=True), torch.randn(4, requires_grad=True)
    loss, rows = compiled(loss_of, torch.randn(2, 3), w, b)
    (loss + rows.sum()).backward()


def log_aot_dynamic():
    w, b = torch.randn(3, 4, requires_grad=True), torch.randn(4, requires_grad=True)
    loss, rows = compiled(loss_of, torch.randn(5, 3), w, b, dynamic=True)
    (loss + rows.sum()).backward()


def log_aot_mutation():
    w = torch.randn(3, requires_grad=True)
    out, _ = compiled(changes_input, torch.randn(2, 3), w)
    out.sum().backward()


def log_recompute():
    w = torch.randn(3, 3, requires_grad=True)
    compiled(checkpointed, torch.randn(2, 3, requires_grad=True), w).backward()


def log_dynamo():
    compiled(loss_of, torch.randn(2, 3), torch.randn(3, 4), torch.randn(4))
    compiled(statements, torch.randn(4, 4), torch.randn(4, 4))


def log_inductor():
    w, b = torch.randn(3, 4, requires_grad=True), torch.randn(4, requires_grad=True)
    loss, _ = torch.compile(loss_of)(torch.randn(2, 3), w, b)
    loss.backward()


def log_compiled_autograd():
    w, b = torch.randn(3, 4, requires_grad=True), torch.randn(4, requires_grad=True)
    w.register_hook(lambda g: g * 2)
    with torch._dynamo.compiled_autograd._enable(lambda gm: gm):
        loss, _ = loss_of(torch.randn(2, 3), w, b)
        loss.backward()


LOGS = {  # name: program, TORCH_LOGS
    "aot": (log_aot, "aot_graphs,aot_joint_graph"),
    "aot_dynamic": (log_aot_dynamic, "aot_graphs,aot_joint_graph"),
    "aot_mutation": (log_aot_mutation, "aot_graphs,aot_joint_graph"),
    "recompute": (log_recompute, "aot_graphs,aot_joint_graph"),
    "dynamo": (log_dynamo, "graph_code"),
    "inductor": (log_inductor, "post_grad_graphs"),
    "compiled_autograd": (log_compiled_autograd, "compiled_autograd_verbose"),
}


def log_of(name):
    environment = dict(os.environ, TORCH_LOGS=LOGS[name][1])
    if name == "inductor":  # a compilation from the cache would log no graphs
        environment["TORCHINDUCTOR_FORCE_DISABLE_CACHES"] = "1"
    result = subprocess.run([sys.executable, __file__, "--run", name], env=environment, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if result.returncode != 0:
        raise RuntimeError(result.stderr)
    return result.stderr


# ---- writing ------------------------------------------------------------------------------------------------------

def scrubbed(text):
    text = text.replace(f"{SOURCE_ROOT}/", "").replace(f"{SITE_PACKAGES}/", "site-packages/")
    text = re.sub(r"CUDA_HOME='[^']*'", "CUDA_HOME='cuda'", text)
    text = re.sub(r"(__compiled_fn_\d+)(_[0-9a-f]+){5}", r"\1_01234567_89ab_cdef_0123_456789abcdef", text)
    text = re.sub(r"\bat 0x[0-9a-f]+", "at 0x7f0123456789", text)
    return re.sub(r"^((?:\[rank\d+\]:)?[VIWE])\d{4} [\d:.]+ \d+ ", r"\g<1>0102 03:04:05.678000 4242 ", text,
                  flags=re.MULTILINE)


def write(folder, name, text):
    (folder / name).write_text(scrubbed(text).strip("\n") + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "more_texts", help="folder to write to")
    parser.add_argument("--run", choices=LOGS, help="only run the program that prints this log (the script calls itself this way)")
    args = parser.parse_args()

    torch.manual_seed(0)
    torch.set_num_threads(1)
    if args.run:
        return LOGS[args.run][0]()
    args.out.mkdir(parents=True, exist_ok=True)
    for name, text in printed_samples():
        write(args.out, name, text)
    for name in LOGS:
        write(args.out, f"{name}.log", log_of(name))


if __name__ == "__main__":
    sys.exit(main())
