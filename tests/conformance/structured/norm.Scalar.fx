# conformance: norm.Scalar
# values: norm.Scalar.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=4] = placeholder[target=c4_self]
    %c8_self : [num_users=4] = placeholder[target=c8_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, inf), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c4_self, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c4_self, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c4_self, 3), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c4_self, inf), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c8_self, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c8_self, 1), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c8_self, 3), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c8_self, inf), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)
