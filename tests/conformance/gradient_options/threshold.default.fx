# gradients: threshold.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c1_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c1_self, not smooth
# case c6: by c1_self, not smooth
# case c7: by c1_self, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c1_self : [num_users=6] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c0_self, 0.5, -0.6046891126565539), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c1_self, 0.5, -5.4215280659972755), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c0_self, -7.582430495695129, 0.5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c1_self, -4.146041530864057, 0.5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c1_self, -4.146041530864057, 2.0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c1_self, -4.146041530864057, 1.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c1_self, -4.146041530864057, 0.0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.threshold.default](args = (%c1_self, -4.146041530864057, 3.0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
