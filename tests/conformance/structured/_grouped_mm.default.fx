# conformance: _grouped_mm.default
# values: _grouped_mm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_mat2 : [num_users=1] = placeholder[target=c0_mat2]
    %c0_offs : [num_users=2] = placeholder[target=c0_offs]
    %c1_mat2 : [num_users=1] = placeholder[target=c1_mat2]
    %c1_offs : [num_users=2] = placeholder[target=c1_offs]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mat2 : [num_users=1] = placeholder[target=c2_mat2]
    %c2_offs : [num_users=1] = placeholder[target=c2_offs]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mat2 : [num_users=1] = placeholder[target=c3_mat2]
    %c3_offs : [num_users=1] = placeholder[target=c3_offs]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mat2 : [num_users=1] = placeholder[target=c4_mat2]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c5_mat2 : [num_users=1] = placeholder[target=c5_mat2]
    %c6_mat2 : [num_users=1] = placeholder[target=c6_mat2]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_mat2 : [num_users=1] = placeholder[target=c7_mat2]
    %c7_offs : [num_users=1] = placeholder[target=c7_offs]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_mat2 : [num_users=1] = placeholder[target=c8_mat2]
    %c8_offs : [num_users=1] = placeholder[target=c8_offs]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_mat2 : [num_users=1] = placeholder[target=c9_mat2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c0_self, %c0_mat2, %c0_offs), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_mat2, [0, 2, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c0_self, %c1_1v, %c1_offs), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c2_self, %c2_mat2, %c2_offs), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c3_0v, %c3_mat2, %c3_offs), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c4_self, %c4_mat2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c5_self, %c5_mat2, %c0_offs), kwargs = {})
    %c6_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c6_mat2, [0, 2, 1]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c5_self, %c6_1v, %c1_offs), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c7_self, %c7_mat2, %c7_offs), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c8_self, [1, 0]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c8_0v, %c8_mat2, %c8_offs), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._grouped_mm.default](args = (%c9_self, %c9_mat2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
