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
MORE_POINTWISE = ["torch.lgamma({p})", "torch.digamma({p})", "torch.erfinv({p})", "torch.special.i0({a})", "torch.sinc({a})", "torch.logit({p})",
                  "torch.expm1({a})", "torch.log1p({p})", "torch.asinh({a})", "torch.atan2({a}, {b})", "torch.xlogy({p}, {p})", "torch.fmod({a}, {p})",
                  "torch.remainder({a}, {p})", "torch.floor_divide({a}, {p})", "torch.logaddexp({a}, {b})", "torch.copysign({a}, {b})",
                  "torch.nan_to_num({a})", "torch.frac({a})", "torch.round({a})", "torch.addcmul({a}, {a}, {b})", "torch.addcdiv({a}, {b}, {p})",
                  "torch.clamp({a}, {p} - 1, {p})", "torch.isclose({a}, {b})", "torch.signbit({a})", "F.hardtanh({a})", "F.celu({a})",
                  "F.selu({a})", "F.threshold({a}, 0.1, 0)", "F.logsigmoid({a})", "F.hardswish({a})", "F.mish({a})", "F.softsign({a})",
                  "F.tanhshrink({a})", "F.softshrink({a})", "F.prelu({channels1}, f({slices}))", "torch.bitwise_and({ints}, {ints2})",
                  "torch.bitwise_left_shift({ints}, 3)", "{ints} // 7", "{ints} % 7", "torch.gcd({ints}, {ints2})", "torch.isin({ints}, {few})"]
MORE_INDEXING = ["torch.take({a}, {flat})", "torch.bincount({ids})", "torch.unique({ints})", "torch.masked_select({a}, {mask})",
                 "torch.nonzero({mask})", "{a}.masked_scatter({mask}, {b})", "{a}.put({flat}, {flat} * 0.5, True)",
                 "torch.bucketize({a}, {edges})", "torch.histc({a}, 64, -3, 3)", "{table}.index_put(({rows1},), {values})",
                 "torch.scatter_reduce({a}, {d}, {full}, {b}, 'prod')", "torch.scatter_reduce({a}, {d}, {full}, {b}, 'mean')",
                 "torch.scatter_reduce({a}, {d}, {full}, {b}, 'amin', include_self=False)", "F.embedding({rows}, {table}, padding_idx=0)",
                 "F.embedding_bag({rows2d}, {table}, mode='max')", "torch.randperm({many} * 100)", "torch.multinomial({weights}, 5)",
                 "torch.bernoulli({p})", "F.dropout({a}, 0.3)", "torch.rand_like({a})", "torch.block_diag({m2}, {m2})",
                 "torch.cartesian_prod({v}, {v2})", "torch.select_scatter({a}, {a}.select({d}, 0) * 2, {d}, 0)",
                 "torch.slice_scatter({a}, {a}.narrow({d}, 0, {w}) * 2, {d}, 0, {w})", "torch.tensor_split({a}, 3, {d})[-1] * 1",
                 "torch.tile({v}, (3, 5))", "{a}.repeat(2, *{ones})", "torch.vstack([{m}, {m}])", "{a}.transpose(0, -1).contiguous()"]
MORE_REDUCTIONS = ["torch.nanmedian({a}, {d})[0]", "torch.mode({ints}, {d})[0]", "torch.quantile({v}, 0.3)", "torch.aminmax({a})[0]",
                   "torch.var_mean({a}, {dims})[0]", "torch.norm({a}, 1, {dims})", "torch.linalg.vector_norm({a}, 3, {dims})",
                   "torch.linalg.matrix_norm({m})", "torch.dist({a}, {b}, 2)", "torch.trapezoid({a}, dim={d})", "torch.corrcoef({m2})",
                   "torch.cummin({a}, {d})[0]", "torch.std_mean({a})[1]", "torch.all({mask}, {d})", "torch.argmax({a})", "torch.sum({ints}, {dims})",
                   "torch.amin({a}, {dims}, keepdim=True)", "torch.msort({a})", "torch.sort({a}, dim={d}, descending=True, stable=True)[1]",
                   "F.softmin({a}, {d})", "torch.nanmean({a}, {dims})", "torch.cumsum({ints}, {d})"]
