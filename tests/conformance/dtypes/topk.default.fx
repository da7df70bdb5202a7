# conformance: topk.default
# values: topk.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c0_self, 2), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c1_self, 2, 0, False), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c2_self, 2), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c3_self, 2, 0, False), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c4_self, 2), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c5_self, 2, 0, False), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c6_self, 2), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c7_self, 2, 0, False), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c8_self, 2), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c9_self, 2, 0, False), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c10 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c10_self, 2), kwargs = {})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    %c11 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c11_self, 2, 0, False), kwargs = {})
    %c11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 0), kwargs = {})
    %c11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 1), kwargs = {})
    %c12 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c12_self, 2), kwargs = {})
    %c12_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 0), kwargs = {})
    %c12_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 1), kwargs = {})
    %c13 : [num_users=2] = call_function[target=torch.ops.aten.topk.default](args = (%c13_self, 2, 0, False), kwargs = {})
    %c13_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 0), kwargs = {})
    %c13_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1, c10_out0, c10_out1, c11_out0, c11_out1, c12_out0, c12_out1, c13_out0, c13_out1)
