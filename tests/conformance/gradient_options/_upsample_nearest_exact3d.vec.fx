# gradients: _upsample_nearest_exact3d.vec
# case c0: by c0_input, not smooth
# case c1: by c0_input, not smooth
# case c2: by c0_input, not smooth
# case c3: by c0_input, not smooth
# case c4: by c0_input, not smooth
# case c5: by c0_input, not smooth
# case c6: by c0_input, not smooth
# case c7: by c0_input, not smooth
graph():
    %c0_input : [num_users=8] = placeholder[target=c0_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [2, 4, 3], None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [1, 4, 3], None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [3, 2, 3], None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [3, 1, 3], None), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [3, 3, 3], None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [3, 4, 2], None), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [3, 4, 1], None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d.vec](args = (%c0_input, [2, 2, 2], None), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
