graph():
    %arg0_1 : [num_users=1] = placeholder[target=arg0_1]
    %_tensor_constant0 : [num_users=1] = get_attr[target=_tensor_constant0]
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%arg0_1, %_tensor_constant0), kwargs = {})
    %_tensor_constant1 : [num_users=1] = get_attr[target=_tensor_constant1]
    %lift_fresh_copy : [num_users=1] = call_function[target=torch.ops.aten.lift_fresh_copy.default](args = (%_tensor_constant1,), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%mul, %lift_fresh_copy), kwargs = {})
    %_tensor_constant2 : [num_users=1] = get_attr[target=_tensor_constant2]
    %lift_fresh_copy_1 : [num_users=1] = call_function[target=torch.ops.aten.lift_fresh_copy.default](args = (%_tensor_constant2,), kwargs = {})
    %sub : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%add, %lift_fresh_copy_1), kwargs = {})
    return sub
