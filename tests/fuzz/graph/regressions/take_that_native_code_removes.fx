# seed 40009211, integers
# symbolic s0 = 4, s1 = 1 interpreter node %take (aten.take.default) index 2 is out of bounds for dimension with size 1
#   arguments %x2 i8[1, 1], %remainder i64[]; other run no error
# input x1: i64[] -3
# input x2: i8[2, 2] 1 -126 -125 0
# input remainder: i64[] 2
graph():
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %remainder : [num_users=1] = placeholder[target=remainder]
    %take : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%x2, %remainder), kwargs = {})
    %bitwise_and : [num_users=1] = call_function[target=torch.ops.aten.bitwise_and.Tensor](args = (%take, %x1), kwargs = {})
    %cummax : [num_users=1] = call_function[target=torch.ops.aten.cummax.default](args = (%bitwise_and, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%cummax, 1), kwargs = {})
    return (getitem_1,)
