"""Sets, graphs, points, sequences and their losses with tiny sizes, for run_sweep.py."""

import torch
import torch.nn.functional as F
from torch import nn

from model_builders import Of, entry, loss, net, r

MODELS = {}


# Sets and points.
@entry(MODELS)
def set_transformer():
    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.attention, self.norm, self.feed = nn.MultiheadAttention(8, 2, batch_first=True), nn.LayerNorm(8), nn.Linear(8, 8)

        def forward(self, x, y, mask=None):
            h = self.norm(x + self.attention(x, y, y, key_padding_mask=mask, need_weights=False)[0])
            return h + F.relu(self.feed(h))

    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.inducing, self.seed = nn.Parameter(torch.randn(1, 3, 8)), nn.Parameter(torch.randn(1, 2, 8))
            self.first, self.second, self.pool = Block(), Block(), Block()

        def forward(self, x, lengths):
            mask = torch.arange(x.shape[1]) >= lengths[:, None]
            summary = self.first(self.inducing.expand(len(x), -1, -1), x, mask)
            return self.pool(self.seed.expand(len(x), -1, -1), self.second(x, summary), mask)

    return Net(), (torch.randn(3, 6, 8), torch.tensor([6, 4, 2]))


def capsules(module, x):
    """Routing by agreement; the routing weights have no gradient before the last round."""
    prediction = torch.einsum("bif,iofd->biod", squash(x), module.weight.view(6, 3, 4, 5))
    routing = torch.zeros(prediction.shape[:3])
    for step in range(3):
        share = routing.softmax(2)
        used = prediction if step == 2 else prediction.detach()
        out = squash((share[..., None] * used).sum(1))
        if step < 2:
            routing = routing + (used * out[:, None]).sum(-1)
    length = out.norm(dim=-1)
    return F.relu(0.9 - length[:, 0]).square().mean() + 0.5 * F.relu(length[:, 1:] - 0.1).square().mean()


def squash(x):
    square = x.square().sum(-1, keepdim=True)
    return square / (1 + square) * x / (square + 1e-8).sqrt()


net(MODELS, "capsules", lambda: nn.Linear(60, 6, bias=False), lambda: torch.randn(2, 6, 4), function=capsules)


@entry(MODELS)
def point_net():
    class Net(nn.Module):
        """Farthest points, their nearest neighbours, a shared net, the maximum, and interpolation back to all points."""

        def __init__(self):
            super().__init__()
            self.local, self.back = nn.Sequential(nn.Conv2d(3, 8, 1), nn.BatchNorm2d(8), nn.ReLU()), nn.Linear(8, 4)

        def forward(self, x):
            batch = torch.arange(len(x))
            distance, chosen = torch.full(x.shape[:2], 1e10), [torch.zeros(len(x), dtype=torch.long)]
            for _ in range(3):
                latest = x[batch, chosen[-1]]
                distance = torch.minimum(distance, (x - latest[:, None]).square().sum(-1))
                chosen.append(distance.argmax(1))
            centre = torch.gather(x, 1, torch.stack(chosen, 1)[..., None].expand(-1, -1, 3))
            pairs = torch.cdist(centre, x)
            near = pairs.topk(4, dim=2, largest=False)
            group = x[batch[:, None, None], near.indices] - centre[:, :, None]
            group = torch.where((near.values < 1.5)[..., None], group, group[:, :, :1])
            feature = self.local(group.permute(0, 3, 1, 2)).amax(-1).mT
            back, index = pairs.mT.topk(2, dim=2, largest=False)
            weight = 1 / (back + 1e-4)
            weight = weight / weight.sum(2, keepdim=True)
            return self.back((feature[batch[:, None, None], index] * weight[..., None]).sum(2))

    return Net(), (torch.randn(2, 9, 3),)


def edge_convolution(module, x):
    index = torch.cdist(x, x).topk(3, largest=False).indices
    near = torch.take_along_dim(x[:, None].expand(-1, x.shape[1], -1, -1), index[..., None], 2)
    own = x[:, :, None].expand_as(near)
    return module(torch.cat([own, near - own], -1)).amax(2)


net(MODELS, "edge_convolution", lambda: nn.Sequential(nn.Linear(6, 8), nn.LeakyReLU(0.2)), lambda: torch.randn(2, 7, 3), function=edge_convolution)
loss(MODELS, "chamfer_and_earth_mover", lambda a, b: (
    torch.cdist(a, b).square().amin(1).mean() + torch.cdist(b, a).square().amin(1).mean()
    + (a.sort(0).values - b.sort(0).values).abs().mean()), r(6, 3), r(6, 3))


