"""Hand-made cases of the corpus of structured operators: operators that no sample of PyTorch's operator database
calls, and those of torch.compile's decompositions.
"""
import math

import torch

from corpus_file import Case, View, aten
from family_cases import family_cases


def ramp(*shape, dtype=torch.float32, start=-1.0, step=0.37):
    count = math.prod(shape)
    return (start + step * torch.arange(count, dtype=torch.float64)).sin().reshape(shape).to(dtype)


def index(*values):
    return torch.tensor(values)


def heads(batch, number, positions, size, dtype=torch.float32, start=0.0):
    """With the layout that a projection produces, in which positions come before heads."""
    return View(ramp(batch, positions, number, size, dtype=dtype, start=start), aten.permute.default, ([0, 2, 1, 3],))


MASK = torch.tensor([[0.0, -math.inf, 0.5], [-math.inf, -math.inf, -math.inf], [0.1, 0.2, -0.3], [-1.0, 0.0, 1.0]])


def attention_cases():
    for dtype in (torch.float32, torch.float64, torch.bfloat16):
        def some(*shape, start):
            return ramp(*shape, dtype=dtype, start=start)

        yield (some(2, 2, 4, 6, start=0.3), some(2, 2, 3, 6, start=1.7), some(2, 2, 3, 6, start=2.9), 0.0, False), {}
        yield (heads(1, 2, 4, 5, dtype, 0.2), heads(1, 2, 4, 5, dtype, 0.9), heads(1, 2, 4, 5, dtype, 1.1), 0.0, True), {}
        yield ((some(1, 2, 4, 3, start=0.3), some(1, 2, 3, 3, start=1.7), some(1, 2, 3, 3, start=2.9), 0.0, False),
               {"attn_mask": MASK.to(dtype), "scale": 0.7})
    q, k, v = ramp(2, 4, 3, 4, start=0.1), ramp(2, 2, 5, 4, start=0.8), ramp(2, 2, 5, 4, start=1.9)
    yield (q, k, v, 0.0, False), {}
    yield (q, ramp(2, 4, 3, 4, start=2.1), ramp(2, 4, 3, 4, start=0.4), 0.0, True), {"attn_mask": ramp(2, 1, 3, 3, start=0.5)}


def attention_backward_cases():
    op = aten._scaled_dot_product_flash_attention_for_cpu.default
    for args, kwargs in attention_cases():
        query = args[0].tensor() if isinstance(args[0], View) else args[0]
        key = args[1].tensor() if isinstance(args[1], View) else args[1]
        if query.shape[1] != key.shape[1] or query.dtype == torch.bfloat16:
            continue  # PyTorch's gradients of shared heads are wrong, and it rounds intermediate values
        out, sums = op(*(x.tensor() if isinstance(x, View) else x for x in args), **kwargs)
        yield Case((ramp(*query.shape, dtype=query.dtype, start=0.6), *args[:3], out, sums.contiguous(), *args[3:]), kwargs)


def grouped_product_cases():
    """PyTorch requires strides that are multiples of 16 bytes, and leaves rows outside of all groups uninitialised."""
    def ends(*values):
        return torch.tensor(values, dtype=torch.int32)

    for dtype, unit in ((torch.float32, 4), (torch.bfloat16, 8)):
        def some(*shape, start):
            return ramp(*shape, dtype=dtype, start=start)

        rows, columns = some(5, unit, start=0.3), some(unit, 2 * unit, start=1.2)
        stack, transposed = some(3, unit, 2 * unit, start=0.9), some(3, 5, unit, start=1.7)
        yield Case((rows, stack, ends(2, 2, 5)))
        yield Case((rows, View(transposed, aten.permute.default, ([0, 2, 1],)), ends(1, 4, 5)))
        yield Case((some(2, 3, unit, start=2.2), columns, ends(unit, 2 * unit)))
        yield Case((View(some(2 * unit, unit, start=0.1), aten.permute.default, ([1, 0],)), some(2 * unit, unit, start=1.9), ends(3, 2 * unit)))
        yield Case((some(2, 3, unit, start=0.7), some(2, unit, unit, start=1.4)))


