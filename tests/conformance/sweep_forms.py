"""The forms in which run_sweep.py captures a program: a graph with its inputs and with PyTorch's run of it."""
import tempfile
from pathlib import Path

import torch
import torch._dynamo
import torch._inductor.decomposition  # noqa: F401  (imported before the processes are forked)
import torch.export
import torch.utils._pytree as pytree
from torch._functorch.aot_autograd import aot_function
from torch._functorch.partitioners import default_partition
from torch.fx.experimental.proxy_tensor import make_fx

from run_database import Skipped, copy_of


def attribute(module, target):
    for part in target.split("."):
        module = getattr(module, part)
    return module


def lifted(module, attributes):
    """The same graph with additional placeholders, after its own, in place of these attributes."""
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


def sort_stably(graph):
    """Makes all sorts stable: Backtape keeps the order of equal elements, which PyTorch leaves open."""
    overloads = {torch.ops.aten.sort.default: torch.ops.aten.sort.stable, torch.ops.aten.argsort.default: torch.ops.aten.argsort.stable}
    for node in graph.nodes:
        if node.target in (*overloads, "sort", "argsort", torch.sort, torch.argsort):
            node.kwargs = {**dict(zip(("dim", "descending"), node.args[1:])), **node.kwargs, "stable": True}
            node.target, node.args = overloads.get(node.target, node.target), node.args[:1]


def as_tensor(value):
    return value if isinstance(value, torch.Tensor) else torch.tensor(value)


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
        sort_stably(self.plain.graph)
        self.plain.recompile()
        # The results of the program, in case PyTorch cannot run the graph by itself (transforms of torch.func).
        self.eager, self.writes = None, False
        # A .pt2 archive to run instead of the text, and the names of the values that it stores.
        self.archive, self.stored = None, set()
        values = [x.node.hint if isinstance(x, torch.SymInt) else x for x in values]
        self.values = [x.detach() if isinstance(x, torch.Tensor) else x for x in values]
        self.wanted = [isinstance(x, torch.Tensor) and x.requires_grad for x in values[: self.num_placeholders]]

    def tied(self):
        """Position -> position of the first parameter that is the same tensor. Archives state which ones are."""
        first, found = {}, {}
        for i, x in enumerate(self.values[: self.num_placeholders]):
            if self.archive and isinstance(x, torch.Tensor) and self.names[i] in self.stored:
                key = x.data_ptr(), x.shape, x.stride()
                if first.setdefault(key, i) != i:
                    found[i] = first[key]
        return found

    def fresh(self, requires_grad=False):
        values = [copy_of(x) if isinstance(x, torch.Tensor) else x for x in self.values]
        for i, first in self.tied().items():
            values[i] = values[first]
        if requires_grad:
            for value, wanted in zip(values, self.wanted):
                if wanted:
                    value.requires_grad_()
        return values

    def inputs(self):
        """The values to pass to graph-run, by name."""
        return {n: as_tensor(v) for n, v in zip(self.names, self.values)
                if isinstance(v, (torch.Tensor, int, float)) and n not in self.stored}

    def run(self, values):
        """Position in the output -> tensor; numbers are 0-dim tensors."""
        results = pytree.tree_leaves(self.plain(*values))
        return {i: as_tensor(x) for i, x in enumerate(results) if isinstance(x, (torch.Tensor, int, float))}

    def return_writes(self):
        """Adds the inputs that the graph writes to its outputs."""
        values = self.fresh()
        versions = [x._version if isinstance(x, torch.Tensor) else 0 for x in values]
        with torch.no_grad():
            self.plain(*values)
        written = [i for i, x in enumerate(values) if isinstance(x, torch.Tensor) and x._version != versions[i]]
        self.writes = bool(written)
        if not written or self.archive:
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

    def write(self, path):
        if self.archive:
            path.write_bytes(self.archive)
        else:
            path.write_text(self.text())

    def text(self):
        for stride in (True, False):
            try:
                return self.module.print_readable(print_output=False, include_stride=stride, expanded_def=False)
            except Exception:  # values without strides
                continue
        return self.module.code


def capture_dynamo(program, dynamic=False):
    captured = []

    def backend(module, values):
        captured.append(Captured(module, values))
        return module.forward

    torch._dynamo.reset()
    eager = [x.detach() for x in program(*program.fresh())] if program.forms is None else None
    program.call_compiled(lambda f: torch.compile(f, backend=backend, dynamic=dynamic))
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


def capture_pt2(program):
    _, args, kwargs = program.as_module()
    graph = exported(program)
    captured = Captured(graph.graph_module, values_of(graph, args, kwargs))
    with tempfile.TemporaryDirectory() as folder:
        torch.export.save(graph, Path(folder) / "model.pt2")
        captured.archive = (Path(folder) / "model.pt2").read_bytes()
    kinds = [spec.kind.name for spec in graph.graph_signature.input_specs]
    captured.stored = {name for name, kind in zip(captured.names, kinds) if kind != "USER_INPUT"}
    captured.stored |= set(captured.names[captured.num_placeholders :])
    return [captured]


def capture_autocast(program):
    """The joint graph of the program under autocast with bfloat16."""

    def under_autocast(*tensors):
        with torch.autocast("cpu", torch.bfloat16):
            return program(*tensors)

    return capture_joint(program, under_autocast)


def capture_parts(program):
    """The forward and the backward graph that the default partitioner makes of the joint graph."""
    captured = []

    def compiler(module, _):
        def run(*values):
            captured.append(Captured(module, [x.detach().clone() if isinstance(x, torch.Tensor) else x for x in values]))
            return list(module(*values))

        return run

    outputs = aot_function(program, fw_compiler=compiler, bw_compiler=compiler, partition_fn=default_partition)(*program.fresh())
    if not any(x.requires_grad for x in outputs):
        raise Skipped("no backward graph")
    sum(x.square().sum() for x in outputs if x.requires_grad).backward()
    return captured


def capture_joint(program, function=None):
    captured = []

    def partition(module, values, **options):
        primals, tangents = values
        # Outputs may share a tangent, or have one of another type. The graph may depend on the strides.
        captured.append((module, primals, [(x.shape, x.stride(), x.dtype) for x in tangents]))
        return default_partition(module, values, **options)

    inputs = program.fresh()
    compiled = aot_function(function or program, fw_compiler=lambda m, _: m, bw_compiler=lambda m, _: m, partition_fn=partition)
    try:
        compiled(*inputs)
    except Exception:  # PyTorch cannot divide or run some of the graphs that it traces
        if not captured:
            raise
    if not captured:
        raise Skipped("no joint graph")
    module, primals, tangents = captured[0]
    # Graphs of ops with side effects have empty tensors, which order these ops, as their first inputs.
    tokens = [torch.zeros(0)] * (len(primals) - len(inputs))
    if [x.shape for x in primals] != [x.shape for x in tokens + inputs]:
        raise Skipped("the inputs of the joint graph are not those of the program and the tangents")
    tangents = [torch.empty_strided(shape, stride, dtype=dtype).copy_(torch.rand(shape, dtype=torch.float64).sub(0.5))
                for shape, stride, dtype in tangents]
    return [Captured(module, [*tokens, *(x.detach() for x in program.fresh()), *tangents])]


CAPTURES = {"dynamo": capture_dynamo, "export": capture_export, "core": capture_core, "make_fx": capture_make_fx,
            "joint": capture_joint, "parts": capture_parts, "autocast": capture_autocast, "pt2": capture_pt2,
            "dynamic": lambda program: capture_dynamo(program, dynamic=True)}
