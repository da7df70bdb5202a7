"""Finance, control, robotics and training methods with tiny sizes, for run_sweep.py."""

import torch
import torch.nn.functional as F
from torch import nn

from model_builders import Of, entry, loss, net, r

MODELS = {}


# Finance.
@entry(MODELS)
def deep_hedging():
    class Hedge(nn.Module):
        def __init__(self):
            super().__init__()
            self.lstm, self.head = nn.LSTM(2, 6, batch_first=True), nn.Linear(6, 1)
            self.cash = nn.Parameter(torch.zeros(()))

        def forward(self, noise):
            price = torch.cat([torch.zeros(len(noise), 1), (0.1 * noise - 0.005).cumsum(1)], 1).exp()
            time = torch.linspace(1, 0, price.shape[1] - 1).expand(len(noise), -1)
            delta = self.head(self.lstm(torch.stack([price[:, :-1].log(), time], -1))[0])[..., 0]
            cost = 0.001 * (price[:, :-1] * torch.diff(delta, dim=1, prepend=torch.zeros(len(noise), 1)).abs()).sum(1)
            wealth = (delta * price.diff(dim=1)).sum(1) - cost - (price[:, -1] - 1).clamp(min=0)
            tail = torch.relu(-wealth - self.cash)  # expected shortfall
            return self.cash + tail.mean() / 0.2

    return Hedge(), (torch.randn(6, 5),)


def heston(log_v, kappa, rho, noise):
    """The price of an option and its sensitivities, as gradients that are differentiated again."""
    kappa, rho = F.softplus(kappa), rho.tanh()
    spot = torch.ones((), requires_grad=True)
    s, v = spot.expand(noise.shape[2]), log_v.exp().expand(noise.shape[2])
    for a, b in noise:
        root = (0.05 * v.clamp(min=1e-4)).sqrt()
        s = s * (root * (rho * a + (1 - rho**2).sqrt() * b) - 0.025 * v).exp()
        v = (v + kappa * (0.04 - v) * 0.05 + 0.3 * root * a).abs()
    price = F.softplus(20 * (s - 1)).mean() / 20
    delta = torch.autograd.grad(price, spot, create_graph=True)[0]
    return price, delta


loss(MODELS, "heston_paths", heston, lambda: torch.tensor(-3.0, requires_grad=True), r(), r(), lambda: torch.randn(4, 2, 6))


def garch(parameters, returns):
    omega, alpha, beta = F.softplus(parameters).unbind()
    beta, variance, total = torch.sigmoid(beta), returns.var(), 0.0
    for x in returns:
        total = total + variance.log() + x**2 / variance
        variance = omega + alpha * x**2 + beta * variance
    return total / 2


def least_squares_monte_carlo(paths, strike):
    """An American option: regressions estimate the value of waiting."""
    value = torch.relu(strike - paths[-1])
    for price in paths[:-1].flip(0):
        basis = torch.stack([torch.ones_like(price), price, price**2], 1)
        gram = basis.T @ basis + 1e-3 * torch.eye(3)
        wait = basis @ torch.cholesky_solve((basis.T @ value[:, None]), torch.linalg.cholesky(gram))[:, 0]
        value = torch.where(torch.relu(strike - price) > wait, torch.relu(strike - price), 0.99 * value)
    return value.mean()


def risk_parity(weights, returns):
    w = torch.softmax(weights, 0)
    covariance = torch.cov(returns.T) + 0.01 * torch.eye(len(w))
    contribution = w * (covariance @ w) / (w @ covariance @ w)
    drawdown = (returns @ w).cumsum(0).cummax(0).values - (returns @ w).cumsum(0)
    return (contribution - 1 / len(w)).square().sum() + drawdown.max() + torch.quantile(-(returns @ w), 0.9)


loss(MODELS, "garch", garch, r(3), lambda: torch.randn(8))
loss(MODELS, "least_squares_monte_carlo", least_squares_monte_carlo, lambda: (1 + 0.1 * torch.randn(4, 10)).requires_grad_(), lambda: torch.tensor(1.05, requires_grad=True))
loss(MODELS, "risk_parity", risk_parity, r(4), r(12, 4))


# Robotics and control.
def rotation(axis, angle):
    zero = torch.zeros_like(axis[0])
    x, y, z = axis
    k = torch.stack([zero, -z, y, z, zero, -x, -y, x, zero]).view(3, 3)
    return torch.eye(3) + angle.sin() * k + (1 - angle.cos()) * (k @ k)


def rigid_chain(angles, axes, lengths, goal):
    frame, position = torch.eye(3), torch.zeros(3)
    for angle, axis, length in zip(angles, F.normalize(axes, dim=1), lengths):
        frame = frame @ rotation(axis, angle)
        position = position + frame[:, 2] * length
    error = frame @ torch.matrix_exp(-torch.linalg.cross(torch.eye(3), goal[None, :3].expand(3, 3)))
    cosine = ((error.diagonal().sum() - 1) / 2).clamp(-0.999, 0.999)
    return (position - goal[3:]).norm() + torch.acos(cosine)


