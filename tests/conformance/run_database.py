"""Runs the samples of PyTorch's operator database on both engines and compares the results with PyTorch's.

Each sample is traced by make_fx. Three graphs are run: the forward graph, PyTorch's joint graph of forward and backward,
and the joint graph that graph-grad makes from the forward graph. Results must have PyTorch's dtype, sizes and values
(except for random ops), and those of the first two graphs also its strides. The forward graph states the types that
PyTorch's fake tensors infer, so that every shape rule is checked.
Prints the causes of failures with the samples concerned, and the share of samples that pass. Needs PyTorch 2.15.

example: python run_database.py --tools build/release/bin --seed 1
"""
import argparse
import math
import multiprocessing
import random
import re
import subprocess
import tempfile
import warnings
import zlib
from collections import Counter, defaultdict
from pathlib import Path

import numpy as np
import torch
import torch.utils._pytree as pytree
from torch.fx.experimental.proxy_tensor import make_fx
from torch.testing._internal.common_methods_invocations import op_db

from varied import KINDS, vary

HERE = Path(__file__).resolve().parent
DTYPES = (torch.float32, torch.float64, torch.bfloat16, torch.int64, torch.bool)
LEFT_OUT = "left out: "


class Failure(Exception):
    """The stage at which a sample fails, and why."""


class Skipped(Exception):
    """Why a sample is not counted."""


def seed_all(seed, info, dtype):
    seed = zlib.crc32(f"{seed}{info.full_name}{dtype}".encode())
    torch.manual_seed(seed), np.random.seed(seed % 2**32), random.seed(seed)


def to_array(tensor):
    """bfloat16, which NumPy lacks, is kept as raw two-byte items."""
    tensor = tensor.detach().contiguous()
    tensor = torch.zeros(tensor.shape, dtype=tensor.dtype) if tensor._is_zerotensor() else tensor
    return tensor.view(torch.int16).numpy().view("V2") if tensor.dtype == torch.bfloat16 else tensor.numpy()


def save(path, tensors):
    arrays = {name: to_array(tensor) for name, tensor in tensors.items()}
    arrays |= {f"{name}.strides": np.array(tensor.stride(), np.int64) for name, tensor in tensors.items()
               if not tensor.is_contiguous()}
    np.savez(path, **arrays)


def unusable(tensor):
    if tensor.layout != torch.strided or tensor.is_quantized:
        return "sparse and quantised tensors"
    if tensor.dtype.is_complex:
        return "complex tensors"
    return ""


class Program:
    """A sample as a function whose arguments are only tensors."""

    def __init__(self, info, sample):
        self.info = info
        leaves, self.tree = pytree.tree_flatten((sample.input, sample.args, sample.kwargs))
        self.constants = [None if isinstance(x, torch.Tensor) else x for x in leaves]
        self.positions = [i for i, x in enumerate(leaves) if isinstance(x, torch.Tensor)]
        self.tensors = [leaves[i] for i in self.positions]
        for tensor in self.tensors:
            if unusable(tensor):
                raise Skipped(unusable(tensor))

    def __call__(self, *tensors):
        leaves = list(self.constants)
        for i, tensor in zip(self.positions, tensors):
            leaves[i] = tensor
        first, args, kwargs = pytree.tree_unflatten(leaves, self.tree)
        result = self.info.op(first, *args, **kwargs)
        return [x for x in pytree.tree_leaves(result) if isinstance(x, torch.Tensor)]

    def fresh(self):
        """Copies of the inputs with the same strides, so that a program that writes them can run again."""
        return [copy_of(tensor) for tensor in self.tensors]


def copy_of(tensor):
    plain = tensor.detach()
    span = 1 + sum((size - 1) * stride for size, stride in zip(plain.shape, plain.stride())) if plain.numel() else 0
    copy = torch.as_strided(torch.as_strided(plain, (span,), (1,)).clone(), plain.shape, plain.stride(), 0)
    return copy.requires_grad_(tensor.requires_grad)


