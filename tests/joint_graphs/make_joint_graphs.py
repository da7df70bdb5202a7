#!/usr/bin/env python3
"""Records joint graphs of small models with known architectures, and the bytes that PyTorch's partitioners save for the
backward. Needs PyTorch 2.15, torchvision and transformers.

example: python make_joint_graphs.py --only resnet bert --out /tmp/joint
"""
import argparse
import copy
import pathlib
import re

import torch
import torch._dynamo
import transformers
from functorch.compile import default_partition, min_cut_rematerialization_partition
from torch._decomp import core_aten_decompositions
from torch._dynamo.backends.common import aot_autograd
from torchvision import models as vision

HERE = pathlib.Path(__file__).resolve().parent
MODELS = {}
# Also recorded in core ATen ops, where batch norms consist of ops that the backward may recompute.
DECOMPOSED = ["densenet", "resnet"]


def model(make):
    """Registers a function that returns a module, its keyword arguments, and a function from its result to the loss."""
    MODELS[make.__name__] = make
    return make


def images(module, size=32):
    return module, {"x": torch.randn(2, 3, size, size)}, lambda y: y.float().square().mean()


def cross_entropy(result):
    logits = result.logits.flatten(0, -2)
    return torch.nn.functional.cross_entropy(logits, torch.arange(logits.shape[0]) % logits.shape[1])


@model
def resnet():
    return images(vision.ResNet(vision.resnet.BasicBlock, [1, 1, 1, 1], num_classes=10))


@model
def mobilenet():
    settings = [[1, 8, 1, 1], [6, 12, 1, 2], [6, 16, 2, 2]]
    return images(vision.MobileNetV2(num_classes=10, width_mult=0.5, inverted_residual_setting=settings, dropout=0.0))


@model
def densenet():
    return images(vision.DenseNet(growth_rate=8, block_config=(2, 2), num_init_features=16, num_classes=10))


@model
def convnext():
    block = vision.convnext.CNBlockConfig
    return images(vision.ConvNeXt([block(16, 32, 1), block(32, None, 1)], num_classes=10))


@model
def vision_transformer():
    return images(vision.VisionTransformer(32, 8, 2, 4, 32, 64, num_classes=10))


@model
def bert():
    config = transformers.BertConfig(
        vocab_size=64, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64,
        max_position_embeddings=16, hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)
    tokens = torch.randint(0, 64, (2, 8))
    return transformers.BertForMaskedLM(config), {"input_ids": tokens}, cross_entropy


@model
def gpt2():
    config = transformers.GPT2Config(
        vocab_size=64, n_positions=16, n_embd=32, n_layer=2, n_head=4, resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0,
        use_cache=False)
    tokens = torch.randint(0, 64, (2, 8))
    return transformers.GPT2LMHeadModel(config), {"input_ids": tokens}, cross_entropy


@model
def llama():
    config = transformers.LlamaConfig(
        vocab_size=64, hidden_size=32, intermediate_size=64, num_hidden_layers=2, num_attention_heads=4,
        num_key_value_heads=2, max_position_embeddings=16, use_cache=False)
    tokens = torch.randint(0, 64, (2, 8))
    return transformers.LlamaForCausalLM(config), {"input_ids": tokens}, cross_entropy


@model
def t5():
    config = transformers.T5Config(
        vocab_size=64, d_model=32, d_kv=8, d_ff=64, num_layers=1, num_heads=4, dropout_rate=0.0, use_cache=False)
    tokens = torch.randint(1, 64, (2, 8))
    module = transformers.T5ForConditionalGeneration(config)
    return module, {"input_ids": tokens, "decoder_input_ids": tokens}, cross_entropy


@model
def distilbert():
    config = transformers.DistilBertConfig(
        vocab_size=64, dim=32, hidden_dim=64, n_layers=2, n_heads=4, max_position_embeddings=16, dropout=0.0,
        attention_dropout=0.0, seq_classif_dropout=0.0)
    tokens = torch.randint(0, 64, (2, 8))
    module = transformers.DistilBertForSequenceClassification(config)
    return module, {"input_ids": tokens}, cross_entropy


