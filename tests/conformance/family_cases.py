"""Cases for the corpora of structured operators and of gradients: whole families of operators that no sample of
PyTorch's operator database calls, or that its samples call only with inputs that are too large.
"""
import torch

from corpus_file import Case, View, aten, find_overload
from linear_algebra_cases import linear_algebra


def ramp(*shape, dtype=torch.float32, start=-1.0):
    count = 1
    for size in shape:
        count *= size
    return (start + 0.37 * torch.arange(count, dtype=torch.float64)).sin().mul(2).reshape(shape).to(dtype)


def channels_last(x):
    """The same sizes, with the channels innermost."""
    rank = x.dim()
    inverse = [0, rank - 1, *range(1, rank - 1)]
    return View(x.reshape(x.shape[0], *x.shape[2:], x.shape[1]).contiguous(), aten.permute.default, (inverse,))


def upsampling(dtype):
    kinds = [("upsample_nearest", "123", "", False), ("_upsample_nearest_exact", "123", "", False),
             ("upsample_linear", "1", "", True), ("upsample_bilinear", "2", "", True), ("upsample_trilinear", "3", "", True),
             ("upsample_bicubic", "2", "", True), ("_upsample_bilinear", "2", "_aa", True), ("_upsample_bicubic", "2", "_aa", True)]
    sizes = {1: ([2, 1, 4], [7], [3]), 2: ([1, 2, 3, 4], [5, 7], [2, 3]), 3: ([1, 1, 2, 3, 2], [3, 4, 3], [1, 2, 4])}
    for base, ranks, suffix, has_corners in kinds:
        for rank in map(int, ranks):
            name = f"{base}{rank}d{suffix}"
            shape, larger, smaller = sizes[rank]
            plain, corners = ([False], [True]) if has_corners else ([], [])
            none = [None] * rank
            images = ramp(*shape, dtype=dtype)
            forward = [(larger, plain, none), (smaller, corners, none), (larger, plain, [1.7] * rank), (smaller, plain, none)]
            cases = [Case((images, o, *c, *s)) for o, c, s in forward]
            if rank > 1:
                cases.append(Case((channels_last(images), larger, *plain, *none)))
            yield f"{name}.default", cases
            yield f"{name}_backward.default", [Case((ramp(*shape[:2], *o, dtype=dtype), o, shape, *c, *s)) for o, c, s in forward]
            yield f"{name}.vec", [Case((images, larger, *plain, None)), Case((images, None, *corners, [1.5] * rank)),
                                  Case((images, None, *plain, [2.0] * rank))]


def padding(dtype):
    for kind in ("reflection", "replication"):
        for rank, shape in ((1, (2, 3)), (2, (1, 1, 3, 4)), (3, (1, 1, 2, 2, 2))):
            widths = [[1, 0], [1, 0, 2, 1], [1, 0, 1, 0, 0, 1]][rank - 1]
            x = ramp(*shape, dtype=dtype)
            padded = getattr(aten, f"{kind}_pad{rank}d")(x, widths).shape
            yield f"{kind}_pad{rank}d.default", [Case((x, widths)), Case((x, [-1, 1] + [0] * (2 * rank - 2)))]
            yield f"{kind}_pad{rank}d_backward.default", [Case((ramp(*padded, dtype=dtype, start=0.4), x, widths))]


