#!/usr/bin/env python3
"""Trains real models with graph-train and compares the losses with PyTorch's. For each model of the corpus
(tests/bench/corpus/names.py), at its small size and with random weights, the script writes an archive of torch.export and
an artifact of torch.compiler.precompile, trains both for some steps on both engines, and trains the module itself in
PyTorch. The losses must be PyTorch's, up to 1e-4 or what PyTorch's own losses change if the last digits of the weights
do. If these changes are large, the model is also trained in float64, up to 1e-9. Needs torch, torchvision, timm, transformers, numpy and safetensors.

examples:
  train_models.py --tools build/release/bin
  train_models.py --tools build/release/bin --only bert --form export --keep /tmp/bert
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import warnings
from collections import Counter

HERE = pathlib.Path(__file__).resolve().parent
CORPUS = HERE.parent / "bench" / "corpus"
FORMS = ("export", "precompile")
ENGINES = ("jit", "interp")
OPTIMIZERS = {"sgd": 1e-2, "momentum": 3e-3, "adam": 1e-3, "adamw": 1e-3}  # names of graph-train, and learning rates
PERTURBED_RUNS = 3
EQUAL = "PyTorch's losses on both engines"
MIN_STEPS = 5  # steps that must be compared


class Failure(Exception):
    """The model can't be written (PyTorch's limit), or the tool refuses it, or its losses are others."""


def load(name, seed):
    import torch
    import recipes

    torch.manual_seed(seed)
    return recipes.find(name)(False)


def batches_of(name, count):
    """Inputs of `count` batches: those of the model's recipe for other seeds."""
    return [tuple(load(name, 100 + i)[1]) for i in range(count)]


def make_optimizer(kind, parameters):
    import torch

    lr = OPTIMIZERS[kind]
    return {"sgd": lambda: torch.optim.SGD(parameters, lr=lr),
            "momentum": lambda: torch.optim.SGD(parameters, lr=lr, momentum=0.9),
            "adam": lambda: torch.optim.Adam(parameters, lr=lr),
            "adamw": lambda: torch.optim.AdamW(parameters, lr=lr)}[kind]()


def cast(values, dtype):
    return tuple(x.to(dtype) if x.is_floating_point() else x for x in values)


def train_in_pytorch(module, batches, kind, steps, perturbation=0.0):
    """The loss of each step. The weights are first changed by about `perturbation`, relative to their size."""
    import copy
    import torch

    module = copy.deepcopy(module)
    with torch.no_grad():
        for parameter in module.parameters():
            parameter *= 1 + perturbation * torch.randn_like(parameter)
    optimizer = make_optimizer(kind, [p for p in module.parameters() if p.requires_grad])
    losses = []
    for step in range(steps):
        optimizer.zero_grad()
        loss = module(*batches[step % len(batches)])
        loss.backward()
        losses.append(loss.item())
        optimizer.step()
    return losses


def save_batches(path, names, batches):
    import torch
    from safetensors.torch import save_file

    save_file({name: torch.stack([batch[i] for batch in batches]).contiguous() for i, name in enumerate(names)}, path)


def write_export(module, batches, folder):
    """Writes model.pt2 and data.safetensors; returns the arguments of graph-train."""
    import torch

    program = torch.export.export(module, batches[0])
    torch.export.save(program, folder / "model.pt2")
    save_batches(folder / "data.safetensors", program.graph_signature.user_inputs, batches)
    return [folder / "model.pt2"]


def write_precompile(module, batches, folder):
    import copy
    import torch
    import torch.compiler.precompile as precompile
    from safetensors.torch import save_file

    def step(model, *inputs):
        loss = model(*inputs)
        loss.backward()
        return loss

    path = folder / "model.py"
    traced = copy.deepcopy(module)
    with precompile.capture(step, artifact_path=str(path), cache_path=str(path) + ".cache",
                            tracer=precompile.MakeFxTracer(), backend="eager") as capture:
        capture(traced, *batches[0])
    values = dict(module.named_parameters(remove_duplicate=True)) | dict(module.named_buffers(remove_duplicate=True))
    save_file({name: value.detach().clone().contiguous() for name, value in values.items()}, folder / "params.safetensors")
    names = [f"flat_{len(values) + 1 + i}" for i in range(len(batches[0]))]
    save_batches(folder / "data.safetensors", names, batches)
    return [path, f"--params={folder / 'params.safetensors'}"]


