"""Programs that PyTorch's databases lack: transforms, parametrisations, masks, quantisation-aware training, clipping."""
import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.attention.bias import causal_lower_right
from torch.nn.utils import parametrizations, prune, rnn

from sweep_programs import FunctionProgram, ModuleProgram

CASES = {}


def case(make):
    CASES[make.__name__] = make
    return make


def r(*shape):
    return torch.randn(shape, requires_grad=True)


def function(name, f, *args):
    """Arguments that are callable are called when the case is made."""
    CASES[name] = lambda: FunctionProgram(f, [a() if callable(a) else a for a in args])


def module(name, make, *args, train=True, **kwargs):
    CASES[name] = lambda: ModuleProgram(make().train(train), [a() if callable(a) else a for a in args],
                                        {k: a() if callable(a) else a for k, a in kwargs.items()})


# torch.func.
def loss_of(w, x, y):
    return (torch.tanh(x @ w) - y).square().mean()


W, X, Y = lambda: r(3, 2), lambda: r(4, 3), lambda: r(4, 2)
function("func_grad", torch.func.grad(loss_of), W, X, Y)
function("func_grad_and_value", torch.func.grad_and_value(loss_of), W, X, Y)
function("func_grad_argnums", torch.func.grad(loss_of, argnums=(0, 1)), W, X, Y)
function("func_grad_of_grad", lambda x: torch.func.grad(lambda a: torch.func.grad(lambda b: b.sin().sum() * b.sum())(a).square().sum())(x), lambda: r(3))
function("func_vjp", lambda x, v: torch.func.vjp(lambda a: a.sin() * a.sum(), x)[1](v), lambda: r(3), lambda: r(3))
function("func_jvp", lambda x, v: torch.func.jvp(lambda a: a.sin() * a.sum(), (x,), (v,)), lambda: r(3), lambda: r(3))
function("func_jacrev", torch.func.jacrev(lambda x: x.sin() * x.sum()), lambda: r(3))
function("func_jacfwd", torch.func.jacfwd(lambda x: x.sin() * x.sum()), lambda: r(3))
function("func_hessian", torch.func.hessian(lambda x: (x.sin() * x.sum()).sum()), lambda: r(3))
function("func_vmap", torch.func.vmap(lambda x, y: torch.dot(x, y).exp()), lambda: r(4, 3), lambda: r(4, 3))
function("func_per_sample_grad", torch.func.vmap(torch.func.grad(loss_of), in_dims=(None, 0, 0)), W, X, Y)
function("func_linearize", lambda x, v: torch.func.linearize(lambda a: a.sin() * a.sum(), x)[1](v), lambda: r(3), lambda: r(3))
function("autograd_grad", lambda x: torch.autograd.grad((x.sin() * x).sum(), x, create_graph=True)[0], lambda: r(3))


@case
def forward_mode():
    def f(x, v):
        with torch.autograd.forward_ad.dual_level():
            dual = torch.autograd.forward_ad.make_dual(x, v)
            return torch.autograd.forward_ad.unpack_dual(dual.sin() * dual.sum()).tangent

    return FunctionProgram(f, (r(3), r(3)))


@case
def functional_ensemble():
    models = [nn.Linear(3, 2) for _ in range(2)]
    params, buffers = torch.func.stack_module_state(models)
    base = models[0]
    names = list(params)

    def f(values, x):
        return torch.func.vmap(lambda p: torch.func.functional_call(base, (dict(zip(names, p)), {}), (x,)))(values)

    return FunctionProgram(f, (list(params.values()), r(4, 3)))


# Parametrisations.
for way in ("matrix_exp", "cayley", "householder"):
    module(f"orthogonal_{way}", lambda way=way: parametrizations.orthogonal(nn.Linear(3, 3), orthogonal_map=way), X)
