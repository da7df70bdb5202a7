"""Writes the cases of this folder: graphs with higher-order ops as PyTorch prints them, with PyTorch's values.

    python tests/run/control_flow/make_cases.py        (needs PyTorch 2.15)
"""

import inspect
import os
import re

import torch
from functorch.compile import make_boxed_func
from torch._dynamo.backends.common import aot_autograd
from torch._higher_order_ops import scan, while_loop
from torch._higher_order_ops import map as map_op
from torch._higher_order_ops.associative_scan import associative_scan_op
from torch._higher_order_ops.flex_gemm import flex_gemm
from torch._higher_order_ops.switch import switch
from torch.fx.experimental.proxy_tensor import make_fx
from torch.nn.attention import flex_attention as flex

FOLDER = os.path.dirname(os.path.abspath(__file__))


def directive(name, value):
    if not isinstance(value, torch.Tensor):
        value = torch.tensor(value)
    short = {torch.float32: "f32", torch.int32: "i32", torch.int64: "i64", torch.bool: "b8", torch.float64: "f64"}[value.dtype]
    numbers = [str(int(v)) if not value.is_floating_point() else f"{v:.9g}" for v in value.flatten().tolist()]
    return f"{name}: {short}{list(value.shape)} {' '.join(numbers)}".rstrip()


def text_of(module):
    text = module.print_readable(print_output=False, colored=False)
    text = text.replace(os.path.abspath(__file__), "make_cases.py").replace(__file__, "make_cases.py")
    return re.sub(r"File: \S*site-packages/", "File: ", text)


def gradients_of(reference, arguments, names, inputs):
    """Tangents of the outputs, and the gradients of a plain Python function with respect to its floating-point arguments."""
    leaves = [a.detach().clone().requires_grad_(a.is_floating_point()) for a in arguments]
    outputs = torch.utils._pytree.tree_leaves(reference(*leaves))
    lines, loss = [], 0
    for k, output in enumerate(outputs):
        if output.requires_grad:
            tangent = tensor(*output.shape)
            loss = loss + (output * tangent).sum()
            lines.append(directive(f"input tangent{k}", tangent))
    loss.backward()
    for name, value in zip(names, inputs):
        for leaf in leaves:
            same = isinstance(value, torch.Tensor) and leaf.shape == value.shape and torch.equal(leaf, value)
            if same and leaf.grad is not None:
                lines.append(directive(f"expect grad_{name}", leaf.grad))
    return lines


def write(name, about, module, inputs, tolerance=1e-5, reference=None, arguments=None):
    names = [node.name for node in module.graph.nodes if node.op == "placeholder"]
    outputs = module(*[v.clone() if isinstance(v, torch.Tensor) else v for v in inputs])
    outputs = list(outputs) if isinstance(outputs, (tuple, list)) else [outputs]
    with open(os.path.join(FOLDER, f"{name}.fx"), "w") as file:
        file.write(f"# {about} Made by make_cases.py.\n# scale-tolerance: {tolerance}\n")
        for key, value in zip(names, inputs):
            file.write(f"# {directive(f'input {key}', value)}\n")
        for i, value in enumerate(outputs):
            if value is not None:
                file.write(f"# {directive(f'expect out{i}', value)}\n")
        for line in gradients_of(reference, arguments, names, inputs) if reference is not None else []:
            file.write(f"# {line}\n")
        file.write(text_of(module).rstrip("\n") + "\n")


class Captured:
    """The graphs that torch.compile makes of a function, with the inputs that they were called with."""

    def __init__(self, function, inputs, dynamic=False):
        self.found = {}

        def keep(kind):
            def compiler(module, example):
                def run(*args):
                    self.found[kind] = (module, [a.detach().clone() if isinstance(a, torch.Tensor) else a for a in args])
                    return module(*args)

                return make_boxed_func(run)

            return compiler

        torch._dynamo.reset()
        backend = aot_autograd(fw_compiler=keep("forward"), bw_compiler=keep("backward"))
        outputs = torch.compile(function, backend=backend, dynamic=dynamic, fullgraph=True)(*inputs)
        leaves = [o for o in torch.utils._pytree.tree_leaves(outputs) if isinstance(o, torch.Tensor) and o.requires_grad]
        if leaves:
            sum((o * torch.arange(1, o.numel() + 1).view(o.shape)).sum() for o in leaves).backward()

    def write(self, name, about, kind="forward", **more):
        module, inputs = self.found[kind]
        write(name, about, module, inputs, **more)