# Graphs.
@entry(MODELS)
def graph_attention_by_scatter():
    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.project, self.score = nn.Linear(4, 6, bias=False), nn.Parameter(torch.randn(2, 6))

        def forward(self, x, source, target, graph):
            h = self.project(x)
            e = F.leaky_relu(h[source] @ self.score[0] + h[target] @ self.score[1], 0.2)
            highest = torch.full((len(x),), -torch.inf).scatter_reduce(0, target, e, "amax", include_self=False)
            weight = torch.exp(e - highest.detach()[target])
            total = torch.zeros(len(x)).index_add(0, target, weight)
            h = F.elu(torch.zeros_like(h).index_add(0, target, h[source] * (weight / total[target])[:, None]))
            mean = torch.zeros(3, 6).scatter_reduce(0, graph[:, None].expand(-1, 6), h, "mean", include_self=False)
            largest = torch.segment_reduce(h, "max", lengths=torch.bincount(graph, minlength=3), unsafe=True)
            return torch.cat([mean, largest], 1)

    source, target = torch.randint(0, 7, (2, 12))
    return Layer(), (torch.randn(7, 4), source, torch.cat([torch.arange(7), target[:5]]), torch.tensor([0, 0, 0, 1, 1, 2, 2]))


def spectral_clustering(x, weight):
    adjacency = torch.exp(-torch.cdist(x, x).square()) * (1 - torch.eye(len(x)))
    root = adjacency.sum(1).rsqrt()
    laplacian = torch.eye(len(x)) - root[:, None] * adjacency * root
    values, vectors = torch.linalg.eigh(laplacian)
    share = torch.softmax(vectors[:, :3].square() @ weight, 1)
    cut = torch.trace(share.T @ laplacian @ share) / torch.trace(share.T @ share)
    return cut + values[1], (share.T @ share / (share.T @ share).norm() - torch.eye(2) / 2**0.5).norm()


loss(MODELS, "spectral_clustering", spectral_clustering, r(6, 2), r(3, 2))


# Sequences.
def conditional_random_field(module, x, tags, mask):
    score, transition = module[0](x), module[1].weight
    gold = score[0].gather(1, tags[0][:, None])[:, 0]
    alpha, best, back = score[0], score[0].detach(), []
    for t in range(1, len(score)):
        step = score[t].gather(1, tags[t][:, None])[:, 0] + transition[tags[t - 1], tags[t]]
        gold = gold + step * mask[t]
        new = torch.logsumexp(alpha[:, :, None] + transition + score[t][:, None], 1)
        alpha = torch.where(mask[t][:, None], new, alpha)
        best, index = (best[:, :, None] + transition.detach()).max(1)
        best = best + score[t].detach()
        back.append(index)
    path = [best.argmax(1)]
    for index in reversed(back):
        path.append(index.gather(1, path[-1][:, None])[:, 0])
    return (torch.logsumexp(alpha, 1) - gold).mean(), torch.stack(path[::-1])


net(MODELS, "conditional_random_field", lambda: nn.ModuleList([nn.Linear(4, 3), nn.Linear(3, 3, bias=False)]), lambda: torch.randn(5, 2, 4),
    lambda: torch.randint(0, 3, (5, 2)), lambda: torch.arange(5)[:, None] < torch.tensor([5, 3]), function=conditional_random_field)


