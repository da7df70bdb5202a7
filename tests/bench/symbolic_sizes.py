#!/usr/bin/env python3
"""Compares code for symbolic sizes with code compiled for one size, in turns, on the graphs of tests/steps/symbolic/full.

Prints one line for each step and size: medians and their ratio. Runs graph-run; needs no PyTorch.
"""

import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
STEPS = HERE.parent / "steps" / "symbolic" / "full"
SIZES = {
    "gpt_block": (16, 32, 64, 128, 256, 512, 1024),
    "mlp_hessian": (1, 2, 16, 64, 256, 1000, 4096),
    "mlp_hessian_wb": (1, 2, 16, 64, 256, 1000, 4096),
}


def symbols_of(text):
    return sorted(set(re.findall(r"\bs\d+\b", text)))


def specialised(text, size):
    """The graph text with every symbol in its types replaced by a number."""
    values = dict.fromkeys(symbols_of(text), size)

    def number(expression):
        return str(eval(expression, {}, values)) if expression.strip() else expression

    def one_type(match):
        kind = re.sub(r"\[([^\]]*)\]", lambda m: "[" + ", ".join(map(number, re.split(r",\s*", m.group(1)))) + "]",
                      match.group(0))
        return re.sub(r"Sym\((.*)\)", lambda m: f"Sym({number(m.group(1))})", kind)

    return re.sub(r'"(?:[a-z]\w*\[[^"]*\]|Sym\([^"]*\))"', one_type, text)


def median_us(args, path, runs, symbols=(), size=None):
    command = [args.graph_run, path, "--random-inputs=1", "--backend=jit", f"--threads={args.threads}", f"--bench={runs}"]
    for symbol in symbols:
        command += ["--symbol", f"{symbol}={size}"]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stderr)
    return json.loads(result.stdout.splitlines()[0])["run_us"]["median"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--graph-run", default="build/release/bin/graph-run")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", action="append", choices=SIZES)
    args = parser.parse_args()
    ratios = []
    with tempfile.TemporaryDirectory() as folder:
        for name in args.only or SIZES:
            path = STEPS / f"{name}.code"
            text = path.read_text()
            for size in SIZES[name]:
                one_size = pathlib.Path(folder) / "step.code"
                one_size.write_text(specialised(text, size))
                runs = max(3, min(200, 20000 // size if name != "gpt_block" else 3000 // size))
                times = {"symbolic": [], "specialised": []}
                for _ in range(args.rounds):
                    times["symbolic"].append(median_us(args, path, runs, symbols_of(text), size))
                    times["specialised"].append(median_us(args, one_size, runs))
                any_size, this_size = (statistics.median(times[kind]) for kind in ("symbolic", "specialised"))
                ratios.append(any_size / this_size)
                print(f"{name:16} size {size:5}: symbolic {any_size:10.1f} us, specialised {this_size:10.1f} us, "
                      f"ratio {ratios[-1]:.3f}", flush=True)
    print(f"median ratio {statistics.median(ratios):.3f}, largest {max(ratios):.3f}")


if __name__ == "__main__":
    main()
