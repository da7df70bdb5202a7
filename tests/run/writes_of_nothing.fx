# A copy of an expanded tensor without elements keeps its strides of 0 and may still be written.
# input x: f32[0, 3]
# expect out0: f32[2, 0, 3]
graph():
    %x : [num_users=2] = placeholder[target=x]
    %expand : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%x, [2, -1, -1]), kwargs = {})
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%expand,), kwargs = {})
    %add_ : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%clone, %x), kwargs = {})
    return (add_,)
