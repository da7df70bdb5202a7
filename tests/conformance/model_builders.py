"""What the files sweep_models_*.py share: tiny configurations of transformers, and functions as modules. An entry of their
tables MODELS is a function that returns a module and its inputs. The module returns tensors, which may be nested."""

import torch
from torch import nn


SIZES = dict(
    vocab_size=99,
    hidden_size=32,
    d_model=32,
    n_embd=32,
    embed_dim=32,
    embedding_size=32,
    word_embed_proj_dim=32,
    dim=32,
    num_hidden_layers=2,
    num_layers=2,
    encoder_layers=1,
    decoder_layers=1,
    n_layer=2,
    n_layers=2,
    num_decoder_layers=1,
    num_attention_heads=4,
    num_heads=4,
    encoder_attention_heads=4,
    decoder_attention_heads=4,
    n_head=4,
    n_heads=4,
    num_key_value_heads=2,
    intermediate_size=48,
    ffn_dim=48,
    encoder_ffn_dim=48,
    decoder_ffn_dim=48,
    d_ff=48,
    d_inner=48,
    d_kv=8,
    d_head=8,
    head_dim=8,
    projection_dim=16,
    max_position_embeddings=64,
    moe_intermediate_size=24,
    shared_expert_intermediate_size=24,
    num_experts=4,
    n_routed_experts=4,
    num_local_experts=4,
    num_experts_per_tok=2,
    pad_token_id=0,
    bos_token_id=1,
    eos_token_id=2,
    use_cache=False,
)
RESULTS = ("loss", "logits", "last_hidden_state")


def shrink(config, depth=0, **options):
    """Sets sizes to small ones, and probabilities of dropout to 0, in a configuration and in those that it contains."""
    for key in list(vars(config)):
        value = getattr(config, key)
        if key in options:
            continue
        if hasattr(value, "to_dict") and depth < 3:
            shrink(value, depth + 1)
        elif "drop" in key and isinstance(value, float):
            setattr(config, key, 0.0)
    return config


def tiny(name, **options):
    """A small configuration; `options` replace sizes or add to them."""
    import inspect

    import transformers

    config_class = getattr(transformers, name + "Config")
    known = set(inspect.signature(config_class.__init__).parameters) | set(
        getattr(config_class, "__dataclass_fields__", {})
    )
    known |= set(vars(config_class))
    given = {k: v for k, v in SIZES.items() if k in known} | options
    config = shrink(config_class(**{k: v for k, v in given.items() if v is not None}))
    config._attn_implementation = options.get("attn_implementation", "eager")
    if hasattr(config, "_experts_implementation"):
        config._experts_implementation = "batched_mm"
    return config


def nested(name, **parts):
    """A configuration made of tiny configurations: NAME_config=(prefix, sizes) or other values."""
    import transformers

    made = {
        k: tiny(v[0], **v[1]).to_dict() if isinstance(v, tuple) and len(v) == 2 and isinstance(v[1], dict) else v
        for k, v in parts.items()
    }
    config = shrink(getattr(transformers, name + "Config")(**made))
    config._attn_implementation = "eager"
    return config


def build(class_name, config):
    import transformers
    from transformers import masking_utils

    masking_utils._ignore_bidirectional_mask_sdpa = lambda *_, **__: False  # depends on the values of the mask
    return getattr(transformers, class_name)(config).train()


def no_dropout(module):
    for part in module.modules():
        if isinstance(part, (nn.Dropout, nn.Dropout1d, nn.Dropout2d, nn.Dropout3d)):
            part.p = 0.0
        for name in ("drop_prob", "dropout_prob"):  # stochastic depth
            if isinstance(getattr(part, name, None), float):
                setattr(part, name, 0.0)
    return module


class Keywords(nn.Module):
    """Passes tensors by keyword, and returns the tensors of the result, or only those with some names."""

    def __init__(self, model, keys, options=None, results=RESULTS):
        super().__init__()
        self.model, self.keys, self.options, self.results = model, keys, options or {}, results

    def forward(self, *values):
        result = self.model(**dict(zip(self.keys, values)), **self.options)
        if isinstance(result, (tuple, list, torch.Tensor)):
            return result
        found = [result[key] for key in self.results if key in result and result[key] is not None]
        return found or [x for x in result.values() if isinstance(x, torch.Tensor)]


def add_model(models, name, class_name, config, inputs, options=None, results=RESULTS):
    """Adds a model from transformers. `config` and `inputs` are functions that return a configuration, and a dictionary of
    arguments."""

    def make():
        given = inputs()
        built = no_dropout(build(class_name, config()))
        return Keywords(built, tuple(given), options, results), tuple(given.values())

    models[name] = make


class Of(nn.Module):
    """A function of a module and of tensors, as a module."""

    def __init__(self, function, module=None):
        super().__init__()
        self.function, self.module = function, module or nn.Identity()

    def forward(self, *values):
        return self.function(self.module, *values)


def entry(models):
    """Adds the decorated function, under its name."""

    def add(make):
        models[make.__name__] = make
        return make

    return add


def net(models, name, make, *inputs, function=None):
    def made():
        module = no_dropout(make()).train()
        return (Of(function, module) if function else module), tuple(x() if callable(x) else x for x in inputs)

    models[name] = made


def loss(models, name, function, *inputs):
    net(models, name, nn.Identity, *inputs, function=lambda _, *values: function(*values))


def ids(*shape, limit=99):
    return torch.randint(3, limit, shape)


def r(*shape):
    return lambda: torch.randn(shape, requires_grad=True)


def image(size=32, channels=3):
    return torch.randn(2, channels, size, size)


def pixels(size=32, **more):
    return lambda: {"pixel_values": image(size), **{k: v() for k, v in more.items()}}


def labelled(n=9, limit=99):
    def make():
        x = ids(2, n, limit=limit)
        return {"input_ids": x, "attention_mask": torch.ones_like(x), "labels": x.clone()}

    return make
