"""Hand-made cases of composite ops: overload name -> a function that returns (args, kwargs) of its calls."""
import math

import torch

CASES = {}


def case(name, *calls):
    """Each call is a function without arguments, so that values are drawn when the corpus is made."""
    CASES[name] = lambda: [(list(args), kwargs) for args, kwargs in (call() for call in calls)]


def r(*shape, dtype=torch.float32):
    return torch.randn(shape, dtype=dtype)


def u(*shape, low=0.1, high=0.9):
    return torch.rand(shape) * (high - low) + low


def i(*shape, high=4, low=0):
    return torch.randint(low, high, shape)


def b(*shape):
    return torch.randn(*shape) > 0


def call(*args, **kwargs):
    return lambda: (tuple(a() if callable(a) else a for a in args),
                    {k: v() if callable(v) else v for k, v in kwargs.items()})


def t(maker, *args, **kwargs):
    return lambda: maker(*args, **kwargs)


def ts(*shapes, maker=r):
    return lambda: [maker(*shape) for shape in shapes]


# Aliases of unary and binary ops.
for unary in ("absolute arccos arcsin arcsinh arctan arctanh fix negative special_digamma special_psi special_erf special_erfc "
              "special_erfinv special_exp2 special_expit special_expm1 special_log1p special_gammaln special_sinc special_i0 "
              "special_logit").split():
    case(f"{unary}.default", call(t(u, 3, 2)))
    case(f"{unary}_.default", call(t(u, 3, 2)))
for unary in ("arccosh", "arccosh_"):
    case(f"{unary}.default", call(t(u, 3, low=1.2, high=3.0)))
for binary in ("arctan2", "arctan2_", "special_xlogy"):
    case(f"{binary}.default", call(t(u, 3, 2), t(u, 3, 2)))
case("special_xlogy.other_scalar", call(t(u, 3), 2.5))
case("special_xlogy.self_scalar", call(2.5, t(u, 3)))
case("special_polygamma.default", call(1, t(u, 3, low=1.0, high=3.0)))
case("special_logsumexp.default", call(t(r, 3, 2), [1]), call(t(r, 3, 2), [0, 1], True))
case("special_softmax.default", call(t(r, 2, 3), 1))
for comparison in "greater greater_equal less less_equal not_equal".split():
    for suffix in ("", "_"):
        case(f"{comparison}{suffix}.Tensor", call(t(r, 3, 2), t(r, 2)))
        case(f"{comparison}{suffix}.Scalar", call(t(r, 3, 2), 0.1))
for arithmetic in "multiply subtract true_divide divide".split():
    for suffix in ("", "_"):
        case(f"{arithmetic}{suffix}.Tensor", call(t(r, 3, 2), t(u, 2)))
        case(f"{arithmetic}{suffix}.Scalar", call(t(r, 3, 2), 1.7))
for suffix in ("", "_"):
    case(f"divide{suffix}.Tensor_mode", call(t(r, 4), t(u, 4), rounding_mode="floor"))
    case(f"divide{suffix}.Scalar_mode", call(t(r, 4), 0.3, rounding_mode="trunc"))
    case(f"clip{suffix}.default", call(t(r, 4), -0.5, 0.5), call(t(r, 4), None, 0.2))
    case(f"clip{suffix}.Tensor", call(t(r, 4), t(u, 4, low=-0.9, high=0.0), t(u, 4)))
for logical in ("__and__", "__or__", "__xor__", "__iand__", "__ior__", "__ixor__"):
    case(f"{logical}.Tensor", call(t(i, 4, high=16), t(i, 4, high=16)), call(t(b, 4), t(b, 4)))
    case(f"{logical}.Scalar", call(t(i, 4, high=16), 6))
case("max.other", call(t(r, 3, 2), t(r, 2)))
case("min.other", call(t(r, 3, 2), t(r, 2)))
for name in ("concat", "concatenate"):
    case(f"{name}.default", call(ts((2, 3), (1, 3))), call(ts((2, 1), (2, 3)), 1))
case("row_stack.default", call(ts((3,), (2, 3))))
case("unsafe_chunk.default", call(t(r, 5, 2), 2))
case("split.sizes", call(t(r, 5, 2), [1, 4]), call(t(r, 2, 5), [2, 3], 1))
for name in ("swapaxes", "swapdims"):
    case(f"{name}.default", call(t(r, 2, 3, 4), 0, -1))
case("ger.default", call(t(r, 3), t(r, 2)))
case("linalg_matmul.default", call(t(r, 2, 3), t(r, 3, 2)))
case("moveaxis.int", call(t(r, 2, 3, 4), 0, 2))
case("moveaxis.intlist", call(t(r, 2, 3, 4), [0, 1], [2, 0]))
case("trapz.x", call(t(r, 2, 4), t(r, 4)))

# Attention.
QKV = (t(r, 2, 2, 4, 3), t(r, 2, 2, 5, 3), t(r, 2, 2, 5, 3))
case("scaled_dot_product_attention.default", call(*QKV), call(*QKV, t(b, 4, 5)), call(*QKV, t(r, 2, 1, 4, 5), 0.0, False, scale=0.3),
     call(t(r, 2, 2, 4, 3), t(r, 2, 2, 4, 3), t(r, 2, 2, 4, 3), None, 0.0, True),
     call(t(r, 4, 3), t(r, 5, 3), t(r, 5, 2)), call(t(r, 1, 4, 3, 2), t(r, 1, 2, 3, 2), t(r, 1, 2, 3, 2), enable_gqa=True),
     call(t(r, 2, 4, 3), t(r, 2, 4, 3), t(r, 2, 4, 3), None, 0.0, True))
case("_scaled_dot_product_attention_math.default", call(*QKV), call(*QKV, t(r, 4, 5)))
case("_native_multi_head_attention.default",
     call(lambda: (x := r(2, 3, 4)).detach(), lambda: r(2, 3, 4), lambda: r(2, 3, 4), 4, 2, t(r, 12, 4), t(r, 12), t(r, 4, 4), t(r, 4)))

# Convolution.
for n in (1, 2, 3):
    space = (5, 4, 3)[:n]
    kernel = (3, 2, 2)[:n]
    ones = [1] * n
    case(f"conv{n}d.default", call(t(r, 2, 4, *space), t(r, 6, 4, *kernel), t(r, 6)),
         call(t(r, 4, *space), t(r, 6, 2, *kernel), None, [2] * n, ones, ones, 2))
    case(f"conv{n}d.padding", call(t(r, 2, 4, *space), t(r, 6, 4, *kernel), t(r, 6), ones, "same"),
         call(t(r, 2, 4, *space), t(r, 6, 4, *kernel), None, ones, "valid"))
    overload = "default" if n == 1 else "input"
    case(f"conv_transpose{n}d.{overload}", call(t(r, 2, 4, *space), t(r, 4, 3, *kernel), t(r, 3), [2] * n, ones, ones),
         call(t(r, 4, *space), t(r, 4, 3, *kernel)))
