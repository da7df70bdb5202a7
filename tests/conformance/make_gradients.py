"""Makes the gradient conformance corpus: calls of each overload in gradient_overloads.txt in float64, with PyTorch's first and
second order gradients.

example: python make_gradients.py --only mul.Tensor --out /tmp/corpus
"""
import argparse
import operator
import random
import warnings
import zlib
from pathlib import Path

import numpy as np
import torch
from torch.autograd import gradcheck, gradgradcheck
from torch.autograd.gradcheck import GradcheckError
from torch.testing._internal.common_methods_invocations import op_db

import corpus_file
from corpus_file import View, aten, find_overload, is_in_place, value_key
from gradient_cases import CASES_WITHOUT_CHANCE, HANDMADE_ONLY, OWN_CASES, handmade_cases
from handmade import F64
from make_structured import Recorder, StructuredBuilder, kind
from recorded import run_forward_and_backward, samples_of

HERE = Path(__file__).resolve().parent
MAX_RECORDED, MAX_HANDMADE, MAX_IN_PLACE = 3, 3, 2
MAX_ELEMENTS = 30
# Outputs that are differentiable in PyTorch but not here: results that are used only by the backward op.
FIRST_OUTPUT_ONLY = {"native_group_norm"}
# Central differences do not apply to these. Backward ops treat mean, rstd and a buffer as functions of the input. Random
# draws have a gradient of 0 with respect to their parameter, by definition. _linalg_eigh reads one triangle only.
NOT_SMOOTH = {"_fake_quantize_learnable_per_tensor_affine", "_fake_quantize_learnable_per_channel_affine",
              "native_layer_norm_backward", "native_batch_norm_backward", "native_group_norm_backward", "log_sigmoid_backward",
              "bernoulli", "bernoulli_", "binomial", "normal", "random", "random_", "_linalg_eigh"}
# The signs of the vectors are arbitrary, so gradients with respect to them differ from PyTorch's.
FREE_SIGNS = {"_linalg_eigh", "_linalg_svd"}
# Relative tolerances that replace the default of the test. PyTorch rounds 1 / alpha to single precision.
# Its Bessel functions are precise to about seven digits of the amplitude.
RTOL = {"celu": 1e-6, "celu_": 1e-6} | {f"special_bessel_{kind}": 3e-5 for kind in ("j0", "j1", "y0", "y1")}
# PyTorch leaves rrelu's noise uninitialised outside training.
NOT_RECORDED = {"rrelu_with_noise_backward.default"}
# PyTorch's gradients of these are wrong according to its own finite differences. It passes gradients through ops that have
# no derivative, omits a factor for repeated rows, divides by the size before broadcasting, passes on the gradients of
# the elements that were overwritten, or counts the triangle of a factor that the op does not read.
WRONG = {
    "logical_and_": lambda case: True,
    "logical_or_": lambda case: True,
    "logical_xor_": lambda case: True,
    "logical_not_": lambda case: True,
    "embedding_dense_backward": lambda case: case.args[4],
    "as_strided_scatter": lambda case: True,
    "mse_loss": lambda case: case.args[0].shape != case.args[1].shape,
    "cholesky_inverse": lambda case: True,
    "cholesky_solve": lambda case: True,
}


# PyTorch's second derivatives of these are wrong: it treats the mean and rstd of the input as constants.
WRONG_TWICE = {"native_layer_norm_backward"}


def wanted_overloads():
    """Overload -> names of the arguments to differentiate with respect to."""
    lines = (HERE / "gradient_overloads.txt").read_text().splitlines()
    return {name: args.split() for name, args in (line.split(":") for line in lines)}


def out_of_place(name):
    """The functional overload whose result an in-place overload writes."""
    base, overload = name.split(".")
    renamed = {("pow", "Scalar"): "Tensor_Scalar", ("pow", "Tensor"): "Tensor_Tensor", ("floor_divide", "Tensor"): "default",
               ("bernoulli_", "float"): "p"}
    return f"{base[:-1]}.{renamed.get((base[:-1], overload), overload)}"


def record(wanted):
    recorder = Recorder(wanted)
    for info in op_db:
        if F64 not in info.dtypes or info.name.startswith(("fft.", "signal.")):
            continue
        try:
            for sample in samples_of(info, F64):
                try:
                    with recorder:
                        run_forward_and_backward(info, sample)
                except Exception:  # ignore samples that this build cannot run
                    continue
        except Exception:
            continue
    return recorder.cases


