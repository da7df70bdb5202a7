"""Runs graphs of GraphNet (github.com/PaddlePaddle/GraphNet) on both engines and their gradients as native code, on inputs
made from the metadata beside each graph, and compares all values with those that PyTorch computes from the same inputs.
Prints a table of outcomes. Needs PyTorch.

example: python run_graphs.py ../GraphNet --tools build/release/bin --count 100
"""
import argparse
import multiprocessing
import random
import re
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

import numpy as np
import torch
from torch.utils.flop_counter import FlopCounterMode

from resolve_graphs import typed_text
from sample_values import Reference, is_random, make_inputs, parameter_names, stated_bytes, to_array

FAMILIES = ("transformers-auto-model", "timm")
EQUAL = "equal to PyTorch's, differentiated where the graph has parameters"


class Failure(Exception):
    """The first stage of a graph that fails, and why."""


def first_cause(text):
    """A tool's first error message, without the parts that differ from graph to graph."""
    differing = [line for line in text.splitlines() if re.search(r" (differs|not in) |found ", line) and "out" in line[:5]]
    not_replaced = r"%\w+ \(\S+\) is not replaced: "
    errors = [line for line in text.splitlines() if "error:" in line or re.search(not_replaced, line)]
    lines = text.splitlines()
    at = lines.index(errors[0]) if errors else 0
    cause = " ".join(lines[at:at + 2]) if errors else (text.strip().splitlines() or ["no message"])[-1]
    if differing and "outputs differ" in cause:
        cause = "outputs differ: " + differing[0]
    return re.sub(r"[0-9]+", "N", re.sub(r"%\w+", "%x", re.sub(r"\[?/tmp/\S+", "", cause)))[:220]


def tool(stage, command, limit):
    try:
        run = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        raise Failure(f"{stage}: more than {limit} s") from None
    if run.returncode != 0:
        raise Failure(f"{stage}: {first_cause(run.stdout + run.stderr)}")


def save(path, values):
    np.savez(path, **{name: to_array(value) for name, value in values.items() if value is not None})


def numbered(outputs):
    return {f"out{i}": value for i, value in enumerate(outputs)}


def run_graph(folder, options, work):
    """Raises Failure, or returns an outcome."""
    text, missing = typed_text(folder)
    if missing:
        raise Failure("sample: an input has no stated type")
    try:
        inputs = make_inputs(folder, options.seed)
        reference = Reference((folder / "model.py").read_text())
        with FlopCounterMode(display=False) as flops:
            outputs, _ = reference.run(inputs)
    except Exception as error:  # whatever PyTorch raises
        return f"left out: PyTorch can't run it ({type(error).__name__})"
    if flops.get_total_flops() > options.gigaflops * 1e9:
        return f"left out: more than {options.gigaflops} GFLOP"
    model, given, expected = work / "model.py", work / "inputs.npz", work / "expected.npz"
    model.write_text(text)
    save(given, {name: inputs[name] for name in reference.names})
    save(expected, numbered(outputs))
    run = [options.tools / "graph-run", model, f"--inputs={given}"]
    if is_random(reference, inputs):
        tool("engines", [*run, "--compare"], options.timeout)
        return "both engines equal (the graph draws random numbers)"
    tool("interpreter", [*run, f"--expected={expected}"], options.timeout)
    tool("native", [*run, "--backend=jit", f"--expected={expected}"], options.timeout)

    wrt = [name for name in reference.names if name in parameter_names(text_of(folder)) and inputs[name].is_floating_point()]
    if not wrt:
        return "equal to PyTorch's, no parameters"
    try:
        tangents, outputs, gradients = reference.differentiate(inputs, wrt, options.seed)
    except RuntimeError as error:
        return f"equal to PyTorch's, which can't differentiate it ({str(error)[:60]})"
    if not tangents:
        return "equal to PyTorch's, no output depends on a parameter"
    joint = work / "joint.py"
    tool("graph-grad", [options.tools / "graph-grad", model, f"--inputs={given}", "--wrt=" + ",".join(wrt),
                        "--of=" + ",".join(map(str, tangents)), "--format=code", "-o", joint], options.timeout)
    # The joint graph's placeholders have the names of the nodes, in the order of the forward graph's.
    header = re.search(r"def forward\(self, (.*)\):", joint.read_text())[1]
    names = re.findall(r"(\w+)(?:: \"[^\"]*\")?(?:, |$)", header)
    save(given, dict(zip(names, [*(inputs[name] for name in reference.names), *tangents.values()])))
    save(expected, numbered([*outputs, *gradients.values()]))
    tool("gradients", [options.tools / "graph-run", joint, f"--inputs={given}", "--backend=jit",
                       f"--expected={expected}"], options.timeout)
    return EQUAL


def text_of(folder):
    return (folder / "model.py").read_text()


def report(folder, options, queue):
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory(prefix="graphnet") as work:
        try:
            queue.put(run_graph(folder, options, Path(work)))
        except Failure as failure:
            queue.put(str(failure))


def outcome_of(folder, options):
    """The outcome of a graph, computed in a separate process so that its memory is freed."""
    if stated_bytes(folder) > options.mebibytes * 2**20:
        return f"left out: inputs of more than {options.mebibytes} MiB"
    queue = multiprocessing.Queue()
    process = multiprocessing.Process(target=report, args=(folder, options, queue))
    process.start()
    process.join(6 * options.timeout)
    if process.is_alive():
        process.kill()
        return "script: time limit exceeded"
    return queue.get(timeout=5) if process.exitcode == 0 else "script: its process ended early"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--tools", type=Path, required=True, help="the folder with graph-run and graph-grad")
    parser.add_argument("--count", type=int, default=100, help="number of graphs to run, without those that are left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only graphs whose folder contains this text")
    parser.add_argument("--mebibytes", type=int, default=400, help="largest total size of inputs; graphs with larger inputs are left out")
    parser.add_argument("--gigaflops", type=float, default=4, help="largest amount of arithmetic; graphs with more are left out")
    parser.add_argument("--timeout", type=int, default=300, help="time limit for each run of a tool, in seconds")
    options = parser.parse_args()
    folders = sorted(path.parent for family in FAMILIES for path in (options.checkout / "samples" / family).rglob("model.py"))
    folders = [folder for folder in folders if options.only in str(folder)]
    random.Random(options.seed).shuffle(folders)
    outcomes, ran = Counter(), 0
    for folder in folders:
        if ran == options.count:
            break
        start = time.monotonic()
        outcome = outcome_of(folder, options)
        outcomes[outcome] += 1
        ran += not outcome.startswith("left out")
        print(f"{time.monotonic() - start:6.1f} s  {folder.relative_to(options.checkout / 'samples')}: {outcome}", flush=True)
    good = sum(count for outcome, count in outcomes.items() if outcome.startswith(("equal", "both")))
    print(f"\n{good} of {ran} graphs have equal values\n\n| graphs | outcome |\n| --- | --- |")
    for outcome, count in outcomes.most_common():
        print(f"| {count} | {outcome} |")


if __name__ == "__main__":
    main()