case("_convolution.default", call(t(r, 2, 4, 5), t(r, 6, 4, 3), t(r, 6), [1], [1], [1], False, [0], 1, False, False, False, False))
case("conv_tbc.default", call(t(r, 5, 2, 3), t(r, 3, 3, 4), t(r, 4), 1))

# In place.
case("dropout_.default", call(t(r, 3), 0.5, False))
case("fill_diagonal_.default", call(t(r, 3, 3), 2.0), call(t(r, 7, 2), 1.0, True), call(t(r, 7, 2), 1.0))

# Losses.
CLASSES = torch.tensor([1, 0, 3])
for name in ("cross_entropy_loss", "nll_loss", "nll_loss_nd"):
    case(f"{name}.default", call(t(r, 3, 4), lambda: CLASSES), call(t(r, 3, 4), lambda: CLASSES, t(u, 4), 2),
         call(t(r, 3, 4), lambda: CLASSES, None, 0, 3), call(t(r, 4), lambda: torch.tensor(2)))
more = CASES["cross_entropy_loss.default"]
CASES["cross_entropy_loss.default"] = lambda: more() + [
    ([r(2, 4, 3), i(2, 3)], {}), ([r(2, 4, 2, 3), i(2, 2, 3)], {}), ([r(3, 4), CLASSES, u(4), 1, 3, 0.2], {}),
    ([r(3, 4), CLASSES, None, 2, -100, 0.1], {}), ([r(3, 4), torch.softmax(r(3, 4), 1)], {}),
    ([r(3, 4), torch.softmax(r(3, 4), 1), u(4), 0, -100, 0.1], {}), ([r(2, 4, 2, 1, 3), i(2, 2, 1, 3)], {})]
case("nll_loss2d.default", call(t(r, 2, 4, 2, 3), t(i, 2, 2, 3)))
for reduction in (1,):
    case("l1_loss.default", *[call(t(r, 3, 2), t(r, 3, 2), k) for k in (0, 1, 2)])
    case("kl_div.default", *[call(t(r, 3, 2), t(u, 3, 2), k) for k in (0, 1, 2)], call(t(r, 3), t(r, 3), 1, log_target=True))
    case("hinge_embedding_loss.default", call(t(r, 4), lambda: torch.tensor([1.0, -1.0, 1.0, -1.0])))
    case("margin_ranking_loss.default", call(t(r, 4), t(r, 4), lambda: torch.tensor([1.0, -1.0, 1.0, -1.0]), 0.2))
    case("cosine_embedding_loss.default", call(t(r, 4, 3), t(r, 4, 3), lambda: torch.tensor([1, -1, 1, -1]), 0.1))
    case("triplet_margin_loss.default", call(t(r, 4, 3), t(r, 4, 3), t(r, 4, 3)),
         call(t(r, 4, 3), t(r, 4, 3), t(r, 4, 3), 2.0, 2.0, 1e-6, True, 2))
    case("poisson_nll_loss.default", call(t(r, 4), t(u, 4, low=0.2, high=4.0), True, False, 1e-8, 1),
         call(t(u, 4), t(u, 4, low=0.2, high=4.0), False, True, 1e-8, 2))
    case("multilabel_margin_loss.default", call(t(r, 2, 4), lambda: torch.tensor([[1, 0, -1, 2], [3, -1, 0, 1]])))
    case("ctc_loss.IntList", call(lambda: torch.log_softmax(r(6, 2, 4), 2), lambda: i(2, 3, low=1), [6, 5], [3, 2]),
         call(lambda: torch.log_softmax(r(6, 2, 4), 2), lambda: i(2, 3, low=1), [6, 5], [3, 2], 0, 0))
    case("ctc_loss.Tensor", *[
        call(lambda: torch.log_softmax(r(6, 2, 4), 2), *rest) for rest in (
            (lambda: i(2, 3, low=1), lambda: torch.tensor([6, 5]), lambda: torch.tensor([3, 2])),
            (lambda: i(5, low=1), lambda: torch.tensor([6, 6], dtype=torch.int32), lambda: torch.tensor([3, 2]), 0, 0))],
        call(lambda: torch.log_softmax(r(6, 4), 1), lambda: i(3, low=1), lambda: torch.tensor(6), lambda: torch.tensor(3), 0, 2, True))

# Products.
case("matmul.default", *[call(t(r, *x), t(r, *y)) for x, y in (((3,), (3,)), ((2, 3), (3,)), ((3,), (3, 2)), ((2, 3), (3, 2)),
     ((2, 2, 3), (3, 2)), ((2, 2, 3), (3,)), ((2, 1, 2, 3), (4, 3, 2)), ((3,), (2, 3, 2)))])
case("linear.default", call(t(r, 2, 3), t(r, 4, 3), t(r, 4)), call(t(r, 2, 2, 3), t(r, 4, 3), t(r, 4)), call(t(r, 2, 2, 3), t(r, 4, 3)),
     call(t(r, 3), t(r, 4, 3), t(r, 4)))
case("outer.default", call(t(r, 3), t(r, 2)))
case("inner.default", call(t(r, 3), t(r, 3)), call(t(r, 2, 3), t(r, 4, 3)))
case("tensordot.default", call(t(r, 2, 3, 4), t(r, 4, 3, 5), [1, 2], [1, 0]), call(t(r, 2, 3), t(r, 4), [], []))
case("einsum.default", call("ij,jk->ik", ts((2, 3), (3, 4))), call("bij,bjk->bik", ts((2, 2, 3), (2, 3, 4))),
     call("bhqd,bhkd->bhqk", ts((2, 2, 3, 4), (2, 2, 5, 4))), call("...ij,...jk", ts((2, 2, 3), (2, 3, 4))), call("ii", ts((3, 3))),
     call("ii->i", ts((3, 3))), call("i,j->ij", ts((3,), (2,))), call("ij,ij->", ts((3, 2), (3, 2))), call("ij->j", ts((3, 2))),
     call("ab,bc,cd->ad", ts((2, 3), (3, 2), (2, 4))), call("b...,...->b", ts((2, 3, 2), (3, 2))),
     call("btgi,bgci->btgc", ts((2, 3, 2, 4), (2, 2, 3, 4))), call("ij,kj->ik", ts((2, 1), (3, 4))), call("ij,ij->ij", ts((2, 3), (2, 3))))
