"""Inputs of a GraphNet sample, and what PyTorch computes from them."""
import math
import random
import re
import types

import numpy as np
import torch

from resolve_graphs import stated_inputs

BYTES = {"float64": 8, "int64": 8, "complex64": 8, "float32": 4, "int32": 4, "float16": 2, "bfloat16": 2, "int16": 2,
         "int8": 1, "uint8": 1, "bool": 1}


def stated_bytes(folder):
    """The bytes of all inputs. Reads the files as text, because some hold much data."""
    count = 0
    for name in ("weight_meta.py", "input_meta.py"):
        text = (folder / name).read_text() if (folder / name).exists() else ""
        for shape, dtype in re.findall(r"shape = \[([^\]]*)\]\s+dtype = \"torch\.(\w+)\"", text):
            count += math.prod(int(size) for size in shape.split(",") if size.strip()) * BYTES[dtype]
    return count


def make_input(stated, generator):
    """A tensor of the stated dtype and shape, with the stated data, else with values of the stated range or spread."""
    dtype, shape = getattr(torch, stated["dtype"].removeprefix("torch.")), stated["shape"]
    if stated.get("data") is not None:
        return torch.tensor(stated["data"], dtype=dtype).reshape(shape)
    low, high = stated.get("min_val"), stated.get("max_val")
    if not dtype.is_floating_point:
        return torch.randint(low or 0, (1 if high is None else high) + 1, shape, generator=generator).to(dtype)
    mean, std = stated.get("mean") or 0.0, 1.0 if stated.get("std") is None else stated["std"]
    if not shape and mean == std == 0:
        return torch.tensor(1e-5, dtype=dtype)  # an epsilon, of which the file states only three digits
    value = mean + std * torch.randn(shape, generator=generator, dtype=torch.float32)
    return value.clamp(low, high).to(dtype) if low is not None or high is not None else value.to(dtype)


def make_inputs(folder, seed):
    generator = torch.Generator().manual_seed(seed)
    inputs = {}
    for name, stated in stated_inputs(folder).items():
        inputs[name] = make_input(stated, generator)
    return inputs


def leaves(value):
    if isinstance(value, (tuple, list)):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def to_array(value):
    if not isinstance(value, torch.Tensor):
        return np.asarray(value)
    value = value.detach().contiguous()
    return value.view(torch.int16).numpy().view("V2") if value.dtype == torch.bfloat16 else value.numpy()


class Reference:
    """The sample's module, loaded for the CPU."""

    def __init__(self, text):
        self.text = re.sub(r'device\(\s*type="cuda"(, index=\d+)?\s*\)', 'device("cpu")', text).replace('"cuda:0"', '"cpu"')
        module = types.ModuleType("sample")
        exec(compile("from torch import device, inf, nan\n" + self.text, "model.py", "exec"), module.__dict__)
        self.module = module.GraphModule()
        self.header = re.search(r"def forward\(\s*self,(.*?)\)\s*(?:->[^:]*)?:", text, re.S)[1]
        self.names = re.findall(r"(\w+):", self.header)

    def run(self, inputs, wrt=(), seed=0):
        """The outputs, the leaves with respect to which they may be differentiated, and whether the graph draws random
        numbers."""
        torch.manual_seed(seed)
        random.seed(seed)
        given = {}
        for name in self.names:
            value = inputs[name].clone()
            is_number = re.search(rf"\b{name}: torch\.SymInt", self.header)
            given[name] = int(value) if is_number else value.requires_grad_() if name in wrt else value
        before = torch.get_rng_state(), random.getstate()
        with torch.set_grad_enabled(bool(wrt)):
            # A write to a leaf is refused while gradients are recorded, and a graph may write to its inputs.
            outputs = leaves(self.module(**given))
        is_random = not torch.equal(before[0], torch.get_rng_state()) or before[1] != random.getstate()
        return outputs, {name: given[name] for name in self.names if name in wrt}, is_random

    def gradients(self, outputs, given, seed):
        """The tangents by output number, and the gradients by input name, of the results of `run`."""
        generator = torch.Generator().manual_seed(seed)
        tangents = {}
        for i, value in enumerate(outputs):
            if isinstance(value, torch.Tensor) and value.requires_grad:
                tangents[i] = torch.randn(value.shape, generator=generator).to(value.dtype)
        if not tangents:
            return {}, {}
        gradients = torch.autograd.grad([outputs[i] for i in tangents], list(given.values()), list(tangents.values()),
                                        allow_unused=True)
        return tangents, dict(zip(given, gradients))
