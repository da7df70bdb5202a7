# torch.switch runs the last of five branches. Made by make_cases.py.
# scale-tolerance: 1e-05
# input l_x_: f32[3, 4] -0.25 -1 0.375 0.375 0.125 1 0.375 -0.125 0.875 -1 -0.25 -0.625
# input l_w_: f32[4, 4] 0.125 0.875 0.75 -0.875 -0.25 0 -0.25 0.875 -0.75 -0.125 0 -0.625 0.25 -0.125 -0.25 0.25
# input l_i_: i64[] 9
# expect out0: f32[3, 4] 0.968912423 0.540302336 0.9305076 0.9305076 0.992197692 0.540302336 0.9305076 0.992197692 0.640996873 0.540302336 0.968912423 0.810963094
# input tangent0: f32[3, 4] -0.25 -0.875 -0.875 -0.75 0.5 0.75 -0.5 -0.625 0.375 0.125 -0.125 0.5
# expect grad_l_x_: f32[3, 4] -0.0618509911 -0.736287117 0.320488483 0.274704397 -0.062337365 -0.631103218 0.183136269 -0.0779217035 -0.287828803 0.10518387 -0.0309254956 0.292548627
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
