"""Makes the conformance corpus of the pointwise operators: PyTorch's results for each overload in pointwise_overloads.txt, as
one FX graph and one npz archive per overload.

example: python make_pointwise.py --only add.Tensor --out /tmp/corpus
"""
import argparse
import sys
import warnings
from pathlib import Path

import torch

from corpus_file import View, call, find_overload, is_in_place, write_pair
from handmade import MAIN_DTYPES, SMALL_DTYPES, UNSETTLED, WITH_SMALL_DTYPES, handmade_cases
from tolerances import tolerance_of

HERE = Path(__file__).resolve().parent
MAX_HANDMADE, MAX_RECORDED = 11, 1
# In-place forms share the kernel of the functional form, so a few cases suffice to show that the right tensor is written.
MAX_HANDMADE_IN_PLACE, MAX_RECORDED_IN_PLACE = 3, 0


def tensors_of(result):
    return [result] if isinstance(result, torch.Tensor) else list(result)


def same_bits(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and torch.equal(
        torch.nan_to_num(a.double(), nan=1234.5), torch.nan_to_num(b.double(), nan=1234.5))


def is_usable(op, case):
    """Whether the call succeeds with deterministic results of types that are tested."""
    try:
        first, second = tensors_of(call(op, case)), tensors_of(call(op, case))
    except (RuntimeError, IndexError, TypeError, ValueError, ZeroDivisionError, NotImplementedError):
        return False
    if any(t.is_complex() for t in first):
        return False
    return all(same_bits(a, b) for a, b in zip(first, second))


def signature(case):
    """The kind of a call. Two cases with equal signatures differ only in values."""

    def kind(leaf):
        if isinstance(leaf, (torch.Tensor, View)):
            strided = isinstance(leaf, View)
            leaf = leaf.tensor() if strided else leaf
            return (leaf.dtype, leaf.ndim, leaf.numel() == 0, strided, 1 in leaf.shape)
        return leaf if isinstance(leaf, (str, bool)) or leaf is None else type(leaf)

    return (tuple(map(kind, case.args)), tuple((k, kind(v)) for k, v in case.kwargs.items()))


def main_dtype(case):
    """The type of the first operand; a mask comes before it in some calls."""
    dtypes = [t.dtype for t in case.tensors()]
    return next((d for d in dtypes if d != torch.bool), torch.bool)


def select_cases(op, name, recorded):
    """A limited, varied set: the hand-made cases, then recorded calls of other kinds."""
    in_place = is_in_place(op)
    handmade_limit = MAX_HANDMADE_IN_PLACE if in_place else MAX_HANDMADE
    recorded_limit = MAX_RECORDED_IN_PLACE if in_place else MAX_RECORDED
    dtypes = MAIN_DTYPES + (SMALL_DTYPES if name in WITH_SMALL_DTYPES else ())
    if name.split(".")[0] in UNSETTLED:
        recorded = []  # recorded calls may have the values of UNSETTLED
    chosen = []
    for dtype in dtypes:
        made = [c for c in handmade_cases(op, name, dtype) if is_usable(op, c)]
        picked = spread(made, handmade_limit)
        same_type = [c for c in recorded if main_dtype(c) == dtype]
        chosen += picked + new_kinds(op, same_type, picked, recorded_limit)
    return chosen


def new_kinds(op, candidates, known, limit):
    """Up to `limit` usable cases with different signatures."""
    kinds = {signature(c) for c in known}
    picked = []
    for case in candidates:
        if len(picked) < limit and signature(case) not in kinds and is_usable(op, case):
            kinds.add(signature(case))
            picked.append(case)
    return picked


def spread(cases, limit):
    """At most `limit` cases: the first half from the front (edge values), the rest spaced over what follows."""
    if len(cases) <= limit:
        return cases
    front = (limit + 1) // 2
    rest, room = cases[front:], limit - front
    return cases[:front] + [rest[i * len(rest) // room] for i in range(room)]


def parse_arguments(argv):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=HERE / "pointwise", help="folder to write to (default: %(default)s)")
    parser.add_argument("--only", metavar="OVERLOAD", action="append", help="make only this overload; may be repeated")
    parser.add_argument("--no-database", action="store_true", help="use only the hand-made cases (fast)")
    return parser.parse_args(argv)


def main(argv=None):
    options = parse_arguments(argv)
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    names = (HERE / "pointwise_overloads.txt").read_text().split()
    if unknown := set(options.only or ()) - set(names):
        sys.exit(f"not in pointwise_overloads.txt: {' '.join(sorted(unknown))}")
    names = options.only or names
    recorded = {}
    if not options.no_database:
        from recorded import record_operator_database

        recorded = record_operator_database(set(names))
    options.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        cases = select_cases(find_overload(name), name, recorded.get(name, []))
        if not cases:
            sys.exit(f"{name}: no case can be run")
        write_pair(options.out, name, cases, tolerance_of(name))
        print(f"{name}: {len(cases)} cases")


if __name__ == "__main__":
    main()
