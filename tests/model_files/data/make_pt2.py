"""Writes the .pt2 archives and what PyTorch computes for them; run in this folder."""
import json
import zipfile

import torch
import torch.nn as nn
from safetensors.torch import save_file
from save_program import save, write_archive


class Regression(nn.Module):
    """Two layers with a mutated buffer, a buffer that is not saved, a constant and dynamic sizes."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 4)
        self.norm = nn.BatchNorm1d(4)
        self.second = nn.Linear(4, 2, bias=False)
        self.register_buffer("scale", torch.tensor(0.5), persistent=False)
        self.offset = torch.tensor([1.0, 2.0])

    def forward(self, x, *, shift):
        h = torch.relu(self.norm(self.first(x)))
        return {"y": self.second(h) * self.scale + self.offset, "shifted": shift + 1}


class Kinds(nn.Module):
    """Every kind of argument that a small graph can have."""

    def __init__(self):
        super().__init__()
        self.w = nn.Parameter(torch.randn(4, 3))

    def forward(self, x, index):
        batch = x.shape[0]
        values, positions = torch.max(x @ self.w.t(), dim=1)
        doubled = torch.cat([x, x * float("inf")], 0).view(batch * 2, -1)
        parts = torch.split(x, 1, dim=1)
        threes = torch.full((batch + 1,), 3, dtype=torch.bfloat16, device="cpu")
        put = torch.ops.aten.index_put(x, [None, index], x[:, index])
        clone = x.clone(memory_format=torch.contiguous_format)
        return values, positions, doubled[index], parts, threes, batch, None, put, clone


class Classifier(nn.Module):
    """A small convolutional classifier with its loss as the only output."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 2, 3)
        self.head = nn.Linear(2 * 4 * 4, 3)

    def forward(self, image, label):
        h = torch.tanh(self.conv(image)).flatten(1)
        return nn.functional.cross_entropy(self.head(h), label)


def tensors(values):
    flat = torch.utils._pytree.tree_leaves(values)
    flat = [torch.tensor(v) if isinstance(v, int) else v for v in flat]
    return {f"out{i}": v.detach().clone().contiguous() for i, v in enumerate(flat) if v is not None}


torch.manual_seed(1)
batch = torch.export.Dim("batch", min=2, max=64)

regression = Regression()
x, shift = torch.randn(5, 3), torch.randn(2)
program = torch.export.export(regression, (x,), {"shift": shift}, dynamic_shapes={"x": {0: batch}, "shift": None})
save("regression", program, __file__)
save_file({"x": x, "shift": shift}, "regression.inputs.safetensors")
save_file(tensors(program.module()(x, shift=shift)), "regression.expected.safetensors")

kinds = Kinds()
index = torch.tensor([0, 1])
program = torch.export.export(kinds, (x, index), dynamic_shapes=({0: batch}, None))
save("kinds", program, __file__)
save_file({"x": x, "index": index}, "kinds.inputs.safetensors")
save_file(tensors(kinds(x, index)), "kinds.expected.safetensors")

classifier = Classifier()
image, label = torch.randn(4, 1, 6, 6), torch.tensor([0, 2, 1, 2])
program = torch.export.export(classifier, (image, label))
save("classifier", program, __file__)
save_file({"image": image, "label": label}, "classifier.inputs.safetensors")
save_file(tensors(classifier(image, label)), "classifier.expected.safetensors")

# The form of PyTorch 2.2 to 2.7: a different archive layout, and pickled weights.
with zipfile.ZipFile("kinds.pt2") as archive:
    document = json.loads(archive.read("kinds/models/model.json"))
document["schema_version"] = {"major": 5, "minor": 3}
for node in document["graph_module"]["graph"]["nodes"]:
    del node["name"]
    for item in node["inputs"]:
        del item["kind"]
for key in ("torch_version", "verifiers", "guards_code"):
    document.pop(key, None)
write_archive(
    "kinds_schema5.pt2",
    {
        "serialized_exported_program.json": json.dumps(document),
        "serialized_state_dict.pt": "pickle",
        "version": "5.3",
    },
)
save_file({"w": kinds.w.detach()}, "kinds.params.safetensors")
