"""Runs the fuzzer's programs (program.h) with PyTorch and logs what the executor (executor.cc) logs."""

import re
import warnings

import torch
import torch.autograd.forward_ad as forward_ad
import torch.utils.checkpoint

from torch_functions import Checkpoint, Cube, Doubled, Fails, Half, Marked, Once, Pair, Same, Weighted, WithSetup

warnings.filterwarnings("ignore")
MASK = (1 << 64) - 1


def element(register, repetition, i):
    """The same as ElementOf in program.cc."""
    x = (register * 1000003 + repetition * 10007 + i * 101 + 1) & MASK
    x = (x + 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    x ^= x >> 31
    return (x >> 40) / (1 << 23) - 1


def recomputed(x, w):
    return torch.utils.checkpoint.checkpoint(lambda y: torch.tanh(y * w) * y, x, use_reentrant=False)


def packed(x):
    with torch.autograd.graph.saved_tensors_hooks(lambda saved: saved * 2.0, lambda saved: saved * 0.5):
        return torch.sin(x) * x


OPERATIONS = {
    "sin": torch.sin,
    "tanh": torch.tanh,
    "sigmoid": torch.sigmoid,
    "neg": torch.neg,
    "relu": torch.relu,
    "abs": torch.abs,
    "clone": torch.clone,
    "square": lambda x: x * x,
    "add": torch.add,
    "sub": torch.sub,
    "mul": torch.mul,
    "add_scaled": lambda x, y, f: torch.add(x, y, alpha=f),
    "add_number": torch.add,
    "mul_number": torch.mul,
    "lerp": torch.lerp,
    "addcmul": lambda x, y, z, f: torch.addcmul(x, y, z, value=f),
    "where_positive": lambda c, x, y: torch.where(c > 0, x, y),
    "sum": torch.sum,
    "mean": torch.mean,
    "sum_dim": lambda x, dims, keep: torch.sum(x, dims, keepdim=bool(keep)),
    "mean_dim": lambda x, dims, keep: torch.mean(x, dims, keepdim=bool(keep)),
    "amax": lambda x, dims, keep: torch.amax(x, dims, keepdim=bool(keep)),
    "softmax": torch.softmax,
    "cumsum": torch.cumsum,
    "matmul": torch.matmul,
    "cat": lambda dim, *xs: torch.cat(xs, dim),
    "stack": lambda dim, *xs: torch.stack(xs, dim),
    "sort": lambda x, dim, descending: torch.sort(x, dim=dim, descending=bool(descending), stable=True),
    "topk": torch.topk,
    "cummax": torch.cummax,
    "max_dim": lambda x, dim: torch.max(x, dim, keepdim=True),
    "cumprod": torch.cumprod,
    "logcumsumexp": torch.logcumsumexp,
    "log_softmax": torch.log_softmax,
    # PyTorch saves the result, so the result must not be written; Backtape does not save it. Hence the copy.
    "prod_dim": lambda x, dim: torch.prod(x, dim).clone(),
    "logsumexp": torch.logsumexp,
    "flip": lambda x, dim: torch.flip(x, [dim]),
    "roll": lambda x, dim: torch.roll(x, [1], [dim]),
    # PyTorch saves the operand, so the operand must not be written; Backtape saves only its sizes. Hence the copy.
    "gather": lambda x, dim, indices: torch.gather(x.clone(), dim, indices),
    "scatter": torch.scatter,
    "scatter_add": torch.scatter_add,
    "scatter_": lambda x, dim, indices, source: x.scatter_(dim, indices, source),
    "scatter_add_": lambda x, dim, indices, source: x.scatter_add_(dim, indices, source),
    "to_f32": lambda x: x.to(torch.float32),
    "to_f64": lambda x: x.to(torch.float64),
    "to_i64": lambda x: (x * 3).to(torch.int64),
    "to_b8": lambda x: x > 0.1,
    "maximum": torch.maximum,
    "where": torch.where,
    "view": lambda x, sizes: x.view(sizes),
    "reshape": torch.reshape,
    "flatten": torch.flatten,
    "contiguous": lambda x: x.contiguous(),
    "transpose": torch.transpose,
    "permute": torch.permute,
    "slice": torch.ops.aten.slice.Tensor,
    "select": torch.select,
    "expand": lambda x, sizes: x.expand(sizes),
    "as_strided": torch.as_strided,
    "diagonal": torch.diagonal,
    "squeeze": torch.squeeze,
    "unsqueeze": torch.unsqueeze,
    "unbind": torch.unbind,
    "split": torch.split,
    "alias": torch.ops.aten.alias,
    "detach": lambda x: x.detach(),
    "index_select": lambda x, dim, indices: torch.index_select(x, dim, torch.tensor(indices)),
    "index": lambda x, indices: x[torch.tensor(indices)],
    "masked_fill": lambda x, y, f: torch.masked_fill(x, y > 0, f),
    "masked_fill_": lambda x, y, f: x.masked_fill_(y > 0, f),
    "index_fill_": lambda x, dim, indices, f: x.index_fill_(dim, torch.tensor(indices), f),
    "index_put_": lambda x, indices, y, accumulates: x.index_put_([torch.tensor(indices)], y, bool(accumulates)),
    "transpose_": lambda x, a, b: x.transpose_(a, b),
    "unsqueeze_": lambda x, dim: x.unsqueeze_(dim),
    "squeeze_": lambda x, dim: x.squeeze_(dim),
    "detach_": lambda x: x.detach_(),
    "add_": lambda x, y: x.add_(y),
    "sub_": lambda x, y: x.sub_(y),
    "mul_": lambda x, y: x.mul_(y),
    "add_number_": lambda x, f: x.add_(f),
    "mul_number_": lambda x, f: x.mul_(f),
    "addcmul_": lambda x, y, z, f: x.addcmul_(y, z, value=f),
    "copy_": lambda x, y: x.copy_(y),
    "sin_": torch.sin_,
    "tanh_": torch.tanh_,
    "sigmoid_": torch.sigmoid_,
    "relu_": torch.relu_,
    "zero_": torch.zero_,
    "fill_": torch.fill_,
    "cos": torch.cos,
    "erf": torch.erf,
    "atan": torch.atan,
    "softplus": torch.nn.functional.softplus,
    "silu": torch.nn.functional.silu,
    "gelu": torch.nn.functional.gelu,
    "asinh": torch.asinh,
    "log1p_square": lambda x: torch.log1p(torch.square(x)),
    "root": lambda x: torch.sqrt(torch.square(x) + 1.0),
    "inverse": lambda x: torch.reciprocal(torch.square(x) + 1.0),
    "layer_norm": lambda x: torch.nn.functional.layer_norm(x, [x.shape[-1]], eps=0.01),
    "tril": torch.tril,
    "elu": torch.nn.functional.elu,
    "leaky_relu": torch.nn.functional.leaky_relu,
    "exp": torch.exp,
    "sign": torch.sign,
    "hardtanh": torch.nn.functional.hardtanh,
    "floor": torch.floor,
    "log_gamma": lambda x: torch.lgamma(torch.square(x) + 0.5),
    "quotient": lambda x, y: x / (torch.square(y) + 1.0),
    "logaddexp": torch.logaddexp,
    "atan2": torch.atan2,
    "minimum": torch.minimum,
    "hypot": torch.hypot,
    "mse_loss": torch.ops.aten.mse_loss,
    "smooth_l1_loss": torch.ops.aten.smooth_l1_loss,
    "var_dim": lambda x, dims, keep: torch.var(x, dims, correction=0, keepdim=bool(keep)),
    "std_dim": lambda x, dims, keep: torch.std(x, dims, correction=0, keepdim=bool(keep)),
    "norm_dim": lambda x, dims, keep: torch.linalg.vector_norm(x, 2, dims, bool(keep)),
    "amin": lambda x, dims, keep: torch.amin(x, dims, keepdim=bool(keep)),
    "pad": lambda x, sizes: torch.constant_pad_nd(x, sizes, 0.5),
    "repeat": lambda x, repeats: x.repeat(repeats),
    # Copies, because PyTorch's results have the offset of the operand; Backtape's start at 0.
    "select_scatter": lambda x, y, dim: torch.select_scatter(x, y, dim, 0).clone(),
    "slice_scatter": lambda x, y, dim: torch.slice_scatter(x, y, dim, 0, 1).clone(),
    "addmm": lambda x, a, b: torch.addmm(x, a, b, beta=0.5, alpha=2.0),
    "index_add": lambda x, indices, y: torch.index_add(x, 0, torch.tensor(indices), y),
    "index_add_": lambda x, indices, y: x.index_add_(0, torch.tensor(indices), y),
    "atan_": torch.atan_,
    "softplus_exp_": lambda x: x.clamp_(-9.0, 9.0).exp_().log1p_(),
    "square_self_": lambda x: x.mul_(x),
    "neg_": torch.neg_,
    "clamp_": lambda x: x.clamp_(-0.5, 0.5),
    "exp_": torch.exp_,
    "lerp_": lambda x, y: x.lerp_(y, 0.25),
    "sub_scaled_": lambda x, y: x.sub_(y, alpha=0.5),
    "atan2_": lambda x, y: x.atan2_(y),
    "addcdiv_": lambda x, y: x.addcdiv_(y, torch.square(y) + 1.0, value=0.5),
    "cube": Cube.apply,
    "cube_traceable": Cube.apply,
    "half": Half.apply,
    "half_traceable": Half.apply,
    "pair": Pair.apply,
    "pair_traceable": Pair.apply,
    "doubled": Doubled.apply,
    "same": Same.apply,
    "fails": Fails.apply,
    "once": Once.apply,
    "marked": Marked.apply,
    "weighted": Weighted.apply,
    "with_setup": WithSetup.apply,
    "recomputed": recomputed,
    "packed": packed,
    "checkpoint": lambda x, w: Checkpoint.apply(x, (w,)),
}

DTYPES = {torch.float32: "f32", torch.float64: "f64", torch.int64: "i64", torch.bool: "b8"}

# The kinds of ErrorKind in run_log.cc, and one more for PyTorch's failed assertions.
KINDS = [
    ("INTERNAL ASSERT FAILED", "assertion"),
    ("deliberate failure", "deliberate"),
    ("modified by an inplace operation", "version"),
    ("a second time", "freed"),
    ("in-place", "in-place"),
    ("inplace", "in-place"),
    ("require", "no-grad"),
    ("implicitly created only for scalar", "seed"),
    ("used in the graph", "unused"),
    ("single memory location", "overlap"),
]


def error_kind(error):
    return next((kind for words, kind in KINDS if words in str(error)), "other")


def strides_of(x):
    pairs = zip(x.shape, x.stride())
    return "[" + ",".join("-" if size == 1 else str(stride) for size, stride in pairs) + "]"


def node_name(node):
    """The same as NodeName in executor_functions.cc."""
    name = node.name().removeprefix("torch::autograd::").rstrip("0123456789")
    name = name.removesuffix("Backward")
    return {"CopyBackwards": "Copy", "Clone": "Copy", "View": "UnsafeView"}.get(name, name)


def place_of(x, version):
    """The same as LogPlace in executor_functions.cc."""
    if x._is_view():
        place = "/view" if x.grad_fn is None else "/view on tape"
    else:
        place = "" if x.grad_fn is None else f"/{node_name(x.grad_fn)}.{x.output_nr}"
    return f"{strides_of(x)}+{x.storage_offset()}/{x._version - version} writes{'/retains' if x.retains_grad and not x.is_leaf else ''}{place}"


def call_functional(transform, function, arguments):
    """The same as CallFunctional in executor_functions.cc."""
    if transform == "vmap":
        return torch.func.vmap(function)(*arguments)
    if transform in ("jacrev", "jacfwd"):
        return getattr(torch.func, transform)(function)(*arguments)
    if transform == "hessian":
        return torch.func.hessian(function)(*arguments)
    if transform == "grad":
        return torch.func.grad(lambda *inputs: torch.sum(function(*inputs)[0]))(*arguments)
    if transform == "jvp":
        outputs, tangents = torch.func.jvp(function, arguments, tuple(torch.full_like(x, 0.5) for x in arguments))
        return outputs + tangents
    outputs, vjp = torch.func.vjp(function, *arguments)
    return outputs + vjp(tuple(torch.full_like(x, 0.75) for x in outputs))


def call_transform(transform, function, arguments):
    """The same as CallTransform in executor_functions.cc."""
    if transform == "checkpoint":
        return torch.utils.checkpoint.checkpoint(function, *arguments, use_reentrant=False)
    if transform in ("enable_grad", "no_grad"):
        with torch.set_grad_enabled(transform == "enable_grad"):
            return function(*arguments)
    results = call_functional(transform, function, arguments)
    results = results if isinstance(results, (tuple, list)) else [results]
    return [result.clone(memory_format=torch.contiguous_format) for result in results]


class Instruction:
    def __init__(self, line):
        self.text = line
        self.no_grad = line.endswith(" @nograd")
        line = line.removesuffix(" @nograd")
        results, _, call = line.rpartition(" = ")
        self.results = results.split()
        self.op, *self.operands = call.split()


class Program:
    def __init__(self, text):
        self.text = text
        lines = text.strip().split("\n")
        heading = dict(word.split("=") for word in lines[0].split()[1:])
        self.dtype = torch.float32 if heading["dtype"] == "f32" else torch.float64
        self.n = [int(n) for n in heading["n"].split(",")]
        body = lines.index("body")
        self.setup = [Instruction(line) for line in lines[2:body]]
        self.body = [Instruction(line) for line in lines[body + 1 :] if not line.startswith("#")]


class Refused(Exception):
    """The program cannot be compared: PyTorch refuses an instruction of the setup, has a known defect, or differs as a
    comment here states."""


class Executor:
    def __init__(self, program):
        self.program = program
        self.log = []
        self.repetition = 0
        self.last_input = None
        self.level = False  # whether the level of dual tensors is open
        self.in_batch = False  # inside of a function that vmap calls
        self.reset()

    def reset(self):
        self.hooks, self.registers, self.versions, self.moved, self.gradients = {}, {}, {}, set(), set()
        self.depth, self.in_setup = 0, True
        self.exit_dual()
        for instruction in self.program.setup:
            if not self.can_run(instruction):  # shrinking may remove what it reads
                continue
            try:
                self.execute(instruction)
            except RuntimeError as error:
                raise Refused(f"{instruction.text}: {error}") from error
        self.in_setup = False
        self.setup_registers = set(self.registers)

    def run(self):
        try:
            for repetition in range(len(self.program.n)):
                self.run_body(repetition)
        finally:
            self.exit_dual()
        return self.log

    def run_body(self, repetition):
        self.repetition = repetition
        self.last_input = None
        begin = len(self.log)
        position = 0
        while position < len(self.program.body):
            instruction = self.program.body[position]
            try:
                self.execute_at(position)
            except (RuntimeError, IndexError, TypeError, ValueError, AttributeError) as error:
                if instruction.op in ("backward", "grad"):
                    del self.log[begin:]
                    self.event(instruction.text, "error:" + error_kind(error))
                    self.reset()
                    return
                self.event(instruction.text, "error:" + error_kind(error))
            position = self.end_of(position) + 1
        self.exit_dual()
        for name in sorted(self.registers, key=lambda name: int(name[1:])):
            try:
                self.log_register(name, self.registers[name])
            except RuntimeError as error:
                self.event(name, "error:" + error_kind(error))
        self.registers = {name: x for name, x in self.registers.items() if name in self.setup_registers}

    def event(self, label, what, values=()):
        line = f"{self.repetition} {label} {what}"
        if len(values):
            total = sum(x * (1 + 0.37 * (i % 7) + 0.011 * i) for i, x in enumerate(values))
            line += f" {total:.10g}"
        self.log.append(line)

    def log_value(self, label, x, suffix=""):
        if x is None:
            return self.event(label, "undefined")
        sizes = ",".join(map(str, x.shape))
        if x.dtype != self.program.dtype:
            suffix = DTYPES[x.dtype] + suffix
        # Gradients may be tensors of zeros without memory, which only a copy can list.
        self.event(label, f"[{sizes}]{suffix}", x.detach().double().reshape(-1).clone().tolist())

    def log_register(self, name, x):
        suffix = ""
        if x is not None and x.requires_grad:
            suffix = "leaf" if x.is_leaf else "grad"
        self.log_value(name, x, suffix)
        if x is not None and x.numel() > 0 and not any(self.registers.get(other) is x for other in self.moved):
            is_gradient = name in self.gradients
            self.event("place_" + name, strides_of(x) if is_gradient else place_of(x, self.versions.get(name, 0)))
        if x is None or not (x.is_leaf or x.retains_grad):
            return
        grad = x.grad
        if grad is None and not x.requires_grad:
            return
        layout = ":" + strides_of(grad) if grad is not None and grad.numel() > 0 else ""
        self.log_value("grad_" + name, grad, layout)

    def end_of(self, position):
        """For an instruction that begins a function, the position of the function's end; otherwise the given position."""
        if self.program.body[position].op != "fn":
            return position
        depth = 0
        while position < len(self.program.body):
            depth += {"fn": 1, "end": -1}.get(self.program.body[position].op, 0)
            if depth == 0:
                break
            position += 1
        return position

    def execute_at(self, position):
        instruction = self.program.body[position]
        if self.can_run(instruction):
            if instruction.op == "fn":
                self.call_function(position, self.end_of(position))
            elif instruction.op != "end":
                self.execute(instruction)

    def call_function(self, position, end):
        """The same as CallFunction in executor_functions.cc."""
        body, head = self.program.body, self.program.body[position]
        transform, *names = head.operands

        def function(*parameters):
            before = dict(self.registers)
            self.registers.update(zip(names, parameters))
            try:
                inner = position + 1
                while inner < min(end, len(body)):
                    self.execute_at(inner)
                    inner = self.end_of(inner) + 1
                results = ()
                if end < len(body) and self.can_run(body[end]):
                    results = tuple(self.registers[name] for name in body[end].operands)
                if not results:
                    raise RuntimeError("a function without results")
            finally:
                self.registers = before
            return results

        arguments = tuple(self.registers[name] for name in names)
        outer, self.in_batch = self.in_batch, self.in_batch or transform == "vmap"
        try:
            results = call_transform(transform, function, arguments)
        finally:
            self.in_batch = outer
        self.set_results(head, results if isinstance(results, (tuple, list)) else [results])

    def exit_dual(self):
        if self.level:
            self.level = False
            forward_ad.exit_dual_level()

    def can_run(self, instruction):
        for operand in instruction.operands:
            if re.fullmatch(r"v\d+", operand):
                if operand not in self.registers:
                    return False
            elif instruction.op == "remove" and operand not in self.hooks:
                return False
        return True

    def value(self, operand):
        n = self.program.n[self.repetition]
        if operand.startswith("["):
            return [n if item == "n" else int(item) for item in operand[1:-1].split(",") if item]
        if operand.startswith("~"):
            return float(operand[1:]) * (1 + 0.25 * self.repetition)
        if re.fullmatch(r"v\d+", operand):
            return self.registers[operand]
        if re.fullmatch(r"-?\d+", operand):
            return int(operand)
        if re.fullmatch(r"-?\d+\.\d+", operand):
            return float(operand)
        return n if operand == "n" else operand

    def make(self, name, sizes, dtype):
        numel = 1
        for size in sizes:
            numel *= size
        values = [element(int(name[1:]), self.repetition, i) for i in range(numel)]
        # A clone, because a leaf that is itself a view cannot be the base of views.
        return torch.tensor(values, dtype=torch.float64).to(dtype).reshape(sizes).clone()

    def execute(self, instruction):
        if instruction.op in ("transpose_", "unsqueeze_", "squeeze_", "set_", "set_data"):
            self.moved.add(instruction.operands[0])
            x = self.value(instruction.operands[0])
            # PyTorch leaves the retains_grad hook at the node from before the op, and a later write fails an assertion.
            if x is not None and x.retains_grad and not x.is_leaf and instruction.op in ("transpose_", "unsqueeze_", "squeeze_"):
                raise Refused(f"{instruction.text}: {instruction.operands[0]} retains its gradient")
        with torch.set_grad_enabled(torch.is_grad_enabled() and not instruction.no_grad):
            if instruction.op in OPERATIONS:
                results = OPERATIONS[instruction.op](*map(self.value, instruction.operands))
                self.set_results(instruction, results if isinstance(results, (tuple, list)) else [results])
            else:
                self.special(instruction)

    def set_results(self, instruction, results):
        # A view made in no-grad mode requires grad if its base does, although no gradient passes through it. In a
        # function that Backtape batches (func::Vmap), such a view is a constant.
        views = [x for x in results if self.in_batch and instruction.no_grad and isinstance(x, torch.Tensor) and x._is_view()]
        if any(x.requires_grad and x.grad_fn is None for x in views):
            raise Refused(f"{instruction.text}: a view made in no-grad mode")
        self.registers.update(zip(instruction.results, results))
        self.moved.difference_update(instruction.results)
        if instruction.op in ("grad", "grad_of"):
            self.gradients.update(instruction.results)
        self.versions.update((name, 0 if x is None else x._version) for name, x in zip(instruction.results, results))

    def special(self, instruction):
        op, operands = instruction.op, [self.value(operand) for operand in instruction.operands]
        if op in ("leaf", "leaf_f32", "leaf_f64", "const", "input"):
            if "same" in instruction.operands and self.last_input is not None:
                return self.set_results(instruction, [self.last_input])
            dtypes = {"leaf_f32": torch.float32, "leaf_f64": torch.float64}
            x = self.make(instruction.results[0], operands[0], dtypes.get(op, self.program.dtype))
            self.last_input = x if op == "input" else self.last_input
            self.set_results(instruction, [x.requires_grad_() if op.startswith("leaf") else x])
        elif op in ("backward", "grad"):
            self.backward(instruction)
        elif op == "grad_of":
            self.set_results(instruction, [operands[0].grad])
        elif op == "set_grad":
            operands[0].grad = operands[1]
        elif op == "zero_grad":
            operands[0].grad = None
        elif op == "zero_grad_":
            with torch.no_grad():
                if operands[0].grad is not None:
                    operands[0].grad.zero_()
        elif op == "requires_grad":
            operands[0].requires_grad_()
        elif op == "retain_grad":
            # A view whose base was written gets its node when grad_fn is read; until then it counts as a leaf.
            getattr(operands[0], "grad_fn", None)
            operands[0].retain_grad()
        elif op == "no_requires_grad":
            operands[0].requires_grad_(False)
        elif op == "set_data":
            operands[0].data = operands[1]
        elif op == "set_":
            operands[0].set_(operands[1])
        elif op == "enter_dual":
            if not self.level:
                forward_ad.enter_dual_level()
                self.level = True
        elif op == "exit_dual":
            self.exit_dual()
        elif op == "make_dual":
            self.set_results(instruction, [forward_ad.make_dual(*operands)])
        elif op in ("primal", "tangent"):
            self.set_results(instruction, [getattr(forward_ad.unpack_dual(operands[0]), op)])
        elif op == "return":
            pass
        elif op == "remove":
            self.hooks[instruction.operands[0]].remove()
        elif op in ("sgd", "momentum", "adam"):
            self.optimise(op, operands)
        else:
            self.add_hook(instruction)

    def backward(self, instruction):
        words = [operand for operand in instruction.operands if not re.fullmatch(r"v\d+", operand)]
        registers = [[], []]
        for operand in instruction.operands:
            if re.fullmatch(r"v\d+", operand):
                registers["inputs" in instruction.operands[: instruction.operands.index(operand)]].append(operand)
        # A register may be both a root and an input.
        if "inputs" in words:
            split = instruction.operands.index("inputs")
            registers = [
                [o for o in instruction.operands[:split] if re.fullmatch(r"v\d+", o)],
                [o for o in instruction.operands[split:] if re.fullmatch(r"v\d+", o)],
            ]
        roots, inputs = [[self.registers[name] for name in names] for names in registers]
        retain, create = True if "retain" in words else None, "create" in words
        if any(x is None for x in roots + inputs):
            # For PyTorch, None has the wrong type. For Backtape, an undefined variable is a tensor that does not require
            # grad.
            raise RuntimeError("an undefined root or input does not require grad")
        seeds = [torch.ones_like(root) * 0.75 for root in roots] if "seeded" in words else None
        if "counted" in words:
            seeds = [torch.ones_like(root, dtype=torch.int64) for root in roots]
        if instruction.op == "backward":
            torch.autograd.backward(roots, seeds, retain, create, inputs=inputs or None)
        else:
            unused = "unused" in words
            results = torch.autograd.grad(roots, inputs, seeds, retain, create, allow_unused=unused)
            self.set_results(instruction, results)

    @torch.no_grad()
    def optimise(self, op, operands):
        parameter, grad, rate = operands[0], operands[0].grad, operands[-1]
        if grad is None:
            return
        if op == "sgd":
            parameter.add_(grad, alpha=-rate)
        elif op == "momentum":
            operands[1].mul_(0.9).add_(grad)
            parameter.add_(operands[1], alpha=-rate)
        else:
            operands[1].lerp_(grad, 0.1)
            operands[2].mul_(0.99).addcmul_(grad, grad, value=0.01)
            parameter.addcdiv_(operands[1], operands[2].abs().sqrt().add_(0.01), value=-rate)

    def log_hook(self, hook, x, i=0):
        if not self.in_setup:
            self.log_value(f"{hook.results[0]}.{i}", x)

    def factor(self, hook):
        return self.value(hook.operands[2]) if hook.operands[1] == "scale" else 1

    def act(self, hook, leaf=None):
        action, *arguments = hook.operands[1:]
        if self.depth > 0 or action in ("log", "scale"):
            return
        if action == "sgd":
            if leaf.grad is None:
                return
            with torch.no_grad():
                leaf.add_(leaf.grad, alpha=-self.value(arguments[0]))
                leaf.grad = None
            return
        if action == "drop":
            if arguments[0] in self.hooks:
                self.hooks[arguments[0]].remove()
            return
        other = self.registers.get(arguments[0])
        if other is None:
            return
        self.depth += 1
        if action == "read":
            self.log_hook(hook, other.grad, 9)
        elif action == "spoil":
            with torch.no_grad():
                other.detach().mul_(2.0)
        elif action == "set":
            if other.is_leaf:
                other.grad = torch.full(other.shape, 0.5, dtype=other.dtype)
        elif action == "add":
            if other.requires_grad:
                other.register_hook(lambda grad: self.log_hook(hook, grad, 8))
        elif action == "inner":
            with torch.enable_grad():
                if other.requires_grad and other.is_leaf:
                    (other * 2.0).sum().backward()
        self.depth -= 1

    def add_hook(self, hook):
        target = self.registers[hook.operands[0]]

        def scaled(grads):
            factor = self.factor(hook)
            return None if factor == 1 else tuple(None if grad is None else grad * factor for grad in grads)

        def on_tensor(grad):
            self.log_hook(hook, grad)
            self.act(hook)
            return None if grad is None or self.factor(hook) == 1 else grad * self.factor(hook)

        def on_leaf(leaf):
            self.log_hook(hook, leaf.grad)
            self.act(hook, leaf)

        def on_node(grads, *_):
            for i, grad in enumerate(grads):
                self.log_hook(hook, grad, i)
            self.act(hook)
            return scaled(grads)

        if hook.op == "hook":
            handle = target.register_hook(on_tensor)
        elif hook.op == "acchook":
            handle = target.register_post_accumulate_grad_hook(on_leaf)
        elif target.grad_fn is None:
            return
        elif hook.op == "posthook" and target.grad_fn.name() == "AsStridedBackward0" and target._is_view():
            # Once its base has been written, a view of several steps has a single node, which computes the gradient of the
            # base; in Backtape, it has a node for each step.
            raise Refused(f"{hook.text}: the hook of a view's new node")
        elif hook.op == "prehook":
            handle = target.grad_fn.register_prehook(on_node)
        else:
            handle = target.grad_fn.register_hook(on_node)
        self.hooks[hook.results[0]] = handle
