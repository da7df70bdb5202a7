"""How far a result may be from PyTorch's: (rtol, atol) per result type, the defaults of torch.testing with exceptions."""
import torch

from handmade import POLYNOMIALS

DEFAULT = {
    torch.float64: (1e-7, 1e-7),
    torch.float32: (1.3e-6, 1e-5),
    torch.bfloat16: (1.6e-2, 1e-5),
    torch.float16: (1e-3, 1e-5),
}

# Results that are one of the arguments, a constant or a rounded argument, and therefore exact.
EXACT = set(
    "abs ceil clamp clamp_min clamp_max copy _to_copy copysign fill floor fmax fmin hardtanh heaviside masked_fill maximum "
    "minimum neg nan_to_num positive relu relu6 round sgn sign threshold threshold_backward trunc where zero hardshrink "
    "hardshrink_backward hardtanh_backward softshrink_backward eq ne lt le gt ge logical_and logical_or logical_xor "
    "logical_not bitwise_and bitwise_or bitwise_xor bitwise_not fmod".split()
)
# Arithmetic and the elementary functions of the C library differ by a few units in the last place in double precision.
ELEMENTARY = set(
    "acos acosh add addcdiv addcmul asin asinh atan atan2 atanh celu cos cosh deg2rad div elu elu_backward erf erfc exp exp2 "
    "expm1 floor_divide frac gelu gelu_backward hardsigmoid hardsigmoid_backward hardswish hardswish_backward hypot "
    "leaky_relu leaky_relu_backward lerp log log10 log1p log2 log_sigmoid_backward log_sigmoid_forward logaddexp "
    "logaddexp2 logit logit_backward mish mul native_dropout_backward pow prelu _prelu_kernel "
    "_prelu_kernel_backward rad2deg reciprocal remainder rrelu_with_noise_backward rsqrt rsub selu sigmoid sigmoid_backward "
    "silu silu_backward sin sinc sinh softplus softplus_backward softshrink sqrt square sub tan tanh tanh_backward "
    "xlogy special_xlog1py special_entr".split()
)
# base name -> {type: (rtol, atol)}, each with its reason.
OVERRIDES = {
    # Some of PyTorch's loops round alpha * other to 16 bits before the addition, some do not.
    "add": {torch.float16: (2e-3, 1e-5)},
    "sub": {torch.float16: (2e-3, 1e-5)},
    # x / alpha is rounded before the exponential, which multiplies that error by the size of x / alpha.
    "celu": {torch.float32: (1e-5, 1e-5)},
    # Sums of series whose terms PyTorch adds in another order; near the zeros the leading digits cancel.
    "digamma": {torch.float32: (1e-5, 1e-5)},
    "lgamma": {torch.float32: (1e-5, 1e-5)},
    "polygamma": {torch.float32: (1e-5, 1e-5)},
    # Chebyshev sums evaluated in single precision.
    "i0": {torch.float32: (1e-5, 1e-5)},
    "special_i1": {torch.float32: (1e-5, 1e-5)},
    "special_i0e": {torch.float32: (1e-5, 1e-5)},
    "special_i1e": {torch.float32: (1e-5, 1e-5)},
    "special_modified_bessel_i0": {torch.float32: (1e-5, 1e-5)},
    "special_modified_bessel_i1": {torch.float32: (1e-5, 1e-5)},
    # Rational approximations, precise to about seven digits of the amplitude.
    **{f"special_{name}": {torch.float64: (1e-6, 1e-6)} for name in ("airy_ai", "bessel_j0", "bessel_j1", "bessel_y0", "bessel_y1")},
    # Recurrences evaluated in single precision.
    **{name: {torch.float32: (1e-4, 1e-4)} for name in POLYNOMIALS},
    # A rational approximation with two Newton steps, in single precision.
    "erfinv": {torch.float32: (1e-5, 1e-5)},
}


def tolerance_of(name):
    """The function from result type to (rtol, atol) for one overload."""
    base = name.split(".")[0]
    base = base if base.endswith("__") else base.rstrip("_")

    def tolerance(dtype):
        if not dtype.is_floating_point or base in EXACT:
            return (0.0, 0.0)
        if dtype in OVERRIDES.get(base, {}):
            return OVERRIDES[base][dtype]
        if dtype == torch.float64 and base in ELEMENTARY:
            return (1e-12, 1e-12)
        return DEFAULT[dtype]

    return tolerance