module("orthogonal_tall", lambda: parametrizations.orthogonal(nn.Linear(3, 5)), X)
module("parametrized_weight_norm", lambda: parametrizations.weight_norm(nn.Linear(3, 2)), X)
module("parametrized_weight_norm_conv", lambda: parametrizations.weight_norm(nn.Conv1d(3, 2, 2)), lambda: r(2, 3, 5))
for train in (True, False):
    suffix = "train" if train else "eval"
    module(f"parametrized_spectral_norm_{suffix}", lambda: parametrizations.spectral_norm(nn.Linear(3, 2)), X, train=train)
    module(f"old_spectral_norm_{suffix}", lambda: nn.utils.spectral_norm(nn.Conv2d(2, 3, 2)), lambda: r(1, 2, 4, 4), train=train)
module("old_weight_norm", lambda: nn.utils.weight_norm(nn.Linear(3, 2)), X)
module("pruned", lambda: prune.l1_unstructured(nn.Linear(3, 2), "weight", 0.5), X)


# Clipping and vectors of parameters.
def clipped(norm_type):
    def f(x, w, y):
        loss_of(w, x, y)
        grads = list(torch.autograd.grad(loss_of(w, x, y), [w, x]))
        total = nn.utils.get_total_norm(grads, norm_type)
        nn.utils.clip_grads_with_norm_([w, x], 1.0, total)
        return [total, *(g * (1.0 / (total + 1e-6)).clamp(max=1.0) for g in grads)]

    return f


for norm_type in (2.0, 1.0, float("inf")):
    function(f"total_norm_{norm_type}", lambda a, b, n=norm_type: nn.utils.get_total_norm([a, b], n), W, X)
function("parameters_to_vector", lambda a, b: nn.utils.parameters_to_vector([a, b]), W, X)


# Recurrent nets with packed sequences; transformers with masks.
@case
def packed_lstm():
    lstm = nn.LSTM(3, 4, batch_first=True, bidirectional=True)
    lengths = torch.tensor([5, 2, 3])

    def f(x, h, *weights):
        packed = rnn.pack_padded_sequence(x, lengths, batch_first=True, enforce_sorted=False)
        out, _ = torch.func.functional_call(lstm, dict(zip(dict(lstm.named_parameters()), weights)), (packed,))
        return rnn.pad_packed_sequence(out, batch_first=True)[0]

    return FunctionProgram(f, (r(3, 5, 3), r(1), *lstm.parameters()))


function("pad_sequence", lambda a, b: rnn.pad_sequence([a, b], batch_first=True), lambda: r(2, 3), lambda: r(4, 3))


class Decoder(nn.Module):
    def __init__(self, norm_first):
        super().__init__()
        layer = nn.TransformerDecoderLayer(8, 2, 16, dropout=0.0, batch_first=True, norm_first=norm_first)
        self.decoder = nn.TransformerDecoder(layer, 2)
        self.head = nn.Linear(8, 5)

    def forward(self, x, memory, padding, target):
        mask = nn.Transformer.generate_square_subsequent_mask(x.size(1))
        y = self.decoder(x, memory, tgt_mask=mask, memory_key_padding_mask=padding, tgt_is_causal=True)
        return F.cross_entropy(self.head(y).flatten(0, 1), target.flatten(), ignore_index=0)


for first in (True, False):
    module(f"decoder_norm_first_{first}", lambda first=first: Decoder(first), lambda: r(2, 4, 8), lambda: r(2, 3, 8),
           lambda: torch.tensor([[False, False, True], [False, False, False]]), lambda: torch.randint(0, 5, (2, 4)))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
        self.encoder = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)

    def forward(self, x, padding):
        return self.encoder(x, src_key_padding_mask=padding).mean(1)


for train in (True, False):
    module(f"encoder_{'train' if train else 'eval'}", Encoder, lambda: r(2, 3, 8),
           lambda: torch.tensor([[False, False, True], [False, False, False]]), train=train)
module("attention_weights", lambda: nn.MultiheadAttention(8, 2, batch_first=True, add_bias_kv=True, add_zero_attn=True, kdim=4, vdim=6),
       lambda: r(2, 3, 8), lambda: r(2, 5, 4), lambda: r(2, 5, 6))


