"""The training steps, as plain PyTorch programs.

A step is a function from a dictionary of named tensors to a list of outputs: what the forward part returns, then the
gradients. The source lines that the graph texts quote are the lines of this file.
"""

import math

import torch
import torch.nn.functional as F


def mlp(p, x, depth):
    """`depth` hidden Linear+ReLU layers, then one linear output."""
    for i in range(depth):
        x = F.relu(F.linear(x, p[f"w{i}"], p[f"b{i}"]))
    return F.linear(x, p[f"w{depth}"], p[f"b{depth}"])


def input_derivatives(p, depth):
    """u, du/dx, and d(du/dx_i)/dx as one tensor for each input dimension i; all except u are [batch, dims]."""
    x = p["x"]
    u = mlp(p, x, depth)
    du = torch.autograd.grad(u.sum(), x, create_graph=True)[0]
    rows = []
    for i in range(x.shape[1]):
        rows.append(torch.autograd.grad(du[:, i].sum(), x, create_graph=True)[0])
    return u, du, rows


def mlp_hessian(p, depth=6):
    u, du, rows = input_derivatives(p, depth)
    return [u, du, *rows]


def mlp_hessian_wb(p, depth=6):
    """The loss of a Poisson-like residual and its gradients for all weights and biases."""
    u, du, rows = input_derivatives(p, depth)
    laplacian = sum(row[:, i] for i, row in enumerate(rows))
    residual = laplacian + (du * du).sum(dim=1) - u[:, 0]
    loss = (residual * residual).mean()
    wrt = [p[f"{kind}{i}"] for i in range(depth + 1) for kind in "wb"]
    # The last bias does not reach the derivatives of u, only u itself.
    return [loss, *torch.autograd.grad(loss, wrt)]


def pointwise_chain(p):
    x, y = p["x"], p["y"]
    a = F.gelu(x)
    b = F.gelu(y, approximate="tanh")
    c = torch.sigmoid(a) * torch.tanh(b)
    d = F.silu(c + x) - y
    out = torch.tanh(d * a) + b * 0.5
    return [out, *torch.autograd.grad(out, [x, y], p["grad_out"])]


def layernorm_softmax(p):
    x, weight, bias = p["x"], p["weight"], p["bias"]
    h = F.layer_norm(x, (x.shape[1],), weight, bias, 1e-5)
    probabilities = F.softmax(h, dim=-1)
    loss = F.nll_loss(torch.log(probabilities), p["target"])
    return [loss, probabilities, *torch.autograd.grad(loss, [x, weight, bias])]


