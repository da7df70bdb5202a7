"""The custom functions of the fuzzer's programs, for torch_programs.py; custom_functions.h has the same ones."""

import torch


class Cube(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * x * x * 3.0


class Half(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, y):
        ctx.save_for_backward(y)
        return x * torch.tanh(y)

    @staticmethod
    def backward(ctx, grad):
        return grad * torch.tanh(ctx.saved_tensors[0]), None


class Pair(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        ctx.set_materialize_grads(False)
        return x * 2.0, torch.sin(x)

    @staticmethod
    def backward(ctx, first, second):
        (x,) = ctx.saved_tensors
        result = None if first is None else first * 2.0
        if second is not None:
            second = second * torch.cos(x)
            result = second if result is None else result + second
        return result


class Doubled(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        x.mul_(2.0)
        ctx.mark_dirty(x)
        return x

    @staticmethod
    def backward(ctx, grad):
        return grad * 2.0


class Same(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x

    @staticmethod
    def backward(ctx, grad):
        return grad * 3.0


class Fails(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        return x * 2.0

    @staticmethod
    def backward(ctx, grad):
        raise RuntimeError("deliberate failure")


class Checkpoint(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, hidden):
        ctx.save_for_backward(x)
        ctx.hidden = hidden[0]
        return torch.sin(x * hidden[0])

    @staticmethod
    def backward(ctx, grad):
        with torch.enable_grad():
            x = ctx.saved_tensors[0].detach().requires_grad_()
            torch.sin(x * ctx.hidden).backward(grad)
        return x.grad, None


class Once(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    @torch.autograd.function.once_differentiable
    def backward(ctx, grad):
        return grad * ctx.saved_tensors[0] * 2.0


class Marked(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        sign = torch.relu(torch.sign(x))
        ctx.mark_non_differentiable(sign)
        return x * 3.0, sign

    @staticmethod
    def backward(ctx, grad, _):
        return grad * 3.0


class Weighted(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, y):
        return x + y * 2.0

    @staticmethod
    def backward(ctx, grad):
        return tuple(grad * (i + 1.0) if ctx.needs_input_grad[i] else None for i in range(2))


class WithSetup(torch.autograd.Function):
    @staticmethod
    def forward(x, factor):
        return torch.sin(x) * factor

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(inputs[0], output)
        ctx.factor = inputs[1]

    @staticmethod
    def backward(ctx, grad):
        x, output = ctx.saved_tensors
        return grad * (torch.cos(x) * ctx.factor + output), None