def attention(**kwargs):
    return lambda q, k, v: F.scaled_dot_product_attention(q, k, v, **kwargs)


Q = lambda: r(2, 4, 5, 8)
function("sdpa_causal", attention(is_causal=True), Q, Q, Q)
function("sdpa_grouped", attention(enable_gqa=True), Q, lambda: r(2, 2, 5, 8), lambda: r(2, 2, 5, 8))
function("sdpa_mask", lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, attn_mask=m), Q, Q, Q, lambda: torch.ones(5, 5, dtype=torch.bool).tril())
function("sdpa_bias", lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, attn_mask=m), Q, Q, Q, lambda: r(5, 5))
function("sdpa_causal_bias", lambda q, k, v: F.scaled_dot_product_attention(q, k, v, attn_mask=causal_lower_right(5, 5)), Q, Q, Q)


@case
def flex_attention():
    from torch.nn.attention.flex_attention import flex_attention as attend

    inputs = [Q().detach() for _ in range(3)]  # PyTorch has no backward of flex attention on the CPU
    return FunctionProgram(lambda q, k, v: attend(q, k, v, score_mod=lambda s, b, h, i, j: s + 0.1 * (i - j)), inputs)


@case
def flex_attention_block_mask():
    from torch.nn.attention.flex_attention import create_block_mask, flex_attention as attend
    mask = create_block_mask(lambda b, h, i, j: i >= j, None, None, 5, 5, device="cpu")
    return FunctionProgram(lambda q, k, v: attend(q, k, v, block_mask=mask), [Q().detach() for _ in range(3)])


# Steps of fused optimisers, which Dynamo leaves to PyTorch.
def fused(op, **options):
    def step(params, grads, *states):
        copies = [[x.clone() for x in xs] for xs in (params, grads, *states)]
        op(*copies, **options)
        return copies[0], copies[2:]

    return step


def tensors(positive=False):
    return [torch.rand(3, 2) if positive else torch.randn(3, 2), torch.rand(4) if positive else torch.randn(4)]


ADAM = {"lr": 0.1, "beta1": 0.9, "beta2": 0.99, "weight_decay": 0.01, "eps": 1e-8, "amsgrad": False, "maximize": False}
for name, op in (("adam", torch._fused_adam_), ("adamw", torch._fused_adamw_)):
    function(f"fused_{name}", fused(op, **ADAM), tensors, tensors, tensors, lambda: tensors(True), list, lambda: [torch.tensor(2.0), torch.tensor(3.0)])
function("fused_sgd", fused(torch._fused_sgd_, weight_decay=0.01, momentum=0.9, lr=0.1, dampening=0.0, nesterov=True, maximize=False,
                            is_first_step=False), tensors, tensors, tensors)
function("fused_adagrad", fused(torch._fused_adagrad_, lr=0.1, lr_decay=0.01, weight_decay=0.0, eps=1e-8, maximize=False),
         tensors, tensors, lambda: tensors(True), lambda: [torch.tensor(2.0), torch.tensor(3.0)])


# Quantisation-aware training.
def fake_quantize(**kwargs):
    from torch.ao.quantization import FakeQuantize, MovingAverageMinMaxObserver
    return FakeQuantize(observer=MovingAverageMinMaxObserver, quant_min=0, quant_max=255, **kwargs)


module("fake_quantize", fake_quantize, X)
module("fake_quantize_eval", fake_quantize, X, train=False)


@case
def fake_quantize_per_channel():
    from torch.ao.quantization import FakeQuantize, PerChannelMinMaxObserver
    quantize = FakeQuantize(observer=PerChannelMinMaxObserver, quant_min=-128, quant_max=127, dtype=torch.qint8, ch_axis=0,
                            qscheme=torch.per_channel_symmetric)
    return ModuleProgram(quantize, (r(4, 3),))


@case
def fused_fake_quantize():
    from torch.ao.quantization import FusedMovingAvgObsFakeQuantize
    return ModuleProgram(FusedMovingAvgObsFakeQuantize(), (r(4, 3),))


