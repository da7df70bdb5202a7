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
PHYSICS = ["n_body", "rigid_bodies", "arm", "gaussian_process", "point_cloud", "softmax_regression", "rotary",
           "image_statistics"]
NAMES = RECIPES + VISION + LANGUAGE + STEPS + PHYSICS

# Other models, which are made only by make_corpus.py --others.
OTHER_VISION = ["botnet", "caformer", "coatnet", "convmixer", "convit", "crossvit", "cs3darknet", "cspresnext",
                "darknet", "davit", "dla", "dpn", "ecaresnet", "efficientformer", "efficientvit", "efficientvit_m",
                "vovnet", "eva", "fasternet", "fastvit", "focalnet", "gcresnet", "gcvit", "gernet", "halonet",
                "hgnet", "hiera", "inception_next", "lambda_resnet", "lcnet", "mambaout", "maxxvit", "mixnet",
                "mobilenetv4", "mobileone", "mobilevitv2", "mvitv2", "nest", "nextvit", "pit", "poolformerv2",
                "rdnet", "regnetz", "repghost", "repvgg", "repvit", "res2net", "resnest", "resnetv2", "rexnet",
                "selecsls", "sequencer", "seresnet", "shvit", "skresnet", "starnet", "swiftformer", "tinyvit", "tnt",
                "tresnet", "twins", "visformer", "volo", "xception", "tinynet", "efficientnetv2", "hardcore",
                "iformer", "efficientvim", "csatv2", "lowformer"]
OTHER_LANGUAGE = ["deberta", "mpnet", "yoso", "xlnet", "qwen2", "mistral", "gemma", "gemma2", "phi",
                  "phi3", "opt", "gptj", "falcon", "stablelm", "olmo", "cohere", "starcoder2", "mamba2", "pegasus",
                  "modernbert", "gptneo", "granite", "glm", "nemotron"]
OTHERS = OTHER_VISION + OTHER_LANGUAGE
