# conformance: cat.default
# values: cat.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_tensors_0 : [num_users=3] = placeholder[target=c0_tensors_0]
    %c0_tensors_1 : [num_users=1] = placeholder[target=c0_tensors_1]
    %c1_tensors_1 : [num_users=8] = placeholder[target=c1_tensors_1]
    %c2_tensors_1 : [num_users=4] = placeholder[target=c2_tensors_1]
    %c3_tensors_0 : [num_users=3] = placeholder[target=c3_tensors_0]
    %c3_tensors_1 : [num_users=1] = placeholder[target=c3_tensors_1]
    %c6_tensors_0 : [num_users=3] = placeholder[target=c6_tensors_0]
    %c6_tensors_1 : [num_users=1] = placeholder[target=c6_tensors_1]
    %c9_tensors_0 : [num_users=3] = placeholder[target=c9_tensors_0]
    %c9_tensors_1 : [num_users=1] = placeholder[target=c9_tensors_1]
    %c12_tensors_0 : [num_users=3] = placeholder[target=c12_tensors_0]
    %c12_tensors_1 : [num_users=1] = placeholder[target=c12_tensors_1]
    %c14_tensors_1 : [num_users=1] = placeholder[target=c14_tensors_1]
    %c15_tensors_0 : [num_users=3] = placeholder[target=c15_tensors_0]
    %c15_tensors_1 : [num_users=1] = placeholder[target=c15_tensors_1]
    %c17_tensors_1 : [num_users=1] = placeholder[target=c17_tensors_1]
    %c18_tensors_0 : [num_users=3] = placeholder[target=c18_tensors_0]
    %c18_tensors_1 : [num_users=1] = placeholder[target=c18_tensors_1]
    %c20_tensors_1 : [num_users=2] = placeholder[target=c20_tensors_1]
    %c21_tensors_0 : [num_users=3] = placeholder[target=c21_tensors_0]
    %c21_tensors_1 : [num_users=1] = placeholder[target=c21_tensors_1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c0_tensors_0, %c0_tensors_1], 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c0_tensors_0, %c1_tensors_1],), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c0_tensors_0, %c2_tensors_1],), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c3_tensors_0, %c3_tensors_1], 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c3_tensors_0, %c1_tensors_1],), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c3_tensors_0, %c2_tensors_1],), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c6_tensors_0, %c6_tensors_1], 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c6_tensors_0, %c1_tensors_1],), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c6_tensors_0, %c2_tensors_1],), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c9_tensors_0, %c9_tensors_1], 1), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c9_tensors_0, %c1_tensors_1],), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c9_tensors_0, %c2_tensors_1],), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c12_tensors_0, %c12_tensors_1], 1), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c12_tensors_0, %c1_tensors_1],), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c12_tensors_0, %c14_tensors_1],), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c15_tensors_0, %c15_tensors_1], 1), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c15_tensors_0, %c1_tensors_1],), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c15_tensors_0, %c17_tensors_1],), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c18_tensors_0, %c18_tensors_1], 1), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c18_tensors_0, %c1_tensors_1],), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c18_tensors_0, %c20_tensors_1],), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c21_tensors_0, %c21_tensors_1], 1), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c21_tensors_0, %c1_tensors_1],), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c21_tensors_0, %c20_tensors_1],), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23)
