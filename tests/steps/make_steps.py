#!/usr/bin/env python3
"""Traces the training steps of models.py with PyTorch and writes their graphs and values.

For each step NAME:
  NAME.fx            print(graph)
  NAME.code          print_readable(): Python form with source lines and, since PyTorch 2, shapes
  NAME.inputs.npz    one array per placeholder, under its name
  NAME.expected.npz  out0, out1, ... in the order of the output node; an output that is None has no key

Forward and backward are one aten-level graph: make_fx over a function that calls torch.autograd.grad. Works with
PyTorch 2.x and with 1.13.
"""

import argparse
import contextlib
import io
import pathlib
import re
import sys
import traceback
import warnings

import numpy
import torch
import torch.fx.traceback as fx_traceback
from torch.overrides import TorchFunctionMode

import models

HERE = pathlib.Path(__file__).resolve().parent
SOURCE_ROOT = HERE.parent.parent  # quoted paths are relative to the repository
MODERN = int(torch.__version__.split(".")[0]) >= 2

if MODERN:
    from torch._functorch._aot_autograd.logging_utils import setup_stacktrace_preservation_hooks
    from torch.fx.experimental.proxy_tensor import make_fx

    preserve_stacks = fx_traceback.preserve_node_meta
else:
    from functorch._src.aot_autograd import setup_stacktrace_preservation_hooks
    from torch.fx.experimental.proxy_tensor import make_fx

    preserve_stacks = fx_traceback.override_stack_trace


# ---- inputs -------------------------------------------------------------------------------------------------------

class Inputs(dict):
    """Named tensors from one seeded generator, in the order of the placeholders."""

    def __init__(self, seed):
        super().__init__()
        self.generator = torch.Generator().manual_seed(seed)

    def normal(self, name, *shape, scale=1.0, mean=0.0, grad=True):
        value = torch.randn(shape, generator=self.generator) * scale + mean
        self[name] = value.requires_grad_(grad)


def mlp_inputs(full):
    batch, width, depth, dims = (2000, 100, 6, 2) if full else (8, 16, 6, 2)
    p = Inputs(1)
    p.normal("x", batch, dims)
    sizes = [dims] + [width] * depth + [1]
    for i in range(depth + 1):
        p.normal(f"w{i}", sizes[i + 1], sizes[i], scale=(2.0 / sizes[i]) ** 0.5)
        p.normal(f"b{i}", sizes[i + 1], scale=0.1)
    return p


def pointwise_inputs(full):
    shape = (2048, 2048) if full else (64, 65)
    p = Inputs(2)
    p.normal("x", *shape)
    p.normal("y", *shape)
    p.normal("grad_out", *shape, grad=False)
    return p


def layernorm_inputs(full):
    rows, columns = (2048, 1024) if full else (16, 48)
    p = Inputs(3)
    p.normal("x", rows, columns)
    p.normal("weight", columns, scale=0.1, mean=1.0)
    p.normal("bias", columns, scale=0.1)
    p["target"] = torch.randint(columns, (rows,), generator=p.generator)
    return p


def gpt_inputs(full):
    B, T, C = (2, 128, 768) if full else (2, 8, 48)
    p = Inputs(4)
    p.normal("x", B, T, C)
    for name, rows, columns in (("attn", 3 * C, C), ("proj", C, C), ("fc", 4 * C, C), ("out", C, 4 * C)):
        p.normal(f"{name}_w", rows, columns, scale=columns ** -0.5)
        p.normal(f"{name}_b", rows, scale=0.1)
    for name in ("ln1", "ln2"):
        p.normal(f"{name}_w", C, scale=0.1, mean=1.0)
        p.normal(f"{name}_b", C, scale=0.1)
    block = T if full else 2 * T  # the buffer is as long as the longest text, and is sliced
    p["mask"] = torch.tril(torch.ones(block, block)).view(1, 1, block, block)
    p.normal("grad_out", B, T, C, grad=False)
    return p