case("bilinear.default", call(t(r, 2, 3), t(r, 2, 4), t(r, 5, 3, 4), t(r, 5)), call(t(r, 2, 2, 3), t(r, 2, 2, 4), t(r, 5, 3, 4)))
case("chain_matmul.default", call(ts((2, 3), (3, 4), (4, 2))))
case("linalg_multi_dot.default", call(ts((2, 3), (3, 4), (4, 2))), call(ts((3,), (3, 4), (4,))), call(ts((2, 5), (5, 1), (1, 4), (4, 2))))
case("kron.default", call(t(r, 2, 3), t(r, 3, 2)), call(t(r, 3), t(r, 2, 2)))
case("cross.default", call(t(r, 2, 3), t(r, 2, 3)), call(t(r, 3, 2), t(r, 3, 2), 0))
case("cosine_similarity.default", call(t(r, 3, 4), t(r, 3, 4)), call(t(r, 3, 4), t(r, 4), -1))
case("pairwise_distance.default", call(t(r, 3, 4), t(r, 3, 4)), call(t(r, 3, 4), t(r, 3, 4), 1.0, 1e-6, True))
for name in ("matrix_power", "linalg_matrix_power"):
    case(f"{name}.default", *[call(t(r, 3, 3), k) for k in (1, 2, 5)])
case("linalg_vecdot.default", call(t(r, 3, 4), t(r, 3, 4)), call(t(r, 3, 4), t(r, 3, 4), dim=0))
case("cartesian_prod.default", call(ts((2,), (3,))))
case("cdist.default", call(t(r, 3, 2), t(r, 4, 2)), call(t(r, 2, 3, 2), t(r, 4, 2), 1.0))
case("pdist.default", call(t(r, 4, 3)))
case("vander.default", call(t(r, 3)), call(t(r, 3), 2, True))

# Movement.
case("to.dtype", call(t(r, 3), torch.float64), call(t(r, 3), torch.int64), call(t(r, 3), torch.float32))
case("to.dtype_layout", call(t(r, 3), dtype=torch.float64), call(t(r, 3)))
case("to.device", call(t(r, 3), torch.device("cpu"), torch.float64))
case("to.other", call(t(i, 3), t(r, 2)))
case("type_as.default", call(t(i, 3), t(r, 2)))
case("meshgrid.default", call(ts((2,), (3,))))
case("meshgrid.indexing", call(ts((2,), (3,)), indexing="ij"), call(ts((2,), (3,), (2,)), indexing="xy"))
for name in ("hstack", "vstack", "dstack", "column_stack"):
    case(f"{name}.default", call(ts((3,), (3,))), call(ts((2, 3), (2, 3))))
case("tile.default", call(t(r, 2, 3), [2]), call(t(r, 3), [2, 2]))
for name in ("fliplr", "flipud"):
    case(f"{name}.default", call(t(r, 2, 3)))
case("rot90.default", *[call(t(r, 2, 3), k, [0, 1]) for k in (-1, 0, 1, 2)])
case("repeat_interleave.self_int", call(t(r, 2, 3), 2), call(t(r, 2, 3), 3, 1))
case("repeat_interleave.self_Tensor", call(t(r, 3, 2), lambda: torch.tensor([1, 0, 2]), 0, output_size=3))
case("diag.default", call(t(r, 3)), call(t(r, 3, 4), 1))
case("diagflat.default", call(t(r, 2, 2)), call(t(r, 2), 1))
case("take_along_dim.default", call(t(r, 3, 4), t(i, 3, 2), 1), call(t(r, 3, 4), t(i, 5)))
case("one_hot.default", call(t(i, 3), 5))
case("pad.default", call(t(r, 2, 3), [1, 2]), call(t(r, 2, 3), [1, 0, 2, 1], "constant", 0.5), call(t(r, 2, 3, 4), [1, 2], "reflect"),
     call(t(r, 1, 2, 3, 4), [1, 2, 0, 1], "replicate"), call(t(r, 1, 2, 3, 4), [1, 2, 2, 1], "circular"))
case("_pad_enum.default", call(t(r, 2, 3, 4), [1, 2], 1))
case("_pad_circular.default", call(t(r, 1, 2, 3, 4), [1, 2, 2, 1]))
case("pad_sequence.default", call(ts((2, 3), (4, 3))), call(ts((2,), (4,)), True, 1.0, "left"))
case("combinations.default", call(t(r, 4)), call(t(r, 3), 2, True))
case("conj_physical.default", call(t(r, 3)))
case("conj_physical_.default", call(t(r, 3)))
case("block_diag.default", call(ts((2, 3), (1, 2), (2,))))

# Normalisation.
case("layer_norm.default", call(t(r, 3, 4), [4], t(r, 4), t(r, 4)), call(t(r, 3, 4), [3, 4]))
case("group_norm.default", call(t(r, 2, 4, 3), 2, t(r, 4), t(r, 4)), call(t(r, 2, 4, 3, 2), 4))
STATS = (t(r, 4), t(u, 4, low=0.5, high=1.5))
case("batch_norm.default", call(t(r, 3, 4, 2), t(r, 4), t(r, 4), *STATS, False, 0.1, 1e-5, False),
     call(t(r, 3, 4, 2), None, None, None, None, True, 0.1, 1e-5, False))
case("instance_norm.default", call(t(r, 2, 4, 5), t(r, 4), t(r, 4), None, None, True, 0.1, 1e-5, False),
     call(t(r, 2, 4, 5), None, None, *STATS, False, 0.1, 1e-5, False))
case("rms_norm.default", call(t(r, 3, 4), [4], t(r, 4), 1e-6), call(t(r, 2, 3, 4), [3, 4]))
case("_weight_norm.default", call(t(r, 3, 4), t(u, 3, 1)), call(t(r, 3, 2, 4), t(u, 1, 2, 1), 1))
case("norm_except_dim.default", call(t(r, 3, 4)), call(t(r, 3, 4), 2, 1))
for name in ("softmax.int", "log_softmax.int"):
    case(name, call(t(r, 2, 3), 1), call(t(r, 2, 3), 0, torch.float64))
case("special_log_softmax.default", call(t(r, 2, 3), 1))
case("log_sigmoid.default", call(t(r, 4)))

