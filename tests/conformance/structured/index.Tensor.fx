# conformance: index.Tensor
# values: index.Tensor.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=2] = placeholder[target=c0_indices_0]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c2_indices_1 : [num_users=1] = placeholder[target=c2_indices_1]
    %c3_indices_0 : [num_users=4] = placeholder[target=c3_indices_0]
    %c4_indices_1 : [num_users=1] = placeholder[target=c4_indices_1]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_indices_0 : [num_users=2] = placeholder[target=c6_indices_0]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_indices_0 : [num_users=1] = placeholder[target=c8_indices_0]
    %c9_self : [num_users=2] = placeholder[target=c9_self]
    %c9_indices_0 : [num_users=1] = placeholder[target=c9_indices_0]
    %c10_indices_1 : [num_users=1] = placeholder[target=c10_indices_1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c0_indices_0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [None, %c1_indices_1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c2_self, [%c2_indices_0, %c2_indices_1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c3_indices_0, None]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c3_indices_0, %c4_indices_1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c5_self, [None, %c0_indices_0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c6_indices_0]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c7_self, [%c6_indices_0]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c8_self, [%c8_indices_0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c9_self, [%c9_indices_0, None, %c3_indices_0]), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c9_self, [None, %c10_indices_1, %c3_indices_0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10)