def resnet_inputs(full):
    N, C, side = (4, 64, 56) if full else (2, 8, 14)
    p = Inputs(5)
    p.normal("x", N, C, side, side)
    for block in ("l0", "l1"):
        for i in (1, 2):
            p.normal(f"{block}_conv{i}_w", C, C, 3, 3, scale=(2.0 / (9 * C)) ** 0.5)
            p.normal(f"{block}_bn{i}_w", C, scale=0.1, mean=1.0)
            p.normal(f"{block}_bn{i}_b", C, scale=0.1)
            p.normal(f"{block}_bn{i}_mean", C, scale=0.1, grad=False)
            p[f"{block}_bn{i}_var"] = torch.rand(C, generator=p.generator) + 0.5
            p[f"{block}_bn{i}_batches"] = torch.tensor(7)
    p.normal("grad_out", N, C, side, side, grad=False)
    return p


def tiny_mlp_inputs(full):
    del full  # there is only one size
    p = Inputs(6)
    sizes = [2, 16, 16, 1]
    p.normal("x", 4, sizes[0], grad=False)
    p.normal("target", 4, sizes[-1], grad=False)
    for i in range(3):
        p.normal(f"w{i}", sizes[i + 1], sizes[i], scale=sizes[i] ** -0.5)
        p.normal(f"b{i}", sizes[i + 1], scale=0.1)
    return p


def language_model_shapes(layers, C, vocabulary, length):
    """The parameters of a small GPT: twelve tensors per layer and six more."""
    shapes = {"wte": (vocabulary, C), "wpe": (length, C)}
    for i in range(layers):
        for name in ("ln1", "ln2"):
            shapes |= {f"l{i}_{name}_w": (C,), f"l{i}_{name}_b": (C,)}
        for name, rows, columns in (("attn", 3 * C, C), ("proj", C, C), ("fc", 4 * C, C), ("out", C, 4 * C)):
            shapes |= {f"l{i}_{name}_w": (rows, columns), f"l{i}_{name}_b": (rows,)}
    return shapes | {"ln_w": (C,), "ln_b": (C,), "head_w": (vocabulary, C), "head_b": (vocabulary,)}


def adam_inputs(full):
    shapes = language_model_shapes(12, 224, 640, 256) if full else language_model_shapes(2, 6, 11, 7)
    p = Inputs(7)
    for name, shape in shapes.items():
        p.normal(f"param_{name}", *shape, scale=shape[-1] ** -0.5, grad=False)
    for name, shape in shapes.items():
        p.normal(f"grad_{name}", *shape, scale=0.01, grad=False)
    for name, shape in shapes.items():
        p.normal(f"exp_avg_{name}", *shape, scale=0.003, grad=False)
    for name, shape in shapes.items():
        p[f"exp_avg_sq_{name}"] = torch.rand(shape, generator=p.generator) * 1e-4
    p["step"] = torch.tensor(10.0)
    return p


def lstm_inputs(full):
    steps, batch, features, hidden = (50, 16, 128, 128) if full else (5, 3, 6, 8)
    p = Inputs(8)
    p.normal("x", steps, batch, features)
    p.normal("h0", batch, hidden)
    p.normal("c0", batch, hidden)
    for name, columns in (("ih", features), ("hh", hidden)):
        p.normal(f"w_{name}", 4 * hidden, columns, scale=hidden ** -0.5)
        p.normal(f"b_{name}", 4 * hidden, scale=0.1)
    p.normal("grad_out", steps, batch, hidden, grad=False)
    return p


STEPS = {
    "mlp_hessian": (models.mlp_hessian, mlp_inputs),
    "mlp_hessian_wb": (models.mlp_hessian_wb, mlp_inputs),
    "pointwise_chain": (models.pointwise_chain, pointwise_inputs),
    "layernorm_softmax": (models.layernorm_softmax, layernorm_inputs),
    "gpt_block": (models.gpt_block, gpt_inputs),
    "resnet_block": (models.resnet_block, resnet_inputs),
    "tiny_mlp": (models.tiny_mlp, tiny_mlp_inputs),
    "adam": (models.adam, adam_inputs),
    "adam_inplace": (models.adam_inplace, adam_inputs),
    "lstm": (models.lstm, lstm_inputs),
}


# ---- tracing ------------------------------------------------------------------------------------------------------