def train_with_tool(options, given, folder, kind, engine):
    losses = folder / f"{engine}.json"
    command = [options.tools / "graph-train", *given, f"--data={folder / 'data.safetensors'}", f"--steps={options.steps}",
               f"--optimizer={kind}", f"--lr={OPTIMIZERS[kind]}", f"--losses={losses}", f"--backend={engine}"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        raise Failure(f"graph-train on {engine}: not finished within {options.timeout} s") from None
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["no message"]
        raise Failure(f"graph-train on {engine}: exit code {done.returncode}: {lines[0][-300:]}")
    return [row["loss"] for row in json.loads(losses.read_text())["losses"]]


def noise_of(module, batches, kind, steps, expected):
    """By how much PyTorch's own losses up to each step change if the last digits of the weights do."""
    import torch

    roundoff = torch.finfo(torch.get_default_dtype()).eps
    runs = [train_in_pytorch(module, batches, kind, steps, roundoff) for _ in range(PERTURBED_RUNS)]
    noise, largest = [], 0.0
    for step, loss in enumerate(expected):
        largest = max(largest, *(abs(run[step] - loss) for run in runs))
        noise.append(largest)
    return noise


def compare_engines(form, module, batches, kind, options, folder, dtype):
    """Raises Failure, or returns the number of steps before rounding decides the loss, according to PyTorch's own runs."""
    import torch

    torch.set_default_dtype(dtype)  # for the constants that a model creates
    module, batches = module.to(dtype), [cast(batch, dtype) for batch in batches]
    try:
        expected = train_in_pytorch(module, batches, kind, options.steps)
        noise = noise_of(module, batches, kind, options.steps, expected)
        given = (write_export if form == "export" else write_precompile)(module, batches, folder)
    except Exception as error:  # whatever PyTorch raises
        raise Failure(f"left out: PyTorch: {type(error).__name__}: {str(error).strip().splitlines()[0][:200]}") from None
    scale = max(map(abs, expected))
    rtol = 1e-4 if dtype == torch.float32 else 1e-9
    for engine in ENGINES:
        found = train_with_tool(options, given, folder, kind, engine)
        if len(found) != len(expected):
            raise Failure(f"{engine}: {len(found)} losses, expected {len(expected)}")
        for step, (a, b, explained) in enumerate(zip(found, expected, noise)):
            if not abs(a - b) <= max(rtol * scale, 4 * explained):
                raise Failure(f"{engine}, {dtype}: step {step + 1} of {kind}: loss {a:.9g}, PyTorch {b:.9g}; rounding explains "
                              f"a difference of {explained:.2g}")
    return sum(change <= 1e-3 * scale for change in noise)


def train(name, form, options, folder):
    """Raises Failure, or returns the outcome."""
    import torch

    module, _ = load(name, options.seed)
    if not isinstance(module, torch.nn.Module):
        raise Failure("left out: not a module")
    batches = batches_of(name, options.batches)
    kind = list(OPTIMIZERS)[sum(map(ord, name)) % len(OPTIMIZERS)]
    if compare_engines(form, module, batches, kind, options, folder, torch.float32) == options.steps:
        return EQUAL
    steps = compare_engines(form, module, batches, kind, options, folder, torch.float64)
    if steps < MIN_STEPS:
        raise Failure(f"left out: rounding decides the losses from step {steps + 1} on, in float64 too")
    return f"{EQUAL}, in float64" + ("" if steps == options.steps else f" up to step {steps}; rounding decides the others")


def train_in_process(options):
    sys.path.insert(0, str(CORPUS))
    import torch

    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    torch.backends.mkldnn.set_flags(False)  # oneDNN's recurrent layers would be one call with packed weights
    with tempfile.TemporaryDirectory(prefix="train") as temporary:
        folder = options.keep or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            outcome = train(options.only[0], options.form[0], options, folder)
        except Failure as failure:
            outcome = str(failure)
    print(json.dumps(outcome))


def outcome_of(name, form, options):
    """The outcome of a model, computed in a separate process, so that its memory is freed."""
    command = [sys.executable, __file__, "--in-process", "--only", name, "--form", form, "--tools", options.tools,
               "--steps", str(options.steps), "--batches", str(options.batches), "--seed", str(options.seed),
               "--timeout", str(options.timeout), *(["--keep", options.keep / f"{name}_{form}"] if options.keep else [])]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=4 * options.timeout,
                              env=dict(os.environ, HF_HUB_OFFLINE="1", OMP_NUM_THREADS="1"))
    except subprocess.TimeoutExpired:
        return f"script: not finished within {4 * options.timeout} s"
    if done.returncode != 0:
        return "script: " + (done.stderr.strip().splitlines() or ["failed"])[-1][:200]
    return json.loads(done.stdout.splitlines()[-1])


def main():
    sys.path.insert(0, str(CORPUS))
    import names

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tools", type=pathlib.Path, required=True, help="the folder with graph-train")
    parser.add_argument("--only", action="append", help="train only this model; may be repeated")
    parser.add_argument("--form", choices=FORMS, action="append", help="how models are written; may be repeated (default: both)")
    parser.add_argument("--steps", type=int, default=10)
    parser.add_argument("--batches", type=int, default=3, help="number of different batches")
    parser.add_argument("--seed", type=int, default=0, help="seed of the weights")
    parser.add_argument("--timeout", type=int, default=300, help="time limit for a run of graph-train, in seconds")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for what is written")
    parser.add_argument("--in-process", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.in_process:
        return train_in_process(options)
    models = options.only or names.VISION + names.LANGUAGE + names.RECIPES
    failed = 0
    for form in options.form or FORMS:
        outcomes = Counter()
        for name in models:
            outcome = outcome_of(name, form, options)
            print(f"{form} {name}: {outcome}", flush=True)
            outcomes["equal" if outcome.startswith(EQUAL) else "left out" if outcome.startswith("left out") else "failed"] += 1
        print(f"{form}: {outcomes['equal']} of {len(models) - outcomes['left out']} models train to {EQUAL}; "
              f"{outcomes['left out']} left out", flush=True)
        failed += outcomes["failed"]
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
