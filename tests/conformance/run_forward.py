"""Compares the forward mode of every gradient case with PyTorch's.

For each file of gradients/, graph-jvp makes the graph of tangents, which graph-run runs on both engines; PyTorch computes
the same calls on dual tensors. Each file runs in a process of its own with a time limit. Prints each call whose tangents
differ and the totals. Fails if a difference is not listed in forward_exceptions.txt, if a file fails or exceeds the time
limit, or if an exception is not needed. With --report, each file's outcome is appended to that file, and a later run with
the same report continues where this one ended. Needs PyTorch 2.15.

example: python run_forward.py --tools build/release/bin --report /tmp/forward.jsonl
"""
import argparse
import json
import multiprocessing
import multiprocessing.connection
import re
import subprocess
import tempfile
import time
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
    """A made-up tangent, which is finite even where the value is not."""
    return torch.cos(value.nan_to_num(0.5, 1, -1) * 3 + index)


def evaluate(text, arrays, wrt):
    """The names of the outputs, their values with tangents, and the names of values whose tangents PyTorch cannot compute."""
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


def central_differences(text, arrays, wrt):
    """The slopes of PyTorch's outputs along the tangents, by output name."""
    step = 1e-6
    placeholders = re.findall(r"%(\w+) : .*= placeholder\[", text)
    sides = []
    for side in (step, -step):
        moved = {name: arrays[name] for name in placeholders}
        for name in wrt:
            value = tensor_of(arrays[name])
            moved[name] = (value + side * tangent_of(value, placeholders.index(name))).numpy()
        names, values, _ = evaluate(text, moved, [])
        sides.append(values)
    return {name: (after - before) / (2 * step) for name, after, before in zip(names, *sides) if after.is_floating_point()}


def is_near(found, slopes):
    """Whether a tangent agrees with central differences where these are finite; at infinite values they are not."""
    if found.shape != slopes.shape:
        return False
    finite = slopes.isfinite()
    return torch.allclose(found[finite], slopes[finite], rtol=1e-4, atol=1e-5)


class Failure(Exception):
    """Why a file cannot be compared."""


def tool(command):
    run = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if run.returncode != 0:
        raise Failure(f"{Path(command[0]).name}: {(run.stderr.splitlines() or ['no message'])[0]}")


def our_tangents(path, tools, engine, placeholders, wrt, arrays):
    """The outputs of the graph and their tangents, by the names that graph-run writes."""
    with tempfile.TemporaryDirectory() as folder:
        inputs = {name: arrays[name] for name in placeholders}
        np.savez(f"{folder}/types.npz", **inputs)
        tangents = {f"{name}_tangent": tangent_of(tensor_of(arrays[name]), placeholders.index(name)).numpy()
                    for name in wrt}
        np.savez(f"{folder}/in.npz", **inputs, **tangents)
        jvp = f"{folder}/jvp.code"
        tool([f"{tools}/graph-jvp", path, "--wrt", ",".join(wrt), "--inputs", f"{folder}/types.npz", "-o", jvp])
        tool([f"{tools}/graph-run", jvp, "--inputs", f"{folder}/in.npz", "--output", f"{folder}/out.npz",
              f"--backend={engine}"])
        return dict(np.load(f"{folder}/out.npz"))


def run_file(path, options):
    """The number of calls with each outcome, and (call, text) for each difference."""
    text = path.read_text()
    arrays = np.load(path.with_suffix(".npz"))
    wrt = sorted({x for line in re.findall(r"^# case \w+: by ([^,\n]*)", text, re.M) for x in line.split()})
    placeholders = re.findall(r"%(\w+) : .*= placeholder\[", text)
    differences, counts = [], Counter()
    with forward_ad.dual_level(), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            names, values, lacking = evaluate(text, arrays, wrt)
        except AttributeError:  # an op that this PyTorch has only in its compiler
            return {"PyTorch has no such op": 1}, []
        for engine in options.engines:
            found = our_tangents(path, options.tools, engine, placeholders, wrt, arrays)
            next_tangent = len(names)
            for name, value in zip(names, values):
                if not value.is_floating_point():
                    continue
                key = f"out{next_tangent}"
                next_tangent += 1
                if name in lacking:
                    counts["PyTorch has no forward mode"] += 1
                    continue
                expected = forward_ad.unpack_dual(value).tangent
                expected = torch.zeros_like(value) if expected is None else expected
                ours = torch.from_numpy(found[key]) if key in found else torch.zeros_like(value)
                is_close = ours.shape == expected.shape and torch.allclose(ours, expected, rtol=1e-7, atol=1e-9, equal_nan=True)
                counts["equal" if is_close else "different"] += 1
                if not is_close:
                    with torch.no_grad():
                        slopes = central_differences(text, arrays, wrt)[name]
                    same = torch.isclose(ours, expected, rtol=1e-7, atol=1e-9, equal_nan=True) if ours.shape == expected.shape else False
                    rows = [x.detach().masked_select(torch.as_tensor(~torch.as_tensor(same))).tolist()[:3] for x in (expected, ours, slopes)]
                    agree = [who for who, x in (("PyTorch", expected), ("found", ours)) if is_near(x, slopes)]
                    differences.append((name, f"{engine}: PyTorch {rows[0]}, found {rows[1]}, central differences {rows[2]} "
                                              f"(agree with: {', '.join(agree) or 'neither'})"))
    return dict(counts), differences


