#!/usr/bin/env python3
"""Prints random calls in the form of calls.txt, for measure.py --calls.

Ranks, sizes, dims, strides and options are random, so that no kernel can be tuned for them. The same seed prints the same
calls.

example:
  random_calls.py --seed 3 --count 200 > calls.txt && measure.py --calls calls.txt
"""
import argparse
import math
import random

POINTWISE = ["exp({a})", "tanh({a})", "aten.gelu({a})", "aten.silu({a})", "aten.relu({a})", "torch.sqrt({p})", "torch.sin({a})",
             "aten.leaky_relu({a}, 0.1)", "aten.clamp({a}, -1, 1)", "aten.sigmoid({a})", "aten.softplus({a})",
             "aten.reciprocal({p})", "aten.pow.Tensor_Scalar({a}, 2)", "aten.erf({a})", "torch.log({p})"]
BINARY = ["{a} + {b}", "{a} * {b}", "{a} / {b}", "torch.maximum({a}, {b})", "torch.where({a} > 0, {a}, {b})", "torch.pow({p}, {b})",
          "aten.hypot({a}, {b})", "aten.lerp.Scalar({a}, {b}, 0.3)", "({a} < {b})"]
REDUCTIONS = ["torch.sum({a}, {dims})", "torch.mean({a}, {dims}, keepdim=True)", "torch.amax({a}, {dims})", "torch.var({a}, {dims})",
              "torch.std({a}, {dims}, keepdim=True)", "torch.logsumexp({a}, {dims})", "torch.linalg.vector_norm({a}, 2, {dims})",
              "torch.any({a} > 2)", "torch.count_nonzero({a}, {dims})", "torch.sum({a})", "torch.nansum({a}, {dims})"]
ALONG = ["torch.softmax({a}, {d})", "torch.log_softmax({a}, {d})", "torch.cumsum({a}, {d})", "torch.cumprod({p}, {d})",
         "torch.argmax({a}, {d})", "torch.argmin({a}, {d}, True)", "torch.max({a}, {d})[0]", "torch.sort({a}, {d})[0]",
         "torch.argsort({a}, {d})", "torch.topk({a}, {k}, {d})[0]", "torch.cummax({a}, {d})[0]", "torch.logcumsumexp({a}, {d})",
         "torch.prod({a}, {d})", "torch.flip({a}, [{d}])", "torch.roll({a}, {k}, {d})", "torch.diff({a}, 1, {d})",
         "F.glu(torch.cat([{a}, {a}], {d}), {d})", "torch.median({a}, {d})[0]", "torch.kthvalue({a}, {k}, {d})[0]",
         "F.normalize({a}, 2.0, {d})", "torch.renorm({a}, 2, {d}, 1.0)", "torch.unbind({a}, {d})[0] * 2"]
MOVEMENT = ["torch.cat([{a}, {b}], {d})", "torch.stack([{a}, {b}], {d})", "{a}.repeat_interleave(2, {d})", "F.pad({a}, {pads})",
            "{a}.contiguous()", "{a}.flatten() + 1", "torch.cat(torch.chunk({a}, 3, {d})[::-1], {d})", "{a}.unfold({d}, {w}, {w}).clone()",
            "torch.tril({m})", "torch.triu({m}, 1)", "{a}.index_select({d}, {ids})", "{a}.narrow({d}, 0, {w}).clone()",
            "torch.stack(torch.unbind({a}, {d}), -1)", "torch.rot90({m})", "{a}.to(torch.bfloat16)", "{a}.to(torch.float64)",
            "{a}.expand(3, {size}).clone()", "torch.diagonal({m}, 0, -2, -1) * 2", "torch.meshgrid({v}, {v2}, indexing='ij')[0] * 1"]
INDEXING = ["torch.gather({a}, {d}, {full})", "{a}.scatter({d}, {full}, {b})", "{a}.scatter_add({d}, {full}, {b})",
            "{a}.index_add({d}, {ids}, {picked})", "{a}.index_copy({d}, {unique}, {a})", "{a}.index_fill({d}, {ids}, 0.5)",
            "F.embedding({rows}, {table})", "{table}[{rows}]", "{table}[{rows2}, {columns}]",
            "{table}.index_put(({rows1},), {values}, True)", "{a}.masked_fill({mask}, 0.5)", "F.one_hot({classes}, {many})",
            "torch.take_along_dim({a}, {full}, {d})", "F.cross_entropy({logits}, {targets})", "F.nll_loss(torch.log_softmax({logits}, -1), {targets})",
            "torch.searchsorted({sorted}, {v})", "torch.scatter_reduce({a}, {d}, {full}, {b}, 'amax')", "F.embedding_bag({rows2d}, {table}, mode='sum')"]
NORMS = ["F.layer_norm({a}, [{last}])", "F.rms_norm({a}, [{last}])", "F.group_norm({image}, {groups})", "F.batch_norm({image}, None, None, training=True)",
         "F.instance_norm({image})", "F.mse_loss({a}, {b})", "F.smooth_l1_loss({a}, {b})", "F.binary_cross_entropy_with_logits({a}, {p})",
         "F.cosine_similarity({a}, {b}, {d})", "F.kl_div(torch.log_softmax({a}, -1), torch.softmax({b}, -1))", "F.local_response_norm({image}, 5)"]
