# repeat_interleave takes counts of any integer width; the size of its result may depend on their values.
# input x: f64[3, 2] 1 2 3 4 5 6
# input i8: i8[3] 1 0 2
# input i16: i16[2] 2 1
# input u8: u8[3] 0 2 1
# input weight: f64[] 0.5
# input score: f64[3, 1] 0.25 -1 2
# input target: i64[3] 0 0 0
# expect out0: i8[3] 0 2 2
# expect out1: i16[3] 0 0 1
# expect out2: f64[3, 2] 3 4 3 4 5 6
# expect out3: f64[3] 0 0 0
# differentiate: x
# interpreter: depends on tensor values
graph():
    %x : [num_users=1] = placeholder[target=x]
    %i8 : [num_users=1] = placeholder[target=i8]
    %i16 : [num_users=1] = placeholder[target=i16]
    %u8 : [num_users=1] = placeholder[target=u8]
    %weight : [num_users=1] = placeholder[target=weight]
    %score : [num_users=1] = placeholder[target=score]
    %target : [num_users=1] = placeholder[target=target]
    %of_i8 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%i8,), kwargs = {})
    %of_i16 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%i16,), kwargs = {})
    %rows : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.self_Tensor](args = (%x, %u8, 0), kwargs = {})
    %loss : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%score, %target, 1, 1, %weight, 0), kwargs = {})
    return (of_i8, of_i16, rows, loss)