class SourceLines(TorchFunctionMode):
    """Records for fx the user's source line of every PyTorch call, and the forward line of every backward node.

    Forward nodes get the stack that is set here. Anomaly mode also stores it in the autograd node, from which AOT
    autograd's own hooks restore it while the backward of that node runs.
    """

    def __torch_function__(self, func, types, args=(), kwargs=None):
        frames = [f for f in traceback.extract_stack() if f.filename == models.__file__]
        fx_traceback.set_stack_trace([format_frame(f) for f in frames])
        if func is torch.autograd.grad:
            outputs = args[0] if isinstance(args[0], (list, tuple)) else [args[0]]
            setup_stacktrace_preservation_hooks([t.grad_fn for t in outputs])
        return func(*args, **(kwargs or {}))


def format_frame(frame):
    path = pathlib.Path(frame.filename).resolve().relative_to(SOURCE_ROOT)
    return f'  File "{path}", line {frame.lineno}, in {frame.name}\n    {frame.line}\n'


def trace(name, step, inputs, free=None):
    """The graph module of the step; its placeholders have the names of the inputs. `free`: see FREE_DIMS."""
    names = list(inputs)

    def run(*tensors):
        with SourceLines():
            return step(dict(zip(names, tensors)))

    run.__name__ = name
    tensors, mode = symbolic_inputs(inputs, free) if free else (copies(inputs, grad=True), contextlib.nullcontext())
    with warnings.catch_warnings(), preserve_stacks(), mode:
        warnings.simplefilter("ignore")  # anomaly mode prints a warning
        with torch.autograd.detect_anomaly(check_nan=False):
            gm = make_fx(run, tracing_mode="fake" if MODERN and not free else "real")(*tensors)
    for node, placeholder in zip([n for n in gm.graph.nodes if n.op == "placeholder"], names):
        rename(node, placeholder)
        node.target = placeholder
    gm.recompile()
    return gm


def rename(node, name):
    if any(other.name == name for other in node.graph.nodes if other is not node):
        raise ValueError(f"a node of the graph is already called {name}")
    if MODERN:
        node._rename(name)
    else:
        node.name = name


def copies(inputs, grad=False, dtype=None):
    """Fresh tensors, since the graphs may change their inputs in place."""
    def one(t):
        t2 = t.detach().clone()
        if dtype is not None and t2.is_floating_point():
            t2 = t2.to(dtype)
        return t2.requires_grad_(grad and t.requires_grad)

    return [one(t) for t in inputs.values()]


def readable(gm):
    if MODERN:
        return gm.print_readable(print_output=False)
    return capture_stdout(gm.print_readable)


def capture_stdout(function):
    text = io.StringIO()
    with contextlib.redirect_stdout(text):
        function()
    return text.getvalue()


# ---- symbolic sizes -----------------------------------------------------------------------------------------------

# Which dims of which inputs are free: any text length, any batch.
FREE_DIMS = {
    "gpt_block": {"x": 1, "grad_out": 1},
    "mlp_hessian": {"x": 0},
    "mlp_hessian_wb": {"x": 0},
}
LONGEST_TEXT = 2048  # size of the mask at full size; must be longer than any text


def symbolic_inputs(inputs, free):
    """Fake tensors whose free dims are symbols, and the mode that they live in."""
    from torch._dynamo.source import ConstantSource
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv, StatelessSymbolicContext
    mode = FakeTensorMode(shape_env=ShapeEnv(), allow_non_fake_inputs=True)
    fakes = []
    for name, t in inputs.items():
        kinds = [DimDynamic.DYNAMIC if d == free.get(name) else DimDynamic.STATIC for d in range(t.dim())]
        fake = mode.from_tensor(t.detach().clone(), source=ConstantSource(name),
                                symbolic_context=StatelessSymbolicContext(dynamic_sizes=kinds))
        fakes.append(fake.requires_grad_(t.requires_grad))
    return fakes, mode


def write_symbolic_step(name, out, full):
    step, make_inputs = STEPS[name]
    inputs = make_inputs(full)
    if "mask" in inputs:
        block = LONGEST_TEXT if full else 64
        inputs["mask"] = torch.tril(torch.ones(block, block)).view(1, 1, block, block)
    gm = trace(name, step, inputs, FREE_DIMS[name])
    (out / f"{name}.code").write_text(readable(gm).rstrip("\n") + "\n")
    report(name, gm, "not run")


# ---- checks and reports -------------------------------------------------------------------------------------------

