"""Makes the conformance corpus of the operators that are not pointwise: calls of each overload in structured_overloads.txt,
recorded while PyTorch's operator database runs its samples forward and backward, with PyTorch's results.

example: python make_structured.py --only sum.dim_IntList --out /tmp/corpus
"""
import argparse
import operator
import warnings
from collections import defaultdict
from pathlib import Path

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes

import corpus_file
from corpus_file import Case, GraphBuilder, View, aten, find_overload, value_key
from recorded import DTYPES, run_forward_and_backward, samples_of
from recorded import store as store_tensor
from structured_cases import OWN_CASES

HERE = Path(__file__).resolve().parent
MAX_CASES = 10
MAX_RECORDED = 400  # recorded calls per overload from which the cases are chosen
# Sums of many products, which PyTorch computes in another order and in single precision.
TOLERANCES = {torch.float32: (1e-5, 1e-5), torch.float64: (1e-9, 1e-9), torch.bfloat16: (2e-2, 1e-2), torch.float16: (2e-3, 1e-3)}
# Ops in which PyTorch rounds to 16 bits after each of several steps.
ROUNDED_STEPS = {"binary_cross_entropy_with_logits.default": (1e-1, 6e-2), "replication_pad3d_backward.default": (1e-1, 2e-2)}
# Ops in which PyTorch computes, in 16 bits, values that are then rounded to integers.
WITHOUT_BFLOAT16 = ("histc.default",)
# Only this output does not depend on the library that computes it.
FREE_SIGNS = {"_linalg_eigh": 0, "_linalg_svd": 1}
# Results that PyTorch leaves uninitialised.
UNINITIALISED = ("empty", "new_empty")


def tolerance(name, dtype):
    if dtype == torch.bfloat16 and name in ROUNDED_STEPS:
        return ROUNDED_STEPS[name]
    return TOLERANCES.get(dtype, (0.0, 0.0))


def is_uninitialised(op, case, output):
    """For embedding bags, PyTorch sets the last output only in the mode max. The signs of eigenvectors and of singular
    vectors are arbitrary."""
    if FREE_SIGNS.get(op._schema.name.removeprefix("aten::"), output) != output:
        return True
    return op._schema.name in ("aten::_embedding_bag", "aten::_embedding_bag_forward_only") and output == 3 and (
        case.args[4] if len(case.args) > 4 else 0) != 2


class Lost(Exception):
    """Raised if a tensor of the call is too large or has a type that is not kept."""


def store(value):
    if isinstance(value, (list, tuple)):
        return [store(x) for x in value]
    if isinstance(value, complex):
        raise Lost
    if isinstance(value, torch.Tensor):
        stored = store_tensor(value)
        if stored is None:
            raise Lost
        return stored
    return value


def copied(value):
    if isinstance(value, list):
        return [copied(x) for x in value]
    if isinstance(value, View):
        return View(value.base.clone(), value.target, value.args).tensor()
    return value.clone() if isinstance(value, torch.Tensor) else value


def call(op, case):
    return op(*copied(list(case.args)), **{k: copied(v) for k, v in case.kwargs.items()})


def results_of(result):
    return list(result) if isinstance(result, (list, tuple)) else [result]


class Recorder(TorchDispatchMode):
    """Keeps the arguments of every call of the wanted overloads, before the call can change them."""

    def __init__(self, wanted):
        super().__init__()
        self.wanted = wanted
        self.cases = defaultdict(list)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = func._schema.name.removeprefix("aten::") + "." + (func._overloadname or "default")
        if name in self.wanted and len(self.cases[name]) < MAX_RECORDED:
            with _disable_current_modes():
                try:
                    named = {k: store(v) for k, v in kwargs.items() if k not in ("layout", "device", "pin_memory")}
                    self.cases[name].append(Case(tuple(store(list(args))), named))
                except Lost:
                    pass
        return func(*args, **kwargs)


