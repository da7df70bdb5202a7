# conformance: sum.dim_IntList
# values: sum.dim_IntList.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=7] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c9_self : [num_users=7] = placeholder[target=c9_self]
    %c11_self : [num_users=2] = placeholder[target=c11_self]
    %c18_self : [num_users=7] = placeholder[target=c18_self]
    %c20_self : [num_users=2] = placeholder[target=c20_self]
    %c27_self : [num_users=7] = placeholder[target=c27_self]
    %c29_self : [num_users=2] = placeholder[target=c29_self]
    %c36_self : [num_users=7] = placeholder[target=c36_self]
    %c38_self : [num_users=2] = placeholder[target=c38_self]
    %c45_self : [num_users=7] = placeholder[target=c45_self]
    %c47_self : [num_users=2] = placeholder[target=c47_self]
    %c54_self : [num_users=7] = placeholder[target=c54_self]
    %c56_self : [num_users=2] = placeholder[target=c56_self]
    %c63_self : [num_users=7] = placeholder[target=c63_self]
    %c65_self : [num_users=2] = placeholder[target=c65_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [1], True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c2_self, [0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c2_self, [1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [1]), kwargs = {dtype: torch.int32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [1]), kwargs = {dtype: torch.float32})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [1]), kwargs = {dtype: torch.float16})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [1]), kwargs = {dtype: torch.bool})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c0_self, [1]), kwargs = {dtype: torch.uint8})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [0, 1]), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [1], True), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c11_self, [0]), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c11_self, [1]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [1]), kwargs = {dtype: torch.int32})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [1]), kwargs = {dtype: torch.float32})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [1]), kwargs = {dtype: torch.float16})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [1]), kwargs = {dtype: torch.bool})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c9_self, [1]), kwargs = {dtype: torch.uint8})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [0, 1]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [1], True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c20_self, [0]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c20_self, [1]), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [1]), kwargs = {dtype: torch.int32})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [1]), kwargs = {dtype: torch.float32})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [1]), kwargs = {dtype: torch.float16})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [1]), kwargs = {dtype: torch.bool})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c18_self, [1]), kwargs = {dtype: torch.uint8})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [0, 1]), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [1], True), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c29_self, [0]), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c29_self, [1]), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [1]), kwargs = {dtype: torch.int32})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [1]), kwargs = {dtype: torch.float32})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [1]), kwargs = {dtype: torch.float16})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [1]), kwargs = {dtype: torch.bool})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c27_self, [1]), kwargs = {dtype: torch.uint8})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [0, 1]), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [1], True), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c38_self, [0]), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c38_self, [1]), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [1]), kwargs = {dtype: torch.int32})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [1]), kwargs = {dtype: torch.float32})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [1]), kwargs = {dtype: torch.float16})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [1]), kwargs = {dtype: torch.bool})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c36_self, [1]), kwargs = {dtype: torch.uint8})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [0, 1]), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [1], True), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c47_self, [0]), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c47_self, [1]), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [1]), kwargs = {dtype: torch.int32})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [1]), kwargs = {dtype: torch.float32})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [1]), kwargs = {dtype: torch.float16})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [1]), kwargs = {dtype: torch.bool})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c45_self, [1]), kwargs = {dtype: torch.uint8})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [0, 1]), kwargs = {})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [1], True), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c56_self, [0]), kwargs = {})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c56_self, [1]), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [1]), kwargs = {dtype: torch.int32})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [1]), kwargs = {dtype: torch.float32})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [1]), kwargs = {dtype: torch.float16})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [1]), kwargs = {dtype: torch.bool})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c54_self, [1]), kwargs = {dtype: torch.uint8})
    %c63 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [0, 1]), kwargs = {})
    %c64 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [1], True), kwargs = {})
    %c65 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c65_self, [0]), kwargs = {})
    %c66 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c65_self, [1]), kwargs = {})
    %c67 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [1]), kwargs = {dtype: torch.int32})
    %c68 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [1]), kwargs = {dtype: torch.float32})
    %c69 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [1]), kwargs = {dtype: torch.float16})
    %c70 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [1]), kwargs = {dtype: torch.bool})
    %c71 : [num_users=1] = call_function[target=torch.ops.aten.sum.dim_IntList](args = (%c63_self, [1]), kwargs = {dtype: torch.uint8})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67, c68, c69, c70, c71)
