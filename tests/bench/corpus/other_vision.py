"""More models from timm, unchanged, with batches of 1 to 4 images."""
from library_vision import CLASSES, Classifier, images, without_dropout

# Name in the corpus: name in timm, size and number of the images.
MODELS = {
    "botnet": ("botnet26t_256", 256, 2),
    "caformer": ("caformer_s18", 128, 4),
    "coatnet": ("coatnet_nano_rw_224", 224, 2),
    "convmixer": ("convmixer_768_32", 64, 2),
    "convit": ("convit_tiny", 224, 2),
    "crossvit": ("crossvit_9_240", 240, 2),
    "cs3darknet": ("cs3darknet_focus_m", 128, 4),
    "cspresnext": ("cspresnext50", 64, 4),
    "darknet": ("darknet21", 64, 4),
    "davit": ("davit_tiny", 224, 1),
    "dla": ("dla34", 128, 4),
    "dpn": ("dpn68b", 128, 4),
    "ecaresnet": ("ecaresnet26t", 128, 4),
    "efficientformer": ("efficientformer_l1", 224, 2),
    "efficientvit": ("efficientvit_b0", 128, 4),
    "efficientvit_m": ("efficientvit_m0", 224, 4),
    "vovnet": ("ese_vovnet19b_dw", 128, 4),
    "eva": ("eva02_tiny_patch14_224", 224, 2),
    "fasternet": ("fasternet_t0", 128, 4),
    "fastvit": ("fastvit_t8", 128, 4),
    "focalnet": ("focalnet_tiny_srf", 224, 1),
    "gcresnet": ("gcresnet33ts", 64, 4),
    "gcvit": ("gcvit_xxtiny", 224, 2),
    "gernet": ("gernet_s", 128, 4),
    "halonet": ("halonet26t", 256, 1),
    "hgnet": ("hgnetv2_b0", 128, 4),
    "hiera": ("hiera_tiny_224", 224, 1),
    "inception_next": ("inception_next_atto", 128, 4),
    "lambda_resnet": ("lambda_resnet26t", 256, 1),
    "lcnet": ("lcnet_050", 128, 4),
    "mambaout": ("mambaout_femto", 128, 4),
    "maxxvit": ("maxxvit_rmlp_nano_rw_256", 256, 1),
    "mixnet": ("mixnet_s", 128, 4),
    "mobilenetv4": ("mobilenetv4_conv_small", 128, 4),
    "mobileone": ("mobileone_s0", 128, 4),
    "mobilevitv2": ("mobilevitv2_050", 128, 4),
    "mvitv2": ("mvitv2_tiny", 224, 1),
    "nest": ("nest_tiny", 224, 1),
    "nextvit": ("nextvit_small", 128, 4),
    "pit": ("pit_ti_224", 224, 4),
    "poolformerv2": ("poolformerv2_s12", 128, 4),
    "rdnet": ("rdnet_tiny", 64, 4),
    "regnetz": ("regnetz_005", 128, 4),
    "repghost": ("repghostnet_050", 128, 4),
    "repvgg": ("repvgg_a0", 128, 4),
    "repvit": ("repvit_m0_9", 128, 4),
    "res2net": ("res2net50_14w_8s", 64, 4),
    "resnest": ("resnest14d", 64, 4),
    "resnetv2": ("resnetv2_50", 64, 4),
    "rexnet": ("rexnet_100", 128, 4),
    "selecsls": ("selecsls42b", 128, 4),
    "sequencer": ("sequencer2d_s", 224, 1),
    "seresnet": ("seresnet18", 128, 4),
    "shvit": ("shvit_s1", 224, 4),
    "skresnet": ("skresnet18", 128, 4),
    "starnet": ("starnet_s1", 128, 4),
    "swiftformer": ("swiftformer_xs", 224, 2),
    "tinyvit": ("tiny_vit_5m_224", 224, 2),
    "tnt": ("tnt_s_legacy_patch16_224", 224, 1),
    "tresnet": ("tresnet_m", 128, 4),
    "twins": ("twins_svt_small", 224, 1),
    "visformer": ("visformer_tiny", 224, 4),
    "volo": ("volo_d1_224", 224, 1),
    "xception": ("xception41", 64, 4),
    "tinynet": ("tinynet_c", 128, 4),
    "efficientnetv2": ("efficientnetv2_rw_t", 128, 4),
    "hardcore": ("hardcorenas_a", 128, 4),
    "iformer": ("iformer_s", 224, 2),
    "efficientvim": ("efficientvim_m1", 224, 4),
    "csatv2": ("csatv2", 512, 1),
    "lowformer": ("lowformer_b0", 224, 2),
}
# More models, measured later. Name in timm: size and number of the images. These batches do not grow with the size of
# the corpus.
MORE = {
    "bat_resnext26ts": (256, 2), "cait_xxs24_224": (224, 2), "coat_lite_mini": (224, 2), "convformer_s18": (128, 4),
    "convnextv2_pico": (128, 4), "crossvit_tiny_240": (240, 2), "cs3sedarknet_l": (64, 4),
    "deit_tiny_distilled_patch16_224": (224, 2), "dla60_res2next": (64, 4), "eca_halonext26ts": (256, 2),
    "efficientnet_es": (128, 4), "efficientnet_lite0": (128, 4), "efficientvit_l1": (128, 4),
    "ese_vovnet39b": (64, 4), "fastvit_sa12": (128, 4), "fbnetc_100": (128, 4), "flexivit_small": (240, 2),
    "ghostnetv2_100": (128, 4), "gmixer_12_224": (224, 2), "hgnet_tiny": (128, 4), "inception_v3": (149, 4),
    "legacy_seresnet18": (128, 4), "legacy_seresnext26_32x4d": (128, 4), "levit_conv_128s": (224, 2),
    "mobilenet_edgetpu_v2_xs": (128, 4), "mobilenetv4_hybrid_medium": (128, 4), "nest_tiny_jx": (224, 2),
    "nf_regnet_b0": (128, 4), "poolformer_s12": (128, 4), "pvt_v2_b0": (128, 4), "regnety_004": (128, 4),
    "repvit_m1": (128, 4), "res2net50d": (64, 4), "res2next50": (64, 4), "resnet26d": (128, 4), "resnet50d": (64, 4),
    "resnetaa34d": (64, 4), "resnetblur18": (128, 4), "resnext50_32x4d": (64, 4), "sehalonet33ts": (256, 2),
    "seresnext26t_32x4d": (128, 4), "skresnext50_32x4d": (64, 4), "starnet_s2": (128, 4),
    "swinv2_cr_tiny_224": (224, 2), "tf_efficientnetv2_b0": (128, 4), "twins_pcpvt_small": (224, 2),
    "vit_relpos_small_patch16_224": (224, 2), "vitamin_small_224": (224, 2), "xcit_nano_12_p8_224": (224, 2),
}


def __getattr__(name):
    model_name, size, batch = MODELS.get(name) or (name, *MORE[name])

    def make(large):
        import timm

        model = timm.create_model(model_name, pretrained=False, num_classes=CLASSES)
        return Classifier(without_dropout(model)), images(False, size, batch=2 * batch if large and name in MODELS else batch)

    return make
