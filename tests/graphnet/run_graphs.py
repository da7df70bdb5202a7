"""Runs graphs of GraphNet (github.com/PaddlePaddle/GraphNet) and their gradients on both engines, on inputs made from the
metadata beside each graph, and compares all values with those that PyTorch computes from the same inputs. Prints a table
of outcomes. Needs PyTorch.

example: python run_graphs.py ../GraphNet --tools build/release/bin --count 100
"""
import argparse
import json
import multiprocessing
import random
import re
import tempfile
import time
from collections import Counter
from pathlib import Path

import numpy as np
import torch

from resolve_graphs import StageFailure, parameter_names, run_tool, sample_folders, structure_of, typed_text
from sample_values import Reference, make_inputs, stated_bytes, to_array

EQUAL = "equal to PyTorch's, differentiated where the graph has parameters"


def save(path, values):
    np.savez(path, **{name: to_array(value) for name, value in values.items() if value is not None})


def numbered(outputs):
    return {f"out{i}": value for i, value in enumerate(outputs)}


def flops_of(options, model, resolved):
    """The FLOP of the calls whose types are known. A graph that reads a number from an input is not typed completely."""
    run_tool("resolve", [options.tools / "graph-optimize", model, "--passes=resolve_python_targets", "--format=code", "-o", resolved],
         options.timeout)
    return json.loads(run_tool("count", [options.tools / "graph-dump", resolved, "--stats", "--format=json"], options.timeout).stdout)["flops"]


def run_reference(reference, inputs, wrt, seed):
    """PyTorch's outputs, tangents and gradients, whether the graph draws random numbers, and why there are no gradients ("" if
    there are)."""
    if not wrt:
        outputs, _, is_random = reference.run(inputs)
        return outputs, {}, {}, is_random, "no parameters"
    try:
        outputs, given, is_random = reference.run(inputs, wrt)
        tangents, gradients = reference.gradients(outputs, given, seed)
    except RuntimeError as error:
        outputs, _, is_random = reference.run(inputs)
        return outputs, {}, {}, is_random, f"which cannot differentiate it ({str(error)[:60]})"
    return outputs, tangents, gradients, is_random, "" if tangents else "no output depends on a parameter"


def run_graph(folder, options, work):
    """Raises StageFailure, or returns an outcome."""
    text, missing = typed_text(folder)
    if missing:
        raise StageFailure("sample: an input has no stated type")
    model, given, expected, joint = (work / name for name in ("model.py", "inputs.npz", "expected.npz", "joint.py"))
    model.write_text(text)
    if flops_of(options, model, joint) > options.gigaflops * 1e9:
        return f"left out: more than {options.gigaflops:g} GFLOP"
    try:
        inputs = make_inputs(folder, options.seed)
        reference = Reference((folder / "model.py").read_text())
        parameters = parameter_names(folder)
        wrt = [name for name in reference.names if name in parameters and inputs[name].is_floating_point()]
        outputs, tangents, gradients, is_random, reason = run_reference(reference, inputs, wrt, options.seed)
    except Exception as error:  # PyTorch may raise any exception
        return f"left out: PyTorch cannot run it ({type(error).__name__})"
    save(given, {name: inputs[name] for name in reference.names})
    save(expected, numbered(outputs))
    run = [options.tools / "graph-run", model, f"--inputs={given}"]
    if is_random:
        run_tool("engines", [*run, "--compare"], options.timeout)
        return "both engines equal (the graph draws random numbers)"
    run_tool("interpreter", [*run, f"--expected={expected}"], options.timeout)
    run_tool("native", [*run, "--backend=jit", f"--expected={expected}"], options.timeout)
    if reason:
        return f"equal to PyTorch's, {reason}"
    run_tool("graph-grad", [options.tools / "graph-grad", model, f"--inputs={given}", *(f"--wrt={name}" for name in wrt),
                        "--of=" + ",".join(map(str, tangents)), "--format=code", "-o", joint], options.timeout)
    # The joint graph's placeholders have the names of the nodes, in the order of the forward graph's.
    header = re.search(r"def forward\(self, (.*)\):", joint.read_text())[1]
    names = re.findall(r"(\w+)(?:: \"[^\"]*\")?(?:, |$)", header)
    save(given, dict(zip(names, [*(inputs[name] for name in reference.names), *tangents.values()])))
    save(expected, numbered([*outputs, *gradients.values()]))
    run = [options.tools / "graph-run", joint, f"--inputs={given}", f"--expected={expected}"]
    run_tool("gradients, native", [*run, "--backend=jit"], options.timeout)
    run_tool("gradients, interpreter", run, options.timeout)
    return EQUAL


