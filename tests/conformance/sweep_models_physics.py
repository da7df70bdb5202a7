"""Physics: simulations, and nets whose derivatives are part of the model, with tiny sizes, for run_sweep.py."""

import torch
from torch import nn

from model_builders import Of, entry, loss, net, r

MODELS = {}
TANH = lambda a, b: (lambda: nn.Sequential(nn.Linear(a, 8), nn.Tanh(), nn.Linear(8, b)))


def gradient(value, x):
    return torch.autograd.grad(value.sum(), x, create_graph=True)[0]


# Nets whose derivatives are used in the forward pass.
def leapfrog(hamiltonian, q, p):
    q, p = q.detach().requires_grad_(), p.detach().requires_grad_()
    for _ in range(3):
        p = p - 0.05 * gradient(hamiltonian(torch.cat([q, p], -1)), q)
        q = q + 0.1 * gradient(hamiltonian(torch.cat([q, p], -1)), p)
        p = p - 0.05 * gradient(hamiltonian(torch.cat([q, p], -1)), q)
    return torch.cat([q, p], -1).square().mean()


def accelerations(lagrangian, q, v):
    """Solves the Euler-Lagrange equations for the accelerations."""
    q, v = q.detach().requires_grad_(), v.detach().requires_grad_()
    value = lagrangian(torch.cat([q, v], -1))
    by_v = gradient(value, v)
    mass = torch.stack([gradient(by_v[:, i], v) for i in range(v.shape[1])], 1)
    coupling = torch.stack([gradient(by_v[:, i], q) for i in range(v.shape[1])], 1)
    force = gradient(value, q) - (coupling @ v[..., None])[..., 0]
    return torch.linalg.solve(mass + torch.eye(v.shape[1]), force).square().mean()


net(MODELS, "hamiltonian_net", TANH(4, 1), lambda: torch.randn(5, 2), lambda: torch.randn(5, 2), function=leapfrog)
net(MODELS, "lagrangian_net", TANH(4, 1), lambda: torch.randn(5, 2), lambda: torch.randn(5, 2), function=accelerations)


class Siren(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(2, 8), nn.Linear(8, 8), nn.Linear(8, 1)])

    def forward(self, x):
        for layer in self.layers[:-1]:
            x = torch.sin(5 * layer(x))
        return self.layers[-1](x)


def poisson(module, x, source):
    x = x.detach().requires_grad_()
    by_x = gradient(module(x), x)
    laplacian = sum(gradient(by_x[:, i], x)[:, i] for i in range(2))
    return (laplacian - source).square().mean()


net(MODELS, "siren_poisson", Siren, lambda: torch.rand(6, 2), lambda: torch.randn(6), function=poisson)


# Operators between functions.
class Spectral(nn.Module):
    """A Fourier layer. The weights are complex, or the transform is written as products with sines and cosines."""

    def __init__(self, is_complex):
        super().__init__()
        self.is_complex = is_complex
        self.lift, self.skip, self.project = nn.Conv1d(1, 4, 1), nn.Conv1d(4, 4, 1), nn.Conv1d(4, 1, 1)
        self.weight = nn.Parameter(torch.randn(4, 4, 3, 2) / 4)

    def forward(self, x):
        x, modes = self.lift(x), 3
        if self.is_complex:
            spectrum = torch.fft.rfft(x)[..., :modes]
            mixed = torch.einsum("bik,iok->bok", spectrum, torch.view_as_complex(self.weight))
            return self.project(torch.relu(torch.fft.irfft(mixed, n=x.shape[-1]) + self.skip(x)))
        n = x.shape[-1]
        angle = 2 * torch.pi / n * torch.arange(modes)[:, None] * torch.arange(n)
        cos, sin = angle.cos(), angle.sin()
        real, imaginary = x @ cos.T, -(x @ sin.T)
        a, b = self.weight.unbind(-1)
        product = lambda u, v: torch.einsum("bik,iok->bok", u, v)
        mixed = product(real, a) - product(imaginary, b), product(real, b) + product(imaginary, a)
        scale = torch.where(torch.arange(modes) > 0, 2.0, 1.0) / n
        back = (mixed[0] * scale) @ cos - (mixed[1] * scale) @ sin
        return self.project(torch.relu(back + self.skip(x)))


net(MODELS, "fourier_operator_complex", lambda: Spectral(True), lambda: torch.randn(2, 1, 16))
net(MODELS, "fourier_operator_real", lambda: Spectral(False), lambda: torch.randn(2, 1, 16))
net(
    MODELS,
    "deep_o_net",
    lambda: nn.ModuleList([TANH(10, 6)(), TANH(2, 6)()]),
    lambda: torch.randn(3, 10),
    lambda: torch.rand(7, 2),
    function=lambda m, u, x: torch.einsum("bk,pk->bp", m[0](u), m[1](x).tanh()).square().mean(),
)


# Differential equations with learned terms.
def implicit_euler(field, y):
    """Solves each implicit step by Newton's method, with the Jacobian of the net."""
    for _ in range(2):
        new = y
        for _ in range(2):
            jacobian = torch.func.vmap(torch.func.jacrev(field))(new)
            error = new - y - 0.1 * field(new)
            new = new - torch.linalg.solve(torch.eye(y.shape[1]) - 0.1 * jacobian, error)
        y = new
    return y.square().mean()


def adjoint_checkpoints(field, y):
    from torch.utils.checkpoint import checkpoint

    def step(y):
        a = field(y)
        b = field(y + 0.05 * a)
        c = field(y + 0.05 * b)
        return y + 0.1 / 6 * (a + 2 * b + 2 * c + field(y + 0.1 * c))

    for _ in range(3):
        y = checkpoint(step, y, use_reentrant=False)
    return y.square().mean()


