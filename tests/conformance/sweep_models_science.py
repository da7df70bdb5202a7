"""Graph nets, Gaussian processes, differential equations, equivariant nets and small transformers with tiny sizes, for
run_sweep.py."""

import torch
import torch.nn.functional as F
from torch import nn

from model_builders import Of, entry, ids, no_dropout

MODELS = {}
# Graph nets.
EDGES = torch.tensor([[0, 1, 2, 3, 4, 0, 2, 5], [1, 2, 3, 4, 0, 3, 5, 1]])
for name, args, more in [
    ("GCNConv", (4, 6), ()),
    ("SAGEConv", (4, 6), ()),
    ("GATConv", (4, 3, 2), ()),
    ("GATv2Conv", (4, 3, 2), ()),
    ("TransformerConv", (4, 3, 2), ()),
    ("GraphConv", (4, 6), ()),
    ("TAGConv", (4, 6), ()),
    ("ARMAConv", (4, 6), ()),
    ("SGConv", (4, 6), ()),
    ("ChebConv", (4, 6, 3), ()),
    ("LEConv", (4, 6), ()),
    ("ClusterGCNConv", (4, 6), ()),
    ("FeaStConv", (4, 6, 2), ()),
    ("GENConv", (4, 6), ()),
    ("SuperGATConv", (4, 3, 2), ()),
    ("ResGatedGraphConv", (4, 6), ()),
    ("GatedGraphConv", (4, 2), ()),
    ("AGNNConv", (), ()),
    ("PDNConv", (4, 6, 3, 5), ("edge",)),
    ("NNConv", (4, 6), ("edge",)),
    ("GMMConv", (4, 6, 3, 2), ("edge",)),
    ("CGConv", (4, 3), ("edge",)),
]:

    def graph_net(name=name, args=args, more=more):
        import torch_geometric.nn as g

        kwargs = {"nn": nn.Linear(3, 24)} if name == "NNConv" else {}
        return no_dropout(getattr(g, name)(*args, **kwargs)), (
            torch.randn(6, 4),
            EDGES,
            *([torch.rand(8, 3)] if more else []),
        )

    MODELS["pyg_" + name] = graph_net


@entry(MODELS)
def pyg_gin_pooling():
    import torch_geometric.nn as g

    conv = g.GINConv(nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 8)))
    batch = torch.tensor([0, 0, 0, 1, 1, 1])
    return Of(
        lambda m, x, e, b: torch.cat([g.global_mean_pool(m(x, e), b, 2), g.global_max_pool(m(x, e), b, 2)], 1), conv
    ), (torch.randn(6, 4), EDGES, batch)


@entry(MODELS)
def pyg_dimenet_basis():
    from torch_geometric.nn.models.schnet import GaussianSmearing, InteractionBlock

    block, basis = InteractionBlock(8, 6, 8, 5.0), GaussianSmearing(0.0, 5.0, 6)

    def energy(m, x, position, edges):
        length = (position[edges[0]] - position[edges[1]]).norm(dim=1)
        return m(x, edges, length, basis(length)).sum()

    return Of(energy, block), (torch.randn(6, 8), torch.randn(6, 3), EDGES)


# Gaussian processes and differential equations.
@entry(MODELS)
def gpytorch_exact():
    import gpytorch

    kernel = gpytorch.kernels.ScaleKernel(gpytorch.kernels.MaternKernel(nu=2.5) + gpytorch.kernels.PeriodicKernel())

    def likelihood(kernel, x, y):
        k = kernel(x).to_dense() + 0.1 * torch.eye(len(x))
        factor = torch.linalg.cholesky(k)
        return 0.5 * (y @ torch.cholesky_solve(y[:, None], factor)[:, 0]) + factor.diagonal().log().sum()

    return Of(likelihood, kernel), (torch.rand(6, 2), torch.randn(6))


for _kernel in ("RBFKernel", "RQKernel", "PolynomialKernel", "LinearKernel", "CosineKernel"):

    def gp_kernel(name=_kernel):
        import gpytorch

        kernel = getattr(gpytorch.kernels, name)(*([2] if name == "PolynomialKernel" else []))
        return Of(lambda k, x: torch.logdet(k(x).to_dense() + torch.eye(len(x))), kernel), (torch.rand(5, 2),)

    MODELS["gpytorch_" + _kernel] = gp_kernel


class Field(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 3))

    def forward(self, t, y):
        return self.net(y) * torch.cos(t)


for _method in ("euler", "midpoint", "rk4", "heun3", "explicit_adams", "implicit_adams"):

    def ode(method=_method):
        from torchdiffeq import odeint

        return Of(lambda f, y, t: odeint(f, y, t, method=method), Field()), (torch.randn(2, 3), torch.linspace(0, 1, 4))

    MODELS["odeint_" + _method] = ode


def library(name, path, function):
    """An entry whose libraries are imported only when it is made."""
    MODELS[name] = lambda: function(__import__(path, fromlist=["_"]))


# Equivariant nets and small transformers.
library(
    "e3nn_tensor_product",
    "e3nn.o3",
    lambda o3: (
        o3.FullyConnectedTensorProduct("4x0e+2x1o", "1x0e+1x1o", "4x0e+2x1o"),
        (torch.randn(5, 10), torch.randn(5, 4)),
    ),
)
library(
    "e3nn_spherical_harmonics",
    "e3nn.o3",
    lambda o3: (
        Of(lambda _, x: o3.spherical_harmonics([0, 1, 2], x, normalize=True)),
        (torch.randn(5, 3, requires_grad=True),),
    ),
)
for _name, _options in {
    "rotary": {"rotary_pos_emb": True},
    "alibi": {"alibi_pos_bias": True},
    "swiglu": {"ff_swish": True, "ff_glu": True},
    "qk_norm": {"attn_qk_norm": True},
    "talking_heads": {"attn_pre_talking_heads": True},
    "macaron": {"macaron": True},
    "memory": {"attn_num_mem_kv": 2},
    "t5_bias": {"rel_pos_bias": True},
    "sandwich": {"sandwich_norm": True},
    "sparse_topk": {"attn_sparse_topk": 3},
    "shift_tokens": {"shift_tokens": 1},
}.items():

    def x_transformer(options=_options):
        import x_transformers

        model = x_transformers.TransformerWrapper(
            num_tokens=50,
            max_seq_len=16,
            attn_layers=x_transformers.Decoder(dim=16, depth=1, heads=2, attn_dim_head=8, **options),
        )
        return Of(lambda m, x: F.cross_entropy(m(x[:, :-1]).transpose(1, 2), x[:, 1:]), model), (ids(2, 9, limit=50),)

    MODELS["x_transformers_" + _name] = x_transformer
