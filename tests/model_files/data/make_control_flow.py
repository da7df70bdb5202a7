"""Writes control_flow.pt2, a program with a scan and a cond, with inputs and PyTorch's results (PyTorch 2.15)."""

import json
import os
import zipfile

import torch
from safetensors.torch import save_file
from torch._higher_order_ops import scan

os.chdir(os.path.dirname(os.path.abspath(__file__)))


class ControlFlow(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.w = torch.nn.Parameter(torch.arange(-4, 5).view(3, 3) / 8)

    def forward(self, flag, h, xs):
        def step(h, x):
            h = torch.tanh(h @ self.w + x)
            return h, h * 2

        h, ys = scan(step, h, xs)
        return torch.cond(flag, lambda y: y.sum(0), lambda y: y[0] - 1, (ys,)), h


def clean(value):
    """Reduces the metadata of nodes, also in subgraphs, to the first line of the stack trace that is in this file."""
    if isinstance(value, list):
        return [clean(item) for item in value]
    if not isinstance(value, dict):
        return value
    value = {key: clean(item) for key, item in value.items()}
    if isinstance(value.get("metadata"), dict):
        lines = value["metadata"].get("stack_trace", "").split("\n")
        at = next((i for i, line in enumerate(lines) if __file__ in line), None)
        kept = [] if at is None else lines[at : at + 2]
        value["metadata"] = {"stack_trace": "\n".join(kept).replace(os.path.abspath(__file__), "make_control_flow.py")}
    return value


def save(name, program):
    torch.export.save(program, f"{name}.pt2")
    with zipfile.ZipFile(f"{name}.pt2") as archive:
        entries = {entry: archive.read(entry) for entry in archive.namelist()}
    path = f"{name}/models/model.json"
    entries[path] = json.dumps(clean(json.loads(entries[path]))).encode()
    with zipfile.ZipFile(f"{name}.pt2", "w", zipfile.ZIP_DEFLATED) as archive:
        for entry, content in entries.items():
            archive.writestr(zipfile.ZipInfo(entry, (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)


torch.manual_seed(0)
values = torch.tensor(True), torch.randn(2, 3), torch.randn(5, 2, 3)
model = ControlFlow()
program = torch.export.export(model, values)
save("control_flow", program)
with torch.no_grad():
    out = program.module()(*values)
save_file({"flag": values[0], "h": values[1], "xs": values[2]}, "control_flow.inputs.safetensors")
save_file({f"out{i}": value.contiguous() for i, value in enumerate(out)}, "control_flow.expected.safetensors")