def trace(function, inputs):
    """The graph as text with types, the constants that it holds, and its op targets."""
    detached = [x.detach().requires_grad_(x.requires_grad) for x in inputs]
    graph, typed = None, True
    try:
        graph = make_fx(function, tracing_mode="fake", _allow_non_fake_inputs=True)(*detached)
    except Exception:  # sizes that depend on values, numbers read from tensors
        graph, typed = make_fx(function)(*detached), False
    text = graph.print_readable(print_output=False, include_stride=True, expanded_def=False)
    if not typed:
        text = graph.code
    constants = {}
    for node in graph.graph.nodes:
        if node.op == "get_attr":
            constants[node.target] = getattr(graph, node.target)
    names = [node.name for node in graph.graph.nodes if node.op == "placeholder"]
    targets = [node.target for node in graph.graph.nodes if node.op == "call_function"]
    return text, constants, names, targets


def is_random(targets):
    return any(torch.Tag.nondeterministic_seeded in getattr(target, "tags", ()) for target in targets)


def is_uninitialised(targets):
    return any(re.search(r"(^|[._])(new_)?empty", str(target)) for target in targets)


def first_cause(text):
    """A tool's error, and the first output that differs."""
    lines = text.splitlines()
    errors = [line for line in lines if "error:" in line]
    differing = [line for line in lines if re.match(r"out\d+ .* (differs|found) ", line)]
    details = lines[lines.index(errors[0]) + 1 :][:1] if errors else lines[:2]
    cause = " ".join(errors[:1] + (differing[:1] or details)) or "no message"
    cause = re.sub(r"%\w+", "%x", re.sub(r"\S*/\S+\.(py|npz|code)\S*", "FILE", cause))
    return re.sub(r"-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?", "N", cause)[:240]


def tool(stage, command):
    """Runs a tool; returns what it wrote to standard error."""
    try:
        run = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=120)
    except subprocess.TimeoutExpired:
        raise Failure(f"{stage}: more than 120 s") from None
    if run.returncode != 0:
        raise Failure(f"{stage}: {first_cause(run.stderr + run.stdout)}")
    return run.stderr.strip()


def check_layouts(stage, path, expected):
    """Compares the dtypes, sizes and strides of written outputs with PyTorch's."""
    written = np.load(path)
    for i, tensor in enumerate(expected):
        array = written[f"out{i}"]
        want = to_array(tensor)
        if array.dtype != want.dtype or array.shape != want.shape:
            raise Failure(f"{stage}: out{i} is {array.dtype}{list(array.shape)}, PyTorch's is {want.dtype}{list(want.shape)}")
        contiguous = torch.empty(array.shape, device="meta").stride()
        strides = tuple(written[f"out{i}.strides"]) if f"out{i}.strides" in written else contiguous
        relevant = [d for d, size in enumerate(array.shape) if size > 1]
        if array.size and any(strides[d] != tensor.stride(d) for d in relevant):
            raise Failure(f"{stage}: out{i} has the strides {strides}, PyTorch's are {tensor.stride()}")


