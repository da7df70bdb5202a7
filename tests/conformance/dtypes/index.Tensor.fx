# conformance: index.Tensor
# values: index.Tensor.npz
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
    %c1_indices_1 : [num_users=8] = placeholder[target=c1_indices_1]
    %c2_indices_0 : [num_users=8] = placeholder[target=c2_indices_0]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c12_self : [num_users=4] = placeholder[target=c12_self]
    %c16_self : [num_users=4] = placeholder[target=c16_self]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c23_self : [num_users=3] = placeholder[target=c23_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c0_indices_0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [None, %c1_indices_1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c2_indices_0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c3_self, [%c0_indices_0]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c3_self, [None, %c1_indices_1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c3_self, [%c2_indices_0]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c6_self, [%c0_indices_0]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c6_self, [None, %c1_indices_1]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c6_self, [%c2_indices_0]), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c9_self, [%c0_indices_0]), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c9_self, [None, %c1_indices_1]), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c9_self, [%c2_indices_0]), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c12_self, [%c0_indices_0]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c12_self, [None, %c1_indices_1]), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c12_self, [%c2_indices_0]), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c12_self, [%c12_self]), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c16_self, [%c0_indices_0]), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c16_self, [None, %c1_indices_1]), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c16_self, [%c2_indices_0]), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c16_self, [%c16_self]), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c20_self, [%c0_indices_0]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c20_self, [None, %c1_indices_1]), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c20_self, [%c2_indices_0]), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c23_self, [%c0_indices_0]), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c23_self, [None, %c1_indices_1]), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c23_self, [%c2_indices_0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25)