def own_cases():
    x = ramp(4, 5)
    mask = torch.tensor([[True, False], [True, True]])
    rows, columns = index([0, 3], [2, 1]), index([4, 0], [1, 7])
    yield "_scaled_dot_product_flash_attention_for_cpu.default", [Case(a, k) for a, k in attention_cases()]
    yield "_scaled_dot_product_flash_attention_for_cpu_backward.default", list(attention_backward_cases())
    low = torch.tensor([[-math.inf, -math.inf, -math.inf], [1.0, -math.inf, 0.5]])
    yield "_safe_softmax.default", [Case((low, -1)), Case((low, 0)), Case((low.double(), 1)), Case((low, 1, torch.float64)),
                                    Case((low.bfloat16(), -1)), Case((ramp(2, 3, 4), 1))]
    yield "_unsafe_index.Tensor", [Case((x, [rows, index(1, 0)])), Case((x, [None, index(2, -1, 0)])), Case((x.double(), [rows]))]
    yield "_unsafe_index_put.default", [Case((x, [index(1, 1, 3)], ramp(3, 5), True)), Case((x, [None, index(2)], ramp(4, 1))),
                                        Case((x.double(), [rows], ramp(1, dtype=torch.float64)))]
    yield "_unsafe_masked_index.default", [Case((x, mask, [rows, columns], 7.5)), Case((x, mask[0], [None, index(9, -2)], -1)),
                                           Case((x.bfloat16(), mask, [rows, columns], 0))]
    yield "_unsafe_masked_index_put_accumulate.default", [
        Case((x, mask, [rows, columns], ramp(2, 2))), Case((x, mask[0], [None, index(9, -2)], ramp(4, 2))),
        Case((x.double(), mask, [rows, rows], ramp(2, 2, dtype=torch.float64)))]
    alpha = {"alpha": -2}
    adds = [Case((x, 0, index(1, 1, 3), ramp(3, 5))), Case((x, 1, index(4, 0), ramp(4, 2), ), alpha),
            Case((x.double(), -2, index(2), ramp(1, 5, dtype=torch.float64))), Case((ramp(3), 0, index(2, 0, 2), ramp(3), ), alpha),
            Case((torch.arange(6).reshape(2, 3), 1, index(0, 0), torch.ones(2, 2, dtype=torch.int64)), alpha),
            Case((x.bfloat16(), 0, index(1, 1), ramp(2, 5, dtype=torch.bfloat16))), Case((ramp(0, 2), 0, index(), ramp(0, 2)))]
    adds[-1] = Case((ramp(2, 2), 0, torch.empty(0, dtype=torch.int64), torch.empty(0, 2)))
    yield "index_add.default", adds
    yield "convert_element_type.default", [Case((x, torch.float64)), Case((x, torch.bool)), Case((x, torch.bfloat16)),
                                           Case((View(x, aten.permute.default, ([1, 0],)), torch.int64)),
                                           Case((mask, torch.float32))]
    cpu = {"device": torch.device("cpu"), "requires_grad": False}
    yield "iota.default", [Case((7,), {"start": 0, "step": 1, "dtype": torch.int64, **cpu}),
                           Case((4,), {"start": -2, "step": 3, "dtype": torch.int64, **cpu}),
                           Case((3,), {"start": 5, "step": -2, "dtype": torch.int32, **cpu}),
                           Case((0,), {"start": 1, "step": 1, "dtype": torch.int64, **cpu})]
    yield "rev.default", [Case((x, [0])), Case((x.double(), [0, 1])), Case((View(x, aten.permute.default, ([1, 0],)), [1]))]
    yield "fma.default", [Case((x, ramp(4, 5, start=0.4), ramp(4, 5, start=0.9))),
                          Case((x.double(), ramp(4, 1, dtype=torch.float64), ramp(5, dtype=torch.float64)))]
    yield "inductor_force_stride_order.default", [Case((x, [5, 1])), Case((x, [1, 4])), Case((x.double(), [1, 4]))]
    yield from offset_pooling_cases()
    yield "_grouped_mm.default", list(grouped_product_cases())