class Runner:
    def __init__(self, options, work):
        self.tools, self.work, self.options = options.tools, work, options

    def engines(self, stage, graph, inputs, expected, targets):
        """Runs a graph on both engines; `expected` are PyTorch's results."""
        given, wanted, out = (self.work / f"{stage}.{name}.npz" for name in ("inputs", "expected", "outputs"))
        save(given, inputs)
        save(wanted, {f"out{i}": x for i, x in enumerate(expected)})
        random_values = is_random(targets) or is_uninitialised(targets)
        for engine in ("interp", "jit"):
            command = [self.tools / "graph-run", graph, f"--inputs={given}", f"--backend={engine}", f"--output={out}"]
            if not random_values:
                command.append(f"--expected={wanted}")
            tool(f"{stage} {engine}", command)
            check_layouts(f"{stage} {engine}", out, expected)

    def run(self, info, sample):
        program = Program(info, sample)
        differentiable = [i for i, x in enumerate(program.tensors) if x.requires_grad]
        torch.manual_seed(0)
        try:
            results = program(*program.fresh())
        except Exception as error:  # a sample for another device, or with overlapping inputs
            raise Skipped(f"PyTorch raises {type(error).__name__}") from error
        for result in results:
            if unusable(result):
                raise Skipped(unusable(result))
        if not results:
            raise Skipped("no tensor result")
        try:
            text, constants, names, targets = trace(program, program.fresh())
        except Exception as error:
            raise Skipped(f"make_fx: {type(error).__name__}") from error
        if any(unusable(x) for x in constants.values()):
            raise Skipped("complex tensors")
        self.input_names = names
        graph = self.work / "forward.code"
        graph.write_text(text)
        self.engines("forward", graph, dict(zip(names, program.fresh())) | constants, results, targets)
        of = [i for i, x in enumerate(results) if x.requires_grad]
        if differentiable and of:
            self.run_gradients(program, differentiable, of, graph, names, constants)

    def run_gradients(self, program, differentiable, of, forward, names, constants):
        count = len(program.tensors)

        def joint(*arguments):
            outputs = program(*arguments[:count])
            wrt = [arguments[i] for i in differentiable]
            return [*outputs, *torch.autograd.grad([outputs[i] for i in of], wrt, arguments[count:])]

        inputs = program.fresh()
        generator = torch.Generator().manual_seed(self.options.seed)
        results = program(*inputs)
        tangents = [torch.rand(results[i].shape, generator=generator, dtype=torch.float64).sub(0.5).mul(2).to(results[i].dtype)
                    for i in of]
        try:
            used = torch.autograd.grad([results[i] for i in of], [inputs[i] for i in differentiable], tangents, allow_unused=True)
            differentiable = [i for i, g in zip(differentiable, used) if g is not None]
            if not differentiable:
                return
            inputs = program.fresh()
            expected = [x.detach() for x in joint(*inputs, *tangents)]
        except (RuntimeError, NotImplementedError):
            return  # PyTorch has no derivative of this sample
        text, joint_constants, joint_names, targets = trace(joint, [*program.fresh(), *tangents])
        graph = self.work / "joint.code"
        graph.write_text(text)
        self.engines("joint", graph, dict(zip(joint_names, [*program.fresh(), *tangents])) | joint_constants, expected, targets)
        given, made = self.work / "forward.inputs.npz", self.work / "graph_grad.code"
        wrt = ",".join(names[i] for i in differentiable)
        tool("graph-grad", [self.tools / "graph-grad", forward, f"--inputs={given}", f"--wrt={wrt}",
                            "--of=" + ",".join(map(str, of)), "--format=code", "-o", made])
        header = re.search(r"def forward\(self,? ?(.*)\):", made.read_text())[1]
        made_names = re.findall(r"(\w+)(?:: \"[^\"]*\")?(?:, |$)", header)
        values = dict(zip(made_names, [*program.fresh(), *tangents])) | constants
        # The strides of gradients are those of the formulas, which may differ from PyTorch's.
        save(self.work / "made.inputs.npz", values)
        save(self.work / "made.expected.npz", {f"out{i}": x for i, x in enumerate(expected)})
        if not is_random(targets) and not is_uninitialised(targets):
            for engine in ("interp", "jit"):
                tool(f"graph-grad {engine}", [self.tools / "graph-run", made, f"--inputs={self.work / 'made.inputs.npz'}",
                                              f"--backend={engine}", f"--expected={self.work / 'made.expected.npz'}"])
            if self.options.twice:
                self.run_second_gradients(program, differentiable, of, made, values, made_names, len(results))

    def run_second_gradients(self, program, differentiable, of, made, values, names, num_results):
        """Differentiates the gradients in the joint graph that graph-grad made, with respect to the same inputs."""
        inputs = program.fresh()
        wrt = [inputs[i] for i in differentiable]
        generator = torch.Generator().manual_seed(self.options.seed + 1)
        try:
            outputs = program(*inputs)
            tangents = [values[name] for name in names if name not in self.input_names][: len(of)]
            grads = torch.autograd.grad([outputs[i] for i in of], wrt, tangents, create_graph=True, allow_unused=True)
            of_grads = [i for i, g in enumerate(grads) if g is not None and g.requires_grad]
            if not of_grads:
                return
            second_tangents = [torch.rand(grads[i].shape, generator=generator, dtype=torch.float64).sub(0.5).mul(2).to(grads[i].dtype)
                               for i in of_grads]
            seconds = torch.autograd.grad([grads[i] for i in of_grads], wrt, second_tangents, allow_unused=True)
            # A gradient that PyTorch does not define is not compared.
            differentiable = [i for i, g in zip(differentiable, seconds) if g is not None]
            seconds = [g for g in seconds if g is not None]
            if not seconds:
                return
        except (RuntimeError, NotImplementedError):
            return  # PyTorch has no second derivative of this sample
        twice = self.work / "graph_grad_twice.code"
        wrt_names = ",".join(self.input_names[i] for i in differentiable)
        tool("graph-grad twice", [self.tools / "graph-grad", made, f"--inputs={self.work / 'made.inputs.npz'}", f"--wrt={wrt_names}",
                                  "--of=" + ",".join(str(num_results + i) for i in of_grads), "--format=code", "-o", twice])
        header = re.search(r"def forward\(self,? ?(.*)\):", twice.read_text())[1]
        new_names = [name for name in re.findall(r"(\w+)(?:: \"[^\"]*\")?(?:, |$)", header) if name not in names]
        save(self.work / "twice.inputs.npz", values | dict(zip(new_names, second_tangents)))
        expected = [*outputs, *grads, *seconds]
        save(self.work / "twice.expected.npz", {f"out{i}": x for i, x in enumerate(expected)})
        for engine in ("interp", "jit"):
            tool(f"graph-grad twice {engine}", [self.tools / "graph-run", twice, f"--inputs={self.work / 'twice.inputs.npz'}",
                                                f"--backend={engine}", f"--expected={self.work / 'twice.expected.npz'}"])


