"""Models written with torch.nn as tutorials write them."""
import torch
import torch.nn.functional as F
from torch import nn


class Model(nn.Module):
    """Parts by name, and a function of the parts and the inputs that returns the loss."""

    def __init__(self, loss, **parts):
        super().__init__()
        for name, part in parts.items():
            setattr(self, name, part)
        self.loss = loss

    def forward(self, *inputs):
        return self.loss(self, *inputs)


def labels(n, classes=10):
    return torch.randint(0, classes, (n,))


def mlp(large):
    n, w = (256, 512) if large else (8, 20)
    net = nn.Sequential(nn.Linear(w, w), nn.ReLU(), nn.Linear(w, w), nn.GELU(), nn.Linear(w, 10))
    return Model(lambda s, x, y: F.cross_entropy(s.net(x), y), net=net), (torch.randn(n, w), labels(n))


def dropout_mlp(large):
    n, w = (256, 512) if large else (8, 20)
    net = nn.Sequential(nn.Linear(w, w), nn.ReLU(), nn.Dropout(0.5), nn.Linear(w, w), nn.BatchNorm1d(w), nn.Dropout(0.1),
                        nn.Linear(w, 10))
    return Model(lambda s, x, y: F.cross_entropy(s.net(x), y), net=net), (torch.randn(n, w), labels(n))


def cnn(large):
    n, s, w = (32, 32, 64) if large else (3, 13, 5)
    net = nn.Sequential(nn.Conv2d(3, w, 3, padding=1), nn.BatchNorm2d(w), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(w, 2 * w, 3),
                        nn.ReLU(), nn.AvgPool2d(2, 2), nn.AdaptiveAvgPool2d((2, 2)), nn.Flatten(), nn.Linear(8 * w, 10))
    return Model(lambda s, x, y: F.cross_entropy(s.net(x), y), net=net), (torch.randn(n, 3, s, s), labels(n))


def recurrent(kind):
    def make(large):
        steps, n, w = (32, 32, 256) if large else (7, 3, 10)
        net = kind(w, w, num_layers=2, bidirectional=not large)
        head = nn.Linear(w if large else 2 * w, 10)
        return (Model(lambda s, x, y: F.cross_entropy(s.head(s.net(x)[0][-1]), y), net=net, head=head),
                (torch.randn(steps, n, w), labels(n)))

    return make


lstm, gru = recurrent(nn.LSTM), recurrent(nn.GRU)


def rnn_lm(large):
    steps, n, w, vocab = (32, 16, 192, 4000) if large else (6, 3, 12, 31)
    x = torch.randint(0, vocab, (steps, n))
    net = nn.LSTM(w, w)

    def loss(s, x):
        h = s.net(s.tokens(x))[0]
        return F.cross_entropy(F.linear(h[:-1], s.tokens.weight).flatten(0, 1), x[1:].flatten())

    return Model(loss, tokens=nn.Embedding(vocab, w, padding_idx=0), net=net), (x,)


def generator_net(z, w):
    return nn.Sequential(nn.ConvTranspose2d(z, 4 * w, 4), nn.BatchNorm2d(4 * w), nn.ReLU(),
                         nn.ConvTranspose2d(4 * w, 2 * w, 4, 2, 1), nn.BatchNorm2d(2 * w), nn.ReLU(),
                         nn.ConvTranspose2d(2 * w, 3, 4, 2, 1), nn.Tanh())


def discriminator_net(w):
    return nn.Sequential(nn.Conv2d(3, w, 4, 2, 1), nn.LeakyReLU(0.2), nn.Conv2d(w, 2 * w, 4, 2, 1), nn.BatchNorm2d(2 * w),
                         nn.LeakyReLU(0.2), nn.Conv2d(2 * w, 1, 4))


def gan_generator(large):
    n, w = (32, 32) if large else (3, 4)

    def loss(s, z):
        return F.binary_cross_entropy_with_logits(s.judge(s.net(z)).flatten(), torch.ones(n))

    return Model(loss, net=generator_net(16, w), judge=discriminator_net(w)), (torch.randn(n, 16, 1, 1),)


