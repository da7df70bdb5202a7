"""Writes func_values.inc: values of torch.func for func_test.cc. Needs PyTorch: python func_values.py > func_values.inc"""
import torch
from torch.func import grad, hessian, jacrev, vmap

torch.set_default_dtype(torch.float64)


def loss(w1, w2, x):
    hidden = torch.tanh(w1 @ x)
    return (torch.softmax(w2 @ hidden, 0) * hidden).mean()


w1 = torch.tensor([[0.5, -1], [0.25, 2], [-0.75, 1]])
w2 = torch.tensor([[1, 0.5, -0.5], [0.25, -1, 2], [0, 1, -0.25]])
xs = torch.tensor([[1, -0.5], [0.25, 2]])
dims = (None, None, 0)
print("// Written by func_values.py.")
for name, values in {
    "kLosses": vmap(loss, dims)(w1, w2, xs),
    "kGradients": vmap(grad(loss), dims)(w1, w2, xs),
    "kJacobians": vmap(jacrev(loss, 1), dims)(w1, w2, xs),
    "kHessians": vmap(hessian(loss, 2), dims)(w1, w2, xs),
}.items():
    print(f"const std::vector<double> {name} = {{")
    for value in values.flatten().tolist():
        print(f"    {value!r},")
    print("};")
