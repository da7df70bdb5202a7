# gradients: max_pool3d_with_indices.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c0_self, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [1, 2, 2], [1, 1, 2]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [3], [2], [1], [1], True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2, 1, 2], [1, 1, 2]), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2], [2], [1], [1], True), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2, 3, 2], [1, 1, 2]), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2, 2, 1], [1, 1, 2]), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2], [3], [1], [1], True), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2, 2, 3], [1, 1, 2]), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0, c7_out0)
