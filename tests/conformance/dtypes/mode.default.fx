# conformance: mode.default
# values: mode.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c0_self,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c0_self, 1, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c2_self,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c2_self, 1, True), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c4_self,), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c4_self, 1, True), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c6_self,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c6_self, 1, True), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c8_self,), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c8_self, 1, True), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c10 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c10_self,), kwargs = {})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    %c11 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c10_self, 1, True), kwargs = {})
    %c11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 0), kwargs = {})
    %c11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 1), kwargs = {})
    %c12 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c12_self,), kwargs = {})
    %c12_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 0), kwargs = {})
    %c12_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 1), kwargs = {})
    %c13 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c12_self, 1, True), kwargs = {})
    %c13_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 0), kwargs = {})
    %c13_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 1), kwargs = {})
    %c14 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c14_self,), kwargs = {})
    %c14_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c14, 0), kwargs = {})
    %c14_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c14, 1), kwargs = {})
    %c15 : [num_users=2] = call_function[target=torch.ops.aten.mode.default](args = (%c14_self, 1, True), kwargs = {})
    %c15_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c15, 0), kwargs = {})
    %c15_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c15, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1, c10_out0, c10_out1, c11_out0, c11_out1, c12_out0, c12_out1, c13_out0, c13_out1, c14_out0, c14_out1, c15_out0, c15_out1)
