# conformance: std.correction
# values: std.correction.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c0_self, [0]), kwargs = {correction: 1, keepdim: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c0_self, [0]), kwargs = {correction: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c2_self, [-3]), kwargs = {correction: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c3_self, [0]), kwargs = {correction: 1, keepdim: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c3_self, [0]), kwargs = {correction: 0})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c5_self, [-3]), kwargs = {correction: 1})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c6_self, [0]), kwargs = {correction: 1, keepdim: True})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c6_self, [0]), kwargs = {correction: 0})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.std.correction](args = (%c8_self, [-3]), kwargs = {correction: 1})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