def report(folder, options, queue):
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory(prefix="graphnet") as work:
        try:
            queue.put(run_graph(folder, options, Path(work)))
        except StageFailure as failure:
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


def smallest_of_same_structure(folders):
    """Folder -> the folder with the smallest inputs among those whose graphs have the same structure."""
    structures, smallest = {folder: structure_of(folder) for folder in folders}, {}
    for folder in sorted(folders, key=lambda folder: (stated_bytes(folder), folder)):
        smallest.setdefault(structures[folder], folder)
    return {folder: smallest[structures[folder]] for folder in folders}


def limits_of(options):
    """What an outcome depends on, besides the graph and the tools."""
    return {"seed": options.seed, "mebibytes": options.mebibytes, "gigaflops": options.gigaflops, "timeout": options.timeout}


def known_outcomes(options):
    """Graph -> outcome, from a file of earlier results with the same limits; the last outcome of a graph counts."""
    if not options.results or not options.results.exists():
        return {}
    known, num_others = {}, 0
    for line in options.results.read_text().splitlines():
        entry = json.loads(line)
        if isinstance(entry, dict) and entry["limits"] == limits_of(options):
            known[entry["graph"]] = entry["outcome"]
        else:
            num_others += 1
    if num_others:
        print(f"{options.results}: {num_others} outcomes of runs with another seed or other limits are ignored")
    return known


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--tools", type=Path, required=True, help="the folder with the tools")
    parser.add_argument("--count", type=int, default=100, help="number of graphs to run, not counting those that are left out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only graphs whose folder contains this text")
    parser.add_argument("--mebibytes", type=int, default=400, help="largest total size of inputs; graphs with larger inputs are left out")
    parser.add_argument("--gigaflops", type=float, default=4, help="largest amount of arithmetic; graphs with more are left out")
    parser.add_argument("--timeout", type=int, default=300, help="time limit for each run of a tool, in seconds")
    parser.add_argument("--results", type=Path, help="file to which each outcome is appended with the seed and the limits; a graph is not run again if the file has its "
                        "outcome for the same seed and limits")
    parser.add_argument("--stand-ins", action="store_true",
                        help="instead of each graph, run the one with the smallest inputs among the graphs that make the same calls")
    options = parser.parse_args()
    folders = [folder for folder in sample_folders(options.checkout) if options.only in str(folder)]
    random.Random(options.seed).shuffle(folders)
    stand_in = smallest_of_same_structure(folders) if options.stand_ins else {}
    known = known_outcomes(options)
    outcomes, ran = Counter(), 0
    for folder in folders:
        if ran == options.count:
            break
        folder, start = stand_in.get(folder, folder), time.monotonic()
        name = str(folder.relative_to(options.checkout / "samples"))
        is_known = name in known
        if not is_known:
            known[name] = outcome_of(folder, options)
        outcome = known[name]
        outcomes[outcome] += 1
        ran += not outcome.startswith("left out")
        if is_known:
            continue
        print(f"{time.monotonic() - start:6.1f} s  {name}: {outcome}", flush=True)
        if options.results:
            with options.results.open("a") as results:
                results.write(json.dumps({"graph": name, "limits": limits_of(options), "outcome": outcome}) + "\n")
    good = sum(count for outcome, count in outcomes.items() if outcome.startswith(("equal", "both")))
    print(f"\n{good} of {ran} graphs have equal values\n\n| graphs | outcome |\n| --- | --- |")
    for outcome, count in outcomes.most_common():
        print(f"| {count} | {outcome} |")


if __name__ == "__main__":
    main()
