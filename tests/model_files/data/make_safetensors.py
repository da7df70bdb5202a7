"""Writes every_dtype.safetensors with the safetensors package; run in this folder."""
import torch
from safetensors.torch import save_file

save_file(
    {
        "w.f32": torch.tensor([[1.5, -2.0], [3.0, 0.25]]),
        "b.f64": torch.tensor([1e300], dtype=torch.float64),
        "f16": torch.tensor([65504.0, -0.5], dtype=torch.float16),
        "bf16": torch.tensor([3.140625], dtype=torch.bfloat16),
        "flag": torch.tensor([True, False, True]),
        "u8": torch.tensor([255], dtype=torch.uint8),
        "i8": torch.tensor([-128], dtype=torch.int8),
        "i16": torch.tensor([-300], dtype=torch.int16),
        "i32": torch.tensor(7, dtype=torch.int32),
        "i64": torch.tensor([-(2**40)]),
        "empty": torch.empty(0, 3),
    },
    "every_dtype.safetensors",
    metadata={"format": "pt", "step": "3"},
)
