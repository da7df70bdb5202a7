# conformance: cumprod.default
# values: cumprod.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c7_self : [num_users=5] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c14_self : [num_users=5] = placeholder[target=c14_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c21_self : [num_users=5] = placeholder[target=c21_self]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c28_self : [num_users=5] = placeholder[target=c28_self]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c35_self : [num_users=5] = placeholder[target=c35_self]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c42_self : [num_users=5] = placeholder[target=c42_self]
    %c43_self : [num_users=1] = placeholder[target=c43_self]
    %c44_self : [num_users=1] = placeholder[target=c44_self]
    %c49_self : [num_users=5] = placeholder[target=c49_self]
    %c50_self : [num_users=1] = placeholder[target=c50_self]
    %c51_self : [num_users=1] = placeholder[target=c51_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c0_self, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c1_self, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c2_self, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c0_self, 0), kwargs = {dtype: torch.int32})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c0_self, 0), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c0_self, 0), kwargs = {dtype: torch.float16})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c0_self, 0), kwargs = {dtype: torch.uint8})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c7_self, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c8_self, 0), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c9_self, 1), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c7_self, 0), kwargs = {dtype: torch.int32})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c7_self, 0), kwargs = {dtype: torch.float32})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c7_self, 0), kwargs = {dtype: torch.float16})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c7_self, 0), kwargs = {dtype: torch.uint8})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c14_self, 1), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c15_self, 0), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c16_self, 1), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c14_self, 0), kwargs = {dtype: torch.int32})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c14_self, 0), kwargs = {dtype: torch.float32})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c14_self, 0), kwargs = {dtype: torch.float16})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c14_self, 0), kwargs = {dtype: torch.uint8})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c21_self, 1), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c22_self, 0), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c23_self, 1), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c21_self, 0), kwargs = {dtype: torch.int32})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c21_self, 0), kwargs = {dtype: torch.float32})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c21_self, 0), kwargs = {dtype: torch.float16})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c21_self, 0), kwargs = {dtype: torch.uint8})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c28_self, 1), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c29_self, 0), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c30_self, 1), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c28_self, 0), kwargs = {dtype: torch.int32})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c28_self, 0), kwargs = {dtype: torch.float32})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c28_self, 0), kwargs = {dtype: torch.float16})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c28_self, 0), kwargs = {dtype: torch.uint8})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c35_self, 1), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c36_self, 0), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c37_self, 1), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c35_self, 0), kwargs = {dtype: torch.int32})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c35_self, 0), kwargs = {dtype: torch.float32})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c35_self, 0), kwargs = {dtype: torch.float16})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c35_self, 0), kwargs = {dtype: torch.uint8})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c42_self, 1), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c43_self, 0), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c44_self, 1), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c42_self, 0), kwargs = {dtype: torch.int32})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c42_self, 0), kwargs = {dtype: torch.float32})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c42_self, 0), kwargs = {dtype: torch.float16})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c42_self, 0), kwargs = {dtype: torch.uint8})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c49_self, 1), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c50_self, 0), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c51_self, 1), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c49_self, 0), kwargs = {dtype: torch.int32})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c49_self, 0), kwargs = {dtype: torch.float32})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c49_self, 0), kwargs = {dtype: torch.float16})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%c49_self, 0), kwargs = {dtype: torch.uint8})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55)
