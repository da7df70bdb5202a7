# refused: The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0
# input x0: f32[4] 0.261 3.62 2.34 3.3
# input x1: f32[5] 6.31 0.466 4.21 6.06 2.98
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
