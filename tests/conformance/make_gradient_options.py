#!/usr/bin/env python3
"""Makes gradient_options/: calls of the gradient corpus with other options, in the form of gradients/.

The calls are those of gradients/ with one argument changed: a flag, a number, a string, an element of a list, an optional
tensor that is left out or added, or the rank of all tensors. A call is kept if its results or gradients differ from those
of the others. Gradients are compared with PyTorch's; they are compared with central differences only where PyTorch has none.
gradient_options_left_out.txt lists the cases that are left out, as "OVERLOAD cN: REASON". N counts all cases of the
overload, including those that are left out.

example: make_gradient_options.py --only multi_margin_loss.default --out /tmp/corpus
"""

import argparse
import itertools
import os
import pathlib
import random
import signal
import warnings
import zlib

import numpy as np
import torch

from corpus_file import Case, aten, find_overload, is_in_place
from gradient_cases import CASES_WITHOUT_CHANCE, ramp
from make_boundaries import STRINGS, Unwritable, calls_of, default_choices, first_tensor, map_tensors, resized
import make_gradients
from make_gradients import HERE, Measured, wanted_overloads, write

MAX_CALLS = 2  # original calls of an overload
MAX_CASES = 8
MAX_ELEMENTS = 40
SECONDS = 4  # for one case


CLASSES, SETS = torch.tensor([1, 0, 3]), torch.tensor([[1, 3, -1, 0], [0, -1, 1, 2]])
ONE_WEIGHT_EACH = 1.5 + ramp(4)
IS_TARGET = aten.multilabel_margin_loss_forward.default(ramp(2, 4), SETS, 0)[1]
# More original calls, which are cases themselves: those of gradients/ have only one element or one sample.
MORE_CALLS = {
    "_embedding_bag.default": [([ramp(4, 3), torch.tensor([0, 2, 1]), torch.tensor([0, 0, 2]), False, 2], {})],
    "multi_margin_loss.default": [([ramp(3, 4), CLASSES, 2, 0.7, ONE_WEIGHT_EACH, 0], {})],
    "multi_margin_loss_backward.default": [([ramp(3, start=0.3), ramp(3, 4), CLASSES, 2, 0.7, ONE_WEIGHT_EACH, 0], {})],
    "multilabel_margin_loss_forward.default": [([ramp(2, 4), SETS, 0], {})],
    "multilabel_margin_loss_backward.default": [([ramp(2, start=0.3), ramp(2, 4), SETS, 0, IS_TARGET], {})],
}


def neighbours(value):
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (other for other in (2, 1, 0, -1, 3, value + 1, value - 1, -2) if other != value)
    elif isinstance(value, float):
        yield from (other for other in (0.5, 2.0, 1.0, 0.0, 3.0, -0.5, 1, 2) if other != value)
    elif isinstance(value, str):
        yield from (other for other in STRINGS if other != value)
    elif isinstance(value, list) and value and not any(isinstance(x, torch.Tensor) for x in value):
        for i, element in enumerate(value):
            for other in neighbours(element):
                yield [*value[:i], other, *value[i + 1 :]]
        yield [2] * len(value)
        yield [1] * len(value)
        yield list(reversed(value))
        yield value[:-1]
        yield []
    elif value == []:
        yield [0]
        yield [-1]


def variants(op, args, kwargs):
    schema = op._schema.arguments
    for i, value in enumerate(args):
        if value is not None and "Optional" in str(schema[i].type):
            yield [*args[:i], None, *args[i + 1 :]], kwargs
        if value is None:
            tensor = first_tensor(args)
            others = default_choices(schema[i])
            if "Tensor" in str(schema[i].type):
                others = [resized(tensor, sizes) for sizes in (tensor.shape, tensor.shape[1:2], tensor.shape[-1:], [])]
            yield from (([*args[:i], other, *args[i + 1 :]], kwargs) for other in others)
        yield from (([*args[:i], other, *args[i + 1 :]], kwargs) for other in neighbours(value))
    for key, value in kwargs.items():
        yield from ((args, {**kwargs, key: other}) for other in neighbours(value))
    for argument in schema[len(args) :]:
        if argument.name in kwargs or argument.name == "dtype":
            continue
        if "Tensor" in str(argument.type) and (tensor := first_tensor(args)) is not None:
            for sizes in (tensor.shape, tensor.shape[1:2], tensor.shape[-1:], []):
                yield args, {**kwargs, argument.name: resized(tensor, sizes)}
        yield from ((args, {**kwargs, argument.name: other}) for other in default_choices(argument))
    tensor = args[0] if args and isinstance(args[0], torch.Tensor) else None
    for d in range(max(0, tensor.dim() - 2), tensor.dim()) if tensor is not None else ():
        yield [resized(tensor, [*tensor.shape[:d], tensor.shape[d] + 1, *tensor.shape[d + 1 :]]), *args[1:]], kwargs
    for change in (lambda t: resized(t, [1, *t.shape]), lambda t: resized(t, t.shape[1:]), lambda t: resized(t, [2, *t.shape])):
        try:
            yield map_tensors(args, change), {key: map_tensors(value, change) for key, value in kwargs.items()}
        except Unwritable:
            pass