def tensor(*sizes, grad=False):
    return (torch.randint(-8, 9, sizes) / 8.0).requires_grad_(grad)


def rnn(state, xs, w):
    def step(h, x):
        h = torch.tanh(h @ w + x)
        return h, h * 2

    return step, state, xs


def main():
    torch.manual_seed(0)

    def cond(p, x, w):
        return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))

    def nested(p, x):
        def inner(x):
            return torch.cond(x.sum() > 0, lambda x: x + 1, lambda x: x - 1, (x,))

        return torch.cond(p, inner, lambda x: x * 2, (x,))

    def loop(i, x, w):
        return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))

    def scanned(h, xs, w):
        step, state, xs = rnn(h, xs, w)
        return scan(step, state, xs)

    def scanned_back(h, xs, w):
        step, state, xs = rnn(h, xs, w)
        return scan(step, state, xs, dim=1, reverse=True)

    def mapped(xs, w):
        return map_op(lambda x, w: (x @ w).relu(), xs, w)

    def plain_scan(h, xs, w):
        outputs = []
        for x in xs:
            h = torch.tanh(h @ w + x)
            outputs.append(h * 2)
        return h, torch.stack(outputs)

    def plain_loop(i, x, w):
        while i < 4:
            i, x = i + 1, torch.tanh(x @ w)
        return i, x

    def plain_cond(p, x, w):
        return (x @ w).sin() if p else (x * 2).cos() @ w

    def plain_recurrence(a, x):
        results = [(a[0], x[0])]
        for k in range(1, len(a)):
            results.append((results[-1][0] * a[k], a[k] * results[-1][1] + x[k]))
        return torch.stack([r[0] for r in results]), torch.stack([r[1] for r in results])

    def sum_of(grad, *sizes):
        return tensor(*sizes, grad=grad)

    yes, no = torch.tensor(True), torch.tensor(False)
    for answer, name in ((yes, "true"), (no, "false")):
        args = (answer, tensor(3, 4), tensor(4, 4))
        Captured(cond, args).write(f"cond_{name}", "One branch of torch.cond.", reference=plain_cond, arguments=args)
    grad = Captured(cond, (no, sum_of(True, 3, 4), tensor(4, 4, grad=True)))
    grad.write("cond_backward", "The backward of torch.cond: a second cond.", "backward")
    dynamic = Captured(cond, (yes, sum_of(True, 3, 4), tensor(4, 4, grad=True)), dynamic=True)
    dynamic.write("cond_sizes", "torch.cond with symbolic sizes, forward of a training step.")
    Captured(nested, (yes, tensor(3))).write("cond_nested", "A cond in a branch of a cond.")
    for start, name, about in ((0, "while", "torch.while_loop with a loop-invariant input."), (9, "while_no_step", "A loop whose condition is false from the start.")):
        args = (torch.tensor(start), tensor(3, 4), tensor(4, 4))
        Captured(loop, args).write(name, about, reference=plain_loop, arguments=args)
    train = Captured(loop, (torch.tensor(0), sum_of(True, 3, 4), tensor(4, 4, grad=True)))
    train.write("while_stack", "The forward of a training step keeps the values of all steps.")
    train.write("while_backward", "The backward of a loop: a loop that reads the kept values from last to first.", "backward")
    args = (tensor(2, 3), tensor(5, 2, 3), tensor(3, 3))
    about = "torch.scan: a carry and a stacked output."
    Captured(scanned, args).write("scan", about, reference=plain_scan, arguments=args)
    Captured(scanned, args, dynamic=True).write("scan_sizes", about + " Symbolic sizes.", reference=plain_scan, arguments=args)
    args = (tensor(4, 2, 3), tensor(3, 3))
    plain_map = lambda xs, w: (xs @ w).relu()
    Captured(mapped, args).write("map_alone", "torch map, differentiated by Backtape.", reference=plain_map, arguments=args)
    Captured(scanned_back, (tensor(2, 3), tensor(2, 5, 3), tensor(3, 3))).write("scan_reverse", "A reverse scan over dim 1.")
    train = Captured(scanned, (sum_of(True, 2, 3), tensor(4, 2, 3, grad=True), tensor(3, 3, grad=True)), dynamic=True)
    train.write("scan_forward", "A scan in a training step keeps intermediate values; symbolic sizes.")
    train.write("scan_backward", "The backward of a scan.", "backward")
    train = Captured(mapped, (sum_of(True, 4, 2, 3), tensor(3, 3, grad=True)))
    train.write("map", "torch map: the same function of each slice.")
    train.write("map_backward", "The backward of a map.", "backward")
    one = make_fx(lambda x: associative_scan_op(lambda a, b: [a * b], [x], ()))(tensor(6, 3))
    two = make_fx(lambda a, x: associative_scan_op(lambda a, x, b, y: [a * b, b * x + y], [a, x], ()))(tensor(5, 2), tensor(5, 2))
    write("associative_scan", "The cumulative product of the slices.", one, [tensor(6, 3)])
    args = [tensor(5, 2), tensor(5, 2)]
    about = "A linear recurrence as an associative scan of pairs."
    write("associative_scan_pair", about, two, args, reference=plain_recurrence, arguments=args)


