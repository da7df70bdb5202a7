"""Writes a model with tied and frozen weights, and the losses of three steps in PyTorch; run in this folder."""
import torch
from safetensors.torch import save_file
from save_program import save


class Tied(torch.nn.Module):
    """Both tied names are used; the middle layer is frozen."""

    def __init__(self):
        super().__init__()
        self.embedding = torch.nn.Embedding(5, 4)
        self.middle = torch.nn.Linear(4, 4)
        self.head = torch.nn.Linear(4, 5, bias=False)
        self.head.weight = self.embedding.weight
        for parameter in self.middle.parameters():
            parameter.requires_grad_(False)

    def forward(self, token, label):
        logits = self.head(torch.tanh(self.middle(self.embedding(token))))
        return torch.nn.functional.cross_entropy(logits, label)


torch.manual_seed(5)
model = Tied()
token, label = torch.randint(0, 5, (3, 6)), torch.randint(0, 5, (3, 6))
save("tied", torch.export.export(model, (token[0], label[0])), __file__)
save_file({"token": token, "label": label}, "tied.batches.safetensors")
optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], lr=0.1)
with open("tied.sgd.csv", "w") as file:
    file.write("step,loss\n")
    for step in range(3):
        optimizer.zero_grad()
        loss = model(token[step], label[step])
        loss.backward()
        optimizer.step()
        file.write(f"{step + 1},{loss.item():.9g}\n")
