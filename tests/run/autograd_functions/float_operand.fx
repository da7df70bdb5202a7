# A float that is read from a tensor is an operand and a saved value.
# input l_x_: f32[3] 0.5 -1 2
# input s: f32[] 1.5
# input tangent0: f32[3] -1 0.25 1.5
# expect out0: f32[3] 0.75 -1.5 3
# expect grad_l_x_: f32[3] -2.25 0.5625 3.375
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3]", s: "f32[]"):
        l_x_ = L_x_
        item: "Sym(zuf0)" = torch.ops.aten.item.default(s)
        fwd_body_0 = self.fwd_body_0
        bwd_body_0 = self.bwd_body_0
        autograd_function_apply = torch.ops.higher_order.autograd_function_apply(fwd_body_0, bwd_body_0, l_x_, item, non_differentiable_idx = [], saved_for_backward_idx = []);  fwd_body_0 = bwd_body_0 = None
        getitem: "f32[3]" = autograd_function_apply[0]
        return (getitem,)

    class fwd_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3]", item: "Sym(zuf0)"):
            o: "f32[3]" = torch.ops.aten.mul.Tensor(l_x_, item)
            return ((o,), (item,))

    class bwd_body_0(torch.nn.Module):
        def forward(self, grad: "f32[3]", item: "Sym(zuf0)"):
            mul: "f32[3]" = torch.ops.aten.mul.Tensor(grad, item)
            mul_1: "f32[3]" = torch.ops.aten.mul.Tensor(mul, item)
            return (mul_1, None)
