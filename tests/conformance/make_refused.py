#!/usr/bin/env python3
"""Writes refused/OVERLOAD.fx: calls that PyTorch refuses, which both engines must refuse too.

They come from PyTorch's OpInfo.error_inputs and from calls of its operator database with one argument changed (a dim
out of range, another size, another dtype). A call is kept if PyTorch raises an error for the overload itself. A file
holds several cases, each with a line "# refused: MESSAGE", lines "# input NAME: TYPE VALUES" and a graph. Made with
PyTorch 2.15.

    make_refused.py [--only TEXT] [--out FOLDER]
"""

import argparse
import collections
import pathlib
import re
import warnings

import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._python_dispatch import TorchDispatchMode

HERE = pathlib.Path(__file__).resolve().parent
MAX_ELEMENTS = 64
MAX_CASES = 12
# Messages of calls that PyTorch refuses because of limits of its implementation, and that Backtape accepts.
ACCEPTED_HERE = ("up to 64 dims are supported", "output with shape [] doesn't match the broadcast shape")
DTYPES = {
    torch.float32: "f32",
    torch.float64: "f64",
    torch.bfloat16: "bf16",
    torch.float16: "f16",
    torch.int64: "i64",
    torch.int32: "i32",
    torch.int16: "i16",
    torch.int8: "i8",
    torch.uint8: "u8",
    torch.bool: "b8",
}


class Unwritable(Exception):
    pass


def name_of(func):
    return func._schema.name.removeprefix("aten::") + "." + (func._overloadname or "default")


class Text:
    """One case as text."""

    def __init__(self, func, args, kwargs, message):
        self.tensors = {}
        written = ", ".join(map(self.argument, args))
        trailing = "," if len(args) == 1 else ""
        named = ", ".join(f"{key}: {self.argument(value)}" for key, value in kwargs.items())
        lines = ["# refused: " + " ".join(message.split())[:160]]
        for name, (tensor, _) in zip(self.names(), self.tensors.values()):
            lines.append(f"# input {name}: {self.value(tensor)}")
        lines.append("graph():")
        for name in self.names():
            lines.append(f"    %{name} : [num_users=1] = placeholder[target={name}]")
        call = f"call_function[target=torch.ops.aten.{name_of(func)}](args = ({written}{trailing}), kwargs = {{{named}}})"
        lines.append(f"    %y : [num_users=1] = {call}")
        lines.append("    return [y]")
        self.text = "\n".join(lines) + "\n"

    def names(self):
        return [f"x{i}" for i in range(len(self.tensors))]

    def argument(self, value):
        if isinstance(value, torch.Tensor):
            plain = value.dtype in DTYPES and value.layout == torch.strided and value.device.type == "cpu"
            if not plain or value.numel() > MAX_ELEMENTS or not value.is_contiguous():
                raise Unwritable
            number = self.tensors.setdefault(id(value), (value, len(self.tensors)))[1]
            return f"%x{number}"
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(map(self.argument, value)) + "]"
        if value is None or isinstance(value, (bool, int, torch.dtype)):
            return str(value)
        if isinstance(value, float) and value == value and abs(value) != float("inf"):
            return repr(value)
        if isinstance(value, str):
            return value
        raise Unwritable

    @staticmethod
    def value(tensor):
        sizes = ", ".join(map(str, tensor.shape))
        values = " ".join(f"{x:.3g}" if tensor.is_floating_point() else str(int(x)) for x in tensor.reshape(-1).tolist())
        return f"{DTYPES[tensor.dtype]}[{sizes}] {values}".rstrip()


