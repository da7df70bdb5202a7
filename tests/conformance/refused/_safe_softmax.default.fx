# refused: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# input x0: f32[23] 8.4 4.32 -inf -0.437 -inf -inf -inf -2.98 5.21 -3.21 0.445 3.04 -inf -inf 8.21 -inf -inf -inf -inf -inf -inf -inf -inf
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten._safe_softmax.default](args = (%x0, 1), kwargs = {})
    return [y]