def causal_self_attention(p, x, heads):
    B, T, C = x.shape
    q, k, v = F.linear(x, p["attn_w"], p["attn_b"]).split(C, dim=2)
    k = k.view(B, T, heads, C // heads).transpose(1, 2)
    q = q.view(B, T, heads, C // heads).transpose(1, 2)
    v = v.view(B, T, heads, C // heads).transpose(1, 2)
    att = (q @ k.transpose(-2, -1)) * (1.0 / math.sqrt(k.shape[-1]))
    att = att.masked_fill(p["mask"][:, :, :T, :T] == 0, float("-inf"))
    att = F.softmax(att, dim=-1)
    y = att @ v
    y = y.transpose(1, 2).contiguous().view(B, T, C)
    return F.linear(y, p["proj_w"], p["proj_b"])


def gpt_block(p, heads=12):
    """One pre-norm GPT-2 block as minGPT writes it; `mask` is its lower-triangular buffer."""
    x = p["x"]
    C = x.shape[-1]
    x = x + causal_self_attention(p, F.layer_norm(x, (C,), p["ln1_w"], p["ln1_b"]), heads)
    h = F.layer_norm(x, (C,), p["ln2_w"], p["ln2_b"])
    h = F.gelu(F.linear(h, p["fc_w"], p["fc_b"]), approximate="tanh")
    out = x + F.linear(h, p["out_w"], p["out_b"])
    wrt = [p[name] for name in p if name not in ("mask", "grad_out")]
    return [out, *torch.autograd.grad(out, wrt, p["grad_out"])]


def batch_norm(p, name, x):
    """Training mode, as nn.BatchNorm2d: counts the batch, updates the running statistics in place."""
    p[f"{name}_batches"].add_(1)
    return F.batch_norm(
        x, p[f"{name}_mean"], p[f"{name}_var"], p[f"{name}_w"], p[f"{name}_b"], True, 0.1, 1e-5)


def basic_block(p, name, x):
    out = F.conv2d(x, p[f"{name}_conv1_w"], padding=1)
    out = F.relu(batch_norm(p, f"{name}_bn1", out), inplace=True)
    out = F.conv2d(out, p[f"{name}_conv2_w"], padding=1)
    out = batch_norm(p, f"{name}_bn2", out)
    out += x
    return F.relu(out, inplace=True)


def resnet_block(p):
    """Two ResNet basic blocks. The updated running statistics and counts are outputs too, after the forward's own."""
    out = basic_block(p, "l1", basic_block(p, "l0", p["x"]))
    buffers = [p[name] for name in p if name.endswith(("_mean", "_var", "_batches"))]
    wrt = [p[name] for name in p if name == "x" or name.endswith(("_w", "_b"))]
    return [out, *buffers, *torch.autograd.grad(out, wrt, p["grad_out"])]


def tiny_mlp(p):
    """Two hidden tanh layers, mean squared error and its gradients for all weights and biases."""
    h = torch.tanh(F.linear(p["x"], p["w0"], p["b0"]))
    h = torch.tanh(F.linear(h, p["w1"], p["b1"]))
    loss = F.mse_loss(F.linear(h, p["w2"], p["b2"]), p["target"])
    wrt = [p[f"{kind}{i}"] for i in range(3) for kind in "wb"]
    return [loss, *torch.autograd.grad(loss, wrt)]


def adam_update(param, grad, exp_avg, exp_avg_sq, step_size, bias_correction2_sqrt, beta1, beta2, eps):
    exp_avg = torch.lerp(exp_avg, grad, 1 - beta1)
    exp_avg_sq = torch.addcmul(exp_avg_sq * beta2, grad, grad, value=1 - beta2)
    denominator = exp_avg_sq.sqrt() / bias_correction2_sqrt + eps
    return param - step_size * (exp_avg / denominator), exp_avg, exp_avg_sq


def adam(p, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    """One step of torch.optim.Adam over all parameters, tensor by tensor, without writing in place.

    The outputs are the step, the parameters, and the first and the second moments.
    """
    step = p["step"] + 1
    step_size = lr / (1 - beta1 ** step)
    bias_correction2_sqrt = (1 - beta2 ** step).sqrt()
    names = [name.removeprefix("param_") for name in p if name.startswith("param_")]
    updated = [
        adam_update(p[f"param_{name}"], p[f"grad_{name}"], p[f"exp_avg_{name}"], p[f"exp_avg_sq_{name}"],
                    step_size, bias_correction2_sqrt, beta1, beta2, eps) for name in names]
    params, exp_avgs, exp_avg_sqs = zip(*updated)
    return [step, *params, *exp_avgs, *exp_avg_sqs]


def lstm_cell(p, x, h, c):
    gates = F.linear(x, p["w_ih"], p["b_ih"]) + F.linear(h, p["w_hh"], p["b_hh"])
    i, f, g, o = gates.chunk(4, dim=1)
    c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
    return torch.sigmoid(o) * torch.tanh(c), c


def lstm(p):
    """One LSTM layer over [time, batch, feature], unrolled; the gradients are for all but `grad_out`."""
    h, c = p["h0"], p["c0"]
    outputs = []
    for x in p["x"].unbind(0):
        h, c = lstm_cell(p, x, h, c)
        outputs.append(h)
    out = torch.stack(outputs)
    wrt = [p[name] for name in p if name != "grad_out"]
    return [out, h, c, *torch.autograd.grad(out, wrt, p["grad_out"])]


def adam_inplace(p, lr=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
    """The same step as in torch.optim.Adam (capturable, tensor by tensor): everything is updated in place."""
    step = p["step"].add_(1)
    bias_correction1 = 1 - beta1 ** step
    bias_correction2_sqrt = (1 - beta2 ** step).sqrt()
    step_size_neg = (lr / bias_correction1).neg()
    names = [name.removeprefix("param_") for name in p if name.startswith("param_")]
    for name in names:
        param, grad, exp_avg, exp_avg_sq = (p[f"{kind}_{name}"] for kind in ("param", "grad", "exp_avg", "exp_avg_sq"))
        exp_avg.lerp_(grad, 1 - beta1)
        exp_avg_sq.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        denominator = (exp_avg_sq.sqrt() / (bias_correction2_sqrt * step_size_neg)).add_(eps / step_size_neg)
        param.addcdiv_(exp_avg, denominator)
    return [step, *(p[f"{kind}_{name}"] for kind in ("param", "exp_avg", "exp_avg_sq") for name in names)]
