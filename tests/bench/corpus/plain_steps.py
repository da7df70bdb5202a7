"""Steps that compute gradients of gradients, or updates of an optimiser: functions of tensors."""
import torch
import torch.nn.functional as F


def weights(*sizes):
    return [torch.randn(*size) / size[-1] ** 0.5 for size in sizes]


def pinn(large):
    n, w = (2048, 64) if large else (7, 6)

    def step(x, w1, b1, w2, b2, w3):
        x = x.detach().requires_grad_()
        params = [p.detach().requires_grad_() for p in (w1, b1, w2, b2, w3)]
        u = F.linear(F.linear(F.linear(x, params[0], params[1]).tanh(), params[2], params[3]).tanh(), params[4])
        du = torch.autograd.grad(u.sum(), x, create_graph=True)[0]
        uxx = torch.autograd.grad(du[:, 0].sum(), x, create_graph=True)[0][:, 0]
        residual = du[:, 1] + u[:, 0] * du[:, 0] - 0.01 * uxx
        loss = residual.pow(2).mean()
        return (loss, *torch.autograd.grad(loss, params))

    w1, w2, w3 = weights((w, 2), (w, w), (1, w))
    return step, [torch.rand(n, 2), w1, torch.zeros(w), w2, torch.zeros(w), w3]


def black_scholes(large):
    n = 200000 if large else 37

    def step(spot, strike, time, rate, vol):
        leaves = [x.detach().requires_grad_() for x in (spot, strike, time, rate, vol)]
        s, k, t, r, v = leaves
        d1 = ((s / k).log() + (r + v * v / 2) * t) / (v * t.sqrt())
        d2 = d1 - v * t.sqrt()
        price = s * 0.5 * (1 + torch.erf(d1 / 2 ** 0.5)) - k * (-r * t).exp() * 0.5 * (1 + torch.erf(d2 / 2 ** 0.5))
        return (price, *torch.autograd.grad(price.sum(), leaves))

    return step, [100 + 10 * torch.rand(n), 100 + 10 * torch.rand(n), 0.5 + torch.rand(n), 0.05 * torch.rand(n), 0.1 + torch.rand(n) / 3]


def tensors(large, count):
    shapes = [(256, 256), (256,), (1024, 256), (7, 3, 3, 3)] if large else [(5, 7), (3,), (1,), (2, 3, 2)]
    return [torch.randn(*shapes[i % len(shapes)]) for i in range(count)]


def optimiser(update, states):
    def make(large):
        count = 24 if large else 6
        flat = tensors(large, count) + tensors(large, count)
        flat += [x.abs() for _ in range(states) for x in tensors(large, count)]

        def step(*given):
            lists = [list(given[i * count:(i + 1) * count]) for i in range(2 + states)]
            return tuple(x for part in update(*lists) for x in part)

        return step, flat

    return make


def _adam(decay):
    def update(params, grads, means, squares):
        if decay:
            params = torch._foreach_mul(params, 1 - 1e-3 * decay)
        means = torch._foreach_lerp(means, grads, 0.1)
        squares = torch._foreach_addcmul(torch._foreach_mul(squares, 0.999), grads, grads, 0.001)
        denominators = torch._foreach_add(torch._foreach_div(torch._foreach_sqrt(squares), 0.03), 1e-8)
        return torch._foreach_addcdiv(params, means, denominators, -1e-2), means, squares

    return update


def _sgd(params, grads, momenta):
    norms = torch.stack(torch._foreach_norm(grads))
    scale = (1.0 / (torch.linalg.vector_norm(norms) + 1e-6)).clamp(max=1.0)
    grads = torch._foreach_mul(grads, scale)
    momenta = torch._foreach_add(torch._foreach_mul(momenta, 0.9), grads)
    return torch._foreach_sub(params, momenta, alpha=0.1), momenta


def _lamb(params, grads, means):
    means = torch._foreach_lerp(means, grads, 0.1)
    trust = [p.norm() / (m.norm() + 1e-6) for p, m in zip(params, means)]
    return [p - 0.1 * t * m.sign() for p, t, m in zip(params, trust, means)], means


adam_foreach, adamw = optimiser(_adam(0.0), 2), optimiser(_adam(0.1), 2)
sgd_momentum, lamb = optimiser(_sgd, 1), optimiser(_lamb, 1)


def maml(large):
    n, w = (128, 128) if large else (6, 5)

    def step(x, y, w1, w2):
        params = [p.detach().requires_grad_() for p in (w1, w2)]

        def loss(p):
            return F.mse_loss(F.linear(F.elu(F.linear(x, p[0])), p[1]), y)

        grads = torch.autograd.grad(loss(params), params, create_graph=True)
        outer = loss([p - 0.1 * g for p, g in zip(params, grads)])
        return (outer, *torch.autograd.grad(outer, params))

    return step, [torch.randn(n, w), torch.randn(n, 3), *weights((w, w), (3, w))]


def hessian_vector(large):
    n, w = (256, 128) if large else (6, 5)

    def step(x, y, w1, w2, v1, v2):
        params = [p.detach().requires_grad_() for p in (w1, w2)]
        scores = F.linear(F.layer_norm(F.silu(F.linear(x, params[0])), (w,)), params[1])
        grads = torch.autograd.grad(F.cross_entropy(scores, y), params, create_graph=True)
        dot = (grads[0] * v1).sum() + (grads[1] * v2).sum()
        return torch.autograd.grad(dot, params)

    return step, [torch.randn(n, w), torch.randint(0, 4, (n,)), *weights((w, w), (4, w), (w, w), (4, w))]