def samples_of(info, dtype, options):
    grad = dtype.is_floating_point and info.supports_autograd
    seed_all(options.seed, info, dtype)
    iterator = iter(info.sample_inputs("cpu", dtype, requires_grad=grad))
    samples = []
    while True:
        try:
            samples.append(next(iterator))
        except StopIteration:
            break
        except Exception:  # the database has no samples of this dtype
            break
    numbers = range(len(samples))
    if len(samples) > options.samples:
        numbers = sorted(random.sample(numbers, options.samples))
    return [(number, samples[number]) for number in numbers]


def varied_sample(info, sample, dtype, number, options):
    varied = vary(sample, options.vary, f"{options.seed}{info.full_name}{dtype}{number}")
    if varied is None:
        raise Skipped("nothing to vary")
    return varied


def run_entry(task):
    """Outcomes of all samples of one entry: (entry, dtype, number, cause), with an empty cause for a sample that passes."""
    index, options = task
    info = op_db[index]
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    outcomes = []
    with tempfile.TemporaryDirectory(prefix="database") as folder:
        for dtype in DTYPES:
            if dtype not in info.dtypes or (options.dtype and options.dtype != str(dtype).removeprefix("torch.")):
                continue
            for number, sample in samples_of(info, dtype, options):
                if options.sample is not None and number != options.sample:
                    continue
                work = options.keep or Path(folder)
                try:
                    if options.vary:
                        sample = varied_sample(info, sample, dtype, number, options)
                    Runner(options, work).run(info, sample)
                    cause = ""
                except Failure as failure:
                    cause = str(failure)
                except Skipped as skipped:
                    cause = LEFT_OUT + str(skipped)
                except Exception as error:
                    cause = f"script: {type(error).__name__}: {str(error)[:100]}"
                outcomes.append((info.full_name, str(dtype).removeprefix("torch."), number, cause))
    return outcomes


