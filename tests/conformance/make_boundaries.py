#!/usr/bin/env python3
"""Writes boundaries/OVERLOAD.txt: calls one step inside and outside of what PyTorch accepts, with the types of its results.

The calls are those of structured/, pointwise/, dtypes/ and boundary_calls.py with one argument changed: another size,
rank, dtype or layout of one tensor or of all tensors; a number, an element of a list, or the length of a list that is a little larger or smaller;
another dtype or string; or None instead of the argument. A line is "(ARGUMENTS) -> TYPES" or "(ARGUMENTS) -> refused"; strides
are stated unless they are row-major, and [?] stands for unknown strides.
The shape rules are tested against these lines. Each changed call is run with PyTorch's kernels, to find out whether
PyTorch accepts it. A tensor of another size repeats the elements of the original one. Refusals are left out if their
messages show that they depend on the values of tensors. Made with PyTorch 2.15.

    make_boundaries.py [--only TEXT] [--out FOLDER]
    build/release/bin/boundary_case --rewrite FOLDER/*.txt

The second command leaves out ops without a shape rule. If a shape rule differs from PyTorch, it writes the rule's result,
and PyTorch's after "# PyTorch:". boundary_differences.txt states the reasons.
"""

import argparse
import math
import operator
import os
import pathlib
import re
import resource
import select
import time
import warnings
import zlib

import numpy as np
import torch

from boundary_calls import CALLS
from corpus_file import find_overload
from make_refused import ACCEPTED_HERE, DTYPES, HERE

FOLDERS = ("structured", "pointwise", "dtypes")
MAX_CALLS = 8  # original calls of an overload
MAX_LINES = {"structured": 150, "pointwise": 50, "dtypes": 150}
MAX_ELEMENTS = 20_000
SECONDS = 20  # for one overload
MAX_MEMORY = 16 << 30
# Refusals that depend on the values of tensors, and kernels that are missing.
NOT_ABOUT_TYPES = re.compile(
    "allocate memory|not implemented for|out of bounds|index out of range|out of range in self|singular|positive-definite|not supported yet|"
    "could not be computed|failed to converge|must be between|negative indices|Class values|same storage|memory format|"
    "internal assert|INTERNAL ASSERT|unsupported memory|all elements of input should be|should be in|"
    + "|".join(map(re.escape, ACCEPTED_HERE)))
# In calls that draw random numbers, only numbers are out of bounds.
NOT_ABOUT_DRAWS = re.compile("allocate memory|not implemented for|INTERNAL ASSERT|same storage")
STRINGS = ("none", "mean", "sum", "prod", "amax", "floor", "trunc", "round", "tanh", "right", "left", "L", "U", "l", "u", "amin", "add", "multiply", "xy")


class Unwritable(Exception):
    pass


class Names(dict):
    """FX prints strings without quotes."""

    def __missing__(self, name):
        return name


def calls_of(path):
    """The calls of the overload in a file of a corpus, with their tensors."""
    stored = re.search(r"^# values: (\S+)", path.read_text(), re.MULTILINE)
    arrays = np.load(path.with_name(stored.group(1)) if stored else path.with_suffix(".npz"))
    values = {}
    target = path.stem
    for line in path.read_text().splitlines():
        match = re.match(r"    %(\w+) : \[num_users=\d+\] = (\w+)\[target=([\w.]+)\](?:\(args = (.*), kwargs = (\{.*\})\))?$", line)
        if not match:
            continue
        name, kind, called, args, kwargs = match.groups()
        if kind == "placeholder":
            if called not in arrays:
                continue
            array = arrays[called]
            values[name] = (torch.from_numpy(array.view(np.uint16).astype(np.int32)).to(torch.int16).view(torch.bfloat16)
                            if array.dtype.kind == "V" else torch.from_numpy(array))
            continue
        if called.startswith("operator."):
            continue
        names = Names(torch=torch, values=values, inf=math.inf, nan=math.nan)
        try:
            args = eval(re.sub(r"%(\w+)", r'values["\1"]', args), {}, names)
            kwargs = eval(re.sub(r"%(\w+)", r'values["\1"]', re.sub(r"(\w+): ", r'"\1": ', kwargs)), {}, names)
        except (KeyError, NameError, SyntaxError):
            continue
        function = operator.attrgetter(called.removeprefix("torch.ops."))(torch.ops)
        if f"{called.removeprefix('torch.ops.').split('.', 1)[1]}" == target:
            yield list(args), kwargs
        else:
            try:
                values[name] = function(*args, **kwargs)
            except Exception:
                pass


