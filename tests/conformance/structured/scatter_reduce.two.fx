# conformance: scatter_reduce.two
# values: scatter_reduce.two.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=7] = placeholder[target=c0_index]
    %c0_src : [num_users=2] = placeholder[target=c0_src]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_src : [num_users=2] = placeholder[target=c2_src]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_index : [num_users=3] = placeholder[target=c5_index]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_src : [num_users=1] = placeholder[target=c7_src]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_src : [num_users=1] = placeholder[target=c8_src]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_src : [num_users=1] = placeholder[target=c9_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, sum), kwargs = {include_self: False})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, prod), kwargs = {include_self: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c2_self, 0, %c0_index, %c2_src, sum), kwargs = {include_self: False})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c2_self, 0, %c0_index, %c2_src, prod), kwargs = {include_self: False})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c4_self, 0, %c0_index, %c4_src, sum), kwargs = {include_self: False})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c5_self, -1, %c5_index, %c5_src, sum), kwargs = {include_self: False})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c6_self, 0, %c0_index, %c6_src, sum), kwargs = {include_self: False})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c7_self, -1, %c5_index, %c7_src, sum), kwargs = {include_self: False})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c8_self, 0, %c0_index, %c8_src, sum), kwargs = {include_self: False})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c9_self, -1, %c5_index, %c9_src, sum), kwargs = {include_self: False})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
