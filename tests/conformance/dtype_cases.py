"""Calls of reductions and of ops that index or order elements, for any dtype (make_dtypes.py)."""
import torch

INTEGERS = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
DTYPES = (*INTEGERS, torch.bool, torch.float16, torch.bfloat16)

# Sums of some rows exceed the range of 8-bit integers; products exceed that of 16-bit ones. Row 1 has equal elements.
VALUES = (3, -7, 100, 0, 5, 5, -1, 5, 120, -90, 2, 66)
FRACTIONS = (0.75, -2.5, 11, 0, 1.25, 1.25, -0.375, 1.25, 7, -5.5, 0.0625, 3)


def values(dtype, sizes, shift=0):
    """Row-major; `shift` rotates the values."""
    source = FRACTIONS if dtype.is_floating_point else VALUES
    count = torch.Size(sizes).numel()
    numbers = [source[(i + shift) % len(source)] for i in range(count)]
    if dtype == torch.bool:
        numbers = [x > 2 for x in numbers]
    if dtype == torch.uint8:
        numbers = [abs(x) for x in numbers]
    return torch.tensor(numbers, dtype=dtype).reshape(sizes)


def ints(*numbers, dtype=torch.int64):
    return torch.tensor(numbers, dtype=dtype)


def calls_of(dtype):
    """Pairs of an overload and its arguments: (positional, keywords)."""
    x, y = values(dtype, [3, 4]), values(dtype, [3, 4], 5)
    row, empty, scalar = values(dtype, [4]), values(dtype, [0, 3]), values(dtype, [])
    index = ints([0, 2, 1, 0], [1, 0, 0, 2])
    pair, pair32 = ints(2, 0), ints(2, 0, dtype=torch.int32)
    mask = torch.tensor([[True, False, True, False], [False] * 4, [True] * 4])
    ordered = torch.sort(values(dtype, [6])).values
    number = 1 if dtype == torch.bool else 2
    bits = values(torch.bool, [3, 4], 2)

    def call(*args, **kwargs):
        return args, kwargs

    # With one column in the result, PyTorch's antialiasing reads the wrong elements.
    images = values(dtype, [1, 2, 5, 4])

    # Each overload has the calls of its row. Calls that no dtype accepts are left out.
    whole = [call(x), call(empty), call(scalar)]
    along = [call(x, 1), call(x, 0, True), call(empty, 1), call(scalar, 0)]
    several = [call(x, [0, 1]), call(x, [1], True), call(empty, [0]), call(empty, [1])]
    other_dtypes = [torch.int32, torch.float32, torch.float16, torch.bool, torch.uint8]
    result = {
        "sum.default": whole + [call(x, dtype=d) for d in other_dtypes],
        "sum.dim_IntList": several + [call(x, [1], dtype=d) for d in other_dtypes],
        "nansum.default": several + [call(x, [1], dtype=torch.float32)],
        "mean.default": whole + [call(x, dtype=d) for d in other_dtypes],
        "mean.dim": several + [call(x, [1], dtype=d) for d in other_dtypes],
        "prod.default": whole + [call(x, dtype=d) for d in other_dtypes],
        "prod.dim_int": along + [call(x, 1, dtype=d) for d in other_dtypes],
        "cumsum.default": [call(x, 1), call(scalar, 0), call(empty, 1)] + [call(x, 0, dtype=d) for d in other_dtypes],
        "cumprod.default": [call(x, 1), call(scalar, 0), call(empty, 1)] + [call(x, 0, dtype=d) for d in other_dtypes],
        "cumsum_.default": [call(x, 1, dtype=torch.float32)],
        "cumprod_.default": [call(x, 1, dtype=torch.int32)],
        "logcumsumexp.default": [call(row, 0)],
        "amax.default": [call(x, [0, 1]), call(x, [1], True), call(empty, [0]), call(empty, [1])],
        "amin.default": [call(x, [0, 1]), call(x, [1], True)],
        "max.default": whole,
        "min.default": whole,
        "max.dim": along,
        "min.dim": along,
        "argmax.default": [call(x), call(x, 1), call(x, 0, True), call(empty), call(scalar)],
        "argmin.default": [call(x), call(x, 1), call(x, 0, True)],
        "aminmax.default": [call(x), call(x, dim=1), call(x, dim=0, keepdim=True), call(empty)],
        "any.default": whole,
        "any.dim": along,
        "any.dims": several,
        "all.default": whole,
        "all.dim": along,
        "all.dims": several,
        "var.correction": [call(x), call(x, [1]), call(x, [1], correction=0, keepdim=True)],
        "std.correction": [call(x), call(x, [1]), call(x, [1], correction=0, keepdim=True)],
        "var_mean.correction": [call(x), call(x, [1])],
        "std_mean.correction": [call(x), call(x, [1])],
        "logsumexp.default": [call(x, [1]), call(x, [0, 1], True)],
        "linalg_vector_norm.default": [call(x), call(x, 1, [1]), call(x, float("inf"), [1], True), call(x, 0, [1]),
                                       call(x, 2, [1], dtype=torch.float32)],
        "norm.Scalar": [call(x, 2), call(x, 1)],
        "norm.ScalarOpt_dim": [call(x, 2, [1]), call(x, None, [1])],
        "norm.ScalarOpt_dim_dtype": [call(x, 2, [1], False, dtype=torch.float32)],
        "dist.default": [call(x, y, 2), call(x, y, 1)],
        "count_nonzero.default": [call(x), call(x, 1), call(empty)],
        "count_nonzero.dim_IntList": [call(x, [0, 1])],
        "_softmax.default": [call(x, 1, False)],
        "_log_softmax.default": [call(x, 1, False)],
        "softmax.int": [call(x, 1), call(x, 1, torch.float32)],
        "log_softmax.int": [call(x, 1), call(x, 1, torch.float32)],
        # Rows and columns of distinct elements: among equal elements, topk chooses in no defined order.
        "topk.default": [call(x[::2].clone(), 2), call(x[:2, :3].clone(), 2, 0, False)],
        "sort.default": [call(x), call(x, 0, True), call(scalar)],
        "sort.stable": [call(x, stable=True), call(x, stable=True, dim=0, descending=True)],
        "argsort.stable": [call(x, stable=True, dim=1)],
        "msort.default": [call(x)],
        "median.default": [call(x), call(scalar)],
        "nanmedian.default": [call(x)],
        "median.dim": [call(row, 0), call(x, 1, True)],
        "nanmedian.dim": [call(row, 0)],
        "kthvalue.default": [call(row, 2), call(values(dtype, [3, 3], 7), 1, 0, True)],
        "mode.default": [call(x), call(x, 1, True)],
        "cummax.default": [call(x, 1), call(scalar, 0)],
        "cummin.default": [call(x, 1)],
        "bucketize.Tensor": [call(x, ordered), call(x, ordered, out_int32=True, right=True)],
        "searchsorted.Tensor": [call(ordered, x), call(ordered, x, right=True)],
        "searchsorted.Scalar": [call(ordered, 2), call(ordered, 1, right=True)],
        "bucketize.Scalar": [call(1, ordered)],
        "isin.Tensor_Tensor": [call(x, row), call(x, ints(5, 100))],
        "isin.Tensor_Scalar": [call(x, 5)],
        "nonzero.default": [call(x), call(scalar)],
        "nonzero_static.default": [call(x, size=6)],
        "masked_select.default": [call(x, mask), call(x, x)],
        "_unique2.default": [call(x, True, True, True)],
        "unique_consecutive.default": [call(x, True, True)],
        "unique_dim.default": [call(x, 0, True, True, True)],
        "bincount.default": [call(ints(3, 0, 1, 3).to(dtype)), call(ints(3, 0, 1, 3), row)],
        "repeat_interleave.Tensor": [call(ints(1, 0, 2).to(dtype))],
        "histc.default": [call(x, 4, -8, 8)],
        "trace.default": [call(x)],
        "diff.default": [call(x), call(x, 2, 0)],
        "quantile.scalar": [call(x, 0.25, 1)],
        "cov.default": [call(x)],
        "corrcoef.default": [call(x)],
        "trapezoid.dx": [call(x), call(x, dx=2.5, dim=0)],
        "trapezoid.x": [call(x, ints(1, 2, 4, 5))],
        "cumulative_trapezoid.dx": [call(x)],
        "nanmean.default": [call(x, [1]), call(x, [1], dtype=torch.float32)],
        "index_select.default": [call(x, 1, pair), call(x, 0, pair32), call(scalar, 0, ints(0))],
        "gather.default": [call(x, 0, index), call(x, 1, index), call(x, 0, index.to(torch.int32))],
        "take_along_dim.default": [call(x, index, 0)],
        "take.default": [call(x, index)],
        "put.default": [call(x, ints(1, 7, 1), row[:3].clone()), call(x, ints(1, 7, 1), row[:3].clone(), True)],
        "scatter.src": [call(x, 0, index, y), call(x, 1, index, y[:2].clone()), call(x, 0, index, y.to(torch.float32))],
        "scatter.value": [call(x, 0, index, number), call(x, 0, index, 1.5), call(x, 0, index, True)],
        "scatter.reduce": [call(x, 0, index, y, reduce=r) for r in ("add", "multiply")],
        "scatter.value_reduce": [call(x, 0, index, number, reduce=r) for r in ("add", "multiply")],
        "scatter_add.default": [call(x, 0, index, y), call(x, 0, index, y.to(torch.float32))],
        "scatter_reduce.two": [call(x, 0, index, y, r, include_self=s)
                               for r in ("sum", "prod", "mean", "amax", "amin") for s in (True, False)],
        "index_reduce.default": [call(x, 1, pair, y[:, :2].clone(), r, include_self=s)
                                 for r in ("prod", "mean", "amax", "amin") for s in (True, False)],
        "index_add.default": [call(x, 1, ints(1, 1), y[:, :2].clone()), call(x, 1, pair32, y[:, :2].clone(), alpha=number),
                              call(x, 1, pair, y[:, :2].clone(), alpha=1.5), call(x, 1, pair, y[:, :2].to(torch.float32))],
        "index_copy.default": [call(x, 1, pair, y[:, :2].clone()), call(x, 1, pair, y[:, :2].to(torch.float32))],
        "index_fill.int_Scalar": [call(x, 1, pair, number), call(x, 1, pair, 1.5), call(x, 1, pair32, number)],
        "index_fill.int_Tensor": [call(x, 1, pair, scalar), call(x, 1, pair, torch.tensor(1.5))],
        "index.Tensor": [call(x, [pair]), call(x, [None, pair32]), call(x, [mask]), call(x, [x])],
        "index_put.default": [call(x, [pair], row), call(x, [ints(1, 1)], row, True), call(x, [mask], scalar),
                              call(x, [pair], row.to(torch.float32))],
        "masked_fill.Scalar": [call(x, mask, number), call(x, mask, 1.5), call(x, x, number)],
        "masked_fill.Tensor": [call(x, mask, scalar), call(x, mask, torch.tensor(1.5))],
        "masked_scatter.default": [call(x, mask, y), call(x, mask, y.to(torch.float32))],
        "where.self": [call(mask, x, y), call(x, x, y), call(mask, x, torch.tensor(1.5)), call(mask, x, bits)],
        "embedding.default": [call(x, pair), call(x, pair32)],
        "embedding_dense_backward.default": [call(x, ints(1, 0, 1), 4, -1, False)],
        "flip.default": [call(x, [0, 1])],
        "roll.default": [call(x, [1], [1])],
        "cat.default": [call([x, y], 1), call([x, bits]), call([x, y.to(torch.float32)])],
        "select_scatter.default": [call(x, row, 0, 1)],
        "slice_scatter.default": [call(x, y[:, :2].clone(), 1, 1, 3)],
        "diagonal_scatter.default": [call(x, row[:3].clone())],
        "tril.default": [call(x)],
        "addmm.default": [call(x, y[:, :2].clone(), x[:2].clone(), beta=number)],
        "mm.default": [call(x, y.t().contiguous())],
        "bmm.default": [call(x.unsqueeze(0), y.t().contiguous().unsqueeze(0))],
        "mv.default": [call(x, row)],
        "dot.default": [call(row, y[0].clone())],
        **{name: [call(images, [3, 7], False), call(images, [8, 4], True), call(images, [2, 2], False),
                  call(images, [7, 6], False, 1.5, 1.6), call(images.contiguous(memory_format=torch.channels_last), [4, 3], False)]
           for name in ("upsample_bilinear2d.default", "upsample_bicubic2d.default", "_upsample_bilinear2d_aa.default",
                        "_upsample_bicubic2d_aa.default")},
        "upsample_bilinear2d.vec": [call(images, None, False, [1.5, 1.6])],
    }
    return [(name, case) for name, cases in result.items() for case in cases]
