"""Makes special_points/: first and second order gradients that PyTorch computes where formulas tend to go wrong, at zeros,
ties, equal values and kinks. The calls are those of gradients/ and composites/, and of special_points/extra.fx, which
this script also writes.

example: python make_special_points.py --only gradients/elu.default --out /tmp/points
"""
import argparse
import math
import operator
import re
import warnings
from pathlib import Path

import numpy as np
import torch
import torch._inductor.inductor_prims  # noqa: F401  registers some of torch.ops.prims

from corpus_file import npz_bytes
from special_points_calls import EXTRA_CALLS, LEFT_OUT, LEFT_OUT_POINTS, WRONG

HERE = Path(__file__).resolve().parent
F64 = torch.float64
# Element i of input j is number (i + 3 j) mod n of the list.
POINTS = {
    "zeros": [0],
    "ones": [1],
    "minus_one": [-1],
    "ties": [1, 1, 0, 0, -1, 1, 0],
    "kinks": [0.5, -0.5, 3, -3, 6, 0, 1, -1, 2, -2, 20],
    "positive": [2, 0, 1, 1, 0, 3, 0.5],
}
CALLS_OF_AN_OVERLOAD, MAX_INPUTS, MAX_OUTPUTS = 1, 16, 16
EXTRA = "special_points/extra"
NODE = re.compile(r"    %(\w+) : .*?= (\w+)\[target=([\w.]+)\](?:\(args = (\(.*\)), kwargs = \{(.*)\}\))?$")


class Calls:
    """A file with a graph of independent calls. The names of a call's nodes begin with the name of the call."""

    def __init__(self, path):
        text = path.read_text()
        self.nodes = [m.groups() for m in map(NODE.match, text.splitlines()) if m]
        self.outputs = re.findall(r"\w+", re.search(r"    return (.*)", text)[1])
        with np.load(path.with_suffix(".npz")) as arrays:
            inputs = {name for name, op, *_ in self.nodes if op == "placeholder"}
            self.inputs = {k: arrays[k] for k in arrays.files if k in inputs}
        self.cases = {m[1]: m[2].split(", ")[0].split() for m in re.finditer(r"^# case (\w+): by (.*)$", text, re.M)}
        if not self.cases:
            called = [name for name, op, *_ in self.nodes if op == "call_function"]
            self.cases = {name: self._floats(name) for name in called if self._floats(name)}

    @staticmethod
    def is_of(node, call):
        return node == call or node.startswith(call + "_")

    def _floats(self, call):
        # FX writes names of placeholders in lower case.
        return [k for k, v in self.inputs.items() if self.is_of(k, call) and v.dtype in (np.float64, np.float32)]

    def overload(self, call):
        return next(target for name, _, target, *_ in self.nodes if name == call)

    def run(self, call, leaves):
        """The floating-point outputs of one call."""
        env = {}
        for name, op, target, args, kwargs in self.nodes:
            if op == "placeholder":
                value = self.inputs[name]
                is_half = value.dtype == np.dtype("V2")
                env[name] = leaves[name] if name in leaves else None if is_half else torch.from_numpy(value.copy())
            elif op == "call_function" and self.is_of(name, call):
                scope = {"env": env, "torch": torch, "inf": math.inf, "nan": math.nan, "device": torch.device}
                args = eval(re.sub(r"%(\w+)", r'env["\1"]', args), scope)
                kwargs = eval("dict(" + re.sub(r"%(\w+)", r'env["\1"]', re.sub(r"(\w+): ", r"\1=", kwargs)) + ")", scope)
                function = operator.getitem if target == "operator.getitem" else eval(target, {"torch": torch})
                env[name] = function(*args, **kwargs)
        return [env[o] for o in self.outputs if self.is_of(o, call)]


def made_up(like, k):
    """Irregular odd multiples of 1/16."""
    return torch.tensor([((7 * i + 5 * k + 3) % 13 - 6.5) / 8 for i in range(like.numel())], dtype=F64).reshape(like.shape)


def at_point(call_file, by, numbers):
    values = {}
    for j, name in enumerate(by):
        shape = call_file.inputs[name].shape
        count = int(np.prod(shape))
        flat = [numbers[(i + 3 * j) % len(numbers)] for i in range(count)]
        values[name] = torch.tensor(flat, dtype=F64).reshape(shape).requires_grad_()
    return values


def any_finite(tensors):
    return any(bool(torch.isfinite(x).any()) for x in tensors if x is not None)


def listed(tensors, like):
    """The numbers of all tensors; an undefined gradient is 0. Numbers that are not finite are not compared: nan."""
    flat = [x for g, t in zip(tensors, like) for x in (torch.zeros_like(t) if g is None else g).flatten().tolist()]
    return " ".join(f"{x + 0.0:.11g}" if math.isfinite(x) else "nan" for x in flat)


