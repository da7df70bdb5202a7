"""Turns samples of PyTorch's operator database into samples with inputs that the database lacks. PyTorch decides
whether a changed sample is valid."""
import random

import torch
import torch.utils._pytree as pytree
from torch.testing._internal.opinfo.core import SampleInput

DTYPES = [torch.float32, torch.float64, torch.bfloat16, torch.float16, torch.int64, torch.int32, torch.uint8, torch.bool]
SHARE = 0.6  # of the tensors are changed, so that dtypes and numbers of dims are mixed


def strided(tensor, draw):
    """The same values with a step of 2 in the last dim, in reversed dims, or after an offset."""
    if tensor.dim() == 0:
        return tensor
    kind = draw.randrange(3)
    if kind == 0:
        return tensor.repeat_interleave(2, -1)[..., ::2]
    if kind == 1:
        dims = list(range(tensor.dim()))[::-1]
        return tensor.permute(dims).contiguous().permute(dims)
    return torch.cat([tensor[:1], tensor], 0)[1:] if len(tensor) else tensor


def expanded(tensor, draw):
    """One dim repeats its first element, with a stride of 0."""
    dims = [d for d, size in enumerate(tensor.shape) if size > 1]
    if not dims:
        return tensor
    return tensor.narrow(draw.choice(dims), 0, 1).contiguous().expand(tensor.shape)


def special(tensor, draw):
    """Up to three elements become NaN, infinite, zero, or as large or as small as the dtype allows."""
    if tensor.numel() == 0 or tensor.dtype == torch.bool:
        return tensor
    values = [0, 1, -1]
    if tensor.is_floating_point():
        limits = torch.finfo(tensor.dtype)
        values = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, limits.max, -limits.max, limits.tiny, 1.0]
    tensor = tensor.clone(memory_format=torch.contiguous_format)
    flat = tensor.view(-1)
    for _ in range(draw.randint(1, 3)):
        flat[draw.randrange(len(flat))] = draw.choice(values)
    return tensor


def without_dims(tensor, draw):
    return tensor.reshape(-1)[0] if tensor.numel() and draw.random() < SHARE else tensor


def promoted(tensor, draw):
    return tensor.to(draw.choice(DTYPES)) if draw.random() < SHARE else tensor


def emptied(tensors, draw):
    """Picks a size that occurs in the sample, and makes all dims of that size empty."""
    sizes = sorted({size for x in tensors for size in x.shape})
    chosen = draw.choice(sizes) if sizes else None

    def change(tensor, _):
        for dim, size in enumerate(tensor.shape):
            if size == chosen:
                tensor = tensor.narrow(dim, 0, 0)
        return tensor.contiguous()

    return change


def other_number(value, draw):
    """An integer nearby, often a dim that is counted from the end."""
    return draw.choice([value, -1, -2, -value - 1, 0, value + 1]) if type(value) is int else value


CHANGES = {"strided": strided, "expanded": expanded, "special": special, "without_dims": without_dims, "promoted": promoted}
KINDS = (*CHANGES, "empty", "numbers", "any")


def is_changeable(x):
    return isinstance(x, torch.Tensor) and x.layout == torch.strided and not x.is_quantized and not x.dtype.is_complex


def vary(sample, kind, seed):
    """A copy of the sample that is changed as `kind` says ("any" draws a kind), or None if there is nothing to change."""
    draw = random.Random(seed)
    if kind == "any":
        kind = draw.choice(KINDS[:-1])
    leaves, tree = pytree.tree_flatten((sample.input, sample.args, sample.kwargs))
    if kind == "numbers":
        changed = [other_number(x, draw) for x in leaves]
        if all(a == b for a, b in zip(changed, leaves) if type(a) is int):
            return None
    else:
        change = CHANGES.get(kind) or emptied([x for x in leaves if isinstance(x, torch.Tensor)], draw)

        def apply(x):
            y = change(x.detach(), draw)
            return y.detach().requires_grad_(x.requires_grad and y.is_floating_point())

        changed = [apply(x) if is_changeable(x) else x for x in leaves]
    first, args, kwargs = pytree.tree_unflatten(changed, tree)
    return SampleInput(first, args=args, kwargs=kwargs)
