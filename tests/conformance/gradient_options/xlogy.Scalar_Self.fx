# gradients: xlogy.Scalar_Self
# case c0: by c0_other, not smooth
# case c1: by c1_other, not smooth
# case c2: by c2_other, not smooth
graph():
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Scalar_Self](args = (0, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Scalar_Self](args = (0, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.xlogy.Scalar_Self](args = (0, %c2_other), kwargs = {})
    return (c0, c1, c2)
