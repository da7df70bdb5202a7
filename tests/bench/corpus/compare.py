#!/usr/bin/env python3
"""Runs the graphs that make_corpus.py wrote on both engines, compares the results with PyTorch's, and ranks the calls
that native code leaves to reference kernels.

Prints for each graph whether the native values and the interpreter's values agree with PyTorch's, whether the graph is
left to the interpreter, and which nodes run on reference kernels. Then prints each op on reference kernels with its number
of nodes and graphs and its share of native time. Exits with 1 if a value differs.

examples:
  compare.py /tmp/corpus
  compare.py /tmp/corpus --only 'resnet18_small_*' --no-interpreter
"""
import argparse
import collections
import concurrent.futures
import fnmatch
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
# Random numbers are not PyTorch's, so the engines can only be compared with each other.
RANDOM_OPS = re.compile(r"aten\.(rand|randn|bernoulli|native_dropout|normal|multinomial|rrelu)")
FALLBACK = re.compile(r"^  %\S+ \(([\w.]+)\)$", re.MULTILINE)
STEP = re.compile(r"^ *\d+ (kernel|dense|reference) +.*? ([\d.]+) us .* (\S+)$", re.MULTILINE)


def run(command, seconds):
    try:
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None, "", f"not finished within {seconds} s"
    return done.returncode, done.stdout, done.stderr


def verdict(done):
    code, out, err = done
    if code == 0:
        return "agrees"
    lines = [line for line in (out + err).splitlines() if line.strip() and not line.startswith(("out", "engine"))]
    differing = [line.strip() for line in out.splitlines() if line.startswith("out") and re.search(r"\bdiffers?\b", line)]
    return (differing or [line.strip() for line in lines if "rror" in line] or lines or [f"exit code {code}"])[0][:200]


def fallbacks_of(report):
    """For each op on reference kernels: the number of its nodes, and its share of the time of all steps."""
    left = collections.Counter(FALLBACK.findall(report.rpartition("on reference kernels:")[2]))
    total, times = 0.0, collections.Counter()
    for kind, microseconds, name in STEP.findall(report):
        total += float(microseconds)
        if kind == "reference":
            times[name] += float(microseconds)
    return {op: (count, times[op.split(".")[1]] / total if total else 0.0) for op, count in left.items()}


def interpreter_reason(report):
    """Why the whole graph is left to the interpreter; empty if it is not."""
    engine = next((line[9:] for line in report.splitlines() if line.startswith("engine ")), "no report")
    return "" if engine.startswith("avx") else f"INTERPRETER: {engine[:200]} "


def examine(path, options):
    base = path.with_suffix("")
    inputs, expected = f"--inputs={base}.inputs.npz", f"--expected={base}.expected.npz"
    is_random = RANDOM_OPS.search(path.read_text()) is not None
    tolerances = [f"--{name}={value}" for name in ("rtol", "atol") if (value := getattr(options, name)) is not None]
    native = [options.graph_run, path, inputs, "--backend=jit"]
    check = [options.graph_run, path, inputs, "--compare"] if is_random else [*native, expected]
    result = {"name": path.stem, "native": verdict(run([*check, *tolerances], options.seconds)), "interpreter": "-"}
    if options.interpreter and not is_random:
        result["interpreter"] = verdict(run([options.graph_run, path, inputs, expected, *tolerances], options.seconds))
    _, _, report = run([*native, "--bench=3", "--report"], options.seconds)
    result["report"] = report
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--graph-run", type=pathlib.Path, default=ROOT / "build/release/bin/graph-run")
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN", help="compare only graphs whose names match; may be repeated")
    parser.add_argument("--no-interpreter", dest="interpreter", action="store_false")
    parser.add_argument("--rtol", type=float, help="tolerance relative to the largest value of an output (default: that of graph-run, which allows for rounding)")
    parser.add_argument("--atol", type=float, help="absolute tolerance (default: that of graph-run)")
    parser.add_argument("--seconds", type=float, default=600, help="time limit of each run, in seconds (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="number of graphs to run in parallel (default: %(default)s)")
    options = parser.parse_args()
    paths = [p for p in sorted(options.folder.glob("*.code"))
             if not options.only or any(fnmatch.fnmatch(p.stem, pattern) for pattern in options.only)]
    nodes, graphs, shares = collections.Counter(), collections.defaultdict(set), collections.Counter()
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for result in pool.map(lambda p: examine(p, options), paths):
            wrong += result["native"] != "agrees" or result["interpreter"] not in ("agrees", "-")
            left = fallbacks_of(result["report"])
            print(f"{result['name']}: native {result['native']}, interpreter {result['interpreter']}; "
                  f"{interpreter_reason(result['report'])}{', '.join(f'{n} {op}' for op, (n, _) in left.items())}", flush=True)
            for op, (count, share) in left.items():
                nodes[op] += count
                graphs[op].add(result["name"])
                shares[op] += share
    print(f"\n{len(paths)} graphs, {wrong} with differences\nops on reference kernels: nodes, graphs, mean share of native time")
    for op, count in nodes.most_common():
        print(f"{op:45} {count:5} {len(graphs[op]):4} {100 * shares[op] / len(graphs[op]):5.1f} %  {sorted(graphs[op])[0]}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
