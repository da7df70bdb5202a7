# torch.switch runs the first of five branches. Made by make_cases.py.
# scale-tolerance: 1e-05
# input l_x_: f32[3, 4] 1 1 -0.625 -0.5 -0.5 -0.375 -0.5 0.625 0.625 0.875 -0.875 0.25
# input l_w_: f32[4, 4] -0.75 -0.625 -0.875 0 0.5 -0.5 -0.625 0.5 0.625 0.125 -0.5 0.75 0.25 -0.125 0 1
# input l_i_: i64[] 0
# expect out0: f32[3, 4] -0.69298774 -0.9088943 -0.927436948 -0.451771468 0.0312449131 0.351689219 0.796736121 0.0624593161 -0.493078679 -0.824178457 -0.610150099 0.0312449131
# input tangent0: f32[3, 4] -0.125 0.75 0.5 0.875 -0.75 0.75 0.75 1 -1 0.75 0.625 0.25
# expect grad_l_x_: f32[3, 4] -0.291508257 0.0719955862 0.474739909 0.718991101 -0.27316919 -0.510115385 0.14115268 0.722878098 -0.0462600887 -0.831913829 -0.550827861 -0.0207116753
# expect grad_l_w_: f32[4, 4] -0.259042203 0.227193356 0.269853711 0.437766969 -0.570242584 0.421141207 0.450304091 0.624992371 1.19237769 -0.918179154 -0.776772738 -1.20555258 -0.640958011 0.388606727 0.313578188 0.295940697
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
