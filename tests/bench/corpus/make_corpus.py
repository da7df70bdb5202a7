#!/usr/bin/env python3
"""Makes the corpus: forward, backward and joint graphs of many models, as AOTAutograd passes them to a compiler, with
PyTorch's results.

Writes NAME_{forward,backward,joint}.code, .inputs.npz and .expected.npz for each model and size, which compare.py and
measure.py read. Each model is made in its own process. Needs torch, torchvision, timm and transformers.

examples:
  make_corpus.py --out /tmp/corpus                          all models, small
  make_corpus.py --out /tmp/corpus --size large --parts joint
  make_corpus.py --out /tmp/corpus --only gpt2 --only lstm
  make_corpus.py --out /tmp/bf16 --size large --parts joint --autocast
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import warnings

HERE = pathlib.Path(__file__).resolve().parent
PARTS = ("forward", "backward", "joint")
SECONDS = 1500  # for each model
LEFT_OUT = "left out, because it is a function"


def write(folder, name, module, args):
    """Writes a graph with flat placeholders, its inputs and its outputs; returns the outputs."""
    import numpy as np
    import re
    import torch

    text = re.sub(r"File: \S*?([^/\s]+\.py:\d+)", r"File: \1", module.print_readable(print_output=False))

    def array(value):
        if not isinstance(value, torch.Tensor):
            return np.array(value)
        value = value.detach()
        return value.numpy() if value.dtype != torch.bfloat16 else value.view(torch.int16).numpy().view("V2")

    arrays = {}
    for node, value in zip((n for n in module.graph.nodes if n.op == "placeholder"), args):
        arrays[node.name] = np.array(array(value), copy=True, order="C")
        if isinstance(value, torch.Tensor) and not value.is_contiguous():
            arrays[node.name + ".strides"] = np.array(value.stride())
    for node in module.graph.nodes:
        if node.op == "get_attr":
            arrays[node.target] = array(getattr(module, node.target)).copy()
    # Saved before the run, which may write to its inputs.
    np.savez(folder / f"{name}.inputs.npz", **arrays)
    outputs = module(*args)
    np.savez(folder / f"{name}.expected.npz",
             **{f"out{i}": array(x) for i, x in enumerate(outputs) if isinstance(x, torch.Tensor)})
    (folder / f"{name}.code").write_text(text.rstrip() + "\n")
    return outputs


def flat_joint(module):
    """A copy of AOTAutograd's joint graph whose placeholders are an ordinary flat list."""
    import copy
    import torch

    graph = copy.deepcopy(module.graph)
    graph.set_codegen(torch.fx.graph.CodeGen())
    flat = []
    for node in graph.nodes:
        if node.op == "output":
            def collect(value):
                if isinstance(value, (list, tuple)):
                    for item in value:
                        collect(item)
                else:
                    flat.append(value)
            collect(node.args[0])
            node.args = (tuple(flat),)
            if "desc" in node.meta:
                del node.meta["desc"]
    return torch.fx.GraphModule(module, graph)


