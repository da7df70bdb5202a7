"""Writes control_flow.pt2, a program with a scan and a cond, with inputs and PyTorch's results (PyTorch 2.15)."""

import os

import torch
from safetensors.torch import save_file
from save_program import save
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


torch.manual_seed(0)
values = torch.tensor(True), torch.randn(2, 3), torch.randn(5, 2, 3)
model = ControlFlow()
program = torch.export.export(model, values)
save("control_flow", program, __file__)
with torch.no_grad():
    out = program.module()(*values)
save_file({"flag": values[0], "h": values[1], "xs": values[2]}, "control_flow.inputs.safetensors")
save_file({f"out{i}": value.contiguous() for i, value in enumerate(out)}, "control_flow.expected.safetensors")
