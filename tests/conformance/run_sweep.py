"""Captures programs in each form in which PyTorch hands out graphs, runs the graphs on both engines, and compares the
results with PyTorch's.

Programs come from PyTorch's databases of modules, optimisers, ops and higher-order ops, from torch.distributions, from
sweep_cases.py, and from models of libraries (sweep_models_*.py). sweep_forms.py has the forms. Results, including inputs
that a graph writes, must be those of PyTorch's run of the same graph, also after graph-optimize, and what graph-dump
prints must be read back as the same text. graph-grad differentiates the graphs of some forms; gradients must be
PyTorch's. Needs PyTorch 2.15.

example: python run_sweep.py --tools build/release/bin --source modules
"""
import argparse
import logging
import multiprocessing
import random
import re
import signal
import tempfile
import warnings
from collections import Counter, defaultdict
from pathlib import Path

import torch
import torch._dynamo

from run_database import Failure, Skipped, save, tool, unusable
from sweep_forms import CAPTURES, as_tensor
from sweep_programs import SOURCES

FORMS = tuple(CAPTURES)
DIFFERENTIATED = ("dynamo", "export", "make_fx", "pt2", "dynamic")
TIME_LIMIT = 150


def refuse_unusable(tensors):
    for tensor in tensors:
        if isinstance(tensor, torch.Tensor) and unusable(tensor):
            raise Skipped(unusable(tensor))


