# conformance: scatter_reduce.two
# values: scatter_reduce.two.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=10] = placeholder[target=c0_self]
    %c0_index : [num_users=78] = placeholder[target=c0_index]
    %c0_src : [num_users=10] = placeholder[target=c0_src]
    %c10_self : [num_users=10] = placeholder[target=c10_self]
    %c10_src : [num_users=10] = placeholder[target=c10_src]
    %c20_self : [num_users=10] = placeholder[target=c20_self]
    %c20_src : [num_users=10] = placeholder[target=c20_src]
    %c30_self : [num_users=10] = placeholder[target=c30_self]
    %c30_src : [num_users=10] = placeholder[target=c30_src]
    %c40_self : [num_users=10] = placeholder[target=c40_self]
    %c40_src : [num_users=10] = placeholder[target=c40_src]
    %c50_self : [num_users=8] = placeholder[target=c50_self]
    %c50_src : [num_users=8] = placeholder[target=c50_src]
    %c58_self : [num_users=10] = placeholder[target=c58_self]
    %c58_src : [num_users=10] = placeholder[target=c58_src]
    %c68_self : [num_users=10] = placeholder[target=c68_self]
    %c68_src : [num_users=10] = placeholder[target=c68_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, sum), kwargs = {include_self: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, sum), kwargs = {include_self: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, prod), kwargs = {include_self: True})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, prod), kwargs = {include_self: False})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, mean), kwargs = {include_self: True})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, mean), kwargs = {include_self: False})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, amax), kwargs = {include_self: True})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, amax), kwargs = {include_self: False})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, amin), kwargs = {include_self: True})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, amin), kwargs = {include_self: False})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, sum), kwargs = {include_self: True})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, sum), kwargs = {include_self: False})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, prod), kwargs = {include_self: True})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, prod), kwargs = {include_self: False})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, mean), kwargs = {include_self: True})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, mean), kwargs = {include_self: False})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, amax), kwargs = {include_self: True})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, amax), kwargs = {include_self: False})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, amin), kwargs = {include_self: True})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c10_self, 0, %c0_index, %c10_src, amin), kwargs = {include_self: False})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, sum), kwargs = {include_self: True})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, sum), kwargs = {include_self: False})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, prod), kwargs = {include_self: True})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, prod), kwargs = {include_self: False})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, mean), kwargs = {include_self: True})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, mean), kwargs = {include_self: False})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, amax), kwargs = {include_self: True})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, amax), kwargs = {include_self: False})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, amin), kwargs = {include_self: True})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c20_self, 0, %c0_index, %c20_src, amin), kwargs = {include_self: False})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, sum), kwargs = {include_self: True})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, sum), kwargs = {include_self: False})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, prod), kwargs = {include_self: True})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, prod), kwargs = {include_self: False})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, mean), kwargs = {include_self: True})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, mean), kwargs = {include_self: False})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, amax), kwargs = {include_self: True})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, amax), kwargs = {include_self: False})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, amin), kwargs = {include_self: True})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c30_self, 0, %c0_index, %c30_src, amin), kwargs = {include_self: False})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, sum), kwargs = {include_self: True})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, sum), kwargs = {include_self: False})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, prod), kwargs = {include_self: True})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, prod), kwargs = {include_self: False})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, mean), kwargs = {include_self: True})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, mean), kwargs = {include_self: False})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, amax), kwargs = {include_self: True})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, amax), kwargs = {include_self: False})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, amin), kwargs = {include_self: True})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c40_self, 0, %c0_index, %c40_src, amin), kwargs = {include_self: False})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, sum), kwargs = {include_self: True})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, sum), kwargs = {include_self: False})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, prod), kwargs = {include_self: True})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, prod), kwargs = {include_self: False})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, amax), kwargs = {include_self: True})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, amax), kwargs = {include_self: False})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, amin), kwargs = {include_self: True})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c50_self, 0, %c0_index, %c50_src, amin), kwargs = {include_self: False})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, sum), kwargs = {include_self: True})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, sum), kwargs = {include_self: False})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, prod), kwargs = {include_self: True})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, prod), kwargs = {include_self: False})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, mean), kwargs = {include_self: True})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, mean), kwargs = {include_self: False})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, amax), kwargs = {include_self: True})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, amax), kwargs = {include_self: False})
    %c66 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, amin), kwargs = {include_self: True})
    %c67 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c58_self, 0, %c0_index, %c58_src, amin), kwargs = {include_self: False})
    %c68 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, sum), kwargs = {include_self: True})
    %c69 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, sum), kwargs = {include_self: False})
    %c70 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, prod), kwargs = {include_self: True})
    %c71 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, prod), kwargs = {include_self: False})
    %c72 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, mean), kwargs = {include_self: True})
    %c73 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, mean), kwargs = {include_self: False})
    %c74 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, amax), kwargs = {include_self: True})
    %c75 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, amax), kwargs = {include_self: False})
    %c76 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, amin), kwargs = {include_self: True})
    %c77 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c68_self, 0, %c0_index, %c68_src, amin), kwargs = {include_self: False})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71, c72, c73, c74, c75, c76, c77)
