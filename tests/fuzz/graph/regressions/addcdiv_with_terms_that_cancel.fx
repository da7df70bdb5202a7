# seed 59015135, promotion
# tape aot, second order element 0 of value 3 is -0.3125, expected 0
# input x1: f32[] 1.25
# input x3: bf16[1] 2.5
graph():
    %x1 : [num_users=1] = placeholder[target=x1]
    %x3 : [num_users=1] = placeholder[target=x3]
    %addcdiv : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%x3, %x1, %x1), kwargs = {value: 10000000000.0})
    return (addcdiv,)