class Runner:
    def __init__(self, options, work):
        self.tools, self.work, self.options = options.tools, work, options

    def check_prints(self, form, graph):
        """The text that graph-dump prints must be read back as the same graph. The only note that graph-dump may print
        is "PyTorch's trace states wrong dtypes"."""
        first, second = self.work / f"{form}.first.code", self.work / f"{form}.second.code"
        for source, printed in ((graph, first), (first, second)):
            notes = tool(f"{form} graph-dump", [self.tools / "graph-dump", source, "--format=code", "-o", printed])
            if notes and "PyTorch's trace states wrong dtypes" not in notes:
                raise Failure(f"{form} graph-dump: {notes}")
        if first.read_text() != second.read_text():
            raise Failure(f"{form} graph-dump: the printed text changes when it is read and printed again")

    def run_engines(self, form, graph, inputs, expected, compare, engines=("interp", "jit")):
        given, wanted = self.work / f"{form}.inputs.npz", self.work / f"{form}.expected.npz"
        save(given, inputs)
        save(wanted, {f"out{i}": x for i, x in expected.items()})
        for engine in engines:
            command = [self.tools / "graph-run", graph, f"--inputs={given}", f"--backend={engine}"]
            tool(f"{form} {engine}", command + ([f"--expected={wanted}"] if compare else []))

    def run_captured(self, form, captured):
        """Returns whether there was anything to compare: false for a graph without tensors among its results."""
        graph = self.work / (f"{form}.pt2" if captured.archive else f"{form}.code")
        captured.write(graph)
        # PyTorch cannot run calls of torch.func outside of its transforms.
        is_transform = "_functorch" in captured.text() or "_make_dual" in captured.text()
        has_gradients = "torch.autograd.grad(" in captured.text()
        if is_transform and captured.eager is None:
            raise Skipped("PyTorch cannot run this graph by itself")
        try:
            if is_transform:
                raise RuntimeError
            with torch.set_grad_enabled(has_gradients):
                if not has_gradients:
                    captured.return_writes()
                torch.manual_seed(0)
                first = captured.run(captured.fresh(requires_grad=has_gradients))
                torch.manual_seed(1)
                second = captured.run(captured.fresh(requires_grad=has_gradients))
        except Exception:
            if captured.eager is None:
                raise
            first = second = dict(enumerate(captured.eager))
        captured.write(graph)
        tensors = [x for x in (*captured.values, *first.values()) if isinstance(x, torch.Tensor)]
        if any(x.dtype.is_complex for x in tensors):
            self.check_refusal(form, graph)
        refuse_unusable(tensors)
        if not first:
            return False
        is_random = not all(x.shape == second[i].shape and torch.equal(x.nan_to_num(), second[i].nan_to_num()) for i, x in first.items())
        # Two runs of a random program may agree by chance.
        is_random |= any(torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()) for node in captured.module.graph.nodes)
        compare = not is_random and not re.search(r"\b(new_)?empty", captured.text())
        tensors = captured.inputs()
        self.run_engines(form, graph, tensors, first, compare)
        self.check_prints(form, graph)
        optimized = self.work / f"{form}.optimized.code"
        tool(f"{form} graph-optimize", [self.tools / "graph-optimize", graph, "--format=code", "-o", optimized,
                                         *([] if captured.archive else [f"--inputs={self.work / (form + '.inputs.npz')}"])])
        if not captured.archive:  # the text has no values of parameters
            text = optimized.read_text()
            kept = {name: x for name, x in tensors.items() if re.search(rf"\b{re.escape(name)}\b", text)}  # used constants
            self.run_engines(f"{form} optimized", optimized, kept, first, compare, engines=("interp",))
        if form in DIFFERENTIATED and not is_transform and any(captured.wanted) and not captured.writes:
            self.run_gradients(form, captured, graph, tensors, compare)
        return True

    def check_refusal(self, form, graph):
        """A graph of complex values must be read and printed, and a run must refuse it with a message that says so."""
        tool(f"{form} dump", [self.tools / "graph-dump", graph, "--format=code", "-o", self.work / "printed.code"])
        tool(f"{form} run", [self.tools / "graph-run", graph])
        raise Failure(f"{form}: complex values are not noticed")

    def run_gradients(self, form, captured, graph, tensors, compare):
        inputs = captured.fresh(requires_grad=True)
        try:
            outputs = captured.run(inputs)
        except Exception:
            return
        of = [i for i, x in outputs.items() if x.requires_grad]
        wrt = [i for i, wanted in enumerate(captured.wanted) if wanted and i not in captured.tied()]
        if not of:
            return
        tangents = [torch.rand(outputs[i].shape, dtype=torch.float64).sub(0.5).mul(2).to(outputs[i].dtype) for i in of]
        try:
            grads = torch.autograd.grad([outputs[i] for i in of], [inputs[i] for i in wrt], tangents, allow_unused=True)
            torch.manual_seed(2)
            again, inputs = captured.fresh(requires_grad=True), None
            repeated = captured.run(again)
            repeated = torch.autograd.grad([repeated[i] for i in of], [again[i] for i in wrt], tangents, allow_unused=True)
            compare = compare and all(g is None or torch.equal(g.nan_to_num(), h.nan_to_num()) for g, h in zip(grads, repeated))
        except (RuntimeError, NotImplementedError):
            return  # PyTorch has no derivative of this program
        wrt = [i for i, g in zip(wrt, grads) if g is not None]
        grads = [g for g in grads if g is not None]
        if not wrt:
            return
        made = self.work / f"{form}.grad.code"
        tool(f"{form} graph-grad", [self.tools / "graph-grad", graph, f"--inputs={self.work / (form + '.inputs.npz')}",
                                    "--wrt=" + ",".join(captured.names[i] for i in wrt), "--of=" + ",".join(map(str, of)),
                                    "--format=code", "-o", made])
        text = made.read_text()
        # The made graph has the same inputs in the same order, then the tangents; some names differ.
        header = re.search(r"def forward\(\s*self,?(.*?)\):\n", text, re.S)[1]
        names = re.findall(r"(\w+)(?:: \"[^\"]*\")?(?:,|$)", re.sub(r"#.*", "", header).strip())
        count = captured.num_placeholders
        # graph-grad leaves out constants that the gradients do not need.
        constants = [(name, value) for name, value in zip(captured.names[count:], captured.values[count:])
                     if f"self.{name}" in text]
        pairs = [*zip(names, [*captured.values[:count], *tangents]), *constants]
        values = {name: as_tensor(value) for name, value in pairs if isinstance(value, (torch.Tensor, int, float))}
        results = [*outputs.values(), *grads]
        # If the graph writes its inputs (through x.data, which PyTorch does not count as a write), their new values come
        # first. They are not compared.
        start, returned = re.fullmatch(r"(.*\n *return) \((.*?),?\)\s*", text, re.S).groups()
        returned = re.sub(r"#.*", "", returned).replace(",", " ").split()
        made.write_text(f"{start} ({', '.join(returned[-len(results):])},)\n")
        self.run_engines(f"{form} gradients", made, values, dict(enumerate(results)), compare)


class TimeIsUp(Exception):
    pass


def on_alarm(*_):
    raise TimeIsUp


def run_form(options, program, form, work):
    """The outcome of one program in one form; empty if everything agrees."""
    signal.signal(signal.SIGALRM, on_alarm)
    signal.alarm(TIME_LIMIT)
    try:
        torch.manual_seed(0)
        try:
            graphs = CAPTURES[form](program)
        except Skipped:
            raise
        except Exception as error:
            raise Skipped(f"PyTorch: {type(error).__name__}") from error
        were_run = [Runner(options, work).run_captured(form, captured) for captured in graphs]
        return "pass" if any(were_run) else "left out: no tensor result"
    except Failure as failure:
        text = str(failure)
        return ("refused: " if re.search("complex", text) else "fail: ") + text
    except Skipped as skipped:
        return f"left out: {skipped}"
    except TimeIsUp:
        return f"left out: more than {TIME_LIMIT} s"
    except Exception as error:
        return f"left out: script: {type(error).__name__}: {str(error)[:100]}"
    finally:
        signal.alarm(0)


