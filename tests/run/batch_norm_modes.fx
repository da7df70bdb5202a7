# A call in evaluation, one in training that writes the running statistics, and one in evaluation that reads the new ones.
# input x: f32[4, 1, 2] 1.0 2.0 -3.0 4.0 5.0 0.5 -1.0 2.0
# input y: f32[4, 1, 2] -1.25 3.25 7.75 1.0 -4.25 6.25 1.75 3.25
# input mean: f32[1] 0.5
# input var: f32[1] 2
# expect out0: f32[4, 1, 2] 0.35355249 1.060657501 -2.474867344 2.474867344 3.181972504 0.0 -1.060657501 1.060657501
# expect out1: f32[4, 1, 2] -0.959502339 0.285257459 1.530017257 -0.33712244 -1.789342284 1.115097404 -0.129662469 0.285257459
# expect out2: f32[4, 1, 2] 0.180800945 0.731813312 -2.023248672 1.833838105 2.384850502 -0.094705254 -0.921223879 0.731813312
# tolerance: float32 rtol=1e-6 atol=1e-6
# expect out3: f32[1] 0.671875
# expect out4: f32[1] 3.293638468
graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %mean : [num_users=4] = placeholder[target=mean]
    %var : [num_users=4] = placeholder[target=var]
    %n0 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%x, None, None, %mean, %var, False, 0.1, 1e-05), kwargs = {})
    %o0 : [num_users=1] = call_function[target=operator.getitem](args = (%n0, 0), kwargs = {})
    %n1 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%y, None, None, %mean, %var, True, 0.1, 1e-05), kwargs = {})
    %o1 : [num_users=1] = call_function[target=operator.getitem](args = (%n1, 0), kwargs = {})
    %n2 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%x, None, None, %mean, %var, False, 0.1, 1e-05), kwargs = {})
    %o2 : [num_users=1] = call_function[target=operator.getitem](args = (%n2, 0), kwargs = {})
    return (o0, o1, o2, mean, var)
