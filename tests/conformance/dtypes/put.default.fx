# conformance: put.default
# values: put.default.npz
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
    %c0_index : [num_users=16] = placeholder[target=c0_index]
    %c0_source : [num_users=2] = placeholder[target=c0_source]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_source : [num_users=2] = placeholder[target=c2_source]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_source : [num_users=2] = placeholder[target=c4_source]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_source : [num_users=2] = placeholder[target=c6_source]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_source : [num_users=2] = placeholder[target=c8_source]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c10_source : [num_users=2] = placeholder[target=c10_source]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_source : [num_users=2] = placeholder[target=c12_source]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c14_source : [num_users=2] = placeholder[target=c14_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c0_self, %c0_index, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c0_self, %c0_index, %c0_source, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c2_self, %c0_index, %c2_source), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c2_self, %c0_index, %c2_source, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c4_self, %c0_index, %c4_source), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c4_self, %c0_index, %c4_source, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c6_self, %c0_index, %c6_source), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c6_self, %c0_index, %c6_source, True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c8_self, %c0_index, %c8_source), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c8_self, %c0_index, %c8_source, True), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c10_self, %c0_index, %c10_source), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c10_self, %c0_index, %c10_source, True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c12_self, %c0_index, %c12_source), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c12_self, %c0_index, %c12_source, True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c14_self, %c0_index, %c14_source), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c14_self, %c0_index, %c14_source, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
