# gradients: special_xlog1py.other_scalar
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
# case c3: by c3_self
# case c4: by c3_self
# case c5: by c3_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%c0_self, 3.149651081984324), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%c1_self, 1.349785744418006), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%c2_self, 1.838813220452029), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%c3_self_view, 2), kwargs = {})
    %c4_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%c4_self_view, True), kwargs = {})
    %c5_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_xlog1py.other_scalar](args = (%c5_self_view, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
