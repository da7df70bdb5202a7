# gradients: nextafter_.default
# case c0: by c0_self c0_other
# case c1: by c1_self c1_other, empty
# case c2: by c2_self c2_other
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c0_self_clone, %c0_other), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c1_self_clone, %c1_other), kwargs = {})
    %c2_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self_clone, [2], [2], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nextafter_.default](args = (%c2_self_view, %c2_other), kwargs = {})
    return (c0, c1, c2)