class Program(torch.nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


@torch.compiler.nested_compile_region
def region(x, w):
    return torch.tanh(x @ w)


def write_dynamo(name, about, function, args, reference):
    """The graph that Dynamo passes to a backend. It has the function's inputs in an order of its own."""
    graphs = []
    torch._dynamo.reset()
    torch.compile(function, backend=lambda m, _: graphs.append(m) or m.forward, fullgraph=True)(*args)
    values = {f"l_{key}_": value.detach() for key, value in zip(inspect.signature(reference).parameters, args)}
    inputs = [values[node.name.lower()] for node in graphs[0].graph.nodes if node.op == "placeholder"]
    write(name, about, graphs[0], inputs, reference=reference, arguments=args)


def wrappers():
    """Higher-order ops that only group nodes."""
    torch.manual_seed(1)

    def checkpointed(x, w):
        return torch.utils.checkpoint.checkpoint(lambda x, w: torch.sin(x @ w).exp(), x, w, use_reentrant=False)

    def without_gradient(x, w):
        y = x @ w
        with torch.no_grad():
            z = y * 2
        return z * y

    def lower_precision(x, w):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            y = torch.nn.functional.linear(x, w)
            z = torch.cat([y, x], dim=1)
        return (y + 1).float(), z

    def regions(x, w):
        return region(region(x, w), w)

    args = (tensor(3, 4), tensor(4, 4))
    grad = tuple(a.clone().requires_grad_() for a in args)
    write_dynamo("checkpoint", "A checkpointed call.", checkpointed, grad, checkpointed)
    compiled = Captured(regions, grad)
    compiled.write("invoke_subgraph", "One subgraph, called twice.")
    compiled.write("invoke_subgraph_backward", "The backward of a subgraph that is called twice.", "backward")
    about = "A part of the program runs under no_grad."
    module = torch.export.export(Program(without_gradient), args).graph_module
    write("without_gradient", about, module, args, reference=without_gradient, arguments=args)
    module = torch.export.export(Program(lower_precision), args).graph_module
    write("autocast", "A part of the program runs under autocast; the text does not contain its casts to bfloat16.", module, args, tolerance=1e-2)


def selections():
    """torch.switch, and higher-order ops around one product or one function."""
    torch.manual_seed(3)
    branches = (lambda x, w: (x @ w).sin(), lambda x, w: x * 2, lambda x, w: (x + w[0]).exp(), lambda x, w: torch.tanh(x) @ w, lambda x, w: x.cos())

    def selected(i, x, w):
        return switch(i, branches, (x, w))

    def plain_selected(i, x, w):
        return branches[min(max(int(i), 0), 4)](x, w)

    for index, about in ((0, "first"), (3, "fourth"), (9, "last")):
        args = (torch.tensor(index), tensor(3, 4), tensor(4, 4))
        about = f"torch.switch runs the {about} of five branches."
        write_dynamo(f"switch_{index}", about, selected, args, plain_selected)
    args = (torch.tensor(2), tensor(3, 4, grad=True), tensor(4, 4, grad=True))
    compiled = Captured(selected, args)
    compiled.write("switch_backward", "The backward of torch.switch: a second switch.", "backward")
    args = (tensor(3, 4), tensor(4, 2))
    packed = torch._higher_order_ops.invoke_quant_packed
    about = "A subgraph that Inductor may pack, called by invoke_quant_packed."
    function = lambda x, w: packed(lambda x, w: (torch.sin(x @ w),), x, w)[0] * 2
    write_dynamo("invoke_quant_packed", about, function, args, lambda x, w: torch.sin(x @ w) * 2)
    about = "A product with an epilogue, by flex_gemm."
    function = lambda x, w: flex_gemm(torch.mm, (x, w), lambda y: (y + 1).relu())
    write_dynamo("flex_gemm", about, function, args, lambda x, w: (x @ w + 1).relu())


def attention():
    """Flex attention. PyTorch's checks refuse to differentiate it on CPUs, although its reference implementation can."""
    torch.manual_seed(2)
    flex._validate_device = lambda *args: None
    documents = torch.tensor([0, 0, 1, 1, 0])
    mask = flex.create_block_mask(lambda b, h, q, k: (q >= k) & (documents[q] == documents[k]), None, None, 4, 5, device="cpu")

    def biased(query, key, value, bias):
        def score(s, b, h, q, k):
            return 2 * torch.tanh(s / 2) + bias[h, q - k + 4]

        return flex.flex_attention(query, key, value, score_mod=score, block_mask=mask, enable_gqa=True)

    def sloped(query, key, value):
        def score(s, b, h, q, k):
            return s - (q - k).abs() * (h + 1) / 4

        return flex.flex_attention(query, key, value, score_mod=score, return_lse=True, scale=0.5)

    def plain(query, key, value, bias):
        scores = query @ key.repeat_interleave(2, 1).transpose(-2, -1) / query.shape[-1] ** 0.5
        q, k = torch.arange(4)[:, None], torch.arange(5)
        scores = 2 * torch.tanh(scores / 2) + bias[:, q - k + 4]
        scores = scores.masked_fill(~((q >= k) & (documents[q] == documents[k])), float("-inf"))
        return scores.softmax(-1) @ value.repeat_interleave(2, 1)

    args = (tensor(2, 2, 4, 3), tensor(2, 1, 5, 3), tensor(2, 1, 5, 3), tensor(2, 9))
    about = "Flex attention with a captured bias, a mask and heads that share keys"
    Captured(biased, args).write("flex_attention", f"{about}.", reference=plain, arguments=args)
    train = Captured(biased, tuple(a.clone().requires_grad_() for a in args))
    train.write("flex_attention_backward", f"{about}: the backward.", "backward")
    args = (tensor(1, 2, 3, 2), tensor(1, 2, 3, 2), tensor(1, 2, 3, 4))
    Captured(sloped, args).write("flex_attention_slopes", "Flex attention without a mask; it also returns the log-sum-exp of each row.")
    train = Captured(sloped, tuple(a.clone().requires_grad_() for a in args))
    train.write("flex_attention_slopes_backward", "The backward of flex attention without a mask, with gradients of the log-sum-exps too.", "backward")


if __name__ == "__main__":
    wrappers()
    selections()
    attention()
    main()
