"""Hand-made cases of the gradient corpus: overloads that no sample of PyTorch's operator database calls, and plain values
in several layouts for pointwise operators.
"""
from pathlib import Path

import numpy as np
import torch

from corpus_file import Case, View, aten, is_in_place
from family_cases import GRADIENT_FAMILIES, family_cases
from linear_algebra_cases import definite
from handmade import F64, MATRIX, MATRIX_ZERO_DIM, STRIDED, STRIDED_SAME, STRIDED_UNARY, attribute_sets
from handmade import is_tensor as is_tensor_argument
from handmade import make_case, special_cases


# Ops whose arguments depend on each other.
STRUCTURED = set((Path(__file__).resolve().parent / "structured_overloads.txt").read_text().split())


def t(*values, shape=None):
    x = torch.tensor(values, dtype=F64)
    return x if shape is None else x.reshape(shape)


def ramp(*shape, start=-1.0, step=0.37):
    count = int(np.prod(shape))
    return (start + step * torch.arange(count, dtype=F64)).sin().reshape(shape)


def batch_norm_backward_cases():
    """In training, the saved statistics must be those of the input: the derivative treats them as functions of it."""
    grad_out, x, weight = ramp(3, 2, 2), ramp(3, 2, 2, start=0.4), t(0.7, -1.3)
    _, mean, invstd = aten.native_batch_norm.default(x, weight, None, None, None, True, 0.1, 1e-5)
    for mask in ([True, True, True], [True, False, True], [False, True, False]):
        yield Case((grad_out, x, weight, None, None, mean, invstd, True, 1e-5, mask))
        yield Case((grad_out, x, weight, t(0.1, -0.2), t(0.5, 1.5), None, None, False, 1e-5, mask))


