"""Calls at special points that gradients/ and composites/ lack, and ops that are left out."""


def tensor(*sizes):
    return ("input", sizes)


def pair():
    return [tensor(3), tensor(2, 2)]


UNARY_LISTS = ["abs", "acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "erfc", "exp", "expm1", "floor", "frac", "lgamma",
               "log", "log10", "log1p", "log2", "neg", "reciprocal", "round", "rsqrt", "sigmoid", "sign", "sin", "sinh",
               "sqrt", "tan", "tanh", "trunc"]

# (overload, arguments, keyword arguments)
EXTRA_CALLS = [(f"_foreach_{name}.default", [pair()], {}) for name in UNARY_LISTS]
for name in ["maximum", "minimum", "clamp_min", "clamp_max"]:
    for number in (0, 1.0):
        EXTRA_CALLS.append((f"_foreach_{name}.Scalar", [pair(), number], {}))
    EXTRA_CALLS.append((f"_foreach_{name}.ScalarList", [pair(), [1.0, 0.0]], {}))
    EXTRA_CALLS.append((f"_foreach_{name}.List", [pair(), pair()], {}))
for name in ["add", "sub", "mul", "div"]:
    EXTRA_CALLS.append((f"_foreach_{name}.Scalar", [pair(), 2.0], {}))
    EXTRA_CALLS.append((f"_foreach_{name}.ScalarList", [pair(), [1.0, 0.5]], {}))
    EXTRA_CALLS.append((f"_foreach_{name}.List", [pair(), pair()], {}))
for exponent in (0.0, 1.0, 2.0, 0.5):
    EXTRA_CALLS.append(("_foreach_pow.Scalar", [pair(), exponent], {}))
EXTRA_CALLS += [
    ("_foreach_pow.ScalarList", [pair(), [2.0, 1.0]], {}),
    ("_foreach_pow.List", [pair(), pair()], {}),
    ("_foreach_pow.ScalarAndTensor", [2.0, pair()], {}),
    ("_foreach_lerp.List", [pair(), pair(), pair()], {}),
    ("_foreach_lerp.Scalar", [pair(), pair(), 0.5], {}),
    ("_foreach_addcmul.Scalar", [pair(), pair(), pair(), 0.5], {}),
    ("_foreach_addcdiv.Scalar", [pair(), pair(), pair(), 0.5], {}),
    ("_foreach_norm.Scalar", [pair(), 2], {}),
    ("_foreach_norm.Scalar", [pair(), 1], {}),
    ("_foreach_norm.Scalar", [pair(), float("inf")], {}),
]
for norm in (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, float("inf")):
    EXTRA_CALLS += [
        ("_cdist_forward.default", [tensor(3, 2), tensor(2, 2), norm, None], {}),
        ("_pdist_forward.default", [tensor(4, 2), norm], {}),
        ("dist.default", [tensor(4), tensor(4), norm], {}),
        ("linalg_vector_norm.default", [tensor(4, 2), norm, [1]], {}),
        ("norm.Scalar", [tensor(2, 2), norm], {}),
    ]
