#!/usr/bin/env python3
"""Writes the forward parts of the training steps, with PyTorch's gradients and the sizes of its own joint graphs.

The forward part of a step is the step without its last gradients: calls of torch.autograd.grad without create_graph are
left out. The forward part includes everything that the loss is computed from, such as the first and second derivatives in
mlp_hessian and mlp_hessian_wb; `mlp` is their network alone. Writes to tests/steps/forward:

  NAME.code          the forward part as PyTorch traces it, float32; inputs as in ../NAME.inputs.npz, without grad_out
  NAME.values.npz    tangent{k} of each differentiable output k, float32; and PyTorch's results in float64: out{k}, and
                     grad_{input} of each input with respect to which the step differentiates
  operator_calls.txt the number of call_function nodes, except getitem, in PyTorch's joint graphs

Needs PyTorch 2.x.
"""

import argparse
import copy
import operator
import pathlib
import sys

import torch
from functorch.compile import default_partition, nop
from torch._functorch.aot_autograd import aot_function
from torch._functorch.compile_utils import fx_graph_cse
from torch._inductor.fx_passes.joint_graph import joint_graph_passes
from torch.overrides import TorchFunctionMode

import make_steps
import models

HERE = pathlib.Path(__file__).resolve().parent / "forward"

CALLS_HEADER = """\
# Operator calls (call_function nodes except getitem, dead code removed) of PyTorch's joint graphs of the forward parts,
# for the gradients in NAME.values.npz. By make_forward.py with PyTorch {version}.
#   traced:  make_fx over a function that calls torch.autograd.grad
#   aot:     AOT autograd's joint graph
#   cleaned: aot without detach, alias and t(t(x)), after fx_graph_cse and Inductor's joint_graph_passes
# step traced aot cleaned
"""


class WithoutLastGradients(TorchFunctionMode):
    """Leaves out gradients that are not differentiated again: torch.autograd.grad returns () for them."""

    def __torch_function__(self, func, types, args=(), kwargs=None):
        if func is torch.autograd.grad and not (kwargs or {}).get("create_graph"):
            return ()
        return func(*args, **(kwargs or {}))


def forward_part(step):
    """A function of a dictionary of inputs that returns the step's results before its last gradients."""
    def forward(p):
        with WithoutLastGradients():
            return step({"grad_out": None, **p})

    return forward


def mlp(p):
    return [models.mlp(p, p["x"], 6)]


STEPS = {
    "pointwise_chain": make_steps.STEPS["pointwise_chain"],
    "layernorm_softmax": make_steps.STEPS["layernorm_softmax"],
    "mlp": (mlp, make_steps.mlp_inputs),
    "mlp_hessian": make_steps.STEPS["mlp_hessian"],
    "mlp_hessian_wb": make_steps.STEPS["mlp_hessian_wb"],
    "gpt_block": make_steps.STEPS["gpt_block"],
    "resnet_block": make_steps.STEPS["resnet_block"],
}


class Forward:
    """A forward part, its inputs, and the outputs and inputs that have gradients."""

    def __init__(self, name):
        self.name = name
        step, make_inputs = STEPS[name]
        self.function = forward_part(step)
        self.inputs = {key: t for key, t in make_inputs(False).items() if key != "grad_out"}
        self.wrt = [key for key, t in self.inputs.items() if t.requires_grad]
        outputs = self.function(self.named(make_steps.copies(self.inputs, grad=True)))
        generator = torch.Generator().manual_seed(11)
        self.tangents = {k: torch.randn(t.shape, generator=generator)
                         for k, t in enumerate(outputs) if t.requires_grad}

    def named(self, tensors):
        return dict(zip(self.inputs, tensors))

    def gradients(self, p, outputs, tangents):
        return torch.autograd.grad([outputs[k] for k in self.tangents], [p[key] for key in self.wrt], tangents)

    def joint(self, p):
        """Outputs, then gradients; the tangents come after the inputs."""
        outputs = self.function({key: p[key] for key in self.inputs})
        return [*outputs, *self.gradients(p, outputs, [p[f"tangent{k}"] for k in self.tangents])]


def values(part):
    """PyTorch's results in float64, by name."""
    p = part.named(make_steps.copies(part.inputs, grad=True, dtype=torch.float64))
    outputs = part.function(p)
    grads = part.gradients(p, outputs, [t.double() for t in part.tangents.values()])
    return ({f"tangent{k}": t for k, t in part.tangents.items()} | {f"out{k}": t for k, t in enumerate(outputs)} |
            {f"grad_{key}": grad for key, grad in zip(part.wrt, grads)})


def traced_joint(part):
    inputs = part.inputs | {f"tangent{k}": t for k, t in part.tangents.items()}
    return make_steps.trace(part.name, part.joint, inputs)


def aot_joint(part):
    found = []

    def partition(joint, joint_inputs, **kwargs):
        found.append(copy.deepcopy(joint))
        return default_partition(joint, joint_inputs, **kwargs)

    function = lambda *tensors: part.function(part.named(tensors))
    aot_function(function, fw_compiler=nop, bw_compiler=nop, partition_fn=partition)(
        *make_steps.copies(part.inputs, grad=True))
    return found[0]


def cleaned(gm):
    """Removes obviously redundant calls and runs Inductor's passes for joint graphs."""
    gm = copy.deepcopy(gm)
    aten = torch.ops.aten
    for _ in range(4):
        for node in make_steps.calls(gm):
            if node.target in (aten.detach.default, aten.alias.default):
                node.replace_all_uses_with(node.args[0])
            elif node.target is aten.t.default and node.args[0].target is aten.t.default:
                node.replace_all_uses_with(node.args[0].args[0])
        gm.graph.eliminate_dead_code()
        gm = torch.fx.GraphModule(gm, fx_graph_cse(gm.graph))
        joint_graph_passes(gm)
    return gm


def num_calls(gm):
    gm = copy.deepcopy(gm)
    gm.graph.eliminate_dead_code()
    return sum(node.target is not operator.getitem for node in make_steps.calls(gm))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=HERE, help="folder to write to (default: forward)")
    parser.add_argument("--joint", action="store_true", help="also write PyTorch's joint graphs, for inspection")
    args = parser.parse_args()
    torch.set_num_threads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    rows = []
    for name in STEPS:
        part = Forward(name)
        gm = make_steps.trace(name, part.function, part.inputs)
        (args.out / f"{name}.code").write_text(make_steps.readable(gm).rstrip("\n") + "\n")
        make_steps.save_npz(args.out / f"{name}.values.npz", values(part))
        aot = aot_joint(part)
        graphs = {"traced": traced_joint(part), "aot": aot, "cleaned": cleaned(aot)}
        rows.append(f"{name} {' '.join(str(num_calls(g)) for g in graphs.values())}\n")
        print(rows[-1], end="")
        if args.joint:
            for kind, g in graphs.items():
                (args.out / f"{name}.{kind}.txt").write_text(make_steps.readable(g))
    (args.out / "operator_calls.txt").write_text(CALLS_HEADER.format(version=torch.__version__) + "".join(rows))


if __name__ == "__main__":
    sys.exit(main())
