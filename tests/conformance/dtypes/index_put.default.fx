# conformance: index_put.default
# values: index_put.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=8] = placeholder[target=c0_indices_0]
    %c0_values : [num_users=2] = placeholder[target=c0_values]
    %c1_indices_0 : [num_users=8] = placeholder[target=c1_indices_0]
    %c2_indices_0 : [num_users=8] = placeholder[target=c2_indices_0]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c3_values : [num_users=2] = placeholder[target=c3_values]
    %c5_values : [num_users=1] = placeholder[target=c5_values]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c6_values : [num_users=2] = placeholder[target=c6_values]
    %c8_values : [num_users=1] = placeholder[target=c8_values]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c9_values : [num_users=2] = placeholder[target=c9_values]
    %c11_values : [num_users=1] = placeholder[target=c11_values]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_values : [num_users=2] = placeholder[target=c12_values]
    %c14_values : [num_users=1] = placeholder[target=c14_values]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c15_values : [num_users=2] = placeholder[target=c15_values]
    %c17_values : [num_users=1] = placeholder[target=c17_values]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c18_values : [num_users=2] = placeholder[target=c18_values]
    %c20_values : [num_users=1] = placeholder[target=c20_values]
    %c21_self : [num_users=3] = placeholder[target=c21_self]
    %c21_values : [num_users=2] = placeholder[target=c21_values]
    %c23_values : [num_users=1] = placeholder[target=c23_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c1_indices_0], %c0_values, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c2_indices_0], %c2_values), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c3_self, [%c0_indices_0], %c3_values), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c3_self, [%c1_indices_0], %c3_values, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c3_self, [%c2_indices_0], %c5_values), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c6_self, [%c0_indices_0], %c6_values), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c6_self, [%c1_indices_0], %c6_values, True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c6_self, [%c2_indices_0], %c8_values), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c9_self, [%c0_indices_0], %c9_values), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c9_self, [%c1_indices_0], %c9_values, True), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c9_self, [%c2_indices_0], %c11_values), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c12_self, [%c0_indices_0], %c12_values), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c12_self, [%c1_indices_0], %c12_values, True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c12_self, [%c2_indices_0], %c14_values), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c15_self, [%c0_indices_0], %c15_values), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c15_self, [%c1_indices_0], %c15_values, True), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c15_self, [%c2_indices_0], %c17_values), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c18_self, [%c0_indices_0], %c18_values), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c18_self, [%c1_indices_0], %c18_values, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c18_self, [%c2_indices_0], %c20_values), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c21_self, [%c0_indices_0], %c21_values), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c21_self, [%c1_indices_0], %c21_values, True), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c21_self, [%c2_indices_0], %c23_values), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23)