def adaptive(field, y):
    """A step is accepted per sample if its error estimate is small."""
    t, h = torch.zeros(len(y), 1), torch.full((len(y), 1), 0.2)
    for _ in range(4):
        k1 = field(y)
        k2 = field(y + h * k1)
        error = (h * (k2 - k1) / 2).norm(dim=1, keepdim=True)
        accepted = error < 0.05
        y = torch.where(accepted, y + h * (k1 + k2) / 2, y)
        t = torch.where(accepted, t + h, t)
        h = h * (0.9 * (0.05 / (error + 1e-8)).sqrt()).clamp(0.2, 2.0)
    return y.square().sum() + t.sum()


def sde(field, y, noise):
    for dw in noise:
        y = y + 0.1 * field(y) + 0.1**0.5 * torch.sigmoid(y) * dw
    return torch.logsumexp(-y.square().sum(1), 0)


net(MODELS, "ode_implicit_euler", TANH(3, 3), lambda: torch.randn(4, 3), function=implicit_euler)
net(MODELS, "ode_checkpoints", TANH(3, 3), lambda: torch.randn(4, 3), function=adjoint_checkpoints)
net(MODELS, "ode_adaptive_steps", TANH(3, 3), lambda: torch.randn(4, 3), function=adaptive)
net(MODELS, "sde_euler_maruyama", TANH(3, 3), lambda: torch.randn(4, 3), lambda: torch.randn(5, 4, 3), function=sde)


# Simulations.
def lennard_jones(x, v, epsilon):
    """Velocity Verlet steps; the forces are gradients of the energy."""

    def force(x):
        i, j = torch.triu_indices(len(x), len(x), 1)
        r6 = (x[i] - x[j]).square().sum(1) ** -3
        return -gradient((4 * epsilon * (r6.square() - r6)).sum(), x)

    x = x.detach().requires_grad_()
    f = force(x)
    for _ in range(2):
        v = v + 0.005 * f
        x = x + 0.01 * v
        f = force(x)
        v = v + 0.005 * f
    return v.square().sum() + x.square().sum()


loss(MODELS, "molecular_dynamics", lennard_jones, lambda: 1.5 * torch.randn(4, 3) + 2 * torch.arange(4.0)[:, None], r(4, 3), r())


def lattice_boltzmann(f, relaxation):
    steps = [(0, 0), (1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]
    c = torch.tensor(steps, dtype=torch.float32)
    w = torch.tensor([4 / 9] + [1 / 9] * 4 + [1 / 36] * 4)
    f = f.exp()
    for _ in range(2):
        density = f.sum(0)
        velocity = torch.einsum("qd,qxy->dxy", c, f) / density
        along = torch.einsum("qd,dxy->qxy", c, velocity)
        rest = w[:, None, None] * density * (1 + 3 * along + 4.5 * along**2 - 1.5 * velocity.square().sum(0))
        f = f - torch.sigmoid(relaxation) * (f - rest)
        f = torch.stack([torch.roll(f[q], steps[q], (0, 1)) for q in range(9)])
    return f.square().mean()


loss(MODELS, "lattice_boltzmann", lattice_boltzmann, r(9, 6, 5), r())


def conjugate_gradients(conductivity, b):
    """Heat conduction with learned conductivities: a stencil, solved by conjugate gradients."""
    k = nn.functional.softplus(conductivity)

    def apply(u):
        padded = nn.functional.pad(u, (1, 1, 1, 1))
        return u + k * (4 * u - padded[:-2, 1:-1] - padded[2:, 1:-1] - padded[1:-1, :-2] - padded[1:-1, 2:])

    u, residual = torch.zeros_like(b), b
    direction = residual
    for _ in range(4):
        applied = apply(direction)
        step = (residual * residual).sum() / (direction * applied).sum()
        u = u + step * direction
        new = residual - step * applied
        direction = new + (new * new).sum() / (residual * residual).sum() * direction
        residual = new
    return u.square().mean()


loss(MODELS, "heat_conjugate_gradients", conjugate_gradients, r(5, 6), r(5, 6))


def wave_in_place(u, speed):
    """A wave equation that writes each step into one tensor."""
    steps = torch.zeros(6, *u.shape)
    steps[0], steps[1] = u, u
    for i in range(2, 6):
        middle = steps[i - 1]
        steps[i, 1:-1] = 2 * middle[1:-1] - steps[i - 2, 1:-1] + 0.1 * speed**2 * (middle[2:] - 2 * middle[1:-1] + middle[:-2])
    return steps[-1].square().sum()


loss(MODELS, "wave_in_place", wave_in_place, r(12), r())


@entry(MODELS)
def equivariant_graph_net():
    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.message, self.move, self.update = (
                nn.Sequential(nn.Linear(9, 8), nn.SiLU(), nn.Linear(8, 8)),
                nn.Linear(8, 1, bias=False),
                nn.Linear(12, 4),
            )

        def forward(self, h, x, source, target):
            offset = x[target] - x[source]
            m = self.message(torch.cat([h[target], h[source], offset.square().sum(1, keepdim=True)], 1))
            count = torch.zeros(len(x)).index_add(0, target, torch.ones(len(target))).clamp(min=1)
            x = x + torch.zeros_like(x).index_add(0, target, offset * self.move(m)) / count[:, None]
            total = torch.zeros(len(h), 8).scatter_add(0, target[:, None].expand(-1, 8), m)
            return h + self.update(torch.cat([h, total], 1)), x

    source, target = torch.randint(0, 6, (2, 14))
    return Of(lambda m, h, x, s, t: m(*m(h, x, s, t), s, t), Layer()), (torch.randn(6, 4), torch.randn(6, 3), source, target)
