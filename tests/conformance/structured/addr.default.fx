# conformance: addr.default
# values: addr.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_vec1 : [num_users=2] = placeholder[target=c0_vec1]
    %c0_vec2 : [num_users=2] = placeholder[target=c0_vec2]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_vec1 : [num_users=2] = placeholder[target=c2_vec1]
    %c2_vec2 : [num_users=2] = placeholder[target=c2_vec2]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_vec1 : [num_users=2] = placeholder[target=c4_vec1]
    %c4_vec2 : [num_users=2] = placeholder[target=c4_vec2]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_vec1 : [num_users=2] = placeholder[target=c6_vec1]
    %c6_vec2 : [num_users=2] = placeholder[target=c6_vec2]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_vec1 : [num_users=2] = placeholder[target=c8_vec1]
    %c8_vec2 : [num_users=2] = placeholder[target=c8_vec2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c0_self, %c0_vec1, %c0_vec2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c0_self, %c0_vec1, %c0_vec2), kwargs = {beta: 0.6, alpha: 0.2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c2_self, %c2_vec1, %c2_vec2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c2_self, %c2_vec1, %c2_vec2), kwargs = {beta: 0.6, alpha: 0.2})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c4_self, %c4_vec1, %c4_vec2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c4_self, %c4_vec1, %c4_vec2), kwargs = {beta: 0.6, alpha: 0.2})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c6_self, %c6_vec1, %c6_vec2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c6_self, %c6_vec1, %c6_vec2), kwargs = {beta: 3, alpha: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c8_self, %c8_vec1, %c8_vec2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c8_self, %c8_vec1, %c8_vec2), kwargs = {beta: 3, alpha: 2})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
