# conformance: _to_copy.default
# values: _to_copy.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=8] = placeholder[target=c12_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=8] = placeholder[target=c21_self]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=8] = placeholder[target=c30_self]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c42_self : [num_users=8] = placeholder[target=c42_self]
    %c50_self : [num_users=1] = placeholder[target=c50_self]
    %c51_self : [num_users=3] = placeholder[target=c51_self]
    %c54_self : [num_users=3] = placeholder[target=c54_self]
    %c57_self : [num_users=3] = placeholder[target=c57_self]
    %c60_self : [num_users=3] = placeholder[target=c60_self]
    %c63_self : [num_users=3] = placeholder[target=c63_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.float32})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.float64})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.bfloat16})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.float16})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.int64})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.int32})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {dtype: torch.bool})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c0_self,), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c8_self, 1, 0, 10, 2), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c8_0v,), kwargs = {dtype: torch.float32})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c9_self,), kwargs = {dtype: torch.float64})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c10_self,), kwargs = {dtype: torch.bfloat16})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c11_self,), kwargs = {dtype: torch.bfloat16})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.float32})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.float64})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.bfloat16})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.float16})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.int64})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.int32})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {dtype: torch.bool})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c12_self,), kwargs = {})
    %c20_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c20_self, [5, 5], [10, 2], 0), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c20_0v,), kwargs = {dtype: torch.float32})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.float32})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.float64})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.bfloat16})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.float16})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.int64})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.int32})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {dtype: torch.bool})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c21_self,), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c29_self,), kwargs = {dtype: torch.float64})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.float32})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.float64})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.bfloat16})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.float16})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.int64})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.int32})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {dtype: torch.bool})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c30_self,), kwargs = {})
    %c38_0v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c38_self, 1, 0, 10, 2), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c38_0v,), kwargs = {dtype: torch.float32})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c39_self,), kwargs = {dtype: torch.float64})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c40_self,), kwargs = {dtype: torch.bfloat16})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c41_self,), kwargs = {dtype: torch.float32})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.float32})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.float64})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.bfloat16})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.float16})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.int64})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.int32})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {dtype: torch.bool})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c42_self,), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c50_self,), kwargs = {dtype: torch.float32})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c51_self,), kwargs = {dtype: torch.float32})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c51_self,), kwargs = {dtype: torch.float64})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c51_self,), kwargs = {dtype: torch.bfloat16})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c54_self,), kwargs = {dtype: torch.float32})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c54_self,), kwargs = {dtype: torch.float64})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c54_self,), kwargs = {dtype: torch.bfloat16})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c57_self,), kwargs = {dtype: torch.float32})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c57_self,), kwargs = {dtype: torch.float64})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c57_self,), kwargs = {dtype: torch.bfloat16})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c60_self,), kwargs = {dtype: torch.float32})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c60_self,), kwargs = {dtype: torch.float64})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c60_self,), kwargs = {dtype: torch.bfloat16})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c63_self,), kwargs = {dtype: torch.float32})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c63_self,), kwargs = {dtype: torch.float64})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%c63_self,), kwargs = {dtype: torch.bfloat16})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65)
