#!/usr/bin/env python3
"""Writes refused/numbers_out_of_range.fx and refused/overlapping_writes.fx: numbers that do not fit the dtype of a tensor,
and in-place ops whose operands overlap with the written tensor. PyTorch refuses all of them. Both engines must refuse
them with the same words ("# wording: PyTorch's"). Calls accepted by PyTorch are left out. Made with PyTorch 2.15.

    make_refused_writes.py [--out FOLDER]
"""

import argparse
import pathlib

import torch

from make_refused import HERE, Text

aten = torch.ops.aten

# Each dtype with numbers that do not fit in it. The numbers of bfloat16 and float32 do not fit in float32 either, in
# which their ops compute.
NUMBERS = [
    (torch.int8, 300), (torch.int8, -300), (torch.int8, 1000.0), (torch.uint8, 256), (torch.uint8, -1),
    (torch.int16, 1 << 20), (torch.int32, 1 << 40), (torch.int64, 1e30), (torch.float16, 1e6),
    (torch.bfloat16, 1e39), (torch.float32, 1e300),
]  # fmt: skip

# Functions of a tensor of three elements, a condition, an index, a matrix and a number.
NUMBER_CALLS = [
    (aten.add.Tensor, lambda x, c, i, m, v: ((x, x), {"alpha": v})),
    (aten.addcdiv.default, lambda x, c, i, m, v: ((x, x, x), {"value": v})),
    (aten.addcmul.default, lambda x, c, i, m, v: ((x, x, x), {"value": v})),
    (aten.addmm.default, lambda x, c, i, m, v: ((m, m, m), {"beta": v})),
    (aten.arange.start_step, lambda x, c, i, m, v: ((v, v, 1), {"dtype": x.dtype})),
    (aten.celu.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.clamp.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.clamp.default, lambda x, c, i, m, v: ((x, None, -v), {})),
    (aten.clamp_max.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.clamp_min.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.constant_pad_nd.default, lambda x, c, i, m, v: ((x, [1, 1], v), {})),
    (aten.elu.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.fill.Scalar, lambda x, c, i, m, v: ((x, v), {})),
    (aten.full.default, lambda x, c, i, m, v: (([2], v), {"dtype": x.dtype})),
    (aten.full_like.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.hardshrink.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.hardtanh.default, lambda x, c, i, m, v: ((x, v, v), {})),
    (aten.index_fill.int_Scalar, lambda x, c, i, m, v: ((x, 0, i, v), {})),
    (aten.leaky_relu.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.lerp.Scalar, lambda x, c, i, m, v: ((x, x, v), {})),
    (aten.linspace.default, lambda x, c, i, m, v: ((0, v, 2), {"dtype": x.dtype})),
    (aten.logit.default, lambda x, c, i, m, v: ((x, float(v)), {})),
    (aten.masked_fill.Scalar, lambda x, c, i, m, v: ((x, c, v), {})),
    (aten.new_full.default, lambda x, c, i, m, v: ((x, [2], v), {})),
    (aten.pow.Tensor_Scalar, lambda x, c, i, m, v: ((x, v), {})),
    (aten.scalar_tensor.default, lambda x, c, i, m, v: ((v,), {"dtype": x.dtype})),
    (aten.scatter.value, lambda x, c, i, m, v: ((x, 0, i, v), {})),
    (aten.softshrink.default, lambda x, c, i, m, v: ((x, v), {})),
    (aten.threshold.default, lambda x, c, i, m, v: ((x, v, 0), {})),
    (aten.threshold.default, lambda x, c, i, m, v: ((x, 0, v), {})),
    (aten.where.Scalar, lambda x, c, i, m, v: ((c, v, 0), {})),
    (aten.where.ScalarOther, lambda x, c, i, m, v: ((c, x, v), {})),
    (aten.where.ScalarSelf, lambda x, c, i, m, v: ((c, v, x), {})),
]  # fmt: skip

WORDS = ("without overflow", "representable range", "must be in range")


