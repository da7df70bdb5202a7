"""Hand-made cases for pointwise operators: every layout, promotion and edge value that the kernels must get right.

The arguments are derived from the operator's schema; the tables below hold what the schema does not state.
"""
import itertools

import torch

from corpus_file import Case, View, aten, is_in_place

F16, BF16, F32, F64 = torch.float16, torch.bfloat16, torch.float32, torch.float64
I8, I16, I32, I64, U8, BOOL = torch.int8, torch.int16, torch.int32, torch.int64, torch.uint8, torch.bool

MAIN_DTYPES = (F32, F64, BF16, I64, BOOL)
SMALL_DTYPES = (F16, I8, I16, I32, U8)
# The small types follow the same rules, so a few families suffice.
WITH_SMALL_DTYPES = set(
    "add.Tensor sub.Tensor mul.Tensor div.Tensor div.Tensor_mode floor_divide.default remainder.Tensor "
    "remainder.Scalar pow.Tensor_Scalar relu.default abs.default neg.default eq.Tensor where.self "
    "bitwise_and.Tensor bitwise_or.Tensor bitwise_xor.Tensor bitwise_not.default _to_copy.default "
    "bitwise_left_shift.Tensor bitwise_right_shift.Tensor".split()
)

# The other types to combine with each type. A 0-dim operand (MIXED_ZERO_DIM) affects the type of the result only if the
# category of its type is higher.
MIXED = {F32: (F64, I64), F64: (F32, I64), BF16: (F32, I64), I64: (F32, BOOL), BOOL: (I64, F32),
         F16: (BF16,), I8: (U8,), I16: (I32,), I32: (I8,), U8: (I16,)}
MIXED_ZERO_DIM = {F32: (F64, I64), F64: (F32,), BF16: (F64,), I64: (F64, I32), BOOL: (I64,),
                  F16: (F32,), I8: (I64,), I16: (F16,), I32: (I64,), U8: (I8,)}

NAN, INF = float("nan"), float("inf")
DENORMAL = 1e-40
FLOAT_EDGES = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, -2.5, 3.0, -3.7, 0.1, 10.0, -20.5, 88.0, -100.25, DENORMAL, 1e-7,
               1e4, -3e9, 1e30, INF, -INF, NAN, 2.5]
FLOAT_PAIRS = ([NAN, INF, -INF, -0.0, 1.5, -2.5, 3.0],
               [0.0, -0.0, NAN, INF, -INF, -2.0, 1.5, 0.7])
FLOAT_PLAIN = [0.25, -1.75, 2.0, 0.9, -0.6, 3.5, 1.1, -2.2, 0.05, 4.0, -3.3, 1.0, -0.125, 2.7, 0.4, -1.0]


def int_edges(dtype):
    low, high = torch.iinfo(dtype).min, torch.iinfo(dtype).max
    values = [0, 1, -1, 2, -2, 3, 7, -7, 8, 20, 63, 64, -100, 120, high, high - 1, low, low + 1]
    return [v for v in values if v >= low]