# Pooling.
case("adaptive_avg_pool2d.default", call(t(r, 2, 5, 4), [1, 1]), call(t(r, 1, 2, 5, 4), [2, 3]))
case("adaptive_avg_pool3d.default", call(t(r, 1, 2, 3, 4, 5), [1, 1, 1]), call(t(r, 1, 2, 3, 4, 5), [2, 2, 2]))
case("adaptive_max_pool1d.default", call(t(r, 2, 2, 5), [3]))
for name in ("max_pool1d", "max_pool1d_with_indices"):
    case(f"{name}.default", call(t(r, 2, 2, 7), [3], [2], [1]), call(t(r, 2, 6), [2]))
case("max_pool2d.default", call(t(r, 1, 2, 5, 6), [3, 2], [2, 2], [1, 1]), call(t(r, 2, 4, 4), [2, 2]))
case("max_pool3d.default", call(t(r, 1, 2, 4, 5, 4), [2, 2, 2]))
case("grid_sampler.default", call(t(r, 1, 2, 3, 4), t(u, 1, 2, 3, 2, low=-0.9), 0, 0, False))
BAG = (t(r, 5, 3), t(i, 6, high=5), lambda: torch.tensor([0, 2, 5]))
case("embedding_bag.default", call(*BAG), call(*BAG, False, 1))
case("embedding_bag.padding_idx", call(*BAG, False, 0, False, None, False, 2))

# Reductions.
for name in ("std", "var", "std_mean", "var_mean"):
    case(f"{name}.default", call(t(r, 3, 4)), call(t(r, 3, 4), False))
    case(f"{name}.dim", call(t(r, 3, 4), [1]), call(t(r, 3, 4), [0, 1], False, True))
case("std_mean.correction", call(t(r, 3, 4), [1], correction=2))
case("nanmean.default", call(lambda: torch.tensor([[1.0, math.nan], [2.0, 3.0]])), call(t(r, 2, 3), [1], True))
case("nansum.default", call(lambda: torch.tensor([[1.0, math.nan], [2.0, 3.0]])), call(t(r, 2, 3), [1], True))
case("frobenius_norm.dim", call(t(r, 2, 3), [1]), call(t(r, 2, 3), [0, 1], True))
case("linalg_norm.default", call(t(r, 2, 3)), call(t(r, 2, 3), 1), call(t(r, 2, 3), 3, [1], True), call(t(r, 4), math.inf))
case("linalg_matrix_norm.default", *[call(t(r, 2, 3, 4), k) for k in (1, -1, math.inf)], call(t(r, 2, 3, 4), 1, [0, 2], True))
case("sum_to_size.default", call(t(r, 2, 3, 4), [3, 1]), call(t(r, 2, 3), [2, 3]))
case("isclose.default", call(t(r, 3), t(r, 3)), call(lambda: torch.tensor([1.0, math.nan, math.inf]),
     lambda: torch.tensor([1.000001, math.nan, math.inf]), 1e-5, 1e-8, True))
for suffix in ("", "_"):
    overloads = ("Tensor_Tensor", "Tensor_Scalar") if not suffix else ()
    for overload in overloads:
        case(f"float_power.{overload}", call(t(u, 3), 2.5 if overload.endswith("Scalar") else t(u, 3)))
case("float_power.Scalar", call(2.0, t(u, 3)))
case("special_round.default", call(t(r, 4)), call(t(r, 4), decimals=1))
case("argsort.default", call(t(r, 3, 4)), call(t(r, 3, 4), 0, True))
case("argsort.stable", call(t(r, 3, 4), stable=True, dim=1))
case("msort.default", call(t(r, 3, 4)))
case("diff.default", call(t(r, 3, 4)), call(t(r, 3, 4), 2, 1), call(t(r, 3, 4), 1, 1, t(r, 3, 1), t(r, 3, 2)))
for name in ("trapezoid", "cumulative_trapezoid"):
    case(f"{name}.x", call(t(r, 2, 4), t(r, 4)), call(t(r, 3, 2), t(r, 3, 2), dim=0))
    case(f"{name}.dx", call(t(r, 2, 4), dx=0.5))
case("trapz.dx", call(t(r, 2, 4), dx=0.5))
case("cov.default", call(t(r, 3, 5)), call(t(r, 5)), call(t(r, 2, 4), correction=0, fweights=lambda: torch.tensor([1, 2, 1, 3])),
     call(t(r, 2, 4), aweights=t(u, 4)))
case("corrcoef.default", call(t(r, 3, 5)))
case("quantile.default", call(t(r, 3, 5), lambda: torch.tensor([0.2, 0.75]), 1), call(t(r, 3, 5), lambda: torch.tensor(0.4), 0, True))
case("quantile.scalar", call(t(r, 3, 5), 0.3), call(t(r, 3, 5), 0.3, 1, False, interpolation="midpoint"),
     call(t(r, 3, 5), 0.3, None, True))
case("isreal.default", call(t(r, 3)))
case("special_multigammaln.default", call(t(u, 3, low=2.0, high=4.0), 2))
case("renorm.default", call(t(r, 3, 4), 2, 0, 1.0))
case("renorm_.default", call(t(r, 3, 4), 2, 0, 1.0))


def rnn(gates, layers, directions, projections=False, size=3, features=2):
    def make():
        params = []
        for layer in range(layers):
            for _ in range(directions):
                of_input = features if layer == 0 else size * directions
                params += [r(gates * size, of_input), r(gates * size, size), r(gates * size), r(gates * size)]
        return params

    return make


for name, gates in (("lstm", 4), ("gru", 3), ("rnn_tanh", 1), ("rnn_relu", 1)):
    def state(count, pair=name == "lstm"):
        return (lambda: [r(count, 2, 3), r(count, 2, 3)]) if pair else (lambda: r(count, 2, 3))

    case(f"{name}.input", call(t(r, 4, 2, 2), state(1), rnn(gates, 1, 1), True, 1, 0.0, False, False, False),
         call(t(r, 2, 4, 2), state(4), rnn(gates, 2, 2), True, 2, 0.0, False, True, True))
    hidden = (lambda: [r(2, 3), r(2, 3)]) if name == "lstm" else t(r, 2, 3)
    case(f"{name}_cell.default", call(t(r, 2, 2), hidden, t(r, gates * 3, 2), t(r, gates * 3, 3), t(r, gates * 3), t(r, gates * 3)))