def pooling(dtype):
    x = ramp(1, 1, 2, 3, 4, dtype=dtype)
    yield "max_pool3d_with_indices.default", [Case((x, [2, 2, 2], [1, 1, 2])), Case((x, [2], [2], [1], [1], True))]
    for args in (([2, 2, 2], [1, 1, 2], [0, 0, 0], [1, 1, 1], False), ([2, 2, 2], [2, 2, 2], [1, 1, 1], [1, 1, 1], True)):
        values, indices = aten.max_pool3d_with_indices(x, *args)
        yield "max_pool3d_with_indices_backward.default", [Case((ramp(*values.shape, dtype=dtype, start=0.4), x, *args, indices))]
    rows = ramp(2, 3, 5, dtype=dtype)
    yield "avg_pool1d.default", [Case((rows, [2])), Case((rows, [3], [2], [1], True, False)), Case((rows, [2], [1], [1]))]
    yield "adaptive_avg_pool1d.default", [Case((rows, [3])), Case((rows, [1])), Case((rows, [7]))]
    for windows in ([2, 2, 3], [1, 4, 1]):
        values, indices = aten.adaptive_max_pool3d(x, windows)
        yield "adaptive_max_pool3d.default", [Case((x, windows))]
        yield "adaptive_max_pool3d_backward.default", [Case((ramp(*values.shape, dtype=dtype, start=0.4), x, indices))]
    for number, x, windows in ((2, ramp(2, 1, 3, 4, dtype=dtype), ([2, 3], [2, 2])), (2, ramp(2, 3, 4, dtype=dtype), ([2, 2], [1, 3])),
                               (3, ramp(1, 1, 3, 4, 2, dtype=dtype), ([2, 2, 1], [1, 2, 1])),
                               (3, ramp(1, 3, 2, 4, dtype=dtype), ([1, 1, 2], [2, 1, 2]))):
        images, channels = x.shape[0] if x.dim() == number + 2 else 1, x.shape[-number - 1]
        samples = torch.linspace(0.05, 0.9, images * channels * number, dtype=dtype).reshape(images, channels, number)
        name, op = f"fractional_max_pool{number}d", getattr(aten, f"fractional_max_pool{number}d")
        values, indices = op(x, *windows, samples)
        yield f"{name}.default", [Case((x, *windows, samples))]
        yield f"{name}_backward.default", [Case((ramp(*values.shape, dtype=dtype, start=0.4), x, *windows, indices))]


def ctc(dtype):
    # Equal lengths, because PyTorch leaves the states beyond a shorter target uninitialised.
    if dtype == torch.bfloat16:
        return
    scores = ramp(3, 2, 4, dtype=dtype).log_softmax(-1)
    rows, joined = torch.tensor([[1, 2], [1, 1]]), torch.tensor([3, 1])
    for args in ((rows, [3, 3], [2, 2], 0), (joined, [3, 3], [1, 1], 0), (rows, [3, 3], [1, 1], 3, True)):
        losses, alpha = aten._ctc_loss(scores, *args)
        yield "_ctc_loss.default", [Case((scores, *args))]
        rest = (*args, False) if len(args) == 4 else args
        yield "_ctc_loss_backward.default", [
            Case((ramp(2, dtype=dtype, start=0.4), scores, *rest[:3], losses, alpha, *rest[3:]))]
        lengths = [torch.tensor(x) for x in args[1:3]]
        yield "_ctc_loss.Tensor", [Case((scores, args[0], *lengths, *args[3:]))]
        yield "_ctc_loss_backward.Tensor", [
            Case((ramp(2, dtype=dtype, start=0.4), scores, args[0], *lengths, losses, alpha, *rest[3:]))]


def ordering(dtype):
    x = ramp(3, 4, dtype=dtype)
    yield "sort.stable", [Case((x,), {"stable": True, "dim": 0}), Case((x,), {"stable": True, "dim": -1, "descending": True})]
    if dtype != torch.bfloat16:
        bounds = torch.tensor([-1.0, 0.0, 0.5, 1.5], dtype=dtype)
        yield "bucketize.Scalar", [Case((0.5, bounds)), Case((0.5, bounds), {"right": True, "out_int32": True}), Case((7, bounds))]
        yield "searchsorted.Scalar", [Case((bounds, 0.5)), Case((bounds, 0.5), {"side": "right"}), Case((bounds, -3))]
    yield "norm.Scalar", [Case((x, 2)), Case((x, 1)), Case((x, 3)), Case((x, float("inf")))]
    yield "var.dim", [Case((x, [0])), Case((x, [1], False, True)), Case((x, None))]


def moving(dtype):
    x = ramp(4, 3, dtype=dtype)
    yield "unsafe_split.Tensor", [Case((x, 3)), Case((x, 2, 1))]
    yield "unsafe_split_with_sizes.default", [Case((x, [1, 3])), Case((x, [2, 1], -1))]
    yield "frexp.Tensor", [Case((x,)), Case((View(x * 1000, aten.permute.default, ([1, 0],)),)),
                           Case((torch.tensor([0.0, 1.0, -0.75, 3e-39, 1e30], dtype=dtype),))]
    images = ramp(1, 6, 2, 2, dtype=dtype)
    yield "channel_shuffle.default", [Case((images, 2)), Case((images, 3)), Case((channels_last(images), 3))]


