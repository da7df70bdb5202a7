# seed 53015435, promotion
# tape forward mode -0.200996, reverse mode 2.73847
# input x0: u8[1, 1] 9
# input x1: f64[1, 1] 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %atan2 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%x0, %x1), kwargs = {})
    return (atan2,)
