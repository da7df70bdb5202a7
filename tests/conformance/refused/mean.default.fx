# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
# input x0: i64[] 7
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]
