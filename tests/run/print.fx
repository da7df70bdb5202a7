# A message is written to standard error and changes no value.
# input x: f32[2] 1 2
# expect out0: f32[2] 2 4
graph():
    %x : [num_users=1] = placeholder[target=x]
    %_print : [num_users=0] = call_function[target=torch.ops.aten._print.default](args = (message,), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, 2), kwargs = {})
    return (mul,)
