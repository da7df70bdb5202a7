# Squares and negatives of these integers do not fit in their dtype.
# input y: u8[3] 9 20 255
# input x: f64[3] 3 -0.5 100
# input n: i8[3] -128 100 7
# expect out0: f64[3] 1.2490457723982544 1.5957911204138169 1.197069506829343
# expect out1: f64[3] 3.1181594437103257 -0.0049999583339583225 1.500910325160254
# tolerance: float64 rtol=1e-14
# differentiate: x
graph():
    %y : [num_users=1] = placeholder[target=y]
    %x : [num_users=2] = placeholder[target=x]
    %n : [num_users=1] = placeholder[target=n]
    %atan2 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%y, %x), kwargs = {})
    %atan2_1 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%x, %n), kwargs = {})
    return (atan2, atan2_1)
