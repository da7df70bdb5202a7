# gradients: lu_unpack.default
# case c0: by c0_lu_data
# case c1: by c1_lu_data
# case c2: by c0_lu_data
graph():
    %c0_lu_data : [num_users=2] = placeholder[target=c0_LU_data]
    %c0_lu_pivots : [num_users=2] = placeholder[target=c0_LU_pivots]
    %c1_lu_data : [num_users=1] = placeholder[target=c1_LU_data]
    %c1_lu_pivots : [num_users=1] = placeholder[target=c1_LU_pivots]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.lu_unpack.default](args = (%c0_lu_data, %c0_lu_pivots), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.lu_unpack.default](args = (%c1_lu_data, %c1_lu_pivots), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.lu_unpack.default](args = (%c0_lu_data, %c0_lu_pivots, True, False), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    return (c0_out1, c0_out2, c1_out1, c1_out2, c2_out1, c2_out2)
