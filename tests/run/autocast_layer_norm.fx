# Layer norm under autocast: the input is bfloat16, the parameters are float32. PyTorch states bfloat16 for the statistics,
# but computes them in float32, and the backward reads them in float32.
# input x: bf16[2, 3] 1.5 -2 0.5 3 0.25 -1
# input w: f32[3] 1 2 -0.5
# input b: f32[3] 0.25 -1 0.5
# input g: bf16[2, 3] 1 -0.5 2 0.25 1 -1
# expect out0: bf16[2, 3] 1.265625 -3.71875 0.330078125 1.59375 -1.6015625 1.0234375
# expect out1: f32[2, 1] 0 0.75
# expect out2: f32[2, 1] 0.6793646812438965 0.5985044836997986
# expect out3: bf16[2, 3] 0.435546875 0.173828125 -0.609375 -0.1875 0.6015625 -0.4140625
# expect out4: f32[3] 1.3515625 0.380859375 1.7265625
# expect out5: f32[3] 1.25 0.5 1
# tolerance: bfloat16 rtol=1e-2 atol=1e-3
# tolerance: float32 rtol=1e-2 atol=1e-6
class f(torch.nn.Module):
    def forward(self, x: "bf16[2, 3]", w: "f32[3]", b: "f32[3]", g: "bf16[2, 3]"):
        native_layer_norm = torch.ops.aten.native_layer_norm.default(x, [3], w, b, 1e-05)
        getitem: "bf16[2, 3]" = native_layer_norm[0]
        getitem_1: "bf16[2, 1]" = native_layer_norm[1]
        getitem_2: "bf16[2, 1]" = native_layer_norm[2];  native_layer_norm = None
        native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(g, x, [3], getitem_1, getitem_2, w, b, [True, True, True])
        getitem_3: "bf16[2, 3]" = native_layer_norm_backward[0]
        getitem_4: "f32[3]" = native_layer_norm_backward[1]
        getitem_5: "f32[3]" = native_layer_norm_backward[2];  native_layer_norm_backward = None
        return (getitem, getitem_1, getitem_2, getitem_3, getitem_4, getitem_5)