# Views.
case("flatten.using_ints", call(t(r, 2, 3, 4)), call(t(r, 2, 3, 4), 1), call(t(r, 2, 3, 4), 0, 1))
case("unflatten.int", call(t(r, 2, 6), 1, [2, 3]), call(t(r, 2, 6), -1, [-1, 2]))
case("reshape_as.default", call(t(r, 2, 3), t(r, 6)))
case("movedim.int", call(t(r, 2, 3, 4), 0, -1))
case("movedim.intlist", call(t(r, 2, 3, 4), [0, 2], [1, 0]))
for name in ("numpy_T", "mT", "adjoint", "matrix_H", "mH"):
    case(f"{name}.default", call(t(r, 2, 3)))
case("broadcast_to.default", call(t(r, 3), [2, 3]))
case("broadcast_tensors.default", call(ts((3,), (2, 1))))
for k in (1, 2, 3):
    case(f"atleast_{k}d.default", call(t(r)), call(t(r, 3)), call(t(r, 2, 3)))
    case(f"atleast_{k}d.Sequence", call(ts((), (3,), (2, 3))))
case("tensor_split.sections", call(t(r, 7, 2), 3), call(t(r, 2, 5), 2, 1))
case("tensor_split.indices", call(t(r, 7, 2), [2, 5]))
for name, shape in (("hsplit", (2, 4)), ("vsplit", (4, 2)), ("dsplit", (2, 2, 4))):
    case(f"{name}.int", call(t(r, *shape), 2))
    case(f"{name}.array", call(t(r, *shape), [1, 3]))
for name in ("ravel", "real", "conj", "resolve_conj", "resolve_neg"):
    case(f"{name}.default", call(t(r, 2, 3)))
case("linalg_diagonal.default", call(t(r, 2, 3, 3)), call(t(r, 2, 3, 3), offset=1))

# Copying forms of views.
for name in ("alias", "detach", "squeeze"):
    case(f"{name}_copy.default", call(t(r, 2, 1, 3)))
case("as_strided_copy.default", call(t(r, 3, 4), [2, 3], [1, 4]), call(t(r, 3, 4), [2, 2], [4, 2], 1))
case("diagonal_copy.default", call(t(r, 3, 4)), call(t(r, 2, 3, 4), 1, 0, 2))
case("expand_copy.default", call(t(r, 3, 1), [2, 3, 4]))
case("narrow_copy.default", call(t(r, 4, 3), 0, 1, 2))
case("permute_copy.default", call(t(r, 2, 3, 4), [2, 0, 1]))
case("select_copy.int", call(t(r, 3, 4), 1, -2))
case("slice_copy.Tensor", call(t(r, 5, 2), 0, 1, None, 2), call(t(r, 5, 2)))
case("split_copy.Tensor", call(t(r, 5, 2), 2))
case("split_with_sizes_copy.default", call(t(r, 2, 5), [2, 3], 1))
case("squeeze_copy.dim", call(t(r, 2, 1, 3), 1), call(t(r, 2, 3), 1))
case("squeeze_copy.dims", call(t(r, 1, 2, 1), [0, 2]))
case("t_copy.default", call(t(r, 2, 3)))
case("transpose_copy.int", call(t(r, 2, 3, 4), 0, -1))
case("unbind_copy.int", call(t(r, 2, 3), 1))
case("unfold_copy.default", call(t(r, 2, 7), 1, 3, 2))
case("unsqueeze_copy.default", call(t(r, 2, 3), 1))
case("view_copy.default", call(t(r, 2, 6), [3, -1]))

# Linear algebra. eigh and svd get matrices of one element, because the signs of the vectors are arbitrary.
def positive(*shape):
    def make():
        factor = r(*shape, dtype=torch.float64)
        return factor @ factor.mT + 2 * torch.eye(shape[-1], dtype=torch.float64)

    return make


for name in ("linalg_inv", "inverse", "linalg_det", "det", "linalg_slogdet", "slogdet", "logdet", "linalg_cholesky",
             "linalg_eigvalsh", "linalg_lu_factor", "matrix_exp"):
    case(f"{name}.default", call(positive(3, 3)), call(positive(2, 2, 2)))
case("linalg_solve.default", call(positive(3, 3), t(r, 3, 2, dtype=torch.float64)),
     call(positive(2, 2), t(r, 3, 2, dtype=torch.float64), left=False))
case("linalg_solve_ex.default", call(positive(3, 3), t(r, 3, dtype=torch.float64)))
case("linalg_svdvals.default", call(t(r, 3, 4, dtype=torch.float64)))
case("linalg_eigh.default", call(t(torch.tensor, [[2.0]], dtype=torch.float64)))
case("linalg_svd.default", call(t(torch.tensor, [[2.0]], dtype=torch.float64)))
for name in ("linalg_householder_product", "orgqr"):
    case(f"{name}.default", call(t(r, 4, 3, dtype=torch.float64), t(r, 3, dtype=torch.float64)),
         call(t(r, 2, 3, 2, dtype=torch.float64), t(r, 2, 1, dtype=torch.float64)))

# Sampling, products and norms.
def places(low, *shape):
    """Distinct indices, like those that max pooling returns."""
    return lambda: torch.stack([torch.randperm(low)[:shape[-1] * shape[-2]].reshape(shape[-2:])
                                for _ in range(shape[0] * (shape[1] if len(shape) > 3 else 1))]).reshape(shape)


case("max_unpool2d.default", call(t(r, 2, 2, 3), places(24, 2, 2, 3), [4, 6]), call(t(r, 2, 2, 2, 2), places(16, 2, 2, 2, 2), [4, 4]))
case("max_unpool3d.default", call(t(r, 2, 1, 2, 2), lambda: places(32, 2, 2, 2)().unsqueeze(1), [2, 4, 4], [2, 2, 2], [0, 0, 0]))
case("affine_grid_generator.default", call(t(r, 2, 2, 3), [2, 1, 3, 4], True), call(t(r, 1, 2, 3), [1, 3, 2, 3], False),
     call(t(r, 1, 3, 4), [1, 1, 2, 3, 2], False), call(t(r, 1, 2, 3), [1, 1, 1, 2], False))
case("_trilinear.default", call(t(r, 4, 3), t(r, 2, 3, 5), t(r, 4, 5), [1, 3], [0], [1, 2], [2, 3]))
case("_batch_norm_with_update.default", call(t(r, 4, 3, 2), t(r, 3), t(r, 3), t(r, 3), t(u, 3), 0.1, 1e-5))
case("_batch_norm_with_update_functional.default", call(t(r, 4, 3, 2), t(r, 3), t(r, 3), t(r, 3), t(u, 3), 0.1, 1e-5),
     call(t(r, 3, 2), t(r, 2), None, t(r, 2), t(u, 2), 0.0, 1e-3))