def gan_discriminator(large):
    n, w = (32, 32) if large else (3, 4)

    def loss(s, real, fake):
        return F.softplus(-s.judge(real)).mean() + F.softplus(s.judge(fake)).mean()

    return Model(loss, judge=discriminator_net(w)), (torch.randn(n, 3, 16, 16), torch.randn(n, 3, 16, 16))


def vae(large):
    n, w = (128, 784) if large else (4, 30)

    def loss(s, x, noise):
        mean, log_var = s.encoder(x).chunk(2, -1)
        y = s.decoder(mean + noise * (0.5 * log_var).exp())
        return F.binary_cross_entropy_with_logits(y, x) - 0.5 * (1 + log_var - mean.pow(2) - log_var.exp()).mean()

    encoder = nn.Sequential(nn.Linear(w, w // 2), nn.ReLU(), nn.Linear(w // 2, 32))
    decoder = nn.Sequential(nn.Linear(16, w // 2), nn.ReLU(), nn.Linear(w // 2, w))
    return Model(loss, encoder=encoder, decoder=decoder), (torch.rand(n, w), torch.randn(n, 16))


def vqvae(large):
    n, w, codes = (512, 64, 512) if large else (9, 6, 11)

    def loss(s, x):
        z = s.encoder(x)
        place = torch.cdist(z, s.codes.weight).argmin(-1)
        q = s.codes(place)
        return F.mse_loss(s.decoder(z + (q - z).detach()), x) + F.mse_loss(q, z.detach()) + F.mse_loss(z, q.detach())

    return Model(loss, encoder=nn.Linear(w, w), decoder=nn.Linear(w, w), codes=nn.Embedding(codes, w)), (torch.randn(n, w),)


def unet(large):
    n, s, w = (4, 64, 32) if large else (2, 16, 4)

    def block(a, b):
        return nn.Sequential(nn.Conv2d(a, b, 3, padding=1), nn.GroupNorm(2, b), nn.SiLU())

    def loss(m, x, y):
        a = m.down1(x)
        b = m.down2(F.max_pool2d(a, 2))
        c = m.down3(F.avg_pool2d(b, 2))
        c = F.interpolate(c, scale_factor=2, mode="bilinear", align_corners=False)
        b = m.up2(torch.cat([b, c], 1))
        b = F.interpolate(b, scale_factor=2, mode="nearest")
        return F.binary_cross_entropy_with_logits(m.head(m.up1(torch.cat([a, b], 1))), y)

    parts = dict(down1=block(3, w), down2=block(w, 2 * w), down3=block(2 * w, 2 * w), up2=block(4 * w, w), up1=block(2 * w, w),
                 head=nn.Conv2d(w, 1, 1))
    return Model(loss, **parts), (torch.randn(n, 3, s, s), torch.rand(n, 1, s, s).round())


def gcn(large):
    n, edges, w = (2000, 16000, 64) if large else (11, 30, 6)

    def loss(s, x, source, target, y):
        for layer in (s.first, s.second):
            h = layer(x)
            degree = torch.zeros(n).scatter_add(0, target, torch.ones(edges)).clamp(min=1)
            x = F.relu(torch.zeros_like(h).index_add(0, target, h[source]) / degree[:, None] + h)
        return F.cross_entropy(x, y)

    return (Model(loss, first=nn.Linear(w, w), second=nn.Linear(w, w)),
            (torch.randn(n, w), torch.randint(0, n, (edges,)), torch.randint(0, n, (edges,)), labels(n, w)))


def gat(large):
    n, edges, w, heads = (2000, 16000, 32, 4) if large else (9, 24, 4, 2)

    def loss(s, x, source, target, y):
        h = s.lift(x).view(n, heads, w)
        score = F.leaky_relu((h * s.left).sum(-1)[source] + (h * s.right).sum(-1)[target], 0.2)
        top = torch.full((n, heads), -1e30).scatter_reduce(0, target[:, None].expand(-1, heads), score.detach(), "amax")
        e = (score - top[target]).exp()
        total = torch.zeros(n, heads).index_add(0, target, e)
        a = e / total[target]
        out = torch.zeros(n, heads, w).index_add(0, target, a[..., None] * h[source])
        return F.cross_entropy(F.elu(out).mean(1), y)

    parts = dict(lift=nn.Linear(w, heads * w), left=nn.Parameter(torch.randn(heads, w)), right=nn.Parameter(torch.randn(heads, w)))
    return (Model(loss, **parts), (torch.randn(n, w), torch.randint(0, n, (edges,)), torch.randint(0, n, (edges,)), labels(n, w)))


def dlrm(large):
    n, w, rows, bag = (512, 64, 20000, 8) if large else (5, 6, 23, 3)

    def loss(s, dense, ids, offsets, y):
        vectors = [s.bottom(dense)] + [bag(ids[i], offsets) for i, bag in enumerate(s.bags)]
        x = torch.stack(vectors, 1)
        pairs = torch.bmm(x, x.transpose(1, 2))
        i, j = torch.tril_indices(4, 4, -1)
        z = torch.cat([vectors[0], pairs[:, i, j]], 1)
        return F.binary_cross_entropy_with_logits(s.top(z).squeeze(1), y)

    bags = nn.ModuleList(nn.EmbeddingBag(rows, w, mode=mode) for mode in ("sum", "mean", "sum"))
    bottom = nn.Sequential(nn.Linear(13, w), nn.ReLU())
    top = nn.Sequential(nn.Linear(w + 6, w), nn.ReLU(), nn.Linear(w, 1))
    return (Model(loss, bags=bags, bottom=bottom, top=top),
            (torch.randn(n, 13), torch.randint(0, rows, (3, n * bag)), torch.arange(0, n * bag, bag), torch.rand(n).round()))


def moe(large):
    n, w, experts = (512, 128, 8) if large else (10, 6, 4)

    def loss(s, x, y):
        weights, chosen = s.gate(x).softmax(-1).topk(2)
        weights = weights / weights.sum(-1, keepdim=True)
        gates = torch.zeros(n, experts).scatter(1, chosen, weights)
        h = F.silu(torch.einsum("nw,ewh->enh", x, s.up))
        out = torch.einsum("enh,ehw,ne->nw", h, s.down, gates)
        order = chosen.flatten().argsort()
        token = order // 2
        return F.mse_loss(out, y) + torch.zeros_like(x).index_add(0, token, x[token] * 0.01).mean()

    parts = dict(gate=nn.Linear(w, experts), up=nn.Parameter(torch.randn(experts, w, 2 * w) / w),
                 down=nn.Parameter(torch.randn(experts, 2 * w, w) / w))
    return Model(loss, **parts), (torch.randn(n, w), torch.randn(n, w))


def scan(large):
    n, steps, w = (8, 512, 64) if large else (2, 13, 5)

    def loss(s, x):
        gate = F.logsigmoid(s.gate(x))
        total = gate.cumsum(1)
        h = (s.value(x) * (-total).exp()).cumsum(1) * total.exp()
        return s.out(h.flip(1) + h.roll(3, 1)).pow(2).mean() + torch.logcumsumexp(gate, 1).mean()

    return Model(loss, gate=nn.Linear(w, w), value=nn.Linear(w, w), out=nn.Linear(w, w)), (torch.randn(n, steps, w) * 0.3,)


def transformer(large):
    n, steps, w = (8, 64, 256) if large else (2, 7, 16)
    net = nn.Transformer(w, 4, 2, 2, 4 * w, dropout=0.0, batch_first=True)
    return (Model(lambda s, x, y: s.net(x, y, tgt_is_causal=False).pow(2).mean(), net=net),
            (torch.randn(n, steps, w), torch.randn(n, steps, w)))


def tcn(large):
    n, steps, w = (16, 256, 64) if large else (2, 17, 4)

    def loss(s, x, y):
        for i, layer in enumerate(s.layers):
            x = x + F.relu(layer(F.pad(x, (2 * 2 ** i, 0))))
        return F.mse_loss(s.head(x), y)

    layers = nn.ModuleList(nn.utils.parametrizations.weight_norm(nn.Conv1d(w, w, 3, dilation=2 ** i)) for i in range(3))
    return Model(loss, layers=layers, head=nn.Conv1d(w, 1, 1)), (torch.randn(n, w, steps), torch.randn(n, 1, steps))


def conv3d(large):
    n, s, w = (4, 16, 16) if large else (2, 6, 3)
    net = nn.Sequential(nn.Conv3d(1, w, 3, padding=1), nn.BatchNorm3d(w), nn.ReLU(), nn.MaxPool3d(2), nn.Conv3d(w, w, 3, padding=1),
                        nn.ReLU(), nn.AvgPool3d(2), nn.AdaptiveAvgPool3d(1), nn.Flatten(), nn.Linear(w, 10))
    return Model(lambda m, x, y: F.cross_entropy(m.net(x), y), net=net), (torch.randn(n, 1, s, s, s), labels(n))


def autoencoder(large):
    n, s, w = (16, 32, 32) if large else (2, 12, 4)

    def loss(m, x):
        h = F.relu(m.encode(x))
        p, places = F.max_pool2d(h, 2, return_indices=True)
        return F.smooth_l1_loss(m.decode(F.max_unpool2d(p, places, 2)), x)

    return (Model(loss, encode=nn.Conv2d(3, w, 3, padding=1), decode=nn.ConvTranspose2d(w, 3, 3, padding=1)),
            (torch.randn(n, 3, s, s),))


def spatial_transformer(large):
    n, s = (16, 32) if large else (3, 9)

    def loss(m, x, y):
        theta = m.locate(x.flatten(1)).view(-1, 2, 3) * 0.1 + torch.eye(2, 3)
        x = F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), align_corners=False)
        return F.cross_entropy(m.head(F.pad(x, (1, 1, 1, 1), mode="reflect")).amax((2, 3)), y)

    return (Model(loss, locate=nn.Linear(s * s, 6), head=nn.Conv2d(1, 10, 3)), (torch.randn(n, 1, s, s), labels(n)))


def ranking(large):
    n, items, w = (64, 128, 64) if large else (3, 9, 5)

    def loss(m, x, gains):
        scores = m.score(x).squeeze(-1)
        ordered, order = scores.sort(dim=-1, descending=True)
        sorted_gains = gains.gather(1, order)
        best = gains.sort(dim=-1, descending=True).values
        top = scores.topk(3).values.mean() + scores.max(-1).values.mean() + scores.argmax(-1).float().mean() * 0
        median = scores.median(-1).values.mean()
        return (ordered.log_softmax(-1) * sorted_gains).mean() + (best - sorted_gains).mean() + 0.01 * (top + median)

    return (Model(loss, score=nn.Sequential(nn.Linear(w, w), nn.Tanh(), nn.Linear(w, 1))),
            (torch.randn(n, items, w), torch.rand(n, items)))


def contrastive(large):
    n, w = (256, 128) if large else (6, 5)

    def loss(m, a, b):
        a, b = F.normalize(m.net(a), dim=-1), F.normalize(m.net(b), dim=-1)
        z = a @ b.t() / 0.1
        y = torch.arange(n)
        triplet = F.triplet_margin_loss(a, b, b.roll(1, 0))
        return F.cross_entropy(z, y) + torch.logsumexp(z, 0).mean() + triplet + F.cosine_embedding_loss(a, b, torch.ones(n))

    return Model(loss, net=nn.Linear(w, w)), (torch.randn(n, w), torch.randn(n, w))


def nerf(large):
    rays, samples, w = (128, 32, 128) if large else (5, 6, 10)

    def loss(m, x, y):
        f = 2.0 ** torch.arange(4)
        e = (x[..., None] * f).flatten(-2)
        out = m.net(torch.cat([e.sin(), e.cos()], -1))
        alpha = 1 - (-F.softplus(out[..., 3]) * 0.1).exp()
        clear = torch.cumprod(torch.cat([torch.ones(rays, 1), 1 - alpha + 1e-10], 1), 1)[:, :-1]
        return F.mse_loss(((alpha * clear)[..., None] * out[..., :3].sigmoid()).sum(1), y)

    net = nn.Sequential(nn.Linear(24, w), nn.ReLU(), nn.Linear(w, w), nn.ReLU(), nn.Linear(w, 4))
    return Model(loss, net=net), (torch.randn(rays, samples, 3), torch.rand(rays, 3))


def flow(large):
    n, w = (256, 64) if large else (5, 6)

    def loss(m, x):
        total = 0
        for net in m.nets:
            a, b = x.chunk(2, -1)
            scale, shift = net(a).chunk(2, -1)
            scale = scale.tanh()
            x, total = torch.cat([b * scale.exp() + shift, a], -1).flip(-1), total + scale.sum(-1)
        return (0.5 * x.pow(2).sum(-1) - total).mean()

    nets = nn.ModuleList(nn.Sequential(nn.Linear(w // 2, w), nn.ReLU(), nn.Linear(w, w)) for _ in range(3))
    return Model(loss, nets=nets), (torch.randn(n, w),)


def detection_head(large):
    n, boxes, w = (8, 200, 64) if large else (2, 7, 5)

    def loss(m, x, target, y, image, batch, row, column):
        cls, box = m.cls(x), m.box(x).sigmoid()
        p = cls.sigmoid()
        one_hot = F.one_hot(y, 10).float()
        focal = (F.binary_cross_entropy_with_logits(cls, one_hot, reduction="none") * (p - one_hot).abs() ** 2).mean()
        low, high = torch.maximum(box[..., :2], target[..., :2]), torch.minimum(box[..., 2:], target[..., 2:])
        area = (high - low).clamp(min=0).prod(-1)
        picked = m.features(image)[batch, :, row, column]
        return focal + F.huber_loss(box, target) - area.mean() + picked.pow(2).mean() + F.l1_loss(cls, one_hot)

    size = 16 if large else 6
    return (Model(loss, cls=nn.Linear(w, 10), box=nn.Linear(w, 4), features=nn.Conv2d(3, w, 3, padding=1)),
            (torch.randn(n, boxes, w), torch.rand(n, boxes, 4), torch.randint(0, 10, (n, boxes)), torch.randn(n, 3, size, size),
             torch.randint(0, n, (boxes,)), torch.randint(0, size, (boxes,)), torch.randint(0, size, (boxes,))))


def inception_pool(large):
    n, s, w = (8, 32, 32) if large else (2, 11, 4)

    def loss(m, x, y):
        x = m.stem(x)
        parts = [F.max_pool2d(x, 3, 1, 1), F.avg_pool2d(x, 3, 1, 1), F.avg_pool2d(x, 3, 2, 1, count_include_pad=False).repeat_interleave(2, 2).repeat_interleave(2, 3)[:, :, :s, :s],
                 F.adaptive_max_pool2d(x, 3).mean((2, 3), keepdim=True).expand_as(x), F.lp_pool2d(x.abs(), 2, 3, 1, )[:, :, :1, :1].expand_as(x)]
        x = m.head(torch.cat(parts, 1))
        x = F.interpolate(x, size=(7, 5), mode="bicubic")
        return F.cross_entropy(F.adaptive_avg_pool2d(x, (3, 2)).flatten(1), y)

    return (Model(loss, stem=nn.Conv2d(3, w, 3, padding=1), head=nn.Conv2d(5 * w, 2, 1)), (torch.randn(n, 3, s, s), labels(n)))


def instance_norm(large):
    n, s, w = (4, 64, 32) if large else (2, 9, 4)
    net = nn.Sequential(nn.ReflectionPad2d(1), nn.Conv2d(3, w, 3), nn.InstanceNorm2d(w, affine=True), nn.PReLU(),
                        nn.Conv2d(w, 4 * w, 3, padding=1), nn.PixelShuffle(2), nn.Hardswish(), nn.Conv2d(w, w, 3, padding=1, groups=w),
                        nn.Upsample(scale_factor=0.5, mode="nearest"), nn.Conv2d(w, 3, 1))
    return Model(lambda m, x: m.net(x).pow(2).mean() + F.local_response_norm(x, 3).mean(), net=net), (torch.randn(n, 3, s, s),)
