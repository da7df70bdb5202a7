"""Models and losses of other libraries with tiny sizes, for run_sweep.py: speech, diffusion, graph nets, Gaussian processes,
differential equations, equivariant nets and reinforcement learning. Entries have the form that sweep_models_language.py
describes."""

import torch
import torch.nn.functional as F
from torch import nn

from sweep_models_language import Keywords, build, ids, tiny
from sweep_models_vision import image, no_dropout

MODELS = {}


class Of(nn.Module):
    """A function of a module and of tensors, as a module."""

    def __init__(self, function, module=None):
        super().__init__()
        self.function, self.module = function, module or nn.Identity()

    def forward(self, *values):
        return self.function(self.module, *values)


def entry(make):
    MODELS[make.__name__] = make
    return make


def net(models, name, make, *inputs, function=None):
    def made():
        module = no_dropout(make()).train()
        return (Of(function, module) if function else module), tuple(x() if callable(x) else x for x in inputs)

    models[name] = made


def loss(models, name, function, *inputs):
    net(models, name, nn.Identity, *inputs, function=lambda _, *values: function(*values))


def r(*shape):
    return lambda: torch.randn(shape, requires_grad=True)


def library(name, path, function):
    """An entry whose libraries are imported only when it is made."""
    MODELS[name] = lambda: function(__import__(path, fromlist=["_"]))


# Speech and sound.
def sound(name, class_name, prefix, inputs, results=("loss", "logits", "last_hidden_state"), options=None, **sizes):
    def make():
        given = inputs()
        return Keywords(no_dropout(build(class_name, tiny(prefix, **sizes))), tuple(given), options, results), tuple(
            given.values()
        )

    MODELS[name] = make


CONVOLUTIONS = dict(
    conv_dim=[16, 16],
    conv_kernel=[8, 4],
    conv_stride=[4, 4],
    num_feat_extract_layers=2,
    num_conv_pos_embeddings=4,
    num_conv_pos_embedding_groups=2,
    mask_time_prob=0.0,
    mask_feature_prob=0.0,
    layerdrop=0.0,
)
WAVE = lambda: {"input_values": torch.randn(2, 400)}
for name, class_name, prefix in [
    ("hubert", "HubertModel", "Hubert"),
    ("wavlm", "WavLMModel", "WavLM"),
    ("unispeech", "UniSpeechModel", "UniSpeech"),
    ("unispeech_sat", "UniSpeechSatModel", "UniSpeechSat"),
    ("data2vec_audio", "Data2VecAudioModel", "Data2VecAudio"),
    ("sew", "SEWModel", "SEW"),
    ("wav2vec2_conformer", "Wav2Vec2ConformerModel", "Wav2Vec2Conformer"),
]:
    sound(name, class_name, prefix, WAVE, **CONVOLUTIONS)
sound(
    "wav2vec2_ctc",
    "Wav2Vec2ForCTC",
    "Wav2Vec2",
    lambda: {"input_values": torch.randn(2, 400), "labels": ids(2, 4)},
    **CONVOLUTIONS
)
sound(
    "audio_spectrogram_transformer",
    "ASTForAudioClassification",
    "AST",
    lambda: {"input_values": torch.randn(2, 24, 16), "labels": torch.tensor([0, 1])},
    max_length=24,
    num_mel_bins=16,
    patch_size=8,
    frequency_stride=8,
    time_stride=8,
)
sound(
    "speech_to_text",
    "Speech2TextForConditionalGeneration",
    "Speech2Text",
    lambda: {"input_features": torch.randn(2, 16, 8), "labels": ids(2, 5)},
    options={"use_cache": False},
    results=("loss", "logits"),
    input_feat_per_channel=8,
    conv_channels=16,
    max_source_positions=32,
    max_target_positions=32,
    encoder_layerdrop=0.0,
    decoder_layerdrop=0.0,
)
sound(
    "encodec",
    "EncodecModel",
    "Encodec",
    lambda: {"input_values": torch.randn(2, 1, 64)},
    results=("audio_values",),
    options={"bandwidth": 1.5},
    num_filters=4,
    hidden_size=16,
    num_residual_layers=1,
    upsampling_ratios=[4, 2],
    codebook_size=16,
    codebook_dim=16,
    num_lstm_layers=1,
    chunk_length_s=None,
    target_bandwidths=[1.5],
    sampling_rate=1500,
)
sound(
    "dac",
    "DacModel",
    "Dac",
    lambda: {"input_values": torch.randn(2, 1, 64)},
    results=("loss", "audio_values"),
    encoder_hidden_size=4,
    downsampling_ratios=[2, 4],
    decoder_hidden_size=16,
    upsampling_ratios=[4, 2],
    n_codebooks=2,
    codebook_size=16,
    codebook_dim=4,
    hidden_size=None,
)
sound(
    "clap_audio",
    "ClapAudioModel",
    "ClapAudio",
    lambda: {"input_features": torch.randn(2, 1, 32, 16), "is_longer": torch.zeros(2, 1, dtype=torch.bool)},
    spec_size=32,
    num_mel_bins=16,
    patch_size=2,
    patch_stride=[2, 2],
    patch_embeds_hidden_size=8,
    depths=[1, 1],
    num_attention_heads=[2, 2],
    window_size=4,
    enable_fusion=False,
    hidden_size=16,
)


# Diffusion.
@entry
def diffusers_unet():
    from diffusers import UNet2DModel

    return UNet2DModel(
        sample_size=16,
        in_channels=3,
        out_channels=3,
        block_out_channels=(8, 16),
        layers_per_block=1,
        norm_num_groups=4,
        attention_head_dim=4,
        down_block_types=("DownBlock2D", "AttnDownBlock2D"),
        up_block_types=("AttnUpBlock2D", "UpBlock2D"),
    ), (image(16), torch.tensor([3, 9]))


