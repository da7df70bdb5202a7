#!/usr/bin/env python3
"""Measures the peak memory of the graphs that make_corpus.py wrote: native code, PyTorch eager and Inductor.

For PyTorch, the peak is that of live tensors during one call after a warm-up call: inputs, intermediate values and
outputs, from the events of its allocator. For native code it is the arena, inputs and outputs that `graph-run --bench`
reports. Buffers inside of libraries are not counted for any engine. Other programs do not disturb the measurement. Exit
code 1: the peak of native code is higher than that of a peer.

examples:
  memory.py /tmp/corpus --only '*_large_joint' --out memory.txt
  memory.py /tmp/corpus --no-inductor
"""
import argparse
import fnmatch
import json
import math
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
ROOT = HERE.parents[2]
PEERS = ("eager", "inductor")


def peak_of_peer(path, engine):
    """Runs in a process of its own. Prints the peak in bytes."""
    import torch

    from measure_worker import read_module
    from peer_worker import peak_bytes

    torch.set_num_threads(1)
    module, inputs = read_module(path)
    if engine == "inductor":
        from torch._inductor import compile as compile_graph

        module = compile_graph(module, inputs)
    with torch.no_grad():
        module(*inputs)
        held = {t.untyped_storage().data_ptr(): t.untyped_storage().nbytes() for t in inputs}
        print(peak_bytes(lambda: module(*inputs), sum(held.values())))


def peer(path, engine, seconds):
    """The peak in bytes; None if the peer cannot run the graph."""
    try:
        done = subprocess.run([sys.executable, __file__, "--peer", engine, path], capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return None
    return int(done.stdout.split()[-1]) if done.returncode == 0 else None


def native(path, graph_run):
    command = [graph_run, path, f"--inputs={path.with_suffix('')}.inputs.npz", "--backend=jit", "--bench=1"]
    line = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return line["arena_bytes"] + line["input_bytes"] + line["output_bytes"]


def megabytes(count):
    return "-" if count is None else f"{count / 1e6:.4g}"


def ratio(result, name):
    return result[name] / result["native"] if result.get(name) else None


def line_of(result):
    ratios = ["-" if ratio(result, name) is None else f"{ratio(result, name):.3g}" for name in PEERS]
    amounts = [megabytes(result.get(name)) for name in ("native", *PEERS)]
    return f"{result['graph']:36} " + " ".join(f"{text:>9}" for text in amounts + ratios)


def summary(results):
    for name in PEERS:
        ratios = [ratio(r, name) for r in results if ratio(r, name)]
        if ratios:
            mean = math.exp(statistics.fmean(map(math.log, ratios)))
            yield (f"{name} / native: geometric mean {mean:.2f} over {len(ratios)} graphs, lowest {min(ratios):.2f}, "
                   f"{sum(r >= 1 for r in ratios)} at or above 1")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN", help="only graphs whose names match; may be repeated")
    parser.add_argument("--no-inductor", dest="inductor", action="store_false")
    parser.add_argument("--timeout", type=int, default=900, metavar="SECONDS", help="of a peer (default: %(default)s)")
    parser.add_argument("--graph-run", type=pathlib.Path, default=ROOT / "build/release/bin/graph-run")
    parser.add_argument("--out", type=pathlib.Path, help="file for the table")
    options = parser.parse_args()
    paths = [p for p in sorted(options.folder.glob("*.code"))
             if not options.only or any(fnmatch.fnmatch(p.stem, pattern) for pattern in options.only)]
    columns = ("native MB", "eager MB", "indctr MB", "eager/n", "inductr/n")
    lines = ["n: native", f"{'graph':36} " + " ".join(f"{text:>9}" for text in columns)]
    print("\n".join(lines), flush=True)
    results = []
    for path in paths:
        result = {"graph": path.stem, "native": native(path, options.graph_run), "eager": peer(path, "eager", options.timeout)}
        if options.inductor:
            result["inductor"] = peer(path, "inductor", options.timeout)
        results.append(result)
        lines.append(line_of(result))
        print(lines[-1], flush=True)
    lines += summary(results)
    print("\n".join(summary(results)))
    if options.out:
        options.out.write_text("\n".join(lines) + "\n")
    return int(any(ratio(r, name) is not None and ratio(r, name) < 1 for r in results for name in PEERS))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--peer"]:
        peak_of_peer(pathlib.Path(sys.argv[3]), sys.argv[2])
    else:
        sys.exit(main())
