"""The names of the corpus's models: models of libraries, plain models, and steps that compute gradients themselves."""

VISION = ["resnet18", "mobilenet_v2", "mobilenet_v3", "efficientnet_b0", "regnet", "densenet", "squeezenet", "shufflenet",
          "mnasnet", "googlenet", "vgg11", "alexnet", "vit", "swin", "swin_v2", "convnext", "maxvit", "lraspp",
          "mixer", "xcit", "levit", "resmlp", "gmlp", "cait", "poolformer", "edgenext", "mobilevit", "ghostnet", "beit",
          "pvt", "coat", "nfnet", "hrnet"]
LANGUAGE = ["bert", "gpt2", "t5", "llama", "mamba", "whisper", "segformer", "distilbert", "albert", "mixtral", "bloom",
            "electra", "wav2vec2", "clip", "gpt_neox", "bart"]
RECIPES = ["mlp", "cnn", "lstm", "gru", "gan_generator", "gan_discriminator", "vae", "unet", "gcn", "gat", "dlrm", "moe",
           "scan", "transformer", "tcn", "conv3d", "autoencoder", "spatial_transformer", "ranking", "dropout_mlp",
           "vqvae", "contrastive", "nerf", "flow", "rnn_lm", "detection_head", "inception_pool", "instance_norm"]
STEPS = ["pinn", "adam_foreach", "sgd_momentum", "adamw", "black_scholes", "lamb", "maml", "hessian_vector"]
NAMES = RECIPES + VISION + LANGUAGE + STEPS