class GradientBuilder(StructuredBuilder):
    """Arguments of one case never share a placeholder, so that there is a gradient for each."""

    def build_cases(self, cases, output_names):
        """`output_names[k]`: which results of case k are differentiated; None for a single one."""
        names = [[a.name for a in self.op._schema.arguments[: len(c.args)]] + list(c.kwargs) for c in cases]
        self.placeholders = []  # for each case: argument path -> placeholder name
        self.seen = []
        for i, case in enumerate(cases):
            self.seen.append({})
            self.placeholders.append({})
            for name, leaf in zip(names[i], case.leaves()):
                self._placeholder(f"c{i}_{name}", leaf)
        for i, case in enumerate(cases):
            self._add_gradient_call(f"c{i}", case, names[i], output_names[i], self.placeholders[i])
        self.graph.output(tuple(self.outputs))
        return self.graph

    def _placeholder(self, name, leaf):
        if isinstance(leaf, list):
            for i, x in enumerate(leaf):
                self._placeholder(f"{name}_{i}", x)
            return
        base = leaf.base if isinstance(leaf, View) else leaf
        if not isinstance(base, torch.Tensor):
            return
        count = self.seen[-1].get(value_key(base), 0)
        self.seen[-1][value_key(base)] = count + 1
        key = (value_key(base), count)
        if key not in self._nodes:
            self._nodes[key] = self.graph.placeholder(name)
            self.inputs[self._nodes[key].name] = base  # FX changes names to lower case
        self.placeholders[-1][name] = self._nodes[key]

    def _gradient_argument(self, name, leaf, nodes, written):
        if isinstance(leaf, list):
            return [self._gradient_argument(f"{name}_{i}", x, nodes, False) for i, x in enumerate(leaf)]
        if not isinstance(leaf, (torch.Tensor, View)):
            return leaf
        node = nodes[name]
        if written:
            node = self._node(f"{name}_clone", aten.clone.default, (node,))
        if isinstance(leaf, View):
            node = self._node(f"{name}_view", leaf.target, (node, *leaf.args))
        return node

    def _add_gradient_call(self, name, case, names, outputs, nodes):
        values = [self._gradient_argument(f"{name}_{n}", x, nodes, is_in_place(self.op) and k == 0)
                  for k, (n, x) in enumerate(zip(names, case.leaves()))]
        split = len(case.args)
        result = self._node(name, self.op, tuple(values[:split]), dict(zip(case.kwargs, values[split:])))
        if outputs is None:
            self.outputs.append(result)
        else:
            self.outputs += [self._node(f"{name}_out{k}", operator.getitem, (result, k)) for k in outputs]


def leaves_by_name(op, case, by):
    """Placeholder suffix -> float64 tensor to differentiate with respect to."""
    found = {}

    def visit(name, leaf):
        if isinstance(leaf, list):
            for i, x in enumerate(leaf):
                visit(f"{name}_{i}", x)
            return
        base = leaf.base if isinstance(leaf, View) else leaf
        if isinstance(base, torch.Tensor) and base.dtype == F64:
            found[name] = base

    names = [a.name for a in op._schema.arguments[: len(case.args)]] + list(case.kwargs)
    for name, leaf in zip(names, case.leaves()):
        if name in by:
            visit(name, leaf)
    return found


def call_with(op, case, replaced):
    """Runs the call with some leaves replaced; an in-place op gets a clone."""

    def visit(name, leaf):
        if isinstance(leaf, list):
            return [visit(f"{name}_{i}", x) for i, x in enumerate(leaf)]
        if isinstance(leaf, View):
            base = replaced.get(name, leaf.base)
            return leaf.target(base.clone() if is_in_place(op) and name == first else base, *leaf.args)
        if isinstance(leaf, torch.Tensor):
            value = replaced.get(name, leaf)
            return value.clone() if (is_in_place(op) and name == first) or name.startswith("running_") else value
        return leaf

    names = [a.name for a in op._schema.arguments[: len(case.args)]] + list(case.kwargs)
    first = names[0]
    values = [visit(n, x) for n, x in zip(names, case.leaves())]
    split = len(case.args)
    return op(*values[:split], **dict(zip(case.kwargs, values[split:])))


def coarse(like):
    """Random multiples of 1/8, which compress well."""
    return torch.randint(-12, 13, like.shape).to(F64) / 8


def finite(tensors):
    return all(bool(torch.isfinite(x).all()) for x in tensors if x is not None)


