#!/usr/bin/env python3
"""Trains real models with graph-train and compares the losses with PyTorch's. For each model of the corpus
(tests/bench/corpus/names.py), at its small size and with random weights, the script writes an archive of torch.export and
an artifact of torch.compiler.precompile, trains both for some steps on both engines, and trains the module itself in
PyTorch. The losses must be PyTorch's. PyTorch's own losses change a little if the last digits of the weights change, or
if it computes in float64. The tolerance is four times this change, and at least 1e-4 of the largest loss. If the change
is large, the model is also trained in float64, where the tolerance is at least 1e-9.

Needs torch, torchvision, timm, transformers, numpy and safetensors.

examples:
  train_models.py --tools build/release/bin
  train_models.py --tools build/release/bin --only bert --form export --keep /tmp/bert
"""
import argparse
import itertools
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
INTERPRETER_STEPS = 3  # at most, because the interpreter is slow
OPTIMIZERS = {"sgd": 1e-2, "momentum": 3e-3, "adam": 1e-3, "adamw": 1e-3}  # names of graph-train, and learning rates
PERTURBED_RUNS = 3
EQUAL = "PyTorch's losses on both engines"
MIN_STEPS = 5  # the least number of steps that must be compared


class Failure(Exception):
    """PyTorch cannot write the model, the tool refuses it, or the losses differ."""


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

    try:
        program = torch.export.export(module, batches[0])
    except Exception as error:  # PyTorch may raise any exception
        raise Failure(left_out(error)) from None
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
    try:
        with precompile.capture(step, artifact_path=str(path), cache_path=str(path) + ".cache",
                                tracer=precompile.MakeFxTracer(), backend="eager") as capture:
            capture(traced, *batches[0])
    except Exception as error:  # PyTorch may raise any exception
        raise Failure(left_out(error)) from None
    values = dict(module.named_parameters(remove_duplicate=True)) | dict(module.named_buffers(remove_duplicate=True))
    save_file({name: value.detach().clone().contiguous() for name, value in values.items()}, folder / "params.safetensors")
    names = [f"flat_{len(values) + 1 + i}" for i in range(len(batches[0]))]
    save_batches(folder / "data.safetensors", names, batches)
    return [path, f"--params={folder / 'params.safetensors'}"]


def train_with_tool(options, given, folder, kind, engine, steps):
    losses = folder / f"{engine}.json"
    command = [options.tools / "graph-train", *given, f"--data={folder / 'data.safetensors'}", f"--steps={steps}",
               f"--optimizer={kind}", f"--lr={OPTIMIZERS[kind]}", f"--losses={losses}", f"--backend={engine}"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.timeout)
    except subprocess.TimeoutExpired:
        raise Failure(f"graph-train on {engine}: not finished within {options.timeout} s") from None
    if done.returncode != 0:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["no message"]
        raise Failure(f"graph-train on {engine}: exit code {done.returncode}: {lines[0][-300:]}")
    return [row["loss"] for row in json.loads(losses.read_text())["losses"]]


class Reference:
    """The losses of the module in PyTorch, and for each step the largest change of a loss up to that step, if the last
    digits of the weights change or if PyTorch computes in float64."""

    def __init__(self, module, batches, kind, steps):
        import copy
        import torch

        roundoff = torch.finfo(torch.get_default_dtype()).eps
        self.losses = train_in_pytorch(module, batches, kind, steps)
        runs = [train_in_pytorch(module, batches, kind, steps, roundoff) for _ in range(PERTURBED_RUNS)]
        if torch.get_default_dtype() == torch.float32:
            torch.set_default_dtype(torch.float64)
            precise = copy.deepcopy(module).to(torch.float64)
            runs.append(train_in_pytorch(precise, [cast(batch, torch.float64) for batch in batches], kind, steps))
            torch.set_default_dtype(torch.float32)
        changes = [max(abs(run[step] - loss) for run in runs) for step, loss in enumerate(self.losses)]
        self.noise = list(itertools.accumulate(changes, max))
        self.scale = max(map(abs, self.losses))
        self.rtol = 1e-4 if roundoff > 1e-10 else 1e-9
        # The number of steps until rounding changes a loss by more than 1e-3 of the largest one.
        self.settled = sum(change <= 1e-3 * self.scale for change in self.noise)


