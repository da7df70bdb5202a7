"""Checks graphs of GraphNet (github.com/PaddlePaddle/GraphNet) without running them. Each graph is resolved to ATen ops,
typed, differentiated with respect to its parameters, prepared for native code, printed in both forms and read back.
Prints what fails, grouped by cause. Needs no PyTorch.

example: python check_graphs.py ../GraphNet --tools build/release/bin --count 2071
"""
import argparse
import random
import re
import tempfile
from collections import defaultdict
from pathlib import Path

from resolve_graphs import (StageFailure, first_cause, parameter_names, run_tool, sample_folders, stated_inputs,
                            typed_text)

CALL_WITHOUT_TYPE = re.compile(r"^ +(\w+) = (torch\.ops\.\S+?)\(", re.M)
INDEPENDENT = "no real floating-point output depends differentiably"


def with_numbers(text, folder):
    """The text in which x.item() of an input is replaced by the number that the metadata states for this input."""
    inputs = {name.lower(): stated for name, stated in stated_inputs(folder).items()}

    def number(match):
        stated = inputs.get(match[2].lower())
        if stated is None:
            return match[0]
        value = stated["data"][0] if stated.get("data") else stated.get("mean") or stated.get("min_val") or 0
        return f"{match[1]} = {value!r} * 1"

    return re.sub(r"(\b\w+) = (?:\(\s*)?(\w+)\.item\(\)(?:\s*\))?$", number, text, flags=re.M)


def returned(text):
    """The names that the last return statement of a printed graph returns."""
    return re.findall(r"[\w.]+", re.findall(r"^ +return (.*)$", text, re.M)[-1])


def types(text):
    """Name -> type of each value that a printed graph declares."""
    return dict(re.findall(r"(\w+): \"([^\"]*)\"", text))


class Checker:
    def __init__(self, options, work):
        self.tools, self.limit, self.work = options.tools, options.timeout, work

    def run(self, stage, name, *arguments):
        return run_tool(stage, [self.tools / name, *arguments], self.limit).stderr

    def check_text(self, stage, graph):
        """Every call has a type and a known op, and reading and printing again changes neither printed form."""
        text = graph.read_text()
        # A call with several results states no type; its items do.
        used = set(re.findall(r"\b(\w+)[,)]", text))
        for name, target in CALL_WITHOUT_TYPE.findall(text):
            if name in used:
                raise StageFailure(f"{stage}: {target} has no type")
        again, fx, fx_again = (self.work / name for name in ("again.code", "again.fx", "again2.fx"))
        notes = self.run(f"{stage}: read", "graph-dump", graph, "--format=code", "-o", again)
        if "unknown calls" in notes:
            raise StageFailure(f"{stage}: {first_cause(notes)}")
        if again.read_text() != text:
            raise StageFailure(f"{stage}: the code differs when it is read and printed again")
        self.run(f"{stage}: print", "graph-dump", graph, "--format=fx", "-o", fx)
        self.run(f"{stage}: read fx", "graph-dump", fx, "--format=fx", "-o", fx_again)
        if fx_again.read_text() != fx.read_text():
            raise StageFailure(f"{stage}: the fx form differs when it is read and printed again")

    def check(self, folder):
        """Raises StageFailure."""
        text, missing = typed_text(folder)
        if missing:
            raise StageFailure("sample: an input has no stated type")
        model, forward, joint, native = (self.work / name for name in ("model.py", "forward.code", "joint.code", "native.code"))
        model.write_text(with_numbers(text, folder))
        notes = self.run("resolve", "graph-optimize", model, "--passes=resolve_python_targets", "--format=code", "-o", forward)
        if "cannot be replaced" in notes:
            raise StageFailure(f"resolve: {first_cause(notes)}")
        self.check_text("forward", forward)
        self.run("forward: native passes", "graph-optimize", "--native", forward, "--format=code", "-o", native)
        self.check_text("forward after native passes", native)

        stated, parameters = types(text), parameter_names(folder)
        wrt = [name for name in stated if name in parameters and re.match(r"b?f\d", stated[name])]
        if not wrt:
            return
        try:
            self.run("graph-grad", "graph-grad", model, *(f"--wrt={name}" for name in wrt), "--format=code", "-o", joint)
        except StageFailure as finding:
            if INDEPENDENT in str(finding):
                return
            raise
        self.check_text("joint", joint)
        text = joint.read_text()
        made = types(text)
        for name, gradient in zip(wrt, returned(text)[-len(wrt):]):
            if gradient != "None" and made.get(gradient) is not None and made[gradient] != stated[name]:
                raise StageFailure("joint: the type of a gradient differs from that of its parameter")
        self.run("joint: native passes", "graph-optimize", "--native", joint, "--format=code", "-o", native)
        self.check_text("joint after native passes", native)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--tools", type=Path, required=True, help="the folder with graph-dump, graph-grad and graph-optimize")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only graphs whose folder contains this text")
    parser.add_argument("--timeout", type=int, default=120, help="time limit for each run of a tool, in seconds")
    options = parser.parse_args()
    folders = [folder for folder in sample_folders(options.checkout) if options.only in str(folder)]
    random.Random(options.seed).shuffle(folders)
    folders = folders[: options.count]
    causes = defaultdict(list)
    with tempfile.TemporaryDirectory(prefix="graphnet") as work:
        for folder in folders:
            name = str(folder.relative_to(options.checkout / "samples"))
            try:
                Checker(options, Path(work)).check(folder)
            except StageFailure as finding:
                causes[str(finding)].append(name)
                print(f"{name}: {finding}", flush=True)
    good = len(folders) - sum(len(names) for names in causes.values())
    print(f"\n{good} of {len(folders)} graphs pass")
    for cause, names in sorted(causes.items(), key=lambda item: -len(item[1])):
        print(f"{len(names):5}  {cause}; first: {names[0]}")


if __name__ == "__main__":
    main()
