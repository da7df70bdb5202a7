"""Calls that make_boundaries.py adds to those of the corpora: random draws at the limits of dtypes, and tensors that `cat`
ignores."""

import torch

DTYPES = (torch.float32, torch.float16, torch.bfloat16, torch.float64, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool)
# The greatest integers up to which all integers are representable.
EXACT = {torch.float16: 2**11, torch.bfloat16: 2**8, torch.float32: 2**24, torch.float64: 2**53, torch.bool: 1}


def x(*sizes, dtype=torch.float32):
    return torch.full(sizes, 0.5).to(dtype)


def limits(dtype):
    if dtype in EXACT:
        return (-EXACT[dtype] if dtype.is_floating_point else 0, EXACT[dtype])
    return (torch.iinfo(dtype).min, torch.iinfo(dtype).max)


def integer_draws():
    """Arguments (dtype, low, high) at both limits of each dtype."""
    for dtype in DTYPES:
        low, high = limits(dtype)
        yield dtype, low, min(high + 1, 2**63 - 1)
        yield dtype, high - 1, high


INTEGERS = list(integer_draws())
CALLS = {
    "bernoulli.default": [(x(3, 4),)],
    "bernoulli.p": [(x(3, 4), p) for p in (0.5, 0.0, 1.0)] + [(x(3, dtype=torch.int64), 1.0)],
    "bernoulli.Tensor": [(x(3, 4), x(4)), (x(3, 4, dtype=torch.int64), x(3, 4))],
    "binomial.default": [(x(3, 4), x(3, 4))],
    "cauchy.default": [(x(3, 4), 0.0, 1.0), (x(3), 0.0, 0.5)],
    "exponential.default": [(x(3, 4), 1.0), (x(3), 0.5)],
    "geometric.default": [(x(3, 4), 0.5), (x(3, dtype=torch.int64), 0.5)],
    "log_normal.default": [(x(3, 4), 0.0, 1.0), (x(3), 1.0, 0.5)],
    "multinomial.default": [(x(3, 4), 4, False), (x(4), 2, True)],
    "native_dropout.default": [(x(3, 4), p, True) for p in (0.5, 0.0, 1.0)] + [(x(3), 0.5, False)],
    "normal.Tensor_float": [(x(3, 4), 1.0), (x(3), 0.0)],
    "normal.Tensor_Tensor": [(x(3, 4), x(3, 4)), (x(3, 1), x(4))],
    "normal.float_Tensor": [(0.0, x(3, 4))],
    "normal_functional.default": [(x(3, 4), 0.0, 1.0), (x(3), 0.5, 0.0)],
    "poisson.default": [(x(3, 4),)],
    "randint_like.default": [(x(3, dtype=dtype), high) for dtype, _, high in INTEGERS],
    "randint_like.low_dtype": [(x(3, dtype=dtype), low, high) for dtype, low, high in INTEGERS],
    "random.default": [(x(3, 4),)],
    "random.from": [(x(3, dtype=dtype), low, high) for dtype, low, high in INTEGERS]
    + [(x(3, dtype=dtype), limit, None) for dtype in DTYPES for limit in limits(dtype)],
    "random.to": [(x(3, dtype=dtype), high) for dtype, _, high in INTEGERS],
    "uniform.default": [(x(3, 4), 0.0, 1.0)]
    + [(x(3, dtype=d), a * torch.finfo(d).max, b * torch.finfo(d).max) for d in (torch.float16, torch.float32) for a, b in ((-1, 0), (0, 1), (-0.5, 0.5), (-1, 1))],
    "cat.default": [
        ([x(0), x(2, 3)],), ([x(2, 3), x(0)], 1), ([x(0), x(0)],), ([x(0), x(0, 3)], 1), ([x(0, 3), x(2, 3)],), ([x(0, dtype=torch.int64), x(2, 3)],),
        ([x(2, 3, 4, 5).contiguous(memory_format=torch.channels_last), x(0)], 1), ([x(0), x(2, 3, 1, 5).contiguous(memory_format=torch.channels_last)],),
    ],
}  # fmt: skip