def grid(dtype):
    if dtype == torch.bfloat16:
        return
    images, places = ramp(1, 2, 3, 3, dtype=dtype), ramp(1, 2, 2, 2, dtype=dtype, start=0.3) * 0.7
    for mode in (0, 1, 2):
        for padding in (0, 1, 2):
            for corners in (False, True):
                args = (images, places, mode, padding, corners)
                yield "grid_sampler_2d.default", [Case(args)]
                yield "grid_sampler_2d_backward.default", [Case((ramp(1, 2, 2, 2, dtype=dtype), *args, [True, True]))]


def weight_norm(dtype):
    v = ramp(3, 2, 2, dtype=dtype)
    for dim, sizes in ((0, (3, 1, 1)), (2, (1, 1, 2))):
        g = ramp(*sizes, dtype=dtype, start=0.4)
        yield "_weight_norm_interface.default", [Case((v, g, dim))]
        norms = aten._weight_norm_interface(v, g, dim)[1]
        yield "_weight_norm_interface_backward.default", [Case((ramp(3, 2, 2, dtype=dtype, start=0.7), v, g, norms, dim))]


def bags(dtype):
    # The last bag ends at the last index and there is no padding, because PyTorch leaves other results uninitialised.
    weight, indices, offsets = ramp(4, 3, dtype=dtype), torch.tensor([1, 3, 3, 0]), torch.tensor([0, 1])
    if dtype == torch.bfloat16:
        return
    samples = ramp(4, dtype=dtype, start=0.4)
    for mode, extra in ((0, None), (0, samples), (1, None), (2, None)):
        out, bag_of, sizes, maxima = aten._embedding_bag(weight, indices, offsets, False, mode, False, extra)
        grad, bag_of = ramp(*out.shape, dtype=dtype, start=0.7), torch.tensor([0, 1, 1, 1])
        maxima = maxima if mode == 2 else torch.zeros_like(maxima)
        last = (extra, -1) if mode != 1 else (None, 3)
        if mode == 2:
            yield "_embedding_bag_forward_only.default", [Case((weight, indices, offsets, False, mode, False, extra))]
        yield "_embedding_bag_backward.default", [
            Case((grad, indices, offsets, bag_of, sizes, maxima, 4, False, mode, False, *last))]
        yield "_embedding_bag_dense_backward.default", [
            Case((grad, indices, bag_of, sizes, maxima, 4, mode == 0, mode, *last))]
    yield "_embedding_bag_per_sample_weights_backward.default", [Case((grad, weight, indices, offsets, bag_of, 0, -1)),
                                                               Case((grad, weight, indices, offsets, bag_of, 0, 3))]


def factories(dtype):
    if dtype != torch.float32:
        return
    yield "eye.m", [Case((3, 4)), Case((4, 2), {"dtype": torch.int64}), Case((0, 3))]
    for name in ("tril_indices", "triu_indices"):
        yield f"{name}.default", [Case((3, 4)), Case((4, 3, 1)), Case((4, 3, -2)), Case((2, 5, 3)), Case((5, 2, -4)), Case((3, 0)),
                                  Case((2, 2, -9)), Case((2, 2, 9), {"dtype": torch.int32})]
    yield "linspace.default", [Case((0, 1, 4)), Case((-2.5, 3, 7), {"dtype": torch.float64}), Case((0, 10, 4), {"dtype": torch.int64}),
                               Case((3, 5, 1)), Case((3, 5, 0))]
    yield "logspace.default", [Case((0, 1, 4)), Case((-1, 2, 5, 2.0), {"dtype": torch.float64}), Case((3, 5, 1))]


def rrelu(dtype):
    x, noise = ramp(2, 3, dtype=dtype), ramp(2, 3, dtype=dtype, start=0.4)
    # Deterministic: in evaluation, or with only one possible slope.
    arguments = [(x, noise, 0.1, 0.3, False), (x, noise, 0.25, 0.25, True)]
    yield "rrelu_with_noise_functional.default", [Case(a) for a in arguments]
    yield "rrelu_with_noise.default", [Case(a) for a in arguments]


