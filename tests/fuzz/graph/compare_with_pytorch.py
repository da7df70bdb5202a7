#!/usr/bin/env python3
"""Runs graphs of the graph fuzzer with PyTorch and compares the results with the interpreter's.

    compare_with_pytorch.py --tool=build/release/bin/graph_fuzz --seeds=0..10000
"""

import argparse
import collections
import math
import re
import subprocess
import sys

import torch

DTYPES = {
    "b8": torch.bool, "u8": torch.uint8, "i8": torch.int8, "i16": torch.int16, "i32": torch.int32, "i64": torch.int64,
    "f16": torch.float16, "bf16": torch.bfloat16, "f32": torch.float32, "f64": torch.float64,
}  # fmt: skip
# Largest accepted differences, relative to the largest value of the tensor: the errors of a few operations.
LIMITS = {torch.float16: 5e-3, torch.bfloat16: 4e-2, torch.float32: 2e-5, torch.float64: 1e-12}
# Kinds of composed graphs (random_case.cc).
COMPOSED = re.compile(
    r", (views and writes|empty sizes|integers|promotion|computed sizes|rows|reductions|images|picks|lists|products)$"
)
# Random numbers differ from PyTorch's, and uninitialised memory has no value.
# Subgraphs are classes, which only PyTorch's exporters turn into modules.
WITHOUT_VALUES = re.compile(r"higher_order|rand|normal|bernoulli|dropout|empty|multinomial|exponential|cauchy|geometric|rrelu|uniform")


def parse_tensor(text):
    match = re.match(r"(\w+)\[([\d, ]*)\]\s*(.*)", text)
    dtype = DTYPES[match[1]]
    sizes = [int(size) for size in match[2].split(",") if size.strip()]
    kind = float if dtype.is_floating_point else int
    values = [kind(value) for value in match[3].split()]
    return torch.tensor(values, dtype=torch.float64 if kind is float else torch.int64).to(dtype).reshape(sizes)


def with_strides(tensor, strides):
    """The same values with other strides, of which some may be 0."""
    offsets = torch.zeros((), dtype=torch.int64)
    for size, stride in zip(tensor.shape, strides):
        offsets = offsets.unsqueeze(-1) + torch.arange(size) * stride
    base = torch.zeros(int(offsets.max()) + 1 if tensor.numel() else 0, dtype=tensor.dtype)
    base[offsets.flatten()] = tensor.flatten()
    return base.as_strided(tensor.shape, strides)


def read_inputs(text):
    inputs = {}
    for line in text.splitlines():
        match = re.match(r"# (input|strides|alias) (\w+): (.*)", line)
        if not match:
            continue
        kind, name, value = match.groups()
        if kind == "input":
            inputs[name] = parse_tensor(value)
        elif kind == "strides":
            inputs[name] = with_strides(inputs[name], [int(stride) for stride in value.split()])
        else:
            inputs[name] = inputs[value]
    return list(inputs.values())


def stride_difference(found, strides):
    """How the strides of dims of size 2 or more differ; "" if they agree."""
    expected = [int(stride) for stride in strides.split()]
    if found.numel() == 0 or all(n == 1 or a == b for n, a, b in zip(found.shape, found.stride(), expected)):
        return ""
    return f"strides {expected} of {list(found.shape)}, PyTorch has {list(found.stride())}"


def difference(found, expected):
    """How two tensors differ; "" if they agree."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return f"{expected.dtype}{list(expected.shape)}, PyTorch has {found.dtype}{list(found.shape)}"
    if found.numel() == 0:
        return ""
    if not expected.dtype.is_floating_point:
        return "" if torch.equal(found, expected) else f"{expected.tolist()}, PyTorch has {found.tolist()}"
    a, b = found.double(), expected.double()
    same = (a == b) | (a.isnan() & b.isnan())
    scale = b[b.isfinite()].abs().max().item() if b.isfinite().any() else 0.0
    near = (a - b).abs() <= LIMITS[expected.dtype] * max(scale, 1e-30)
    return "" if (same | near).all() else f"{expected.tolist()}, PyTorch has {found.tolist()}"


def flat(values):
    for value in values if isinstance(values, (list, tuple)) else [values]:
        if isinstance(value, (list, tuple)):
            yield from flat(value)
        else:
            yield value


def check(text):
    """How the interpreter's results differ from PyTorch's; "" if they agree, None if they cannot be compared."""
    inputs = read_inputs(text)
    strides = [line.split(":", 1)[1] for line in text.splitlines() if line.startswith("# result strides:")]
    expected = [line.split(": ", 1)[1] for line in text.splitlines() if line.startswith("# result: ")]
    error = re.search(r"^# error: (.*)$", text, re.M)
    scope = {"torch": torch, "device": torch.device, "inf": math.inf, "nan": math.nan}
    code = text[text.index("class ") :]
    if WITHOUT_VALUES.search(code):
        return None
    try:
        exec(code, scope)
        results = list(flat(scope["GraphModule"]().forward(*inputs))) + inputs
    except Exception as exception:
        message = str(exception).split("\n")[0]
        if "not implemented for" in message:
            return None
        return "" if error else f"runs, PyTorch raises: {message}"
    if error:
        return f"fails ({error[1]}), PyTorch runs"
    if len(results) != len(expected):
        return f"{len(expected)} results, PyTorch has {len(results)}"
    for i, (found, wanted) in enumerate(zip(results, expected)):
        if isinstance(found, torch.Tensor) and wanted != "other":
            text = difference(found, parse_tensor(wanted))
            if not text and len(strides) == len(expected):
                text = stride_difference(found, strides[i])
            if text:
                return f"result {i}: {text}"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", required=True, help="the graph_fuzz executable")
    parser.add_argument("--seeds", default="0..1000")
    parser.add_argument("--composed", action="store_true", help="only composed graphs, no mutations of the corpus")
    parser.add_argument("--max-findings", type=int, default=20)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    command = [arguments.tool, f"--seeds={arguments.seeds}", "--print-results"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    counts = collections.Counter()
    for case in output.split("=== seed ")[1:]:
        title, text = case.split("\n", 1)
        if arguments.composed and not COMPOSED.search(title):
            continue
        found = check(text)
        counts["skipped" if found is None else "equal" if not found else "different"] += 1
        if found and counts["different"] <= arguments.max_findings:
            print(f"seed {title}: {found}\n{text}")
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    return 1 if counts["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