EXTRA_CALLS += [
    ("cdist.default", [tensor(3, 2), tensor(3, 2)], {}),
    ("_euclidean_dist.default", [tensor(3, 2), tensor(3, 2)], {}),
    ("prod.default", [tensor(4)], {}),
    ("prod.default", [tensor(1)], {}),
    ("prod.default", [tensor()], {}),
    ("prod.dim_int", [tensor(3, 3), 1], {}),
    ("cumprod.default", [tensor(4), 0], {}),
    ("cumprod.default", [tensor(3, 4), 1], {}),
    ("cumprod.default", [tensor(4, 3), 0], {}),
    ("cumprod.default", [tensor(1), 0], {}),
    ("cumprod.default", [tensor(), 0], {}),
    ("logcumsumexp.default", [tensor(4), 0], {}),
    ("logcumsumexp.default", [tensor(2, 3), 0], {}),
    ("logcumsumexp.default", [tensor(1), 0], {}),
    ("std_mean.default", [tensor(1), False], {}),
    ("std_mean.default", [tensor(3)], {}),
    ("std_mean.dim", [tensor(2, 3), [1]], {}),
    ("std_mean.correction", [tensor(2, 3), [1]], {}),
    ("std.default", [tensor(3)], {}),
    ("std.correction", [tensor(1), [0]], {"correction": 0}),
    ("std.dim", [tensor(2, 3), [1], False], {}),
    ("var.correction", [tensor(2, 3), [1]], {}),
    ("clamp.default", [tensor(6), 0, 1], {}),
    ("clamp.default", [tensor(6), 1.0, 1.0], {}),
    ("clamp.Tensor", [tensor(6), tensor(6), tensor(6)], {}),
    ("clamp_min.default", [tensor(6), 0], {}),
    ("clamp_max.default", [tensor(6), 0], {}),
    ("hardtanh.default", [tensor(7)], {}),
    ("relu6.default", [tensor(7)], {}),
    ("threshold.default", [tensor(7), 0, 0], {}),
    ("threshold.default", [tensor(7), 1, 20], {}),
    ("hardswish.default", [tensor(7)], {}),
    ("hardsigmoid.default", [tensor(7)], {}),
    ("elu.default", [tensor(7)], {}),
    ("elu.default", [tensor(7), 0.5, 2.0, 3.0], {}),
    ("celu.default", [tensor(7), 2.0], {}),
    ("selu.default", [tensor(7)], {}),
    ("leaky_relu.default", [tensor(7), 0.5], {}),
    ("hardshrink.default", [tensor(7)], {}),
    ("softshrink.default", [tensor(7)], {}),
    ("softplus.default", [tensor(7), 1, 1], {}),
    ("softplus.default", [tensor(7), 2, 6], {}),
    ("prelu.default", [tensor(3, 2), tensor(2)], {}),
    ("prelu.default", [tensor(6), tensor(1)], {}),
    ("logit.default", [tensor(4), 0.5], {}),
    ("logit.default", [tensor(4), 0.0], {}),
    ("sinc.default", [tensor(4)], {}),
    ("atan2.default", [tensor(6), tensor(6)], {}),
    ("hypot.default", [tensor(6), tensor(6)], {}),
    ("xlogy.Tensor", [tensor(6), tensor(6)], {}),
    ("xlogy.Scalar_Self", [0.0, tensor(6)], {}),
    ("xlogy.Scalar_Other", [tensor(6), 0.0], {}),
    ("special_xlog1py.default", [tensor(6), tensor(6)], {}),
    ("xlogy.Scalar_Other", [tensor(6), -0.5], {}),
    ("special_xlog1py.other_scalar", [tensor(6), -1.0], {}),
    ("special_xlog1py.other_scalar", [tensor(6), -2.0], {}),
    ("special_entr.default", [tensor(6)], {}),
    ("pow.Tensor_Tensor", [tensor(7), tensor(7)], {}),
    ("pow.Scalar", [0, tensor(6)], {}),
    ("pow.Scalar", [1, tensor(6)], {}),
    ("pow.Tensor_Scalar", [tensor(6), 0], {}),
    ("pow.Tensor_Scalar", [tensor(6), 1], {}),
    ("pow.Tensor_Scalar", [tensor(6), 2], {}),
    ("pow.Tensor_Scalar", [tensor(6), 3], {}),
    ("copysign.Tensor", [tensor(6), tensor(6)], {}),
    ("special_i1.default", [tensor(4)], {}),
    ("special_i1e.default", [tensor(4)], {}),
    ("special_i0e.default", [tensor(4)], {}),
    ("maximum.default", [tensor(7), tensor(7)], {}),
    ("minimum.default", [tensor(7), tensor(7)], {}),
    ("fmax.default", [tensor(7), tensor(7)], {}),
    ("fmin.default", [tensor(7), tensor(7)], {}),
    ("amax.default", [tensor(2, 4), [1]], {}),
    ("amin.default", [tensor(2, 4), [0, 1]], {}),
    ("max.default", [tensor(7)], {}),
    ("min.default", [tensor(7)], {}),
    ("median.default", [tensor(7)], {}),
    ("nanmedian.default", [tensor(7)], {}),
    ("aminmax.default", [tensor(7)], {}),
    ("cummax.default", [tensor(7), 0], {}),
    ("cummin.default", [tensor(7), 0], {}),
    ("renorm.default", [tensor(3, 2), 2, 0, 1.0], {}),
    ("corrcoef.default", [tensor(2, 3)], {}),
    ("smooth_l1_loss.default", [tensor(7), tensor(7), 0, 1.0], {}),
    ("smooth_l1_loss.default", [tensor(7), tensor(7), 0, 0.5], {}),
    ("huber_loss.default", [tensor(7), tensor(7), 0, 1.0], {}),
    ("l1_loss.default", [tensor(7), tensor(7), 0], {}),
    ("margin_ranking_loss.default", [tensor(7), tensor(7), tensor(7), 0.0, 0], {}),
    ("hinge_embedding_loss.default", [tensor(7), tensor(7), 1.0, 0], {}),
    ("cosine_similarity.default", [tensor(3, 2), tensor(3, 2)], {}),
    ("pairwise_distance.default", [tensor(3, 2), tensor(3, 2)], {}),
    ("triplet_margin_loss.default", [tensor(2, 2), tensor(2, 2), tensor(2, 2)], {}),
    ("poisson_nll_loss.default", [tensor(7), tensor(7), False, True, 1e-8, 0], {}),
    ("kl_div.default", [tensor(7), tensor(7), 0], {}),
    ("binary_cross_entropy.default", [tensor(4), tensor(4)], {}),
    ("binary_cross_entropy_with_logits.default", [tensor(4), tensor(4)], {}),
    ("gelu.default", [tensor(4)], {}),
    ("silu.default", [tensor(4)], {}),
    ("mish.default", [tensor(4)], {}),
    ("log_sigmoid.default", [tensor(4)], {}),
    ("logaddexp.default", [tensor(4), tensor(4)], {}),
    ("logsumexp.default", [tensor(2, 3), [1]], {}),
    ("_weight_norm.default", [tensor(2, 2), tensor(2, 1), 0], {}),
    ("rsqrt.default", [tensor(4)], {}),
    ("sqrt.default", [tensor(4)], {}),
]

