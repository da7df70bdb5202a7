# conformance: add.Scalar
# values: add.Scalar.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=4] = placeholder[target=c8_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=4] = placeholder[target=c13_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=4] = placeholder[target=c18_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c25_self : [num_users=4] = placeholder[target=c25_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c0_self, -1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c0_self, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c0_self, 3, 2), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 1, 0, 10, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c4_0v, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c5_self, -1.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c6_self, True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c7_self, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c8_self, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c8_self, -1.5), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c8_self, True), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c8_self, 3, 2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c12_self, 1), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c13_self, 2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c13_self, -1.5), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c13_self, True), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c13_self, 3, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c17_self, 1), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c18_self, 2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c18_self, -1.5), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c18_self, True), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c18_self, 3, 2), kwargs = {})
    %c22_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c22_self, 1, 0, 10, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c22_0v, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c23_self, -1.5), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c24_self, True), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c25_self, 2), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c25_self, -1.5), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c25_self, True), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.add.Scalar](args = (%c25_self, 3, 2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28)
