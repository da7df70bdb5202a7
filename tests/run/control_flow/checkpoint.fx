# A checkpointed call. Made by make_cases.py.
# scale-tolerance: 1e-05
# input l_x_: f32[3, 4] -0.75 0.125 0.875 0 0.75 -0.125 -0.125 1 -0.375 -0.375 1 -0.75
# input l_w_: f32[4, 4] -0.5 -0.25 -0.875 0.75 0.5 -0.25 -1 -0.5 0.875 -1 -0.375 -0.125 -0.875 -0.5 0 0.625
# expect out0: f32[3, 4] 2.54254842 0.517655969 1.22351897 0.511645436 0.371973842 0.602533817 0.627723575 2.59554243 2.71615744 0.654635787 1.38025546 0.530143738
# input tangent0: f32[3, 4] 0.875 0.625 -1 0.25 0.375 0.625 0.875 -0.125 0.375 0.25 -1 0.125
# expect grad_l_x_: f32[3, 4] 0.659067929 1.48985016 0.893723369 -0.762118399 -0.589944601 -0.508156359 -0.476664394 -0.241375327 1.12450397 1.26408315 0.370570958 -0.0773494244
# expect grad_l_w_: f32[4, 4] -0.599327087 0.00529245287 1.75331068 -0.163522691 0.0822698399 -0.0657390505 0.279426277 0.00484756753 0.737389088 0.320723593 -2.41594458 0.146473736 -0.00950595923 0.213497385 1.46603715 -0.135891631
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3, 4]", L_w_: "f32[4, 4]"):
        l_x_ = L_x_
        l_w_ = L_w_

        # File: make_cases.py:215 in checkpointed, code: return torch.utils.checkpoint.checkpoint(lambda x, w: torch.sin(x @ w).exp(), x, w, use_reentrant=False)
        wrap_body_0 = self.wrap_body_0
        tag_activation_checkpoint = torch.ops.higher_order.tag_activation_checkpoint(wrap_body_0, l_x_, l_w_, use_reentrant = False);  wrap_body_0 = l_x_ = l_w_ = None
        getitem: "f32[3, 4]" = tag_activation_checkpoint[0];  tag_activation_checkpoint = None
        return (getitem,)

    class wrap_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w_: "f32[4, 4]"):
            # File: make_cases.py:215 in <lambda>, code: return torch.utils.checkpoint.checkpoint(lambda x, w: torch.sin(x @ w).exp(), x, w, use_reentrant=False)
            matmul: "f32[3, 4]" = l_x_ @ l_w_;  l_x_ = l_w_ = None
            sin: "f32[3, 4]" = torch.sin(matmul);  matmul = None
            exp: "f32[3, 4]" = sin.exp();  sin = None
            return (exp,)
