"""Writes an artifact of torch.compiler.precompile, a batch, and PyTorch's losses of ten steps; run in this folder."""
import os
import tempfile

import torch
import torch.compiler.precompile as precompile
import torch.nn as nn
from safetensors.torch import load_file, save_file

torch.manual_seed(3)
model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Tanh(), nn.Linear(4, 2))
x, y = torch.randn(5, 3), torch.randn(5, 2)
save_file(dict(model.state_dict()), "precompiled.params.safetensors")
save_file({"flat_10": x, "flat_11": y}, "precompiled.batch.safetensors")


def step(model, x, y):
    loss = nn.functional.mse_loss(model(x), y)
    loss.backward()
    return loss


with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "m.py")
    tracer = precompile.MakeFxTracer()
    with precompile.capture(step, artifact_path=path, cache_path=path + ".cache", tracer=tracer, backend="eager") as c:
        c(model, x, y)
    text = open(path).read()
# Drops the program that follows the literals, because the reader ignores it.
end = text.index("def _extract_param_buffers")
open("precompiled.py.txt", "w").write(text[:end].rstrip() + "\n")

model.load_state_dict(load_file("precompiled.params.safetensors"))
optimizer = torch.optim.Adam(model.parameters(), lr=0.05)
with open("precompiled.adam.csv", "w") as file:
    file.write("step,loss\n")
    for number in range(1, 11):
        optimizer.zero_grad()
        file.write(f"{number},{step(model, x, y).item():.9g}\n")
        optimizer.step()
