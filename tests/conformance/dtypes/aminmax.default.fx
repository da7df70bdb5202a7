# conformance: aminmax.default
# values: aminmax.default.npz
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
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=3] = placeholder[target=c21_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c0_self,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c0_self,), kwargs = {dim: 1})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c0_self,), kwargs = {dim: 0, keepdim: True})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c3_self,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c3_self,), kwargs = {dim: 1})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c3_self,), kwargs = {dim: 0, keepdim: True})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c6_self,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c6_self,), kwargs = {dim: 1})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c6_self,), kwargs = {dim: 0, keepdim: True})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c9_self,), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c10 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c9_self,), kwargs = {dim: 1})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    %c11 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c9_self,), kwargs = {dim: 0, keepdim: True})
    %c11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 0), kwargs = {})
    %c11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 1), kwargs = {})
    %c12 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c12_self,), kwargs = {})
    %c12_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 0), kwargs = {})
    %c12_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 1), kwargs = {})
    %c13 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c12_self,), kwargs = {dim: 1})
    %c13_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 0), kwargs = {})
    %c13_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 1), kwargs = {})
    %c14 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c12_self,), kwargs = {dim: 0, keepdim: True})
    %c14_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c14, 0), kwargs = {})
    %c14_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c14, 1), kwargs = {})
    %c15 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c15_self,), kwargs = {})
    %c15_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c15, 0), kwargs = {})
    %c15_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c15, 1), kwargs = {})
    %c16 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c15_self,), kwargs = {dim: 1})
    %c16_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c16, 0), kwargs = {})
    %c16_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c16, 1), kwargs = {})
    %c17 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c15_self,), kwargs = {dim: 0, keepdim: True})
    %c17_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c17, 0), kwargs = {})
    %c17_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c17, 1), kwargs = {})
    %c18 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c18_self,), kwargs = {})
    %c18_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c18, 0), kwargs = {})
    %c18_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c18, 1), kwargs = {})
    %c19 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c18_self,), kwargs = {dim: 1})
    %c19_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c19, 0), kwargs = {})
    %c19_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c19, 1), kwargs = {})
    %c20 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c18_self,), kwargs = {dim: 0, keepdim: True})
    %c20_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c20, 0), kwargs = {})
    %c20_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c20, 1), kwargs = {})
    %c21 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c21_self,), kwargs = {})
    %c21_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c21, 0), kwargs = {})
    %c21_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c21, 1), kwargs = {})
    %c22 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c21_self,), kwargs = {dim: 1})
    %c22_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c22, 0), kwargs = {})
    %c22_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c22, 1), kwargs = {})
    %c23 : [num_users=2] = call_function[target=torch.ops.aten.aminmax.default](args = (%c21_self,), kwargs = {dim: 0, keepdim: True})
    %c23_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c23, 0), kwargs = {})
    %c23_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c23, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1, c10_out0, c10_out1, c11_out0, c11_out1, c12_out0, c12_out1, c13_out0, c13_out1, c14_out0, c14_out1, c15_out0, c15_out1, c16_out0, c16_out1, c17_out0, c17_out1, c18_out0, c18_out1, c19_out0, c19_out1, c20_out0, c20_out1, c21_out0, c21_out1, c22_out0, c22_out1, c23_out0, c23_out1)