# Cases that do not occur in samples of the database.
OWN_CASES = {
    "split_with_sizes.default": [Case((ramp(5, 2), [2, 3])), Case((ramp(2, 4), [1, 0, 3], -1))],
    "embedding.default": [Case((ramp(4, 3), torch.tensor([[0, 2], [2, 1]]))), Case((ramp(4, 3), torch.tensor([3, 3, 1]), 1)),
                          Case((ramp(4, 3), torch.tensor([0, 3, 3, 1]), 1, True))],
    "heaviside.default": [Case((t(-1.0, 0.0, 0.5, 0.0), t(0.3, 0.7, 0.2, -0.4)))],
    "slice_scatter.default": [Case((ramp(4, 3), ramp(2, 3, start=0.4), 0, 1, 4, 2))],
    "index.Tensor": [Case((ramp(3, 2), [ramp(3, 2) > 0])), Case((ramp(3, 2), [None, torch.tensor([True, False])]))],
    "index_put.default": [Case((ramp(2, 2), [torch.tensor([[True, False], [True, True]])], ramp(3, start=0.4))),
                          Case((ramp(2, 2), [None, torch.tensor([False, True])], ramp(2, 1, start=0.4), True))],
    "narrow.default": [Case((ramp(4, 3), 0, 1, 2)), Case((ramp(4, 3), -1, -2, 2))],
    "chunk.default": [Case((ramp(5, 2), 2, 0))],
    "view_as.default": [Case((ramp(2, 6), ramp(3, 4)))],
    "expand_as.default": [Case((ramp(3, 1), ramp(2, 3, 4)))],
    "reshape.default": [Case((ramp(2, 6), [4, -1])), Case((View(ramp(2, 6), aten.permute.default, ([1, 0],)), [12]))],
    "contiguous.default": [Case((View(ramp(2, 3), aten.permute.default, ([1, 0],)),))],
    "_reshape_alias.default": [Case((ramp(2, 6), [3, 4], [4, 1]))],
    "lift_fresh.default": [Case((ramp(3),))],
    "special_zeta.default": [Case((t(2.5, 3.0, 1.7), t(0.6, 1.3, 2.2))), Case((t(2.5, 3.0, shape=(2, 1)), t(0.6, 1.3, 2.2)))],
    "lift_fresh_copy.default": [Case((ramp(3),))],
    "as_strided.default": [Case((ramp(12), [3, 2], [2, 3], 1)), Case((ramp(8), [3, 3], [1, 2])),
                           Case((View(ramp(3, 1), aten.expand.default, ([3, 2],)), [2, 2], [1, 1], 0))],
    "unfold_backward.default": [Case((ramp(2, 3, 2), [2, 6], 1, 2, 2)), Case((ramp(2, 5, 2), [2, 6], 1, 2, 1))],
    "diagonal_backward.default": [Case((ramp(2), [2, 3], 1, 0, 1))],
    "slice_backward.default": [Case((ramp(2, 2), [5, 2], 0, 1, 5, 2))],
    "select_backward.default": [Case((ramp(3), [2, 3], 0, 1))],
    "native_batch_norm_backward.default": list(batch_norm_backward_cases()),
    "_native_batch_norm_legit_functional.default": [
        Case((ramp(3, 2, 2), t(0.7, -1.3), t(0.2, 0.1), t(0.1, -0.2), t(0.5, 1.5), True, 0.1, 1e-5)),
        Case((ramp(3, 2, 2), t(0.7, -1.3), t(0.2, 0.1), t(0.1, -0.2), t(0.5, 1.5), False, 0.1, 1e-5))],
    "_native_batch_norm_legit_no_training.default": [
        Case((ramp(3, 2, 2), t(0.7, -1.3), t(0.2, 0.1), t(0.1, -0.2), t(0.5, 1.5), 0.1, 1e-5))],
    "_native_batch_norm_legit.no_stats": [
        Case((ramp(3, 2, 2), t(0.7, -1.3), t(0.2, 0.1), True, 0.1, 1e-5)), Case((ramp(3, 2, 2), None, None, True, 0.1, 1e-5))],
    "_native_batch_norm_legit.default": [
        Case((ramp(3, 2, 2), t(0.7, -1.3), t(0.2, 0.1), t(0.1, -0.2), t(0.5, 1.5), True, 0.1, 1e-5))],
    "avg_pool3d.default": [Case((ramp(1, 2, 2, 3, 2), [2, 2, 1])),
                           Case((ramp(1, 2, 3, 3), [2, 2, 2], [1, 2, 1], [1, 1, 0], True, False, 3))],
    "avg_pool3d_backward.default": [
        Case((ramp(1, 2, 1, 1, 2), ramp(1, 2, 2, 3, 2, start=0.4), [2, 2, 1], [2, 2, 1], [0, 0, 0], False, True, None)),
        Case((ramp(1, 3, 2, 2), ramp(1, 2, 3, 3, start=0.4), [2, 2, 2], [1, 2, 1], [1, 1, 0], False, False, 3))],
    "_adaptive_avg_pool3d.default": [Case((ramp(1, 2, 2, 3, 2), [1, 2, 2])), Case((ramp(1, 3, 2, 2), [2, 3, 1]))],
    "_adaptive_avg_pool3d_backward.default": [Case((ramp(1, 2, 1, 2, 2), ramp(1, 2, 2, 3, 2, start=0.4))),
                                              Case((ramp(1, 2, 3, 1), ramp(1, 3, 2, 2, start=0.4)))],
    "pixel_shuffle.default": [Case((ramp(1, 4, 2, 3), 2)), Case((ramp(9, 1, 2), 3))],
    "pixel_unshuffle.default": [Case((ramp(1, 1, 4, 6), 2)), Case((ramp(2, 3, 3), 3))],
    "im2col.default": [Case((ramp(1, 2, 3, 4), [2, 2], [1, 1], [0, 0], [1, 2])), Case((ramp(2, 3, 3), [2, 1], [1, 2], [1, 0], [2, 1]))],
    "col2im.default": [Case((ramp(1, 4, 6), [3, 4], [2, 2], [1, 1], [0, 0], [1, 1])),
                       Case((ramp(2, 6), [3, 3], [2, 1], [2, 1], [1, 0], [1, 2]))],
    # Groups in which no, one and two factors are 0, and a group in which the element of self is 0.
    "scatter_reduce.two": [
        Case((t(0.5, -2.0, 0.0, 1.5), 0, torch.tensor([0, 0, 0, 1, 1, 1, 2, 2, 3, 3]),
              t(2.0, 0.0, -1.5, 0.0, 3.0, 0.0, 0.0, 0.7, 1.2, -0.4), "prod"), {"include_self": include_self})
        for include_self in (True, False)],
    "index_reduce.default": [
        Case((t(0.5, -2.0, 0.0, 1.5), 0, torch.tensor([0, 0, 0, 1, 1, 1, 2, 2, 3, 3]),
              t(2.0, 0.0, -1.5, 0.0, 3.0, 0.0, 0.0, 0.7, 1.2, -0.4), "prod"))],
    # Factors with values in the triangle that the op does not read.
    "cholesky_inverse.default": [Case((definite(3, 3, dtype=F64),)), Case((definite(2, 2, 2, dtype=F64), True))],
    "cholesky_solve.default": [Case((ramp(3, 2), definite(3, 3, dtype=F64))),
                               Case((ramp(2, 2, 3), definite(2, 2, 2, dtype=F64), True)),
                               Case((ramp(2, 2), definite(2, 2, 2, dtype=F64), True))],
    "embedding_dense_backward.default": [
        Case((ramp(4, 2), torch.tensor([0, 2, 2, 1]), 4, -1, False)),
        Case((ramp(4, 2), torch.tensor([0, 2, 2, 1]), 4, 1, True))],
}

