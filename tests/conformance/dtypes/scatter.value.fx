# conformance: scatter.value
# values: scatter.value.npz
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
    %c0_index : [num_users=24] = placeholder[target=c0_index]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=3] = placeholder[target=c21_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c0_self, 0, %c0_index, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c0_self, 0, %c0_index, 1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c0_self, 0, %c0_index, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c3_self, 0, %c0_index, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c3_self, 0, %c0_index, 1.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c3_self, 0, %c0_index, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c6_self, 0, %c0_index, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c6_self, 0, %c0_index, 1.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c6_self, 0, %c0_index, True), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c9_self, 0, %c0_index, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c9_self, 0, %c0_index, 1.5), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c9_self, 0, %c0_index, True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c12_self, 0, %c0_index, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c12_self, 0, %c0_index, 1.5), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c12_self, 0, %c0_index, True), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c15_self, 0, %c0_index, 1), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c15_self, 0, %c0_index, 1.5), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c15_self, 0, %c0_index, True), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c18_self, 0, %c0_index, 2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c18_self, 0, %c0_index, 1.5), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c18_self, 0, %c0_index, True), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c21_self, 0, %c0_index, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c21_self, 0, %c0_index, 1.5), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c21_self, 0, %c0_index, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23)
