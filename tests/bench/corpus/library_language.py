"""Models of the transformers library, with small random configurations."""
import torch
from torch import nn


class Loss(nn.Module):
    """The model's own loss, computed from keyword arguments."""

    def __init__(self, model, keys):
        super().__init__()
        self.model, self.keys = model, keys

    def forward(self, *values):
        return self.model(**dict(zip(self.keys, values)), return_dict=True, **self.options).loss

    options = {}


NO_DROPOUT = dict(hidden_dropout_prob=0.0, attention_probs_dropout_prob=0.0)


def sized(large, width=256, layers=2):
    return dict(vocab_size=8000 if large else 211, hidden_size=width if large else 32, num_hidden_layers=layers,
                num_attention_heads=4, intermediate_size=4 * width if large else 64)


def tokens(config, large, batch=8, length=128):
    b, n = (batch, length) if large else (2, 11)
    return torch.randint(2, config.vocab_size, (b, n))


def causal(model_class, config, large, **options):
    model = Loss(model_class(config).train(), ("input_ids", "labels"))
    model.options = options
    x = tokens(config, large)
    return model, (x, x.clone())


def masked(model_class, config, large, **options):
    """With a mask as input, and with eager attention, whose shapes do not depend on the mask's values."""
    config._attn_implementation = "eager"
    model = Loss(model_class(config).train(), ("input_ids", "labels", "attention_mask"))
    model.options = options
    x = tokens(config, large)
    return model, (x, x.clone(), torch.ones_like(x))


def bert(large):
    from transformers import BertConfig, BertForMaskedLM

    return causal(BertForMaskedLM, BertConfig(**sized(large), **NO_DROPOUT), large)


def albert(large):
    from transformers import AlbertConfig, AlbertForMaskedLM

    return causal(AlbertForMaskedLM, AlbertConfig(embedding_size=32, **sized(large), **NO_DROPOUT), large)


def electra(large):
    from transformers import ElectraConfig, ElectraForMaskedLM

    return causal(ElectraForMaskedLM, ElectraConfig(embedding_size=32, **sized(large), **NO_DROPOUT), large)


def distilbert(large):
    from transformers import DistilBertConfig, DistilBertForMaskedLM

    w = 256 if large else 32
    config = DistilBertConfig(vocab_size=8000 if large else 211, dim=w, n_layers=2, n_heads=4, hidden_dim=4 * w, dropout=0.0,
                              attention_dropout=0.0)
    return causal(DistilBertForMaskedLM, config, large)


def gpt2(large):
    from transformers import GPT2Config, GPT2LMHeadModel

    config = GPT2Config(vocab_size=8000 if large else 211, n_embd=256 if large else 32, n_layer=2, n_head=4, resid_pdrop=0.0,
                        embd_pdrop=0.0, attn_pdrop=0.0)
    return masked(GPT2LMHeadModel, config, large, use_cache=False)


def gpt_neox(large):
    from transformers import GPTNeoXConfig, GPTNeoXForCausalLM

    config = GPTNeoXConfig(hidden_dropout=0.0, attention_dropout=0.0, **sized(large))
    return masked(GPTNeoXForCausalLM, config, large, use_cache=False)


def bloom(large):
    from transformers import BloomConfig, BloomForCausalLM

    config = BloomConfig(vocab_size=8000 if large else 211, hidden_size=256 if large else 32, n_layer=2, n_head=4,
                         hidden_dropout=0.0, attention_dropout=0.0)
    return masked(BloomForCausalLM, config, large, use_cache=False)


def llama(large):
    from transformers import LlamaConfig, LlamaForCausalLM

    return masked(LlamaForCausalLM, LlamaConfig(num_key_value_heads=2, **sized(large)), large, use_cache=False)


def mixtral(large):
    from transformers import MixtralConfig, MixtralForCausalLM

    config = MixtralConfig(num_key_value_heads=2, num_local_experts=4, num_experts_per_tok=2, **sized(large))
    config._experts_implementation = "batched_mm"
    return masked(MixtralForCausalLM, config, large, use_cache=False)


def mamba(large):
    from transformers import MambaConfig, MambaForCausalLM

    config = MambaConfig(vocab_size=8000 if large else 211, hidden_size=128 if large else 32, state_size=8,
                         num_hidden_layers=1, use_mambapy=False)
    model, _ = causal(MambaForCausalLM, config, large, use_cache=False)
    x = tokens(config, large, batch=4, length=48)
    return model, (x, x.clone())


