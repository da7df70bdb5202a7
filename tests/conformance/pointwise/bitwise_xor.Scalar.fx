# conformance: bitwise_xor.Scalar
# values: bitwise_xor.Scalar.npz
# tolerance: bool rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c0_self, 6), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c0_self, -3), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c0_self, True), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c3_0v, 6), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c4_self, -3), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c5_self, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c6_self, 7), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c7_self, 6), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c7_self, -3), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c7_self, True), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.bitwise_xor.Scalar](args = (%c10_self, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10)
