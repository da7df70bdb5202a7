# Negation wraps around in the operand's own dtype, before the result is widened.
# input u: u8[3] 0 144 1
# input n: i8[3] -128 1 2
# input w: i32[3] 5 5 5
# expect out0: u8[3] 0 112 255
# expect out1: i32[3] -123 4 3
# expect out2: i32[3] 133 6 7
# expect out3: i32[3] 640 5 10
graph():
    %u : [num_users=1] = placeholder[target=u]
    %n : [num_users=1] = placeholder[target=n]
    %w : [num_users=3] = placeholder[target=w]
    %neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%u,), kwargs = {})
    %abs_1 : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%neg,), kwargs = {})
    %neg_1 : [num_users=3] = call_function[target=torch.ops.aten.neg.default](args = (%n,), kwargs = {})
    %neg_2 : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%w,), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%w, %neg_1), kwargs = {})
    %sub : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%w, %neg_1), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%neg_1, %neg_2), kwargs = {})
    return (abs_1, add, sub, mul)
