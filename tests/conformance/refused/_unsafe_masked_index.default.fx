# refused: too many indices for tensor of dimension 1 (got 2)
# input x0: f32[24] 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21
# input x1: b8[5, 5] 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 5] 4 2 5 5 9
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%x0, %x1, [%x2, %x3], -8.478373527526855), kwargs = {})
    return [y]

# refused: The size of tensor a (24) must match the size of tensor b (5) at non-singleton dimension 1
# input x0: f32[5, 5] 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445
# input x1: b8[24] 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 5] 4 2 5 5 9
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%x0, %x1, [%x2, %x3], -8.478373527526855), kwargs = {})
    return [y]
