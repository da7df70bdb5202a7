# conformance: multi_margin_loss.default
# values: multi_margin_loss.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=10] = placeholder[target=c0_target]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c2_weight : [num_users=2] = placeholder[target=c2_weight]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=4] = placeholder[target=c6_self]
    %c7_weight : [num_users=2] = placeholder[target=c7_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c0_self, %c0_target, 1, 1.0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c1_self, %c0_target, 1, 0, None, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c1_self, %c0_target, 1, 7, %c2_weight, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c1_self, %c0_target, 2, 0, None, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c1_self, %c0_target, 2, 7, %c2_weight, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c5_self, %c0_target, 1, 1.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c6_self, %c0_target, 1, 0, None, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c6_self, %c0_target, 1, 7, %c7_weight, 0), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c6_self, %c0_target, 2, 0, None, 0), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c6_self, %c0_target, 2, 7, %c7_weight, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
