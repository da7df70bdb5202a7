# refused: The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0
# input x0: f32[4] -8.48 -1.77 -4.32 -2.4
# input x1: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.ne.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
