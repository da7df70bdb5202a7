"""Compares the forward mode of every gradient case with PyTorch's.

For each file of gradients/, graph-jvp makes the graph of tangents, which graph-run runs on one engine; PyTorch computes
the same calls on dual tensors. Prints each call whose tangents differ, the calls for which PyTorch has no forward mode,
and the totals. Fails if a difference is not listed in forward_exceptions.txt. Needs PyTorch 2.15.

example: python run_forward.py --tools build/release/bin
"""
import argparse
import re
import subprocess
import sys
import tempfile
import warnings
from collections import Counter
from pathlib import Path

import numpy as np
import torch
import torch.autograd.forward_ad as forward_ad

HERE = Path(__file__).resolve().parent
CALL = re.compile(r"%(\w+) : .*?= call_function\[target=(\S+)\]\(args = (.*), kwargs = (\{.*\})\)$")


class Words(dict):
    """The names in the text of an argument. Any other name is a string, which print(graph) writes without quotes."""

    def __missing__(self, word):
        return word


NAMES = {"torch": torch, "device": torch.device, "inf": float("inf"), "nan": float("nan")}


def target_of(name):
    value = {"torch": torch, "operator": __import__("operator"), "_operator": __import__("operator")}
    first, *rest = name.split(".")
    target = value[first]
    for part in rest:
        target = getattr(target, part)
    return target


def tensor_of(array):
    """bfloat16 is stored as raw items of two bytes."""
    array = array.copy()
    return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16) if array.dtype.kind == "V" else torch.from_numpy(array)


def tangent_of(value, index):
    return torch.cos(value * 3 + index)


def evaluate(text, arrays, wrt):
    """The outputs of the graph and their tangents; None for a tangent that PyTorch cannot compute."""
    values, lacking = {}, set()
    for index, name in enumerate(re.findall(r"%(\w+) : .*= placeholder\[", text)):
        value = tensor_of(arrays[name])
        values[name] = forward_ad.make_dual(value, tangent_of(value, index)) if name in wrt else value
    for line in text.splitlines():
        match = CALL.search(line)
        if not match:
            continue
        name, target, *arguments = match.groups()
        used = [x for part in arguments for x in re.findall(r"%(\w+)", part)]
        args, kwargs = (eval(re.sub(r"%(\w+)", r"values['\1']", part), {}, Words(NAMES, values=values)) for part in arguments)
        try:
            values[name] = target_of(target)(*args, **kwargs)
        except (RuntimeError, NotImplementedError):
            plain = lambda x: forward_ad.unpack_dual(x).primal if isinstance(x, torch.Tensor) else x
            args, kwargs = torch.utils._pytree.tree_map(plain, (args, kwargs))
            values[name] = target_of(target)(*args, **kwargs)
            lacking.add(name)
        if lacking.intersection(used):
            lacking.add(name)
    outputs = re.search(r"^    return \(?(.*?),?\)?$", text, re.M).group(1).split(", ")
    return outputs, [values[x] for x in outputs], lacking


def run_file(path, tools, backend):
    text = path.read_text()
    arrays = np.load(path.with_suffix(".npz"))
    wrt = sorted({x for line in re.findall(r"^# case \w+: by ([^,\n]*)", text, re.M) for x in line.split()})
    placeholders = re.findall(r"%(\w+) : .*= placeholder\[", text)
    with forward_ad.dual_level(), tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        names, values, lacking = evaluate(text, arrays, wrt)
        inputs = {name: arrays[name] for name in placeholders}
        np.savez(f"{folder}/types.npz", **inputs)
        tangents = {f"{name}_tangent": tangent_of(tensor_of(arrays[name]), placeholders.index(name)).numpy()
                    for name in wrt}
        np.savez(f"{folder}/in.npz", **inputs, **tangents)
        jvp = subprocess.run([f"{tools}/graph-jvp", path, "--wrt", ",".join(wrt), "--inputs", f"{folder}/types.npz",
                              "-o", f"{folder}/jvp.code"], capture_output=True, text=True)
        if jvp.returncode != 0:
            return [f"{path.stem}: {jvp.stderr.splitlines()[0]}"], Counter(refused=1)
        run = subprocess.run([f"{tools}/graph-run", f"{folder}/jvp.code", "--inputs", f"{folder}/in.npz", "--outputs",
                              f"{folder}/out.npz", f"--backend={backend}"], capture_output=True, text=True)
        if run.returncode != 0:
            return [f"{path.stem}: {run.stderr.splitlines()[0]}"], Counter(failed=1)
        found = np.load(f"{folder}/out.npz")
        problems, counts = [], Counter()
        next_tangent = len(names)
        for name, value in zip(names, values):
            if not value.is_floating_point():
                continue
            key = f"out{next_tangent}"
            next_tangent += 1
            if name in lacking:
                counts["PyTorch has none"] += 1
                continue
            expected = forward_ad.unpack_dual(value).tangent
            expected = torch.zeros_like(value) if expected is None else expected
            ours = torch.from_numpy(found[key]) if key in found.files else torch.zeros_like(value)
            is_close = ours.shape == expected.shape and torch.allclose(ours, expected, rtol=1e-7, atol=1e-9, equal_nan=True)
            counts["equal" if is_close else "different"] += 1
            if not is_close:
                problems.append(f"{path.stem} {name}: PyTorch {expected.flatten()[:4].tolist()}, found {ours.flatten()[:4].tolist()}")
        return problems, counts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", default="build/release/bin", help="folder of graph-jvp and graph-run")
    parser.add_argument("--backend", default="interp", choices=("interp", "jit"))
    parser.add_argument("--only", default="*", help="run only files whose names match this pattern")
    options = parser.parse_args()
    lines = (HERE / "forward_exceptions.txt").read_text().splitlines()
    known = {line.split(":")[0] for line in lines if line and not line.startswith("#")}
    total, unknown = Counter(), 0
    for path in sorted((HERE / "gradients").glob(f"{options.only}.fx")):
        try:
            problems, counts = run_file(path, options.tools, options.backend)
        except AttributeError:  # an op that this PyTorch has only in its compiler
            total["PyTorch has no such op"] += 1
            continue
        total += counts
        for problem in problems:
            is_known = path.stem in known
            unknown += not is_known
            print("known:" if is_known else "DIFFERENT:", problem)
    print(dict(total))
    sys.exit(1 if unknown else 0)


if __name__ == "__main__":
    main()