case("_batch_norm_no_update.default", call(t(r, 4, 3, 2), t(r, 3), t(r, 3), t(r, 3), t(u, 3), 0.1, 1e-5))
case("batch_norm_backward.default", call(t(r, 4, 3, 2), t(r, 4, 3, 2), t(r, 3), t(r, 3), t(u, 3), t(r, 3), t(u, 3), True, 1e-5,
                                         [True, True, True], lambda: torch.zeros(0, dtype=torch.uint8)))
case("mvlgamma.default", call(t(u, 2, 3, low=2.0, high=4.0), 3))
for name in ("special_gammainc", "special_gammaincc"):
    case(f"{name}.default", call(lambda: torch.tensor([0.5, 2.0, 30.0]), t(u, 3, low=0.2, high=40.0)))

# Creation and arithmetic.
for name in ("linspace", "logspace"):
    case(f"{name}.Tensor_Tensor", call(t(r), t(r), 7), call(t(r), t(r), 4, dtype=torch.float64), call(t(r), t(r), 1), call(t(r), t(r), 0))
    case(f"{name}.Tensor_Scalar", call(t(r), 2.5, 5), call(lambda: torch.tensor(1), 4, 3, dtype=torch.int64))
    case(f"{name}.Scalar_Tensor", call(-1, t(r), 6), call(0.5, t(r, dtype=torch.float64), 5, dtype=torch.float64))
case("_chunk_cat.default", call(ts((5, 2), (3,), (4, 1, 2)), 0, 2), call(ts((2, 5), (2, 3, 2)), 1, 3))
case("ldexp.Tensor", call(t(r, 3, 2), t(r, 2)), call(t(r, 3), t(i, 3)), call(t(i, 3), t(i, 3)))
case("angle.default", call(lambda: torch.tensor([1.5, -2.0, 0.0, math.nan])), call(t(i, 4, low=-3)))

# Ops on lists.
LISTS = [ts((3, 2), (4,), ()), ts((3, 2), (4,), ()), ts((3, 2), (4,), (), maker=u), lambda: torch.tensor([0.5, -2.0, 3.0])]
for name in ("_foreach_addcmul", "_foreach_addcdiv"):
    for suffix in ("", "_"):
        case(f"{name}{suffix}.Tensor", call(*LISTS), call(*[lambda x=x: [y.bfloat16() for y in x()] for x in LISTS[:3]], LISTS[3]))
case("_foreach_powsum.Scalar", *[call(ts((3, 2), (4,), ()), *rest) for rest in ((), (3,), (0.5,), (2, torch.float64))],
     call(lambda: [r(50).bfloat16()], 3))
case("linalg__powsum.default", call(t(r, 3, 4), 3, [1], True), call(t(r, 3, 4), 1), call(t(r, 3, 4), 0, [0]),
     call(t(r, 3, 4), 2, None, True, dtype=torch.float64))

# The pseudoinverse.
case("linalg_pinv.atol_rtol_float", call(t(r, 3, 2)), call(t(r, 2, 2, 3), atol=0.1, rtol=0.2))
case("linalg_pinv.default", call(t(r, 2, 3), 1e-3), call(lambda: (x := r(3, 3)) + x.mT, 1e-3, True))
case("linalg_pinv.rcond_tensor", call(t(r, 2, 3, 2), lambda: torch.tensor([0.01, 0.4])))
case("pinverse.default", call(t(r, 2, 3)))
case("_unique.default", call(t(i, 5)), call(t(i, 2, 3), True, True))

# Windows.
for name in ("bartlett", "blackman", "hann", "hamming", "kaiser"):
    case(f"{name}_window.default", call(6), call(7, dtype=torch.float64), call(1), call(0))
    case(f"{name}_window.periodic", call(6, True), call(7, False, dtype=torch.float64), call(1, True))
case("hamming_window.periodic_alpha", call(6, True, 0.6))
case("hamming_window.periodic_alpha_beta", call(6, False, 0.6, 0.3))
case("kaiser_window.beta", call(6, True, 5.0), call(7, False, 14.0, dtype=torch.float64))


# Reductions.
def gaps(*shape):
    x = r(*shape)
    return torch.where(x > 0.8, math.nan, x)


case("nanquantile.default", call(t(gaps, 3, 6), lambda: torch.tensor([0.31, 0.73]), 1), call(t(gaps, 4, 3), lambda: torch.tensor(0.57), 0, True))
case("nanquantile.scalar", call(t(gaps, 3, 6), 0.3, 1, interpolation="nearest"), call(t(gaps, 5), 0.9),
     call(lambda: torch.tensor([[math.nan, math.nan], [1.0, 2.0]]), 0.4, 1))
case("nuclear_norm.default", call(t(r, 3, 4)), call(t(r, 3, 2), True))
case("nuclear_norm.dim", call(t(r, 2, 3, 4), [0, 2]), call(t(r, 2, 3), [0, 1], True))
case("value_selecting_reduction_backward.default", call(t(r, 3), 1, t(i, 3), [3, 4], False), call(t(r, 1, 4), 0, t(i, 1, 4, high=3), [3, 4], True))
case("isin.Tensor_Scalar", call(t(i, 5), 2), call(t(i, 2, 3), 1, invert=True))
case("isin.Scalar_Tensor", call(2, t(i, 5)), call(7, t(i, 5), invert=True))
SEGMENTS = lambda: torch.tensor([2, 0, 3, 1])
for reduce in ("sum", "mean", "max", "min", "prod"):
    more = CASES.get("segment_reduce.default", lambda: [])
    CASES["segment_reduce.default"] = lambda more=more, reduce=reduce: more() + [
        ([r(6, 2), reduce], {"lengths": SEGMENTS()}), ([r(6), reduce], {"offsets": torch.tensor([0, 2, 2, 5, 6])}),
        ([r(2, 4, 3), reduce], {"lengths": torch.tensor([[1, 3], [2, 2]]), "axis": 1, "initial": 0.5})]
    more = CASES.get("_segment_reduce_backward.default", lambda: [])

    def backward(more=more, reduce=reduce):
        data = r(6, 2)
        if reduce == "prod":
            data[1, 0] = data[3, 1] = data[4, 1] = 0.0
        output = torch.segment_reduce(data, reduce, lengths=SEGMENTS(), initial=0.5)
        return more() + [([r(4, 2), output, data, reduce], {"lengths": SEGMENTS(), "initial": 0.5})]

    CASES["_segment_reduce_backward.default"] = backward
