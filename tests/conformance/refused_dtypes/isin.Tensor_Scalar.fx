# refused: Unsupported input type encountered for isin(): Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Scalar](args = (%x0, 5), kwargs = {})
    return [y]