def pendulum_chain(q, v, mass):
    """Two linked pendulums: the mass matrix is solved in each step."""
    m = F.softplus(mass)
    for _ in range(3):
        c, s = torch.cos(q[0] - q[1]), torch.sin(q[0] - q[1])
        matrix = torch.stack([m.sum(), m[1] * c, m[1] * c, m[1]]).reshape(2, 2)
        force = torch.stack([-m[1] * s * v[1] ** 2 - m.sum() * q[0].sin(), m[1] * s * v[0] ** 2 - m[1] * q[1].sin()])
        v = v + 0.05 * torch.linalg.solve(matrix, force)
        q = q + 0.05 * v
    return q.square().sum()


def kalman_filter(transition, emission, log_noise, observations):
    state, covariance = torch.zeros(3), torch.eye(3)
    q, noise, total = 0.1 * torch.eye(3), torch.diag(log_noise.exp()), 0.0
    for y in observations:
        state, covariance = transition @ state, transition @ covariance @ transition.mT + q
        s = emission @ covariance @ emission.mT + noise
        factor = torch.linalg.cholesky(s)
        gain = torch.cholesky_solve(emission @ covariance, factor).mT
        error = y - emission @ state
        whitened = torch.linalg.solve_triangular(factor, error[:, None], upper=False)
        total = total + 0.5 * whitened.square().sum() + factor.diagonal().log().sum()
        state, covariance = state + gain @ error, covariance - gain @ s @ gain.mT
    return total


def model_predictive_control(dynamics, start, actions):
    """The actions are improved by gradient steps inside of the forward pass."""
    actions = actions.detach().requires_grad_()
    for _ in range(2):
        state, cost = start, 0.0
        for action in actions:
            state = state + 0.1 * dynamics(torch.cat([state, action]))
            cost = cost + state.square().sum() + 0.1 * action.square().sum()
        actions = actions - 0.5 * torch.autograd.grad(cost, actions, create_graph=True)[0]
    return cost


def particle_filter(net, particles, observations, uniform):
    """Systematic resampling by searchsorted; the weights keep their gradient."""
    log_w = torch.zeros(len(particles))
    total = 0.0
    for y, u in zip(observations, uniform):
        particles = particles + net(particles)
        log_w = log_w - (particles - y).square().sum(1)
        total = total + torch.logsumexp(log_w, 0)
        w = torch.softmax(log_w, 0)
        points = (torch.arange(len(w)) + u) / len(w)
        chosen = torch.searchsorted(w.detach().cumsum(0), points).clamp(max=len(w) - 1)
        particles, log_w = particles[chosen], (w / w.detach())[chosen].log() - torch.log(torch.tensor(float(len(w))))
    return -total


loss(MODELS, "rigid_chain", rigid_chain, r(4), r(4, 3), r(4), r(6))
loss(MODELS, "pendulum_chain", pendulum_chain, r(2), r(2), r(2))
loss(MODELS, "kalman_filter", kalman_filter, r(3, 3), r(2, 3), r(2), r(4, 2))
net(MODELS, "model_predictive_control", lambda: nn.Sequential(nn.Linear(5, 8), nn.Tanh(), nn.Linear(8, 3)), r(3), r(4, 2),
    function=model_predictive_control)
net(MODELS, "particle_filter", lambda: nn.Linear(2, 2), lambda: torch.randn(6, 2), lambda: torch.randn(3, 2), lambda: torch.rand(3),
    function=particle_filter)
net(
    MODELS,
    "td3_twin_critics",
    lambda: nn.ModuleList([nn.Linear(4, 2), nn.Linear(6, 1), nn.Linear(6, 1)]),
    lambda: torch.randn(5, 4),
    lambda: torch.randn(5, 2),
    lambda: torch.randn(5, 1),
    function=lambda m, s, noise, reward: F.huber_loss(
        m[1](torch.cat([s, m[0](s).tanh()], 1)),
        reward + 0.99 * torch.minimum(*(q(torch.cat([s, (m[0](s).tanh() + noise.clamp(-0.5, 0.5)).clamp(-1, 1)], 1)) for q in m[1:])).detach(),
    ),
)


# Training methods.
@entry(MODELS)
def low_rank_adapters():
    class Adapted(nn.Module):
        def __init__(self):
            super().__init__()
            self.base = nn.Linear(8, 8)
            self.base.requires_grad_(False)
            self.a, self.b = nn.Parameter(torch.randn(2, 8) / 8), nn.Parameter(torch.zeros(8, 2))
            self.magnitude = nn.Parameter(torch.ones(8))

        def forward(self, x):
            weight = self.base.weight + 2.0 * self.b @ self.a
            weight = self.magnitude[:, None] * weight / weight.norm(dim=1, keepdim=True).detach()
            return F.linear(x, weight, self.base.bias)

    model = nn.Sequential(nn.Embedding(20, 8), Adapted(), nn.GELU(), Adapted())
    return Of(lambda m, x: F.cross_entropy(m(x).flatten(0, 1), x.flatten() % 8), model), (torch.randint(0, 20, (2, 5)),)


