# narrow whose start is a tensor; its value is read in the run.
# input x: f64[5, 3] -0.82 -0.67 -1.14 -0.18 -0.98 -2.19 -0.25 -0.51 -0.74 1.05 -1.35 -1.19 1.62 -1.21 -2.8
# input t: i64[] 2
# expect out0: f64[2, 3] 0.0625 0.2601 0.5476 1.1025 1.8225000000000002 1.4161
# expect out1: f64[5, 1] -0.9086334961158832 -0.814340892425796 -0.674287911628145 -0.9283689672491666 -0.3349881501559051
# expect out2: f64[3, 3] 0.9689124217106447 0.8727445076457513 0.7384685587295879 0.49757104789172696 0.2190066870930415 0.371659872260533 -0.049183821914170554 0.3530194012193304 -0.9422223406686581
# tolerance: float64 rtol=1e-12
# differentiate: x
class GraphModule(torch.nn.Module):
    def forward(self, x: "f64[5, 3]", t: "i64[]"):
        a = torch.narrow(x, 0, t, 2)
        square = a * a
        b = x.narrow(1, t, 1)
        sin = b.sin()
        c = torch.ops.aten.narrow.Tensor(x, 0, t, 3)
        cos = torch.ops.aten.cos.default(c)
        return (square, sin, cos)
