# Assertions, which return nothing: their conditions hold here.
# input x: f32[2, 3] 1 2 3 4 5 6
# input ok: b8[] 1
# input info: i32[2] 0 0
# expect out0: f32[2, 3] 2 4 6 8 10 12
graph():
    %x : [num_users=2] = placeholder[target=x]
    %ok : [num_users=2] = placeholder[target=ok]
    %info : [num_users=1] = placeholder[target=info]
    %c0 : [num_users=0] = call_function[target=torch.ops.aten._assert_async.default](args = (%ok,), kwargs = {})
    %c1 : [num_users=0] = call_function[target=torch.ops.aten._assert_async.msg](args = (%ok, the mask must hold), kwargs = {})
    %c2 : [num_users=0] = call_function[target=torch.ops.aten._assert_scalar.default](args = (True, a size must be positive), kwargs = {})
    %c3 : [num_users=0] = call_function[target=torch.ops.aten._assert_tensor_metadata.default](args = (%x, [2, 3], None, torch.float32), kwargs = {})
    %c4 : [num_users=0] = call_function[target=torch.ops.aten._linalg_check_errors.default](args = (%info, linalg.inv), kwargs = {is_matrix: False})
    %c5 : [num_users=0] = call_function[target=torch.ops.aten.sym_constrain_range.default](args = (3,), kwargs = {min: 2, max: 4})
    %c6 : [num_users=0] = call_function[target=torch.ops.aten.sym_constrain_range_for_size.default](args = (3,), kwargs = {min: 0})
    %double : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x, %x), kwargs = {})
    return (double,)