def make_by_autograd(folder, name, module, inputs, parts, autocast):
    """The graphs of module(*inputs), which returns a loss, and of its backward."""
    import torch
    from functorch.compile import aot_module_simplified, default_partition, make_boxed_func

    class Tuple(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.model = module

        def forward(self, *given):
            with torch.autocast("cpu", torch.bfloat16, enabled=autocast):
                return (self.model(*given),)

    made = {}

    def partition(joint, joint_inputs, **options):
        made["joint"] = flat_joint(joint)
        return default_partition(joint, joint_inputs, **options)

    def compiler(part):
        def compile_part(graph_module, _):
            def run(*args):
                args = list(args)
                made[part] = [a.detach().clone() if isinstance(a, torch.Tensor) and part == "forward" else a
                              for a in args]
                if part in parts:
                    return list(write(folder, f"{name}_{part}", graph_module, args))
                return list(graph_module(*args))

            return make_boxed_func(run)

        return compile_part

    compiled = aot_module_simplified(Tuple(), inputs, fw_compiler=compiler("forward"), bw_compiler=compiler("backward"),
                                     partition_fn=partition)
    compiled(*inputs)[0].backward()
    if "joint" in parts:
        joint = made["joint"]
        names = [n.name for n in joint.graph.nodes if n.op == "placeholder"]
        tangents = len([n for n in names if n.startswith("tangents")])
        write(folder, f"{name}_joint", joint, made["forward"] + list(made["backward"])[-tangents:])


def make_by_tracing(folder, name, step, inputs, parts):
    """The graph of a function that computes gradients or updates itself."""
    import torch
    from torch.fx.experimental.proxy_tensor import make_fx

    module = make_fx(step, tracing_mode="fake")(*inputs)
    module.graph.eliminate_dead_code()
    module.recompile()
    if "joint" in parts:
        with torch.no_grad():
            write(folder, f"{name}_joint", module, [x.detach().clone() for x in inputs])


def graph_name(name, size, autocast):
    return f"{name}_{size}" + ("_bf16" if autocast else "")


def make(name, size, folder, parts, autocast):
    sys.path.insert(0, str(HERE))
    import torch
    import recipes

    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    torch.manual_seed(0)
    torch.backends.mkldnn.set_flags(False)  # oneDNN's recurrent layers would be one call with packed weights
    model, inputs = recipes.find(name)(size == "large")
    path_name = graph_name(name, size, autocast)
    if isinstance(model, torch.nn.Module):
        make_by_autograd(folder, path_name, model, inputs, parts, autocast)
    elif autocast:
        print(LEFT_OUT)
    else:
        make_by_tracing(folder, path_name, model, inputs, parts)


def main():
    sys.path.insert(0, str(HERE))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=pathlib.Path, required=True, help="folder to write to")
    parser.add_argument("--size", choices=("small", "large"), action="append", help="sizes of the models; may be repeated (default: small)")
    parser.add_argument("--parts", choices=PARTS, action="append", help="graphs to write for each model; may be repeated (default: all)")
    parser.add_argument("--only", action="append", help="make only this model; may be repeated")
    parser.add_argument("--others", action="store_true", help="make the other models, which were not used for tuning")
    parser.add_argument("--random", metavar="A..B", help="make random models with the seeds from A to B - 1 (random_models.py)")
    parser.add_argument("--autocast", action="store_true", help="run modules under autocast with bfloat16; leave out steps that are functions")
    parser.add_argument("--missing", action="store_true", help="skip models whose graphs exist already")
    parser.add_argument("--jobs", type=int, default=1, help="number of models to make in parallel (default: 1)")
    parser.add_argument("--in-process", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    sizes, parts = options.size or ["small"], options.parts or list(PARTS)
    if options.in_process:
        make(options.only[0], sizes[0], options.out, parts, options.autocast)
        return 0
    import names

    def run(job):
        name, size = job
        if options.missing and (options.out / f"{graph_name(name, size, options.autocast)}_joint.code").exists():
            return True
        command = [sys.executable, __file__, "--in-process", "--only", name, "--size", size, "--out", options.out]
        for part in parts:
            command += ["--parts", part]
        if options.autocast:
            command.append("--autocast")
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, env=dict(
                os.environ, HF_HUB_OFFLINE="1", OMP_NUM_THREADS="1"))
            error = "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["failed"])[-1]
        except subprocess.TimeoutExpired:
            error = f"not finished within {SECONDS} s"
        outcome = error[:300] or (LEFT_OUT if LEFT_OUT in done.stdout else "made")
        print(f"{name} {size}: {outcome}", flush=True)
        return not error

    chosen = options.only or (names.OTHERS if options.others else names.NAMES)
    if options.random:
        first, last = options.random.split("..")
        chosen = [f"random_{seed}" for seed in range(int(first), int(last))]
    jobs = [(name, size) for size in sizes for name in chosen]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        return 0 if all(list(pool.map(run, jobs))) else 1


if __name__ == "__main__":
    sys.exit(main())
