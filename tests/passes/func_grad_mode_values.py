"""Writes func_grad_mode_values.inc: values of torch.func for func_grad_mode_test.cc.

Needs PyTorch: python func_grad_mode_values.py > func_grad_mode_values.inc
There is no row for a composition of transforms that PyTorch refuses for a function, for example because the
function writes in place to a tensor that is not batched.
"""
import sys

import torch
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap

torch.set_default_dtype(torch.float64)


def no_grad_factor(a):
    with torch.no_grad():
        factor = a * a * a
    return (a * a * factor).sum()


def no_grad_term(a):
    with torch.no_grad():
        term = (a * a * a).sum()
    return term + (a * a).sum()


def detached_factor(a):
    return (a * a * (a * a * a).detach()).sum()


def grad_in_no_grad(a):
    with torch.no_grad():
        with torch.enable_grad():
            square = a * a
        factor = square * a
    return (square * factor).sum()


def detached_write(a):
    y = a * 2
    y.detach().mul_(3)
    return (y * a).sum()


def detached_write_of_input(a):
    y = a * 2
    y.detach().mul_(a)
    return (y * a).sum()


def no_grad_write(a):
    y = a * 2
    with torch.no_grad():
        y.mul_(3)
    return (y * a).sum()


def no_grad_write_of_input(a):
    y = a * 2
    with torch.no_grad():
        y.mul_(a)
    return (y * a).sum()


def no_grad_write_of_view(a):
    y = a * 2
    v = y.narrow(0, 0, 2)
    with torch.no_grad():
        v.mul_(a.narrow(0, 1, 2))
    return (y * y).sum() + (v * a.narrow(0, 0, 2)).sum()


def detached_write_of_view(a):
    y = a * 2
    y[1:].detach().mul_(a[:2])
    return (y * y * a).sum()


def no_grad_write_of_constant(a):
    y = torch.zeros_like(a)
    with torch.no_grad():
        y.copy_(a * a)
    return (y * y * a).sum()


def both_writes(a):
    y = a * a
    with torch.no_grad():
        y.mul_(a)
    y.mul_(a)
    y.detach().add_(a)
    return (y * a).sum()


def read_of_detached(a):
    y = a * a
    d = y.detach()
    y.mul_(2)
    with torch.no_grad():
        d.mul_(a)
    return (y * a).sum() + (d * a * a).sum()


def write_of_no_grad_result(a):
    with torch.no_grad():
        y = a * a
    y.mul_(a)
    return (y * a).sum()


def vmap_in_no_grad(a):
    def square(b):
        with torch.enable_grad():
            return b * b

    with torch.no_grad():
        g = vmap(square)(a)
    return (g * a).sum()


def plain_vmap_in_no_grad(a):
    with torch.no_grad():
        g = vmap(lambda b: b * b)(a)
    return (g * a).sum()


def gradient_in_no_grad(a):
    with torch.no_grad():
        g = grad(lambda b: (b * b * b).sum())(a)
    return (g * a).sum()


def jvp_in_no_grad(a):
    def cube(b):
        with torch.enable_grad():
            square = b * b
        return square * b

    with torch.no_grad():
        primal, tangent = jvp(cube, (a,), (torch.ones_like(a),))
    return (primal * a + tangent * a * a).sum()


def no_grad_in_vmap(a):
    def f(b):
        with torch.no_grad():
            c = b * b
        return b * c

    return (vmap(f)(a) * a).sum()


FUNCTIONS = [
    no_grad_factor, no_grad_term, detached_factor, grad_in_no_grad, detached_write, detached_write_of_input,
    no_grad_write, no_grad_write_of_input, no_grad_write_of_view, detached_write_of_view, no_grad_write_of_constant,
    both_writes, read_of_detached, write_of_no_grad_result, vmap_in_no_grad, plain_vmap_in_no_grad, gradient_in_no_grad,
    jvp_in_no_grad, no_grad_in_vmap
]

x = torch.tensor([0.5, -1.25, 2])
ones = torch.ones_like(x)
batch = torch.stack([x, x * 2])
COMPOSITIONS = {
    "Grad": lambda f: grad(f)(x),
    "Jvp": lambda f: jvp(f, (x,), (ones,))[1],
    "Vjp": lambda f: vjp(f, x)[1](torch.tensor(2.0))[0],
    "GradGrad": lambda f: grad(lambda a: grad(f)(a).sum())(x),
    "JvpGrad": lambda f: jvp(grad(f), (x,), (ones,))[1],
    "GradJvp": lambda f: grad(lambda a: jvp(f, (a,), (ones,))[1])(x),
    "JvpJvp": lambda f: jvp(lambda a: jvp(f, (a,), (ones,))[1], (x,), (ones,))[1],
    "Hessian": lambda f: hessian(f)(x),
    "JacrevJacrev": lambda f: jacrev(jacrev(f))(x),
    "JacrevJacfwd": lambda f: jacrev(jacfwd(f))(x),
    "JacfwdJacfwd": lambda f: jacfwd(jacfwd(f))(x),
    "VmapGrad": lambda f: vmap(grad(f))(batch),
    "GradVmap": lambda f: grad(lambda a: vmap(f)(a).sum())(batch),
    "JvpVmap": lambda f: jvp(vmap(f), (batch,), (torch.ones_like(batch),))[1],
    "VmapHessian": lambda f: vmap(hessian(f))(batch),
    "HessianVmap": lambda f: hessian(lambda a: vmap(f)(a.unsqueeze(0)).sum())(x),
    "GradInNoGrad": lambda f: torch.no_grad()(grad(lambda a: grad(f)(a).sum()))(x),
}

print("// Written by func_grad_mode_values.py.")
for f in FUNCTIONS:
    for name, compose in COMPOSITIONS.items():
        try:
            values = compose(f).flatten().tolist()
        except RuntimeError as error:
            print(f.__name__, name, str(error).splitlines()[0], file=sys.stderr)
            continue
        print(f'{{"{f.__name__}", "{name}", {{{", ".join(f"{v:.17g}" for v in values)}}}}},')