@entry(MODELS)
def speech_with_ctc():
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv, self.rnn, self.out = nn.Conv1d(6, 8, 3, 2, 1), nn.GRU(8, 6, bidirectional=True, num_layers=2), nn.Linear(12, 5)

        def forward(self, x, targets, lengths, target_lengths):
            h = F.gelu(self.conv(x)).permute(2, 0, 1)
            p = self.out(self.rnn(h)[0]).log_softmax(-1)
            return F.ctc_loss(p, targets, (lengths + 1) // 2, target_lengths, zero_infinity=True)

    return Net(), (torch.randn(2, 6, 16), torch.randint(1, 5, (2, 3)), torch.tensor([16, 12]), torch.tensor([3, 2]))


def word2vec(module, centre, context, negative):
    word, other = module
    positive = F.logsigmoid((word(centre) * other(context)).sum(1))
    sampled = F.logsigmoid(-torch.bmm(other(negative), word(centre)[..., None])[..., 0]).sum(1)
    return -(positive + sampled).mean()


net(MODELS, "word2vec", lambda: nn.ModuleList([nn.Embedding(20, 6), nn.Embedding(20, 6)]), lambda: torch.randint(0, 20, (5,)),
    lambda: torch.randint(0, 20, (5,)), lambda: torch.randint(0, 20, (5, 4)), function=word2vec)
net(MODELS, "fast_text_bags", lambda: nn.ModuleList([nn.EmbeddingBag(30, 6, mode="mean"), nn.AdaptiveLogSoftmaxWithLoss(6, 12, [4, 8], div_value=2.0)]),
    lambda: torch.randint(0, 30, (14,)), lambda: torch.tensor([0, 3, 4, 9]), lambda: torch.tensor([1, 5, 11, 3]),
    function=lambda m, x, offsets, y: m[1](m[0](x, offsets), y).loss)


@entry(MODELS)
def selective_scan():
    class Block(nn.Module):
        def __init__(self, parallel=False):
            super().__init__()
            self.inner, self.conv, self.select = nn.Linear(4, 12), nn.Conv1d(6, 6, 3, groups=6, padding=2), nn.Linear(6, 7)
            self.step, self.out = nn.Linear(1, 6), nn.Linear(6, 4)
            self.log_a, self.d = nn.Parameter(torch.arange(1.0, 4).repeat(6, 1).log()), nn.Parameter(torch.ones(6))

        def forward(self, x):
            u, gate = self.inner(x).chunk(2, -1)
            u = F.silu(self.conv(u.mT)[..., : x.shape[1]].mT)
            step, b, c = self.select(u).split([1, 3, 3], -1)
            step = F.softplus(self.step(step))
            decay = torch.exp(-step[..., None] * self.log_a.exp())
            entered = step[..., None] * b[:, :, None] * u[..., None]
            state, outputs = torch.zeros_like(decay[:, 0]), []
            for i in range(x.shape[1]):
                state = decay[:, i] * state + entered[:, i]
                outputs.append((state * c[:, i, None]).sum(-1))
            return self.out((torch.stack(outputs, 1) + self.d * u) * F.silu(gate))

    return Block(), (torch.randn(2, 6, 4),)


def segment_sum_scan(x, log_decay, b, c):
    """The dual form of a state space model: chunks, whose decays are exponentials of differences of prefix sums."""
    x, a, b, c = (v.unflatten(1, (2, -1)) for v in (x, -F.softplus(log_decay), b, c))
    total = a.cumsum(2)
    lower = torch.ones(a.shape[2], a.shape[2], dtype=torch.bool).tril()
    decay = (total[..., None] - total[..., None, :]).masked_fill(~lower, -torch.inf).exp()
    inner = torch.einsum("bkin,bkjn,bkij,bkjd->bkid", c, b, decay, x)
    states = torch.einsum("bkjn,bkj,bkjd->bknd", b, (total[:, :, -1:] - total).exp(), x)
    carried = torch.einsum("bin,bnd,bi->bid", c[:, 1], states[:, 0], total[:, 1].exp())
    return torch.cat([inner[:, 0], inner[:, 1] + carried], 1)


loss(MODELS, "segment_sum_scan", segment_sum_scan, r(2, 8, 3), r(2, 8), r(2, 8, 4), r(2, 8, 4))


def parallel_recurrence(x, gate):
    """A gated recurrence in closed form, with logarithms of prefix sums."""
    log_keep, log_in = -F.softplus(gate), F.logsigmoid(gate) + torch.where(x >= 0, (x.relu() + 0.5).log(), F.logsigmoid(x))
    total = log_keep.cumsum(1)
    return (total + torch.logcumsumexp(log_in - total, 1)).exp()


loss(MODELS, "minimal_gru", parallel_recurrence, r(2, 7, 3), r(2, 7, 3))


@entry(MODELS)
def wave_net():
    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.first = nn.Conv1d(16, 8, 1)
            self.dilated = nn.ModuleList([nn.utils.parametrizations.weight_norm(nn.Conv1d(8, 16, 2, dilation=2**i)) for i in range(3)])
            self.mix, self.last = nn.ModuleList([nn.Conv1d(8, 16, 1) for _ in range(3)]), nn.Conv1d(8, 16, 1)

        def forward(self, x):
            law = torch.sign(x) * torch.log1p(15 * x.abs()) / torch.log1p(torch.tensor(15.0))
            levels = ((law + 1) / 2 * 15 + 0.5).long()
            h, total = self.first(F.one_hot(levels, 16).to(x.dtype).mT), 0.0
            for conv, mix in zip(self.dilated, self.mix):
                a, b = conv(F.pad(h, (conv.dilation[0], 0))).chunk(2, 1)
                skip, step = mix(a.tanh() * b.sigmoid()).chunk(2, 1)
                h, total = h + step, total + skip
            return F.cross_entropy(self.last(F.relu(total))[..., :-1], levels[:, 1:])

    return Net(), (torch.rand(2, 20) * 2 - 1,)


# Vision.
@entry(MODELS)
def deformable_attention():
    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.offsets, self.weights, self.value, self.out = nn.Linear(8, 16), nn.Linear(8, 8), nn.Linear(8, 8), nn.Linear(8, 8)

        def forward(self, query, reference, small, large):
            n = query.shape[1]
            offset = self.offsets(query).view(len(query), n, 2, 2, 2, 2)  # heads, levels, points, xy
            weight = self.weights(query).view(len(query), n, 2, 4).softmax(-1).view(len(query), n, 2, 2, 2)
            total = 0.0
            for level, image in enumerate((small, large)):
                value = self.value(image.flatten(2).mT).mT.reshape(len(query) * 2, 4, *image.shape[2:])
                size = torch.tensor([image.shape[3], image.shape[2]])
                at = 2 * (reference[:, :, None, None] + offset[:, :, :, level] / size) - 1
                sampled = F.grid_sample(value, at.transpose(1, 2).flatten(0, 1), align_corners=False)
                total = total + (sampled * weight[:, :, :, level].transpose(1, 2).flatten(0, 1)[:, None]).sum(-1)
            return self.out(total.view(len(query), 8, n).mT)

    return Attention(), (torch.randn(2, 3, 8), torch.rand(2, 3, 2), torch.randn(2, 8, 3, 4), torch.randn(2, 8, 6, 8))


def spatial_transformer(module, x):
    theta = module(F.adaptive_avg_pool2d(x, 2).flatten(1)).view(-1, 2, 3) + torch.eye(2, 3)
    grid = F.affine_grid(theta, x.shape, align_corners=True)
    return F.grid_sample(x, grid, mode="bicubic", padding_mode="reflection", align_corners=True).square().mean()


def optical_flow(a, b, flow):
    """All pairs of features, and look-ups around the moved positions."""
    n, c, h, w = a.shape
    volume = torch.einsum("nchw,ncxy->nhwxy", a, b).reshape(n * h * w, 1, h, w) / c**0.5
    y, x = torch.meshgrid(torch.arange(h), torch.arange(w), indexing="ij")
    centre = (torch.stack([x, y]) + flow).permute(0, 2, 3, 1).reshape(n * h * w, 1, 1, 2)
    around = torch.stack(torch.meshgrid(torch.arange(-1.0, 2), torch.arange(-1.0, 2), indexing="xy"), -1)
    at = 2 * (centre + around) / torch.tensor([w - 1, h - 1]) - 1
    return F.grid_sample(volume, at, align_corners=True).view(n, h, w, 9).permute(0, 3, 1, 2)


net(MODELS, "spatial_transformer", lambda: nn.Linear(12, 6), r(2, 3, 6, 5), function=spatial_transformer)
loss(MODELS, "optical_flow_lookup", optical_flow, r(2, 4, 3, 4), r(2, 4, 3, 4), r(2, 2, 3, 4))


# Metric losses.
def hard_triplets(x, labels):
    distance = torch.cdist(x, x)
    same = labels[:, None] == labels
    hardest = distance.masked_fill(~same, 0.0).amax(1)
    nearest = distance.masked_fill(same, torch.inf).amin(1)
    semi = torch.where((~same) & (distance > hardest[:, None]), distance, torch.inf).amin(1)
    chosen = torch.where(semi.isfinite(), semi, nearest)
    return F.relu(hardest - chosen + 0.3).mean()


def queue_contrast(query, key, queue, log_scale):
    """InfoNCE with a queue of older keys, and its symmetric form."""
    q, k = F.normalize(query, dim=1), F.normalize(key.detach(), dim=1)
    logits = torch.cat([(q * k).sum(1, keepdim=True), q @ F.normalize(queue, dim=1).T], 1) * log_scale.exp()
    pairs = q @ F.normalize(key, dim=1).T * log_scale.exp().clamp(max=100)
    labels = torch.arange(len(q))
    both = (F.cross_entropy(pairs, labels) + F.cross_entropy(pairs.T, labels)) / 2
    return F.cross_entropy(logits, torch.zeros(len(q), dtype=torch.long)) + both, torch.cat([k, queue])[: len(queue)]


loss(MODELS, "hard_triplets", hard_triplets, r(8, 4), lambda: torch.tensor([0, 1, 2, 0, 1, 2, 0, 1]))
loss(MODELS, "queue_contrast", queue_contrast, r(4, 6), r(4, 6), lambda: torch.randn(8, 6), r())
