# conformance: bitwise_not_.default
# values: bitwise_not_.default.npz
# tolerance: bool rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_not_.default](args = (%c0_clone,), kwargs = {})
    %c1_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_clone, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_not_.default](args = (%c1_0v,), kwargs = {})
    %c2_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c2_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_not_.default](args = (%c2_clone,), kwargs = {})
    %c3_clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_not_.default](args = (%c3_clone,), kwargs = {})
    return (c0, c0_clone, c1, c1_clone, c2, c2_clone, c3, c3_clone)
