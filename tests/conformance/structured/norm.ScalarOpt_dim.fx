# conformance: norm.ScalarOpt_dim
# values: norm.ScalarOpt_dim.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c0_self, 2.0, [1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c1_self, 2.0, [0], True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c1_self, 5.0, [0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c3_self, 2.0, [1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c4_self, 2.0, [0], True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c4_self, 5.0, [0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c6_self, 2.0, [1]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c7_self, 2.0, [0], True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.norm.ScalarOpt_dim](args = (%c7_self, 5.0, [0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