def in_float64(gm):
    """The same graph in which calls with the argument torch.float32 have torch.float64 instead."""
    double = torch.fx.GraphModule(gm, torch.fx.Graph())
    double.graph.output(double.graph.graph_copy(gm.graph, {}))
    swap = lambda a: torch.float64 if a is torch.float32 else a
    for node in double.graph.nodes:
        node.args = torch.fx.node.map_aggregate(node.args, swap)
        node.kwargs = torch.fx.node.map_aggregate(node.kwargs, swap)
    double.recompile()
    return double


def largest_difference(outputs, reference):
    """The largest difference over all floating-point outputs, relative to the largest value of the output."""
    worst = 0.0
    for a, b in zip(outputs, reference):
        if a is not None and a.is_floating_point() and a.numel():
            scale = float(b.abs().max()) or 1.0
            worst = max(worst, float((a.double() - b.double()).abs().max()) / scale)
    return worst


def calls(gm):
    return [n for n in gm.graph.nodes if n.op == "call_function"]


def overloads(gm):
    return {str(n.target) for n in calls(gm) if isinstance(n.target, torch._ops.OpOverload)}


def report(name, gm, difference):
    unknown = [n.name for n in calls(gm) if not n.stack_trace or "File" not in n.stack_trace]
    constants = [n.name for n in gm.graph.nodes if n.op == "get_attr"]
    print(f"{name}: {len(calls(gm))} calls, {len(overloads(gm))} overloads, float32 against float64 {difference}, "
          f"without source line: {unknown or 'none'}, constants: {constants or 'none'}")


# ---- writing ------------------------------------------------------------------------------------------------------

def write_step(name, out, full, values):
    step, make_inputs = STEPS[name]
    inputs = make_inputs(full)
    gm = trace(name, step, inputs)
    (out / f"{name}.fx").write_text(str(gm.graph) + "\n")
    (out / f"{name}.code").write_text(readable(gm).rstrip("\n") + "\n")
    difference = "not run"
    if values:
        with torch.no_grad():
            outputs = gm(*copies(inputs))
            doubles = in_float64(gm)(*copies(inputs, dtype=torch.float64))
        difference = f"{largest_difference(outputs, doubles):.1e}"
        save_npz(out / f"{name}.inputs.npz", inputs)
        save_npz(out / f"{name}.expected.npz", {f"out{i}": t for i, t in enumerate(outputs) if t is not None})
    report(name, gm, difference)


def save_npz(path, tensors):
    numpy.savez_compressed(path, **{name: t.detach().numpy() for name, t in tensors.items()})


def write_ops(folder):
    """The overloads that the steps in the folder and its subfolders call, sorted, as spelled in the graphs."""
    found = set()
    for path in (path for name in STEPS for path in folder.rglob(f"{name}.fx")):
        found.update(re.findall(r"\[target=torch\.ops\.(aten\.\w+\.\w+)\]", path.read_text()))
    (folder / "ops.txt").write_text("".join(f"{op}\n" for op in sorted(found)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter,
                                     epilog="example: make_steps.py --out build/steps --full --only gpt_block")
    parser.add_argument("--out", type=pathlib.Path, default=HERE, help="folder to write to (default: this one)")
    parser.add_argument("--full", action="store_true", help="full sizes instead of the small ones kept here")
    parser.add_argument("--no-values", action="store_true", help="texts only, no .npz files")
    parser.add_argument("--only", action="append", choices=STEPS, metavar="NAME",
                        help=f"this step only; may be repeated ({', '.join(STEPS)})")
    parser.add_argument("--symbolic", action="store_true",
                        help="write only the texts of graphs, with symbolic sequence lengths and batch sizes, for the steps that support them")
    parser.add_argument("--list-ops", action="store_true",
                        help="trace nothing; write ops.txt from the steps' .fx files in --out and its subfolders")
    args = parser.parse_args()

    if args.list_ops:
        return write_ops(args.out)
    torch.set_num_threads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    if args.symbolic:
        for name in args.only or FREE_DIMS:
            write_symbolic_step(name, args.out, args.full)
        return
    for name in args.only or STEPS:
        write_step(name, args.out, args.full, not args.no_values)


if __name__ == "__main__":
    sys.exit(main())
