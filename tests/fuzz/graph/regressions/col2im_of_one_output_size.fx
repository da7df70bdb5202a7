# seed 58000000, a list of one size
# input x: f32[1, 4, 9] 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35
graph():
    %x : [num_users=1] = placeholder[target=x]
    %a : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%x, [4], [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    return (a,)

