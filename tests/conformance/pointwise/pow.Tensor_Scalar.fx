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
    %c11_self : [num_users=10] = placeholder[target=c11_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c22_self : [num_users=10] = placeholder[target=c22_self]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c33_self : [num_users=8] = placeholder[target=c33_self]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c43_self : [num_users=8] = placeholder[target=c43_self]
    %c51_self : [num_users=1] = placeholder[target=c51_self]
    %c52_self : [num_users=1] = placeholder[target=c52_self]
    %c53_self : [num_users=3] = placeholder[target=c53_self]
    %c56_self : [num_users=2] = placeholder[target=c56_self]
    %c58_self : [num_users=2] = placeholder[target=c58_self]
    %c60_self : [num_users=2] = placeholder[target=c60_self]
    %c62_self : [num_users=2] = placeholder[target=c62_self]
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
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, 0.5), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, -1), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, 3), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, -2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, 0), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, 2.5), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, -0.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c11_self, nan), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c21_self, 1, 0, 10, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c21_0v, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, 0.5), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, -1), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, 3), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, -2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, 0), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, 2.5), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, -0.5), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, True), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c22_self, nan), kwargs = {})
    %c32_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c32_self, 1, 0, 10, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c32_0v, 2), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, 2), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, 0.5), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, 3), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, 0), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, 2.5), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, -0.5), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, True), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c33_self, nan), kwargs = {})
    %c41_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c41_self, 1, 0, 10, 2), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c41_0v, 2), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c42_self, 0.5), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 2), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 0.5), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 3), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 0), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, 2.5), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, -0.5), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, True), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c43_self, nan), kwargs = {})
    %c51_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c51_self, 1, 0, 10, 2), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c51_0v, 2), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c52_self, 0.5), kwargs = {})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c53_self, 2), kwargs = {})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c53_self, 0.5), kwargs = {})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c53_self, -1), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c56_self, 2), kwargs = {})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c56_self, 0.5), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c58_self, 2), kwargs = {})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c58_self, 0.5), kwargs = {})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c60_self, 2), kwargs = {})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c60_self, 0.5), kwargs = {})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c62_self, 2), kwargs = {})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.pow.Tensor_Scalar](args = (%c62_self, 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63)