# Each op with the reason why its values are not compared.
LEFT_OUT = {
    "nanquantile": "of equal elements, any may be selected",
    "nuclear_norm": "singular values that are equal or 0 have no derivatives",
    "_linalg_eigh": "the signs of eigenvectors are arbitrary",
    "_linalg_svd": "the signs of singular vectors are arbitrary",
    "linalg_eigvalsh": "equal eigenvalues have no second derivatives",
    "linalg_svdvals": "singular values that are equal or 0 have no derivatives",
    "_linalg_det": "PyTorch differentiates a singular matrix by its SVD if the gradient is differentiated again",
    "linalg_det": "see _linalg_det",
    "det": "see _linalg_det",
    "linalg_cholesky_ex": "the points are not positive definite",
    "native_batch_norm_backward": "the statistics are not those of the input",
    "native_layer_norm_backward": "the statistics are not those of the input",
    "native_group_norm_backward": "the statistics are not those of the input",
    "rrelu_with_noise_backward": "PyTorch does not initialise the noise",
    "rrelu_with_noise_functional": "PyTorch does not initialise the noise",
    "binary_cross_entropy_backward": "the points are poles of its second derivatives, or outside its domain",
    "kthvalue": "which of several equal elements is chosen depends on the algorithm",
    "quantile": "which of several equal elements is chosen depends on the algorithm",
    "cosine_embedding_loss": "differences of rounding errors at 0",
}
# Points of an op at which the gradients depend on rounding.
LEFT_OUT_POINTS = {
    ("binary_cross_entropy", "ties"): "the quotient by a variance of 0 is limited by 1e-12",
}
# PyTorch's gradients of these are wrong: see WRONG of make_gradients.py.
WRONG = {
    "logical_and_", "logical_or_", "logical_xor_", "logical_not_", "embedding_dense_backward", "as_strided_scatter",
    "cholesky_inverse", "cholesky_solve",
}
