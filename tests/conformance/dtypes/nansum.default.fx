# conformance: nansum.default
# values: nansum.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c5_self : [num_users=3] = placeholder[target=c5_self]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c10_self : [num_users=3] = placeholder[target=c10_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c17_self : [num_users=2] = placeholder[target=c17_self]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c22_self : [num_users=2] = placeholder[target=c22_self]
    %c25_self : [num_users=3] = placeholder[target=c25_self]
    %c27_self : [num_users=2] = placeholder[target=c27_self]
    %c30_self : [num_users=3] = placeholder[target=c30_self]
    %c32_self : [num_users=2] = placeholder[target=c32_self]
    %c35_self : [num_users=3] = placeholder[target=c35_self]
    %c37_self : [num_users=2] = placeholder[target=c37_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c0_self, [0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c0_self, [1], True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c2_self, [0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c2_self, [1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c0_self, [1]), kwargs = {dtype: torch.float32})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c5_self, [0, 1]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c5_self, [1], True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c7_self, [0]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c7_self, [1]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c5_self, [1]), kwargs = {dtype: torch.float32})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c10_self, [0, 1]), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c10_self, [1], True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c12_self, [0]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c12_self, [1]), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c10_self, [1]), kwargs = {dtype: torch.float32})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c15_self, [0, 1]), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c15_self, [1], True), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c17_self, [0]), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c17_self, [1]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c15_self, [1]), kwargs = {dtype: torch.float32})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c20_self, [0, 1]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c20_self, [1], True), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c22_self, [0]), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c22_self, [1]), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c20_self, [1]), kwargs = {dtype: torch.float32})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c25_self, [0, 1]), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c25_self, [1], True), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c27_self, [0]), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c27_self, [1]), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c25_self, [1]), kwargs = {dtype: torch.float32})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c30_self, [0, 1]), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c30_self, [1], True), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c32_self, [0]), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c32_self, [1]), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c30_self, [1]), kwargs = {dtype: torch.float32})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c35_self, [0, 1]), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c35_self, [1], True), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c37_self, [0]), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c37_self, [1]), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.nansum.default](args = (%c35_self, [1]), kwargs = {dtype: torch.float32})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39)
