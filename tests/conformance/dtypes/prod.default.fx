# conformance: prod.default
# values: prod.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c8_self : [num_users=6] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c16_self : [num_users=6] = placeholder[target=c16_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c24_self : [num_users=6] = placeholder[target=c24_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c32_self : [num_users=6] = placeholder[target=c32_self]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c40_self : [num_users=6] = placeholder[target=c40_self]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c48_self : [num_users=6] = placeholder[target=c48_self]
    %c49_self : [num_users=1] = placeholder[target=c49_self]
    %c50_self : [num_users=1] = placeholder[target=c50_self]
    %c56_self : [num_users=6] = placeholder[target=c56_self]
    %c57_self : [num_users=1] = placeholder[target=c57_self]
    %c58_self : [num_users=1] = placeholder[target=c58_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c0_self,), kwargs = {dtype: torch.int32})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c0_self,), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c0_self,), kwargs = {dtype: torch.float16})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c0_self,), kwargs = {dtype: torch.bool})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c0_self,), kwargs = {dtype: torch.uint8})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c8_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c9_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c10_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c8_self,), kwargs = {dtype: torch.int32})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c8_self,), kwargs = {dtype: torch.float32})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c8_self,), kwargs = {dtype: torch.float16})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c8_self,), kwargs = {dtype: torch.bool})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c8_self,), kwargs = {dtype: torch.uint8})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c16_self,), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c17_self,), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c18_self,), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c16_self,), kwargs = {dtype: torch.int32})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c16_self,), kwargs = {dtype: torch.float32})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c16_self,), kwargs = {dtype: torch.float16})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c16_self,), kwargs = {dtype: torch.bool})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c16_self,), kwargs = {dtype: torch.uint8})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c24_self,), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c25_self,), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c26_self,), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c24_self,), kwargs = {dtype: torch.int32})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c24_self,), kwargs = {dtype: torch.float32})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c24_self,), kwargs = {dtype: torch.float16})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c24_self,), kwargs = {dtype: torch.bool})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c24_self,), kwargs = {dtype: torch.uint8})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c32_self,), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c33_self,), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c34_self,), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c32_self,), kwargs = {dtype: torch.int32})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c32_self,), kwargs = {dtype: torch.float32})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c32_self,), kwargs = {dtype: torch.float16})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c32_self,), kwargs = {dtype: torch.bool})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c32_self,), kwargs = {dtype: torch.uint8})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c40_self,), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c41_self,), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c42_self,), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c40_self,), kwargs = {dtype: torch.int32})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c40_self,), kwargs = {dtype: torch.float32})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c40_self,), kwargs = {dtype: torch.float16})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c40_self,), kwargs = {dtype: torch.bool})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c40_self,), kwargs = {dtype: torch.uint8})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c48_self,), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c49_self,), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c50_self,), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c48_self,), kwargs = {dtype: torch.int32})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c48_self,), kwargs = {dtype: torch.float32})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c48_self,), kwargs = {dtype: torch.float16})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c48_self,), kwargs = {dtype: torch.bool})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c48_self,), kwargs = {dtype: torch.uint8})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c56_self,), kwargs = {})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c57_self,), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c58_self,), kwargs = {})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c56_self,), kwargs = {dtype: torch.int32})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c56_self,), kwargs = {dtype: torch.float32})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c56_self,), kwargs = {dtype: torch.float16})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c56_self,), kwargs = {dtype: torch.bool})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.prod.default](args = (%c56_self,), kwargs = {dtype: torch.uint8})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63)