for per_channel in (False, True):

    def learnable(per_channel=per_channel):
        from torch.ao.quantization import MovingAverageMinMaxObserver
        from torch.ao.quantization._learnable_fake_quantize import _LearnableFakeQuantize
        quantize = _LearnableFakeQuantize(MovingAverageMinMaxObserver, 0, 255, channel_len=4 if per_channel else -1, use_grad_scaling=True)
        quantize.toggle_learning(True) if hasattr(quantize, "toggle_learning") else quantize.enable_param_learning()
        if per_channel:
            quantize.ch_axis = 0
        return quantize

    module(f"learnable_fake_quantize{'_per_channel' if per_channel else ''}", learnable, lambda: r(4, 3))


@case
def quantized_decomposed():
    from torch.ao.quantization.fx._decomposed import quantized_decomposed_lib  # noqa: F401
    ops = torch.ops.quantized_decomposed

    def f(x):
        q = ops.quantize_per_tensor(x, 0.1, 3, 0, 255, torch.uint8)
        return ops.dequantize_per_tensor(q, 0.1, 3, 0, 255, torch.uint8)

    return FunctionProgram(f, (torch.randn(4, 3),))


@case
def quantized_fake_per_channel():
    from torch.ao.quantization.fx._decomposed import quantized_decomposed_lib  # noqa: F401
    ops = torch.ops.quantized_decomposed
    return FunctionProgram(lambda x, s, z: ops.fake_quant_per_channel(x, s, z, 0, -128, 127), (r(4, 3), torch.rand(4) + 0.1, torch.zeros(4, dtype=torch.int32)))


@case
def quantized_choose_qparams():
    from torch.ao.quantization.fx._decomposed import quantized_decomposed_lib  # noqa: F401
    ops = torch.ops.quantized_decomposed

    def f(x):
        scale, zero = ops.choose_qparams.tensor(x, -128, 127, 1e-5, torch.int8)
        q = ops.quantize_per_tensor.tensor(x, scale, zero, -128, 127, torch.int8)
        return ops.dequantize_per_tensor.tensor(q, scale, zero, -128, 127, torch.int8)

    return FunctionProgram(f, (torch.randn(4, 3),))


@case
def quantized_per_token():
    from torch.ao.quantization.fx._decomposed import quantized_decomposed_lib  # noqa: F401
    ops = torch.ops.quantized_decomposed

    def f(x):
        scale, zero = ops.choose_qparams_per_token_asymmetric(x, torch.int8)
        q = ops.quantize_per_token(x, scale, zero, -128, 127, torch.int8)
        return ops.dequantize_per_token(q, scale, zero, -128, 127, torch.int8, torch.float32)

    return FunctionProgram(f, (torch.randn(4, 3),))


# Random states, prints, checkpoints.
@case
def checkpointed_dropout():
    from torch.utils.checkpoint import checkpoint

    def f(x, w):
        return checkpoint(lambda a: F.dropout(torch.tanh(a @ w), 0.5), x, use_reentrant=False).sum()

    return FunctionProgram(f, (r(4, 3), r(3, 2)))


@case
def checkpointed():
    from torch.utils.checkpoint import checkpoint
    return FunctionProgram(lambda x, w: checkpoint(lambda a: torch.tanh(a @ w), x, use_reentrant=False).sum(), (r(4, 3), r(3, 2)))


