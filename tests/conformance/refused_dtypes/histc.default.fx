# refused: value cannot be converted to type uint8_t without overflow
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.histc.default](args = (%x0, 4, -8, 8), kwargs = {})
    return [y]