for order in (1, 2):
    for overload, args in (("scalarint", lambda: [r(5, 4)]), ("scalararray", lambda: [r(5, 4)]), ("array", lambda: [r(5, 4)]),
                           ("scalarrayint", lambda: [r(5, 4)]), ("scalarrayarray", lambda: [r(5, 4)]),
                           ("tensorarrayint", lambda: [r(5, 4)]), ("tensorarray", lambda: [r(5, 4)])):
        points = lambda n: torch.cumsum(u(n), 0)
        kwargs = {"scalarint": lambda: {"spacing": 0.5}, "scalararray": lambda: {"spacing": 2.0, "dim": [1, 0]},
                  "array": lambda: {"dim": [0]}, "scalarrayint": lambda: {"spacing": [0.5, 2.0]},
                  "scalarrayarray": lambda: {"spacing": [0.5, 2.0], "dim": [1, 0]},
                  "tensorarrayint": lambda points=points: {"spacing": [points(5), points(4)]},
                  "tensorarray": lambda points=points: {"spacing": [points(4)], "dim": [1]}}[overload]
        more = CASES.get(f"gradient.{overload}", lambda: [])
        CASES[f"gradient.{overload}"] = lambda more=more, args=args, kwargs=kwargs, order=order: more() + [
            (args(), kwargs() | {"edge_order": order})]
case("histogram.bins_tensor", call(t(r, 20), lambda: torch.tensor([-1.0, -0.5, 0.5, 2.0])),
     call(t(r, 4, 5), lambda: torch.tensor([-2.0, 0.0, 1.0]), weight=t(u, 4, 5), density=True))
case("histogram.bin_ct", call(t(r, 20), 4), call(t(r, 4, 5), 3, range=[-1.0, 1.0], density=True), call(lambda: torch.ones(4), 2))
case("histogramdd.default", call(t(r, 20, 2), [3, 2]), call(t(r, 12, 2), [2, 2], range=[-1.0, 1.0, 0.0, 2.0], weight=t(u, 12), density=True))
case("histogramdd.int_bins", call(t(r, 20, 2), 3))
case("_histogramdd_bin_edges.default", call(t(r, 20, 2), [3, 2]), call(t(r, 4, 2), [2, 2], range=[-1.0, 1.0, 0.0, 2.0]))
case("_histogramdd_from_bin_cts.default", call(t(r, 20, 2), [3, 2]), call(t(r, 12, 2), [2, 2], range=[-1.0, 1.0, 0.0, 2.0], weight=t(u, 12), density=True))
case("_histogramdd_from_bin_tensors.default", call(t(r, 20, 2), lambda: [torch.tensor([-1.0, 0.0, 1.0]), torch.tensor([-2.0, 0.5, 0.7, 2.0])]))
case("histogramdd.TensorList_bins", call(t(r, 20, 2), lambda: [torch.tensor([-1.0, 0.0, 1.0]), torch.tensor([-2.0, 0.5, 0.7, 2.0])]))
for name in ("nonzero_numpy", "where"):
    case(f"{name}.default", call(t(b, 3, 2)), call(t(i, 6)))
for name in ("renorm_",):
    case(f"{name}.default", call(t(r, 3, 4), 2, 0, 0.5))
case("mvlgamma_.default", call(t(u, 3, low=2.0, high=4.0), 3))
case("conj_physical_.default", call(t(r, 3)))
for name in ("_is_all_true", "_is_any_true"):
    case(f"{name}.default", call(t(b, 3)), call(lambda: torch.ones(2, dtype=torch.bool)))
case("argwhere.default", call(t(b, 3, 2)))
case("_stack.default", call(ts((2, 3), (2, 3)), 1))

# Linear algebra.
for overload, args in (("atol_rtol_tensor", {"atol": t(u, 2), "rtol": t(u, 2)}), ("atol_rtol_float", {"atol": 0.5, "rtol": 0.3})):
    case(f"linalg_matrix_rank.{overload}", call(t(r, 2, 3, 4), **args), call(lambda: torch.ones(3, 3)), call(lambda: torch.ones(3, 3), hermitian=True))
case("linalg_matrix_rank.default", call(t(r, 3, 4), 0.9), call(lambda: torch.ones(3, 3), 0.1, True))
case("linalg_matrix_rank.tol_tensor", call(t(r, 3, 4), lambda: torch.tensor(0.9)))
case("linalg_ldl_factor.default", call(lambda: torch.eye(3) + 0.1 * torch.arange(9.0).view(3, 3)))
case("_lu_with_info.default", call(lambda: torch.eye(3).flip(0) + 0.1 * torch.arange(9.0).view(3, 3)), call(t(r, 2, 2, 2), True, False))
case("lu_solve.default", call(t(r, 3, 2), *[lambda k=k: torch.linalg.lu_factor(torch.eye(3) + 0.1 * torch.arange(9.0).view(3, 3))[k] for k in (0, 1)]))
case("svd.default", call(lambda: torch.tensor([[2.0, 0.0], [0.0, 1.0]]), compute_uv=False))
REFLECTIONS = [lambda k=k: torch.geqrf(torch.sin(torch.arange(12.0)).view(4, 3))[k] for k in (0, 1)]
case("ormqr.default", call(*REFLECTIONS, t(r, 4, 2)), call(*REFLECTIONS, t(r, 4, 2), True, True), call(*REFLECTIONS, t(r, 2, 4), False),
     call(*REFLECTIONS, t(r, 2, 4), False, True))
case("geqrf.default", call(t(r, 4, 3)), call(t(r, 2, 3)), call(t(r, 2, 3, 3)), call(lambda: torch.eye(3)), call(t(r, 3, 0)), call(t(r, 2, 0, 3)))
case("linalg_polar.default", call(t(r, 4, 3)), call(t(r, 2, 3, 3)))
case("linalg_matrix_sqrth.default", call(lambda: (x := r(3, 3)) @ x.mT + torch.diag(torch.tensor([1.0, 2.0, 4.0]))))
case("linalg_lstsq.default", call(t(r, 4, 3), t(r, 4, 2)), call(t(r, 2, 3), t(r, 2, 1)), call(t(r, 4, 3), t(r, 4, 2), driver="gelsd"),
     call(t(r, 4, 3), t(r, 4, 2), driver="gels"))

# Quantised products.
case("_int_mm.default", call(lambda: i(20, 8, low=-9, high=9).to(torch.int8), lambda: i(8, 16, low=-9, high=9).to(torch.int8)))
case("_weight_int8pack_mm.default", call(lambda: r(4, 32).bfloat16(), lambda: i(32, 32, low=-9, high=9).to(torch.int8), lambda: u(32).bfloat16()))
case("_addmm_activation.default", call(t(r, 4), t(r, 3, 2), t(r, 2, 4)), call(t(r, 4), t(r, 3, 2), t(r, 2, 4), beta=0.5, alpha=2, use_gelu=True))