@entry
def diffusers_unet_condition():
    from diffusers import UNet2DConditionModel

    return UNet2DConditionModel(
        sample_size=8,
        in_channels=4,
        out_channels=4,
        block_out_channels=(8, 16),
        layers_per_block=1,
        norm_num_groups=4,
        attention_head_dim=4,
        cross_attention_dim=12,
        down_block_types=("CrossAttnDownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "CrossAttnUpBlock2D"),
    ), (torch.randn(2, 4, 8, 8), torch.tensor([3, 9]), torch.randn(2, 5, 12))


@entry
def diffusers_dit():
    from diffusers import DiTTransformer2DModel

    model = DiTTransformer2DModel(
        num_attention_heads=2,
        attention_head_dim=8,
        in_channels=4,
        out_channels=4,
        num_layers=2,
        sample_size=8,
        patch_size=2,
        num_embeds_ada_norm=10,
    )
    return Keywords(no_dropout(model), ("hidden_states", "timestep", "class_labels"), results=("sample",)), (
        torch.randn(2, 4, 8, 8),
        torch.tensor([3, 9]),
        torch.tensor([1, 2]),
    )


@entry
def diffusers_vae():
    from diffusers import AutoencoderKL

    vae = AutoencoderKL(
        block_out_channels=(8, 16),
        down_block_types=("DownEncoderBlock2D",) * 2,
        up_block_types=("UpDecoderBlock2D",) * 2,
        latent_channels=4,
        norm_num_groups=4,
        sample_size=16,
    )

    def elbo(vae, x):
        posterior = vae.encode(x).latent_dist
        return F.mse_loss(vae.decode(posterior.mode()).sample, x) + posterior.kl().mean()

    return Of(elbo, vae), (image(16),)


@entry
def diffusers_vq():
    from diffusers import VQModel

    return VQModel(
        block_out_channels=(8, 16),
        down_block_types=("DownEncoderBlock2D",) * 2,
        up_block_types=("UpDecoderBlock2D",) * 2,
        latent_channels=4,
        norm_num_groups=4,
        num_vq_embeddings=12,
    ), (image(16),)


@entry
def diffusers_flux():
    from diffusers import FluxTransformer2DModel

    model = FluxTransformer2DModel(
        patch_size=1,
        in_channels=4,
        num_layers=1,
        num_single_layers=1,
        attention_head_dim=16,
        num_attention_heads=2,
        joint_attention_dim=32,
        pooled_projection_dim=32,
        axes_dims_rope=(4, 4, 8),
    )
    return Keywords(
        model,
        ("hidden_states", "encoder_hidden_states", "pooled_projections", "timestep", "img_ids", "txt_ids"),
        results=("sample",),
    ), (
        torch.randn(2, 16, 4),
        torch.randn(2, 5, 32),
        torch.randn(2, 32),
        torch.tensor([0.3, 0.9]),
        torch.rand(16, 3),
        torch.zeros(5, 3),
    )


@entry
def diffusers_sd3():
    from diffusers import SD3Transformer2DModel

    model = SD3Transformer2DModel(
        sample_size=8,
        patch_size=2,
        in_channels=4,
        num_layers=1,
        attention_head_dim=8,
        num_attention_heads=4,
        joint_attention_dim=32,
        caption_projection_dim=32,
        pooled_projection_dim=32,
        out_channels=4,
        pos_embed_max_size=8,
    )
    return Keywords(
        model, ("hidden_states", "encoder_hidden_states", "pooled_projections", "timestep"), results=("sample",)
    ), (torch.randn(2, 4, 8, 8), torch.randn(2, 5, 32), torch.randn(2, 32), torch.tensor([3, 9]))


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


@entry
def pyg_gin_pooling():
    import torch_geometric.nn as g

    conv = g.GINConv(nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 8)))
    batch = torch.tensor([0, 0, 0, 1, 1, 1])
    return Of(
        lambda m, x, e, b: torch.cat([g.global_mean_pool(m(x, e), b, 2), g.global_max_pool(m(x, e), b, 2)], 1), conv
    ), (torch.randn(6, 4), EDGES, batch)


@entry
def pyg_dimenet_basis():
    from torch_geometric.nn.models.schnet import GaussianSmearing, InteractionBlock

    block, basis = InteractionBlock(8, 6, 8, 5.0), GaussianSmearing(0.0, 5.0, 6)

    def energy(m, x, position, edges):
        length = (position[edges[0]] - position[edges[1]]).norm(dim=1)
        return m(x, edges, length, basis(length)).sum()

    return Of(energy, block), (torch.randn(6, 8), torch.randn(6, 3), EDGES)


# Gaussian processes and differential equations.
@entry
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
@entry
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


@entry
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
for _name, _class, _options in [
    ("simple_vit", "simple_vit.SimpleViT", {}),
    ("deepvit", "deepvit.DeepViT", {}),
    ("cait", "cait.CaiT", {"cls_depth": 1}),
    ("parallel_vit", "parallel_vit.ViT", {}),
    ("vit_small_data", "vit_for_small_dataset.ViT", {}),
    ("learnable_memory", "learnable_memory_vit.ViT", {}),
]:

    def vit(path=_class, options=_options):
        import importlib

        module, name = path.split(".")
        made = getattr(importlib.import_module("vit_pytorch." + module), name)
        return no_dropout(
            made(image_size=16, patch_size=4, num_classes=3, dim=16, depth=1, heads=2, mlp_dim=24, **options)
        ), (image(16),)

    MODELS["vit_pytorch_" + _name] = vit