@model
def mixer():
    class Mixer(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.patches = torch.nn.Conv2d(3, 32, 8, 8)
            self.norms = torch.nn.ModuleList(torch.nn.LayerNorm(32) for _ in range(4))
            make = vision.vision_transformer.MLPBlock
            self.tokens = torch.nn.ModuleList(make(16, 24, 0.0) for _ in range(2))
            self.channels = torch.nn.ModuleList(make(32, 64, 0.0) for _ in range(2))
            self.head = torch.nn.Linear(32, 10)

        def forward(self, x):
            x = self.patches(x).flatten(2).transpose(1, 2)
            for i in range(2):
                x = x + self.tokens[i](self.norms[2 * i](x).transpose(1, 2)).transpose(1, 2)
                x = x + self.channels[i](self.norms[2 * i + 1](x))
            return self.head(x.mean(1))

    return images(Mixer())


@model
def lstm():
    class Tagger(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.embedding, self.head = torch.nn.Embedding(64, 16), torch.nn.Linear(24, 10)
            self.cell = torch.nn.LSTMCell(16, 24)

        def forward(self, tokens):
            x, h = self.embedding(tokens), torch.zeros(tokens.shape[0], 24)
            state = (h, h)
            outputs = []
            for i in range(tokens.shape[1]):
                state = self.cell(x[:, i], state)
                outputs.append(state[0])
            return self.head(torch.stack(outputs, 1))

    return Tagger(), {"tokens": torch.randint(0, 64, (3, 6))}, lambda y: y.float().square().mean()


def saved_bytes(forward, num_outputs):
    """Bytes of the tensors that the forward graph returns after its `num_outputs` results."""
    values = [n.meta["val"] for n in forward.graph.find_nodes(op="output")[0].args[0][num_outputs:]]
    return sum(v.numel() * v.element_size() for v in values if isinstance(v, torch.Tensor))


def type_text(value):
    if isinstance(value, torch.SymInt):
        return f"Sym({value})"
    name = {"float32": "f32", "int64": "i64", "bool": "b8", "int32": "i32"}[str(value.dtype).removeprefix("torch.")]
    return f"{name}{list(value.shape)}{list(value.stride())}"


def compact(joint):
    """The graph's code, with types only for its placeholders."""
    graph = copy.deepcopy(joint.graph)
    graph.set_codegen(torch.fx.graph.CodeGen())
    inputs = graph.find_nodes(op="placeholder")
    head = ", ".join(f'{node.name}: "{type_text(node.meta["val"])}"' for node in inputs)
    lines = [re.sub(r";.*$", "", line).strip() for line in graph.python_code("self").src.splitlines()]
    body = [re.sub(r"^(\w+) : [^=]*=", r"\1 =", line) for line in lines if line and not line.startswith(("def ", "import "))]
    return f"def forward(self, {head}):\n" + "".join(f"    {line}\n" for line in body)


def record(name):
    torch.manual_seed(0)
    torch._dynamo.reset()
    is_decomposed = name.endswith("_decomposed")
    module, arguments, loss_of = MODELS[name.removesuffix("_decomposed")]()
    decompositions = core_aten_decompositions() if is_decomposed else None
    found = {}

    def partition(joint, inputs, *, num_fwd_outputs, **kwargs):
        found["text"] = compact(joint)
        found["outputs"] = num_fwd_outputs
        for strategy, partitioner in (("default", default_partition), ("min-cut", min_cut_rematerialization_partition)):
            result = partitioner(copy.deepcopy(joint), inputs, num_fwd_outputs=num_fwd_outputs, **kwargs)
            found[strategy] = saved_bytes(result[0], num_fwd_outputs)
        return result

    nothing = lambda graph, _: torch._functorch.aot_autograd.make_boxed_func(graph.forward)
    backend = aot_autograd(fw_compiler=nothing, bw_compiler=nothing, partition_fn=partition,
                           decompositions=decompositions)
    step = lambda **kwargs: loss_of(module(**kwargs))
    torch.compile(step, backend=backend, fullgraph=True)(**arguments).backward()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=sorted([*MODELS, *(f"{name}_decomposed" for name in DECOMPOSED)]), help="make only these models")
    parser.add_argument("--out", type=pathlib.Path, default=HERE)
    args = parser.parse_args()
    args.out.mkdir(exist_ok=True)
    rows = []
    for name in args.only:
        found = record(name)
        (args.out / f"{name}.code").write_text(found["text"])
        rows.append(f"{name} {found['outputs']} {found['default']} {found['min-cut']}\n")
        print(rows[-1], end="", flush=True)
    header = "# model, forward outputs, bytes saved by default_partition and by min_cut_rematerialization_partition\n"
    (args.out / "saved_bytes.txt").write_text(header + "".join(rows))


if __name__ == "__main__":
    main()