# Random ops, with arguments that make the result deterministic.
CASES_WITHOUT_CHANCE = {
    "native_dropout.default": [Case((ramp(2, 3), 0.0, True)), Case((ramp(2, 3), 1.0, True)), Case((ramp(3), 0.4, False))],
    "dropout.default": [Case((ramp(2, 3), 1.0, True))],
    "bernoulli.default": [Case((t(0.0, 1.0, 1.0),))],
    "bernoulli.p": [Case((ramp(2, 3), 1.0))],
    "bernoulli_.float": [Case((ramp(2, 3), 1.0))],
    "bernoulli.Tensor": [Case((ramp(2, 3), t(0.0, 1.0, 1.0)))],
    "bernoulli_.Tensor": [Case((ramp(2, 3), t(0.0, 1.0, 1.0)))],
    "uniform.default": [Case((ramp(2, 3), 2.0, 2.0))],
    "uniform_.default": [Case((ramp(2, 3), 2.0, 2.0))],
    "normal_functional.default": [Case((ramp(2, 3), 2.0, 0.0))],
    "normal_.default": [Case((ramp(2, 3), 2.0, 0.0))],
    "normal.Tensor_float": [Case((ramp(2, 3), 0.0))],
    "normal.float_Tensor": [Case((0.5, t(0.0, 0.0)))],
    "normal.Tensor_Tensor": [Case((ramp(2, 3), t(0.0, 0.0, 0.0)))],
    "exponential.default": [Case((ramp(2, 3), float("inf")))],
    "exponential_.default": [Case((ramp(2, 3), float("inf")))],
    "geometric.default": [Case((ramp(2, 3), 1 - 2**-53))],
    "geometric_.default": [Case((ramp(2, 3), 1 - 2**-53))],
    "cauchy.default": [Case((ramp(2, 3), 1.5, 1e-300))],
    "cauchy_.default": [Case((ramp(2, 3), 1.5, 1e-300))],
    "log_normal.default": [Case((ramp(2, 3), 0.5, 1e-300))],
    "log_normal_.default": [Case((ramp(2, 3), 0.5, 1e-300))],
    "random.default": [Case((ramp(2, 3),))],
    "random_.default": [Case((ramp(2, 3),))],
    "random.to": [Case((ramp(2, 3), 1))],
    "random_.to": [Case((ramp(2, 3), 1))],
    "random.from": [Case((ramp(2, 3), -2, -1))],
    "random_.from": [Case((ramp(2, 3), -2, -1))],
}


def attention_backward_case():
    query, key, value = ramp(1, 2, 3, 2), ramp(1, 2, 4, 2, start=0.4), ramp(1, 2, 4, 2, start=0.9)
    out, sums = aten._scaled_dot_product_flash_attention_for_cpu.default(query, key, value)
    return Case((ramp(1, 2, 3, 2, start=0.2), query, key, value, out, sums.contiguous(), 0.0, False))


