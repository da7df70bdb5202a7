# conformance: cat.default
# values: cat.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_tensors_0 : [num_users=1] = placeholder[target=c0_tensors_0]
    %c0_tensors_1 : [num_users=1] = placeholder[target=c0_tensors_1]
    %c0_tensors_2 : [num_users=1] = placeholder[target=c0_tensors_2]
    %c0_tensors_3 : [num_users=1] = placeholder[target=c0_tensors_3]
    %c0_tensors_4 : [num_users=1] = placeholder[target=c0_tensors_4]
    %c0_tensors_5 : [num_users=1] = placeholder[target=c0_tensors_5]
    %c0_tensors_6 : [num_users=1] = placeholder[target=c0_tensors_6]
    %c1_tensors_0 : [num_users=1] = placeholder[target=c1_tensors_0]
    %c1_tensors_1 : [num_users=1] = placeholder[target=c1_tensors_1]
    %c1_tensors_2 : [num_users=1] = placeholder[target=c1_tensors_2]
    %c2_tensors_0 : [num_users=1] = placeholder[target=c2_tensors_0]
    %c2_tensors_1 : [num_users=1] = placeholder[target=c2_tensors_1]
    %c2_tensors_2 : [num_users=1] = placeholder[target=c2_tensors_2]
    %c2_tensors_3 : [num_users=1] = placeholder[target=c2_tensors_3]
    %c2_tensors_4 : [num_users=1] = placeholder[target=c2_tensors_4]
    %c2_tensors_5 : [num_users=1] = placeholder[target=c2_tensors_5]
    %c2_tensors_6 : [num_users=1] = placeholder[target=c2_tensors_6]
    %c3_tensors_0 : [num_users=1] = placeholder[target=c3_tensors_0]
    %c3_tensors_1 : [num_users=1] = placeholder[target=c3_tensors_1]
    %c3_tensors_2 : [num_users=1] = placeholder[target=c3_tensors_2]
    %c4_tensors_0 : [num_users=1] = placeholder[target=c4_tensors_0]
    %c4_tensors_1 : [num_users=1] = placeholder[target=c4_tensors_1]
    %c4_tensors_2 : [num_users=1] = placeholder[target=c4_tensors_2]
    %c4_tensors_3 : [num_users=1] = placeholder[target=c4_tensors_3]
    %c4_tensors_4 : [num_users=1] = placeholder[target=c4_tensors_4]
    %c4_tensors_5 : [num_users=1] = placeholder[target=c4_tensors_5]
    %c4_tensors_6 : [num_users=1] = placeholder[target=c4_tensors_6]
    %c5_tensors_0 : [num_users=1] = placeholder[target=c5_tensors_0]
    %c5_tensors_1 : [num_users=1] = placeholder[target=c5_tensors_1]
    %c5_tensors_2 : [num_users=1] = placeholder[target=c5_tensors_2]
    %c6_tensors_0 : [num_users=1] = placeholder[target=c6_tensors_0]
    %c6_tensors_1 : [num_users=1] = placeholder[target=c6_tensors_1]
    %c6_tensors_2 : [num_users=1] = placeholder[target=c6_tensors_2]
    %c7_tensors_0 : [num_users=1] = placeholder[target=c7_tensors_0]
    %c7_tensors_1 : [num_users=1] = placeholder[target=c7_tensors_1]
    %c7_tensors_2 : [num_users=1] = placeholder[target=c7_tensors_2]
    %c8_tensors_0 : [num_users=1] = placeholder[target=c8_tensors_0]
    %c8_tensors_1 : [num_users=1] = placeholder[target=c8_tensors_1]
    %c8_tensors_2 : [num_users=1] = placeholder[target=c8_tensors_2]
    %c9_tensors_0 : [num_users=1] = placeholder[target=c9_tensors_0]
    %c9_tensors_1 : [num_users=1] = placeholder[target=c9_tensors_1]
    %c9_tensors_2 : [num_users=1] = placeholder[target=c9_tensors_2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c0_tensors_0, %c0_tensors_1, %c0_tensors_2, %c0_tensors_3, %c0_tensors_4, %c0_tensors_5, %c0_tensors_6],), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c1_tensors_0, %c1_tensors_1, %c1_tensors_2],), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c2_tensors_0, %c2_tensors_1, %c2_tensors_2, %c2_tensors_3, %c2_tensors_4, %c2_tensors_5, %c2_tensors_6],), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c3_tensors_0, %c3_tensors_1, %c3_tensors_2],), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c4_tensors_0, %c4_tensors_1, %c4_tensors_2, %c4_tensors_3, %c4_tensors_4, %c4_tensors_5, %c4_tensors_6],), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c5_tensors_0, %c5_tensors_1, %c5_tensors_2],), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c6_tensors_0, %c6_tensors_1, %c6_tensors_2], 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c7_tensors_0, %c7_tensors_1, %c7_tensors_2], 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c8_tensors_0, %c8_tensors_1, %c8_tensors_2], 1), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%c9_tensors_0, %c9_tensors_1, %c9_tensors_2], 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
