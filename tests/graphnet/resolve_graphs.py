"""Counts how many graphs of GraphNet (github.com/PaddlePaddle/GraphNet) resolve completely to ATen ops, and reports
the reasons for the others. A graph's inputs get the types that its weight_meta.py and input_meta.py state; graph-optimize
resolves it.

example: python resolve_graphs.py ../GraphNet --tool build/release/bin/graph-optimize --count 120
"""
import argparse
import ast
import random
import re
import subprocess
from collections import Counter
from pathlib import Path

ABBREVIATIONS = {"torch.float32": "f32", "torch.float64": "f64", "torch.float16": "f16", "torch.bfloat16": "bf16",
                 "torch.int64": "i64", "torch.int32": "i32", "torch.int16": "i16", "torch.int8": "i8", "torch.uint8": "u8",
                 "torch.bool": "b8", "torch.complex64": "c64"}
TIMEOUT_SECONDS = 300
FAMILIES = ("transformers-auto-model", "timm")


def sample_folders(checkout):
    """The folders of all graphs of the two families, in alphabetical order."""
    return sorted(path.parent for family in FAMILIES for path in (checkout / "samples" / family).rglob("model.py"))


CALL_OR_OPERATOR = re.compile(r"= (?:\(\s*)?(?:((?:torch|operator|math)[\w.]*|getattr)\(|\w+\.(\w+)\()| (//|\*\*|<=|>=|==|[-+*/%@<>&|]) ")


def structure_of(folder):
    """The targets of a graph's calls, and its operators, in order. Graphs with the same structure differ only in names and
    numbers."""
    return tuple("".join(match) for match in CALL_OR_OPERATOR.findall((folder / "model.py").read_text()))


def stated_inputs(folder):
    """Input name -> the constants of its class in the two metadata files."""
    inputs = {}
    for name in ("weight_meta.py", "input_meta.py"):
        path = folder / name
        if not path.exists():
            continue
        for item in ast.parse(path.read_text()).body:
            if not isinstance(item, ast.ClassDef):
                continue
            constants = {}
            for line in item.body:
                try:
                    constants[line.targets[0].id] = ast.literal_eval(line.value)
                except (AttributeError, ValueError):
                    continue  # an expression: the data of a large tensor
            if "name" in constants:
                inputs[constants["name"]] = constants
    return inputs


def typed_text(folder):
    """The text of model.py with a type for each parameter, and the parameters without one."""
    text = (folder / "model.py").read_text()
    inputs, missing = stated_inputs(folder), []

    def annotated(match):
        name, kind = match[1], match[2]
        stated = inputs.get(name)
        if stated is None:
            missing.append(name)
            return match[0]
        if kind == "torch.SymInt":
            return f'{name}: "Sym({(stated.get("data") or [4])[0]})"'
        return f'{name}: "{ABBREVIATIONS[stated["dtype"]]}[{", ".join(map(str, stated["shape"]))}]"'

    end = re.compile(r"\)\s*(->[^:]*)?:").search(text, text.index("def forward(")).start()
    header = re.sub(r"(\w+): (torch\.nn\.parameter\.(?:Parameter|Buffer)|torch\.Tensor|torch\.SymInt)", annotated, text[:end])
    return header + text[end:], missing


def parameter_names(folder):
    return set(re.findall(r"(\w+): torch\.nn\.parameter\.Parameter", (folder / "model.py").read_text()))


class StageFailure(Exception):
    """The first stage that fails for a graph, and why."""


def run_tool(stage, command, limit):
    """Runs a tool and returns the finished process. Raises StageFailure if it fails or takes more than `limit` seconds."""
    try:
        run = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        raise StageFailure(f"{stage}: more than {limit} s") from None
    if run.returncode != 0:
        raise StageFailure(f"{stage} ({run.returncode}): {first_cause(run.stdout + run.stderr)}")
    return run


def first_cause(text):
    """A tool's first error message, without the parts that differ from graph to graph."""
    differing = [line for line in text.splitlines() if re.search(r" (differs|not in) |found ", line) and "out" in line[:5]]
    not_replaced = r"%\w+ \(\S+\) cannot be replaced by simpler ops: "
    errors = [line for line in text.splitlines() if "error:" in line or re.search(not_replaced, line)]
    lines = text.splitlines()
    at = lines.index(errors[0]) if errors else 0
    cause = " ".join(lines[at:at + 2]) if errors else (text.strip().splitlines() or ["no message"])[-1]
    if differing and "outputs differ" in cause:
        cause = "outputs differ: " + differing[0]
    return re.sub(r"[0-9]+", "N", re.sub(r"%\w+", "%x", re.sub(r"\[?/tmp/\S+", "", cause)))[:220]


def first_unresolved(text):
    """The target of the first call that is neither an ATen op nor Python arithmetic; None if there is no such call."""
    for line in text.splitlines():
        match = re.search(r"call_(function|method|module)\[target=([^\]]+)\]", line)
        if match and (match[1] != "function" or not match[2].startswith(("torch.ops.", "operator.", "math.", "torch.sym_"))):
            return match[2] if match[1] == "function" else f"{match[1]} {match[2]}"
    return None


def resolve(tool, folder):
    """None for a graph that resolves completely, else the reason why it does not."""
    text, missing = typed_text(folder)
    if missing:
        return "an input without a stated type"
    command = [tool, "-", "--passes=resolve_python_targets", "--format=fx"]
    try:
        run = subprocess.run(command, input=text, capture_output=True, text=True, timeout=TIMEOUT_SECONDS)
    except subprocess.TimeoutExpired:
        return f"more than {TIMEOUT_SECONDS} s"
    left = re.search(r"%\w+ \((\S+)\) cannot be replaced by simpler ops: (.*)", run.stderr)
    if left is not None:
        return f"{left[1]}: {re.sub(r'[0-9]+', 'N', left[2])[:160]}"
    if run.returncode != 0:
        errors = [line for line in run.stderr.splitlines() if "error:" in line] or ["no message"]
        return re.sub(r"[0-9]+", "N", re.sub(r"%\w+", "%x", errors[0]))[:200]
    return first_unresolved(run.stdout)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("--tool", default="graph-optimize")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--verbose", action="store_true", help="also name each graph that does not resolve")
    options = parser.parse_args()
    folders = sample_folders(options.checkout)
    random.Random(options.seed).shuffle(folders)
    reasons, total = Counter(), 0
    for folder in folders[: options.count]:
        total += 1
        reason = resolve(options.tool, folder)
        if reason is not None:
            reasons[reason] += 1
            if options.verbose:
                print(f"{folder.relative_to(options.checkout)}: {reason}", flush=True)
    print(f"{total - sum(reasons.values())} of {total} graphs resolve completely")
    for reason, count in reasons.most_common():
        print(f"{count:5}  {reason}")


if __name__ == "__main__":
    main()
