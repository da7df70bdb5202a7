#!/usr/bin/env python3
"""Measures single calls of calls.txt or of another such file: native code and the interpreter compared with PyTorch eager.

Each call is traced to a graph, which all three run. A figure is the median of the calls of one run. Prints one line for each
call, the slowest relative to eager first. Then lists the calls that miss one of two bars: native code must not be slower than
the interpreter (by more than 5 %), and the interpreter must not be more than 20 times slower than eager. Needs torch and a
release build of graph-run.

examples:
  measure.py --out ops.txt
  measure.py --only flip --only cumsum
  measure.py --calls random.txt       calls that random_calls.py printed
  measure.py --only flip --out ops.txt --update
  chrt -r 10 taskset -c 1 measure.py     on a machine that others use
"""
import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import compare_peers  # noqa: E402


class Call:
    """A line of calls.txt as a function of the tensors that it makes."""

    def __init__(self, line, dtype):
        self.dtype = dtype
        self.is_gradient = line.startswith("grad ")
        self.code = compile(line.removeprefix("grad "), line, "eval")
        self.inputs = []
        self.evaluate(self.make)

    def evaluate(self, tensor):
        import torch

        kinds = {"f": lambda *sizes: tensor("f", sizes), "p": lambda *sizes: tensor("p", sizes),
                 "d": lambda *sizes: tensor("d", sizes), "h": lambda *sizes: tensor("h", sizes),
                 "b": lambda *sizes: tensor("b", sizes), "t": lambda *sizes: tensor("t", sizes),
                 "i": lambda high, *sizes: tensor("i", sizes, high)}
        names = {"torch": torch, "aten": torch.ops.aten, "F": torch.nn.functional, **kinds}
        return eval(self.code, names)  # this repository's own lines

    def make(self, kind, sizes, high=None):
        import torch

        if kind == "i":
            value = torch.randint(high, sizes)
        elif kind == "b":
            value = torch.rand(sizes) < 0.5
        elif kind == "p":
            value = (torch.rand(sizes) * 0.8 + 0.1).to(getattr(torch, self.dtype))
        else:
            dtypes = {"d": "float64", "h": "bfloat16"}
            value = torch.randn(sizes[::-1] if kind == "t" else sizes).to(getattr(torch, dtypes.get(kind, self.dtype)))
            value = value.t() if kind == "t" else value
        self.inputs.append(value)
        return value

    def __call__(self, *tensors):
        import torch

        if self.is_gradient:
            tensors = [x.detach().requires_grad_(x.is_floating_point()) for x in tensors]
        rest = iter(tensors)
        result = self.evaluate(lambda *_: next(rest))
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        if not self.is_gradient:
            return results
        loss = sum(x.sum() for x in results if x.is_floating_point())
        return [*results, *torch.autograd.grad(loss, [x for x in tensors if x.requires_grad], allow_unused=True)]


def write_graph(module, inputs, path):
    """Writes the graph and its inputs as graph-run reads them."""
    import numpy as np
    import torch

    arrays = {}
    for node, value in zip((n for n in module.graph.nodes if n.op == "placeholder"), inputs):
        arrays[node.name] = np.ascontiguousarray(
            value.view(torch.int16).numpy().view("V2") if value.dtype == torch.bfloat16 else value.numpy())
        if not value.is_contiguous():
            arrays[node.name + ".strides"] = np.array(value.stride())
    for node in module.graph.nodes:
        if node.op == "get_attr":
            arrays[node.target] = getattr(module, node.target).numpy()
    np.savez(path.with_suffix(".npz"), **arrays)
    path.write_text(module.print_readable(print_output=False) + "\n")


def time_eager(module, inputs, seconds):
    import torch

    times = []
    with torch.no_grad():
        module(*inputs)
        begin = time.perf_counter()
        while len(times) < 3 or (time.perf_counter() - begin < seconds and len(times) < 200):
            start = time.perf_counter()
            module(*inputs)
            times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e3


def time_graph(graph_run, path, backend, seconds, threads, env):
    """Milliseconds of a run, and the calls on reference kernels; None and the error if it fails."""
    command = [graph_run, path, f"--inputs={path.with_suffix('.npz')}", f"--backend={backend}"]
    command += [f"--threads={threads}"] if backend == "jit" else []
    count = 1
    while True:
        done = subprocess.run([*command, f"--bench={count}"], env=env, text=True, capture_output=True, timeout=600)
        if done.returncode != 0:
            return None, done.stderr.strip().splitlines()[0][:120]
        line = json.loads(done.stdout)
        milliseconds = line["run_us"]["median"] / 1e3
        if count > 1 or milliseconds > seconds * 500:
            return milliseconds, line["fallback_nodes"]
        count = max(3, min(200, int(seconds * 1e3 / max(milliseconds, 1e-3))))


def measure(call, options, folder, env):
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx

    torch.manual_seed(0)
    made = Call(call, options.dtype)
    module = make_fx(made)(*made.inputs)
    path = folder / "call.code"
    write_graph(module, made.inputs, path)
    return {"call": call, "eager": time_eager(module, made.inputs, options.seconds),
            "native": time_graph(options.graph_run, path, "jit", options.seconds, options.threads, env),
            "interp": time_graph(options.graph_run, path, "interp", options.seconds, options.threads, env)}