# Ops without recorded calls.
HANDMADE_ONLY = {
    "_scaled_dot_product_flash_attention_for_cpu.default": [
        Case((ramp(1, 2, 3, 2), ramp(1, 2, 4, 2, start=0.4), ramp(1, 2, 4, 2, start=0.9))),
        Case((ramp(1, 2, 3, 2), ramp(1, 2, 3, 2, start=0.4), ramp(1, 2, 3, 2, start=0.9), 0.0, True), {"scale": 0.6})],
    "_scaled_dot_product_flash_attention_for_cpu_backward.default": [attention_backward_case()],
    "_safe_softmax.default": [Case((ramp(2, 3), -1)), Case((ramp(2, 3, 2), 1))],
    "_unsafe_index.Tensor": [Case((ramp(4, 3), [torch.tensor([2, 0, 2]), None])), Case((ramp(4, 3), [None, torch.tensor([1, -1])]))],
    "_unsafe_index_put.default": [Case((ramp(4, 3), [torch.tensor([2, 0])], ramp(2, 3))),
                                  Case((ramp(4, 3), [torch.tensor([2, 2])], ramp(2, 3, start=0.3), True))],
    "_unsafe_masked_index.default": [
        Case((ramp(4, 3), torch.tensor([True, False, True]), [torch.tensor([2, 9, 2]), torch.tensor([0, 1, 2])], 0.5))],
    "_unsafe_masked_index_put_accumulate.default": [
        Case((ramp(4, 3), torch.tensor([True, False, True]), [torch.tensor([2, 9, 2]), torch.tensor([0, 1, 0])], ramp(3)))],
    "index_add.default": [Case((ramp(4, 3), 0, torch.tensor([2, 0, 2]), ramp(3, 3, start=0.3))),
                          Case((ramp(4, 3), 1, torch.tensor([2]), ramp(4, 1, start=0.3)), {"alpha": -2})],
    "convert_element_type.default": [Case((ramp(2, 3), F64))],
    "rev.default": [Case((ramp(2, 3), [1])), Case((ramp(2, 3), [0, 1]))],
    "masked_select.default": [Case((ramp(2, 3), ramp(2, 3) > 0)), Case((ramp(3, 1), ramp(3, 2, start=0.4) > 0)),
                              Case((ramp(3), torch.tensor([[True, False, True], [False, True, True]])))],
    "fma.default": [Case((ramp(2, 3), ramp(2, 3, start=0.3), ramp(2, 3, start=0.8)))],
    "inductor_force_stride_order.default": [Case((ramp(2, 3), [1, 2]))],
}
HANDMADE_ONLY |= family_cases(F64, families=GRADIENT_FAMILIES)
OWN_CASES = HANDMADE_ONLY | OWN_CASES


def handmade_cases(op, name):
    """Plain values in several layouts, each with different number arguments."""
    if name in STRUCTURED:
        return
    tensors = sum(is_tensor_argument(a) for a in op._schema.arguments)
    if tensors == 0 or any("[]" in str(a.type) and is_tensor_argument(a) for a in op._schema.arguments):
        return
    if len(op._schema.arguments) == 1:
        yield Case((0.5 + 0.4 * ramp(2, 3),))  # within the domain of nearly every function
    same = name.split(".")[0].endswith("_backward") or "prelu" in name or is_in_place(op)
    layouts = [STRIDED_UNARY] if tensors == 1 else [STRIDED_SAME, MATRIX] if same else [STRIDED, MATRIX_ZERO_DIM, MATRIX]
    try:
        sets = attribute_sets(op, name)
        for i, attributes in enumerate(sets):
            yield make_case(op, layouts[i % len(layouts)], (F64,), attributes)
        for i, layout in enumerate(layouts[1:]):
            yield make_case(op, layout, (F64,), sets[i % len(sets)])
        yield from special_cases(name, F64)
    except (ValueError, RuntimeError):
        return
