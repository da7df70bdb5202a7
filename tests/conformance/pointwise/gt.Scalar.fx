# conformance: gt.Scalar
# values: gt.Scalar.npz
# tolerance: bool rtol=0 atol=0
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=6] = placeholder[target=c10_self]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c17_self : [num_users=6] = placeholder[target=c17_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_self : [num_users=6] = placeholder[target=c24_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=6] = placeholder[target=c34_self]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c0_self, -1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c0_self, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c0_self, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c0_self, nan), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c0_self, -3), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_self, 1, 0, 10, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c6_0v, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c7_self, -1.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c8_self, True), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c9_self, -0.5734938383102417), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c10_self, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c10_self, -1.5), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c10_self, True), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c10_self, 0), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c10_self, nan), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c10_self, -3), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c16_self, -1.5411692216498662), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c17_self, 2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c17_self, -1.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c17_self, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c17_self, 0), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c17_self, nan), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c17_self, -3), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c23_self, -2.40625), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c24_self, 2), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c24_self, -1.5), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c24_self, True), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c24_self, 0), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c24_self, nan), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c24_self, -3), kwargs = {})
    %c30_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c30_self, 1, 0, 10, 2), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c30_0v, 2), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c31_self, -1.5), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c32_self, True), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c33_self, 0), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c34_self, 2), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c34_self, -1.5), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c34_self, True), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c34_self, 0), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c34_self, nan), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c34_self, -3), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%c40_self, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40)
