"""Real calls of ATen overloads, recorded while PyTorch's operator database runs its samples forward and backward."""
import random
import zlib
from collections import defaultdict

import numpy as np
import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import BinaryUfuncInfo, UnaryUfuncInfo
from torch.utils._python_dispatch import TorchDispatchMode

from corpus_file import Case, View, aten

DTYPES = (torch.float32, torch.float64, torch.bfloat16, torch.int64, torch.bool)
MAX_ELEMENTS = 60
MAX_SAMPLES = 60
# Database entries that run pointwise overloads, although their class is neither UnaryUfuncInfo nor BinaryUfuncInfo.
OTHER_ENTRIES = set(
    "addcdiv addcmul clamp lerp where masked_fill fill copy_ nan_to_num logit to float double bfloat16 bool long polygamma "
    "sgn frac".split()
)


def is_relevant(info):
    by_class = isinstance(info, (UnaryUfuncInfo, BinaryUfuncInfo))
    activation = info.name.startswith("nn.functional.") and info.name.endswith(
        ("elu", "gelu", "silu", "mish", "softplus", "tanh", "hardswish", "hardsigmoid", "sigmoid", "threshold", "shrink",
         "softsign", "glu"))
    # rrelu draws random numbers, and leaves its noise uninitialised outside training.
    return info.name != "nn.functional.rrelu" and (by_class or activation or info.name in OTHER_ENTRIES)


def store(value):
    """The argument in a form that outlives the call; None if it is too large or has a type that is not kept."""
    if not isinstance(value, torch.Tensor):
        return value
    if value.numel() > MAX_ELEMENTS or value.dtype not in DTYPES or value.layout != torch.strided:
        return None
    value = value.detach()
    if value.is_contiguous():
        return value.clone().contiguous()
    count = value.untyped_storage().nbytes() // value.element_size()
    if count > MAX_ELEMENTS:
        return None
    base = value.as_strided((count,), (1,), 0).clone()
    strided = (list(value.shape), list(value.stride()), value.storage_offset())
    return View(base, aten.as_strided.default, strided)


class Recorder(TorchDispatchMode):
    """Keeps the arguments of every call of the wanted overloads, before the call can change them."""

    def __init__(self, wanted):
        super().__init__()
        self.wanted = wanted
        self.cases = defaultdict(list)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = func._schema.name.removeprefix("aten::") + "." + func._overloadname
        if name in self.wanted:
            self._record(name, args, kwargs)
        return func(*args, **kwargs)

    def _record(self, name, args, kwargs):
        with torch.utils._python_dispatch._disable_current_modes():
            leaves = [store(x) for x in args]
            # Devices, layouts and memory formats are the defaults here and would only clutter the text.
            named = {k: store(v) for k, v in kwargs.items() if k in ("dtype",) or not k.endswith(
                ("layout", "device", "memory", "blocking", "format", "dtype"))}
        lost = any(isinstance(a, torch.Tensor) and b is None for a, b in zip(args, leaves))
        if not lost and not any(isinstance(x, (list, tuple, complex)) for x in leaves):
            self.cases[name].append(Case(tuple(leaves), named))


def run_forward_and_backward(info, sample):
    out = info.op(sample.input, *sample.args, **sample.kwargs)
    outs = [o for o in (out if isinstance(out, (list, tuple)) else [out]) if isinstance(o, torch.Tensor) and o.requires_grad]
    leaves = [t for t in (sample.input, *sample.args, *sample.kwargs.values())
              if isinstance(t, torch.Tensor) and t.requires_grad]
    if outs and leaves:
        grads = [torch.empty_like(o).uniform_(-1, 1) for o in outs]
        torch.autograd.grad(outs, leaves, grads, allow_unused=True)


def samples_of(info, dtype):
    grad = dtype.is_floating_point and info.supports_autograd
    for kind in (info.sample_inputs, info.reference_inputs):
        # Seeded by name, so that one operator's samples do not depend on which others ran.
        seed = zlib.crc32(f"{info.full_name}{dtype}".encode())
        torch.manual_seed(seed), np.random.seed(seed), random.seed(seed)
        try:
            count = 0
            for sample in kind("cpu", dtype, requires_grad=grad):
                if isinstance(sample.input, torch.Tensor) and sample.input.numel() <= MAX_ELEMENTS:
                    yield sample
                    count += 1
                if count == MAX_SAMPLES:
                    break
        except Exception:  # some entries have no reference inputs for a type
            continue


def record_operator_database(wanted, progress=lambda text: None):
    """Returns {overload name: recorded cases}."""
    recorder = Recorder(wanted)
    for info in op_db:
        if not is_relevant(info):
            continue
        progress(info.full_name)
        for dtype in DTYPES:
            if dtype not in info.dtypes:
                continue
            for sample in samples_of(info, dtype):
                try:
                    with recorder:
                        run_forward_and_backward(info, sample)
                except Exception:  # ignore samples that this build cannot run
                    continue
    return recorder.cases
