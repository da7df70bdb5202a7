"""Encoders of text, some of which also read layout, tables or characters, with tiny sizes, for run_sweep.py."""

from functools import partial

import torch

from model_builders import add_model, ids, labelled, tiny

MODELS = {}
model = partial(add_model, MODELS)


def encoder(name, prefix, class_suffix="ForMaskedLM", n=9, **sizes):
    model(name, prefix + class_suffix, lambda: tiny(prefix, **sizes), labelled(n))


for name, prefix in [
    ("roberta", "Roberta"),
    ("roberta_prelayernorm", "RobertaPreLayerNorm"),
    ("camembert", "Camembert"),
    ("data2vec_text", "Data2VecText"),
    ("ernie", "Ernie"),
    ("rembert", "RemBert"),
    ("nystromformer", "Nystromformer"),
    ("convbert", "ConvBert"),
    ("squeezebert", "SqueezeBert"),
    ("roformer", "RoFormer"),
    ("fnet", "FNet"),
    ("ibert", "IBert"),
    ("deberta_v2", "DebertaV2"),
    ("esm", "Esm"),
    ("eurobert", "EuroBert"),
    ("nomic_bert", "NomicBert"),
    ("mra", "Mra"),
]:
    encoder(name, prefix)
encoder("big_bird", "BigBird", n=48, attention_type="block_sparse", block_size=4, num_random_blocks=1)
encoder("longformer", "Longformer", n=12, attention_window=4)
model(
    "funnel",
    "FunnelForMaskedLM",
    lambda: tiny("Funnel", block_sizes=[1, 1], num_hidden_layers=None, num_decoder_layers=1),
    labelled(),
)
encoder(
    "roc_bert",
    "RoCBert",
    pronunciation_vocab_size=99,
    shape_vocab_size=99,
    pronunciation_embed_dim=8,
    shape_embed_dim=8,
)
encoder("luke", "Luke", entity_vocab_size=40, entity_emb_size=8)
encoder("flaubert", "Flaubert", class_suffix="WithLMHeadModel", n_words=99, emb_dim=32)
encoder("xlm", "XLM", class_suffix="WithLMHeadModel", n_words=99, emb_dim=32)
model(
    "canine",
    "CanineModel",
    lambda: tiny(
        "Canine", local_transformer_stride=8, downsampling_rate=4, num_hash_buckets=32, max_position_embeddings=64
    ),
    lambda: {"input_ids": ids(2, 16)},
)
model(
    "perceiver",
    "PerceiverForMaskedLM",
    lambda: tiny(
        "Perceiver",
        num_latents=6,
        d_latents=16,
        d_model=16,
        num_blocks=1,
        num_self_attends_per_block=2,
        num_self_attention_heads=4,
        num_cross_attention_heads=4,
        max_position_embeddings=9,
    ),
    lambda: {"inputs": ids(2, 9), "labels": ids(2, 9)},
)
model("tapas", "TapasForMaskedLM", lambda: tiny("Tapas", type_vocab_sizes=[3, 8, 8, 2, 8, 10, 10]), labelled())
model(
    "layoutlm",
    "LayoutLMForMaskedLM",
    lambda: tiny("LayoutLM", max_2d_position_embeddings=64),
    lambda: {**labelled()(), "bbox": torch.randint(0, 30, (2, 9, 4)).sort(-1)[0]},
)
model(
    "lilt",
    "LiltModel",
    lambda: tiny("Lilt", hidden_size=48, max_2d_position_embeddings=64),
    lambda: {"input_ids": ids(2, 9), "bbox": torch.randint(0, 30, (2, 9, 4)).sort(-1)[0]},
)
model(
    "bert_next_sentence",
    "BertForPreTraining",
    lambda: tiny("Bert"),
    lambda: {**labelled()(), "next_sentence_label": torch.tensor([0, 1])},
)
model(
    "splinter",
    "SplinterForQuestionAnswering",
    lambda: tiny("Splinter"),
    lambda: {"input_ids": ids(2, 9), "start_positions": torch.tensor([1, 2]), "end_positions": torch.tensor([3, 4])},
)