class Measured:
    """PyTorch's gradients of one case, and which checks apply to it."""

    def __init__(self, op, case, by, base_name):
        self.case = case
        leaves = leaves_by_name(op, case, by)
        if not leaves:
            raise ValueError("nothing to differentiate with respect to")
        self.names = list(leaves)
        values = [x.detach().clone().requires_grad_() for x in leaves.values()]

        def run(*tensors):
            result = call_with(op, case, dict(zip(self.names, tensors)))
            if isinstance(result, torch.Tensor):
                return [result], None
            chosen = [i for i, r in enumerate(result) if isinstance(r, torch.Tensor) and r.dtype == F64 and r.requires_grad]
            if base_name in FIRST_OUTPUT_ONLY:
                chosen = chosen[:1]
            return [result[i] for i in chosen], chosen

        outs, self.outputs = run(*values)
        if not outs or any(o.dtype != F64 or not o.requires_grad for o in outs) or not finite(outs):
            raise ValueError("no differentiable result")
        if sum(o.numel() for o in outs) > 3 * MAX_ELEMENTS:
            raise ValueError("too large")
        self.results = [o.detach() for o in outs]
        self.seeds = [coarse(o).requires_grad_() for o in outs]
        self.is_empty = not any(o.numel() for o in outs) or not any(x.numel() for x in values)
        self.gradients = self.cotangents = self.second = None
        self.base_name = base_name
        self.is_smooth = self.is_twice_smooth = base_name not in NOT_SMOOTH
        if base_name in FREE_SIGNS or (base_name in WRONG and WRONG[base_name](case)):
            self.is_smooth = self.is_twice_smooth = base_name not in NOT_SMOOTH and looks_smooth(run, values)
            return
        try:
            gradients = torch.autograd.grad(outs, values, self.seeds, create_graph=True, allow_unused=True)
        except RuntimeError:  # PyTorch has no derivative
            self.is_smooth = self.is_twice_smooth = self.is_smooth and looks_smooth(run, values)
            return
        if not finite(gradients):
            raise ValueError("gradient not finite")
        self.gradients = [None if g is None else g.detach() for g in gradients]

        def function(*tensors):
            return tuple(run(*tensors)[0])

        self.is_smooth = self.is_smooth and passes(lambda: gradcheck(function, values))
        # PyTorch can differentiate some functions only once; Backtape may support higher orders.
        self.is_twice_smooth = self.is_smooth and passes(lambda: gradgradcheck(function, values), otherwise=True)
        if base_name in WRONG_TWICE:
            return
        cotangents = [coarse(g) if g is not None and g.requires_grad else None for g in gradients]
        if all(u is None for u in cotangents):
            return
        try:
            total = sum((g * u).sum() for g, u in zip(gradients, cotangents) if u is not None)
            second = torch.autograd.grad(total, [*values, *self.seeds], allow_unused=True)
        except RuntimeError:
            return
        if finite(second):
            self.cotangents, self.second = cotangents, second

    def is_plain(self):
        return (self.is_smooth or self.base_name in NOT_SMOOTH) and not self.is_empty


def looks_smooth(run, values):
    """Whether difference quotients hardly depend on the step; at a jump they are proportional to the step's reciprocal."""

    def differences(step):
        found = []
        for k, x in enumerate(values):
            for i in range(x.numel()):
                ends = []
                for side in (step, -step):
                    moved = [v.detach().clone(memory_format=torch.contiguous_format) for v in values]
                    moved[k].view(-1)[i] += side
                    ends.append(torch.cat([o.detach().reshape(-1) for o in run(*(m.requires_grad_() for m in moved))[0]]))
                found.append((ends[0] - ends[1]) / (2 * step))
        return torch.stack(found) if found else torch.zeros(0)

    return torch.allclose(differences(1e-6), differences(4e-7), rtol=1e-3, atol=1e-3)


def passes(check, otherwise=False):
    """`otherwise` is the result if PyTorch cannot check the case."""
    try:
        return bool(check())
    except GradcheckError:  # a kink
        return False
    except Exception:
        return otherwise


def signature(case):
    return (tuple(map(kind, case.args)), tuple((k, kind(v)) for k, v in case.kwargs.items()))


def size_of(case):
    def elements(leaf):
        if isinstance(leaf, list):
            return max(map(elements, leaf), default=0)
        if isinstance(leaf, View):
            return leaf.base.numel()
        return leaf.numel() if isinstance(leaf, torch.Tensor) else 0

    return max(map(elements, case.leaves()), default=0)


def measure(op, name, cases, by, limit, chosen):
    """Appends at most `limit` cases of new kinds to `chosen`, one case at a kink, and one case without elements."""
    kinds = {signature(m.case) for m in chosen}
    for case in cases:
        if limit <= 0:
            return
        if signature(case) in kinds or size_of(case) > MAX_ELEMENTS:
            continue
        try:
            measured = Measured(op, case, by, name.split(".")[0])
        except Exception:  # not a case: the call raises, or there is nothing to compare
            continue
        if not measured.is_plain():
            if not any((m.is_empty, m.is_smooth) == (measured.is_empty, measured.is_smooth) for m in chosen):
                chosen.append(measured)
            continue
        chosen.append(measured)
        kinds.add(signature(case))
        limit -= 1