class Refusals(TorchDispatchMode):
    """Collects calls of the wanted overloads that raise an error themselves, and (in `accepted`) some that do not."""

    def __init__(self, wanted):
        super().__init__()
        self.wanted = wanted
        self.cases = collections.defaultdict(dict)
        self.accepted = collections.defaultdict(list)

    def attempt(self, func, args, kwargs):
        try:
            return func(*args, **kwargs)
        except (RuntimeError, IndexError, ValueError, NotImplementedError) as error:
            name = name_of(func)
            if name in self.wanted and not any(words in str(error) for words in ("not implemented for", *ACCEPTED_HERE)):
                self.add(name, func, args, kwargs, str(error))
            raise

    def add(self, name, func, args, kwargs, message):
        # One call for each kind of message.
        kind = re.sub(r"[-\d]+|\[[^\]]*\]", "#", message)[:80]
        if kind in self.cases[name] or len(self.cases[name]) >= MAX_CASES:
            return
        try:
            self.cases[name][kind] = Text(func, args, kwargs, message).text
        except Unwritable:
            pass

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        result = self.attempt(func, args, kwargs)
        name = name_of(func)
        if name in self.wanted and len(self.accepted[name]) < 6:
            self.accepted[name].append((func, args, kwargs))
        return result


def changed(value):
    """Replacements for an argument that are likely to be invalid."""
    if isinstance(value, torch.Tensor):
        plain = value.detach().clone()
        yield plain.reshape(-1)[:-1].clone() if plain.numel() > 1 else plain.reshape(-1, 1)
        yield plain.unsqueeze(0)
        if plain.dim():
            yield torch.cat([plain, plain], plain.dim() - 1)
            yield torch.cat([plain, plain[:1]], 0)
        yield plain.to(torch.float64 if plain.dtype != torch.float64 else torch.float32)
        yield plain.to(torch.int64 if plain.is_floating_point() else torch.float32)
    elif isinstance(value, bool) or value is None:
        return
    elif isinstance(value, int):
        yield from (7, -7, -1)
    elif isinstance(value, (list, tuple)) and value and all(isinstance(x, int) for x in value):
        for other in (9, -9, 0, -1):
            yield [other, *value[1:]]
        yield [*value, value[-1]]
        yield list(value[:-1])


def change_corpus(refusals):
    for name, calls in list(refusals.accepted.items()):
        for func, args, kwargs in calls:
            for i, value in enumerate(args):
                for other in changed(value):
                    try:
                        refusals.attempt(func, [*args[:i], other, *args[i + 1 :]], kwargs)
                    except Exception:
                        pass


def run_operator_database(refusals):
    for info in op_db:
        for source in (info.error_inputs_func and info.error_inputs("cpu"), sample_errors(info)):
            try:
                for sample in source or ():
                    sample = getattr(sample, "sample_input", sample)
                    try:
                        with refusals:
                            info(sample.input, *sample.args, **sample.kwargs)
                    except Exception:
                        pass
            except Exception:
                pass


def sample_errors(info):
    """Valid samples, whose calls are changed afterwards."""
    if torch.float32 in info.dtypes:
        for i, sample in enumerate(info.sample_inputs("cpu", torch.float32)):
            if i >= 4:
                return
            yield sample


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", metavar="TEXT", default="", help="write only overloads whose names contain this text")
    parser.add_argument("--out", default=str(HERE / "refused"), help="folder to write to (default: %(default)s)")
    arguments = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.manual_seed(0)
    wanted = set()
    for path in ("pointwise_overloads.txt", "structured_overloads.txt"):
        wanted |= {line.split("#")[0].strip() for line in (HERE / path).read_text().splitlines()}
    refusals = Refusals(wanted - {""})
    run_operator_database(refusals)
    change_corpus(refusals)
    out = pathlib.Path(arguments.out)
    out.mkdir(exist_ok=True)
    count = num_overloads = 0
    for name, cases in sorted(refusals.cases.items()):
        if cases and arguments.only in name:
            (out / f"{name}.fx").write_text("\n".join(cases.values()))
            count += len(cases)
            num_overloads += 1
    print(f"{count} calls of {num_overloads} overloads")


if __name__ == "__main__":
    main()