@entry(MODELS)
def quantisation_aware():
    class Quantised(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv, self.linear = nn.Conv2d(3, 4, 3), nn.Linear(4, 5)
            self.register_buffer("scale", torch.full((4,), 0.02))
            self.register_buffer("zero", torch.zeros(4, dtype=torch.int32))
            self.step = nn.Parameter(torch.tensor([0.05]))

        def forward(self, x):
            x = torch.fake_quantize_per_tensor_affine(x, 0.03, 3, -128, 127)
            weight = torch.fake_quantize_per_channel_affine(self.conv.weight, self.scale, self.zero, 0, -127, 127)
            x = F.relu6(F.conv2d(x, weight, self.conv.bias)).mean((2, 3))
            x = torch._fake_quantize_learnable_per_tensor_affine(x, self.step, torch.zeros(1), 0, 255, 0.1)
            bound = self.linear.weight.abs().amax(1, keepdim=True) / 7  # straight-through rounding to 4 bits
            w = self.linear.weight
            w = w + ((w / bound).round().clamp(-8, 7) * bound - w).detach()
            return F.linear(x, w, self.linear.bias)

    return Quantised(), (torch.randn(2, 3, 6, 6),)


net(
    MODELS,
    "distillation",
    lambda: nn.ModuleList([nn.Linear(6, 5), nn.Sequential(nn.Linear(6, 12), nn.ReLU(), nn.Linear(12, 5))]),
    lambda: torch.randn(4, 6),
    lambda: torch.randint(0, 5, (4,)),
    function=lambda m, x, y: 9 * F.kl_div(F.log_softmax(m[0](x) / 3, 1), F.log_softmax(m[1](x).detach() / 3, 1), log_target=True, reduction="batchmean")
    + F.cross_entropy(m[0](x), y, label_smoothing=0.1),
)


def meta_learning(model, x, y, new_x, new_y):
    parameters = dict(model.named_parameters())
    for _ in range(2):
        error = F.mse_loss(torch.func.functional_call(model, parameters, (x,)), y)
        grads = torch.autograd.grad(error, list(parameters.values()), create_graph=True)
        parameters = {name: p - 0.1 * g for (name, p), g in zip(parameters.items(), grads)}
    return F.mse_loss(torch.func.functional_call(model, parameters, (new_x,)), new_y)


net(MODELS, "meta_learning", lambda: nn.Sequential(nn.Linear(3, 6), nn.ReLU(), nn.Linear(6, 1)), *[
    lambda: torch.randn(4, 3), lambda: torch.randn(4, 1)] * 2, function=meta_learning)


def foreach_adam(*values):
    """A step of AdamW for many parameters by list functions, with a clipped norm."""
    n = len(values) // 2
    p, g = list(values[:n]), list(values[n:])
    norm = torch.linalg.vector_norm(torch.stack(torch._foreach_norm(g)))
    g = torch._foreach_mul(g, (1.0 / (norm + 1e-6)).clamp(max=1.0))
    m = torch._foreach_lerp([torch.zeros_like(x) for x in p], g, 0.1)
    v = torch._foreach_addcmul(torch._foreach_mul(p, 0.0), g, g, 0.001)
    root = torch._foreach_add(torch._foreach_div(torch._foreach_sqrt(v), 0.001**0.5), 1e-8)
    return torch._foreach_addcdiv(torch._foreach_mul(p, 0.99), m, root, -0.01)


loss(MODELS, "foreach_adam", foreach_adam, *[lambda s=s: torch.randn(s) for s in ((3, 4), (5,), (2, 3, 2), (1,)) * 10])


def newton_schulz(weight, grad):
    x = grad.bfloat16() / (grad.norm() + 1e-7)
    for _ in range(5):
        a = x @ x.mT
        x = 3.4445 * x + (-4.7750 * a + 2.0315 * a @ a) @ x
    return weight - 0.02 * x.to(weight.dtype)


def shampoo(weight, grad):
    def root(a):
        values, vectors = torch.linalg.eigh(a + 1e-3 * torch.eye(len(a)))
        return vectors @ torch.diag(values.clamp(min=1e-6) ** -0.25) @ vectors.mT

    return weight - 0.1 * root(grad @ grad.mT) @ grad @ root(grad.mT @ grad)


loss(MODELS, "newton_schulz", newton_schulz, r(4, 6), r(4, 6))
loss(MODELS, "shampoo", shampoo, r(4, 4), r(4, 4))
