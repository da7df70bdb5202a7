# conformance: index_put.default
# values: index_put.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=3] = placeholder[target=c0_indices_0]
    %c0_values : [num_users=1] = placeholder[target=c0_values]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c2_indices_1 : [num_users=1] = placeholder[target=c2_indices_1]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_values : [num_users=1] = placeholder[target=c3_values]
    %c4_indices_0 : [num_users=4] = placeholder[target=c4_indices_0]
    %c4_values : [num_users=1] = placeholder[target=c4_values]
    %c5_indices_0 : [num_users=1] = placeholder[target=c5_indices_0]
    %c5_values : [num_users=1] = placeholder[target=c5_values]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_indices_1 : [num_users=1] = placeholder[target=c6_indices_1]
    %c6_values : [num_users=1] = placeholder[target=c6_values]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_values : [num_users=1] = placeholder[target=c7_values]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_indices_0 : [num_users=1] = placeholder[target=c8_indices_0]
    %c8_values : [num_users=1] = placeholder[target=c8_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c0_indices_0], %c1_values, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [None, %c2_indices_1], %c2_values), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c3_self, [%c0_indices_0], %c3_values), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c4_indices_0], %c4_values), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c5_indices_0], %c5_values, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c6_self, [%c4_indices_0, %c6_indices_1], %c6_values), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c7_self, [None, %c4_indices_0], %c7_values, True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c8_self, [%c8_indices_0, None, %c4_indices_0], %c8_values), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