def read_exceptions():
    """Returns (pattern, dtypes, reason) for each line of the file of exceptions; dtypes is None if all are meant."""
    lines = (HERE / "database_exceptions.txt").read_text().splitlines()
    found = []
    for line in lines:
        if line.strip() and not line.startswith("#"):
            names, reason = line.split(": ", 1)
            pattern, *dtypes = names.split()
            found.append((pattern, dtypes[0].split(",") if dtypes else None, reason))
    return found


def exception_for(exceptions, entry, dtype):
    """The index of the exception that applies, or None."""
    for i, (pattern, dtypes, _) in enumerate(exceptions):
        if re.fullmatch(pattern, entry) and (dtypes is None or dtype in dtypes):
            return i
    return None


def print_report(outcomes, exceptions):
    causes = defaultdict(list)
    used, covered = set(), set()
    for entry, dtype, number, cause in outcomes:
        i = exception_for(exceptions, entry, dtype)
        if i is not None:
            covered.add(i)
            if cause and not cause.startswith(LEFT_OUT):
                used.add(i)
                cause = LEFT_OUT + exceptions[i][2]
        causes[cause].append(f"{entry} {dtype} {number}")
    for i in sorted(covered - used):
        print(f"exception without a failure: {exceptions[i][0]}")
    left_out = {c for c in causes if c.startswith(LEFT_OUT)}
    for cause in sorted(causes, key=lambda c: -len(causes[c])):
        if cause:
            entries = Counter(" ".join(x.split()[:2]) for x in causes[cause])
            print(f"{len(causes[cause])} samples: {cause}")
            print("    " + ", ".join(f"{e} ({n})" for e, n in entries.most_common(8)) + f"; first: {causes[cause][0]}")
    counted = sum(len(x) for c, x in causes.items() if c not in left_out)
    print(f"{len(causes[''])} of {counted} samples pass; {len(outcomes) - counted} left out")
    return counted > 0 and len(causes[""]) == counted


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=Path, required=True, help="the folder with graph-run and graph-grad")
    parser.add_argument("--only", help="a regular expression for names of entries")
    parser.add_argument("--dtype", help="only this dtype")
    parser.add_argument("--sample", type=int, help="only the sample with this number")
    parser.add_argument("--samples", type=int, default=10**6, help="at most this many samples of an entry and dtype, drawn at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--vary", choices=KINDS, help="replace inputs of each sample with ones that the database lacks")
    parser.add_argument("--twice", action="store_true", help="also run second order gradients")
    parser.add_argument("--part", default="1/1", metavar="K/N", help="only the K-th of N parts of the entries")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a folder in which to keep the files of the last sample")
    options = parser.parse_args()
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    tasks = [(i, options) for i, info in enumerate(op_db) if not options.only or re.search(options.only, info.full_name)]
    random.Random(0).shuffle(tasks)  # so that slow entries, which are neighbours, do not run last
    numbers = re.fullmatch(r"(\d+)/(\d+)", options.part)
    part, num_parts = map(int, numbers.groups()) if numbers else (0, 0)
    if not 1 <= part <= num_parts:
        parser.error(f"--part: expected K/N with 1 <= K <= N, found {options.part}")
    tasks = tasks[len(tasks) * (part - 1) // num_parts : len(tasks) * part // num_parts]
    exceptions = read_exceptions()
    outcomes = []
    with multiprocessing.Pool(1 if options.keep else options.processes, maxtasksperchild=20) as pool:
        for done, found in enumerate(pool.imap_unordered(run_entry, tasks), 1):
            outcomes += found
            for entry, dtype, number, cause in found:
                if cause and not cause.startswith(LEFT_OUT) and exception_for(exceptions, entry, dtype) is None:
                    print(f"{done} of {len(tasks)}: {entry} {dtype} {number}: {cause}", flush=True)
    return 0 if print_report(outcomes, exceptions) else 1


if __name__ == "__main__":
    raise SystemExit(main())