def table(results):
    """One line for each call, by the ratio of eager's time to native code's, and the calls that miss a bar."""
    def ratio(numerator, denominator):
        return numerator / denominator if numerator and denominator else math.nan

    # A row that was read from an earlier table contains its ratios, which replace those computed here.
    rows = [{"eager/n": ratio(r["eager"], r["native"][0]), "interp/n": ratio(r["interp"][0], r["native"][0]),
             "interp/e": ratio(r["interp"][0], r["eager"]), **r} for r in results]
    rows.sort(key=lambda row: row["eager/n"] if row["eager/n"] == row["eager/n"] else -1)
    lines = [f"{'eager ms':>9} {'native ms':>9} {'interp ms':>9} {'eager/n':>8} {'interp/n':>8} {'interp/e':>8} ref  call"]
    for row in rows:
        native, interp = row["native"][0], row["interp"][0]
        if "line" in row:  # from an earlier table
            lines.append(row["line"])
            continue
        lines.append(f"{row['eager']:9.3g} {native or math.nan:9.3g} {interp or math.nan:9.3g} {row['eager/n']:8.3g} "
                     f"{row['interp/n']:8.3g} {row['interp/e']:8.3g} {row['native'][1] if native else '-':>3}  {row['call']}")
        lines += [f"          failed: {r[1]}" for r in (row["native"], row["interp"]) if r[0] is None]
    slower = [row["call"] for row in rows if row["interp/n"] < 0.95]
    slow = [row["call"] for row in rows if row["interp/e"] > 20]
    means = [row["eager/n"] for row in rows if row["eager/n"] == row["eager/n"]]
    if means:
        lines.append(f"eager / native: geometric mean {math.exp(statistics.fmean(map(math.log, means))):.2f} over "
                     f"{len(means)} calls, {sum(m >= 1 for m in means)} at or above 1")
    lines += [f"native slower than the interpreter: {len(slower)}", *(f"  {c}" for c in slower),
              f"interpreter more than 20 times slower than eager: {len(slow)}", *(f"  {c}" for c in slow)]
    return lines


def caption_of(path):
    """The lines between the machine's name and the header of a table."""
    lines = path.read_text().splitlines()[1:]
    return lines[: next((i for i, line in enumerate(lines) if line.split()[:2] == ["eager", "ms"]), 0)]


def rows_of(path):
    """The rows of a table, by call."""
    rows = {}
    for line in path.read_text().splitlines():
        fields = line.split(None, 7)
        if len(fields) == 8 and (fields[6].isdigit() or fields[6] == "-") and fields[0] != "eager":
            native, interp = (None if fields[i] == "nan" else float(fields[i]) for i in (1, 2))
            reference = int(fields[6]) if fields[6].isdigit() else None
            rows[fields[7]] = {"call": fields[7], "eager": float(fields[0]), "native": (native, reference),
                               "interp": (interp, reference), "line": line}
            rows[fields[7]].update(zip(("eager/n", "interp/n", "interp/e"), map(float, fields[3:6])))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--calls", type=pathlib.Path, default=HERE / "calls.txt", help="file with the calls (default: calls.txt beside this script)")
    parser.add_argument("--only", action="append", default=[], metavar="TEXT", help="only calls that contain TEXT; may be repeated")
    parser.add_argument("--dtype", default="float32", choices=("float32", "float64", "bfloat16", "float16"),
                        help="dtype of the tensors that the functions f, p and t of calls.txt make (default: float32)")
    parser.add_argument("--seconds", type=float, default=0.2, help="seconds for each call and engine")
    parser.add_argument("--threads", type=int, default=1, help="threads of native code and of PyTorch (default: 1)")
    parser.add_argument("--graph-run", type=pathlib.Path, default=compare_peers.ROOT / "build/release/bin/graph-run")
    parser.add_argument("--out", type=pathlib.Path, help="file for the table")
    parser.add_argument("--update", action="store_true", help="keep the rows of --out whose calls are not measured")
    options = parser.parse_args()
    if options.update and options.out is None:
        parser.error("--update needs --out")
    all_calls = [line for line in options.calls.read_text().splitlines() if line and not line.startswith("#")]
    calls = [c for c in all_calls if not options.only or any(text in c for text in options.only)]

    with tempfile.TemporaryDirectory() as folder:
        env = compare_peers.environment(pathlib.Path(folder), options.threads)
        os.environ.update(env)
        import torch

        torch.set_num_threads(options.threads)
        results = []
        for call in calls:
            try:
                results.append(measure(call, options, pathlib.Path(folder), env))
            except Exception as error:  # a call that cannot be traced is reported like any other result
                message = (str(error).splitlines() or [type(error).__name__])[0][:120]
                results.append({"call": call, "eager": math.nan, "native": (None, message), "interp": (None, message)})
            print(f"{len(results)}/{len(calls)} {call[:100]}", file=sys.stderr, flush=True)
    caption = []
    if options.update:
        caption = caption_of(options.out)
        kept = rows_of(options.out)
        kept.update((result["call"], result) for result in results)
        results = [kept[call] for call in all_calls if call in kept]
    lines = [compare_peers.cpu_line("model name").strip(), *caption, *table(results)]
    print("\n".join(lines))
    if options.out:
        options.out.write_text("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