def small_products(dtype):
    yield "addmv.default", [Case((ramp(3, dtype=dtype), ramp(3, 2, dtype=dtype), ramp(2, dtype=dtype)), {"beta": 0.6, "alpha": -2}),
                            Case((ramp(1, dtype=dtype), ramp(3, 2, dtype=dtype), ramp(2, dtype=dtype)))]
    yield "addbmm.default", [Case((ramp(2, 3, dtype=dtype), ramp(2, 2, 2, dtype=dtype), ramp(2, 2, 3, dtype=dtype)), {"beta": 0.6, "alpha": -2})]
    yield "baddbmm.default", [Case((ramp(2, 2, 3, dtype=dtype), ramp(2, 2, 2, dtype=dtype), ramp(2, 2, 3, dtype=dtype)), {"beta": 0.6, "alpha": -2}),
                              Case((ramp(2, 2, 3, dtype=dtype), ramp(2, 2, 1, dtype=dtype), ramp(2, 1, 3, dtype=dtype)))]
    yield "addr.default", [Case((ramp(2, 3, dtype=dtype), ramp(2, dtype=dtype, start=0.4), ramp(3, dtype=dtype, start=0.9)), {"beta": 0.6, "alpha": -2}),
                           Case((ramp(2, 3, dtype=dtype), ramp(2, dtype=dtype, start=0.4), ramp(3, dtype=dtype, start=0.9)))]


def scattering(dtype):
    yield "as_strided_scatter.default", [Case((ramp(3, 4, dtype=dtype), ramp(2, 3, dtype=dtype, start=0.4), [2, 3], [5, 1], 2))]
    x, index = ramp(3, 4, dtype=dtype), torch.tensor([[0, 2, 2, 1], [1, 2, 0, 1]])
    for reduce in ("add", "multiply"):
        yield "scatter.reduce", [Case((x, 0, index, ramp(2, 4, dtype=dtype, start=0.4)), {"reduce": reduce})]
        yield "scatter.value_reduce", [Case((x, 0, index, 1.5), {"reduce": reduce})]


def runs(name, case):
    """Whether PyTorch has the operator for the case's dtype."""
    args = [x.tensor() if isinstance(x, View) else x for x in case.args]
    try:
        find_overload(name)(*args, **case.kwargs)
    except (NotImplementedError, RuntimeError):
        return False
    return True


def quantisation(dtype):
    """Values inside and outside the range, with scales that round no value to a tie. With one scale for the
    tensor, PyTorch rounds the results to float32."""
    if dtype == torch.bfloat16:
        return
    x = ramp(2, 3, 4, dtype=dtype)
    scale, zero = torch.tensor([0.11]), torch.tensor([2], dtype=torch.int32)
    scales, zeros = torch.tensor([0.11, 0.23, 0.07]), torch.tensor([0, 3, -2], dtype=torch.int32)
    if dtype == torch.float32:
        yield "fake_quantize_per_tensor_affine_cachemask.default", [Case((x, 0.11, 2, -8, 7)), Case((x, 0.023, 130, 0, 255))]
        yield "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default", [
            Case((x, scale, zero, torch.tensor([on]), -8, 7)) for on in (1, 0)]
        yield "_fake_quantize_learnable_per_tensor_affine.default", [Case((x, scale, torch.tensor([1.7]), -8, 7, 0.5))]
    yield "fake_quantize_per_channel_affine_cachemask.default", [
        Case((x, scales, zeros, 1, -8, 7)), Case((x[:, :, :3].contiguous(), scales, zeros, 2, -128, 127))]
    yield "_fake_quantize_learnable_per_channel_affine.default", [
        Case((x, scales, torch.tensor([0.4, 3.3, -2.0]), 1, -8, 7, 0.5))]


def gradients_only(dtype):
    """Gradients of draws, which are zero, and of fake quantisation whose values PyTorch rounds to float32."""
    if dtype != torch.float64:
        return
    yield "poisson.default", [Case((ramp(3, 2, dtype=dtype).abs(),))]
    yield "_fake_quantize_learnable_per_tensor_affine.default", [
        Case((ramp(2, 3, 4, dtype=dtype), torch.tensor([0.11]), torch.tensor([1.7]), -8, 7, 0.5))]
    yield "binomial.default", [Case((torch.full((4,), 5.0, dtype=dtype), ramp(4, dtype=dtype).abs() / 3))]


FAMILIES = [upsampling, padding, pooling, ctc, ordering, moving, grid, weight_norm, bags, factories, rrelu, linear_algebra, quantisation]


# The structured corpus has recorded calls of these, but they are too large for gradients.
GRADIENT_FAMILIES = [*FAMILIES, small_products, scattering, gradients_only]


def family_cases(*dtypes, families=FAMILIES):
    """Overload -> cases, alternating between dtypes."""
    found = {}
    for family in families:
        for dtype in dtypes:
            for name, cases in family(dtype):
                found.setdefault(name, []).extend(case for case in cases if runs(name, case))
    return found
