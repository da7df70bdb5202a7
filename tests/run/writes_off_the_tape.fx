# no_grad_write and detached_write have the value of their second operand, and the gradient of the first. Here both
# operands are equal, so central differences agree with it. no_grad_alias is a constant for reverse mode.
# input x: f64[2, 2] 1.5 -0.0 2.25 -3
# input y: f64[2, 2] 0.5 -0.0 inf nan
# input n: i64[2] 4 -7
# expect out0: f64[2, 2] 1.5 -0.0 2.25 -3
# expect out1: f64[2, 2] 1.5 2.25 -0.0 -3
# expect out2: f64[2, 2] 0.5 -0.0 inf nan
# expect out3: f64[2, 2] 0.5 -0.0 inf nan
# expect out4: i64[2] 4 -7
# differentiate: x
graph():
    %x : [num_users=3] = placeholder[target=x]
    %y : [num_users=3] = placeholder[target=y]
    %n : [num_users=2] = placeholder[target=n]
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %no_grad_write : [num_users=1] = call_function[target=torch.ops.backtape.no_grad_write.default](args = (%x, %clone), kwargs = {})
    %t : [num_users=2] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %clone_1 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%t,), kwargs = {})
    %detached_write : [num_users=1] = call_function[target=torch.ops.backtape.detached_write.default](args = (%t, %clone_1), kwargs = {})
    %ones_like : [num_users=1] = call_function[target=torch.ops.aten.ones_like.default](args = (%y,), kwargs = {})
    %no_grad_write_1 : [num_users=1] = call_function[target=torch.ops.backtape.no_grad_write.default](args = (%ones_like, %y), kwargs = {})
    %alias : [num_users=1] = call_function[target=torch.ops.backtape.no_grad_alias.default](args = (%y,), kwargs = {})
    %neg : [num_users=1] = call_function[target=torch.ops.aten.neg.default](args = (%n,), kwargs = {})
    %detached_write_1 : [num_users=1] = call_function[target=torch.ops.backtape.detached_write.default](args = (%neg, %n), kwargs = {})
    return (no_grad_write, detached_write, no_grad_write_1, alias, detached_write_1)