def offset_pooling_cases():
    prims = torch.ops.prims
    for dtype in (torch.float32, torch.bfloat16):
        images = ramp(2, 3, 7, 6, dtype=dtype)
        nhwc = View(images.permute(0, 2, 3, 1).contiguous(), aten.permute.default, ([0, 3, 1, 2],))
        volumes = ramp(1, 2, 4, 5, 4, dtype=dtype)
        windows = [(images, [3, 3], [2, 2], [1, 1], [1, 1], False), (images, [2, 3], [2, 1], [0, 1], [2, 1], True),
                   (nhwc, [3, 3], [2, 2], [1, 1], [1, 1], False), (images.abs()[0].contiguous(), [2, 2], [2, 2], [0, 0], [1, 1], False),
                   (volumes, [2, 2, 2], [2, 1, 2], [0, 1, 1], [1, 1, 1], False)]
        yield "_low_memory_max_pool_with_offsets.default", [Case(a) for a in windows]
        back = []
        for x, kernel, stride, padding, dilation, ceil_mode in windows:
            values = x.tensor() if isinstance(x, View) else x
            offsets = prims._low_memory_max_pool_with_offsets(values, kernel, stride, padding, dilation, ceil_mode)[1]
            sizes = list(values.shape[-len(kernel):])
            back.append(Case((offsets.contiguous(), kernel, sizes, stride, padding, dilation)))
        yield "_low_memory_max_pool_offsets_to_indices.default", back
    x = ramp(3, 4)
    yield "prepare_softmax_online.default", [Case((x, 1)), Case((x, 0)), Case((x.double(), -1)), Case((ramp(2, 3, 4), 1))]
    yield "inductor_lookup_seed.default", [Case((index(5, 7, 9), 1)), Case((index(5), 0))]
    yield "bincount.default", [Case((index(2, 0, 3, 2),)), Case((index(2, 0), None, 5)), Case((index(1, 1, 4), ramp(3))),
                               Case((index(1, 1, 4).int(), ramp(3).double(), 3)), Case((torch.empty(0, dtype=torch.int64),))]
    yield "nonzero_static.default", [Case((x > 0,), {"size": 4}), Case((x > 0,), {"size": 20, "fill_value": 7}), Case((x,), {"size": 0})]
    mask, rows = x > 0, index(0, 2)
    yield "masked_select.default", [Case((x, mask)), Case((x.bfloat16(), mask[:, :1].contiguous())), Case((x[:, :1].contiguous(), mask)),
                                    Case((x.double(), x.double() > 9)), Case((torch.arange(4), mask[0])), Case((x[0], mask))]
    yield "index.Tensor", [Case((x, [mask])), Case((x, [None, mask[0]])), Case((x.double(), [mask[:, 0], index(0)])),
                           Case((x, [rows, None])), Case((x, [rows, index(1, -1)])), Case((ramp(2, 3, 4, 2), [None, mask])),
                           Case((ramp(3, 2, 4), [mask[:, 0], None, mask[0]])) if mask[:, 0].sum() == mask[0].sum() else Case((x, [x > 9])),
                           Case((x.bfloat16(), [x > 9])), Case((torch.arange(12).reshape(3, 4), [rows.int()])),
                           Case((ramp(2, 3, 4), [index(1), None, rows])), Case((ramp(2, 3, 4), [None, rows.reshape(2, 1), rows]))]
    count = int(mask.sum())
    yield "index_put.default", [Case((x, [mask], ramp(count, start=0.7))), Case((x, [mask], ramp(1, start=0.3), True)),
                                Case((x, [None, mask[0]], ramp(3, 1, start=0.2))), Case((x.double(), [mask], torch.tensor(0.5).double())),
                                Case((x, [rows], ramp(2, 4, start=0.6))), Case((x, [index(1, 1, 0)], ramp(3, 4, start=0.6), True)),
                                Case((x.bfloat16(), [rows, index(1, 3)], ramp(2, start=0.6).bfloat16())),
                                Case((torch.arange(12).reshape(3, 4), [None, rows], torch.ones(2, dtype=torch.int64), True)),
                                Case((ramp(2, 3, 4), [index(1), None, rows], ramp(2, 3)))]


def merged(cases):
    found = {}
    for name, some in cases:
        found.setdefault(name, []).extend(some)
    return found


OWN_CASES = merged(own_cases()) | family_cases(torch.float32, torch.float64, torch.bfloat16)
