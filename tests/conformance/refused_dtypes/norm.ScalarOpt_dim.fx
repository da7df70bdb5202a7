# refused: norm(): input dtype should be either floating point or complex. Got Long instead.
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, 2, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Long instead.
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, None, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Int instead.
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, 2, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Int instead.
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, None, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Short instead.
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, 2, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Short instead.
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, None, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Char instead.
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, 2, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Char instead.
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, None, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Byte instead.
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, 2, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Byte instead.
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, None, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Bool instead.
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, 2, [1]), kwargs = {})
    return [y]

# refused: norm(): input dtype should be either floating point or complex. Got Bool instead.
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%x0, None, [1]), kwargs = {})
    return [y]