class StructuredBuilder(GraphBuilder):
    """Also records lists of tensors as arguments, and calls that return lists or undefined outputs."""

    def _placeholder(self, name, leaf):
        if isinstance(leaf, list):
            for i, x in enumerate(leaf):
                self._placeholder(f"{name}_{i}", x)
            return
        super()._placeholder(name, leaf)

    def _argument(self, name, leaf, source=None):
        if isinstance(leaf, list):
            return [self._argument(f"{name}_{i}", x) for i, x in enumerate(leaf)]
        return super()._argument(name, leaf, source)

    def _add_call(self, name, case):
        args = tuple(self._argument(f"{name}_{k}", x) for k, x in enumerate(case.args))
        kwargs = {k: self._argument(f"{name}_{k}", v) for k, v in case.kwargs.items()}
        node = self._node(name, self.op, args, kwargs)
        result = call(self.op, case)
        if isinstance(result, torch.Tensor):
            self.outputs.append(node)
            return
        for k, r in enumerate(result):
            if r is not None and not is_uninitialised(self.op, case, k):
                self.outputs.append(self._node(f"{name}_out{k}", operator.getitem, (node, k)))


def is_usable(op, case):
    """Whether the call succeeds with deterministic results of types that are kept."""
    try:
        first, second = results_of(call(op, case)), results_of(call(op, case))
    except Exception:
        return False
    first, second = [x for x in first if x is not None], [x for x in second if x is not None]
    if not first or not all(isinstance(x, torch.Tensor) and x.dtype in (*DTYPES, torch.uint8) for x in first):
        return False
    if sum(x.numel() for x in first) > 400:
        return False
    return all(torch.equal(torch.nan_to_num(a.double(), nan=1234.5), torch.nan_to_num(b.double(), nan=1234.5))
               for a, b in zip(first, second))


def kind(leaf):
    if isinstance(leaf, list):
        return tuple(map(kind, leaf))
    if isinstance(leaf, (torch.Tensor, View)):
        tensor = leaf.tensor() if isinstance(leaf, View) else leaf
        return (tensor.dtype, tensor.ndim, tensor.numel() == 0, isinstance(leaf, View))
    return repr(leaf)


def has_bfloat16(case):
    return any(isinstance(x, (torch.Tensor, View)) and corpus_file.as_tensor(x).dtype == torch.bfloat16 for x in case.args)


def select_cases(op, recorded, short=False):
    """At most MAX_CASES calls, of as many kinds and dtypes as possible. `short` leaves out bfloat16."""
    groups = defaultdict(list)
    kinds = set()
    for case in recorded:
        signature = (tuple(map(kind, case.args)), tuple((k, kind(v)) for k, v in case.kwargs.items()))
        if signature in kinds:
            continue
        kinds.add(signature)
        tensors = [x for x in case.args if isinstance(x, (torch.Tensor, View))]
        group = corpus_file.as_tensor(tensors[0]).dtype if tensors else None
        groups[group].append(case)
    chosen = []
    room = max(1, MAX_CASES // max(1, len(groups)))
    for cases in groups.values():
        usable = [c for c in cases if not (short and has_bfloat16(c)) and is_usable(op, c)]
        step = max(1, len(usable) // room)
        chosen += usable[::step][:room]
    return chosen[:MAX_CASES]


def record(wanted):
    recorder = Recorder(wanted)
    for info in op_db:
        for dtype in DTYPES:
            if dtype not in info.dtypes or info.name.startswith(("linalg.", "fft.", "special.", "signal.")):
                continue
            try:
                for sample in samples_of(info, dtype):
                    try:
                        with recorder:
                            run_forward_and_backward(info, sample)
                    except Exception:  # ignore samples that this build cannot run
                        continue
            except Exception:
                continue
    return recorder.cases


def parse_arguments(argv):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=HERE / "structured", help="folder to write to (default: %(default)s)")
    parser.add_argument("--only", metavar="OVERLOAD", action="append", help="make only this overload; may be repeated")
    return parser.parse_args(argv)


def main(argv=None):
    options = parse_arguments(argv)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    names = options.only or (HERE / "structured_overloads.txt").read_text().split()
    wanted = set(names) - set(OWN_CASES)
    recorded = record(wanted) if wanted else {}
    options.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        cases = OWN_CASES.get(name) or select_cases(find_overload(name), recorded.get(name, []), name in WITHOUT_BFLOAT16)
        if not cases or name.startswith(UNINITIALISED):
            print(f"{name}: no case")
            continue
        corpus_file.write_pair(options.out, name, cases, lambda dtype: tolerance(name, dtype),
                               builder_class=StructuredBuilder)
        print(f"{name}: {len(cases)} cases")


if __name__ == "__main__":
    main()