# Modules that the database of modules lacks.
module("AdaptiveLogSoftmaxWithLoss", lambda: nn.AdaptiveLogSoftmaxWithLoss(4, 10, [3, 6]), lambda: r(5, 4), lambda: torch.randint(0, 10, (5,)))
module("Bilinear", lambda: nn.Bilinear(3, 2, 4), lambda: r(5, 3), lambda: r(5, 2))
module("CosineSimilarity", nn.CosineSimilarity, lambda: r(4, 3), lambda: r(4, 3))
module("PairwiseDistance", nn.PairwiseDistance, lambda: r(4, 3), lambda: r(4, 3))
module("EmbeddingBag_mean", lambda: nn.EmbeddingBag(7, 3), lambda: torch.randint(0, 7, (4, 2)))
module("EmbeddingBag_max", lambda: nn.EmbeddingBag(7, 3, mode="max"), lambda: torch.randint(0, 7, (4, 2)))
module("EmbeddingBag_offsets", lambda: nn.EmbeddingBag(7, 3, mode="sum"), lambda: torch.randint(0, 7, (6,)), lambda: torch.tensor([0, 2, 2]))
module("Embedding_max_norm", lambda: nn.Embedding(7, 3, max_norm=1.0), lambda: torch.randint(0, 7, (4,)))
module("ChannelShuffle", lambda: nn.ChannelShuffle(2), lambda: r(1, 4, 2, 2))
module("Dropout1d", nn.Dropout1d, lambda: r(2, 3, 4))
module("Dropout2d", nn.Dropout2d, lambda: r(2, 3, 4, 4))
module("Dropout3d", nn.Dropout3d, lambda: r(2, 3, 2, 2, 2))
module("AlphaDropout", nn.AlphaDropout, lambda: r(2, 3))
module("FeatureAlphaDropout", nn.FeatureAlphaDropout, lambda: r(2, 3, 4, 4))
module("Dropout", nn.Dropout, lambda: r(2, 3))
module("RReLU", nn.RReLU, lambda: r(2, 3))
module("SyncBatchNorm_eval", lambda: nn.SyncBatchNorm(3), lambda: r(2, 3, 4), train=False)
module("InstanceNorm_running", lambda: nn.InstanceNorm2d(3, affine=True, track_running_stats=True), lambda: r(2, 3, 4, 4))
module("BatchNorm_cumulative", lambda: nn.BatchNorm1d(3, momentum=None), lambda: r(4, 3))
module("Unflatten", lambda: nn.Unflatten(1, (2, 2)), lambda: r(3, 4))
module("Fold", lambda: nn.Fold((4, 5), (2, 2)), lambda: r(1, 8, 12))
module("Unfold", lambda: nn.Unfold((2, 2)), lambda: r(1, 2, 4, 5))
module("PixelUnshuffle", lambda: nn.PixelUnshuffle(2), lambda: r(1, 2, 4, 4))
module("UpsamplingBilinear2d", lambda: nn.UpsamplingBilinear2d(scale_factor=2), lambda: r(1, 2, 3, 3))
module("UpsamplingNearest2d", lambda: nn.UpsamplingNearest2d(scale_factor=2), lambda: r(1, 2, 3, 3))
module("Upsample_bicubic", lambda: nn.Upsample(scale_factor=1.5, mode="bicubic"), lambda: r(1, 2, 4, 4))
module("Upsample_trilinear", lambda: nn.Upsample(size=(3, 4, 5), mode="trilinear", align_corners=True), lambda: r(1, 2, 2, 2, 2))
module("LazyLinear", lambda: nn.Sequential(nn.Flatten(), nn.Linear(12, 2)), lambda: r(2, 3, 4))
module("MaxUnpool2d", lambda: Unpool(), lambda: r(1, 2, 4, 4))
module("FractionalMaxPool2d", lambda: nn.FractionalMaxPool2d(2, output_ratio=0.6), lambda: r(1, 2, 6, 6))
module("LPPool3d", lambda: nn.LPPool3d(2.0, 2), lambda: r(1, 2, 4, 4, 4))
module("CircularPad3d", lambda: nn.CircularPad3d(1), lambda: r(1, 2, 3, 3, 3))
module("TripletMarginWithDistanceLoss", lambda: nn.TripletMarginWithDistanceLoss(distance_function=nn.PairwiseDistance()), X, X, X)
module("LinearCrossEntropyLoss", lambda: nn.LinearCrossEntropyLoss(3, 5), X, lambda: torch.randint(0, 5, (4,)))


class Unpool(nn.Module):
    def forward(self, x):
        y, at = F.max_pool2d(x, 2, return_indices=True)
        return nn.MaxUnpool2d(2)(y, at)
