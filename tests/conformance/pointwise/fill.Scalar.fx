# conformance: fill.Scalar
# values: fill.Scalar.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c22_self : [num_users=3] = placeholder[target=c22_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c0_self, -1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c0_self, True), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 1, 0, 10, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c3_0v, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c4_self, -1.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c5_self, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c6_self, True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c7_self, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c7_self, -1.5), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c7_self, True), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c10_self, True), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c11_self, 2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c11_self, -1.5), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c11_self, True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c14_self, True), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c15_self, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c15_self, -1.5), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c15_self, True), kwargs = {})
    %c18_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c18_self, 1, 0, 10, 2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c18_0v, 2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c19_self, -1.5), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c20_self, True), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c21_self, True), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c22_self, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c22_self, -1.5), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c22_self, True), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.fill.Scalar](args = (%c25_self, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25)
