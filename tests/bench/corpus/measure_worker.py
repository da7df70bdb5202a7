#!/usr/bin/env python3
"""A process that runs one graph of the corpus with PyTorch and times it on demand. measure.py starts it.

usage: measure_worker.py GRAPH.code THREADS eager|inductor

Writes one JSON line when it is ready: the seconds until it was ready and its peak resident memory, or why it cannot
run. Then reads a number of calls from each line of standard input, makes these calls, and writes their times in
milliseconds as a JSON list.
"""
import gc
import inspect
import json
import os
import pathlib
import sys
import time


def read_module(path):
    """The graph as a module, and its inputs."""
    import numpy
    import torch

    names = {"torch": torch, "device": torch.device, "inf": float("inf"), "nan": float("nan"), "NoneType": type(None)}
    text = path.read_text().replace("class <lambda>(", "class GraphModule(", 1)  # the name of a traced function's module
    exec(compile(text, str(path), "exec"), names)  # the corpus's own text
    module = next(v for v in names.values() if isinstance(v, type) and issubclass(v, torch.nn.Module))()
    arrays = dict(numpy.load(path.with_suffix("").with_suffix(".inputs.npz")))
    tensors = {}
    for key, array in arrays.items():
        if key.endswith(".strides"):
            continue
        is_bfloat16 = array.dtype.kind == "V"
        tensor = torch.from_numpy(array.view(numpy.int16) if is_bfloat16 else array).clone()
        tensor = tensor.view(torch.bfloat16) if is_bfloat16 else tensor
        if key + ".strides" in arrays:
            strides = [int(s) for s in arrays[key + ".strides"]]
            tensor = torch.empty_strided(tensor.shape, strides, dtype=tensor.dtype).copy_(tensor)
        tensors[key] = tensor
    given = list(inspect.signature(module.forward).parameters)
    for key, tensor in tensors.items():
        if key not in given:
            module.register_buffer(key, tensor)
    return torch.fx.symbolic_trace(module), [tensors[key] for key in given]


def main():
    path, threads, engine = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    answers = os.fdopen(os.dup(1), "w")  # libraries print to standard output, so answers need their own descriptor
    os.dup2(2, 1)
    import resource

    import torch

    torch.set_num_threads(threads)
    try:
        module, inputs = read_module(path)
        start = time.perf_counter()
        if engine == "inductor":
            from torch._inductor import compile as compile_graph

            call = compile_graph(module, inputs)
        else:
            call = module
        with torch.no_grad():
            call(*inputs)
        ready = {"ready_s": time.perf_counter() - start}
    except Exception as error:  # a failed peer is reported like any other result
        ready = {"failed": f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"[:200]}
    ready["peak_bytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    gc.collect()
    gc.disable()
    print(json.dumps(ready), file=answers, flush=True)
    for line in sys.stdin:
        times = []
        with torch.no_grad():
            for _ in range(int(line)):
                begin = time.perf_counter()
                call(*inputs)
                times.append((time.perf_counter() - begin) * 1e3)
        print(json.dumps(times), file=answers, flush=True)


if __name__ == "__main__":
    main()
