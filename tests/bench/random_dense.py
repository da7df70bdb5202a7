#!/usr/bin/env python3
"""Compares native code with PyTorch eager on random matrix products or convolutions, on one thread.

Sizes are drawn from logarithmic distributions. Layouts, strides, groups and kinds of gradients are random too, so no
kernel can be tuned for them. The engines take turns; a figure is the fastest call. Prints one line for each case, the
slowest relative to eager first, then the geometric mean. Needs torch and a release build of graph-run.

examples:
  random_dense.py products --dtype bfloat16 --count 50
  random_dense.py convolutions --seed 7
  chrt -r 10 taskset -c 1 random_dense.py products     on a machine that others use
"""
import argparse
import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
DTYPES = ("float32", "float64", "bfloat16", "float16")


def extent(draw, low, high):
    return max(1, round(math.exp(draw.uniform(math.log(low), math.log(high)))))


def product(draw):
    """A matrix product: description, operations, sizes of the operands, and a function of the operands and torch."""
    while True:
        batch = [extent(draw, 2, 256)] if draw.random() < 0.25 else []
        m, n, k = extent(draw, 1, 8192), extent(draw, 1, 4096), extent(draw, 1, 4096)
        if draw.random() < 0.5:
            m, n, k = [x if x < 8 else x // 8 * 8 for x in (m, n, k)]
        matrices = math.prod(batch)
        if 2e5 < 2 * m * n * k * matrices < 4e8 and (m * k + k * n + m * n) * matrices < 3e7:
            break
    swaps = [draw.random() < 0.35, draw.random() < 0.5]
    sizes = [batch + ([k, m] if swaps[0] else [m, k]), batch + ([n, k] if swaps[1] else [k, n])]

    def call(torch, a, b):
        a, b = [x.transpose(-2, -1) if swap else x for x, swap in zip((a, b), swaps)]
        return (torch.ops.aten.bmm if batch else torch.ops.aten.mm)(a, b)

    name = f"{'x'.join(map(str, batch)) or 1}x[{m}, {k}]@[{k}, {n}] {''.join('NT'[swap] for swap in swaps)}"
    return name, 2 * m * n * k * matrices, sizes, call


def convolution(draw):
    while True:
        rank = draw.choice([2, 2, 2, 2, 1, 3])
        images, groups = extent(draw, 1, 16), 1
        channels = draw.choice([1, 3, extent(draw, 4, 64), 8 * extent(draw, 1, 40)])
        made = draw.choice([extent(draw, 4, 64), 8 * extent(draw, 1, 40)])
        kind = draw.choice(["full", "full", "full", "depthwise", "groups"])
        if kind == "depthwise":
            channels = made = groups = 8 * extent(draw, 1, 40)
        elif kind == "groups":
            groups = draw.choice([2, 4, 8])
            channels, made = groups * extent(draw, 2, 32), groups * extent(draw, 2, 32)
        window, stride, dilation = draw.choice([1, 3, 3, 3, 5, 7]), draw.choice([1, 1, 1, 2]), draw.choice([1, 1, 1, 1, 2])
        padding = draw.choice([0, dilation * (window // 2)])
        image = [extent(draw, 4, {1: 400, 2: 56, 3: 14}[rank]) for _ in range(rank)]
        result = [(x + 2 * padding - dilation * (window - 1) - 1) // stride + 1 for x in image]
        work = 2 * images * made * (channels // groups) * window**rank * math.prod(result)
        if min(result) > 0 and 1e6 < work < 6e8:
            break
    what = draw.choice(["forward", "input gradient", "weight gradient"])
    sizes = [[images, channels, *image], [made, channels // groups] + [window] * rank, [images, made, *result]]
    geometry = [[stride] * rank, [padding] * rank, [dilation] * rank, False, [0] * rank, groups]

    def call(torch, x, w, g):
        if what == "forward":
            return torch.ops.aten.convolution(x, w, None, *geometry)
        place = 0 if what == "input gradient" else 1
        mask = [place == 0, place == 1, False]
        return torch.ops.aten.convolution_backward(g, x, w, [0], *geometry, mask)[place]

    name = f"{what} {sizes[0]} {sizes[1]} stride {stride} padding {padding} dilation {dilation} groups {groups}"
    return name, work, sizes, call


def native_us(graph_run, path):
    command = [graph_run, path, "--random-inputs=1", "--backend=jit", "--threads=1", "--bench=10"]
    done = subprocess.run(command, text=True, capture_output=True, timeout=600)
    if done.returncode != 0:
        raise RuntimeError(done.stderr.strip().splitlines()[0][:200])
    line = json.loads(done.stdout)
    return line["run_us"]["min"], line["fallback_nodes"]


def measure(case, options, folder):
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx

    name, work, sizes, call = case
    operands = [torch.randn(size).to(getattr(torch, options.dtype)) for size in sizes]
    module = make_fx(lambda *given: call(torch, *given))(*operands)
    path = folder / "case.code"
    path.write_text(module.print_readable(print_output=False) + "\n")
    eager = native = math.inf
    for _ in range(2):
        us, reference = native_us(options.graph_run, path)
        native = min(native, us)
        call(torch, *operands)
        for _ in range(10):
            start = time.perf_counter()
            call(torch, *operands)
            eager = min(eager, (time.perf_counter() - start) * 1e6)
    return {"ratio": eager / native, "line": f"{eager / native:8.2f} {native:10.1f} {eager:10.1f} {work / native / 1e3:8.0f} "
            f"{reference:>3}  {name}"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=("products", "convolutions"))
    parser.add_argument("--dtype", choices=DTYPES, default="float32")
    parser.add_argument("--count", type=int, default=40, help="number of cases (default: 40)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--graph-run", type=pathlib.Path, default=HERE.parent.parent / "build/release/bin/graph-run")
    options = parser.parse_args()
    import torch

    torch.set_num_threads(1)
    draw = random.Random(options.seed)
    make = product if options.kind == "products" else convolution
    results = []
    with tempfile.TemporaryDirectory() as folder, torch.no_grad():
        for _ in range(options.count):
            case = make(draw)
            try:
                results.append(measure(case, options, pathlib.Path(folder)))
            except Exception as error:  # a case that an engine does not run is reported like any other
                print(f"failed: {case[0]}: {str(error).splitlines()[0]}", file=sys.stderr)
    if not results:
        return 1
    print(f"{'eager/n':>8} {'native us':>10} {'eager us':>10} {'GFLOP/s':>8} ref  case")
    print("\n".join(r["line"] for r in sorted(results, key=lambda r: r["ratio"])))
    mean = math.exp(sum(math.log(r["ratio"]) for r in results) / len(results))
    print(f"eager / native: geometric mean {mean:.2f} over {len(results)} cases")
    return 0 if len(results) == options.count else 1


if __name__ == "__main__":
    sys.exit(main())
