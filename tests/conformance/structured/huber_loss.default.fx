# conformance: huber_loss.default
# values: huber_loss.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_target : [num_users=1] = placeholder[target=c2_target]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c3_target : [num_users=2] = placeholder[target=c3_target]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_target : [num_users=1] = placeholder[target=c5_target]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_target : [num_users=2] = placeholder[target=c6_target]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_target : [num_users=1] = placeholder[target=c8_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 0, 8.698115367693557), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 2, 8.698115367693557), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c2_self, %c2_target, 1, 8.698115367693557), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c3_self, %c3_target, 0, 8.698115367693557), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c3_self, %c3_target, 2, 8.698115367693557), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c5_self, %c5_target, 1, 8.698115367693557), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c6_self, %c6_target, 0, 8.698115367693557), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c6_self, %c6_target, 2, 8.698115367693557), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c8_self, %c8_target, 1, 8.698115367693557), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
