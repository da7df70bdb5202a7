"""Steps of simulation, robotics and statistics: many small vectors and matrices, and their gradients. The functions compute
the gradients themselves."""
import math

import torch
import torch.nn.functional as F


def n_body(large):
    """Potential energy of bodies that attract each other, and the forces."""
    n = 1024 if large else 19

    def step(positions, masses):
        positions = positions.detach().requires_grad_()
        apart = positions.unsqueeze(0) - positions.unsqueeze(1)
        distance = ((apart * apart).sum(-1) + 0.01).sqrt()
        energy = -(masses.unsqueeze(0) * masses.unsqueeze(1) / distance).sum()
        (gradient,) = torch.autograd.grad(energy, [positions])
        return energy, -gradient

    return step, [torch.randn(n, 3), torch.rand(n) + 0.5]


def rigid_bodies(large):
    """Points of bodies, rotated by quaternions and moved; the distance from targets."""
    n, points = (4096, 8) if large else (70, 3)

    def step(quaternions, offsets, shape, target):
        leaves = [x.detach().requires_grad_() for x in (quaternions, offsets)]
        q, moved = leaves
        w, x, y, z = (q / q.norm(dim=-1, keepdim=True)).unbind(-1)
        rows = [torch.stack([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)], -1),
                torch.stack([2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)], -1),
                torch.stack([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], -1)]
        rotations = torch.stack(rows, -2)
        placed = shape @ rotations.transpose(-1, -2) + moved.unsqueeze(1)
        loss = (placed - target).norm(dim=-1).mean()
        return (loss, *torch.autograd.grad(loss, leaves))

    return step, [torch.randn(n, 4), torch.randn(n, 3), torch.randn(n, points, 3), torch.randn(n, points, 3)]


def arm(large):
    """A chain of joints as products of 4 x 4 matrices; the angles that reach a goal."""
    n, joints = (4096, 6) if large else (65, 3)

    def step(angles, links, goal):
        angles = angles.detach().requires_grad_()
        cos, sin = angles.cos(), angles.sin()
        zero, one = torch.zeros_like(cos), torch.ones_like(cos)
        turns = torch.stack([torch.stack([cos, -sin, zero, links * cos], -1), torch.stack([sin, cos, zero, links * sin], -1),
                             torch.stack([zero, zero, one, zero], -1), torch.stack([zero, zero, zero, one], -1)], -2)
        pose = turns[:, 0]
        for joint in range(1, joints):
            pose = torch.bmm(pose, turns[:, joint])
        loss = F.mse_loss(pose[:, :3, 3], goal)
        return loss, *torch.autograd.grad(loss, [angles])

    return step, [torch.randn(n, joints), 0.5 + torch.rand(joints), torch.randn(n, 3)]


def gaussian_process(large):
    """A kernel with one length scale for each feature: its fit to given covariances."""
    n, features = (512, 8) if large else (23, 4)

    def step(x, y, scales, noise, target):
        leaves = [v.detach().requires_grad_() for v in (scales, noise)]
        apart = (x / leaves[0]).unsqueeze(1) - (y / leaves[0]).unsqueeze(0)
        kernel = torch.exp(-0.5 * (apart ** 2).sum(-1)) * leaves[1]
        loss = F.mse_loss(kernel, target)
        return (loss, *torch.autograd.grad(loss, leaves))

    return step, [torch.randn(n, features), torch.randn(n, features), torch.rand(features) + 0.5, torch.ones(1),
                  torch.rand(n, n)]


def point_cloud(large):
    """Clouds of points, centred and scaled; a layer for each point, and the maximum of the points."""
    n, points, w = (16, 1024, 64) if large else (3, 70, 8)

    def step(x, w1, b1, w2, y):
        params = [p.detach().requires_grad_() for p in (w1, b1, w2)]
        centred = x - x.mean(1, keepdim=True)
        unit = centred / centred.norm(dim=-1, keepdim=True).amax(1, keepdim=True)
        hidden = F.relu(unit @ params[0] + params[1]).amax(1)
        loss = F.cross_entropy(hidden @ params[2], y)
        return (loss, *torch.autograd.grad(loss, params))

    return step, [torch.randn(n, points, 3), torch.randn(3, w), torch.zeros(w), torch.randn(w, 10) / 8,
                  torch.randint(0, 10, (n,))]


def softmax_regression(large):
    """Few classes and a large batch."""
    n, w = (32768, 16) if large else (70, 5)

    def step(x, weight, bias, y):
        params = [p.detach().requires_grad_() for p in (weight, bias)]
        loss = F.cross_entropy(x @ params[0] + params[1], y)
        return (loss, *torch.autograd.grad(loss, params))

    return step, [torch.randn(n, w), torch.randn(w, 10) / 4, torch.zeros(10), torch.randint(0, 10, (n,))]


def rotary(large):
    """Attention scores of interleaved rotary embeddings."""
    n, steps, heads, w = (4, 256, 8, 64) if large else (2, 17, 2, 8)

    def step(query, key):
        leaves = [x.detach().requires_grad_() for x in (query, key)]
        angles = torch.arange(steps).unsqueeze(1) * 10000 ** (-torch.arange(0, w, 2) / w)
        cos, sin = angles.cos().unsqueeze(1), angles.sin().unsqueeze(1)

        def turned(x):
            even, odd = x[..., 0::2], x[..., 1::2]
            return torch.stack([even * cos - odd * sin, even * sin + odd * cos], -1).flatten(-2)

        query, key = (turned(x).transpose(1, 2) for x in leaves)
        loss = (query @ key.transpose(-1, -2) / math.sqrt(w)).logsumexp(-1).mean()
        return (loss, *torch.autograd.grad(loss, leaves))

    return step, [torch.randn(n, steps, heads, w), torch.randn(n, steps, heads, w)]


def image_statistics(large):
    """Images with the channels last, as files store them: normalised by channel, with learned colours."""
    n, size = (16, 128) if large else (2, 9)

    def step(images, colours, offset):
        params = [p.detach().requires_grad_() for p in (colours, offset)]
        mean, deviation = images.mean((1, 2), keepdim=True), images.std((1, 2), keepdim=True)
        mixed = ((images - mean) / deviation) @ params[0] + params[1]
        loss = mixed.sigmoid().pow(2).mean()
        return (loss, *torch.autograd.grad(loss, params))

    return step, [torch.rand(n, size, size, 3), torch.randn(3, 3), torch.zeros(3)]
