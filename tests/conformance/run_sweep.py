"""Captures programs in each form in which PyTorch hands out graphs, runs the graphs on both engines, and compares the
results with PyTorch's.

Programs come from PyTorch's databases of modules, optimisers, ops and higher-order ops, from torch.distributions, and
from sweep_cases.py. The forms are the graph that Dynamo passes to a backend (`dynamo`), exported programs before and
after their decomposition (`export`, `core`), the trace of make_fx (`make_fx`) and AOTAutograd's joint graph (`joint`).
Results, including inputs that a graph writes, must be those of PyTorch's run of the same graph. graph-grad
differentiates the graphs of the forms dynamo, export and make_fx; gradients must be PyTorch's. Needs PyTorch 2.15.

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
import torch._inductor.decomposition  # noqa: F401  (imported before the processes are forked)
import torch.export
import torch.utils._pytree as pytree
from torch._functorch.aot_autograd import aot_function
from torch._functorch.partitioners import default_partition
from torch.fx.experimental.proxy_tensor import make_fx

from run_database import Failure, Skipped, copy_of, save, seed_all, tool, unusable
from sweep_programs import SOURCES

FORMS = ("dynamo", "export", "core", "make_fx", "joint")
DIFFERENTIATED = ("dynamo", "export", "make_fx")
TIME_LIMIT = 150


def attribute(module, target):
    for part in target.split("."):
        module = getattr(module, part)
    return module


def lifted(module, attributes):
    """The same graph with its placeholders as arguments, and then its attributes."""
    graph, values = torch.fx.Graph(), {}
    nodes = list(module.graph.nodes)
    for node in nodes:
        if node.op == "placeholder":
            values[node] = graph.placeholder(node.name)
    arguments = {target: graph.placeholder(f"attribute_{i}") for i, target in enumerate(attributes)}
    for node in nodes:
        if node.op == "get_attr" and node.target in attributes:
            values[node] = arguments[node.target]
        elif node.op == "output":
            graph.output(torch.fx.node.map_arg(node.args[0], lambda n: values[n]))
        elif node.op != "placeholder":
            values[node] = graph.node_copy(node, lambda n: values[n])
    return torch.fx.GraphModule(module, graph)


class Captured:
    """A graph with the values of its placeholders and attributes."""

    def __init__(self, module, values):
        self.module = module
        self.names = [node.name for node in module.graph.nodes if node.op == "placeholder"]
        self.num_placeholders = len(self.names)
        found = {node.target: attribute(module, node.target) for node in module.graph.nodes if node.op == "get_attr"}
        attributes = {target: value for target, value in found.items() if isinstance(value, torch.Tensor)}
        self.names += attributes
        values = [*values, *attributes.values()]
        # The module's own calling convention may differ, and Dynamo removes attributes after a compilation.
        self.plain = lifted(module, attributes)
        # The results of the program, in case PyTorch cannot run the graph by itself (transforms of torch.func).
        self.eager, self.writes = None, False
        self.values = [x.detach() if isinstance(x, torch.Tensor) else x for x in values]
        self.wanted = [isinstance(x, torch.Tensor) and x.requires_grad for x in values[: self.num_placeholders]]

    def fresh(self, requires_grad=False):
        values = [copy_of(x) if isinstance(x, torch.Tensor) else x for x in self.values]
        if requires_grad:
            for value, wanted in zip(values, self.wanted):
                if wanted:
                    value.requires_grad_()
        return values

    def run(self, values):
        """Position in the output -> tensor."""
        results = pytree.tree_leaves(self.plain(*values))
        return {i: x for i, x in enumerate(results) if isinstance(x, torch.Tensor)}

    def return_writes(self):
        """Makes the inputs that the graph writes additional outputs."""
        values = self.fresh()
        versions = [x._version if isinstance(x, torch.Tensor) else 0 for x in values]
        with torch.no_grad():
            self.plain(*values)
        written = [i for i, x in enumerate(values) if isinstance(x, torch.Tensor) and x._version != versions[i]]
        self.writes = bool(written)
        if not written:
            return
        for module in (self.module, self.plain):
            nodes = {}
            for node in module.graph.nodes:
                if node.op in ("placeholder", "get_attr"):
                    nodes.setdefault(node.name if node.op == "placeholder" else node.target, node)
            inputs = list(nodes.values()) if module is self.plain else [nodes[name] for name in self.names]
            output = next(node for node in module.graph.nodes if node.op == "output")
            results = output.args[0] if isinstance(output.args[0], (tuple, list)) else (output.args[0],)
            output.args = ((*results, *(inputs[i] for i in written)),)
            module.recompile()

    def text(self):
        for stride in (True, False):
            try:
                return self.module.print_readable(print_output=False, include_stride=stride, expanded_def=False)
            except Exception:  # values without strides
                continue
        return self.module.code


def capture_dynamo(program):
    captured = []

    def backend(module, values):
        captured.append(Captured(module, values))
        return module.forward

    torch._dynamo.reset()
    eager = [x.detach() for x in program(*program.fresh())] if program.forms is None else None
    program.call_compiled(lambda f: torch.compile(f, backend=backend, dynamic=False))
    if not captured:
        raise Skipped("Dynamo makes no graph")
    if len(captured) == 1 and eager is not None:
        captured[0].eager = eager
    return captured


def exported(program):
    module, args, kwargs = program.as_module()
    return torch.export.export(module, args, kwargs, strict=False)


def values_of(exported_program, args, kwargs):
    """The values of the placeholders of an exported program."""
    user = iter([x for x in pytree.tree_leaves((args, kwargs))])
    signature, values = exported_program.graph_signature, []
    for spec in signature.input_specs:
        name = spec.kind.name
        if name in ("PARAMETER", "BUFFER"):
            source = exported_program.state_dict if spec.target in exported_program.state_dict else exported_program.constants
            values.append(source[spec.target])
        elif name == "CONSTANT_TENSOR":
            values.append(exported_program.constants[spec.target])
        else:
            values.append(next(user))
    return values


def capture_export(program):
    _, args, kwargs = program.as_module()
    graph = exported(program)
    captured = Captured(graph.graph_module, values_of(graph, args, kwargs))
    captured.eager = [x.detach() for x in program(*program.fresh())]
    return [captured]


def capture_core(program):
    _, args, kwargs = program.as_module()
    graph = exported(program).run_decompositions()
    return [Captured(graph.graph_module, values_of(graph, args, kwargs))]


def capture_make_fx(program):
    if program.forms is not None:
        return [Captured(make_fx(c.plain)(*c.fresh()), c.values) for c in capture_dynamo(program)]
    inputs = program.fresh()
    try:
        module = make_fx(program, tracing_mode="fake", _allow_non_fake_inputs=True)(*program.fresh())
    except Exception:  # sizes that depend on values, numbers read from tensors
        module = make_fx(program)(*program.fresh())
    return [Captured(module, inputs)]


def capture_joint(program):
    captured = []

    def partition(module, values, **options):
        primals, tangents = values
        captured.append(Captured(module, [*primals, *tangents]))
        return default_partition(module, values, **options)

    inputs = program.fresh()
    outputs = aot_function(program, fw_compiler=lambda m, _: m, bw_compiler=lambda m, _: m, partition_fn=partition)(*inputs)
    if not captured:
        raise Skipped("no joint graph")
    found = captured[0]
    count = len(inputs)
    tangents = [torch.rand(x.shape, dtype=torch.float64).sub(0.5).to(x.dtype) for x in outputs if x.requires_grad]
    if len(found.names) != count + len(tangents):
        raise Skipped("the joint graph has other inputs")
    return [Captured(found.module, [x.detach() for x in program.fresh()] + tangents)]


CAPTURES = {"dynamo": capture_dynamo, "export": capture_export, "core": capture_core, "make_fx": capture_make_fx,
            "joint": capture_joint}


def refuse_unusable(tensors):
    for tensor in tensors:
        if isinstance(tensor, torch.Tensor) and unusable(tensor):
            raise Skipped(unusable(tensor))


class Runner:
    def __init__(self, options, work):
        self.tools, self.work, self.options = options.tools, work, options

    def run_engines(self, form, graph, inputs, expected, compare):
        given, wanted = self.work / f"{form}.inputs.npz", self.work / f"{form}.expected.npz"
        save(given, inputs)
        save(wanted, {f"out{i}": x for i, x in expected.items()})
        for engine in ("interp", "jit"):
            command = [self.tools / "graph-run", graph, f"--inputs={given}", f"--backend={engine}"]
            tool(f"{form} {engine}", command + ([f"--expected={wanted}"] if compare else []))

    def run_captured(self, form, captured):
        graph = self.work / f"{form}.code"
        graph.write_text(captured.text())
        # PyTorch cannot run calls of torch.func outside of its transforms.
        is_transform = "_functorch" in captured.text() or "_make_dual" in captured.text()
        if is_transform and captured.eager is None:
            raise Skipped("PyTorch cannot run this graph by itself")
        try:
            if is_transform:
                raise RuntimeError
            with torch.no_grad():
                captured.return_writes()
                torch.manual_seed(0)
                first = captured.run(captured.fresh())
                torch.manual_seed(1)
                second = captured.run(captured.fresh())
        except Exception:
            if captured.eager is None:
                raise
            first = second = dict(enumerate(captured.eager))
        graph.write_text(captured.text())
        tensors = [x for x in (*captured.values, *first.values()) if isinstance(x, torch.Tensor)]
        if any(x.dtype.is_complex for x in tensors):
            self.check_refusal(form, graph)
        refuse_unusable(tensors)
        if not first:
            raise Skipped("no tensor result")
        is_random = not all(x.shape == second[i].shape and torch.equal(x.nan_to_num(), second[i].nan_to_num()) for i, x in first.items())
        # Two runs of a random program may agree by chance.
        is_random |= any(torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()) for node in captured.module.graph.nodes)
        compare = not is_random and not re.search(r"\b(new_)?empty", captured.text())
        tensors = {n: v for n, v in zip(captured.names, captured.values) if isinstance(v, torch.Tensor)}
        self.run_engines(form, graph, tensors, first, compare)
        if form in DIFFERENTIATED and not is_transform and any(captured.wanted) and not captured.writes:
            self.run_gradients(form, captured, graph, tensors, compare)

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
        wrt = [i for i, wanted in enumerate(captured.wanted) if wanted]
        if not of:
            return
        tangents = [torch.rand(outputs[i].shape, dtype=torch.float64).sub(0.5).mul(2).to(outputs[i].dtype) for i in of]
        try:
            grads = torch.autograd.grad([outputs[i] for i in of], [inputs[i] for i in wrt], tangents, allow_unused=True)
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
        # The made graph has the same inputs in the same order, then the tangents; some names differ.
        header = re.search(r"def forward\(self,? ?(.*?)\):$", made.read_text(), re.M)[1]
        names = re.findall(r"(\w+)(?:: \"[^\"]*\")?(?:, |$)", header)
        count = captured.num_placeholders
        # graph-grad leaves out constants that the gradients don't need.
        constants = [(name, value) for name, value in zip(captured.names[count:], captured.values[count:])
                     if f"self.{name}" in made.read_text()]
        pairs = [*zip(names, [*captured.values[:count], *tangents]), *constants]
        values = {name: value for name, value in pairs if isinstance(value, torch.Tensor)}
        self.run_engines(f"{form} gradients", made, values, dict(enumerate([*outputs.values(), *grads])), compare)


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
        for captured in graphs:
            Runner(options, work).run_captured(form, captured)
        return "pass"
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
