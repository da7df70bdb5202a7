graph():
    %x : [num_users=1] = placeholder[target=x]
    %w : [num_users=1] = placeholder[target=w]
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%w,), kwargs = {})
    %mm : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x, %t), kwargs = {})
    return (mm,)