def resized(tensor, sizes, dtype=None):
    """Row-major, with the elements of `tensor` repeated."""
    count = math.prod(sizes)
    flat = tensor.reshape(-1)
    if count > MAX_ELEMENTS:
        raise Unwritable
    if flat.numel() == 0:
        flat = torch.ones(1, dtype=tensor.dtype)
    return flat.repeat(count // flat.numel() + 1)[:count].reshape(sizes).to(dtype or tensor.dtype).contiguous()


def with_strides(tensor, strides):
    """A copy with these strides."""
    count = 1 + sum((n - 1) * s for n, s in zip(tensor.shape, strides)) if tensor.numel() else 0
    result = torch.zeros(max(count, 1), dtype=tensor.dtype).as_strided(tensor.shape, strides)
    if 0 not in strides:
        result.copy_(tensor)
    return result


def other_layouts(t):
    if t.dim() >= 2:
        yield with_strides(t, list(reversed(resized(t, list(reversed(t.shape))).stride())))
    if t.dim() >= 3:
        order = [0, *range(2, t.dim()), 1]
        strides = [0] * t.dim()
        step = 1
        for d in reversed(order):
            strides[d] = step
            step *= max(1, t.shape[d])
        yield with_strides(t, strides)
        order[-2:] = reversed(order[-2:])
        for d in reversed(order):
            strides[d] = step
            step *= max(1, t.shape[d])
        yield with_strides(t, strides)
    if t.dim() >= 2:
        strides = list(resized(t, t.shape).stride())
        # A dim of size 1 may have any stride.
        yield with_strides(resized(t, [*t.shape[:-1], 1]), [*strides[:-1], 7])
        yield with_strides(resized(t, [1, *t.shape[1:]]), [5, *resized(t, t.shape[1:]).stride()])
        yield with_strides(t, [*strides[:-1], 0])
        yield with_strides(t, [strides[0] + 1, *strides[1:]])
    if t.dim() >= 1:
        yield with_strides(t, [2 * s for s in resized(t, t.shape).stride()])
        yield with_strides(t, [0, *resized(t, t.shape).stride()[1:]])


def other_dtypes(t):
    for dtype in DTYPES:
        if dtype != t.dtype:
            yield resized(t, t.shape, dtype)


def other_sizes(t):
    sizes = list(t.shape)
    for d, n in enumerate(sizes):
        for other in dict.fromkeys((n + 1, n - 1, 1, 0, 2 * n)):
            if other >= 0 and other != n:
                yield resized(t, [*sizes[:d], other, *sizes[d + 1 :]])
    for other in ([1, *sizes], [*sizes, 1], [2, *sizes], sizes[1:], sizes[:-1], [], [t.numel()], [1, 1, *sizes]):
        if other != sizes:
            yield resized(t, other)


def changed(value, rank, size):
    """Neighbours of an argument."""
    if isinstance(value, torch.Tensor):
        yield from other_sizes(value)
        yield from other_dtypes(value)
        yield from other_layouts(value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from dict.fromkeys((value - 1, value + 1, -value, 0, 1, -1, 2, rank - 1, rank, -rank, -rank - 1, size, size + 1, -size, -size - 1))
    elif isinstance(value, float):
        yield from dict.fromkeys((0.0, -value, value + 1, 1.0, 0.5, -0.5, 2.0, 2, True))
    elif isinstance(value, str):
        yield from STRINGS
    elif isinstance(value, torch.dtype):
        yield from (torch.float64, torch.float32, torch.bfloat16, torch.int64, torch.int32, torch.uint8, torch.bool)
    elif isinstance(value, (list, tuple)):
        value = list(value)
        for i, element in enumerate(value[:4]):
            if element is None:
                continue
            for other in changed(element, rank, size):
                yield [*value[:i], other, *value[i + 1 :]]
        if value:
            yield value[:-1]
            yield [*value, value[-1]]
            yield [value[0], *value]
            if all(isinstance(x, int) for x in value) and rank >= 3:
                for limit in (2**31 - 1, 2**31):
                    yield from ([*value[:i], limit, *value[i + 1 :]] for i in range(len(value)))
            yield []
            if all(isinstance(x, int) for x in value):
                yield list(reversed(value))
                yield value[0]
                for other in (0, -1, 1, 2):
                    yield [other] * len(value)
        else:
            yield [0]
            yield [0, 0]
            yield [1, 0]
            yield [-1]
            yield [rank]
            yield [2]


def map_tensors(value, change):
    if isinstance(value, torch.Tensor):
        return change(value)
    if isinstance(value, (list, tuple)):
        return [map_tensors(x, change) for x in value]
    return value


TOGETHER = [
    *[lambda t, dtype=dtype: resized(t, t.shape, dtype) if t.is_floating_point() else t
      for dtype in (torch.float64, torch.bfloat16, torch.int64, torch.bool)],
    lambda t: resized(t, [1, *t.shape]),
    lambda t: resized(t, [2, *t.shape]),
    lambda t: resized(t, t.shape[1:]),
    lambda t: resized(t, [*t.shape[:-1], 0]) if t.dim() else t,
    lambda t: resized(t, [0, *t.shape[1:]]) if t.dim() else t,
    *[lambda t, k=k: list(other_layouts(t))[k] if t.dim() > 2 and t.numel() else t for k in range(3)],
    lambda t: with_strides(t, [2 * s for s in t.stride()]) if t.is_contiguous() else t,
]


# Numbers at the ends of the ranges of dtypes, and outside.
NUMBERS = [
    *((dtype, end) for dtype in (torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64)
      for end in (torch.iinfo(dtype).max, torch.iinfo(dtype).max + 1, torch.iinfo(dtype).min, torch.iinfo(dtype).min - 1, 1.5)
      if -(2**63) <= end < 2**63),
    *((dtype, end) for dtype in (torch.float16, torch.bfloat16, torch.float32)
      for end in (torch.finfo(dtype).max, torch.finfo(dtype).max * 1.01, torch.finfo(dtype).min, torch.finfo(dtype).min * 1.01)),
    *((torch.bool, number) for number in (0, 1, 2, -1, True, 1.0, 0.5)),
]  # fmt: skip


def first_tensor(value):
    if isinstance(value, torch.Tensor):
        return value
    if isinstance(value, (list, tuple)):
        return next(filter(lambda t: t is not None, map(first_tensor, value)), None)
    return None


def default_choices(argument):
    """Values for an argument that the original call leaves out."""
    kind = str(argument.type)
    if argument.name in ("layout", "device", "pin_memory", "memory_format", "generator", "names"):
        return []
    if "bool" in kind:
        return [True, False]
    if "str" in kind:
        return STRINGS
    if kind in ("int", "Optional[int]", "SymInt", "Optional[SymInt]"):
        return [0, 1, -1, 2, 3, 6, 7, 15] if argument.name == "dtype" else [0, 1, -1, 2, -2]
    if kind in ("float", "Optional[float]", "number", "Optional[number]"):
        return [0, 1.0, -1.0, 0.5, 2, True]
    if "List[int]" in kind:
        return [[], [0], [1], [-1], [2], [0, 0], [1, 0], [1, 1], [2, 2], [-1, -1], [0, 1, 1]]
    return []


def is_empty(call):
    tensor = first_tensor(call[0])
    return (tensor is None, tensor is not None and tensor.numel() == 0, tensor is None or tensor.dim() < 2)


def variants(function, args, kwargs):
    schema = function._schema.arguments
    tensor = first_tensor(args)
    rank = tensor.dim() if tensor is not None else 0
    size = max(tensor.shape, default=1) if tensor is not None else 1
    yield "same", args, kwargs
    for i, argument in enumerate(schema):
        if str(argument.type) not in ("number", "Optional[number]") or (i >= len(args) and argument.name in kwargs):
            continue
        for k, (dtype, number) in enumerate(NUMBERS):
            cast = map_tensors(args, lambda t, dtype=dtype: resized(t, t.shape, dtype))
            if i < len(args):
                yield f"number{i}.{k}", [*cast[:i], number, *cast[i + 1 :]], kwargs
            else:
                yield f"number{i}.{k}", cast, {**kwargs, argument.name: number}
    for k, change in enumerate(TOGETHER):
        try:
            yield f"together{k}", map_tensors(args, change), {key: map_tensors(value, change) for key, value in kwargs.items()}
        except Unwritable:
            pass
    for i, value in enumerate(args):
        optional = "Optional" in str(schema[i].type)
        others = [None] if optional and value is not None else []
        source = changed(value, rank, size)
        while True:
            try:
                others.append(next(source))
            except StopIteration:
                break
            except (Unwritable, RuntimeError):
                break
        if value is None and optional:
            if "Tensor" in str(schema[i].type) and tensor is not None:
                others = [tensor, *other_sizes(tensor), *other_dtypes(tensor)]
            else:
                others = default_choices(schema[i])
        for k, other in enumerate(others):
            yield f"{i}.{k}", [*args[:i], other, *args[i + 1 :]], kwargs
    for key, value in kwargs.items():
        for k, other in enumerate([None, *changed(value, rank, size)]):
            yield f"{key}.{k}", args, {**kwargs, key: other}
    for argument in schema[len(args) :]:
        if argument.name not in kwargs:
            for k, other in enumerate(default_choices(argument)):
                if argument.name == "dtype":
                    other = (torch.float32, torch.float64, torch.bfloat16, torch.int64, torch.int32, torch.bool, torch.uint8, torch.int8)[k]
                yield f"{argument.name}.{k}", args, {**kwargs, argument.name: other}


def text_of_type(tensor):
    if tensor.dtype not in DTYPES or tensor.layout != torch.strided:
        raise Unwritable
    strides, step = [], 1
    for n in reversed(tensor.shape):
        strides.insert(0, step)
        step *= max(n, 1)
    text = f"{DTYPES[tensor.dtype]}[{', '.join(map(str, tensor.shape))}]"
    return text if strides == list(tensor.stride()) else text + f"[{', '.join(map(str, tensor.stride()))}]"


def text_of(value):
    if isinstance(value, torch.Tensor):
        return text_of_type(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(text_of, value)) + "]"
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, float) and not math.isfinite(value):
        raise Unwritable
    if value is None or isinstance(value, (bool, int, float, torch.dtype)):
        return str(value)
    raise Unwritable


def text_of_result(result):
    results = result if isinstance(result, (list, tuple)) else [result]
    return "; ".join(map(text_of, results))


def text_of_call(args, kwargs):
    return "(" + ", ".join([*map(text_of, args), *(f"{key} = {text_of(value)}" for key, value in kwargs.items())]) + ")"


def line_of(function, args, kwargs, left_out):
    call = text_of_call(args, kwargs)
    # Ops may write their arguments.
    args = [map_tensors(x, lambda t: t if 0 in t.stride() else with_strides(t, t.stride())) for x in args]
    try:
        result = text_of_result(function(*args, **kwargs))
        return f"{call} -> {result}", "accepted"
    except (RuntimeError, IndexError, ValueError, NotImplementedError, TypeError) as error:
        message = str(error).splitlines()[0]
        if left_out.search(str(error)):
            raise Unwritable from None
        return f"{call} -> refused", re.sub(r"[-\d]+|\[[^\]]*\]", "#", message)[:60]


def in_child(work, start):
    """Yields the texts that work(start) yields, in another process; then its index if the process died."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        torch.set_num_threads(1)
        with os.fdopen(write, "w") as stream:
            for text in work(start):
                stream.write(text + "\n")
                stream.flush()
        os._exit(0)
    os.close(write)
    end = time.monotonic() + SECONDS
    pending = b""
    while True:
        if not select.select([read], [], [], max(0, end - time.monotonic()))[0]:
            os.kill(child, 9)
            break
        part = os.read(read, 1 << 16)
        if not part:
            break
        pending += part
        *lines, pending = pending.split(b"\n")
        yield from (line.decode() for line in lines)
    os.close(read)
    os.waitpid(child, 0)


def bases_of(paths):
    """Calls of different kinds, from which the others are made."""
    bases, kinds = [], set()
    calls = [call for path in paths for call in calls_of(path)]
    for args, kwargs in sorted(calls, key=is_empty):
        kind = str([getattr(x, "ndim", type(x)) for x in args])
        if kind not in kinds and len(bases) < MAX_CALLS:
            kinds.add(kind)
            bases.append((args, kwargs))
    return bases


def lines_of(name, paths, most):
    function = find_overload(name)
    bases = [*((list(args), {}) for args in CALLS.get(name, ())), *bases_of(paths)]
    left_out = NOT_ABOUT_TYPES if paths else NOT_ABOUT_DRAWS
    calls = [(kind, args, kwargs) for base in bases for kind, args, kwargs in variants(function, *base)]

    def work(start):
        for i, (kind, args, kwargs) in enumerate(calls[start:], start):
            yield f"{i}\t"
            try:
                line, outcome = line_of(function, args, kwargs, left_out)
                yield f"{i}\t{kind}\t{outcome}\t{line}"
            except Exception:
                pass

    found, start = [], 0
    while start < len(calls):
        last = start - 1
        for text in in_child(work, start):
            if text.count("\t") == 1:
                last = int(text)
            else:
                found.append(text.split("\t")[1:])
        start = max(last, start) + 1 if last + 1 < len(calls) else len(calls)
    return choose(found, most)


def choose(found, most):
    """One line of each kind of change and outcome, then others, in an arbitrary but fixed order."""
    found.sort(key=lambda row: zlib.crc32(row[2].encode()))
    chosen, seen = {}, {}
    for depth in range(6):
        for kind, outcome, line in found:
            key = (kind, outcome == "accepted") if depth % 2 else outcome
            if line in chosen or seen.get((key, depth % 2), 0) > depth // 2 or len(chosen) >= most:
                continue
            seen[key, depth % 2] = seen.get((key, depth % 2), 0) + 1
            chosen[line] = None
    return sorted(chosen)


def without_strides(lines):
    """The first accepted calls, with tensors whose strides are not known: "f32[2, 3][?]"."""
    typed = r"\b([a-z]+\d+\[[\d, ]*\])"
    accepted = [line for line in lines if "][" not in line and "refused" not in line and re.search(typed, line.split(" -> ")[0])]
    step = max(1, len(accepted) // 6)
    return [re.sub(typed, r"\1[?]", line) for line in accepted[::step]]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="TEXT", default="", help="write only overloads whose names contain this text")
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "boundaries", help="folder to write to (default: %(default)s)")
    arguments = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    files = {}
    for folder in FOLDERS:
        for path in sorted((HERE / folder).glob("*.fx")):
            files.setdefault(path.stem, []).append(path)
    for name in CALLS:
        files.setdefault(name, [])
    for name, paths in files.items():
        if arguments.only not in name:
            continue
        try:
            lines = lines_of(name, paths, MAX_LINES[paths[0].parent.name if paths else "structured"])
        except AttributeError as error:
            print(f"{name}: {error}")
            continue
        if lines:
            (arguments.out / f"{name}.txt").write_text("".join(line + "\n" for line in lines + without_strides(lines)))


if __name__ == "__main__":
    main()