IMAGES = ["F.max_pool2d({image}, {win}, {step})", "F.avg_pool2d({image}, {win}, {step})", "F.adaptive_avg_pool2d({image}, {out})",
          "F.adaptive_max_pool2d({image}, {out})", "F.interpolate({image}, scale_factor=2, mode='nearest')",
          "F.interpolate({image}, scale_factor=2, mode='bilinear')", "F.interpolate({image}, scale_factor=0.5, mode='bilinear', antialias=True)",
          "F.interpolate({image}, scale_factor=1.5, mode='bicubic')", "F.pad({image}, [1, 2, 2, 1], mode='reflect')",
          "F.pad({image}, [1, 2, 2, 1], mode='replicate')", "F.pixel_shuffle({shuffled}, 2)", "F.pixel_unshuffle({image2}, 2)",
          "F.unfold({image}, {win}, padding=1)", "F.grid_sample({image}, {grid}, align_corners=False)", "F.channel_shuffle({image}, {groups})",
          "F.lp_pool2d({image}, 2, {win})", "F.pad({image}, [1, 2, 2, 1], mode='circular')"]
FAMILIES = [(POINTWISE, 10), (BINARY, 15), (REDUCTIONS, 15), (ALONG, 20), (MOVEMENT, 15), (INDEXING, 15), (NORMS, 10), (IMAGES, 10)]
NOT_DIFFERENTIABLE = ["arg", "any(", "count_", " < ", "one_hot", "searchsorted", "sort(", "to(torch"]


def extent(draw, low, high):
    return max(1, round(math.exp(draw.uniform(math.log(low), math.log(high)))))


def sizes(draw):
    """Sizes of a tensor with 2^11 to 2^22 elements; a dim has few of them more often than a logarithmic distribution gives."""
    while True:
        rank = draw.choice([1, 2, 2, 3, 3, 4, 4, 5])
        result = [draw.choice([extent(draw, 1, 8), extent(draw, 4, 128), extent(draw, 32, 4096)]) for _ in range(rank)]
        if 2**11 < math.prod(result) < 2**22:
            return result


def laid_out(draw, kind, size):
    """A tensor of these sizes: dense, permuted, a slice, or expanded."""
    layout = draw.random()
    names = lambda values: ", ".join(map(str, values))
    if layout < 0.2 and len(size) > 1:
        order = list(range(len(size)))
        draw.shuffle(order)
        stored = [0] * len(size)
        for place, dim in enumerate(order):
            stored[dim] = size[place]
        return f"{kind}({names(stored)}).permute({names(order)})"
    if layout < 0.3:
        dim = draw.randrange(len(size))
        stored = [x + (7 if d == dim else 0) for d, x in enumerate(size)]
        return f"{kind}({names(stored)}).narrow({dim}, 3, {size[dim]})"
    return f"{kind}({names(size)})"


def call(draw):
    size = sizes(draw)
    names = lambda values: ", ".join(map(str, values))
    d = draw.randrange(len(size))
    dims = sorted(draw.sample(range(len(size)), draw.randint(1, len(size))))
    broadcast = [x if draw.random() < 0.6 else 1 for x in size] if draw.random() < 0.4 else size
    image = [extent(draw, 1, 16), 4 * extent(draw, 1, 32), 2 * extent(draw, 4, 48), 2 * extent(draw, 4, 48)]
    window = draw.choice([2, 3, 5])
    rows, width, count = extent(draw, 8, 20000), extent(draw, 1, 256), extent(draw, 256, 50000)
    samples, classes = extent(draw, 16, 8192), extent(draw, 2, 2000)
    fields = {
        "a": laid_out(draw, "f", size), "b": laid_out(draw, "f", size), "p": laid_out(draw, "p", size), "d": d, "dims": dims,
        "k": draw.randint(1, size[d]), "w": draw.randint(1, size[d]), "pads": [draw.randint(0, 3) for _ in range(2 * draw.randint(1, len(size)))],
        "m": laid_out(draw, "f", size if len(size) > 1 else [size[0], 64]), "size": names(size), "last": size[-1], "v": f"f({extent(draw, 16, 2000)})",
        "v2": f"f({extent(draw, 16, 2000)})", "ids": f"i({size[d]}, {size[d]})", "full": f"i({size[d]}, {names(size)})",
        "picked": laid_out(draw, "f", size), "unique": f"torch.argsort(f({size[d]}))", "table": f"f({rows}, {width})",
        "rows": f"i({rows}, {names([count // 16 + 1, 16] if draw.random() < 0.5 else [count])})", "rows1": f"i({rows}, {count})", "values": f"f({count}, {width})",
        "rows2": f"i({rows}, {count})", "columns": f"i({width}, {count})", "rows2d": f"i({rows}, {count // 8 + 1}, 8)", "mask": f"b({names(size)})",
        "classes": f"i({classes}, {samples})", "many": classes, "logits": f"f({samples}, {classes})", "targets": f"i({classes}, {samples})",
        "sorted": f"torch.cumsum(p({rows}), 0)", "image": laid_out(draw, "f", image), "image2": laid_out(draw, "f", image), "groups": draw.choice([2, 4]),
        "win": window, "step": draw.choice([1, 2, window]), "out": [draw.randint(1, 7), draw.randint(1, 7)],
        "shuffled": f"f({names(image)})", "grid": f"f({names([image[0], image[2], image[3], 2])})",
    }
    family = draw.choices([f for f, _ in FAMILIES], [weight for _, weight in FAMILIES])[0]
    form = draw.choice(family)
    if family is BINARY:
        fields["b"] = laid_out(draw, "f", broadcast)
    if math.prod(image) > 2**22 and family in (IMAGES, NORMS) or samples * classes > 2**22 or count * width > 2**22:
        return call(draw)
    text = form.format(**fields)
    text = text if text.startswith(("aten.", "F.", "torch.", "f(", "p(", "(")) else "torch." + text
    differentiable = not any(word in form for word in NOT_DIFFERENTIABLE)
    return ("grad " if differentiable and draw.random() < 0.4 else "") + text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="number of calls (default: 100)")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    draw = random.Random(options.seed)
    for _ in range(options.count):
        print(call(draw))


if __name__ == "__main__":
    main()
