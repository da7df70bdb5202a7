# Combinations of nearly all elements, and of more elements than there are; a search of all subsets would not end.
# input x: f64[30] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29
# input y: f64[1] 3
# expect out0: f64[29] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28
# expect out1: f64[0, 31]
# expect out2: f64[1, 5] 3 3 3 3 3
graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %most : [num_users=1] = call_function[target=torch.ops.aten.combinations.default](args = (%x, 29), kwargs = {})
    %first : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%most, 0, 0), kwargs = {})
    %none : [num_users=1] = call_function[target=torch.ops.aten.combinations.default](args = (%x, 31), kwargs = {})
    %repeated : [num_users=1] = call_function[target=torch.ops.aten.combinations.default](args = (%y, 5, True), kwargs = {})
    return (first, none, repeated)