def spread(cases):
    """Spreads the cases over the whole list, because neighbouring cases are similar."""
    step = max(1, len(cases) // 12)
    return cases[::step] + cases


def select(name, recorded, by):
    op = find_overload(name)
    # Seeded by name, so that one overload's numbers do not depend on which others are made.
    seed = zlib.crc32(name.encode())
    torch.manual_seed(seed), np.random.seed(seed), random.seed(seed)
    chosen = []
    source = out_of_place(name) if is_in_place(op) else name
    if name in NOT_RECORDED:
        recorded = {}
    if name in CASES_WITHOUT_CHANCE:
        measure(op, name, CASES_WITHOUT_CHANCE[name], by, 4, chosen)
        return op, chosen
    if is_in_place(op):
        measure(op, name, spread(recorded.get(source) or HANDMADE_ONLY.get(source, [])), by, MAX_IN_PLACE, chosen)
        measure(op, name, handmade_cases(op, name), by, MAX_IN_PLACE - sum(m.is_plain() for m in chosen), chosen)
        return op, chosen
    measure(op, name, OWN_CASES.get(name, []), by, 4, chosen)
    measure(op, name, spread(recorded.get(source, [])), by, MAX_RECORDED, chosen)
    measure(op, name, handmade_cases(op, name), by, MAX_HANDMADE, chosen)
    return op, chosen


def write(folder, name, op, chosen):
    """NAME.fx: the calls, after a line for each case with the arguments to differentiate and notes. NAME.npz: the
    placeholders, and for case k: cK_vJ, the incoming gradient of the J-th output; cK_d_X, the gradient with respect to X;
    cK_u_X, the incoming gradient of cK_d_X; cK_dd_X and cK_dd_vJ, the resulting gradients with respect to X and cK_vJ.
    Missing arrays are 0."""
    builder = GradientBuilder(op)
    graph = builder.build_cases([m.case for m in chosen], [m.outputs for m in chosen])
    graph.lint()
    arrays = dict(builder.inputs)
    header = [f"# gradients: {name}"]
    if name.split(".")[0] in RTOL:
        header.append(f"# rtol: {RTOL[name.split('.')[0]]:g}")
    for k, m in enumerate(chosen):
        nodes = {n: builder.placeholders[k][f"c{k}_{n}"].name for n in m.names}
        notes = [f"by {' '.join(nodes.values())}"]
        notes += ["PyTorch has no derivative"] if m.gradients is None else []
        notes += ["no second gradient"] if m.gradients is not None and m.second is None else []
        notes += ["empty"] if m.is_empty else []
        notes += ["not smooth"] if not m.is_smooth else ["not twice smooth"] if not m.is_twice_smooth else []
        # The gradient omits the row of padding_idx.
        # The gradient of eigh is symmetric, whereas its tangent is also defined for perturbations that are not
        # symmetric.
        is_transposed = name != "_linalg_eigh.default" and (name != "embedding.default" or m.is_smooth)
        notes += [] if is_transposed else ["no transpose"]
        header.append(f"# case c{k}: {', '.join(notes)}")
        keyed = {f"v{j}": s.detach() for j, s in enumerate(m.seeds)}
        if m.gradients is not None:
            keyed |= {f"d_{x}": g for x, g in zip(nodes.values(), m.gradients)}
        if m.second is not None:
            keyed |= {f"u_{x}": u for x, u in zip(nodes.values(), m.cotangents)}
            keyed |= dict(zip([f"dd_{x}" for x in nodes.values()] + [f"dd_v{j}" for j in range(len(m.seeds))], m.second))
        # A gradient of zeros is not stored.
        arrays |= {f"c{k}_{key}": x for key, x in keyed.items() if x is not None and (key[0] != "d" or bool((x != 0).any()))}
    (folder / f"{name}.fx").write_text("\n".join(header) + "\n" + str(graph).strip() + "\n")
    (folder / f"{name}.npz").write_bytes(corpus_file.npz_bytes({k: corpus_file.as_numpy(x) for k, x in arrays.items()}))


def parse_arguments(argv):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=HERE / "gradients", help="folder to write to (default: %(default)s)")
    parser.add_argument("--only", metavar="OVERLOAD", action="append", help="make only this overload; may be repeated")
    return parser.parse_args(argv)


def main(argv=None):
    options = parse_arguments(argv)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    wanted = wanted_overloads()
    names = options.only or list(wanted)
    sources = {out_of_place(n) if n.split(".")[0].endswith("_") else n for n in names} - set(HANDMADE_ONLY)
    recorded = record(sources) if sources else {}
    options.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        op, chosen = select(name, recorded, wanted[name])
        if not chosen:
            print(f"{name}: no case")
            continue
        write(options.out, name, op, chosen)
        print(f"{name}: {len(chosen)} cases", "" if any(m.gradients is not None for m in chosen) else "(no PyTorch derivative)")


if __name__ == "__main__":
    main()
