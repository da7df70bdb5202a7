# gradients: leaky_relu.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=7] = placeholder[target=c0_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self,), kwargs = {negative_slope: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self, 0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self,), kwargs = {negative_slope: 1.0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self, 2.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self,), kwargs = {negative_slope: -1.0})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self, 3.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c0_self, -0.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu.default](args = (%c7_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