PRODUCTS = ["torch.cdist({m2}, {m2})", "torch.outer({v}, {v2})", "torch.kron({small}, {small})", "torch.mv({m2}, f({side}))", "torch.dot({v}, {v})",
            "torch.addmm({m2}, {m2}, f({side}, {side}))", "torch.einsum('bij,bjk->bik', f(8, {narrow}, {side}), f(8, {side}, {narrow}))",
            "torch.einsum('bi,bj->bij', f(32, {side}), f(32, {side}))", "torch.einsum('bhid,bhjd->bhij', f(2, 4, {side}, 16), f(2, 4, {side}, 16))",
            "F.bilinear(f(32, {narrow}), f(32, {narrow}), f(8, {narrow}, {narrow}))", "F.linear({a}, f(24, {last}), f(24))",
            "torch.cross(f({count}, 3), f({count}, 3), 1)", "torch.tensordot(f({narrow}, 6, {side}), f({side}, 6, {narrow}), [[1, 2], [1, 0]])",
            "F.scaled_dot_product_attention(f(2, 4, {side}, 32), f(2, 4, {side}, 32), f(2, 4, {side}, 32), is_causal=True)",
            "F.scaled_dot_product_attention(f(2, 4, {side}, {narrow}), f(2, 4, 77, {narrow}), f(2, 4, 77, {narrow}))",
            "torch.matmul(f({narrow}, 1, {side}, 17), f(3, 17, {side}))", "torch.linalg.multi_dot([{m2}, {m2}.t(), {m2}])"]
LOSSES = ["F.huber_loss({a}, {b})", "F.l1_loss({a}, {b})", "F.poisson_nll_loss({a}, {p})", "F.gaussian_nll_loss({a}, {b}, {p})",
          "F.triplet_margin_loss({m2}, {m2} + 1, {m2} - 1)", "F.cosine_embedding_loss({m2}, {m2} + 1, torch.ones({height}))",
          "F.multi_margin_loss({logits}, {targets})", "F.soft_margin_loss({a}, {b})", "F.binary_cross_entropy({p}, {p})",
          "F.cross_entropy({logits}, {targets}, label_smoothing=0.1)", "F.cross_entropy({image}, i(3, {plane}))",
          "F.hinge_embedding_loss({a}, {b})", "F.margin_ranking_loss({a}, {b}, {a})", "F.pairwise_distance({m2}, {m2})", "F.multilabel_soft_margin_loss({m2}, {m2})"]
MORE_IMAGES = ["F.avg_pool1d({channels1}, 3, 2)", "F.max_pool1d({channels1}, 3, 2, 1)", "F.adaptive_avg_pool1d({channels1}, 5)",
               "F.interpolate({channels1}, scale_factor=2, mode='linear')", "F.pad({channels1}, [3, 4], mode='reflect')",
               "F.max_pool3d({volume}, 2)", "F.avg_pool3d({volume}, 3, 2, 1)", "F.adaptive_avg_pool3d({volume}, 3)",
               "F.interpolate({volume}, scale_factor=2, mode='trilinear')", "F.interpolate({volume}, scale_factor=2, mode='nearest')",
               "F.pad({volume}, [1, 1, 1, 1, 1, 1], mode='replicate')", "F.fold(F.unfold({image}, 2, stride=2), {hw}, 2, stride=2)",
               "F.interpolate({image}, [33, 47], mode='bilinear', align_corners=True)", "F.interpolate({image}, [33, 47], mode='nearest-exact')",
               "F.interpolate({image}, [9, 9], mode='area')", "F.grid_sample({image}, {grid}, mode='nearest', align_corners=True)",
               "F.max_unpool2d(*F.max_pool2d({image}, 2, return_indices=True), 2)", "F.affine_grid(f({images}, 2, 3), [{images}, 3, 64, 48], align_corners=False)",
               "F.conv1d({channels1}, f(8, {slices}, 3), padding=1)", "F.conv_transpose2d({image}, f({depth}, 6, 2, 2), stride=2)",
               "F.conv2d({image}, f({depth}, 1, 3, 3), padding=1, groups={depth})", "F.conv2d({image}, f(16, {depth}, 3, 3), stride=2)"]
