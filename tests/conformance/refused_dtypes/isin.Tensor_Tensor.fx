# refused: Unsupported input type encountered for isin(): Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: b8[4] 1 0 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: Unsupported input type encountered for isin(): Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: i64[2] 5 100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.isin.Tensor_Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
