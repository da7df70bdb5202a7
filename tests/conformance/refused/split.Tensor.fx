# refused: split expects split_size be non-negative, but got split_size=-7
# input x0: f32[6, 2] -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.split.Tensor](args = (%x0, -7), kwargs = {})
    return [y]
