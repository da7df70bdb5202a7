# conformance: clone.default
# values: clone.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
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
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c0_self, [1, 2, 4], [2, 1, 0], 0), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_0v,), kwargs = {memory_format: torch.contiguous_format})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {memory_format: torch.channels_last})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [1, 2, 4], [2, 1, 0], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c2_0v,), kwargs = {memory_format: torch.contiguous_format})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c3_self,), kwargs = {memory_format: torch.channels_last})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c4_self, [1, 2, 4], [2, 1, 0], 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c4_0v,), kwargs = {memory_format: torch.contiguous_format})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c5_self,), kwargs = {memory_format: torch.contiguous_format})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c6_self, [1, 2, 4], [2, 1, 0], 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c6_0v,), kwargs = {memory_format: torch.contiguous_format})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c7_self,), kwargs = {memory_format: torch.contiguous_format})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c8_self, [1, 2, 4], [2, 1, 0], 0), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c8_0v,), kwargs = {memory_format: torch.contiguous_format})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c9_self,), kwargs = {memory_format: torch.contiguous_format})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
