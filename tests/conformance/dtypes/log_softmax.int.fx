# conformance: log_softmax.int
# values: log_softmax.int.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c0_self, 1, torch.float32), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c1_self, 1, torch.float32), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c2_self, 1, torch.float32), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c3_self, 1, torch.float32), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c4_self, 1, torch.float32), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c5_self, 1, torch.float32), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c6_self, 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c6_self, 1, torch.float32), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c8_self, 1), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.log_softmax.int](args = (%c8_self, 1, torch.float32), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