def measure(call_file, call, by, numbers):
    """The gradients, and the second order gradients with respect to inputs and seeds, if PyTorch has them; None if the
    gradients do not exist or none is finite."""
    leaves = at_point(call_file, by, numbers)
    inputs = list(leaves.values())
    outputs = [o for o in call_file.run(call, leaves)]
    if not outputs or not all(isinstance(o, torch.Tensor) for o in outputs):
        return None
    if sum(o.numel() for o in outputs) > MAX_OUTPUTS or not sum(o.numel() for o in outputs):
        return None
    seeds = [made_up(o, j).requires_grad_() for j, o in enumerate(outputs)]
    chosen = [k for k, o in enumerate(outputs) if o.requires_grad and o.dtype == F64]
    if not chosen:
        return None
    gradients = torch.autograd.grad([outputs[k] for k in chosen], inputs, [seeds[k] for k in chosen], create_graph=True,
                                    allow_unused=True)
    if not any_finite(gradients):
        return None
    first = listed(gradients, inputs)
    total = [(g * made_up(g, i)).sum() for i, g in enumerate(gradients) if g is not None and g.requires_grad]
    if not total:
        return first, None
    try:
        second = torch.autograd.grad(sum(total), inputs + seeds, allow_unused=True)
    except RuntimeError:  # PyTorch has no second derivative
        return first, None
    return first, listed(second, inputs + seeds) if any_finite(second) else None


def same_again(call_file, call, by, numbers):
    torch.manual_seed(0)
    found = measure(call_file, call, by, numbers)
    torch.manual_seed(1)
    return found if found == measure(call_file, call, by, numbers) else None  # a random op


def records(path, name, counts):
    """The lines of one file. `counts`: how many calls of each overload have lines already."""
    call_file = Calls(path)
    for call, by in call_file.cases.items():
        overload = call_file.overload(call)
        base = overload.split(".")[-2]
        if base in LEFT_OUT or base in WRONG or (name != EXTRA and counts.get(overload, 0) >= CALLS_OF_AN_OVERLOAD):
            continue
        if sum(call_file.inputs[k].size for k in by) > MAX_INPUTS:
            continue
        results = {}
        for point, numbers in POINTS.items():
            if (base, point) in LEFT_OUT_POINTS:
                continue
            try:
                result = same_again(call_file, call, by, numbers)
            except Exception:  # PyTorch refuses these values
                continue
            if result is not None:
                results[point] = result
        if len(set(results.values())) <= 1:  # linear
            continue
        counts[overload] = counts.get(overload, 0) + 1
        for point, (first, second) in results.items():
            yield f"{name} {call} {point} by {' '.join(by)}: {first} | {'' if second is None else second}".rstrip()


def write_extra(folder):
    """extra.fx: calls of ops that the other files lack, and calls with particular arguments."""
    graph = torch.fx.Graph()
    arrays, calls, outputs = {}, [], []

    def with_inputs(value, name):
        if isinstance(value, tuple) and value and value[0] == "input":
            arrays[name] = np.zeros(value[1])
            return graph.placeholder(name)
        if isinstance(value, list):
            return [with_inputs(v, f"{name}_{i}") for i, v in enumerate(value)]
        return value

    for k, (target, args, kwargs) in enumerate(EXTRA_CALLS):
        name = f"e{k}"
        op = eval(f"torch.ops.aten.{target}")
        names = [a.name for a in op._schema.arguments]
        args = [with_inputs(a, f"{name}_{names[i]}".lower()) for i, a in enumerate(args)]
        calls.append((name, op, args, kwargs))
    for name, op, args, kwargs in calls:
        node = graph.create_node("call_function", op, tuple(args), kwargs, name=name)
        returns = op._schema.returns
        count = len(returns)
        if count == 1 and isinstance(returns[0].type, torch.ListType):
            count = len(next(a for a in args if isinstance(a, list)))
        if count == 1 and not isinstance(returns[0].type, torch.ListType):
            outputs.append(node)
        else:
            outputs += [graph.create_node("call_function", operator.getitem, (node, i), name=f"{name}_out{i}") for i in range(count)]
    graph.output(tuple(outputs))
    graph.lint()
    (folder / "extra.fx").write_text("# calls for values.txt\n" + str(graph).strip() + "\n")
    (folder / "extra.npz").write_bytes(npz_bytes(arrays))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="FOLDER/FILE", help="only the calls of this file")
    parser.add_argument("--out", type=Path, default=HERE / "special_points")
    options = parser.parse_args()
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    options.out.mkdir(exist_ok=True, parents=True)
    write_extra(options.out)
    lines = ["# Written by make_special_points.py; see README.md."]
    lines += [f"# point {name}: {' '.join(f'{x:g}' for x in numbers)}" for name, numbers in POINTS.items()]
    paths = [(EXTRA, options.out / "extra.fx")]
    paths += [(f"{folder}/{path.stem}", path) for folder in ("gradients", "composites") for path in sorted((HERE / folder).glob("*.fx"))]
    counts = {}
    for name, path in paths:
        if options.only in (None, name):
            lines += records(path, name, counts)
    (options.out / "values.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
