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
# More of them, in the dictionaries MORE.
MORE_VISION = ["bat_resnext26ts", "cait_xxs24_224", "coat_lite_mini", "convformer_s18", "convnextv2_pico",
               "crossvit_tiny_240", "cs3sedarknet_l", "deit_tiny_distilled_patch16_224", "dla60_res2next",
               "eca_halonext26ts", "efficientnet_es", "efficientnet_lite0", "efficientvit_l1", "ese_vovnet39b",
               "fastvit_sa12", "fbnetc_100", "flexivit_small", "ghostnetv2_100", "gmixer_12_224", "hgnet_tiny",
               "inception_v3", "legacy_seresnet18", "legacy_seresnext26_32x4d", "levit_conv_128s",
               "mobilenet_edgetpu_v2_xs", "mobilenetv4_hybrid_medium", "nest_tiny_jx", "nf_regnet_b0",
               "poolformer_s12", "pvt_v2_b0", "regnety_004", "repvit_m1", "res2net50d", "res2next50", "resnet26d",
               "resnet50d", "resnetaa34d", "resnetblur18", "resnext50_32x4d", "sehalonet33ts", "seresnext26t_32x4d",
               "skresnext50_32x4d", "starnet_s2", "swinv2_cr_tiny_224", "tf_efficientnetv2_b0", "twins_pcpvt_small",
               "vit_relpos_small_patch16_224", "vitamin_small_224", "xcit_nano_12_p8_224"]
MORE_LANGUAGE = ["apertus", "arcee", "biogpt", "codegen", "cpmant", "diffllama", "ernie4_5", "exaone4",
                 "falcon_mamba", "gemma3_text", "glm4", "gpt_bigcode", "helium", "hunyuan_v1_dense", "mpt", "olmo2",
                 "persimmon", "qwen3", "recurrent_gemma", "rwkv", "seed_oss", "smollm3", "xglm", "deberta_v2",
                 "layoutlm", "mra"]
OTHERS = OTHER_VISION + OTHER_LANGUAGE + MORE_VISION + MORE_LANGUAGE