def interleaved(sources):
    """Takes one item of each source in turn."""
    sources = [iter(s) for s in sources]
    while sources:
        for source in list(sources):
            try:
                yield next(source)
            except StopIteration:
                sources.remove(source)


class TooSlow(Exception):
    pass


def interrupt(*_):
    raise TooSlow


def measured_case(op, name, args, kwargs, by):
    plain = [map_tensors(x, lambda t: t.contiguous().clone()) for x in args]
    case = Case(tuple(plain), {key: map_tensors(x, lambda t: t.contiguous().clone()) for key, x in kwargs.items()})
    signal.alarm(SECONDS)
    try:
        return Measured(op, case, by, name.split(".")[0])
    finally:
        signal.alarm(0)


def key_of(measured):
    tensors = [*measured.results, *(measured.gradients or ())]
    return str([(list(t.shape), [f"{x:.9g}" for x in t.reshape(-1).tolist()]) if t is not None else None for t in tensors])


def select(name, by):
    op = find_overload(name)
    seed = zlib.crc32(name.encode())
    torch.manual_seed(seed), np.random.seed(seed), random.seed(seed)
    more = MORE_CALLS.get(name, [])
    chosen, seen, bases, kinds = [], set(), [], set()
    for args, kwargs in calls_of(HERE / "gradients" / f"{name}.fx"):
        tensor = first_tensor(args)
        kind = str([getattr(x, "ndim", type(x)) for x in args])
        if tensor is None or tensor.numel() == 0 or kind in kinds or len(bases) == MAX_CALLS:
            continue
        kinds.add(kind)
        bases.append((args, kwargs))
        # The original call is in gradients/.
        try:
            seen.add(key_of(measured_case(op, name, args, kwargs, by)).split("], [")[0])
        except Exception:
            pass
    attempts = 0
    sources = [variants(op, *base) for base in [*more, *bases]]
    for args, kwargs in itertools.chain(more, interleaved(sources)):
        attempts += 1
        if len(chosen) == MAX_CASES or attempts > 100:
            break
        try:
            torch.manual_seed(seed)
            measured = measured_case(op, name, args, kwargs, by)
            key = key_of(measured)
        except Exception:
            continue
        size = sum(x.numel() for x in measured.results)
        if key in seen or measured.is_empty or size > MAX_ELEMENTS:
            continue
        seen.add(key)
        chosen.append(measured)
    return op, chosen


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "gradient_options", help="folder to write to (default: %(default)s)")
    parser.add_argument("--only", metavar="TEXT", default="", help="make only overloads whose names contain this text")
    options = parser.parse_args()
    torch.set_num_threads(1)
    warnings.filterwarnings("ignore")
    signal.signal(signal.SIGALRM, interrupt)
    make_gradients.passes = lambda check, otherwise=False: False
    options.out.mkdir(parents=True, exist_ok=True)
    left_out = {line.split(":")[0] for line in (HERE / "gradient_options_left_out.txt").read_text().splitlines()}
    for name, by in wanted_overloads().items():
        if options.only not in name or is_in_place(find_overload(name)) or name in CASES_WITHOUT_CHANCE:
            continue
        if not (HERE / "gradients" / f"{name}.fx").exists():
            continue
        # Some kernels crash for arguments that do not fit together.
        child = os.fork()
        if child == 0:
            op, chosen = select(name, by)
            chosen = [m for k, m in enumerate(chosen) if f"{name} c{k}" not in left_out]
            if chosen:
                write(options.out, name, op, chosen)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
