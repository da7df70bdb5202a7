#!/usr/bin/env python3
"""Measures the graphs that make_corpus.py wrote: compares native code with PyTorch eager and Inductor.

The engines take turns on each graph, a round at a time, on the same cores with the same number of threads. Each round has
a median time per call; the figure of an engine is the median of these times over its rounds. Run compare.py first: values
are not compared here. Measure on an idle machine; if that is not possible, --minimum compares the fastest calls instead,
which other programs disturb less. Needs a release build of graph-run.

examples:
  measure.py /tmp/corpus --only '*_large_joint' --out corpus.txt
  measure.py /tmp/corpus --only 'resnet18_*' --threads 1 --no-inductor --rounds 3
"""
import argparse
import fnmatch
import json
import math
import pathlib
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import compare_peers  # noqa: E402

ROUND_SECONDS = 0.4


class Torch:
    """A process of measure_worker.py."""

    def __init__(self, engine, path, threads, env, log, summarise):
        self.summarise = summarise
        command = [sys.executable, HERE / "measure_worker.py", path, threads, engine]
        self.process = subprocess.Popen(compare_peers.bound(command, threads), env=env, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline()
        self.ready = json.loads(line) if line else {"failed": "the process ended early"}

    def run(self, count):
        self.process.stdin.write(f"{count}\n")
        self.process.stdin.flush()
        return self.summarise(json.loads(self.process.stdout.readline()))

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Native:
    """`graph-run --bench`, a new process for each round."""

    def __init__(self, path, threads, env, graph_run, figure):
        self.figure = figure
        self.command = [graph_run, path, f"--inputs={path.with_suffix('')}.inputs.npz", "--backend=jit",
                        f"--threads={threads}"]
        self.threads, self.env, self.lines = threads, env, []

    def run(self, count):
        done = subprocess.run(compare_peers.bound([*self.command, f"--bench={count}"], self.threads), env=self.env,
                              text=True, check=True, capture_output=True)
        self.lines.append(json.loads(done.stdout))
        return self.lines[-1]["run_us"][self.figure] / 1e3


def calls_of_round(run):
    return max(3, min(5000, int(ROUND_SECONDS * 1e3 / max(run(3), 1e-3))))


def measure(path, threads, options, env, log):
    summarise = min if options.minimum else statistics.median
    native = Native(path, threads, env, options.graph_run, "min" if options.minimum else "median")
    peers = {name: Torch(name, path, threads, env, log, summarise) for name in ["eager", *(["inductor"] if options.inductor else [])]}
    runs = {"native": native.run, **{name: peer.run for name, peer in peers.items() if "failed" not in peer.ready}}
    counts = {name: calls_of_round(run) for name, run in runs.items()}
    times = {name: [] for name in runs}
    for _ in range(options.rounds):
        for name, run in runs.items():
            times[name].append(run(counts[name]))
    for peer in peers.values():
        peer.close()
    last = native.lines[-1]
    return {"graph": path.stem, "threads": threads, "nodes": last["nodes"], "fallback_nodes": last["fallback_nodes"],
            "native_ready_ms": statistics.median(line["parse_ms"] + line["compile_ms"] for line in native.lines),
            "native_bytes": last["arena_bytes"] + last["input_bytes"] + last["output_bytes"],
            "ms": {name: summarise(values) for name, values in times.items()},
            "peers": {name: peer.ready for name, peer in peers.items()}}


def number(value):
    return "-" if value is None else f"{value:.3g}"


def line_of(result):
    ms = result["ms"]
    ratios = [ms[name] / ms["native"] if name in ms else None for name in ("eager", "inductor")]
    return (f"{result['graph']:36} {result['threads']} {result['nodes']:6} {result['fallback_nodes']:4} "
            f"{number(ms['native']):>9} {number(ms.get('eager')):>9} {number(ms.get('inductor')):>9} "
            f"{number(ratios[0]):>7} {number(ratios[1]):>9} {number(result['native_ready_ms']):>9}")


def summary(results):
    lines = []
    for threads in sorted({r["threads"] for r in results}):
        for peer in ("eager", "inductor"):
            ratios = [r["ms"][peer] / r["ms"]["native"] for r in results if r["threads"] == threads and peer in r["ms"]]
            if ratios:
                mean = math.exp(statistics.fmean(map(math.log, ratios)))
                lines.append(f"{peer} / native, {threads} threads: geometric mean {mean:.2f} over {len(ratios)} graphs, "
                             f"lowest {min(ratios):.2f}, {sum(r >= 1 for r in ratios)} at or above 1")
    return lines


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN", help="measure only graphs whose names match; may be repeated")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--minimum", action="store_true", help="compare the fastest calls instead of medians")
    parser.add_argument("--no-inductor", dest="inductor", action="store_false")
    parser.add_argument("--graph-run", type=pathlib.Path, default=compare_peers.ROOT / "build/release/bin/graph-run")
    parser.add_argument("--out", type=pathlib.Path, help="file for the table")
    parser.add_argument("--json", type=pathlib.Path, help="file for all figures, one JSON line for each graph")
    options = parser.parse_args()
    paths = [p for p in sorted(options.folder.glob("*.code"))
             if not options.only or any(fnmatch.fnmatch(p.stem, pattern) for pattern in options.only)]
    lines = [compare_peers.cpu_line("model name").strip(),
             "t: threads; ref: nodes on reference kernels; n: native",
             f"{'graph':36} t  nodes  ref native ms  eager ms indctr ms eager/n inductr/n  ready ms"]
    print("\n".join(lines), flush=True)
    results = []
    with tempfile.TemporaryDirectory() as folder, open(pathlib.Path(folder) / "log", "w") as log:
        for path in paths:
            for threads in options.threads:
                env = compare_peers.environment(pathlib.Path(folder), threads)
                try:
                    results.append(measure(path, threads, options, env, log))
                    lines.append(line_of(results[-1]))
                    if options.json:
                        with open(options.json, "a") as file:
                            print(json.dumps(results[-1]), file=file)
                except (subprocess.CalledProcessError, OSError) as error:
                    lines.append(f"{path.stem:36} {threads} failed: {error}"[:200])
                print(lines[-1], flush=True)
    lines += summary(results)
    print("\n".join(summary(results)))
    if options.out:
        options.out.write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
