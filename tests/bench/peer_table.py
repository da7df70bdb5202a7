"""The tables of compare_peers.py: figures, ratios, and for each step the required speed and whether it is reached."""

import datetime

READY_BAR_MS = 100
INTERPRETER = "interpreter"
OURS = ("native", INTERPRETER)
# These are hand-written for this step; the other peers run a graph of operations.
WHOLE = ("eager fused", "eager nn.LSTM")


def compile_ms(ms):
    """The faster of Inductor's two ways to call its code."""
    return min(ms.get("compile", float("inf")), ms.get("compile C++", float("inf")))


def best_peer(ms):
    """The fastest peer that runs the step's graph; PyTorch's hand-written optimizers and layers do not."""
    peers = {name: value for name, value in ms.items() if name not in OURS and name not in WHOLE}
    return min(peers.items(), key=lambda item: item[1])


def at_least_eager(factor):
    return f"at least {factor}x eager", lambda ms: ms["eager"] / ms["native"] >= factor


def at_least_best(factor):
    return f"at least {factor}x the best peer on the same graph", lambda ms: best_peer(ms)[1] / ms["native"] >= factor


FASTER_THAN_COMPILE = "faster than torch.compile", lambda ms: ms["native"] < compile_ms(ms)
FASTER_THAN_MODULE = "at least 1.5x nn.LSTM", lambda ms: ms["eager nn.LSTM"] / ms["native"] >= 1.5
NOT_SLOWER = "not slower than any peer", lambda ms: ms["native"] <= best_peer(ms)[1]
UNDER_3_US = "under 3 us", lambda ms: ms["native"] < 0.003

BARS = {
    "pointwise_chain": [FASTER_THAN_COMPILE, at_least_eager(5)],
    "layernorm_softmax": [FASTER_THAN_COMPILE, at_least_eager(4)],
    "mlp_hessian": [at_least_eager(1.5), NOT_SLOWER],
    "mlp_hessian_wb": [at_least_eager(1.5), NOT_SLOWER],
    "gpt_block": [NOT_SLOWER],
    "resnet_block": [NOT_SLOWER],
    "lstm": [at_least_best(1.5), FASTER_THAN_MODULE],
    "adam": [at_least_eager(2)],
    "adam_inplace": [at_least_eager(2)],
    "tiny_mlp": [UNDER_3_US],
}


def number(value, digits=3):
    """Three significant digits, no exponent."""
    if value is None or value == float("inf"):
        return "-"
    whole = len(str(int(abs(value)))) if abs(value) >= 1 else 0
    if whole == 0 and value:
        while abs(value) < 10.0 ** -(digits - 2) and digits < 6:
            digits += 1
    return f"{value:.{max(0, digits - whole)}f}"


def aligned(rows):
    """Aligned columns; the first and the last are left-aligned."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.ljust(width) if i == 0 or i == len(row) - 1 else cell.rjust(width)
                 for i, (cell, width) in enumerate(zip(row, widths))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines) + "\n"


class Table:
    def __init__(self, machine, versions):
        self.machine, self.versions = machine, versions
        self.rooflines, self.results = {}, []

    def add_machine(self, roofline):
        self.rooflines[roofline["threads"]] = roofline

    def add(self, result):
        self.results.append(result)

    def roofline_ms(self, result):
        """The lower bound of the step's time from memory bandwidth and from arithmetic, whichever is larger."""
        if "bytes" not in result:
            return None
        roofline = self.rooflines[result["threads"]]
        return 1e3 * max(result["bytes"] / roofline["bytes_per_second"], result["flops"] / roofline["flops_per_second"])

    def verdicts(self, result):
        """The text and verdict of each bar: those of this step and those that apply to every step."""
        ms, native = result["ms"], result["native"]
        verdicts = [(f"ready in {READY_BAR_MS} ms", native["ready_ms"] < READY_BAR_MS),
                    ("no fallback nodes", native["fallback_nodes"] == 0)]
        if "eager_peak_bytes" in result:
            verdicts = [(text, holds(ms)) for text, holds in BARS[result["step"]]] + verdicts
            verdicts.append(("less memory than eager", native["memory"] < result["eager_peak_bytes"]))
        return verdicts

    def last_line(self):
        result = self.results[-1]
        times = ", ".join(f"{name} {number(value)} ms" for name, value in result["ms"].items())
        missed = [text for text, holds in self.verdicts(result) if not holds]
        return f"{result['step']} with {result['threads']} threads: {times}; missed: {', '.join(missed) or 'none'}"

    def times(self, results):
        rows = [["step", "native", "eager", "compile", "onnxrt", "interp", "roofline", "native/roofline", "eager/native",
                 "best peer/native", "best peer"]]
        for result in results:
            ms, roofline = result["ms"], self.roofline_ms(result)
            native = ms["native"]
            cells = [ms.get("eager"), compile_ms(ms), ms.get("onnxruntime"), ms.get(INTERPRETER), roofline,
                     native / roofline if roofline else None]
            ratios = [None, None, ""]
            if "eager" in ms:
                name, best = best_peer(ms)
                ratios = [ms["eager"] / native, best / native, name]
            rows.append([result["step"], *map(number, [native, *cells, *ratios[:2]]), ratios[2]])
        return aligned(rows)

    def bars(self, results):
        rows = [["step", "verdict", "bar"]]
        for result in results:
            for i, (text, holds) in enumerate(self.verdicts(result)):
                rows.append([result["step"] if i == 0 else "", "holds" if holds else "MISSED", text])
        return aligned(rows)

    def compiling(self, results):
        rows = [["step", "nodes", "fallbacks", "ready ms", "torch.compile s", "onnx export s", "allocations", "MB",
                 "eager MB", ""]]
        for result in results:
            native, peers = result["native"], result["peers"]
            compiled = "compile" if result["ms"].get("compile", 1e9) <= compile_ms(result["ms"]) else "compile C++"
            ready = [peers.get(name, {}).get("ready_s") for name in (compiled, "onnxruntime")]
            eager = result.get("eager_peak_bytes")
            rows.append([result["step"], str(native["nodes"]), str(native["fallback_nodes"]),
                         number(native["ready_ms"]), *map(number, ready), number(native["allocations"]),
                         number(native["memory"] / 1e6), number(eager / 1e6 if eager else None), ""])
        return aligned(rows)

    def notes(self, results):
        for result in results:
            for name, facts in result["peers"].items():
                if "failed" in facts:
                    yield f"{result['step']}: no {name}: {facts['failed']}\n"
            others = [f"{name} {number(value)}" for name, value in result["ms"].items()
                      if name.startswith("eager ") or name.startswith("compile")]
            if others:
                yield f"{result['step']}: {', '.join(others)} ms\n"

    def text(self):
        out = [f"{self.machine}; {datetime.date.today()}\n"]
        if self.versions:
            out.append(f"{self.versions}; MKL with its AVX-512 kernels; milliseconds unless stated otherwise\n")
        for threads, roofline in self.rooflines.items():
            results = [result for result in self.results if result["threads"] == threads]
            out.append(f"\n{threads} thread{'s' if threads > 1 else ''}: {roofline['bytes_per_second'] / 1e9:.1f} GB/s, "
                       f"{roofline['flops_per_second'] / 1e9:.0f} GFLOP/s\n\n")
            out += [self.times(results), "\n", self.compiling(results), "\n", self.bars(results)]
            notes = list(self.notes(results))
            if notes:
                out += ["\n", *notes]
        return "".join(out)
