"""Models from diffusers, with tiny sizes, for run_sweep.py."""

import torch
import torch.nn.functional as F

from model_builders import Keywords, Of, entry, image, no_dropout

MODELS = {}


@entry(MODELS)
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


@entry(MODELS)
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


@entry(MODELS)
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


@entry(MODELS)
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


@entry(MODELS)
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


@entry(MODELS)
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


@entry(MODELS)
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
