"""Derivatives of nets as objectives, and reinforcement learning, for run_sweep.py."""

import torch
import torch.nn.functional as F
from torch import nn

from model_builders import Of, entry, loss, net, r

MODELS = {}
# Physics-informed nets: derivatives of the net with respect to its inputs.
def residual(equation):
    def f(module, x):
        x = x.detach().requires_grad_()
        u = module(x)[:, 0]
        du = torch.autograd.grad(u.sum(), x, create_graph=True)[0]
        d2 = torch.stack(
            [torch.autograd.grad(du[:, i].sum(), x, create_graph=True)[0][:, i] for i in range(x.shape[1])], 1
        )
        return equation(u, du, d2, x).square().mean()

    return f


MLP = lambda act: (lambda: nn.Sequential(nn.Linear(2, 8), act(), nn.Linear(8, 8), act(), nn.Linear(8, 1)))
net(
    MODELS,
    "pinn_burgers",
    MLP(nn.Tanh),
    lambda: torch.rand(6, 2),
    function=residual(lambda u, du, d2, x: du[:, 0] + u * du[:, 1] - 0.01 * d2[:, 1]),
)
net(
    MODELS,
    "pinn_wave_softplus",
    MLP(nn.Softplus),
    lambda: torch.rand(6, 2),
    function=residual(lambda u, du, d2, x: d2[:, 0] - 4 * d2[:, 1]),
)
net(
    MODELS,
    "pinn_helmholtz_silu",
    MLP(nn.SiLU),
    lambda: torch.rand(6, 2),
    function=residual(lambda u, du, d2, x: d2.sum(1) + u - torch.sin(x).prod(1)),
)
net(
    MODELS,
    "pinn_allen_cahn_gelu",
    MLP(nn.GELU),
    lambda: torch.rand(6, 2),
    function=residual(lambda u, du, d2, x: du[:, 0] - 1e-3 * d2[:, 1] + 5 * (u**3 - u)),
)
net(
    MODELS,
    "pinn_eikonal_mish",
    MLP(nn.Mish),
    lambda: torch.rand(6, 2),
    function=residual(lambda u, du, d2, x: du.norm(dim=1) - 1),
)


# Reinforcement learning.
@entry(MODELS)
def ppo():
    class Policy(nn.Module):
        def __init__(self):
            super().__init__()
            self.body, self.policy, self.value = (
                nn.Sequential(nn.Linear(4, 8), nn.Tanh()),
                nn.Linear(8, 3),
                nn.Linear(8, 1),
            )

    def f(m, state, action, old, advantage, target):
        h = m.body(state)
        pi = torch.distributions.Categorical(logits=m.policy(h), validate_args=False)
        ratio = (pi.log_prob(action) - old).exp()
        clipped = ratio.clamp(0.8, 1.2) * advantage
        return (
            -torch.min(ratio * advantage, clipped).mean()
            + 0.5 * F.mse_loss(m.value(h)[:, 0], target)
            - 0.01 * pi.entropy().mean()
        )

    return Of(f, Policy()), (
        torch.randn(5, 4),
        torch.randint(0, 3, (5,)),
        -torch.rand(5),
        torch.randn(5),
        torch.randn(5),
    )


@entry(MODELS)
def sac():
    class Actor(nn.Module):
        def __init__(self):
            super().__init__()
            self.actor, self.q1, self.q2 = nn.Linear(4, 4), nn.Linear(6, 1), nn.Linear(6, 1)

    def f(m, state, noise):
        mean, log_std = m.actor(state).chunk(2, -1)
        raw = mean + log_std.clamp(-20, 2).exp() * noise
        action = raw.tanh()
        log_prob = (
            torch.distributions.Normal(mean, log_std.clamp(-20, 2).exp(), validate_args=False).log_prob(raw)
            - 2 * (0.6931471805599453 - raw - F.softplus(-2 * raw))
        ).sum(-1)
        both = torch.cat([state, action], -1)
        return (0.2 * log_prob - torch.min(m.q1(both), m.q2(both))[:, 0]).mean()

    return Of(f, Actor()), (torch.randn(5, 4), torch.randn(5, 2))


net(
    MODELS,
    "dqn_double",
    lambda: nn.ModuleList([nn.Linear(4, 3), nn.Linear(4, 3)]),
    lambda: torch.randn(5, 4),
    lambda: torch.randn(5, 4),
    lambda: torch.randint(0, 3, (5, 1)),
    lambda: torch.randn(5),
    function=lambda m, s, n, a, reward: F.smooth_l1_loss(
        m[0](s).gather(1, a)[:, 0], reward + 0.9 * m[1](n).gather(1, m[0](n).argmax(1, keepdim=True))[:, 0].detach()
    ),
)
loss(
    MODELS,
    "quantile_regression",
    lambda q, t: (
        (t[:, None, :] - q[:, :, None]).abs()
        * ((t[:, None, :] < q[:, :, None]).float() - torch.linspace(0.1, 0.9, 5)[:, None]).abs()
    ).mean(),
    r(3, 5),
    r(3, 4),
)
loss(
    MODELS,
    "gae",
    lambda v, reward: torch.stack(
        [(reward[i:] * 0.9 ** torch.arange(len(reward) - i)).sum() for i in range(len(reward))]
    )
    .sub(v)
    .square()
    .mean(),
    r(6),
    r(6),
)
loss(MODELS, "dpo", lambda a, b, c, d: -F.logsigmoid(0.1 * ((a - b) - (c - d))).mean(), r(5), r(5), r(5), r(5))
loss(
    MODELS,
    "grpo",
    lambda logp, old, reward: -(
        torch.exp(logp - old).clamp(0.8, 1.2)
        * (reward - reward.mean(1, keepdim=True))
        / (reward.std(1, keepdim=True) + 1e-4)
    ).mean(),
    r(3, 4),
    r(3, 4),
    r(3, 4),
)
