# The gradient with respect to the input of a loss has the input's dtype.
# input g: f64[3] 1 -2 0.5
# input x: f32[3] 0.5 2 -1
# input h: bf16[3] 0.5 2 -1
# input t: f64[3] 1 -1 1
# expect out0: f32[3] -1 -12 -2
# expect out1: f64[3] 0.16666666666666666 -4 -1.3333333333333333
# expect out2: bf16[3] -0.5 -2 -0.5
# expect out3: f32[3] -0.3775406777858734 -1.7615941762924194 -0.36552926898002625
# tolerance: float32 rtol=1e-6
def forward(self, g: "f64[3]", x: "f32[3]", h: "bf16[3]", t: "f64[3]"):
    mse = torch.ops.aten.mse_loss_backward.default(g, x, t, 0)
    mse_1 = torch.ops.aten.mse_loss_backward.default(x, t, h, 1)
    smooth = torch.ops.aten.smooth_l1_loss_backward.default(g, h, t, 0, 1.0)
    margin = torch.ops.aten.soft_margin_loss_backward.default(g, x, t, 0)
    return (mse, mse_1, smooth, margin)
