# torch.switch runs the fourth of five branches. Made by make_cases.py.
# scale-tolerance: 1e-05
# input l_x_: f32[3, 4] 0.5 -1 -0.375 -0.875 -0.5 0.5 0.125 -0.625 -0.25 -0.375 -0.125 0.75
# input l_w_: f32[4, 4] 0.75 0.75 0.375 -0.125 0.375 0.25 0 0.375 0.5 -1 -0.375 -0.875 0.625 0.875 -0.125 -1
# input l_i_: i64[] 3
# expect out0: f32[3, 4] -0.558129609 -0.101370633 0.395666152 0.674105883 -0.457742274 -0.840686321 -0.150601357 0.676849425 0.0167185664 0.406829953 -0.124605745 -0.630109251
# input tangent0: f32[3, 4] 0.375 0.25 -0.375 0.5 0.375 0.625 -0.75 0.5 -0.125 -0.5 -0.5 -0.75
# expect grad_l_x_: f32[3, 4] 0.208900169 0.164052457 -0.313224047 0 0.319494367 0.380935609 -0.584568441 0.259657204 -0.528758347 -0.394934654 1.26143718 0.177111417
# expect grad_l_w_: f32[4, 4] 0.0306148324 -0.0508345887 0.29575327 0.183688998 -0.0675091892 0.277603388 0.118188635 0.119029537 -0.0722075179 0.0503077768 0.103295773 -0.0237374529 -0.55133307 -0.840175748 0.362339884 -1.10561442
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3, 4]", L_w_: "f32[4, 4]", L_i_: "i64[]"):
        l_x_ = L_x_
        l_w_ = L_w_
        l_i_ = L_i_

        # File: make_cases.py:265 in selected, code: return switch(i, branches, (x, w))
        index: "i64[]" = l_i_.clamp(0, 4);  l_i_ = None
        switch_branch0_0 = self.switch_branch0_0
        switch_branch1_0 = self.switch_branch1_0
        switch_branch2_0 = self.switch_branch2_0
        switch_branch3_0 = self.switch_branch3_0
        switch_branch4_0 = self.switch_branch4_0
        switch = torch.ops.higher_order.switch(index, [switch_branch0_0, switch_branch1_0, switch_branch2_0, switch_branch3_0, switch_branch4_0], (l_x_, l_w_));  index = switch_branch0_0 = switch_branch1_0 = switch_branch2_0 = switch_branch3_0 = switch_branch4_0 = l_x_ = l_w_ = None
        getitem: "f32[3, 4]" = switch[0];  switch = None
        return (getitem,)

    class switch_branch0_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w__branch0: "f32[4, 4]"):
            l_x__1 = l_x_

            # File: make_cases.py:262 in <lambda>, code: branches = (lambda x, w: (x @ w).sin(), lambda x, w: x * 2, lambda x, w: (x + w[0]).exp(), lambda x, w: torch.tanh(x) @ w, lambda x, w: x.cos())
            matmul: "f32[3, 4]" = l_x__1 @ l_w__branch0;  l_x__1 = l_w__branch0 = None
            sin: "f32[3, 4]" = matmul.sin();  matmul = None
            return (sin,)

    class switch_branch1_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w__branch0: "f32[4, 4]"):
            l_x__1 = l_x_

            # File: make_cases.py:262 in <lambda>, code: branches = (lambda x, w: (x @ w).sin(), lambda x, w: x * 2, lambda x, w: (x + w[0]).exp(), lambda x, w: torch.tanh(x) @ w, lambda x, w: x.cos())
            mul: "f32[3, 4]" = l_x__1 * 2;  l_x__1 = None
            return (mul,)

    class switch_branch2_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w__branch0: "f32[4, 4]"):
            l_x__1 = l_x_

            # File: make_cases.py:262 in <lambda>, code: branches = (lambda x, w: (x @ w).sin(), lambda x, w: x * 2, lambda x, w: (x + w[0]).exp(), lambda x, w: torch.tanh(x) @ w, lambda x, w: x.cos())
            getitem: "f32[4]" = l_w__branch0[0];  l_w__branch0 = None
            add: "f32[3, 4]" = l_x__1 + getitem;  l_x__1 = getitem = None
            exp: "f32[3, 4]" = add.exp();  add = None
            return (exp,)

    class switch_branch3_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w__branch0: "f32[4, 4]"):
            l_x__1 = l_x_

            # File: make_cases.py:262 in <lambda>, code: branches = (lambda x, w: (x @ w).sin(), lambda x, w: x * 2, lambda x, w: (x + w[0]).exp(), lambda x, w: torch.tanh(x) @ w, lambda x, w: x.cos())
            tanh: "f32[3, 4]" = torch.tanh(l_x__1);  l_x__1 = None
            matmul: "f32[3, 4]" = tanh @ l_w__branch0;  tanh = l_w__branch0 = None
            return (matmul,)

    class switch_branch4_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w__branch0: "f32[4, 4]"):
            l_x__1 = l_x_

            # File: make_cases.py:262 in <lambda>, code: branches = (lambda x, w: (x @ w).sin(), lambda x, w: x * 2, lambda x, w: (x + w[0]).exp(), lambda x, w: torch.tanh(x) @ w, lambda x, w: x.cos())
            cos: "f32[3, 4]" = l_x__1.cos();  l_x__1 = None
            return (cos,)