FAMILIES = [(POINTWISE, 10), (BINARY, 15), (REDUCTIONS, 15), (ALONG, 20), (MOVEMENT, 15), (INDEXING, 15), (NORMS, 10), (IMAGES, 10)]
MORE_FAMILIES = [(MORE_POINTWISE, 15), (MORE_INDEXING, 20), (MORE_REDUCTIONS, 15), (PRODUCTS, 15), (LOSSES, 15), (MORE_IMAGES, 20)]
NOT_DIFFERENTIABLE = ["arg", "any(", "count_", " < ", "one_hot", "searchsorted", "sort(", "to(torch", "isclose", "isin",
                      "signbit", "ints", "nonzero", "bincount", "mask}", "bucketize", "histc", "rand", "multinomial", "bernoulli", "few"]


def extent(draw, low, high):
    return max(1, round(math.exp(draw.uniform(math.log(low), math.log(high)))))


def sizes(draw):
    """Sizes of a tensor with 2^11 to 2^22 elements. Small dims are more frequent than in a logarithmic distribution."""
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


def call(draw, families):
    size = sizes(draw)
    names = lambda values: ", ".join(map(str, values))
    d = draw.randrange(len(size))
    dims = sorted(draw.sample(range(len(size)), draw.randint(1, len(size))))
    broadcast = [x if draw.random() < 0.6 else 1 for x in size] if draw.random() < 0.4 else size
    image = [extent(draw, 1, 16), 4 * extent(draw, 1, 32), 2 * extent(draw, 4, 48), 2 * extent(draw, 4, 48)]
    window = draw.choice([2, 3, 5])
    rows, width, count = extent(draw, 8, 20000), extent(draw, 1, 256), extent(draw, 256, 50000)
    side, narrow, height, length = extent(draw, 8, 400), extent(draw, 3, 64), extent(draw, 8, 400), 4 * extent(draw, 16, 500)
    volume = [extent(draw, 1, 4), extent(draw, 1, 16), *(2 * extent(draw, 3, 12) for _ in range(3))]
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
        "ints": f"i(1000, {names(size)})", "ints2": f"i(1000, {names(size)})",
        "few": f"i(1000, {extent(draw, 2, 50)})", "flat": f"i({math.prod(size)}, {count})", "edges": f"torch.linspace(-2, 2, {extent(draw, 4, 300)})",
        "weights": f"p({narrow}, {classes + 5})", "m2": f"f({height}, {side})", "small": f"f({narrow}, {extent(draw, 2, 20)})", "side": side,
        "narrow": narrow, "height": height, "count": count, "ones": [1] * (len(size) - 1), "images": image[0], "depth": image[1], "slices": image[1],
        "hw": image[2:], "plane": names([image[0], *image[2:]]), "channels1": f"f({image[0]}, {image[1]}, {length})", "volume": f"f({names(volume)})",
        "shuffled": f"f({names(image)})", "grid": f"f({names([image[0], image[2], image[3], 2])})",
    }
    family = draw.choices([f for f, _ in families], [weight for _, weight in families])[0]
    form = draw.choice(family)
    if family is BINARY:
        fields["b"] = laid_out(draw, "f", broadcast)
    if math.prod(image) > 2**22 and family in (IMAGES, NORMS, MORE_IMAGES, LOSSES) or samples * classes > 2**22 or count * width > 2**22:
        return call(draw, families)
    text = form.format(**fields)
    text = text if text.startswith(("aten.", "F.", "torch.", "f(", "p(", "(")) else "torch." + text if text[0] != "i" else text
    differentiable = not any(word in form for word in NOT_DIFFERENTIABLE)
    return ("grad " if differentiable and draw.random() < 0.4 else "") + text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="number of calls (default: 100)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--more", action="store_true", help="print calls of ops that programs use less often, instead of the common ones")
    options = parser.parse_args()
    draw = random.Random(options.seed)
    for _ in range(options.count):
        print(call(draw, MORE_FAMILIES if options.more else FAMILIES))


if __name__ == "__main__":
    main()
