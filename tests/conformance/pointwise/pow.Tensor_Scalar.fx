# conformance: pow.Tensor_Scalar
# values: pow.Tensor_Scalar.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.001 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=9] = placeholder[target=c0_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=10] = placeholder[target=c12_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=10] = placeholder[target=c23_self]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=8] = placeholder[target=c34_self]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c43_self : [num_users=2] = placeholder[target=c43_self]
    %c45_self : [num_users=8] = placeholder[target=c45_self]
    %c53_self : [num_users=1] = placeholder[target=c53_self]
    %c54_self : [num_users=3] = placeholder[target=c54_self]
    %c57_self : [num_users=2] = placeholder[target=c57_self]
    %c59_self : [num_users=2] = placeholder[target=c59_self]
    %c61_self : [num_users=2] = placeholder[target=c61_self]
    %c63_self : [num_users=2] = placeholder[target=c63_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, 0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, -1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, 3), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, -2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, 2.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, -0.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c0_self, True), kwargs = {})
    %c9_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c9_self, 1, 0, 10, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c9_0v, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c10_self, 0.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, 2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, 0.5), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, -1), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, 3), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, -2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, 0), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, 2.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, -0.5), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, True), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c12_self, nan), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, 0.5), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, -1), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, 3), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, -2), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, 0), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, 2.5), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, -0.5), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, True), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c23_self, nan), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, 2), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, 2), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, 0.5), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, 3), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, 0), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, 2.5), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, -0.5), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, True), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c34_self, nan), kwargs = {})
    %c42_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c42_self, 1, 0, 10, 2), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c42_0v, 2), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 0.5), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 5), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, 2), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, 0.5), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, 3), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, 0), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, 2.5), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, -0.5), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, True), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c45_self, nan), kwargs = {})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c53_self, 2), kwargs = {})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c54_self, 2), kwargs = {})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c54_self, 0.5), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c54_self, -1), kwargs = {})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c57_self, 2), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c57_self, 0.5), kwargs = {})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c59_self, 2), kwargs = {})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c59_self, 0.5), kwargs = {})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c61_self, 2), kwargs = {})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c61_self, 0.5), kwargs = {})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c63_self, 2), kwargs = {})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c63_self, 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64)
