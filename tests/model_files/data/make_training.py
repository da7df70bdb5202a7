"""Writes batches and the losses of PyTorch's first ten training steps; run in this folder after make_pt2.py."""
import torch
import torch.nn.functional as F
from safetensors.torch import save_file

STEPS = 10
BATCHES = 3
OPTIMIZERS = {
    "sgd": lambda p: torch.optim.SGD(p, lr=0.1, weight_decay=0.01),
    "momentum": lambda p: torch.optim.SGD(p, lr=0.05, momentum=0.9),
    "adam": lambda p: torch.optim.Adam(p, lr=0.01),
    "adamw": lambda p: torch.optim.AdamW(p, lr=0.01),
}

torch.manual_seed(2)
classes = {
    "image": torch.randn(BATCHES, 4, 1, 6, 6),
    "label": torch.randint(0, 3, (BATCHES, 4)),
}
values = {
    "x": torch.randn(BATCHES, 5, 3),
    "shift": torch.zeros(2),
    "goal": torch.randn(BATCHES, 5, 2),
}
save_file(classes, "classifier.batches.safetensors")
save_file(values, "regression.batches.safetensors")


def train(name, optimizer, loss_of):
    module = torch.export.load(f"{name}.pt2").module()
    optimizer = OPTIMIZERS[optimizer](module.parameters())
    losses = []
    for step in range(STEPS):
        optimizer.zero_grad()
        loss = loss_of(module, step % BATCHES)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def write(path, losses):
    with open(path, "w") as file:
        file.write("step,loss\n")
        for step, loss in enumerate(losses, 1):
            file.write(f"{step},{loss:.9g}\n")


for optimizer in OPTIMIZERS:
    losses = train("classifier", optimizer, lambda m, b: m(classes["image"][b], classes["label"][b]))
    write(f"classifier.{optimizer}.csv", losses)
losses = train("regression", "adam", lambda m, b: F.mse_loss(m(values["x"][b], shift=values["shift"])["y"], values["goal"][b]))
write("regression.adam.csv", losses)
