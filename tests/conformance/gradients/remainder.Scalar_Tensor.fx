# gradients: remainder.Scalar_Tensor
# case c0: by c0_other, PyTorch has no derivative
# case c1: by c1_other, PyTorch has no derivative
# case c2: by c2_other, PyTorch has no derivative
# case c3: by c3_other, PyTorch has no derivative, not smooth
# case c4: by c3_other, PyTorch has no derivative
graph():
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_other : [num_users=2] = placeholder[target=c3_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-1.5411692216498662, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-4.784169829877467, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-3.9030392424287763, %c2_other), kwargs = {})
    %c3_other_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_other, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (7, %c3_other_view), kwargs = {})
    %c4_other_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_other, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Scalar_Tensor](args = (-2.5, %c4_other_view), kwargs = {})
    return (c0, c1, c2, c3, c4)