def t5(large):
    from transformers import T5Config, T5ForConditionalGeneration

    w = 256 if large else 32
    config = T5Config(vocab_size=8000 if large else 211, d_model=w, d_kv=w // 4, d_ff=4 * w, num_layers=2, num_heads=4,
                      dropout_rate=0.0, decoder_start_token_id=0)
    return causal(T5ForConditionalGeneration, config, large, use_cache=False)


def bart(large):
    from transformers import BartConfig, BartForConditionalGeneration

    w = 256 if large else 32
    config = BartConfig(vocab_size=8000 if large else 211, d_model=w, encoder_layers=1, decoder_layers=1,
                        encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=4 * w, decoder_ffn_dim=4 * w,
                        dropout=0.0, max_position_embeddings=256)
    config._attn_implementation = "eager"
    model = Loss(BartForConditionalGeneration(config).train(),
                 ("input_ids", "labels", "attention_mask", "decoder_attention_mask"))
    model.options = dict(use_cache=False)
    x = tokens(config, large)
    return model, (x, x.clone(), torch.ones_like(x), torch.ones_like(x))


def whisper(large):
    from transformers import WhisperConfig, WhisperForConditionalGeneration

    w, frames = (192, 200) if large else (32, 20)
    config = WhisperConfig(vocab_size=1000 if large else 211, d_model=w, encoder_layers=2, decoder_layers=2,
                           encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=4 * w, decoder_ffn_dim=4 * w,
                           max_source_positions=frames, max_target_positions=64, num_mel_bins=80 if large else 20,
                           dropout=0.0, pad_token_id=0, bos_token_id=1, eos_token_id=2, decoder_start_token_id=1,
                           suppress_tokens=None, begin_suppress_tokens=None)
    config._attn_implementation = "eager"
    model = Loss(WhisperForConditionalGeneration(config).train(),
                 ("input_features", "labels", "decoder_attention_mask"))
    model.options = dict(use_cache=False)
    x = tokens(config, large, 4 if large else 2, 32)
    return model, (torch.randn(x.shape[0], config.num_mel_bins, 2 * frames), x, torch.ones_like(x))


def segformer(large):
    from transformers import SegformerConfig, SegformerForSemanticSegmentation

    config = SegformerConfig(hidden_sizes=[32, 64, 160, 256] if large else [8, 16, 24, 32], depths=[1, 1, 1, 1],
                             decoder_hidden_size=128 if large else 16, num_labels=7, drop_path_rate=0.0,
                             classifier_dropout_prob=0.0, **NO_DROPOUT)
    n, s = (4, 128) if large else (2, 64)
    model = Loss(SegformerForSemanticSegmentation(config).train(), ("pixel_values", "labels"))
    return model, (torch.randn(n, 3, s, s), torch.randint(0, 7, (n, s, s)))


def wav2vec2(large):
    from transformers import Wav2Vec2Config, Wav2Vec2Model

    class Audio(nn.Module):
        def __init__(self):
            super().__init__()
            w = 192 if large else 32
            self.model = Wav2Vec2Model(Wav2Vec2Config(
                hidden_size=w, num_hidden_layers=2, num_attention_heads=4, intermediate_size=4 * w, conv_dim=(w,) * 4,
                conv_stride=(5, 2, 2, 2), conv_kernel=(10, 3, 3, 2), num_conv_pos_embeddings=16,
                num_conv_pos_embedding_groups=4, apply_spec_augment=False, layerdrop=0.0, hidden_dropout=0.0,
                attention_dropout=0.0, feat_proj_dropout=0.0, activation_dropout=0.0)).train()

        def forward(self, x):
            return self.model(x).last_hidden_state.pow(2).mean()

    return Audio(), (torch.randn(2, 8000 if large else 1200),)


def clip(large):
    from transformers import CLIPConfig, CLIPModel

    w = 192 if large else 32
    text = dict(vocab_size=1000 if large else 211, hidden_size=w, intermediate_size=4 * w, num_hidden_layers=2,
                num_attention_heads=4, max_position_embeddings=40, eos_token_id=2, bos_token_id=1, pad_token_id=0)
    image = dict(hidden_size=w, intermediate_size=4 * w, num_hidden_layers=2, num_attention_heads=4, image_size=64,
                 patch_size=16)
    model = Loss(CLIPModel(CLIPConfig(text_config=text, vision_config=image, projection_dim=w)).train(),
                 ("input_ids", "pixel_values"))
    model.options = dict(return_loss=True)
    n = 16 if large else 3
    return model, (torch.randint(3, text["vocab_size"], (n, 20)), torch.randn(n, 3, 64, 64))