def run_entry(task):
    source, index, options = task
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    torch._dynamo.config.allow_rnn = True
    torch._dynamo.config.trace_autograd_ops = True
    logging.disable(logging.CRITICAL)
    outcomes = []
    with tempfile.TemporaryDirectory(prefix="sweep") as folder:
        work = options.keep or Path(folder)
        try:
            programs = list(SOURCES[source].programs(index, options))
        except Exception as error:
            return [(source, SOURCES[source].name(index), "", "", f"left out: script: {type(error).__name__}: {str(error)[:100]}")]
        for label, program in programs:
            for form in options.forms if program.forms is None else [f for f in options.forms if f in program.forms]:
                cause = run_form(options, program, form, work)
                outcomes.append((source, SOURCES[source].name(index), label, form, re.sub(r"\s+", " ", cause)))
    return outcomes


def print_report(outcomes):
    counts, causes = defaultdict(Counter), defaultdict(list)
    for source, entry, label, form, cause in outcomes:
        kind = cause.split(":")[0]
        counts[source, form or "-"][kind] += 1
        if kind != "pass":
            causes[re.sub(r"^(fail|refused): \S+ (gradients )?", r"\1: \2", cause)].append(f"{source} {entry} {label} {form}")
    for cause in sorted(causes, key=lambda c: (not c.startswith("fail"), -len(causes[c]))):
        entries = Counter(" ".join(x.split()[:2]) for x in causes[cause])
        print(f"{len(causes[cause])}: {cause}\n    " + ", ".join(f"{e} ({n})" for e, n in entries.most_common(8)) + f"; first: {causes[cause][0]}")
    print("\n| programs | form | pass | fail | refused | left out |\n| --- | --- | --- | --- | --- | --- |")
    for (source, form), c in sorted(counts.items()):
        print(f"| {source} | {form} | {c['pass']} | {c['fail']} | {c['refused']} | {c['left out']} |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=Path, required=True, help="the folder with graph-run and graph-grad")
    parser.add_argument("--source", action="append", choices=list(SOURCES), help="only these programs (may be repeated)")
    parser.add_argument("--form", action="append", choices=FORMS, help="only these forms (may be repeated)")
    parser.add_argument("--only", help="a regular expression for names of entries")
    parser.add_argument("--dtype", action="append", help="dtypes of the operator database (default: float32)")
    parser.add_argument("--samples", type=int, default=2, help="at most this many programs of an entry (and dtype)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--part", default="1/1", metavar="K/N", help="only the K-th of N parts of the entries")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--results", type=Path, help="a file to which each outcome is appended; entries in it are not run again")
    parser.add_argument("--keep", type=Path, help="a folder in which to keep the files of the last program")
    options = parser.parse_args()
    options.forms, options.dtypes = options.form or FORMS, options.dtype or ["float32"]
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    outcomes = []
    if options.results and options.results.exists():
        outcomes = [tuple(line.split("\t")) for line in options.results.read_text().splitlines()]
    done = {(source, entry) for source, entry, *_ in outcomes}
    tasks = [(source, i, options) for source in options.source or SOURCES for i in range(SOURCES[source].count())
             if not options.only or re.search(options.only, SOURCES[source].name(i))]
    random.Random(0).shuffle(tasks)  # slow entries are neighbours
    part, parts = map(int, options.part.split("/"))
    tasks = tasks[len(tasks) * (part - 1) // parts : len(tasks) * part // parts]
    tasks = [task for task in tasks if (task[0], SOURCES[task[0]].name(task[1])) not in done]
    with multiprocessing.Pool(1 if options.keep else options.processes, maxtasksperchild=1 if options.source == ["cases"] else 10) as pool:
        for number, found in enumerate(pool.imap_unordered(run_entry, tasks), 1):
            outcomes += found
            if options.results:
                with options.results.open("a") as file:
                    file.writelines("\t".join(outcome) + "\n" for outcome in found)
            for outcome in found:
                if outcome[4].startswith("fail"):
                    print(f"{number} of {len(tasks)}: " + " ".join(outcome), flush=True)
    print_report(outcomes)
    return int(any(outcome[4].startswith("fail") for outcome in outcomes))


if __name__ == "__main__":
    raise SystemExit(main())