def compare_engines(form, module, batches, kind, reference, options, folder):
    """Raises Failure."""
    import torch

    given = (write_export if form == "export" else write_precompile)(module, batches, folder)
    for engine in ENGINES:
        steps = options.steps if engine == "jit" else min(options.steps, INTERPRETER_STEPS)
        found = train_with_tool(options, given, folder, kind, engine, steps)
        if len(found) != steps:
            raise Failure(f"{engine}: {len(found)} losses, expected {steps}")
        for step, (a, b, noise) in enumerate(zip(found, reference.losses, reference.noise)):
            if not abs(a - b) <= max(reference.rtol * reference.scale, 4 * noise):
                raise Failure(f"{engine}, {torch.get_default_dtype()}: step {step + 1} of {kind}: loss {a:.9g}, PyTorch {b:.9g}; "
                              f"rounding changes PyTorch's by {noise:.2g}")


def left_out(error):
    return f"left out: PyTorch: {type(error).__name__}: {(str(error).strip().splitlines() or [''])[0][:200]}"


def train(name, options, folder):
    """The outcome of each form. A form is trained again in float64 if rounding decides its last losses in float32."""
    import torch

    module, _ = load(name, options.seed)
    if not isinstance(module, torch.nn.Module):
        return {form: "left out: not a module" for form in options.form}
    batches = batches_of(name, options.batches)
    kind = list(OPTIMIZERS)[sum(map(ord, name)) % len(OPTIMIZERS)]
    outcomes = {}
    for dtype in (torch.float32, torch.float64):
        waiting = [form for form in options.form if form not in outcomes]
        if not waiting:
            break
        torch.set_default_dtype(dtype)  # for the constants that a model creates
        module, batches = module.to(dtype), [cast(batch, dtype) for batch in batches]
        reference = Reference(module, batches, kind, options.steps)
        for form in waiting:
            try:
                compare_engines(form, module, batches, kind, reference, options, folder)
            except Failure as failure:
                outcomes[form] = str(failure)
                continue
            in_float64 = ", in float64" if dtype == torch.float64 else ""
            if reference.settled == options.steps:
                outcomes[form] = EQUAL + in_float64
            elif in_float64 and reference.settled >= MIN_STEPS:
                outcomes[form] = f"{EQUAL}{in_float64}, up to step {reference.settled}; rounding decides the others"
            elif in_float64:
                outcomes[form] = f"left out: rounding decides the losses from step {reference.settled + 1} on, in float64 too"
    return outcomes


def train_in_process(options):
    sys.path.insert(0, str(CORPUS))
    import torch

    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    torch.backends.mkldnn.set_flags(False)  # oneDNN's recurrent layers would be one call with packed weights
    with tempfile.TemporaryDirectory(prefix="train") as temporary:
        folder = options.keep or pathlib.Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        print(json.dumps(train(options.only[0], options, folder)))


def outcomes_of(name, options):
    """The outcome of each form of a model, computed in a separate process, so that its memory is freed."""
    command = [sys.executable, __file__, "--in-process", "--only", name, "--tools", options.tools,
               "--steps", str(options.steps), "--batches", str(options.batches), "--seed", str(options.seed),
               "--timeout", str(options.timeout), *(["--keep", options.keep / name] if options.keep else [])]
    for form in options.form:
        command += ["--form", form]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=6 * options.timeout,
                              env=dict(os.environ, HF_HUB_OFFLINE="1", OMP_NUM_THREADS="1"))
        problem = (done.stderr.strip().splitlines() or ["failed"])[-1][:200] if done.returncode != 0 else ""
    except subprocess.TimeoutExpired:
        problem = f"not finished within {6 * options.timeout} s"
    return {form: f"script: {problem}" for form in options.form} if problem else json.loads(done.stdout.splitlines()[-1])


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
    parser.add_argument("--keep", type=pathlib.Path, help="folder in which to keep the files that are written")
    parser.add_argument("--in-process", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    options.form = options.form or list(FORMS)
    if options.in_process:
        return train_in_process(options)
    models = options.only or names.VISION + names.LANGUAGE + names.RECIPES
    outcomes = {form: Counter() for form in options.form}
    for name in models:
        for form, outcome in outcomes_of(name, options).items():
            print(f"{form} {name}: {outcome}", flush=True)
            kinds = [kind for kind in (EQUAL, "left out") if outcome.startswith(kind)] or ["failed"]
            outcomes[form][kinds[0]] += 1
    for form, count in outcomes.items():
        print(f"{form}: {count[EQUAL]} of {len(models) - count['left out']} models train to {EQUAL}; "
              f"{count['left out']} left out")
    return 1 if any(count["failed"] or not count[EQUAL] for count in outcomes.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