def numbers_out_of_range():
    for func, arguments in NUMBER_CALLS:
        for dtype, number in NUMBERS:
            x = torch.tensor([1, 2, 3]).to(dtype)
            args, kwargs = arguments(
                x, torch.tensor([True, False, True]), torch.tensor([0]), torch.ones(1, 1, dtype=dtype), number
            )
            try:
                func(*args, **kwargs)
            except RuntimeError as error:
                message = str(error)
                if any(words in message for words in WORDS):
                    yield Text(func, args, kwargs, message).text


# The written tensor and an operand, as calls on one tensor of 16 elements.
VIEWS = [
    ("slice.Tensor", "(%x, 0, 0, 4)", "slice.Tensor", "(%x, 0, 1, 5)"),
    ("view.default", "(%x, [4, 4])", "permute.default", "(%written, [1, 0])"),
    ("view.default", "(%x, [4, 4])", "select.int", "(%written, 0, 0)"),
    ("slice.Tensor", "(%x, 0, 0, 4)", "slice.Tensor", "(%x, 0, 0, 4)"),
    ("slice.Tensor", "(%x, 0, 0, 4)", "slice.Tensor", "(%x, 0, 4, 8)"),
    ("slice.Tensor", "(%x, 0, 0, 8, 2)", "slice.Tensor", "(%x, 0, 1, 9, 2)"),
    ("reshape.default", "(%x, [2, 8])", "select.int", "(%written, 0, 1)"),
]
WRITES = [
    ("add_.Tensor", "(%written, %operand)"),
    ("copy_.default", "(%written, %operand)"),
    ("lerp_.Scalar", "(%written, %operand, 0.5)"),
    ("addcmul_.default", "(%written, %x0, %operand)"),
    ("clamp_.Tensor", "(%written, %operand)"),
    ("eq_.Tensor", "(%written, %operand)"),
    ("index_add_.default", "(%written, 0, %i, %operand)"),
    ("index_copy_.default", "(%written, 0, %i, %operand)"),
    ("scatter_.src", "(%written, 0, %i, %operand)"),
    ("scatter_add_.default", "(%written, 0, %i, %operand)"),
    ("index_put_.default", "(%written, [%i], %operand)"),
    ("put_.default", "(%written, %i, %operand)"),
]


def overlapping_writes():
    for base, base_args, view, view_args in VIEWS:
        for write, write_args in WRITES:
            values = {"x": torch.arange(16.0), "i": torch.tensor([0, 1, 2, 3]), "x0": torch.tensor(2.0)}
            calls = [("written", base, base_args), ("operand", view, view_args), ("y", write, write_args)]
            lines = []
            try:
                for name, op, text in calls:
                    func = getattr(getattr(aten, op.split(".")[0]), op.split(".")[1])
                    args = eval(text.replace("%", ""), {}, values)  # noqa: S307, the texts above
                    lines.append(f"    %{name} : [num_users=1] = call_function[target=torch.ops.aten.{op}](args = {text}, kwargs = {{}})")
                    values[name] = func(*args)
            except (RuntimeError, IndexError) as error:
                if "single memory location" in str(error):
                    inputs = [f"# input {name}: {Text.value(values[name])}" for name in ("x", "i", "x0")]
                    nodes = [f"    %{name} : [num_users=1] = placeholder[target={name}]" for name in ("x", "i", "x0")]
                    text = [f"# refused: {error}", *inputs, "graph():", *nodes, *lines, "    return [y]"]
                    yield "\n".join(text) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, default=HERE / "refused")
    out = parser.parse_args().out
    for name, cases in (("numbers_out_of_range", numbers_out_of_range()), ("overlapping_writes", overlapping_writes())):
        texts = [text.replace("\n", "\n# wording: PyTorch's\n", 1) for text in cases]
        (out / f"{name}.fx").write_text("\n".join(texts))
        print(f"{name}: {len(texts)} cases")


if __name__ == "__main__":
    main()
