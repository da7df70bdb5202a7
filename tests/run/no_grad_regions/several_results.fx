# Calls with several results before and in a no-grad region.
# input l_x_: f32[3, 3] -1 -0.699999988 -0.399999976 -0.0999999642 0.199999928 0.49999994 0.799999952 1.0999999 1.39999998
# input tangent0: f32[3] -1 0.25 1.5
# input tangent1: f32[3, 3] -1 -0.6875 -0.375 -0.0625 0.25 0.5625 0.875 1.1875 1.5
# expect out0: f32[3] -0.268128008 0.82436049 5.67727995
# expect out1: f32[3, 3] 1 0.48999998 0.159999982 0.00999999326 0.039999973 0.24999994 0.639999926 1.2099998 1.95999992
# expect grad_l_x_: f32[3, 3] 1 0.481249988 -0.520320058 0.00624999776 0.0499999821 0.693430305 0.699999928 1.30624986 8.18280029
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3, 3]"):
        l_x_ = L_x_
        max_1 = torch.ops.aten.max.dim(l_x_, 1)
        getitem: "f32[3]" = max_1[0]
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        s: "f32[3]" = getitem.exp()
        sort = torch.ops.aten.sort.default(l_x_)
        getitem_1: "f32[3, 3]" = sort[0]
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        z: "f32[3]" = s * getitem
        w: "f32[3, 3]" = getitem_1 * l_x_
        return (z, w)
