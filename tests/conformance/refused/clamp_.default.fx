# refused: result type Float can't be cast to the desired output type long int
# input x0: i64[10, 2, 3] 5 6 3 3 7 8 6 2 0 0 4 2 3 3 8 8 4 3 6 4 0 5 8 0 3 5 0 0 7 2 7 4 5 1 3 7 6 3 5 7 0 7 3 3 6 0 3 8 6 2 3 8 6 7 1 5 5 5 8 6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.clamp_.default](args = (%x0, 1e-06), kwargs = {})
    return [y]