# Truncation of a float that an integer cannot hold is undefined: these families only convert values that fit.
COPIES = {"_to_copy", "copy", "copy_", "fill", "fill_"}
# The smallest integer divided by -1 traps, and so does a division by zero.
DIVISIONS = {"div", "div_", "floor_divide", "floor_divide_", "remainder", "remainder_", "fmod", "fmod_", "gcd", "lcm"}
# Degrees and points at which recurrences overflow, or lose their digits, in single precision.
LARGE = (20, 63, 64, -100, 120, -20.5, 88.0, -100.25, 1e4, -3e9, 1e30, INF, -INF, NAN,
         *(f(torch.iinfo(d)) for d in (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
           for f in (lambda i: i.max, lambda i: i.max - 1, lambda i: i.min, lambda i: i.min + 1) if f(torch.iinfo(d)) > 1
           or f(torch.iinfo(d)) < -1))
POLYNOMIALS = [f"special_{name}" for name in (
    *(f"{shifted}chebyshev_polynomial_{kind}" for shifted in ("", "shifted_") for kind in "tuvw"),
    "hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p")]
# Values for which PyTorch itself is inconsistent, between vectorised and scalar loops or between types: base name ->
# {position: values}. No kernel can match all of PyTorch's results.
UNSETTLED = {
    "elu_backward": {1: (NAN,)},
    "hardshrink_backward": {1: (NAN,)},
    "softshrink_backward": {1: (NAN,)},
    "hardtanh_backward": {1: (NAN,)},
    "hardswish_backward": {1: (NAN,)},
    "logit_backward": {1: (NAN, 0.0)},
    "gelu": {0: (INF,)},
    "fmod": {1: (DENORMAL,)},
    "fmod_": {1: (DENORMAL,)},
    "remainder": {0: (DENORMAL,), 1: (DENORMAL,)},
    "remainder_": {1: (DENORMAL,)},
    # PyTorch computes these in single precision for float32, where the phase of an oscillation is lost.
    "special_airy_ai": {0: (-3e9, -100.25, -100)},
    "special_bessel_j0": {0: (-3e9,)},
    "special_bessel_j1": {0: (-3e9,)},
    **{name: {0: LARGE, 1: LARGE} for name in POLYNOMIALS},
    # For large exponents, PyTorch's sum of a series is NaN.
    "special_zeta": {0: LARGE},
    # Poles: the result is the reciprocal of a rounding error.
    "polygamma": {0: (*range(-8, 0), -100, -100.25, -3e9, -(2**63), -(2**63) + 1)},
}

# Overloads whose Tensor argument is a bare number in traced graphs (a "wrapped number" for promotion).
NUMBER_FOR_TENSOR = {"add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "div.Tensor_mode", "floor_divide.default",
                     "add_.Tensor", "sub_.Tensor", "mul_.Tensor", "div_.Tensor", "remainder.Tensor"}

BOOL_ARGUMENTS = {"condition", "mask"}
# fill and masked_fill accept only 0-dim values.
ZERO_DIM_ARGUMENTS = {("fill", "value"), ("fill_", "value"), ("masked_fill", "value"), ("masked_fill_", "value")}

ONE_OTHER = [{"other": v} for v in (2, -1.5, True, 0, NAN, -3)]
BITS_OTHER = [{"other": v} for v in (6, -3, True)]
SHIFT_OTHER = [{"other": v} for v in (2, 0, 63, 64, -1)]
CLAMP = [{"min": -1, "max": 2}, {"min": 0.5}, {"max": 1}, {"min": 3, "max": -1.5}, {"min": NAN, "max": 1.0}]
MODES = [{"rounding_mode": m} for m in ("floor", "trunc", None)]
SLOPE_BACKWARD = [{"negative_slope": 0.2, "self_is_result": False}, {"negative_slope": 0.01, "self_is_result": True}]
ELU_BACKWARD = [{"alpha": 1, "scale": 1, "input_scale": 1, "is_result": False},
                {"alpha": 0.7, "scale": 1.5, "input_scale": 2, "is_result": False},
                {"alpha": 1.2, "scale": 1.05, "input_scale": 1, "is_result": True}]
ATTRIBUTES = {
    "add.Tensor": [{}, {"alpha": 2}, {"alpha": -0.5}],
    "sub.Tensor": [{}, {"alpha": 3}, {"alpha": 0.25}],
    "rsub.Tensor": [{}, {"alpha": 2}],
    "add_.Tensor": [{}, {"alpha": 2}],
    "sub_.Tensor": [{}, {"alpha": 2}],
    "add.Scalar": [{"other": 2}, {"other": -1.5}, {"other": True}, {"other": 3, "alpha": 2}],
    "sub.Scalar": [{"other": 2}, {"other": -1.5}, {"other": 3, "alpha": 2}],
    "rsub.Scalar": [{"other": 2}, {"other": 1.5, "alpha": 2}, {"other": 1}],
    "div.Scalar_mode": [{"other": o, **m} for o in (-3, 1.5, 0) for m in MODES[:2]],
    "div_.Scalar_mode": [{"other": -3, **MODES[0]}, {"other": 2, **MODES[1]}, {"other": 0.3, **MODES[0]}],
    "div.Tensor_mode": MODES,
    "div_.Tensor_mode": MODES,
    "pow.Scalar": [{"self": v} for v in (2, -1.5, 0, 1)],
    "pow.Tensor_Scalar": [{"exponent": v} for v in (2, 0.5, -1, 3, -2, 0, 2.5, -0.5, True, NAN)],
    "pow_.Scalar": [{"exponent": v} for v in (2, 0.5, 3, -1)],
    "remainder.Scalar_Tensor": [{"self": v} for v in (7, -2.5)],
    "xlogy.Scalar_Self": [{"self": v} for v in (0, 2.5)],
    "where.ScalarSelf": [{"self": v} for v in (2, -1.5, True)],
    "where.Scalar": [{"self": 1, "other": 0}, {"self": 1.5, "other": 2}, {"self": True, "other": False}],
    "clamp.default": CLAMP,
    "clamp_.default": CLAMP[:3],
    "clamp_min.default": [{"min": v} for v in (0, 0.5, NAN)],
    "clamp_max.default": [{"max": v} for v in (1, -0.5, NAN)],
    "clamp_min_.default": [{"min": v} for v in (0, 0.5)],
    "clamp_max_.default": [{"max": v} for v in (1, -0.5)],
    "masked_fill.Scalar": [{"value": v} for v in (2, -1.5, -INF, True)],
    "masked_fill_.Scalar": [{"value": v} for v in (2, -1.5, -INF)],
    "fill.Scalar": [{"value": v} for v in (2, -1.5, True)],
    "fill_.Scalar": [{"value": v} for v in (2, -1.5, True)],
    "lerp.Scalar": [{"weight": v} for v in (0.25, 0.75, -1.5)],
    "lerp_.Scalar": [{"weight": 0.4}],
    "addcmul.default": [{}, {"value": 2}, {"value": -0.5}],
    "addcdiv.default": [{}, {"value": 2}, {"value": -0.5}],
    "gelu.default": [{}, {"approximate": "tanh"}],
    "gelu_backward.default": [{}, {"approximate": "tanh"}],
    "elu.default": [{}, {"alpha": 0.7}, {"alpha": 1.2, "scale": 1.5, "input_scale": 2}],
    "celu.default": [{}, {"alpha": 0.5}, {"alpha": -1.5}],
    "softplus.default": [{}, {"beta": 2, "threshold": 1.5}],
    "softplus_backward.default": [{"beta": 1, "threshold": 20}, {"beta": 2.5, "threshold": 1}],
    "hardtanh.default": [{}, {"min_val": 0, "max_val": 6}, {"min_val": -0.5, "max_val": 1.5}],
    "hardtanh_backward.default": [{"min_val": -1, "max_val": 1}, {"min_val": 0.0, "max_val": 1.5}],
    "leaky_relu.default": [{}, {"negative_slope": 0.3}, {"negative_slope": -1.5}],
    "leaky_relu_backward.default": SLOPE_BACKWARD,
    "elu_backward.default": ELU_BACKWARD,
    "threshold.default": [{"threshold": 0, "value": 0}, {"threshold": 1, "value": -7}, {"threshold": 0.5, "value": 20.0}],
    "threshold_.default": [{"threshold": 1, "value": -7}],
    "threshold_backward.default": [{"threshold": 0}, {"threshold": 1}, {"threshold": -0.5}],
    "hardshrink.default": [{}, {"lambd": 1.5}],
    "softshrink.default": [{}, {"lambd": 1.5}],
    "hardshrink_backward.default": [{"lambd": 0.5}, {"lambd": 1}],
    "softshrink_backward.default": [{"lambd": 0.5}, {"lambd": 1}],
    "logit.default": [{}, {"eps": 0.2}],
    "logit_backward.default": [{}, {"eps": 0.2}],
    "nan_to_num.default": [{}, {"nan": 2.5, "posinf": 10.0, "neginf": -10.0}, {"posinf": 3.0}],
    "polygamma.default": [{"n": n} for n in (0, 1, 2, 3)],
    "round.decimals": [{"decimals": d} for d in (1, 0, -1, 3)],
    "rrelu_with_noise_backward.default": [
        {"lower": 0.1, "upper": 0.3, "training": t, "self_is_result": False} for t in (True, False)],
    "native_dropout_backward.default": [{"scale": 2.0}, {"scale": 1.25}],
    "_to_copy.default": [{"dtype": d} for d in (F32, F64, BF16, F16, I64, I32, BOOL)] + [{}],
}


def attribute_sets(op, name):
    """Sets of values for the arguments that are not tensors; at least one set."""
    if name in ATTRIBUTES:
        return ATTRIBUTES[name]
    required = [a.name for a in op._schema.arguments if not is_tensor(a) and not a.has_default_value()]
    if required == ["other"] or required == ["self"]:
        base = name.split(".")[0]
        table = SHIFT_OTHER if "shift" in base else BITS_OTHER if base.startswith("bitwise") else ONE_OTHER
        return [{required[0]: s["other"]} for s in table]
    return [dict.fromkeys(required, 2)]


def is_tensor(argument):
    return "Tensor" in str(argument.type)


class Values:
    """The values for one argument: edge values for the hard cases, plain numbers for the layouts."""

    def __init__(self, base_name, position):
        self.careful = base_name in COPIES
        self.divides = base_name in DIVISIONS
        self.divisor = self.divides and position > 0
        self.position = position
        self.unsettled = UNSETTLED.get(base_name, {}).get(position, ())

    def edges(self, dtype, pairs=False):
        if dtype == BOOL:
            return [True, False, False, True]
        if dtype.is_floating_point:
            if self.careful:
                return FLOAT_PLAIN
            return FLOAT_PAIRS[min(self.position, 1)] if pairs else self._rotated(FLOAT_EDGES)
        values = int_edges(dtype)
        if self.divides:
            values = [v for v in values if v != torch.iinfo(dtype).min]
        if self.divisor:
            values = [v for v in values if v != 0]
        return values if pairs else self._rotated(values)

    def _rotated(self, values):
        """Reorders edge values, so that the operands of an elementwise call combine different ones."""
        turn = 7 * self.position
        return values[turn:] + values[:turn]

    def is_unsettled(self, value):
        return any(value == u or (value != value and u != u) for u in self.unsettled)

    def plain(self, dtype):
        if dtype == BOOL:
            return [True, True, False] if self.position % 2 == 0 else [False, True]
        if dtype.is_floating_point:
            return self._rotated(FLOAT_PLAIN)
        values = self._rotated([5, -3, 2, 9, -8, 1, 4, 7, -1, 6, 3, -4, 10, 12, -2])
        return [v for v in values if v >= torch.iinfo(dtype).min]

    def tensor(self, dtype, shape, kind):
        pool = {"plain": self.plain(dtype), "edges": self.edges(dtype), "pairs": self.edges(dtype, pairs=True)}[kind]
        pool = [v for v in pool if not self.is_unsettled(v)]
        count = int(torch.Size(shape).numel())
        return torch.tensor(list(itertools.islice(itertools.cycle(pool), count)), dtype=dtype).reshape(shape)


def permuted(values, dtype, shape, kind="plain"):
    """A tensor of the given shape whose memory runs in the reverse order of dimensions."""
    order = tuple(reversed(range(len(shape))))
    base = values.tensor(dtype, tuple(shape[i] for i in order), kind)
    return View(base, aten.permute.default, (list(order),))


def stepped(values, dtype, shape, kind="plain"):
    base = values.tensor(dtype, (*shape[:-1], 2 * shape[-1]), kind)
    return View(base, aten.slice.Tensor, (len(shape) - 1, 0, 2 * shape[-1], 2))


def expanded(values, dtype, shape, kind="plain"):
    base = values.tensor(dtype, (shape[0], *[1] * (len(shape) - 1)), kind)
    return View(base, aten.expand.default, (list(shape),))


def contiguous(values, dtype, shape, kind="plain"):
    return values.tensor(dtype, shape, kind)


# One row per layout: the value kind, then (maker, shape) of the first, second and third tensor.
PAIRS = ("pairs", ((contiguous, (7, 1)), (contiguous, (8,)), (contiguous, (1, 8))))
PAIRS_FULL = ("pairs", ((permuted, (8, 7)), (contiguous, (8, 1)), (contiguous, (7,))))
# Operands of one shape, for operators that do not broadcast (all `_backward` operators).
PAIRS_SAME = ("pairs", ((contiguous, (7, 8)), (stepped, (7, 8)), (contiguous, (7, 8))))
EDGES_SAME = ("edges", ((contiguous, (24,)), (contiguous, (24,)), (contiguous, (24,))))
STRIDED_SAME = ("plain", ((permuted, (2, 3, 4)), (stepped, (2, 3, 4)), (expanded, (2, 3, 4))))
EDGES = ("edges", ((contiguous, (4, 6)), (contiguous, (6, 4)), (contiguous, (4, 6))))
STRIDED = ("plain", ((permuted, (2, 3, 4)), (stepped, (3, 4)), (expanded, (2, 3, 4))))
STRIDED_UNARY = ("plain", ((stepped, (3, 5)),))
ZERO_DIM = ("plain", ((contiguous, ()), (contiguous, ()), (contiguous, ())))
MATRIX = ("plain", ((contiguous, (2, 3)), (contiguous, (2, 3)), (contiguous, (2, 3))))
MATRIX_ZERO_DIM = ("plain", ((contiguous, (2, 3)), (contiguous, ()), (contiguous, ())))
EMPTY = ("plain", ((contiguous, (2, 0)), (contiguous, (1, 0)), (contiguous, (2, 0))))


def make_case(op, layout, dtypes, attributes):
    """dtypes[k] is the type of the k-th tensor; the last one repeats."""
    kind, makers = layout
    base = op._schema.name.removeprefix("aten::")
    args, kwargs, seen, masks = [], {}, 0, 0
    # The values of a tensor depend on its position among the operands. The first operand of Scalar_Tensor is a number.
    first = 1 if op._overloadname == "Scalar_Tensor" else 0
    for argument in op._schema.arguments:
        if is_tensor(argument):
            maker, shape = makers[min(seen, len(makers) - 1)]
            dtype = dtypes[min(seen - masks, len(dtypes) - 1)]
            if argument.name in BOOL_ARGUMENTS:
                dtype, masks = BOOL, masks + 1
            if (base, argument.name) in ZERO_DIM_ARGUMENTS:
                maker, shape = contiguous, ()
            value = maker(Values(base, first + seen), dtype, shape, kind)
            seen += 1
        elif argument.name in attributes:
            value = attributes[argument.name]
        elif argument.has_default_value():
            # After an omitted argument, positional arguments must be passed by name.
            kwargs["__skipped"] = None
            continue
        else:
            raise ValueError(f"{op}: no value for {argument.name}")
        if argument.kwarg_only or "__skipped" in kwargs:
            kwargs[argument.name] = value
        else:
            args.append(value)
    kwargs.pop("__skipped", None)
    return Case(tuple(args), kwargs)


def layouts(op, tensors):
    """Layouts for an operator with this many tensors, the most useful ones first."""
    base = op._schema.name.removeprefix("aten::")
    if tensors == 1:
        return [EDGES, STRIDED_UNARY]
    # An operand that is written, or used only for its shape, cannot be broadcast.
    fixed_self = is_in_place(op) or base in COPIES or base.startswith("masked_fill")
    if base in ("prelu", "_prelu_kernel", "_prelu_kernel_backward") or base.endswith("_backward"):
        return [PAIRS_SAME, EDGES_SAME, STRIDED_SAME]
    return [PAIRS_FULL if fixed_self else PAIRS, EDGES_SAME, STRIDED]


def handmade_cases(op, name, dtype):
    """All hand-made cases for one overload and one type of its first tensor. Some may raise; the caller drops them."""
    tensors = sum(is_tensor(a) for a in op._schema.arguments)
    sets = attribute_sets(op, name)
    turn = itertools.cycle(sets)
    cases = [make_case(op, layouts(op, tensors)[0], (dtype,), s) for s in sets]
    if dtype in SMALL_DTYPES:
        extra = [(MATRIX, (dtype, d)) for d in MIXED[dtype]]
        extra += [(MATRIX_ZERO_DIM, (dtype, d)) for d in MIXED_ZERO_DIM[dtype]]
        return cases[:3] + [make_case(op, lay, types, next(turn)) for lay, types in extra if tensors > 1]
    # Layouts are handled in the same way for all types, so two types suffice.
    rest = []
    if dtype in (F32, I64):
        rest = [(layout, (dtype,)) for layout in (*layouts(op, tensors)[1:], ZERO_DIM, EMPTY)]
    elif tensors > 1:
        rest = [(EDGES_SAME, (dtype,))]
    if tensors > 1:
        rest += [(MATRIX, (dtype, d)) for d in MIXED[dtype]]
        rest += [(MATRIX_ZERO_DIM, (dtype, d)) for d in MIXED_ZERO_DIM[dtype]]
    cases += [make_case(op, layout, types, next(turn)) for layout, types in rest]
    if name in NUMBER_FOR_TENSOR:
        left = Values(name, 0).tensor(dtype, (2, 3), "plain")
        cases += [Case((left, number), dict(next(turn))) for number in (2, 0.5, True)]
    return cases + special_cases(name, dtype)


def special_cases(name, dtype):
    """Cases whose arguments depend on each other, or that leave out an optional tensor."""
    values = [Values(name.split(".")[0], k) for k in range(3)]
    x, y, z = (v.tensor(dtype, (3, 4), "plain") for v in values)
    if name in ("clamp.Tensor", "clamp_.Tensor"):
        return [Case((x, y)), Case((x, None, z))]
    if name == "prelu.default":
        return [Case((x, y[0])), Case((x, y[0, 0].reshape(1))), Case((x, y[0, 0].clone())),
                Case((x.reshape(2, 3, 2), y[0, :3].clone()))]
    if name == "_prelu_kernel.default":
        return [Case((x, y[:1].clone()))]
    if name == "log_sigmoid_backward.default" and dtype.is_floating_point:
        edges = values[0].tensor(dtype, (4, 6), "edges")
        grad = values[1].tensor(dtype, (4, 6), "plain")
        return [Case((grad, edges, aten.log_sigmoid_forward.default(edges)[1]))]
    return []