def child(connection, path, options):
    torch.set_num_threads(1)
    try:
        counts, differences = run_file(path, options)
        outcome = {"counts": counts, "differences": differences}
    except Failure as failure:
        outcome = {"failure": str(failure)}
    except Exception as error:
        outcome = {"failure": f"script: {type(error).__name__}: {str(error)[:200]}"}
    connection.send(outcome)
    connection.close()


def outcomes_of(paths, options):
    """Yields (path, outcome) as files end. At most options.processes files run at once."""
    context = multiprocessing.get_context("fork")
    waiting, running = list(reversed(paths)), []
    while waiting or running:
        while waiting and len(running) < options.processes:
            path = waiting.pop()
            receiver, sender = context.Pipe(duplex=False)
            process = context.Process(target=child, args=(sender, path, options))
            process.start()
            sender.close()
            running.append((path, process, receiver, time.monotonic() + options.timeout))
        multiprocessing.connection.wait([entry[2] for entry in running], timeout=1)
        for entry in list(running):
            path, process, receiver, deadline = entry
            if receiver.poll():
                try:
                    outcome = receiver.recv()
                except EOFError:
                    process.join()
                    outcome = {"failure": f"the process ended with exit code {process.exitcode}"}
            elif time.monotonic() > deadline:
                process.kill()
                outcome = {"failure": f"more than {options.timeout} s"}
            else:
                continue
            process.join()
            running.remove(entry)
            yield path, outcome


def read_exceptions():
    """Overload -> (calls or None for all, reason). A line is "OVERLOAD [CALLS]: REASON"."""
    lines = (HERE / "forward_exceptions.txt").read_text().splitlines()
    found = {}
    for line in lines:
        if line and not line.startswith("#"):
            names, reason = line.split(": ", 1)
            overload, *calls = names.split()
            found[overload] = (calls[0].split(",") if calls else None, reason)
    return found


def excuses(exceptions, overload, call):
    """Whether an exception covers a call; `c1_out0` is an output of `c1`."""
    if overload not in exceptions:
        return False
    calls = exceptions[overload][0]
    return calls is None or call.split("_")[0] in calls


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", default="build/release/bin", help="folder of graph-jvp and graph-run")
    parser.add_argument("--engines", default="interp,jit", type=lambda text: text.split(","), help="engines to run, separated by commas (default: %(default)s)")
    parser.add_argument("--only", default="*", help="run only files whose names match this pattern")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--timeout", type=float, default=120, help="time limit for each file, in seconds")
    parser.add_argument("--report", type=Path, help="file to append each outcome to, as a JSON line; cases with an outcome in this file are not run again")
    options = parser.parse_args()
    outcomes = {}
    if options.report and options.report.exists():
        outcomes = {entry["file"]: entry for entry in map(json.loads, options.report.read_text().splitlines())}
    paths = sorted((HERE / "gradients").glob(f"{options.only}.fx"))
    for path, outcome in outcomes_of([path for path in paths if path.stem not in outcomes], options):
        outcomes[path.stem] = outcome
        if options.report:
            with options.report.open("a") as report:
                report.write(json.dumps({"file": path.stem, **outcome}) + "\n")
    exceptions, total, needed, problems = read_exceptions(), Counter(), set(), 0
    for path in paths:
        outcome = outcomes[path.stem]
        total += Counter(outcome.get("counts", {}))
        found = [("", outcome["failure"])] if "failure" in outcome else outcome["differences"]
        for call, text in found:
            is_known = excuses(exceptions, path.stem, call)
            needed.update([path.stem] if is_known else [])
            problems += not is_known
            print("known:" if is_known else "FAILED:" if not call else "DIFFERENT:", path.stem, call, text)
    for overload in exceptions:
        if overload not in needed and overload in outcomes:
            problems += 1
            print("exception without a difference:", overload)
    print(f"{len(paths)} files:", dict(total))
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
