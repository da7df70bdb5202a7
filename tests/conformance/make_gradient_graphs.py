"""Makes run cases that are differentiated (tests/run/*.fx with a line "# differentiate:") for ops whose derivatives are
correct only if some arguments were computed in a certain way: mean and rstd of normalisations, the buffer of
log_sigmoid, symmetric matrices. PyTorch computes the values. Needs PyTorch 2.15.

example: python make_gradient_graphs.py --out ../run
"""
import argparse
from pathlib import Path

import torch
from torch.fx.experimental.proxy_tensor import make_fx

from corpus_file import aten
from gradient_cases import ramp, t

RTOL = 1e-12


def constant(results):
    """The detached statistics of a normalisation: its backward op itself treats them as functions of the input."""
    return [aten.detach.default(x) for x in results[1:]]


def batch_norm(grad_out, x, weight, running_mean, running_var):
    mean, invstd = constant(aten.native_batch_norm.default(x, weight, None, None, None, True, 0.1, 1e-5))
    results = []
    for w, mask in ((weight, [True, True, True]), (weight, [True, False, True]), (weight, [False, True, False]),
                    (None, [True, False, False])):
        results += aten.native_batch_norm_backward(grad_out, x, w, None, None, mean, invstd, True, 1e-5, mask)
        results += aten.native_batch_norm_backward(grad_out, x, w, running_mean, running_var, None, None, False, 1e-5, mask)
    return results


def layer_norm(grad_out, x, weight, bias):
    mean, rstd = constant(aten.native_layer_norm(x, [4], weight, bias, 1e-5))
    results = []
    for w, b, mask in ((weight, bias, [True, True, True]), (weight, bias, [True, False, True]),
                       (weight, bias, [False, True, False]), (None, None, [True, False, False])):
        results += aten.native_layer_norm_backward(grad_out, x, [4], mean, rstd, w, b, mask)
    return results


def group_norm(grad_out, x, weight, bias):
    mean, rstd = constant(aten.native_group_norm(x, weight, bias, 2, 4, 3, 2, 1e-5))
    results = []
    for w, mask in ((weight, [True, True, True]), (weight, [True, False, True]), (weight, [False, True, False]),
                    (None, [True, False, False])):
        results += aten.native_group_norm_backward(grad_out, x, mean, rstd, w, 2, 4, 3, 2, mask)
    return results


def group_norm_statistics(x, weight, bias):
    """PyTorch has no derivatives of the statistics."""
    return [*aten.native_group_norm(x, weight, bias, 2, 4, 3, 2, 1e-5), *aten.native_group_norm(x, None, None, 2, 4, 3, 1, 1e-5)]


def log_sigmoid(grad_out, x):
    _, buffer = aten.log_sigmoid_forward(x)
    return [aten.log_sigmoid_backward(grad_out, x, buffer)]


def symmetric_matrices(x):
    """Results that do not depend on the signs of the eigenvectors."""
    symmetric = x + x.mT
    definite = x @ x.mT + torch.diag_embed(torch.ones_like(x[..., 0]))
    results = []
    for upper in (False, True):
        values, vectors = aten._linalg_eigh(symmetric, "U" if upper else "L")
        results += [values, vectors * vectors, aten.linalg_cholesky_ex(definite, upper=upper)[0]]
    return results


# Name of the case -> function, its float64 inputs to differentiate with respect to, other inputs, and a comment.
CASES = {
    "batch_norm_backward_of_input": (
        batch_norm, {"grad_out": ramp(3, 2, 2), "x": ramp(3, 2, 2, start=0.4), "weight": t(0.7, -1.3)},
        {"running_mean": t(0.1, -0.2), "running_var": t(0.5, 1.5)},
        "Gradients of batch norm in training, with the statistics of the input, and in evaluation, with several masks."),
    "layer_norm_backward_of_input": (
        layer_norm, {"grad_out": ramp(3, 4), "x": ramp(3, 4, start=0.4), "weight": ramp(4, start=0.2)}, {"bias": ramp(4)},
        "Gradients of layer norm with the statistics of the input and several masks."),
    "group_norm_backward_of_input": (
        group_norm, {"grad_out": ramp(2, 4, 3), "x": ramp(2, 4, 3, start=0.4), "weight": ramp(4, start=0.2)}, {"bias": ramp(4)},
        "Gradients of group norm with the statistics of the input and several masks."),
    "group_norm_statistics": (
        group_norm_statistics, {"x": ramp(2, 4, 3, start=0.4), "weight": ramp(4, start=0.2), "bias": ramp(4)}, {},
        "Group norm with its mean and rstd."),
    "log_sigmoid_backward_of_input": (
        log_sigmoid, {"grad_out": ramp(2, 3), "x": ramp(2, 3, start=0.4)}, {},
        "The gradient of log_sigmoid with the buffer that the forward op computed."),
    "symmetric_factorisations": (
        symmetric_matrices, {"x": ramp(2, 3, 3)}, {},
        "Eigenvalues, squared eigenvectors and Cholesky factors of symmetric matrices."),
}


def line(kind, name, value):
    dtype = {torch.float64: "f64", torch.int64: "i64"}[value.dtype]
    return f"# {kind} {name}: {dtype}{list(value.shape)} {' '.join(map(repr, value.flatten().tolist()))}"


def text_of(function, wrt, others, comment):
    inputs = wrt | others
    graph = make_fx(function)(*inputs.values()).graph
    results = function(*inputs.values())
    # Gradients that the mask leaves out are None.
    output = next(node for node in graph.nodes if node.op == "output")
    kept = [i for i, value in enumerate(results) if value is not None]
    output.args = (tuple(output.args[0][i] for i in kept),)
    graph.eliminate_dead_code()
    for node in graph.nodes:
        if node.target == aten.alias.default:  # make_fx traces below autograd
            node.target, node.name = aten.detach.default, node.name.replace("alias", "detach")
    for node, name in zip((node for node in graph.nodes if node.op == "placeholder"), inputs):
        node.name = node.target = name
    lines = [f"# {comment}"]
    lines += [line("input", name, value) for name, value in inputs.items()]
    lines += [line("expect", f"out{k}", results[i]) for k, i in enumerate(kept)]
    lines += [f"# tolerance: float64 rtol={RTOL:g} atol={RTOL:g}", f"# differentiate: {' '.join(wrt)}"]
    return "\n".join(lines) + "\n" + str(graph).strip() + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parent.parent / "run", help="folder to write to")
    options = parser.parse_args()
    for name, case in CASES.items():
        (options.out / f"{name}.fx").write_text(text_of(*case))


if __name__ == "__main__":
    main()