case("mkldnn_rnn_layer.default", *[call(t(r, 3, 2, 4), t(r, 20, 4), t(r, 20, 5), t(r, 20), t(r, 20), t(r, 2, 5), t(r, 2, 5),
                                        reverse, [], 2, 5, 1, True, False, False, False) for reverse in (False, True)])

# Optimisers.
PARAMS = ts((2, 2), (3,))
POSITIVE = ts((2, 2), (3,), maker=u)
STEPS = lambda: [torch.tensor(3.0), torch.tensor(1.0)]
INF = lambda: torch.tensor([1.0])
NO_INF = lambda: torch.tensor([0.0])
SCALE = lambda: torch.tensor([8.0])
for suffix in ("", "_"):
    for overload, lr in (("default", 0.1), ("tensor_lr", lambda: torch.tensor(0.1))):
        few = slice(None) if overload == "default" and not suffix else slice(1)  # the other forms share the code
        for name in ("_fused_adam", "_fused_adamw"):
            options = {"lr": lr, "beta1": 0.9, "beta2": 0.99, "weight_decay": 0.01, "eps": 1e-8, "amsgrad": False, "maximize": False}
            lists = (PARAMS, PARAMS, PARAMS, POSITIVE)
            case(f"{name}{suffix}.{overload}", *[
                call(*lists, POSITIVE, STEPS, **options | {"amsgrad": True, "maximize": True}),
                call(*lists, lambda: [], STEPS, **options, grad_scale=SCALE, found_inf=NO_INF),
                call(*lists, lambda: [], STEPS, **options, found_inf=INF)][few])
        options = {"weight_decay": 0.01, "momentum": 0.9, "lr": lr, "dampening": 0.1, "nesterov": False, "maximize": False, "is_first_step": False}
        case(f"_fused_sgd{suffix}.{overload}", *[
            call(PARAMS, PARAMS, PARAMS, **options | {"nesterov": True}, grad_scale=SCALE, found_inf=NO_INF),
            call(PARAMS, PARAMS, PARAMS, **options | {"is_first_step": True}),
            call(PARAMS, PARAMS, lambda: [], **options | {"momentum": 0.0, "maximize": True})][few])
        options = {"lr": lr, "lr_decay": 0.1, "weight_decay": 0.01, "eps": 1e-8, "maximize": True}
        case(f"_fused_adagrad{suffix}.{overload}", call(PARAMS, PARAMS, POSITIVE, STEPS, **options))

# Fake quantisation.
ONE_SCALE, ONE_ZERO = lambda: torch.tensor([0.1]), lambda: torch.tensor([2], dtype=torch.int32)
case("fake_quantize_per_tensor_affine.default", call(t(r, 3, 4), 0.1, 3, 0, 15), call(lambda: torch.tensor([math.inf, -math.inf, math.nan, 0.05]), 0.1, 3, 0, 15))
case("fake_quantize_per_tensor_affine.tensor_qparams", call(t(r, 3, 4), ONE_SCALE, ONE_ZERO, -8, 7))
CHANNELS = (lambda: torch.tensor([0.1, 0.2, 0.05]), lambda: torch.tensor([0, 3, -2], dtype=torch.int32))
case("fake_quantize_per_channel_affine.default", call(t(r, 3, 4), *CHANNELS, 0, -8, 7), call(t(r, 2, 3, 2), *CHANNELS, 1, -128, 127))
for kind in ("tensor", "channel"):
    case(f"fake_quantize_per_{kind}_affine_cachemask_backward.default", call(t(r, 3), t(b, 3)))
case("_fake_quantize_learnable_per_tensor_affine_backward.default", call(t(r, 3, 4), t(r, 3, 4), ONE_SCALE, lambda: torch.tensor([1.6]), -8, 7, 0.5))
case("_fake_quantize_learnable_per_channel_affine_backward.default",
     call(t(r, 3, 4), t(r, 3, 4), CHANNELS[0], lambda: torch.tensor([0.4, 3.2, -2.0]), 0, -8, 7, 0.5))
ON, OFF = lambda: torch.tensor([1]), lambda: torch.tensor([0])
OBSERVER = (lambda: torch.tensor([-0.5]), lambda: torch.tensor([0.7]), ONE_SCALE, ONE_ZERO)
ROWS = (lambda: torch.tensor([-0.5, math.inf, 0.1]), lambda: torch.tensor([0.7, -math.inf, 0.2]), CHANNELS[0], CHANNELS[1])
for name in ("_fused_moving_avg_obs_fq_helper", "_fused_moving_avg_obs_fq_helper_functional", "fused_moving_avg_obs_fake_quant"):
    case(f"{name}.default", call(t(r, 3, 4), ON, ON, *OBSERVER, 0.1, 0, 255, 0), call(t(r, 3, 4), OFF, ON, *OBSERVER, 0.1, 0, 255, 0),
         call(t(r, 3, 4), ON, OFF, *OBSERVER, 0.1, 0, 255, 0), call(t(r, 3, 4), ON, ON, *OBSERVER, 0.1, -128, 127, 0, symmetric_quant=True),
         call(t(r, 3, 4), ON, ON, *ROWS, 0.1, -128, 127, 0, True, True), call(lambda: r(3, 4).abs(), ON, ON, *ROWS, 0.1, 0, 127, 0, True))

# More norms and linear algebra.
case("_new_zeros_with_same_feature_meta.default", call(t(r, 3), t(r, 2, 4)))
case("linalg_norm.ord_str", call(t(r, 3, 4), "fro"), call(t(r, 2, 3, 4), "nuc", [1, 2], True))
case("linalg_matrix_norm.str_ord", call(t(r, 2, 3, 4)), call(t(r, 3, 4), "nuc", [0, 1], True))
case("linalg_cond.default", call(t(r, 3, 3)), call(t(r, 2, 3, 3), 1), call(t(r, 3, 3), -2))
case("linalg_cond.p_str", call(t(r, 3, 3), "fro"), call(t(r, 3, 3), "nuc"))
case("linalg_vander.default", call(t(r, 3)), call(t(r, 2, 3), N=4))
case("linalg_tensorinv.default", call(lambda: r(2, 3, 6) + 0.0, 2))
case("linalg_tensorsolve.default", call(t(r, 2, 3, 6), t(r, 2, 3)))
