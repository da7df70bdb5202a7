# A size is a result and a saved value; a constant is saved.
# input l_x_: f32[3] 0.5 -1 2
# input tangent0: f32[3] -1 0.25 1.5
# expect out0: f32[3] 0 -1 2
# expect grad_l_x_: f32[3] -30 7.5 45
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[s0]"):
        l_x_ = L_x_
        size: "Sym(s0)" = torch.ops.aten.sym_size.int(l_x_, 0)
        fwd_body_0 = self.fwd_body_0
        bwd_body_0 = self.bwd_body_0
        autograd_function_apply = torch.ops.higher_order.autograd_function_apply(fwd_body_0, bwd_body_0, l_x_, size, non_differentiable_idx = [], saved_for_backward_idx = []);  fwd_body_0 = bwd_body_0 = None
        getitem: "f32[s0]" = autograd_function_apply[0]
        return (getitem,)

    class fwd_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[s0]", s0: "Sym(s0)"):
            o: "f32[s0]" = l_x_.round()
            m: "Sym(2*s0)" = s0 * 2
            return ((o, m), (m, 5))

    class bwd_body_0(torch.nn.Module):
        def forward(self, grad: "f32[s0]", grad_1, m: "Sym(2*s0)", five):
            mul: "f32[s0]" = grad * m
            mul_1: "f32[s0]" = mul * five
            return (mul_1, None)
