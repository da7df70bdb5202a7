# conformance: index_reduce.default
# values: index_reduce.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_index : [num_users=59] = placeholder[target=c0_index]
    %c0_source : [num_users=8] = placeholder[target=c0_source]
    %c8_self : [num_users=8] = placeholder[target=c8_self]
    %c8_source : [num_users=8] = placeholder[target=c8_source]
    %c16_self : [num_users=8] = placeholder[target=c16_self]
    %c16_source : [num_users=8] = placeholder[target=c16_source]
    %c24_self : [num_users=8] = placeholder[target=c24_self]
    %c24_source : [num_users=8] = placeholder[target=c24_source]
    %c32_self : [num_users=8] = placeholder[target=c32_self]
    %c32_source : [num_users=8] = placeholder[target=c32_source]
    %c40_self : [num_users=3] = placeholder[target=c40_self]
    %c40_source : [num_users=3] = placeholder[target=c40_source]
    %c43_self : [num_users=8] = placeholder[target=c43_self]
    %c43_source : [num_users=8] = placeholder[target=c43_source]
    %c51_self : [num_users=8] = placeholder[target=c51_self]
    %c51_source : [num_users=8] = placeholder[target=c51_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, prod), kwargs = {include_self: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, prod), kwargs = {include_self: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, mean), kwargs = {include_self: True})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, mean), kwargs = {include_self: False})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, amax), kwargs = {include_self: True})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, amax), kwargs = {include_self: False})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, amin), kwargs = {include_self: True})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 1, %c0_index, %c0_source, amin), kwargs = {include_self: False})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, prod), kwargs = {include_self: True})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, prod), kwargs = {include_self: False})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, mean), kwargs = {include_self: True})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, mean), kwargs = {include_self: False})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, amax), kwargs = {include_self: True})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, amax), kwargs = {include_self: False})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, amin), kwargs = {include_self: True})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c8_self, 1, %c0_index, %c8_source, amin), kwargs = {include_self: False})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, prod), kwargs = {include_self: True})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, prod), kwargs = {include_self: False})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, mean), kwargs = {include_self: True})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, mean), kwargs = {include_self: False})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, amax), kwargs = {include_self: True})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, amax), kwargs = {include_self: False})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, amin), kwargs = {include_self: True})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c16_self, 1, %c0_index, %c16_source, amin), kwargs = {include_self: False})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, prod), kwargs = {include_self: True})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, prod), kwargs = {include_self: False})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, mean), kwargs = {include_self: True})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, mean), kwargs = {include_self: False})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, amax), kwargs = {include_self: True})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, amax), kwargs = {include_self: False})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, amin), kwargs = {include_self: True})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c24_self, 1, %c0_index, %c24_source, amin), kwargs = {include_self: False})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, prod), kwargs = {include_self: True})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, prod), kwargs = {include_self: False})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, mean), kwargs = {include_self: True})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, mean), kwargs = {include_self: False})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, amax), kwargs = {include_self: True})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, amax), kwargs = {include_self: False})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, amin), kwargs = {include_self: True})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c32_self, 1, %c0_index, %c32_source, amin), kwargs = {include_self: False})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c40_self, 1, %c0_index, %c40_source, prod), kwargs = {include_self: True})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c40_self, 1, %c0_index, %c40_source, amax), kwargs = {include_self: True})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c40_self, 1, %c0_index, %c40_source, amin), kwargs = {include_self: True})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, prod), kwargs = {include_self: True})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, prod), kwargs = {include_self: False})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, mean), kwargs = {include_self: True})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, mean), kwargs = {include_self: False})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, amax), kwargs = {include_self: True})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, amax), kwargs = {include_self: False})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, amin), kwargs = {include_self: True})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c43_self, 1, %c0_index, %c43_source, amin), kwargs = {include_self: False})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, prod), kwargs = {include_self: True})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, prod), kwargs = {include_self: False})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, mean), kwargs = {include_self: True})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, mean), kwargs = {include_self: False})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, amax), kwargs = {include_self: True})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, amax), kwargs = {include_self: False})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, amin), kwargs = {include_self: True})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c51_self, 1, %c0_index, %c51_source, amin), kwargs = {include_self: False})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58)
